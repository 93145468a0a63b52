# What CMake asks about the system of a page.
set(EMSCRIPTEN TRUE)
set(UNIX TRUE)
set(CMAKE_STATIC_LIBRARY_PREFIX lib)
set(CMAKE_STATIC_LIBRARY_SUFFIX .a)
set(CMAKE_EXECUTABLE_SUFFIX .js)
set_property(GLOBAL PROPERTY TARGET_SUPPORTS_SHARED_LIBS FALSE)
# emcc links: it adds the C library and writes the program's JavaScript.
set(CMAKE_CXX_LINK_EXECUTABLE "em++ <FLAGS> <CMAKE_CXX_LINK_FLAGS> <LINK_FLAGS> <OBJECTS> -o <TARGET> <LINK_LIBRARIES>")
