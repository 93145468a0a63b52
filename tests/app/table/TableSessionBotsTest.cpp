// Bots at a real table: the effect of faulty bots on a game, and of looking back.

#include <gtest/gtest.h>

#include <stdexcept>

#include "app/play/EnginePlayer.h"
#include "app/table/TableSession.h"
#include "app/thinking/ThinkerWith.h"
#include "support/MockBot.h"

namespace {

using game::Action;
using game::PlayerId;

constexpr float kBotsFrame = 1.0F / 120;

class TableSessionBots : public testing::Test {
  protected:
    void seat(std::initializer_list<std::uint8_t> seats, const test::MockBot::Choice& choice) {
        match::Seating seating(2);
        for (const std::uint8_t player : seats)
            seating.sit(PlayerId(player),
                        std::make_unique<app::EnginePlayer>(test::thinkerWith(test::botThat(choice), true)));
        table_.control().sit(std::move(seating));
    }
    /// Lets so many seconds pass, or fewer if a bot fails.
    base::Result<void> wait(float seconds) {
        for (float passed = 0; passed < seconds; passed += kBotsFrame) {
            table_.update(kBotsFrame);
            if (auto trouble = table_.control().update(kBotsFrame)) return trouble->why;
        }
        return {};
    }
    [[nodiscard]] int ply() const { return table_.match().ply(); }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::TableSession table_{
        games_.front(), match::Match(games_.front().kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"}),
        scene::fallbackTheme(), 0};
};

TEST_F(TableSessionBots, NobodyEntersMovesForABot) {
    seat({0}, test::untilStopped);
    EXPECT_FALSE(table_.rights().personToMove());
    EXPECT_FALSE(table_.turn().playText("a1"));
    table_.turn().pickAt({0, 0, 0});
    EXPECT_FALSE(table_.turn().begun());
    EXPECT_FALSE(table_.turn().finish());
    EXPECT_FALSE(table_.turn().vary(1));
    EXPECT_EQ(ply(), 0);
}

TEST_F(TableSessionBots, AnIllegalAnswerChangesNothing) {
    seat({0}, [](auto&...) { return std::optional(Action(0xFFFFFF)); });
    EXPECT_FALSE(wait(2));
    EXPECT_EQ(ply(), 0);
    EXPECT_TRUE(table_.control().paused());
    EXPECT_TRUE(wait(2));  // the table does not ask it again by itself
    table_.control().goOn();
    EXPECT_FALSE(wait(2));
}

TEST_F(TableSessionBots, AThrowingBotIsNamedAndWaits) {
    seat({0}, [](auto&...) -> std::optional<Action> { throw std::runtime_error("tired"); });
    const auto gone = wait(2);
    ASSERT_FALSE(gone);
    EXPECT_NE(gone.error().describe().find("tired"), std::string::npos);
    EXPECT_TRUE(table_.control().paused());
}

TEST_F(TableSessionBots, ABotWithoutATurnWaits) {
    seat({0}, [](auto&...) { return std::optional<Action>(); });
    EXPECT_FALSE(wait(2));
    EXPECT_TRUE(table_.control().paused());
}

TEST_F(TableSessionBots, AResignedGameCanBeLookedAtOnceOnlyBotsSit) {
    table_.control().sit(match::Seating(2));
    ASSERT_TRUE(table_.turn().playText("a1"));
    table_.control().resign(PlayerId(1));
    seat({0, 1}, test::firstAction);
    EXPECT_FALSE(table_.history().turnStands());
    EXPECT_TRUE(table_.history().undo()) << "it looks back";
    EXPECT_EQ(ply(), 0);
    EXPECT_TRUE(table_.match().looksBack());
}

TEST_F(TableSessionBots, TakingBackGoesToTheTurnOfThePerson) {
    seat({1}, test::firstAction);
    EXPECT_FALSE(table_.history().canUndo());
    ASSERT_TRUE(table_.turn().playText("a5"));
    ASSERT_TRUE(wait(2));
    ASSERT_TRUE(table_.turn().playText("c3"));
    ASSERT_TRUE(wait(2));
    EXPECT_EQ(ply(), 4);
    EXPECT_TRUE(table_.history().undo());
    EXPECT_EQ(ply(), 2);
    EXPECT_TRUE(table_.history().redo());
    EXPECT_EQ(ply(), 4);
    EXPECT_TRUE(table_.history().undo());
    EXPECT_TRUE(table_.history().undo());
    EXPECT_EQ(ply(), 0);
    EXPECT_FALSE(table_.history().undo());
    // The same turn is played again, and the bot is asked anew.
    ASSERT_TRUE(table_.turn().playText("a5"));
    ASSERT_TRUE(wait(2));
    EXPECT_EQ(ply(), 2);
}

TEST_F(TableSessionBots, AFirstTurnOfTheBotIsNotTakenBack) {
    seat({0}, test::firstAction);
    ASSERT_TRUE(wait(2));
    EXPECT_EQ(ply(), 1);
    EXPECT_FALSE(table_.history().canUndo());
    EXPECT_FALSE(table_.history().undo());
    ASSERT_TRUE(table_.turn().playText("c3"));
    EXPECT_TRUE(table_.history().undo());
    EXPECT_EQ(ply(), 1);
}

TEST_F(TableSessionBots, LookingBackPausesThemUntilTheLastTurn) {
    seat({0, 1}, test::firstAction);
    ASSERT_TRUE(wait(2));
    table_.history().back();
    const int here = ply();
    EXPECT_TRUE(table_.control().paused());
    ASSERT_TRUE(wait(2));
    EXPECT_EQ(ply(), here);
    table_.history().goToEnd();
    EXPECT_FALSE(table_.control().paused());
    ASSERT_TRUE(wait(2));
    EXPECT_GT(ply(), here + 1);
}

}  // namespace
