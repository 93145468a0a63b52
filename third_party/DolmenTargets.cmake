# How this project's own targets are declared: one library a folder, one label scheme for the tests.

add_library(dolmen_options INTERFACE)
target_include_directories(dolmen_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(dolmen_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
                                                -Wnon-virtual-dtor -Woverloaded-virtual)
if(DOLMEN_NATIVE)
    target_compile_options(dolmen_options INTERFACE -march=native)
endif()
# A compiler cache keeps what was compiled with precompiled headers only if they stand in what it looks at.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(dolmen_options INTERFACE -fpch-preprocess)
endif()
if(DOLMEN_SANITIZE)
    target_compile_options(dolmen_options INTERFACE -fsanitize=${DOLMEN_SANITIZE} -fno-omit-frame-pointer
                                                    -fno-sanitize-recover=all)
    target_link_options(dolmen_options INTERFACE -fsanitize=${DOLMEN_SANITIZE})
endif()
if(DOLMEN_FUZZ)
    target_compile_options(dolmen_options INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(dolmen_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# dolmen_precompiled(name HEADERS header... [LIBRARIES library...]): these headers, read once for all that name them
# with dolmen_precompile(). Three quarters of the compiler's time went into reading headers of others.
function(dolmen_precompiled name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;LIBRARIES")
    if(NOT DOLMEN_PRECOMPILE)
        return()
    endif()
    set(source ${PROJECT_BINARY_DIR}/precompiled/${name}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// Only carries the precompiled headers.\n")
    add_library(${name} OBJECT ${source})
    target_link_libraries(${name} PRIVATE dolmen_options ${arg_LIBRARIES})
    target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()

# dolmen_precompile(target name): the target is compiled with the headers of dolmen_precompiled(name).
function(dolmen_precompile target name)
    if(DOLMEN_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM ${name})
    endif()
endfunction()

# dolmen_library(name [dependency...]): the folder's sources as a static library.
function(dolmen_library name)
    file(GLOB sources CONFIGURE_DEPENDS *.cpp *.h)
    add_library(${name} STATIC ${sources})
    set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
    target_link_libraries(${name} PUBLIC dolmen_options ${ARGN})
    if("dolmen_glm" IN_LIST ARGN OR "scene" IN_LIST ARGN)
        dolmen_precompile(${name} dolmen_glm_headers)
    else()
        dolmen_precompile(${name} dolmen_std_headers)
    endif()
endfunction()

# dolmen_test(name LABEL dependency...): the folder's *Test.cpp files as one GoogleTest program, each case a CTest
# test. Labels: unit, property, slow, protocol, golden, arch.
function(dolmen_test name label)
    file(GLOB sources CONFIGURE_DEPENDS *Test.cpp)
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE ${ARGN} dolmen_gtest)
    dolmen_precompile(${name} dolmen_test_headers)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(${name} PRIVATE DOLMEN_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                               DOLMEN_BINARY_DIR="${PROJECT_BINARY_DIR}")
    gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 DISCOVERY_MODE PRE_TEST TEST_PREFIX "${name}/"
                         PROPERTIES LABELS ${label} TIMEOUT 600)
endfunction()
