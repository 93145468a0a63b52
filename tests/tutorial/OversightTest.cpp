#include "tutorial/Oversight.h"

#include <gtest/gtest.h>

#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"

// Turns that overlook something, in positions of Tak.
namespace tutorial {
namespace {

using Kind = Oversight::Kind;

constexpr const char* kBlackThreatens = "2,2,2,2,x/x5/x5/1,1,x3/1,x4 1 5";
constexpr const char* kWhiteCanWin = "2,2,2,2,x/x5/x5/1,1,1,1,x/2,x4 1 5";
constexpr const char* kTwoRows = "2,2,2,2,x/x5/2,2,2,2,x/1,1,x3/1,1,1,1S,x 1 9";

std::unique_ptr<game::State> stateOf(const char* position) {
    return std::move(tak::play::TakKind().readPosition(position)->state);
}

game::Action turnOf(const game::State& state, const char* text) {
    return *state.view(game::Viewer::record())->parse(text);
}

std::string nameOf(const game::State& state, game::Action turn) {
    return state.view(game::Viewer::record())->notation(turn);
}

TEST(Oversight, ATurnThatLetsTheOtherWinNamesTheAnswer) {
    const auto state = stateOf(kBlackThreatens);
    const auto oversight = oversightOf(*state, turnOf(*state, "c2"));
    ASSERT_TRUE(oversight);
    EXPECT_EQ(oversight->kind, Kind::AllowsWin);
    ASSERT_TRUE(oversight->end);
    EXPECT_EQ(oversight->end->english(), "Black completes a5\u2013e5 with e5.");
    EXPECT_EQ(oversight->topic, "road");
    EXPECT_EQ(oversight->places.size(), 1U);
    EXPECT_EQ(state->ply(), stateOf(kBlackThreatens)->ply());
}

TEST(Oversight, AnAnswerToTheThreatIsNoOversight) {
    const auto state = stateOf(kBlackThreatens);
    for (const char* turn : {"e5", "Se5", "Ce5"})
        EXPECT_FALSE(oversightOf(*state, turnOf(*state, turn))) << turn;
}

TEST(Oversight, AWinThatIsMissedComesBeforeAThreat) {
    const auto state = stateOf(kWhiteCanWin);
    EXPECT_FALSE(oversightOf(*state, turnOf(*state, "e2")));
    for (const char* turn : {"c3", "e5"}) {
        const auto oversight = oversightOf(*state, turnOf(*state, turn));
        ASSERT_TRUE(oversight) << turn;
        EXPECT_EQ(oversight->kind, Kind::MissesWin);
        EXPECT_EQ(nameOf(*state, oversight->turn), "e2");
        EXPECT_EQ(oversight->places.size(), 4U) << "what is there of the row, not where it is completed";
    }
}

TEST(Oversight, ATurnThatWinsForTheOtherAlone) {
    const auto state = stateOf("1,1,221C,x,212C/x2,21,1,12/1,111112S,1,211,2/x2,121,1,x/x3,2,x 2 26");
    const auto oversight = oversightOf(*state, turnOf(*state, "e4-"));
    ASSERT_TRUE(oversight);
    EXPECT_EQ(oversight->kind, Kind::EndsForOthers);
    EXPECT_FALSE(oversight->end) << "it is not Black who completes something";
    EXPECT_EQ(oversight->reason, "White has built a road.");
    EXPECT_EQ(oversight->topic, "their-road");
}

TEST(Oversight, AWinOnFlatsThatIsMissed) {
    const tak::play::TakKind kind;
    auto start = kind.create({{"size", "4"}, {"stones", "4"}, {"capstones", "0"}}, {});
    ASSERT_TRUE(start);
    for (const char* turn : {"a1", "d4", "c3", "b3", "c2", "a3"}) (*start)->apply(turnOf(**start, turn));
    const auto oversight = oversightOf(**start, turnOf(**start, "c3-"));
    ASSERT_TRUE(oversight) << "White can win at once by placing the last flat";
    EXPECT_EQ(oversight->kind, Kind::MissesWin);
    EXPECT_EQ(oversight->topic, "flats");
    EXPECT_FALSE(oversight->end);
}

TEST(Outlook, RecognisesWinsAndSafeTurns) {
    const auto win = stateOf(kWhiteCanWin);
    EXPECT_EQ(nameOf(*win, *outlookOf(*win, {}).win), "e2");
    const auto threat = stateOf(kBlackThreatens);
    const Outlook outlook = outlookOf(*threat, {});
    EXPECT_FALSE(outlook.win);
    ASSERT_TRUE(outlook.safe);
    EXPECT_FALSE(oversightOf(*threat, *outlook.safe));
    const auto lost = stateOf(kTwoRows);
    EXPECT_FALSE(outlookOf(*lost, {}).safe);
    EXPECT_EQ(lost->ply(), stateOf(kTwoRows)->ply());
}

TEST(Outlook, IsGivenUpWithTheToken) {
    std::stop_source stop;
    stop.request_stop();
    const auto state = stateOf(kBlackThreatens);
    EXPECT_FALSE(outlookOf(*state, stop.get_token()).safe);
}

}  // namespace
}  // namespace tutorial
