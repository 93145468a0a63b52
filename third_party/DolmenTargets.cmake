# Functions that declare this project's targets: one library for each folder, one label scheme for all tests.

add_library(dolmen_options INTERFACE)
target_include_directories(dolmen_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(dolmen_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
                                                -Wnon-virtual-dtor -Woverloaded-virtual)
if(DOLMEN_NATIVE)
    target_compile_options(dolmen_options INTERFACE -march=native)
    # Clang 18 and 19 warn of their own choice of instructions on processors with AVX10.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 18)
        target_compile_options(dolmen_options INTERFACE -Wno-invalid-feature-combination)
    endif()
endif()
# ccache can cache files with precompiled headers only if the preprocessed text names those headers.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(dolmen_options INTERFACE -fpch-preprocess)
    # GCC 12 and 13 falsely warn of overflows in each inlined string = "literal" (bug 105329) and in short loops.
    if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
        target_compile_options(dolmen_options INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
    endif()
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

# The C++ library checks indices and iterators in debug builds, and without sanitizers the C library fills freed memory with rubbish.
target_compile_definitions(dolmen_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
set(dolmen_rubbish MALLOC_PERTURB_=165)

# In debug builds, whatever their preset says: for code that computes for long, and for code that hardly runs but takes long
# to compile. A page is built for size, but for that first kind.
set(dolmen_optimised $<$<CONFIG:Debug>:-O2>)
if(EMSCRIPTEN)
    set(dolmen_optimised -O3)
endif()
set(dolmen_unoptimised $<$<CONFIG:Debug>:-O0>)

# dolmen_precompiled(name HEADERS header... [LIBRARIES library...] [OPTIONS option...]): precompiles these headers for all
# targets that use dolmen_precompile(). Without it, three quarters of the compile time go into reading foreign headers.
# GCC crashes if headers were precompiled at another optimisation level than the target's, so OPTIONS must contain it.
function(dolmen_precompiled name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;LIBRARIES;OPTIONS")
    if(NOT DOLMEN_PRECOMPILE)
        return()
    endif()
    set(source ${PROJECT_BINARY_DIR}/precompiled/${name}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// Only carries the precompiled headers.\n")
    add_library(${name} OBJECT ${source})
    target_link_libraries(${name} PRIVATE dolmen_options ${arg_LIBRARIES})
    target_compile_options(${name} PRIVATE ${arg_OPTIONS})
    target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()

# dolmen_precompile(target name): compiles the target with the headers of dolmen_precompiled(name).
function(dolmen_precompile target name)
    if(DOLMEN_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM ${name})
    endif()
endfunction()

# dolmen_of_platform(list): takes the files of other platforms out of this list of sources. What differs between a desktop and a
# page in a browser stands in two files with one header: Name_desktop.cpp and Name_page.cpp.
function(dolmen_of_platform list)
    if(EMSCRIPTEN)
        list(FILTER ${list} EXCLUDE REGEX "_desktop\\.cpp$")
    else()
        list(FILTER ${list} EXCLUDE REGEX "_page\\.cpp$")
    endif()
    set(${list} ${${list}} PARENT_SCOPE)
endfunction()

# dolmen_library(name [OPTIMISED] [IN folder] [HEADERS headers] [dependency...] [FOLDERS folder...]): the folder's sources, and those of
# the folders below it that are named, as a static library, built if a program or a test needs it.
# OPTIMISED: optimised in debug builds, too, for libraries that compute for long. All others compile twice as fast with the
# preset's optimisation. IN: which folder, if not this one. HEADERS: which headers are precompiled, if not std or glm.
function(dolmen_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OPTIMISED" "IN;HEADERS" "FOLDERS")
    set(dependencies ${arg_UNPARSED_ARGUMENTS})
    set(files *.cpp *.h)
    foreach(folder IN LISTS arg_FOLDERS)
        list(APPEND files ${folder}/*.cpp ${folder}/*.h)
    endforeach()
    if(arg_IN)
        list(TRANSFORM files PREPEND ${arg_IN}/)
    endif()
    file(GLOB sources CONFIGURE_DEPENDS ${files})
    dolmen_of_platform(sources)
    add_library(${name} STATIC EXCLUDE_FROM_ALL ${sources})
    set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
    target_link_libraries(${name} PUBLIC dolmen_options ${dependencies})
    set(headers std)
    if(arg_HEADERS)
        set(headers ${arg_HEADERS})
    elseif("dolmen_glm" IN_LIST dependencies OR "scene" IN_LIST dependencies)
        set(headers glm)
    endif()
    if(arg_OPTIMISED)
        target_compile_options(${name} PRIVATE ${dolmen_optimised})
        string(PREPEND headers optimised_)
    endif()
    dolmen_precompile(${name} dolmen_${headers}_headers)
endfunction()

# dolmen_draws(target): the target loads a graphics driver, whose leaks the sanitizers must not report.
function(dolmen_draws target)
    if(DOLMEN_SANITIZE)
        set_target_properties(${target} PROPERTIES DOLMEN_DRAWS ON)
        target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/Sanitizers.cpp)
    endif()
endfunction()

# dolmen_shards(name label count): the cases of a test program as so many CTest tests, each a process that runs its share of
# them. A process for each of thousands of short cases would take longer to start than to run.
function(dolmen_shards name label count)
    math(EXPR last "${count} - 1")
    foreach(shard RANGE ${last})
        set(test ${name})
        if(count GREATER 1)
            math(EXPR number "${shard} + 1")
            set(test ${name}/${number}-of-${count})
        endif()
        add_test(NAME ${test} COMMAND ${name})
        set_tests_properties(${test} PROPERTIES LABELS ${label} TIMEOUT 900 ENVIRONMENT
                             "GTEST_TOTAL_SHARDS=${count};GTEST_SHARD_INDEX=${shard};GTEST_BRIEF=1;${dolmen_rubbish}")
    endforeach()
endfunction()

# dolmen_test(name LABEL [OPTIMISED] [SHARDS count] dependency... [FOLDERS folder...]): the *Test.cpp files of this folder, and
# of those below it that are named, as one GoogleTest program. Labels: see docs/design/testing.md. With the labels unit and
# property the program is `count` CTest tests, by default one; with others, whose cases take long or a process of their own,
# each case is one. OPTIMISED: for tests whose own code computes or measures for long. While dolmen_omits_tests is on, the program
# is only built when asked for, and its cases are no tests.
function(dolmen_test name label)
    cmake_parse_arguments(PARSE_ARGV 2 arg "OPTIMISED" "SHARDS" "FOLDERS")
    list(TRANSFORM arg_FOLDERS APPEND "/*Test.cpp")
    file(GLOB sources CONFIGURE_DEPENDS *Test.cpp ${arg_FOLDERS})
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE ${arg_UNPARSED_ARGUMENTS} dolmen_gtest)
    if(arg_OPTIMISED)
        target_compile_options(${name} PRIVATE ${dolmen_optimised})
        dolmen_precompile(${name} dolmen_optimised_std_headers)
    else()
        target_compile_options(${name} PRIVATE ${dolmen_unoptimised})
        dolmen_precompile(${name} dolmen_test_headers)
    endif()
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(${name} PRIVATE DOLMEN_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                               DOLMEN_BINARY_DIR="${PROJECT_BINARY_DIR}")
    if(dolmen_omits_tests)
        set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
        return()
    endif()
    if(NOT arg_SHARDS)
        set(arg_SHARDS 1)
    endif()
    if(label MATCHES "^(unit|property)$")
        dolmen_shards(${name} ${label} ${arg_SHARDS})
    else()
        gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 DISCOVERY_MODE PRE_TEST TEST_PREFIX "${name}/"
                             PROPERTIES LABELS ${label} ENVIRONMENT "${dolmen_rubbish}" TIMEOUT $<IF:$<STREQUAL:${label},slow>,3600,600>)
    endif()
endfunction()
