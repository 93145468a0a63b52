// How pawns and cards move and sound.

#include <gtest/gtest.h>

#include "games/tactik/table/TablePieces.h"
#include "scene/SoundMoment.h"
#include "scene/motion/Choreography.h"

namespace tactik::table {
namespace {

using game::PieceState;
using rules::Colour;

TEST(TactikTable, SoundsHaveWords) {
    const auto table = tableFor({4, 64});
    scene::SoundMoment moment;
    const auto words = [&](const PieceState& piece) {
        moment.piece = piece;
        moment.contact = table->contact(piece);
        return std::string(table->caption(moment));
    };
    EXPECT_EQ(words(pawnAt(0, square(5))), "pawn set down");
    EXPECT_EQ(words(pawnAt(0, square(0), true)), "stake driven in");
    EXPECT_EQ(words(pawnAt(0, hollow(0))), "pawn back in its pocket");
    EXPECT_EQ(words(pawnAt(0, cell(Colour::Red, 2))), "pawn in its base");
    EXPECT_EQ(words(cardAt(0, {play::kPileArea, 0, 4}, rules::Card::Two, true)), "card played");
    EXPECT_EQ(words(cardAt(0, handSlot(1, 1), rules::Card::Two, true)), "card taken");
    moment.reason = game::Reason::Pass;
    EXPECT_EQ(words(cardAt(0, handSlot(1, 1), rules::Card::Two, true)), "card passed");
}

TEST(TactikTable, PawnsStandInHolesAndCardsAreThin) {
    using scene::Ground;
    using scene::Stance;
    const auto table = tableFor({4, 64});
    const auto pawn = table->contact(pawnAt(0, square(5)));
    EXPECT_TRUE(pawn.stance == Stance::InHole && pawn.ground == Ground::Table && !pawn.thin);
    EXPECT_EQ(table->contact(pawnAt(0, square(0), true)).stance, Stance::Driven);
    EXPECT_EQ(table->contact(pawnAt(0, hollow(0))).ground, Ground::Supply);
    const auto held = table->contact(cardAt(0, handSlot(1, 1), rules::Card::Two, true));
    EXPECT_TRUE(held.thin && held.stance == Stance::OnEdge);
    const auto laid = table->contact(cardAt(0, {play::kPileArea, 0, 4}, rules::Card::Two, true));
    EXPECT_TRUE(laid.thin && laid.stance == Stance::Lying && laid.ground == Ground::Piece);
}

/// A pawn that goes twelve squares touches down in each, within a few seconds.
TEST(TactikTable, APawnGoesFromHoleToHole) {
    const auto table = tableFor({4, 64});
    game::Hop hop{pawnAt(0, square(3)), pawnAt(0, square(15)), 0, game::Manner::Jump};
    for (int i = 4; i < 15; ++i) hop.via.push_back(square(i));
    const scene::Clip clip =
        scene::choreograph({{hop}}, *table, [&](const PieceState& piece) { return table->rest(piece); }, {});
    EXPECT_EQ(clip.landings.size(), 12U);
    EXPECT_LT(clip.duration, 4.0F);
    float highest = 0;
    for (float time = 0; time < clip.duration; time += 0.01F)
        highest = std::max(highest, clip.tracks.front().track.at(time).position.y);
    EXPECT_LT(highest, kBoardHeight + 0.03F) << "low steps";
    int steps = 0;
    for (const scene::SoundMoment& moment : scene::soundMomentsOf(clip, scene::Occasion::Played, *table))
        if (moment.kind == scene::SoundMoment::Kind::Land) EXPECT_EQ(moment.step, steps++);
    EXPECT_EQ(steps, 12);
}

/// A swap is heard as one when it begins, and as two pawns that come down when it ends.
TEST(TactikTable, ASwapSoundsUnlikeASteppingPawn) {
    const auto table = tableFor({4, 64});
    const game::Stage swap{{{pawnAt(0, square(3)), pawnAt(0, square(20)), 0, game::Manner::Exchange},
                            {pawnAt(5, square(20)), pawnAt(5, square(3)), 0, game::Manner::Exchange}}};
    const scene::Clip clip =
        scene::choreograph(swap, *table, [&](const PieceState& piece) { return table->rest(piece); }, {});
    using Kind = scene::SoundMoment::Kind;
    std::vector<Kind> kinds;
    for (const scene::SoundMoment& moment : scene::soundMomentsOf(clip, scene::Occasion::Played, *table)) {
        kinds.push_back(moment.kind);
        if (moment.kind == Kind::Exchange) EXPECT_STREQ(table->caption(moment), "pawns change places");
    }
    EXPECT_EQ(kinds, (std::vector<Kind>{Kind::Exchange, Kind::Land, Kind::Land}));
}

/// A stake that walks is an ordinary pawn from its first step on.
TEST(TactikTable, AStakeIsDrivenInOnlyWhereItStarted) {
    const auto table = tableFor({4, 64});
    game::Hop hop{pawnAt(0, square(0), true), pawnAt(0, square(3)), 0, game::Manner::Jump};
    hop.via = {square(1), square(2)};
    const scene::Clip clip =
        scene::choreograph({{hop}}, *table, [&](const PieceState& piece) { return table->rest(piece); }, {});
    ASSERT_EQ(clip.landings.size(), 3U);
    for (const scene::Landing& landing : clip.landings)
        EXPECT_EQ(table->contact(landing.piece).stance, scene::Stance::InHole);
}

/// A whole deal does not take longer than it would by hand.
TEST(TactikTable, CardsAreDealtSwiftly) {
    for (const Size size : {kSizes[0], kSizes[1]}) {
        const auto table = tableFor(size);
        game::Stage stage{.reason = game::Reason::Deal};
        std::uint16_t level = rules::kCards - 1;
        for (const PieceState& piece : dealt(size, 0)) {
            if (!play::handOf(piece.place)) continue;
            PieceState before = piece;
            before.place = {play::kStockArea, 0, level--};
            before.face = play::kDown;
            before.shape = game::kUnknownShape;
            stage.hops.push_back({before, piece});
        }
        const scene::Clip clip = scene::choreograph(
            stage, *table, [&](const PieceState& piece) { return table->rest(piece); }, {});
        EXPECT_EQ(clip.landings.size(), stage.hops.size());
        EXPECT_LT(clip.duration, 4.0F);
    }
}

}  // namespace
}  // namespace tactik::table
