#pragma once

#include <gtest/gtest.h>

#include <filesystem>

#include "archive/Archive.h"
#include "archive/GeneratedGames.h"
#include "support/TemporaryFolder.h"

namespace archive {

/// A folder with an archive, for tests of its file.
class ArchiveFolder : public testing::Test {
  protected:
    [[nodiscard]] std::filesystem::path file() const { return folder_ / "games.db"; }
    [[nodiscard]] std::filesystem::path root() const { return folder_ / ""; }

    /// Adds so many games.
    void fill(int games) const {
        auto archive = Archive::open(file());
        ASSERT_TRUE(archive) << archive.error().describe();
        for (int i = 0; i < games; ++i)
            ASSERT_TRUE(archive->add(generated::entryOf(i, generated::lengthOf(i))));
    }

    const support::TemporaryFolder folder_;
};

}  // namespace archive
