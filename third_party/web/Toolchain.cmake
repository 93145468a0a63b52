# Compiles for WebAssembly in a page, with emscripten's headers and libraries (Debian's package). Files are compiled by clang
# itself with the options that emcc 3.1.6 would give it, since emcc takes five times as long to start as a small file to compile.
set(CMAKE_SYSTEM_NAME Emscripten)
set(CMAKE_SYSTEM_VERSION 1)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CROSSCOMPILING TRUE)
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})  # Platform/Emscripten.cmake

set(CMAKE_SYSROOT /usr/share/emscripten/cache/sysroot)
foreach(language C CXX)
    set(CMAKE_${language}_COMPILER_TARGET wasm32-unknown-emscripten)
    set(CMAKE_${language}_COMPILER_WORKS TRUE)
endforeach()
set(CMAKE_C_COMPILER clang-15)
set(CMAKE_CXX_COMPILER clang++-15)
set(CMAKE_AR /usr/bin/llvm-ar-15)
set(CMAKE_RANLIB /usr/bin/llvm-ranlib-15)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
foreach(kind LIBRARY PACKAGE)
    set(CMAKE_FIND_ROOT_PATH_MODE_${kind} ONLY)
endforeach()

set(flags "-DEMSCRIPTEN -D__EMSCRIPTEN_major__=3 -D__EMSCRIPTEN_minor__=1 -D__EMSCRIPTEN_tiny__=6 -D_LIBCPP_ABI_VERSION=2 -Dunix -D__unix \
-D__unix__ -fvisibility=default -mllvm -combiner-global-alias-analysis=false -mllvm -enable-emscripten-sjlj -mllvm -disable-lsr \
-Xclang -iwithsysroot/include/compat -pthread -msimd128")
set(CMAKE_C_FLAGS_INIT "${flags}")
# Exceptions are those of WebAssembly; JavaScript's would double the time of every call that may throw.
set(CMAKE_CXX_FLAGS_INIT "${flags} -fwasm-exceptions -isystem ${CMAKE_CURRENT_LIST_DIR}/compat -include ${CMAKE_CURRENT_LIST_DIR}/compat/Missing.h")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wno-version-check")
