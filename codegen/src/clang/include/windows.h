/* No CUDA declaration needs anything of it. */
#pragma once
