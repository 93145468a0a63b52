#include "games/tactiki/engine/Belief.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/tactiki/engine/SampleGames.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::engine {
namespace {

using rules::Piece;
using rules::Side;

/// Whether the reborn pieces have ranks that rules::Unseen allows, and the fresh ones those never shown.
bool isPossible(const rules::Board& drawn, Side side) {
    const rules::Unseen& unseen = drawn.unseen(side);
    rules::RebornRanks ranks{};
    for (std::size_t i = 0; i < unseen.reborn().size(); ++i)
        ranks[i] = drawn.rankOf(unseen.reborn()[i].piece);
    const auto possible = possibleRanks(unseen);
    if (std::find(possible.begin(), possible.end(), ranks) == possible.end()) return false;
    rules::RankCounts fresh{};
    rules::RankCounts all{};
    for (Piece piece = rules::firstOf(side); piece < rules::firstOf(side) + rules::kPiecesEach; ++piece) {
        ++all[drawn.rankOf(piece)];
        if (drawn.onBoard(piece) && !drawn.isShown(piece) && !unseen.isReborn(piece))
            ++fresh[drawn.rankOf(piece)];
    }
    return fresh == unseen.neverShown() && all == rules::RankCounts{0, 2, 2, 2, 2, 2};
}

TEST(Belief, DrawsOnlyWhatIsPossible) {
    base::Random random(1);
    for (int game = 0; game < 40; ++game) {
        const rules::Position position = randomGame({}, 4 * game, random);
        if (position.over()) continue;
        const Side me = position.board().toMove();
        const Belief belief(position.seenBy(me), me);
        for (int i = 0; i < 20; ++i) {
            const rules::Board drawn = belief.drawn(random);
            ASSERT_TRUE(isPossible(drawn, !me)) << formatPosition(position.board());
            for (Piece piece = 0; piece < rules::kPieces; ++piece)
                if (rules::ownerOf(piece) == me || position.board().isShown(piece))
                    ASSERT_EQ(drawn.rankOf(piece), position.board().rankOf(piece));
        }
    }
}

TEST(Belief, SuspicionsAreTheAverageOfWhatIsDrawn) {
    base::Random random(2);
    constexpr int kDraws = 4000;
    int risen = 0;
    for (int game = 0; game < 8; ++game) {
        const rules::Position position = randomGame({}, 40 + 10 * game, random);
        if (position.over()) continue;
        const Side me = position.board().toMove();
        const Belief belief(position.seenBy(me), me);
        std::map<Piece, ByRank> counts;
        for (int i = 0; i < kDraws; ++i) {
            const rules::Board drawn = belief.drawn(random);
            for (const Suspicion& suspicion : belief.suspicions())
                counts[suspicion.piece][drawn.rankOf(suspicion.piece)] += 1.0 / kDraws;
        }
        for (const Suspicion& suspicion : belief.suspicions()) {
            risen += position.board().unseen(!me).isReborn(suspicion.piece) ? 1 : 0;
            EXPECT_FALSE(position.board().isShown(suspicion.piece));
            double sum = 0;
            for (std::size_t rank = 1; rank <= rules::kHighestRank; ++rank) {
                EXPECT_NEAR(suspicion.chances[rank], counts[suspicion.piece][rank], 0.04);
                sum += suspicion.chances[rank];
            }
            EXPECT_NEAR(sum, 1, 1e-9);
        }
    }
    EXPECT_GT(risen, 0);
}

TEST(Belief, StartsWithoutPrejudice) {
    base::Random random(3);
    const rules::Position position = randomGame({}, 0, random);
    const auto suspicions = Belief(position.seenBy(Side::Tiki), Side::Tiki).suspicions();
    ASSERT_EQ(suspicions.size(), 10U);
    for (const Suspicion& suspicion : suspicions)
        for (std::size_t rank = 1; rank <= rules::kHighestRank; ++rank)
            EXPECT_NEAR(suspicion.chances[rank], 0.2, 1e-9);
}

TEST(Belief, ForgottenPiecesAreDrawnAgain) {
    base::Random random(4);
    rules::Position position = randomGame({}, 0, random);
    while (!position.over() &&
           position.board().unseen(Side::Tac).neverShown() == rules::RankCounts{0, 2, 2, 2, 2, 2})
        position = randomGame({}, 40, random);
    ASSERT_FALSE(position.over());
    const Belief remembering(position.seenBy(Side::Tiki), Side::Tiki);
    const Belief forgetting(position.seenBy(Side::Tiki), Side::Tiki, {.forgotten = ~PieceSet{0}});
    EXPECT_GE(forgetting.suspicions().size(), remembering.suspicions().size());
}

TEST(Belief, ACheaterKnowsTheTruth) {
    base::Random random(5);
    const rules::Position position = randomGame({}, 50, random);
    const rules::Board drawn = Belief(position, Side::Tiki).drawn(random);
    for (Piece piece = 0; piece < rules::kPieces; ++piece)
        if (drawn.onBoard(piece)) EXPECT_EQ(drawn.rankOf(piece), position.board().rankOf(piece));
}

TEST(Belief, WhoSeesEverythingButForgetsDrawsOnlyWhatIsLeft) {
    const auto board =
        rules::parsePosition("c1!c5,c2!c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 9 0");
    ASSERT_TRUE(board) << board.error().describe();
    const Belief belief(rules::Position(*board), Side::Tiki, {.forgotten = ~PieceSet{0}});
    base::Random random(6);
    for (int i = 0; i < 20; ++i) {
        const rules::Board drawn = belief.drawn(random);
        rules::RankCounts all{};
        for (Piece piece = rules::firstOf(Side::Tac); piece < rules::kPieces; ++piece) {
            ++all[drawn.rankOf(piece)];
            if (!board->isShown(piece)) EXPECT_EQ(drawn.rankOf(piece), board->rankOf(piece));
        }
        EXPECT_EQ(all, (rules::RankCounts{0, 2, 2, 2, 2, 2}));
    }
}

TEST(Belief, IsAChanceHoweverLongFivesHaveStayed) {
    const auto board = rules::parsePosition(
        "c1!c1!,c2!c2!,c4!,c3!c3!,c4!/x5/c5,x3,c5/k1,x3,k1/k2k2,k3k3,k4,k4k5,k5 - - k1 1 0");
    ASSERT_TRUE(board) << board.error().describe();
    rules::Position position(*board);
    // What is seen counts, and not that such a game is drawn long before.
    for (int round = 0; round < 500; ++round)
        for (const int row : {0, 4}) {
            const rules::Field home(2, row);
            const rules::Field beside(row == 0 ? 3 : 1, row);
            position.play(rules::move(home, beside, 0));
            position.play(rules::move(beside, home, 2));
        }
    const rules::Position known = position.knownTo(Side::Tiki);
    const Belief belief(known, Side::Tiki);
    ASSERT_EQ(belief.suspicions().size(), 2U);
    for (const Suspicion& suspicion : belief.suspicions())
        EXPECT_NEAR(suspicion.chances[rules::kHighestRank], 1, 1e-9) << "no other rank is left";
}

TEST(Belief, IsAboutHiddenPiecesOnly) {
    const auto board =
        rules::parsePosition("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,k2(1:24),k3k3,k4,k1k5 4 - c1 10 0");
    ASSERT_TRUE(board) << board.error().describe();
    const rules::Position position(*board);
    EXPECT_EQ(Belief(position.seenBy(Side::Tac), Side::Tac).suspicions().size(), 9U);
    EXPECT_TRUE(Belief(position, Side::Tac).suspicions().empty()) << "also of one that came back unseen";
}

}  // namespace
}  // namespace tactiki::engine
