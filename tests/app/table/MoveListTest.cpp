#include "app/table/MoveList.h"

#include <gtest/gtest.h>

#include "games/tactik/play/TactikKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/PositionText.h"
#include "games/tak/play/TakKind.h"
#include "match/Match.h"

namespace {

match::Match matchOf(const std::string& ptn) {
    auto reading = tak::play::TakKind().read(ptn, "test.ptn", {});
    EXPECT_TRUE(reading) << (reading ? "" : reading.error().describe());
    return match::Match::fromRecord(std::move(reading->game));
}

const i18n::Catalogue& texts() {
    static const i18n::Catalogue english;
    return english;
}

const ui::game::Presentation kPlain;

/// "1.|a1|b1 / 2.|-|c1": the rows as one text; variations are indented by ">".
std::string listed(const match::Match& match) {
    std::string all;
    for (const auto& row : app::moveRows(match, game::Viewer::record(), texts(), kPlain)) {
        all +=
            (all.empty() ? "" : " / ") + std::string(static_cast<std::size_t>(row.depth), '>') + row.number;
        for (const auto& cell : row.cells)
            all += "|" + (cell.text.empty() ? "-" : cell.text) + (cell.current ? "*" : "");
    }
    return all;
}

TEST(MoveList, IsEmptyWithoutMoves) { EXPECT_EQ(listed(matchOf("[Size \"5\"]\n")), ""); }

TEST(MoveList, TurnsThatWereTakenBackAreMarkedAndThoseLookedBackFromAreNot) {
    match::Match match = matchOf("[Size \"5\"]\n1. a1 b1 2. c1\n");
    match.setLive(true);
    match.goToEnd();
    const auto takenBack = [&] {
        std::string marks;
        for (const auto& row : app::moveRows(match, game::Viewer::record(), texts(), kPlain))
            for (const auto& cell : row.cells) marks += cell.takenBack ? 'x' : '.';
        return marks;
    };
    EXPECT_EQ(takenBack(), "...");
    match.back();
    EXPECT_EQ(takenBack(), "...");
    match.playFromHere();
    EXPECT_EQ(takenBack(), "..x");
    match.setLive(false);
    EXPECT_EQ(takenBack(), "...");
}

TEST(MoveList, HasAColumnForEachPlayer) {
    match::Match match = matchOf("[Size \"5\"]\n1. a1 b1 2. c1\n");
    EXPECT_EQ(listed(match), "1.|a1|b1 / 2.|c1");
    match.forward();
    EXPECT_EQ(listed(match), "1.|a1*|b1 / 2.|c1");
}

TEST(MoveList, LeavesTheFirstColumnEmptyWhereTheSecondPlayerBegins) {
    EXPECT_EQ(listed(matchOf("[TPS \"x5/x5/x2,1,x2/x5/x4,2 2 7\"]\n7. -- d5 8. a1\n")), "7.|-|d5 / 8.|a1");
}

TEST(MoveList, KeepsEverybodyInHisColumnWhoeverBeginsTheRound) {
    auto reading = tactik::play::TactikKind().read(
        "[Game \"Tac-Tik\"]\n[Position \"4 R:12/5,4 B:20/5,4 Y:30/5,4 G:50/5,4 turn:B dealer:R\"]\n\n"
        "B20+5 Y30+5 G50+5 R12+5 B25-4 Y35-4\n",
        "test.tactik", {});
    ASSERT_TRUE(reading) << reading.error().describe();
    const match::Match match = match::Match::fromRecord(std::move(reading->game));
    // Before the position each has passed a card and played two.
    EXPECT_EQ(listed(match), "4.|R12+5|B20+5|Y30+5|G50+5 / 5.|-|B25-4|Y35-4");
    std::string begins;
    for (const auto& row : app::moveRows(match, game::Viewer::record(), texts(), kPlain))
        for (const auto& cell : row.cells) begins += cell.begins ? 'x' : '.';
    EXPECT_EQ(begins, ".x.....") << "Blue has begun a row in which Red is to the left";
}

TEST(MoveList, ShowsVariationsBelowTheRowThatTheyLeave) {
    match::Match match = matchOf("[Size \"5\"]\n1. a1 b1 2. c1 d1\n");
    match.forward();
    match.forward();
    const auto other = match.view(game::Viewer::record())->parse("e5");
    ASSERT_TRUE(other);
    ASSERT_TRUE(match.submit(match.toMove(), *other));
    EXPECT_EQ(listed(match), "1.|a1|b1 / 2.|c1|d1 / >2.|e5*");
}

TEST(MoveList, ShowsAShortTextWhereTheGameHasOneForATurn) {
    class LongFirstTurn final : public ui::game::Presentation {
        [[nodiscard]] std::optional<base::Msgid> brief(std::string_view notation) const override {
            if (notation != "a1") return {};
            return base::msgid("No moves yet.");
        }
    };
    const auto rows = app::moveRows(matchOf("[Size \"5\"]\n1. a1!? b1\n"), game::Viewer::record(), texts(),
                                    LongFirstTurn());
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].cells[0].brief, "No moves yet.!?");
    EXPECT_EQ(rows[0].cells[0].text, "a1!?") << "the tooltip tells the notation";
    EXPECT_EQ(rows[0].cells[1].brief, "");
}

TEST(MoveList, LeavesOutOfEarlierTurnsWhatPlayersHaveToRemember) {
    const auto board = tactiki::rules::parsePosition(
        "c1c2,c2c3,x,c3c5,c1c5/x5/x,c4,x3/x,k3,x3/k1k1,k2k2,k3,k4k4,k5k5 - 4 k1 5 0");
    ASSERT_TRUE(board) << board.error().describe();
    match::Match match(std::make_unique<tactiki::play::TactikiState>(tactiki::rules::Position(*board)),
                       {"Ann", "Bo"});
    const game::Viewer bo{game::PlayerId(1)};
    const auto first = [&](const game::View* forgetful) {
        return app::moveRows(match, bo, texts(), kPlain, forgetful).front().cells[0].text;
    };
    const auto play = [&](const char* turn) {
        const auto action = match.view(game::Viewer::record())->parse(turn);
        ASSERT_TRUE(action && match.submit(match.toMove(), *action)) << turn;
    };
    for (const char* turn : {"b2b3", "a1a2", "a5a4", "e5e4", "a2a3"}) play(turn);
    EXPECT_EQ(first(match.view(bo).get()), "b2b3x3:4") << "it is still the last turn of its player";
    play("d1d2");
    EXPECT_EQ(first(match.view(bo).get()), "b2b3x");
    EXPECT_EQ(first(nullptr), "b2b3x3:4");
}

TEST(MoveList, MarksAndShortensComments) {
    const auto rows =
        app::moveRows(matchOf("[Size \"5\"]\n1. a1!? {first} {second} b1 {" + std::string(9000, 'x') + "}\n"),
                      game::Viewer::record(), texts(), kPlain);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].cells[0].text, "a1!?");
    EXPECT_EQ(rows[0].cells[0].comment, "first\nsecond");
    EXPECT_TRUE(rows[0].cells[1].commented);
    EXPECT_LT(rows[0].cells[1].comment.size(), 3000U);
}

}  // namespace
