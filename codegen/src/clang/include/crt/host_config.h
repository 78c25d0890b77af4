/* Only compiler checks live in the real one. */
#pragma once
