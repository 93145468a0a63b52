#include <gtest/gtest.h>

#include <filesystem>

namespace {

namespace fs = std::filesystem;

// Every golden is made anew with each change of the look and stays in the history for ever: this is what one
// such change may add to it. Show less, smaller, before raising it.
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

}  // namespace
