#include "arch/Layers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(Layers, TheSourcesKeepToThem) {
    const auto found = arch::violations(DOLMEN_SOURCE_DIR "/src");
    for (const std::string& violation : found) ADD_FAILURE() << "src/" << violation;
}

TEST(Layers, EveryArrowIsNeeded) { EXPECT_THAT(arch::unusedArrows(DOLMEN_SOURCE_DIR "/src"), IsEmpty()); }

TEST(Layers, LibrariesOfTheProgramLinkWhatTheyMayInclude) {
    std::ifstream file(DOLMEN_SOURCE_DIR "/src/app/CMakeLists.txt");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_THAT(arch::wrongLinks(text), IsEmpty());
    EXPECT_THAT(
        arch::wrongLinks("\napp_library(input base i18n scene ui_kit dolmen_sdl2 APP\n  common table)"),
        ElementsAre("app_input must not link app_table"));
    EXPECT_THAT(arch::wrongLinks("\napp_library(input base i18n ui_kit APP common)"),
                ElementsAre("app_input must link scene"));
    EXPECT_THAT(arch::wrongLinks("\napp_library(inputs base)"), ElementsAre("app_inputs is no layer"));
}

/// A tree of sources in a folder of its own, for planting violations.
class PlantedTree : public ::testing::Test {
  protected:
    void SetUp() override {
        root_ =
            std::filesystem::path(::testing::TempDir()) /
            (std::string("dolmen-arch-") + ::testing::UnitTest::GetInstance()->current_test_info()->name());
        std::filesystem::remove_all(root_);
        std::filesystem::create_directories(root_);
    }
    void TearDown() override { std::filesystem::remove_all(root_); }

    void plant(const std::string& file, const std::string& text) {
        std::filesystem::create_directories((root_ / file).parent_path());
        std::ofstream(root_ / file) << text;
    }
    [[nodiscard]] std::vector<std::string> found() const { return arch::violations(root_); }
    /// The only complaint about a file with this one line; empty if there is none.
    std::string complaint(const std::string& file, const std::string& line) {
        plant(file, line + "\n");
        const auto all = found();
        std::filesystem::remove(root_ / file);
        EXPECT_LE(all.size(), 1U);
        return all.empty() ? "" : all.front();
    }

    std::filesystem::path root_;
};

TEST_F(PlantedTree, CleanTreesAreClean) {
    plant("base/Result.h", "#pragma once\n#include <string>\n");
    plant("games/tak/rules/Move.cpp",
          "#include \"games/tak/rules/Move.h\"\n#include \"base/Result.h\"\n#include <array>\n");
    plant("games/tak/engine/tei/Tei.h", "#include <istream>\n#include \"games/tak/rules/Move.h\"\n");
    plant("games/tak/table/Table.h",
          "#include <imgui.h>\n#include <glm/glm.hpp>\n#include \"ui/kit/Panel.h\"\n");
    plant("scene/camera/Camera.h",
          "#include <glm/glm.hpp>\n#include \"game/Place.h\"\n#include \"ecs/Registry.h\"\n");
    plant("render/Renderer.cpp",
          "#include <GL/glew.h>\n// #include \"match/Match.h\"\nR\"(\n#include \"light.glsl\"\n)\"\n");
    plant("app/catalog/GameCatalog.cpp",
          "#include \"games/tak/play/Tak.h\"\n#include \"games/tactiki/play/TacTiki.h\"\n");
    plant("app/App.cpp", "#include <SDL.h>\n#include <SDL2/SDL.h>\n#include <imgui_impl_sdl.h>\n");
    plant("cli/tak/TeiCommand.cpp", "#include <iostream>\n#include \"games/tak/rules/Perft.h\"\n");
    plant("archive/Archive.cpp", "#include <sqlite3.h>\n#include \"base/Result.h\"\n");
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(PlantedTree, TheGameAmongTheTestsKeepsToThemToo) {
    const std::filesystem::path game = DOLMEN_SOURCE_DIR "/tests/games/caravan";
    for (const char* part : {"rules", "play", "table"}) {
        std::filesystem::create_directories(root_ / "games/caravan");
        std::filesystem::copy(game / part, root_ / "games/caravan" / part);
    }
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(PlantedTree, AViolationIsFoundWithItsPlace) {
    plant("games/tak/rules/Move.h", "#pragma once\n\n#include <array>\n  #  include \"game/Action.h\"\n");
    EXPECT_THAT(found(),
                ElementsAre("games/tak/rules/Move.h:4: games/*/rules must not include game: game/Action.h"));
}

TEST_F(PlantedTree, LayersRunOneWay) {
    EXPECT_THAT(complaint("base/A.h", "#include \"game/Ids.h\""), HasSubstr("base must not include game"));
    EXPECT_THAT(complaint("render/A.h", "#include \"match/Match.h\""),
                HasSubstr("render must not include match"));
    EXPECT_THAT(complaint("render/A.h", "#include \"game/Ids.h\""),
                HasSubstr("render must not include game"));
    EXPECT_THAT(complaint("ecs/A.h", "#include \"scene/camera/Camera.h\""),
                HasSubstr("ecs must not include scene"));
    EXPECT_THAT(complaint("scene/A.h", "#include \"render/Renderer.h\""),
                HasSubstr("scene must not include render"));
    EXPECT_THAT(complaint("match/A.h", "#include \"ui/kit/Panel.h\""),
                HasSubstr("match must not include ui/kit"));
    EXPECT_THAT(complaint("ui/kit/A.h", "#include \"ui/screens/Menu.h\""),
                HasSubstr("ui/kit must not include ui/screens"));
    EXPECT_THAT(complaint("games/tak/rules/A.h", "#include \"games/tak/engine/Search.h\""),
                HasSubstr("must not include games/*/engine"));
    EXPECT_THAT(complaint("games/tak/engine/A.h", "#include \"ecs/Registry.h\""),
                HasSubstr("must not include ecs"));
    EXPECT_THAT(complaint("cli/A.h", "#include \"ui/kit/Panel.h\""),
                HasSubstr("cli must not include ui/kit"));
}

TEST_F(PlantedTree, TheFoldersOfTheProgramHaveArrowsOfTheirOwn) {
    EXPECT_THAT(complaint("app/table/A.h", "#include \"app/screens/table/PlayScreen.h\""),
                HasSubstr("app/table must not include app/screens/table"));
    EXPECT_THAT(complaint("app/table/A.h", "#include \"app/input/Actions.h\""),
                HasSubstr("app/table must not include app/input"));
    EXPECT_THAT(complaint("app/input/A.h", "#include \"match/Match.h\""),
                HasSubstr("app/input must not include match"));
    EXPECT_THAT(complaint("app/screens/A.h", "#include \"app/App.h\""),
                HasSubstr("app/screens must not include app"));
    EXPECT_THAT(complaint("app/screens/table/thinking/A.h", "#include \"app/screens/Screens.h\""),
                HasSubstr("app/screens/table must not include app/screens"));
    EXPECT_EQ(complaint("app/screens/table/A.h", "#include \"app/screens/table/thinking/HintPanel.h\""), "");
    EXPECT_EQ(complaint("app/screens/A.h", "#include \"app/table/TableSession.h\""), "");
    EXPECT_EQ(complaint("app/tools/A.h", "#include \"app/App.h\""), "");
    EXPECT_EQ(complaint("app/main.cpp", "#include \"app/tools/Film.h\""), "");
    EXPECT_THAT(complaint("app/App.cpp", "#include \"app/tools/Film.h\""),
                HasSubstr("app must not include app/tools"));
}

TEST_F(PlantedTree, OnlyWhatComposesTheProgramKnowsTheShell) {
    EXPECT_THAT(complaint("app/screens/table/A.cpp", "#include \"app/shell/Shell.h\""),
                HasSubstr("must be given what it uses"));
    EXPECT_EQ(complaint("app/screens/Screens.cpp", "#include \"app/shell/Shell.h\""), "");
    EXPECT_EQ(complaint("app/screens/A.cpp", "#include \"app/shell/ProgramActions.h\""), "");
    EXPECT_THAT(complaint("app/frame/A.cpp", "#include \"app/shell/Shell.h\""),
                HasSubstr("must be given what it uses"));
    EXPECT_EQ(complaint("app/App.h", "#include \"app/shell/Shell.h\""), "");
}

TEST_F(PlantedTree, OnlyTheCatalogueAndTheProgramsKnowGames) {
    for (const char* file :
         {"match/A.h", "scene/A.h", "ui/screens/A.h", "app/Loop.cpp", "tutorial/A.h", "game/A.h"})
        EXPECT_THAT(complaint(file, "#include \"games/tak/rules/Move.h\""), HasSubstr("must not know a game"))
            << file;
    EXPECT_THAT(complaint("games/tak/play/A.h", "#include \"games/tactiki/rules/Rank.h\""),
                HasSubstr("one game must not include another"));
}

TEST_F(PlantedTree, LibrariesStayInTheirLayers) {
    EXPECT_THAT(complaint("scene/A.h", "#include <GL/glew.h>"), HasSubstr("scene must not use OpenGL"));
    EXPECT_THAT(complaint("app/A.h", "#include <GL/gl.h>"), HasSubstr("app must not use OpenGL"));
    EXPECT_THAT(complaint("ui/kit/A.h", "#include <SDL.h>"), HasSubstr("ui/kit must not use SDL"));
    EXPECT_THAT(complaint("render/A.h", "#include <SDL2/SDL_video.h>"), HasSubstr("render must not use SDL"));
    EXPECT_THAT(complaint("scene/A.h", "#include <imgui.h>"), HasSubstr("scene must not use Dear ImGui"));
    EXPECT_THAT(complaint("match/A.h", "#include \"imgui.h\""), HasSubstr("match must not use Dear ImGui"));
    EXPECT_THAT(complaint("match/A.h", "#include <sqlite3.h>"), HasSubstr("match must not use SQLite"));
    EXPECT_THAT(complaint("games/tak/engine/A.h", "#include <glm/vec3.hpp>"), HasSubstr("must not use glm"));
}

TEST_F(PlantedTree, ScreensSeeNoMoreThanTheirViewer) {
    const char* all = "const auto view = match.view(game::Viewer::record());";
    EXPECT_THAT(complaint("app/screens/table/A.cpp", all), HasSubstr("A.cpp:1: must not see more"));
    EXPECT_THAT(complaint("app/thinking/A.cpp", all), "");
    EXPECT_THAT(complaint("match/A.cpp", all), "");
}

TEST_F(PlantedTree, FewHaveTheMatchItself) {
    for (const char* reaches :
         {"if (!table().localMatch()) return;", "Match& all = session()->ownMatch();"}) {
        EXPECT_THAT(complaint("app/screens/table/A.cpp", reaches),
                    HasSubstr("A.cpp:1: must not have the match itself"));
        EXPECT_THAT(complaint("app/play/CurrentGame.cpp", reaches), "");
    }
    EXPECT_THAT(complaint("app/screens/table/A.cpp", "const Followed& match = table().match();"), "");
}

TEST_F(PlantedTree, RulesArePure) {
    for (const char* header : {"iostream", "fstream", "cstdio", "chrono", "random", "filesystem"})
        EXPECT_THAT(complaint("games/tak/rules/A.h", std::string("#include <") + header + ">"),
                    HasSubstr("must not use <"))
            << header;
    EXPECT_THAT(complaint("games/tak/engine/A.h", "#include <iostream>"),
                HasSubstr("must not use <iostream>"));
}

TEST_F(PlantedTree, NewFoldersMustBeEnteredInTheTable) {
    EXPECT_THAT(complaint("util/A.h", ""), HasSubstr("no known layer"));
    EXPECT_THAT(complaint("app/network/A.h", ""), HasSubstr("no known layer"));
    EXPECT_THAT(complaint("app/screens/network/A.h", ""), HasSubstr("no known layer"));
    EXPECT_THAT(complaint("match/A.h", "#include \"Match.h\""), HasSubstr("no known layer"));
    EXPECT_THAT(complaint("match/A.h", "#include \"../base/Log.h\""), HasSubstr("no known layer"));
}

}  // namespace
