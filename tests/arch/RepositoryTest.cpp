#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>
#include <utility>

namespace {

namespace fs = std::filesystem;

// Each change of the look rewrites all goldens, and the history keeps every version; this is the most that
// one change may add. Reduce the number or size of the goldens before you raise it.
constexpr std::uintmax_t kAllGoldens = 400'000;  // bytes
constexpr std::uintmax_t kOneGolden = 32'000;

TEST(Repository, GoldensAreSmall) {
    std::uintmax_t all = 0;
    for (const fs::directory_entry& entry :
         fs::recursive_directory_iterator(DOLMEN_SOURCE_DIR "/tests/goldens")) {
        if (!entry.is_regular_file()) continue;
        EXPECT_EQ(entry.path().extension(), ".jpg") << entry.path();
        EXPECT_LE(entry.file_size(), kOneGolden) << entry.path();
        all += entry.file_size();
    }
    EXPECT_GT(all, 0U);
    EXPECT_LE(all, kAllGoldens);
}

// kit::Disabled takes the reason, which players read, so nothing else may make items grey.
TEST(Repository, NothingIsDisabledWithoutAReason) {
    std::size_t uses = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(DOLMEN_SOURCE_DIR "/src")) {
        if (entry.path().extension() != ".cpp") continue;
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        if (text.find("ImGui::BeginDisabled") == std::string::npos) continue;
        ++uses;
        EXPECT_EQ(entry.path().filename(), "Disabled.cpp") << entry.path();
    }
    EXPECT_EQ(uses, 1U);
}

// It names games, so the word test passes it; but what players read of a game is the game's to say, and
// stands in the game's own catalogue of texts.
TEST(Repository, TheListOfGamesHasNoTextsOfItsOwn) {
    std::ifstream file(DOLMEN_SOURCE_DIR "/src/app/catalog/GameCatalog.cpp");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_NE(text.find(".materials = "), std::string::npos);
    EXPECT_EQ(text.find("msgid("), std::string::npos);
}

/// The folder of the library to which a source belongs: the nearest one with a CMakeLists.txt. A program of
/// one file is a library of its own.
fs::path libraryOf(const fs::path& source) {
    fs::path folder = source.parent_path();
    if (folder.filename() == "programs") return source;
    while (!fs::exists(folder / "CMakeLists.txt")) folder = folder.parent_path();
    return folder;
}

// Sources of one library are compiled in groups, and which ones meet changes with every new file: then two
// constants of one name no longer compile, though each is the only one in its source.
TEST(Repository, ConstantsOfOneLibraryHaveDifferentNames) {
    const std::regex constant("^constexpr [^=({]*\\b(k[A-Z]\\w*)");
    std::map<std::pair<std::string, std::string>, fs::path> known;  // by library and name
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(DOLMEN_SOURCE_DIR "/src")) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string library = libraryOf(entry.path()).string();
        std::ifstream file(entry.path());
        std::smatch match;
        for (std::string line; std::getline(file, line);) {
            if (!std::regex_search(line, match, constant)) continue;
            const auto [other, first] = known.try_emplace({library, match[1]}, entry.path());
            EXPECT_TRUE(first || other->second == entry.path())
                << match[1] << " in " << entry.path() << " and " << other->second;
        }
    }
    EXPECT_GT(known.size(), 100U);
}

}  // namespace
