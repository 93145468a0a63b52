#include "games/tactiki/engine/Observation.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/tactiki/engine/Habits.h"
#include "games/tactiki/engine/SampleGames.h"
#include "games/tactiki/rules/Notation.h"

namespace tactiki::engine {
namespace {

using rules::Field;
using rules::Position;
using rules::Side;

Position started() {
    base::Random random(1);
    return randomGame({}, 0, random);
}

void play(Position& game, const char* text) {
    const auto act = actIn(game.board(), text, game.board().toMove());
    ASSERT_TRUE(act) << text;
    game.play(*act);
}

const Observation* find(const std::vector<Observation>& all, rules::Piece piece) {
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const Observation& observation) { return observation.piece == piece; });
    return found == all.end() ? nullptr : &*found;
}

TEST(Observation, OfATurn) {
    Position game = started();
    const rules::Board before = game.board();
    play(game, "b1b2");
    play(game, "b2c2");
    const auto all = observationsOf(game, Side::Tiki);
    EXPECT_EQ(all.size(), 5U);  // the top pieces
    const Observation* moved = find(all, before.topOf(Field(1, 0)));
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->conduct, Conduct::Advanced);
    EXPECT_EQ(moved->situation, Situation::Home);
    const Observation* stayed = find(all, before.topOf(Field(4, 0)));
    ASSERT_TRUE(stayed);
    EXPECT_EQ(stayed->conduct, Conduct::Stayed);
    EXPECT_TRUE(observationsOf(game, Side::Tac).empty());
}

TEST(Observation, OfATurnOnlyWhenItIsOver) {
    Position game = started();
    play(game, "b1b2");
    EXPECT_TRUE(observationsOf(game, Side::Tiki).empty()) << "the others may still move";
    play(game, "e1e2");
    EXPECT_EQ(observationsOf(game, Side::Tiki).size(), 5U);
}

TEST(Observation, OfAPieceThatLeavesAnotherAlone) {
    Position game = started();
    const rules::Piece wary = game.board().topOf(Field(2, 0));
    for (const char* move : {"c1c2", "c2c3", "c5c4", "a5a4", "a1a2", "a2a3"}) play(game, move);
    const auto all = observationsOf(game, Side::Tiki);
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Observation& observation) {
        return observation.piece == wary && observation.situation == Situation::FacesHidden &&
               observation.conduct == Conduct::Stayed;
    }));
}

/// What a player sees is enough: the observations of the whole game are the same.
TEST(Observation, UsesOnlyWhatEverybodyKnows) {
    base::Random random(2);
    for (int i = 0; i < 10; ++i) {
        const Position game = randomGame({}, 12 * i, random);
        const auto known = observationsOf(game, Side::Tac);
        const auto seen = observationsOf(game.seenBy({}), Side::Tac);
        ASSERT_EQ(known.size(), seen.size());
        for (std::size_t k = 0; k < known.size(); ++k) {
            EXPECT_EQ(known[k].piece, seen[k].piece);
            EXPECT_EQ(known[k].situation, seen[k].situation);
            EXPECT_EQ(known[k].conduct, seen[k].conduct);
        }
    }
}

TEST(Habits, FivesDoNotLeaveHiddenPiecesAlone) {
    const ByRank likely =
        likelihoods({.piece = 0, .situation = Situation::FacesHidden, .conduct = Conduct::Stayed});
    EXPECT_GT(likely[1], likely[5]);
    for (std::size_t rank = 1; rank <= rules::kHighestRank; ++rank) EXPECT_GT(likely[rank], 0);
}

}  // namespace
}  // namespace tactiki::engine
