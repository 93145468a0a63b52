// The marks of the last turn, and of a move that waits for confirmation.

#include "app/table/TableSession.h"

#include <gtest/gtest.h>

namespace {

using game::Place;

Place square(int file, int rank) { return {0, static_cast<std::uint16_t>(rank * 8 + file), 0}; }

class TableSessionTest : public testing::Test {
  protected:
    TableSessionTest() { table_.control().sit(match::Seating(2)); }
    void play(std::initializer_list<const char*> turns) {
        for (const char* turn : turns) ASSERT_TRUE(table_.turn().playText(turn)) << turn;
    }
    /// The number of places of the board that are highlighted as the last turn, at rest.
    [[nodiscard]] std::size_t lit() {
        scene::DrawList with;
        table_.stage().draw(with);
        std::size_t count = 0;
        for (const scene::DrawItem& item : with.items)
            count += item.mesh == table_.stage().scene().model().highlightMesh(square(0, 0), {}) ? 1 : 0;
        return count / 2;  // light and rim
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::TableSession table_{
        games_.front(), match::Match(games_.front().kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"}),
        scene::fallbackTheme(), 0};
};

TEST_F(TableSessionTest, TheLastTurnStaysMarkedWhereverTheTableGoes) {
    EXPECT_EQ(lit(), 0U);
    play({"a5", "e1", "c3", "c4", "c3+"});
    EXPECT_EQ(lit(), 2U) << "from c3 to c4";
    table_.history().goToStart();
    EXPECT_EQ(lit(), 0U);
    table_.history().goToEnd();
    EXPECT_EQ(lit(), 2U);
    table_.history().back();
    EXPECT_EQ(lit(), 1U) << "c4 alone, from the pile";
    table_.history().forward();
    EXPECT_EQ(lit(), 2U);
    EXPECT_TRUE(table_.history().undo());
    EXPECT_EQ(lit(), 1U);
}

TEST_F(TableSessionTest, TheClockRunsWhileItsPlayerLooksAtEarlierTurns) {
    using std::chrono::seconds;
    const match::TimeControl time{.kind = match::TimeControl::Kind::Fischer, .initial = seconds(60)};
    table_.ownMatch().setClock(match::Clock({time, time}));
    play({"a5", "e1", "c3"});
    table_.history().goToStart();
    table_.control().passTime(10);
    EXPECT_EQ(table_.match().clock()->left(game::PlayerId(1)), seconds(50));
    table_.control().passTime(10, false);
    EXPECT_EQ(table_.match().clock()->left(game::PlayerId(1)), seconds(50)) << "a menu lies above the table";
    table_.control().passTime(60);
    EXPECT_TRUE(table_.match().atHead());
    EXPECT_TRUE(table_.match().outcome().over);
    EXPECT_EQ(table_.view().ply(), 3) << "the table shows the end";
}

TEST_F(TableSessionTest, AMoveIsPlayedOnceItWasPointedAtAgain) {
    table_.turn().askToConfirm(true);
    table_.turn().pickAt(square(0, 4));
    EXPECT_TRUE(table_.turn().awaitsConfirmation());
    EXPECT_EQ(table_.turn().text(), "a5");
    EXPECT_EQ(table_.match().ply(), 0);
    table_.turn().pickAt(square(0, 4));
    EXPECT_EQ(table_.match().ply(), 1);
    EXPECT_FALSE(table_.turn().awaitsConfirmation());
    // A click elsewhere cancels the move and enters no other one.
    table_.turn().pickAt(square(4, 0));
    table_.turn().pickAt(square(3, 3));
    EXPECT_FALSE(table_.turn().awaitsConfirmation());
    EXPECT_FALSE(table_.turn().begun());
    EXPECT_EQ(table_.match().ply(), 1);
}

TEST_F(TableSessionTest, ConfirmingIsForStacksToo) {
    play({"a5", "e1", "c3", "c4", "c3+", "d4"});
    table_.turn().askToConfirm(true);
    table_.turn().pickAt(square(2, 3));
    table_.turn().pickAt(square(4, 3));
    EXPECT_EQ(table_.turn().text(), "2c4>11");
    EXPECT_TRUE(table_.turn().stepBack());
    EXPECT_FALSE(table_.turn().awaitsConfirmation());
    EXPECT_EQ(table_.turn().text(), "2c4>1");
    EXPECT_TRUE(table_.turn().cancel());
    table_.turn().pickAt(square(2, 3));
    table_.turn().pickAt(square(2, 2));
    EXPECT_FALSE(table_.turn().awaitsConfirmation()) << "one piece is still in the hand";
    EXPECT_TRUE(table_.turn().finish());
    EXPECT_TRUE(table_.turn().awaitsConfirmation());
    EXPECT_EQ(table_.turn().text(), "2c4-");
    EXPECT_EQ(table_.match().ply(), 6);
    EXPECT_FALSE(table_.turn().vary(1)) << "it is entered";
    EXPECT_TRUE(table_.turn().cancel());
    EXPECT_EQ(table_.match().ply(), 6);
    EXPECT_FALSE(table_.turn().begun());
}

TEST_F(TableSessionTest, TheCursorConfirmsWhereItHasStayed) {
    table_.turn().askToConfirm(true);
    table_.hand().moveCursor(0, 0);
    table_.hand().pickAtCursor();
    EXPECT_TRUE(table_.turn().awaitsConfirmation());
    table_.hand().pickAtCursor();
    EXPECT_EQ(table_.match().ply(), 1);
    table_.hand().moveCursor(1, 0);
    table_.hand().pickAtCursor();
    EXPECT_TRUE(table_.turn().finish()) << "Enter";
    EXPECT_EQ(table_.match().ply(), 2);
    table_.hand().moveCursor(1, 0);
    table_.hand().pickAtCursor();
    table_.hand().moveCursor(0, 1);
    table_.hand().pickAtCursor();
    EXPECT_FALSE(table_.turn().awaitsConfirmation());
    EXPECT_EQ(table_.match().ply(), 2);
}

TEST_F(TableSessionTest, WhatIsTypedNeedsNoConfirmation) {
    table_.turn().askToConfirm(true);
    play({"a5"});
    EXPECT_EQ(table_.match().ply(), 1);
    table_.turn().pickAt(square(4, 0));
    EXPECT_TRUE(table_.turn().awaitsConfirmation());
    EXPECT_TRUE(table_.history().undo());
    EXPECT_FALSE(table_.turn().awaitsConfirmation()) << "another position";
    EXPECT_FALSE(table_.turn().confirm());
}

TEST_F(TableSessionTest, MarksGoWithThePosition) {
    play({"a5", "e1"});
    table_.stage().show({.advice = {square(2, 2)}, .labels = {{square(2, 2), "60 %"}}});
    EXPECT_TRUE(table_.update(0));
    EXPECT_EQ(table_.stage().marks().labels.size(), 1U);
    table_.turn().pickAt(square(4, 0));
    EXPECT_TRUE(table_.turn().cancel());
    EXPECT_EQ(table_.stage().marks().advice.size(), 1U) << "entering a move is no other position";
    table_.hand().stopPointing();
    EXPECT_TRUE(table_.stage().marks().advice.empty()) << "nobody asks any longer";
    EXPECT_EQ(table_.stage().marks().labels.size(), 1U);
    play({"c3"});
    EXPECT_EQ(table_.stage().marks(), scene::Marks{});
}

TEST_F(TableSessionTest, NotesDisturbNobodyWhoEntersATurn) {
    play({"a5", "e1", "c3", "c4", "c3+", "d4"});
    table_.turn().pickAt(square(2, 3));
    ASSERT_TRUE(table_.turn().begun());
    const std::uint64_t shown = table_.viewNumber();
    table_.ownMatch().edits().setComment(table_.match().current(), "strong");
    table_.ownMatch().edits().setMarks(table_.match().current(), "!");
    (void)table_.control().update(0);
    EXPECT_TRUE(table_.turn().begun());
    EXPECT_EQ(table_.viewNumber(), shown) << "whoever thinks about the position goes on";
    table_.history().goToStart();
    EXPECT_FALSE(table_.rights().personToMove());
    const std::uint64_t earlier = table_.viewNumber();
    table_.control().goOn();
    EXPECT_NE(table_.viewNumber(), earlier) << "another line is live, which is more than a note";
    EXPECT_TRUE(table_.turn().open());
}

}  // namespace
