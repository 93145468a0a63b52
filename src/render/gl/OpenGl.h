#pragma once

// The functions and names of OpenGL: on a desktop those of version 3.3, in a page those of ES 3.0 (WebGL 2).
// What the two do differently stands in Device.h.
#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <GL/glew.h>
#endif
