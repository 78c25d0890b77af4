#pragma once
typedef unsigned int GLenum;
typedef unsigned int GLuint;
typedef int GLint;
