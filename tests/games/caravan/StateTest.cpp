#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {
namespace {

using game::Hop;
using game::Manner;
using game::PlayerId;
using game::Viewer;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const Viewer kFirst = PlayerId(0);
const Viewer kSecond = PlayerId(1);

CaravanState at(std::string_view text) { return CaravanState(*rules::parsePosition(text)); }

game::Action turn(const game::State& state, std::string_view text) {
    return *state.view(state.toMove())->parse(text);
}

TEST(CaravanState, HandsAreHiddenFromTheOthers) {
    const CaravanState state(3, game::Chance(1));
    EXPECT_TRUE(state.hasSecrets());
    const auto hidden = [&](Viewer viewer) {
        int count = 0;
        for (const game::PieceState& piece : state.view(viewer)->pieces())
            count += piece.shape == game::kUnknownShape ? 1 : 0;
        return count;
    };
    EXPECT_EQ(hidden(kFirst), 16);
    EXPECT_EQ(hidden(kSecond), 16);
    EXPECT_EQ(hidden(Viewer::onlooker()), 20);
    EXPECT_EQ(hidden(Viewer::record()), 0);
}

TEST(CaravanState, OnlyWhoIsToMoveSeesWhatCanBePlayed) {
    const CaravanState state(3, game::Chance(1));
    EXPECT_THAT(state.view(kFirst)->legalActions(), SizeIs(4));
    EXPECT_THAT(state.view(kSecond)->legalActions(), IsEmpty());
    EXPECT_THAT(state.view(Viewer::onlooker())->legalActions(), IsEmpty());
    EXPECT_FALSE(state.view(kSecond)->parse("a1"));
}

TEST(CaravanState, LayingACardRevealsItToTheOthersAlone) {
    CaravanState state = at("0/0/0 1345/1345/1345 - 12222345");
    state.apply(turn(state, "b3"));
    const Hop mine = state.lastTurn(kFirst).stages.front().hops.front();
    EXPECT_EQ(mine.before.shape, 3);
    EXPECT_EQ(mine.manner, Manner::Slide);
    const Hop his = state.lastTurn(kSecond).stages.front().hops.front();
    EXPECT_EQ(his.before.shape, game::kUnknownShape);
    EXPECT_EQ(his.after.shape, 3);
    EXPECT_EQ(his.before.face, kDown);
    EXPECT_EQ(his.after.face, kUp);
    EXPECT_EQ(his.manner, Manner::Reveal);
}

TEST(CaravanState, ADrawnCardIsSeenByItsPlayerAlone) {
    CaravanState state = at("0/0/0 1345/1345/1345 - 12222345");
    state.apply(turn(state, "b3"));
    const Hop mine = state.lastTurn(kFirst).stages.back().hops.back();
    EXPECT_EQ(mine.before.shape, game::kUnknownShape);
    EXPECT_EQ(mine.after.shape, 1);
    EXPECT_EQ(mine.after.place, (game::Place{handArea(0), 1, 0}));
    EXPECT_EQ(mine.manner, Manner::Reveal);
    const Hop his = state.lastTurn(kSecond).stages.back().hops.back();
    EXPECT_EQ(his.after.shape, game::kUnknownShape);
    EXPECT_EQ(his.manner, Manner::Slide);
}

TEST(CaravanState, ACamelWalksFromStoneToStone) {
    CaravanState state = at("10/2/0 4345/1345/1145 - 12222335");
    state.apply(turn(state, "a4x"));
    const game::Transition done = state.lastTurn(Viewer::onlooker());
    ASSERT_THAT(done.stages, SizeIs(3));
    const Hop& walk = done.stages[0].hops[1];
    EXPECT_EQ(walk.manner, Manner::Jump);
    EXPECT_EQ(walk.after.place, (game::Place{kCircuitArea, 14, 0}));
    EXPECT_THAT(walk.via, ElementsAre(game::Place{kCircuitArea, 11, 0}, game::Place{kCircuitArea, 12, 0},
                                      game::Place{kCircuitArea, 13, 0}));
    EXPECT_EQ(done.stages[1].reason, game::Reason::Capture);
    const Hop& back = done.stages[1].hops[0];
    EXPECT_EQ(back.before.owner, PlayerId(1));
    EXPECT_EQ(back.after.place, (game::Place{kGateArea, 1, 0}));
    EXPECT_EQ(state.view(kFirst)->announcement(), "Back to the gate!");
}

TEST(CaravanState, ACamelComesHomePastItsOwnStone) {
    CaravanState state = at("16/2/0 4345/1345/1145 - 12222335");
    state.apply(turn(state, "a4"));
    const Hop walk = state.lastTurn(kFirst).stages[0].hops[1];
    EXPECT_THAT(walk.via, ElementsAre(game::Place{kCircuitArea, 17, 0}, game::Place{kCircuitArea, 0, 0}));
    EXPECT_EQ(walk.after.place, (game::Place{kGateArea, 0, 0}));
    const game::Outcome end = state.outcome();
    EXPECT_TRUE(end.over);
    EXPECT_EQ(end.result, "1-0-0");
    EXPECT_THAT(end.points, ElementsAre(2, 0, 0));
}

TEST(CaravanState, WinnersCanShareAndAllOfThemDraw) {
    const game::Outcome two = at("5/5/4 ..../..../.... 12345123451234512345 -").outcome();
    EXPECT_EQ(two.result, "1/2-1/2-0");
    EXPECT_THAT(two.winners, ElementsAre(PlayerId(0), PlayerId(1)));
    EXPECT_THAT(two.points, ElementsAre(1, 1, 0));
    const game::Outcome all = at("5/5/5 ..../..../.... 12345123451234512345 -").outcome();
    EXPECT_EQ(all.result, "1/2-1/2-1/2");
    EXPECT_THAT(all.winners, IsEmpty());
}

TEST(CaravanState, TheOthersShareAGameThatOneGivesUp) {
    EXPECT_EQ(CaravanState(2, game::Chance(1)).resignation(PlayerId(0)).result, "0-1");
    EXPECT_EQ(CaravanState(3, game::Chance(1)).resignation(PlayerId(1)).result, "1/2-0-1/2");
    EXPECT_EQ(CaravanState(4, game::Chance(1)).agreedDraw().result, "1/2-1/2-1/2-1/2");
}

TEST(CaravanState, CompletionsAreOfOnesOwnHand) {
    const CaravanState state = at("0/0/0 1345/1345/1345 - 12222345");
    EXPECT_THAT(state.view(kFirst)->completions("", 10), ElementsAre("a1", "b3", "c4", "d5"));
    EXPECT_THAT(state.view(kFirst)->completions("c", 10), ElementsAre("c4"));
    EXPECT_THAT(state.view(kFirst)->completions("", 2), SizeIs(2));
    EXPECT_THAT(state.view(kSecond)->completions("", 10), IsEmpty());
}

TEST(CaravanState, AnotherGameDealsAnewUnlessItsPositionWasSetUp) {
    const auto textOf = [](const game::State& state) { return state.view(Viewer::record())->positionText(); };
    const CaravanState first(3, game::Chance(1));
    EXPECT_NE(textOf(*first.anew(game::Chance(2))), textOf(first));
    EXPECT_EQ(textOf(*first.anew(game::Chance(2))), textOf(CaravanState(3, game::Chance(2))));
    const CaravanState set = at("0/0/0 1345/1345/1345 - 12222345");
    EXPECT_EQ(textOf(*set.anew(game::Chance(2))), textOf(set));
}

TEST(CaravanKind, PlayersAreAnOptionAndCardsAreChance) {
    const CaravanKind kind;
    const auto state = kind.create({{"players", "4"}}, game::Chance(9));
    ASSERT_TRUE(state);
    EXPECT_EQ((*state)->playerCount(), 4);
    EXPECT_EQ((*state)->view(Viewer::record())->positionText(),
              CaravanState(4, game::Chance(9)).view(Viewer::record())->positionText());
    EXPECT_EQ((*kind.create({}, {}))->playerCount(), 2);
    EXPECT_EQ((*kind.create({{"players", "17"}}, {}))->playerCount(), 4);
}

TEST(CaravanKind, APositionFromTheClipboardIsReadUnlessItHidesCards) {
    const CaravanKind kind;
    EXPECT_TRUE(kind.readPosition("0/0/0 1345/1345/1345 - 12222345"));
    const CaravanState state(3, game::Chance(1));
    EXPECT_TRUE(kind.readPosition(state.view(Viewer::record())->positionText()));
    EXPECT_FALSE(kind.readPosition(state.view(kFirst)->positionText()));
}

}  // namespace
}  // namespace caravan::play
