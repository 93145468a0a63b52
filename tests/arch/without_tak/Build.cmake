# Tests that everything else builds without games/tak, its assets, its tests and its line in the catalogue. The sources are
# copied without Tak and Tak's own programs, and Caravan replaces it in src/games and in the catalogue. The build makes the
# program, which then plays Caravan (WORK/build/bin/dolmen), or only the given targets.
#
#   cmake -DSOURCE=the_tree -DWORK=folder [-DTARGETS="dolmen"] [-DLAUNCHER=ccache] [-DCOMPILER=c++] -P Build.cmake
#
# WORK keeps the objects: another run compiles only changed files.

foreach(needed SOURCE WORK)
    if(NOT ${needed})
        message(FATAL_ERROR "${needed} is missing")
    endif()
endforeach()
if(NOT TARGETS)
    set(TARGETS dolmen)
endif()
separate_arguments(TARGETS)
set(tree ${WORK}/source)

# ---- the sources. Unchanged files keep their time, so that they are not compiled again.
set(copied "")
# copy(from to [without]...): copies the files below a folder, or one file, except those whose path below it matches.
function(copy from to)
    set(names .)
    if(IS_DIRECTORY ${SOURCE}/${from})
        file(GLOB_RECURSE names RELATIVE ${SOURCE}/${from} ${SOURCE}/${from}/*)
    endif()
    foreach(without IN LISTS ARGN)
        list(FILTER names EXCLUDE REGEX "^${without}")
    endforeach()
    foreach(name IN LISTS names)
        cmake_path(NORMAL_PATH name)
        set(target ${tree}/${to})
        set(origin ${SOURCE}/${from})
        if(NOT name STREQUAL ".")
            string(APPEND target /${name})
            string(APPEND origin /${name})
        endif()
        get_filename_component(folder ${target} DIRECTORY)
        file(MAKE_DIRECTORY ${folder})
        file(COPY_FILE ${origin} ${target} ONLY_IF_DIFFERENT)
        list(APPEND copied ${target})
    endforeach()
    set(copied "${copied}" PARENT_SCOPE)
endfunction()

copy(src src games/tak/ cli/ app/catalog/GameCatalog.cpp app/CMakeLists.txt)
copy(assets/CMakeLists.txt assets/CMakeLists.txt)
copy(assets/locale assets/locale .*/tak.po)
copy(CMakeLists.txt CMakeLists.txt)
copy(third_party third_party)
copy(shaders shaders)
foreach(part rules play table)
    copy(tests/games/caravan/${part} src/games/caravan/${part})
endforeach()
copy(tests/arch/without_tak/GameCatalog.cpp src/app/catalog/GameCatalog.cpp)

# ---- the line of the build that names the game of the catalogue
file(READ ${SOURCE}/src/app/CMakeLists.txt text)
string(REPLACE "tak_table" "caravan_table" text "${text}")
file(CONFIGURE OUTPUT ${tree}/src/app/CMakeLists.txt CONTENT "${text}" @ONLY)
list(APPEND copied ${tree}/src/app/CMakeLists.txt)

# ---- removed parts
file(GLOB_RECURSE files ${tree}/*)
list(REMOVE_ITEM files ${copied})
if(files)
    file(REMOVE ${files})
endif()

# ---- nothing else may know Tak
file(GLOB_RECURSE files ${tree}/src/*.h ${tree}/src/*.cpp ${tree}/src/CMakeLists.txt)
foreach(file IN LISTS files)
    file(STRINGS ${file} lines REGEX "games/tak|tak::|tak_(rules|engine|play|table)")
    if(lines)
        file(RELATIVE_PATH name ${tree} ${file})
        message(SEND_ERROR "${name} knows Tak: ${lines}")
    endif()
endforeach()

# ---- configure and build
set(options -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 -DDOLMEN_TESTS=OFF -DDOLMEN_NATIVE=OFF
            -DCMAKE_OPTIMIZE_DEPENDENCIES=ON)  # a library alone, without those that it is linked with
if(LAUNCHER)
    list(APPEND options -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER})
endif()
if(COMPILER)
    list(APPEND options -DCMAKE_CXX_COMPILER=${COMPILER})
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -G Ninja -S ${tree} -B ${WORK}/build ${options} OUTPUT_QUIET
                COMMAND_ERROR_IS_FATAL ANY)
cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK}/build --parallel ${cores} --target ${TARGETS}
                COMMAND_ERROR_IS_FATAL ANY)
