// Turns that a person holds ready at a real table: how they are entered, taken back and played.

#include <gtest/gtest.h>

#include "app/play/EnginePlayer.h"
#include "app/table/TableSession.h"
#include "app/thinking/ThinkerWith.h"
#include "support/MockBot.h"

namespace {

using game::Place;
using game::PlayerId;

constexpr float kHeldFrame = 1.0F / 60;

/// A square of the board of 5×5.
Place heldSquare(int file, int row) { return {0, static_cast<std::uint16_t>(row * 8 + file), 0}; }

class HeldAtTable : public testing::Test, protected app::TurnGuard {
  protected:
    HeldAtTable() {
        table_.turn().holdTurns(true);
        seat({1});
    }
    /// Bots at these seats, who answer once `thinks_` is false.
    void seat(std::initializer_list<std::uint8_t> seats) {
        match::Seating seating(2);
        for (const std::uint8_t player : seats)
            seating.sit(PlayerId(player), std::make_unique<app::EnginePlayer>(
                                              test::thinkerWith(test::botThat(test::firstAction), true)));
        table_.control().sit(std::move(seating));
    }
    /// Lets the bot play, and then what is held.
    void answer() {
        const int before = ply();
        for (int frame = 0; frame < 600 && ply() == before; ++frame) {
            table_.update(kHeldFrame);
            ASSERT_FALSE(table_.control().update(kHeldFrame));
        }
        ASSERT_EQ(ply(), before + 1);
    }
    [[nodiscard]] bool playHeld() { return table_.turn().playHeld(); }
    [[nodiscard]] std::string held() const {
        const auto& turn = table_.turn().heldTurn().turn();
        return turn ? turn->text : "";
    }
    [[nodiscard]] int ply() const { return table_.match().ply(); }
    bool judge(game::Action /*turn*/) override {
        ++asked_;
        return allows_;
    }
    bool ready() const override { return ready_; }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::TableSession table_{
        games_.front(), match::Match(games_.front().kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"}),
        scene::fallbackTheme(), 0};
    bool allows_ = true;
    bool ready_ = true;
    int asked_ = 0;
};

TEST_F(HeldAtTable, IsEnteredByPointingAndPlayedWhenTheOtherHasMoved) {
    table_.turn().pickAt(heldSquare(2, 2));
    ASSERT_EQ(ply(), 1);
    table_.turn().pickAt(heldSquare(3, 2));
    EXPECT_EQ(ply(), 1);
    EXPECT_EQ(held(), "d3");
    EXPECT_FALSE(playHeld()) << "it is not his turn yet";
    answer();
    EXPECT_TRUE(playHeld());
    EXPECT_EQ(ply(), 3);
    EXPECT_EQ(held(), "");
    EXPECT_FALSE(playHeld());
}

TEST_F(HeldAtTable, IsTypedInTheSameWay) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    EXPECT_FALSE(table_.turn().playText("c3")) << "it is refused as on one's own turn";
    EXPECT_TRUE(table_.turn().playText("d3"));
    EXPECT_EQ(held(), "d3");
    EXPECT_TRUE(table_.turn().playText("Sd3"));
    EXPECT_EQ(held(), "Sd3");
}

TEST_F(HeldAtTable, IsTakenBackByAClickOnIt) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    table_.turn().pickAt(heldSquare(3, 2));
    table_.turn().pickAt(heldSquare(3, 2));
    EXPECT_EQ(held(), "");
    EXPECT_FALSE(table_.turn().begun());
    table_.turn().pickAt(heldSquare(3, 2));
    table_.turn().pickAt(heldSquare(4, 2));
    EXPECT_EQ(held(), "e3") << "a click elsewhere holds another turn";
    table_.turn().choose(1);
    table_.turn().pickAt(heldSquare(4, 2));
    EXPECT_EQ(held(), "Se3") << "so does another piece in the same place";
}

TEST_F(HeldAtTable, IsTakenBackByAStepBack) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    ASSERT_TRUE(table_.turn().playText("d3"));
    EXPECT_TRUE(table_.turn().stepBack());
    EXPECT_EQ(held(), "");
    EXPECT_FALSE(table_.turn().stepBack());
}

TEST_F(HeldAtTable, IsGivenUpOnceAnotherIsBegun) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    answer();
    ASSERT_TRUE(table_.turn().playText("d3"));
    ASSERT_TRUE(table_.turn().playText("e3"));
    table_.turn().pickAt(heldSquare(3, 2));
    EXPECT_TRUE(table_.turn().begun());
    EXPECT_EQ(held(), "");
    answer();
    EXPECT_FALSE(playHeld());
}

TEST_F(HeldAtTable, NeedsNoConfirmation) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    table_.turn().askToConfirm(true);
    table_.turn().pickAt(heldSquare(3, 2));
    EXPECT_FALSE(table_.turn().awaitsConfirmation());
    EXPECT_EQ(held(), "d3");
}

TEST_F(HeldAtTable, IsJudgedOnceItsPositionHasCome) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    table_.turn().setGuard(this);
    ASSERT_TRUE(table_.turn().playText("d3"));
    EXPECT_EQ(asked_, 0);
    answer();
    ready_ = false;
    EXPECT_FALSE(playHeld());
    EXPECT_EQ(held(), "d3") << "it waits until the guard knows the position";
    ready_ = true;
    allows_ = false;
    EXPECT_TRUE(playHeld());
    EXPECT_EQ(asked_, 1);
    EXPECT_EQ(ply(), 2);
    EXPECT_EQ(held(), "");
    allows_ = true;
    EXPECT_TRUE(table_.turn().playText("d3"));
    EXPECT_EQ(ply(), 3);
}

TEST_F(HeldAtTable, IsVoidOnceTurnsAreTakenBackOrLookedAt) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    answer();
    ASSERT_TRUE(table_.turn().playText("d3"));
    ASSERT_TRUE(table_.turn().playText("e3"));
    EXPECT_TRUE(table_.history().undo());
    EXPECT_EQ(held(), "");
    EXPECT_EQ(ply(), 2);
    EXPECT_FALSE(playHeld());
    ASSERT_TRUE(table_.turn().playText("d3"));
    ASSERT_TRUE(table_.turn().playText("e3"));
    EXPECT_TRUE(table_.history().back());
    EXPECT_EQ(held(), "");
    EXPECT_FALSE(table_.turn().playText("e3")) << "an earlier turn is shown";
    table_.history().goToEnd();
    EXPECT_TRUE(table_.turn().playText("e3"));
    EXPECT_EQ(held(), "e3");
}

TEST_F(HeldAtTable, IsVoidAfterAResignation) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    ASSERT_TRUE(table_.turn().playText("d3"));
    table_.control().resign(PlayerId(0));
    EXPECT_EQ(held(), "");
    EXPECT_FALSE(table_.turn().playText("d3"));
}

TEST_F(HeldAtTable, WaitsWhileTheBotsAreOnHold) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    table_.control().pause();
    ASSERT_TRUE(table_.turn().playText("d3"));
    for (int frame = 0; frame < 120; ++frame) ASSERT_FALSE(table_.control().update(kHeldFrame));
    EXPECT_EQ(ply(), 1);
    EXPECT_EQ(held(), "d3");
    table_.control().goOn();
    EXPECT_EQ(held(), "d3");
    answer();
    EXPECT_TRUE(playHeld());
}

TEST_F(HeldAtTable, IsVoidOnceAnotherSitsThere) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    ASSERT_TRUE(table_.turn().playText("d3"));
    seat({0, 1});
    EXPECT_EQ(held(), "");
    EXPECT_FALSE(table_.turn().playText("d3")) << "nobody plays here";
}

TEST_F(HeldAtTable, IsNothingForSeveralPersons) {
    seat({});
    ASSERT_TRUE(table_.turn().playText("c3"));
    ASSERT_TRUE(table_.turn().playText("d3"));
    EXPECT_EQ(ply(), 2) << "the other's turn, and not one that is held";
}

TEST_F(HeldAtTable, IsNothingIfTheSettingIsOff) {
    ASSERT_TRUE(table_.turn().playText("c3"));
    ASSERT_TRUE(table_.turn().playText("d3"));
    table_.turn().holdTurns(false);
    EXPECT_EQ(held(), "");
    EXPECT_FALSE(table_.turn().playText("d3"));
    table_.turn().pickAt(heldSquare(3, 2));
    EXPECT_TRUE(table_.turn().refusal()) << "it is not his turn";
    table_.turn().holdTurns(true);
    EXPECT_TRUE(table_.turn().playText("d3"));
}

TEST_F(HeldAtTable, IsShownOnTheTable) {
    const auto drawn = [this] {
        scene::DrawList list;
        table_.stage().draw(list);
        return list.items.size();
    };
    ASSERT_TRUE(table_.turn().playText("c3"));
    const std::size_t before = drawn();
    ASSERT_TRUE(table_.turn().playText("d3"));
    EXPECT_GT(drawn(), before);
    EXPECT_TRUE(table_.turn().takeBackHeld());
    EXPECT_EQ(drawn(), before);
    ASSERT_TRUE(table_.turn().playText("d3"));
    table_.stage().showMarks(false);
    const std::size_t photographed = drawn();
    EXPECT_TRUE(table_.turn().takeBackHeld());
    EXPECT_EQ(drawn(), photographed) << "a photograph shows none of it";
}

}  // namespace
