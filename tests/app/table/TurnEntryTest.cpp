// Input while pieces of the last turn still move.

#include "app/table/TurnEntry.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/play/EnginePlayer.h"
#include "app/table/TableSession.h"
#include "app/thinking/ThinkerWith.h"
#include "support/MockBot.h"

namespace {

constexpr float kEntryFrame = 1.0F / 60;

/// TacTiki, in which a choice completes a set-up, against a bot. Pieces take their time.
class EntryWhileMoving : public testing::Test {
  protected:
    EntryWhileMoving() {
        match::Seating seating(2);
        seating.sit(game::PlayerId(1), std::make_unique<app::EnginePlayer>(
                                           test::thinkerWith(test::botThat(test::firstAction), true)));
        table_.players().sit(std::move(seating));
    }
    void step() {
        table_.update(kEntryFrame);
        ASSERT_FALSE(table_.players().update(kEntryFrame));
    }
    [[nodiscard]] int ply() const { return table_.match().ply(); }
    [[nodiscard]] static const app::CatalogEntry& tactiki(const std::vector<app::CatalogEntry>& games) {
        return *std::find_if(games.begin(), games.end(),
                             [](const app::CatalogEntry& game) { return game.kind->id() == "tactiki"; });
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::TableSession table_{tactiki(games_),
                             match::Match(tactiki(games_).kind->create({}, {}).value(), {"Ann", "Bo"}),
                             scene::fallbackTheme(), 1};
};

TEST_F(EntryWhileMoving, AChoiceCompletesNoTurnBeforeThePiecesRest) {
    for (int frame = 0; frame < 600 && ply() == 0; ++frame) step();
    ASSERT_EQ(ply(), 1) << "the bot has set up";
    ASSERT_TRUE(table_.animating());
    const auto ready = [&] { table_.turn().choose(0); };
    const std::string arranged = table_.turn().input().arrangement().value();
    ready();
    EXPECT_EQ(ply(), 1);
    EXPECT_EQ(table_.turn().input().arrangement(), arranged) << "nothing is lost";
    for (int frame = 0; frame < 1200 && table_.animating(); ++frame) step();
    ASSERT_FALSE(table_.animating());
    ready();
    EXPECT_EQ(ply(), 2);
}

}  // namespace
