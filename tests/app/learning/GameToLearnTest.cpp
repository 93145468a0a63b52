#include "app/learning/GameToLearn.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/caravan/CaravanEntry.h"

namespace {

using app::Matter;
using ::testing::ElementsAre;

/// Tak and TacTiki, which have everything; and Caravan, without puzzles.
std::vector<app::CatalogEntry> allGames() {
    std::vector<app::CatalogEntry> games = app::gameCatalog();
    games.push_back(test::caravanEntry());
    games.back().puzzles.clear();
    return games;
}

class GameToLearnTest : public testing::Test {
  protected:
    [[nodiscard]] const app::CatalogEntry& entry(const char* id) const { return games_.named(id); }

    app::Games games_{allGames()};
    app::Settings settings_;
    app::GameToLearn learnt_{games_, settings_};
};

TEST_F(GameToLearnTest, IsTheOneBegunLast) {
    EXPECT_EQ(&learnt_.current(app::allMatters()), &entry("tak"));
    settings_.game = "caravan";
    EXPECT_EQ(&learnt_.current(app::allMatters()), &entry("caravan"));
}

TEST_F(GameToLearnTest, HasWhatIsWanted) {
    settings_.game = "caravan";
    EXPECT_EQ(&learnt_.current({Matter::Puzzles}), &entry("tak"));
    EXPECT_EQ(&learnt_.current({Matter::Rules}), &entry("caravan"));
    EXPECT_THAT(learnt_.with({Matter::Puzzles}), ElementsAre(&entry("tak"), &entry("tactiki")));
    EXPECT_THAT(learnt_.with({Matter::Lessons}),
                ElementsAre(&entry("tak"), &entry("tactiki"), &entry("tac-tik"), &entry("caravan")));
}

TEST_F(GameToLearnTest, StaysChosenUntilAnotherKindIsBegun) {
    settings_.game = "tak";
    learnt_.choose(entry("caravan"));
    EXPECT_EQ(&learnt_.current({Matter::Lessons}), &entry("caravan"));
    EXPECT_EQ(&learnt_.current({Matter::Puzzles}), &entry("tak")) << "the chosen one has no puzzles";
    EXPECT_EQ(&learnt_.current({Matter::Lessons}), &entry("caravan"));
    settings_.game = "other";
    EXPECT_EQ(&learnt_.current({Matter::Lessons}), &entry("tak"));
}

}  // namespace
