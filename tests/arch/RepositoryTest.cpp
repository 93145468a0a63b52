#include <gtest/gtest.h>

#include <filesystem>

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

}  // namespace
