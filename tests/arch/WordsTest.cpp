#include "arch/Words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
namespace fs = std::filesystem;

constexpr int kLongestFile = 450;  // lines
constexpr int kMostFiles = 60;     // in a folder

TEST(Words, SharedCodeHoldsNoneOfAnyGame) {
    for (const std::string& found : arch::wordsOfGames(DOLMEN_SOURCE_DIR "/src"))
        ADD_FAILURE() << "src/" << found;
    for (const std::string& found : arch::wordsOfGames(DOLMEN_SOURCE_DIR "/shaders"))
        ADD_FAILURE() << "shaders/" << found;
}

TEST(Words, NoFileIsLong) {
    for (const std::string& found : arch::longFiles(DOLMEN_SOURCE_DIR "/src", kLongestFile))
        ADD_FAILURE() << "src/" << found;
}

TEST(Words, NoFolderIsCrowded) {
    for (const std::string& found : arch::crowdedFolders(DOLMEN_SOURCE_DIR "/src", kMostFiles))
        ADD_FAILURE() << "src/" << found;
}

TEST(Words, AreFoundWithTheirPlace) {
    const fs::path root = fs::path(::testing::TempDir()) / "dolmen-arch-words";
    fs::remove_all(root);
    for (const char* folder : {"games/tak", "app", "scene"}) fs::create_directories(root / folder);
    std::ofstream(root / "games/tak/Wall.h") << "struct Wall {};\n";
    std::ofstream(root / "app/catalog/GameCatalog.cpp") << "// Tak\n";
    std::ofstream(root / "app/Loop.cpp") << "int a;\n// Takes a walled road-map of flatness.\n";
    std::ofstream(root / "scene/Clip.cpp") << "// over a wall\nint kTak = 1;\n// taken, take, Takt\n\n";
    EXPECT_THAT(arch::wordsOfGames(root),
                ElementsAre("app/Loop.cpp:2: road", "scene/Clip.cpp:1: wall", "scene/Clip.cpp:2: tak"));
    EXPECT_THAT(arch::longFiles(root, 3), ElementsAre("scene/Clip.cpp: 4"));
    EXPECT_THAT(arch::longFiles(root, 4), IsEmpty());
    std::ofstream(root / "scene/Clip.h");
    EXPECT_THAT(arch::crowdedFolders(root, 1), ElementsAre("scene: 2"));
    EXPECT_THAT(arch::crowdedFolders(root, 2), IsEmpty());
    fs::remove_all(root);
}

TEST(Words, AreFoundInIdentifiersButNotInOtherWordsAndPhrases) {
    const fs::path root = fs::path(::testing::TempDir()) / "dolmen-arch-phrases";
    fs::remove_all(root);
    for (const char* folder : {"app/script", "app/window", "scene"}) fs::create_directories(root / folder);
    std::ofstream(root / "app/window/Words.h") << "// keyboard, clipboard, backdrop, thread, Takes\n"
                                                  "ScreenStack& screenStack(); void carryOut();\n"
                                                  "SDL_DropEvent drop_down; // the square root, carries out\n"
                                                  "void dropStack();\n"
                                                  "constexpr int kBOARD = 1;\n"
                                                  "// the stack of cards\n";
    std::ofstream(root / "app/script/Script.cpp") << "// drop FILES\n// drops\n";
    std::ofstream(root / "scene/Clip.h") << "bool onBoard; // root of a square\nint walls_;\n";
    EXPECT_THAT(arch::wordsOfGames(root),
                ElementsAre("app/script/Script.cpp:2: drops", "app/window/Words.h:4: drop",
                            "app/window/Words.h:5: board", "app/window/Words.h:6: stack",
                            "scene/Clip.h:1: board", "scene/Clip.h:2: walls"));
    fs::remove_all(root);
}

}  // namespace
