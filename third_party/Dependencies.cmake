# The system's packages as imported targets. Nothing is downloaded, and this folder contains no foreign source code. Some
# systems describe a library by a CMake package and others by pkg-config, so both are tried. All missing libraries are
# reported at once, with their packages in Debian and Ubuntu.

if(POLICY CMP0167)
    cmake_policy(SET CMP0167 NEW)  # use Boost's own CMake package, as newer CMakes do
endif()
if(EMSCRIPTEN)
    include(web/Packages)
endif()
find_package(PkgConfig QUIET)
set(dolmen_missing "")

# dolmen_require(found_variable "what it is" package): adds it to the list of missing libraries unless it was found.
macro(dolmen_require found what package)
    if(NOT ${found})
        string(APPEND dolmen_missing "\n  ${what} (${package})")
    endif()
endmacro()

# dolmen_find(name "what it is" package TARGETS target... [PKG_CONFIG module] [HEADER header]): defines dolmen_<name>, which
# links the first of these targets that exists, or else pkg-config's module, or else only includes the header's folder.
function(dolmen_find name what package)
    cmake_parse_arguments(PARSE_ARGV 3 arg "" "PKG_CONFIG;HEADER" "TARGETS")
    add_library(dolmen_${name} INTERFACE)
    foreach(target IN LISTS arg_TARGETS)
        if(TARGET ${target})
            target_link_libraries(dolmen_${name} INTERFACE ${target})
            return()
        endif()
    endforeach()
    if(arg_PKG_CONFIG AND PkgConfig_FOUND)
        pkg_check_modules(${name} QUIET IMPORTED_TARGET ${arg_PKG_CONFIG})
        if(${name}_FOUND)
            target_link_libraries(dolmen_${name} INTERFACE PkgConfig::${name})
            return()
        endif()
    endif()
    if(arg_HEADER)
        find_path(DOLMEN_${name}_INCLUDE ${arg_HEADER} PATH_SUFFIXES ${name})
        if(DOLMEN_${name}_INCLUDE)
            target_include_directories(dolmen_${name} SYSTEM INTERFACE ${DOLMEN_${name}_INCLUDE})
            return()
        endif()
    endif()
    set(found FALSE)
    dolmen_require(found "${what}" ${package})
    set(dolmen_missing "${dolmen_missing}" PARENT_SCOPE)
endfunction()

find_package(Threads REQUIRED)
find_package(CLI11 QUIET)
dolmen_find(cli11 "CLI11" libcli11-dev TARGETS CLI11::CLI11 PKG_CONFIG CLI11 HEADER CLI/CLI.hpp)
find_package(nlohmann_json QUIET)
dolmen_find(json "JSON for Modern C++" nlohmann-json3-dev TARGETS nlohmann_json::nlohmann_json PKG_CONFIG nlohmann_json
            HEADER nlohmann/json.hpp)

if(DOLMEN_GAME OR DOLMEN_TESTS)
    find_package(Boost 1.74 QUIET COMPONENTS locale)
    dolmen_find(boost_locale "Boost.Locale 1.74 or later" libboost-locale-dev TARGETS Boost::locale)
    find_package(ICU QUIET COMPONENTS i18n uc)
    dolmen_find(icu_uc "ICU" libicu-dev TARGETS ICU::uc PKG_CONFIG icu-uc)
    dolmen_find(icu_i18n "ICU" libicu-dev TARGETS ICU::i18n PKG_CONFIG icu-i18n)
    add_library(dolmen_icu INTERFACE)
    target_link_libraries(dolmen_icu INTERFACE dolmen_icu_i18n dolmen_icu_uc)
    find_package(SQLite3 QUIET)
    dolmen_find(sqlite "SQLite 3" libsqlite3-dev TARGETS SQLite3::SQLite3 SQLite::SQLite3 PKG_CONFIG sqlite3)
    if(NOT EMSCRIPTEN)  # a page has the browser's connections
        dolmen_find(boost_headers "Boost.Asio and Boost.Beast 1.74 or later" libboost-dev TARGETS Boost::headers
                    HEADER boost/beast.hpp)
        find_package(OpenSSL 3 QUIET)
        dolmen_find(ssl "OpenSSL 3" libssl-dev TARGETS OpenSSL::SSL)
        dolmen_find(avahi "Avahi's client library" libavahi-client-dev PKG_CONFIG avahi-client)
        # src/net/BeastSource.cpp compiles all of both libraries that is no template, once.
        add_library(dolmen_beast INTERFACE)
        target_link_libraries(dolmen_beast INTERFACE dolmen_boost_headers dolmen_ssl)
        target_compile_definitions(dolmen_beast INTERFACE BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION
                                                          BOOST_ASIO_NO_DEPRECATED)
    endif()
endif()

if(DOLMEN_GAME)
    find_package(SDL2 QUIET)
    dolmen_find(sdl2 "SDL 2" libsdl2-dev TARGETS SDL2::SDL2 PKG_CONFIG sdl2)
    find_package(SDL2_mixer QUIET)
    dolmen_find(sdl2_mixer "SDL_mixer 2" libsdl2-mixer-dev TARGETS SDL2_mixer::SDL2_mixer PKG_CONFIG SDL2_mixer)
    find_package(OpenGL QUIET)
    dolmen_find(opengl "OpenGL" libgl-dev TARGETS OpenGL::GL)
    find_package(GLEW QUIET)
    dolmen_find(glew "GLEW" libglew-dev TARGETS GLEW::GLEW PKG_CONFIG glew)
    find_package(Freetype QUIET)
    dolmen_find(freetype "FreeType" libfreetype-dev TARGETS Freetype::Freetype PKG_CONFIG freetype2)
    # Debian's static Dear ImGui contains its FreeType rasteriser and the SDL and OpenGL back ends.
    find_package(imgui CONFIG QUIET)
    dolmen_find(imgui_library "Dear ImGui" libimgui-dev TARGETS imgui::imgui PKG_CONFIG imgui)
    find_package(glm CONFIG QUIET)
    dolmen_find(glm "GLM" libglm-dev TARGETS glm::glm HEADER glm/glm.hpp)
    # Otherwise the linker may keep the copies of GLM's functions that libraries without optimisation bring.
    target_compile_definitions(dolmen_glm INTERFACE GLM_FORCE_INLINE)
    dolmen_find(stb "stb" libstb-dev TARGETS stb::stb PKG_CONFIG stb HEADER stb_image.h)
    find_package(tinyobjloader CONFIG QUIET)
    dolmen_find(tinyobj "tinyobjloader" libtinyobjloader-dev TARGETS tinyobjloader::tinyobjloader PKG_CONFIG tinyobjloader)
    if(EMSCRIPTEN)
        add_library(dolmen_fontconfig INTERFACE)  # a page knows no fonts of the system
    else()
        find_package(Fontconfig QUIET)
        dolmen_find(fontconfig "Fontconfig" libfontconfig-dev TARGETS Fontconfig::Fontconfig PKG_CONFIG fontconfig)
    endif()
    if(EMSCRIPTEN)
        set(dolmen_qrencode "")  # a page invites to nothing
    else()
        dolmen_find(qrencode "libqrencode" libqrencode-dev PKG_CONFIG libqrencode)
        set(dolmen_qrencode dolmen_qrencode)
    endif()
    find_package(GIF QUIET)
    dolmen_find(gif "giflib" libgif-dev TARGETS GIF::GIF HEADER gif_lib.h)
    # Optional: without it the game does not speak, just as without a running speech-dispatcher.
    add_library(dolmen_speechd INTERFACE)
    set(DOLMEN_SPEECH FALSE)
    if(PkgConfig_FOUND)
        pkg_check_modules(speechd QUIET speech-dispatcher)
    endif()
    if(speechd_FOUND)
        # Without pkg-config's flags: its -pthread differs from that of the precompiled headers, which GCC would then ignore.
        target_link_libraries(dolmen_speechd INTERFACE ${speechd_LINK_LIBRARIES})
        target_include_directories(dolmen_speechd SYSTEM INTERFACE ${speechd_INCLUDE_DIRS})
        set(DOLMEN_SPEECH TRUE)
    endif()

    # Targets that combine several libraries.
    add_library(dolmen_gl INTERFACE)
    target_link_libraries(dolmen_gl INTERFACE dolmen_glew dolmen_opengl)
    add_library(dolmen_imgui INTERFACE)
    target_link_libraries(dolmen_imgui INTERFACE dolmen_imgui_library dolmen_freetype dolmen_sdl2 dolmen_opengl)
endif()

if(DOLMEN_TESTS)
    find_package(GTest QUIET)
    dolmen_require(GTest_FOUND "GoogleTest" libgtest-dev)
    dolmen_require(GTest_FOUND "GoogleMock" libgmock-dev)
    find_package(benchmark QUIET)
    dolmen_require(benchmark_FOUND "Google Benchmark" libbenchmark-dev)
endif()

if(dolmen_missing)
    message(FATAL_ERROR "Dolmen needs what was not found here. In parentheses stands the package of Debian and Ubuntu:"
                        "${dolmen_missing}\nscripts/setup installs them on the systems that it knows. What lies elsewhere "
                        "is found by -DCMAKE_PREFIX_PATH=FOLDER and the environment variable PKG_CONFIG_PATH.")
endif()

if(DOLMEN_TESTS)
    include(GoogleTest)
    add_library(dolmen_gtest INTERFACE)
    target_link_libraries(dolmen_gtest INTERFACE GTest::gtest GTest::gmock GTest::gtest_main)
endif()
