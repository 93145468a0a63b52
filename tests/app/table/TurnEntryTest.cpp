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

/// Tac-Tik for two, in which choosing a card completes a turn if one pawn can make it, against a bot. Pieces
/// take their time.
class EntryWhileMoving : public testing::Test {
  protected:
    EntryWhileMoving() {
        match::Seating seating(2);
        seating.sit(game::PlayerId(0), std::make_unique<app::EnginePlayer>(
                                           test::thinkerWith(test::botThat(test::firstAction), true)));
        table_.control().sit(std::move(seating));
    }
    void step() {
        table_.update(kEntryFrame);
        ASSERT_FALSE(table_.control().update(kEntryFrame));
    }
    [[nodiscard]] int ply() const { return table_.match().ply(); }
    [[nodiscard]] static const app::CatalogEntry& tactik(const std::vector<app::CatalogEntry>& games) {
        return *std::find_if(games.begin(), games.end(),
                             [](const app::CatalogEntry& game) { return game.kind->id() == "tac-tik"; });
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::TableSession table_{
        tactik(games_),
        match::Match(tactik(games_)
                         .kind->readPosition("2 R:5,14/8,2 B:26/8,9 Y:- G:- turn:R dealer:B", {})
                         .value()
                         .state,
                     {"Ann", "Bo"}),
        scene::fallbackTheme(), 1};
};

TEST_F(EntryWhileMoving, AChoiceCompletesNoTurnBeforeThePiecesRest) {
    for (int frame = 0; frame < 600 && ply() == 0; ++frame) step();
    ASSERT_EQ(ply(), 1) << "the bot has played";
    ASSERT_TRUE(table_.animating());
    table_.turn().choose(0);
    EXPECT_EQ(ply(), 1);
    for (int frame = 0; frame < 1200 && table_.animating(); ++frame) step();
    ASSERT_FALSE(table_.animating());
    EXPECT_EQ(ply(), 1) << "nor afterwards, by itself";
    table_.turn().choose(0);
    EXPECT_EQ(ply(), 2);
}

}  // namespace
