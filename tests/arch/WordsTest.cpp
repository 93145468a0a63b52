#include "arch/Words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
namespace fs = std::filesystem;

constexpr int kLongestFile = 450;  // lines

TEST(Words, SharedCodeHoldsNoneOfAnyGame) {
    for (const std::string& found : arch::wordsOfGames(DOLMEN_SOURCE_DIR "/src"))
        ADD_FAILURE() << "src/" << found;
}

TEST(Words, NoFileIsLong) {
    for (const std::string& found : arch::longFiles(DOLMEN_SOURCE_DIR "/src", kLongestFile))
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
    EXPECT_THAT(arch::wordsOfGames(root), ElementsAre("app/Loop.cpp:2: road", "scene/Clip.cpp:1: wall"));
    EXPECT_THAT(arch::longFiles(root, 3), ElementsAre("scene/Clip.cpp: 4"));
    EXPECT_THAT(arch::longFiles(root, 4), IsEmpty());
    fs::remove_all(root);
}

}  // namespace
