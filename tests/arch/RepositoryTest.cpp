#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

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

}  // namespace
