# The system's packages as imported targets. Nothing is downloaded and no one's source lives here.

find_package(Threads REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)

if(DOLMEN_GAME)
    find_package(PkgConfig REQUIRED)
    find_package(SDL2 REQUIRED)
    find_package(SDL2_mixer REQUIRED)
    find_package(GLEW REQUIRED)
    find_package(OpenGL REQUIRED)
    find_package(glm REQUIRED)
    find_package(Boost 1.74 REQUIRED COMPONENTS locale)
    pkg_check_modules(imgui REQUIRED IMPORTED_TARGET imgui)
    pkg_check_modules(freetype REQUIRED IMPORTED_TARGET freetype2)
    pkg_check_modules(stb REQUIRED IMPORTED_TARGET stb)

    # GLM's experimental extensions stay off; radians and depth -1..1 are its defaults and OpenGL's.
    add_library(dolmen_glm INTERFACE)
    target_link_libraries(dolmen_glm INTERFACE glm::glm)
    add_library(dolmen_gl INTERFACE)
    target_link_libraries(dolmen_gl INTERFACE GLEW::GLEW OpenGL::GL)
    # Debian's static Dear ImGui contains its FreeType rasteriser and the SDL and OpenGL back ends.
    add_library(dolmen_imgui INTERFACE)
    target_link_libraries(dolmen_imgui INTERFACE PkgConfig::imgui PkgConfig::freetype SDL2::SDL2 OpenGL::GL)
    add_library(dolmen_stb INTERFACE)
    target_link_libraries(dolmen_stb INTERFACE PkgConfig::stb)
endif()

if(DOLMEN_TESTS)
    find_package(GTest REQUIRED)
    find_package(benchmark REQUIRED)
    include(GoogleTest)
    add_library(dolmen_gtest INTERFACE)
    target_link_libraries(dolmen_gtest INTERFACE GTest::gtest GTest::gmock GTest::gtest_main)
endif()
