#include "tutorial/Course.h"

#include <gtest/gtest.h>

#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/table/CardInput.h"
#include "tutorial/Claims.h"
#include "tutorial/PuzzleReader.h"

// The files of a game that the readers do not know.
namespace caravan {
namespace {

namespace fs = std::filesystem;
const fs::path kAssets = DOLMEN_SOURCE_DIR "/tests/games/caravan/assets";

tutorial::Course courseIn(const char* folder) {
    static const play::CaravanKind kKind;
    return tutorial::readCourse(kAssets / folder,
                                {kKind, [] { return std::make_unique<table::CardInput>(); }});
}

TEST(CaravanCourse, CanBeReadAndClaimsWhatIsTrue) {
    for (const char* folder : {"lessons", "rules"}) {
        const tutorial::Course course = courseIn(folder);
        EXPECT_FALSE(course.lessons.empty()) << folder;
        for (const base::Error& problem : course.problems) ADD_FAILURE() << problem.describe();
        for (const tutorial::Lesson& lesson : course.lessons)
            for (const base::Error& refuted : tutorial::refutedClaims(lesson))
                ADD_FAILURE() << refuted.describe();
    }
}

}  // namespace
}  // namespace caravan
