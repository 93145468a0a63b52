// What one viewer saw of a game can be opened again, to be looked at.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "RandomPlay.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "match/Match.h"
#include "support/Extent.h"

namespace tactiki::play {
namespace {

using game::Viewer;
using rules::Side;
using ::testing::HasSubstr;

game::Record recordOfPlayed(const TactikiState& played) {
    game::Record record;
    record.start = std::make_unique<TactikiState>(rules::Position(played.position().board().rules()));
    for (const rules::Played& act : played.position().past()) {
        record.turns.back().children = {record.turns.size()};
        record.turns.push_back({.action = actionOf(act.act), .parent = record.turns.size() - 1});
    }
    record.players = {"Ann", "Bo"};
    if (played.outcome().over) record.result = played.outcome().result;
    return record;
}

game::Record readTold(const std::string& text) {
    auto read = TactikiKind().read(text, "seen", {});
    EXPECT_TRUE(read) << read.error().describe() << "\n" << text;
    if (!read) return {};
    EXPECT_FALSE(read->fault) << read->fault->describe() << "\n" << text;
    return std::move(read->game);
}

/// Every piece is where it was, and the viewer reads the ranks that he could read.
void looksAsItDid(const game::Record& played, const game::Record& told, Viewer viewer) {
    ASSERT_EQ(told.turns.size(), played.turns.size());
    const auto truth = played.start->clone();
    const auto seen = told.start->clone();
    for (std::size_t turn = 1; turn < played.turns.size(); ++turn) {
        (void)truth->apply(played.turns[turn].action);
        const game::Transition shown = seen->apply(told.turns[turn].action);
        if (truth->outcome().over) break;  // now the ranks are shown
        const auto one = truth->view(viewer);
        const auto other = seen->view(Viewer::record());
        const auto& board = static_cast<const TactikiView&>(*one).board();
        const auto& toldBoard = static_cast<const TactikiView&>(*other).board();
        for (int field = 0; field < rules::kFields; ++field)
            ASSERT_EQ(board.column(rules::Field::fromIndex(field)),
                      toldBoard.column(rules::Field::fromIndex(field)))
                << "turn " << turn;
        const RanksInSight ranks = ranksInSight(board, viewer, false);
        const RanksInSight toldRanks = ranksInSight(toldBoard, viewer, false);
        for (rules::Piece piece = 0; piece < rules::kPieces; ++piece)
            if (viewer.is(playerOf(rules::ownerOf(piece))))
                ASSERT_EQ(ranks[piece], toldRanks[piece]) << "turn " << turn << ", piece " << int(piece);
        EXPECT_EQ(shown.stages.empty(), truth->lastTurn(viewer).stages.empty());
        EXPECT_TRUE(seen->awaited().empty());
        EXPECT_TRUE(other->legalActions().empty());
    }
}

TEST(ToldGame, OpensAsItsViewerSawIt) {
    base::Random random(3);
    int over = 0;
    for (int game = 0; game < 40; game += support::everyNth(4)) {
        SCOPED_TRACE("game " + std::to_string(game));
        const TactikiState played = test::someState(random, game % 4 == 0 ? 400 : 5 * game);
        over += played.outcome().over ? 1 : 0;
        const game::Record record = recordOfPlayed(played);
        for (const Viewer viewer :
             {Viewer(playerOf(Side::Tiki)), Viewer(playerOf(Side::Tac)), Viewer::onlooker()}) {
            const std::string text = TactikiKind().writeFor(record, viewer).value();
            const game::Record told = readTold(text);
            looksAsItDid(record, told, viewer);
            EXPECT_EQ(told.result, record.result);
            const std::string again = TactikiKind().write(told);
            EXPECT_EQ(TactikiKind().write(readTold(again)), again);
        }
    }
    EXPECT_GT(over, 2);
}

TEST(ToldGame, NamesNoRankThatItsPlayersHaveToRemember) {
    const std::string tags = "[Game \"TacTiki\"]\n[SeenBy \"Player1\"]\n\n";
    const std::string fight = tags +
                              "1. k51-42-33-24-15 c?\?-?\?-?\?-?\?-?\? 2. a1a2 a2a3 | a5a4 b5b4 "
                              "3. a3a4x+ b1b2 | b4a4x=\n";
    const game::Record told = readTold(fight);
    ASSERT_EQ(told.turns.size(), 10U);
    EXPECT_EQ(told.turns[8].notation, "b1b2");
    EXPECT_EQ(told.turns[9].notation, "b4a4x=");
    EXPECT_THAT(TactikiKind().write(told), HasSubstr("a3a4x+ b1b2"));
}

TEST(ToldGame, CannotGoOn) {
    base::Random random(5);
    const game::Record record = recordOfPlayed(test::someState(random, 30));
    match::Match match =
        match::Match::fromRecord(readTold(TactikiKind().writeFor(record, playerOf(Side::Tac)).value()));
    match.setLive(true);
    EXPECT_FALSE(match.live());
    EXPECT_FALSE(match.submit(match.toMove(), record.turns[1].action));
    while (match.forward()) (void)match.lastTurn(Viewer::record());
    EXPECT_EQ(match.ply(), 30);
}

TEST(ToldGame, RefusesWhatNobodySaw) {
    const auto faultOf = [](const std::string& viewer, const std::string& turns) {
        const auto read = TactikiKind().read("[Game \"TacTiki\"]\n[SeenBy \"" + viewer +
                                                 "\"]\n\n1. k51-42-33-24-15 c?\?-?\?-?\?-?\?-?\? " + turns,
                                             "seen", {});
        return !read ? read.error().describe() : read->fault ? read->fault->describe() : std::string();
    };
    EXPECT_EQ(faultOf("Player1", "a1a2 a2a3 | a5a4 b5b4 a3a4x- b1b2"), "");
    EXPECT_THAT(faultOf("Player3", "a1a2"), HasSubstr("such as Player1"));
    EXPECT_THAT(faultOf("Player1", "a1a2 a2a3 | a5a4 b5b4 a3a4"), HasSubstr("end of each fight"));
    EXPECT_THAT(faultOf("Player1", "a1a2 a2a3 | a5a4 b5b4 a3a4x++"), HasSubstr("end of each fight"));
    EXPECT_THAT(faultOf("Player1", "a1a2x+"), HasSubstr("end of each fight"));
    EXPECT_THAT(faultOf("Player1", "a1a2 +?b1"), HasSubstr("empty start field"));
    EXPECT_THAT(faultOf("Player1", "pass"), HasSubstr("only where nothing else is"));
    EXPECT_NE(faultOf("Player1", "a1a2 a2a3 | a5a4 b5b4 a3a4x9:1"), "");
    EXPECT_NE(faultOf("Player1", "c?\?-?\?-?\?-?\?-?\?"), "");
}

}  // namespace
}  // namespace tactiki::play
