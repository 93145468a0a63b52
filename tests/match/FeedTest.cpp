#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/Auction.h"
#include "match/Countdown.h"
#include "match/Match.h"

// What the events tell is enough: who hears them all can keep the tree, the clocks and the ending of a match
// that he cannot see, as a player far away must.
namespace match {
namespace {

using game::Viewer;
using std::chrono::seconds;

/// Keeps the tree of a match from its events alone.
struct Listener {
    explicit Listener(Viewer eyes) : viewer(eyes) {}

    void hear(const Event& event) {
        EXPECT_EQ(event.number, heard++);
        clocks = event.clocks;
        if (event.outcome) ending = *event.outcome;
        if (event.kind == EventKind::TakenBack) current = tree.node(event.node).parent;
        if (event.kind != EventKind::Played) return;
        if (event.node.value == tree.size())
            (void)tree.graft(event.turn->before, {.action = *event.action,
                                                  .mover = event.turn->player,
                                                  .notation = event.notation,
                                                  .round = event.turn->round,
                                                  .endsTurn = event.turn->endsTurn,
                                                  .stands = event.turn->stands});
        current = event.node;
    }
    void hearAll(const Match& match) {
        const Feed feed = match.events(viewer);
        while (heard < feed.size()) hear(feed[heard]);
    }

    Viewer viewer;
    std::size_t heard = 0;
    GameTree tree{0};
    NodeId current = GameTree::kRoot;
    game::Outcome ending;
    std::vector<milliseconds> clocks;
};

/// What a viewer knows of a turn, as a text.
std::string known(const Node& node, const std::string& notation, game::Action action) {
    return std::to_string(node.parent.value) + " " + std::to_string(node.mover.value) + " " + notation + " " +
           std::to_string(action.value) + " " + std::to_string(node.round) + (node.endsTurn ? " ends" : "") +
           (node.stands ? " stands" : "");
}

void expectTheSame(const Listener& listener, const Match& match) {
    ASSERT_EQ(listener.tree.size(), match.tree().size());
    EXPECT_EQ(listener.current, match.current());
    for (std::uint32_t i = 1; i < match.tree().size(); ++i) {
        const NodeId id(i);
        const Node& heard = listener.tree.node(id);
        EXPECT_EQ(known(heard, heard.notation, heard.action),
                  known(match.tree().node(id), match.tree().notation(id, listener.viewer),
                        match.tree().action(id, listener.viewer)));
    }
}

TEST(Feed, TellsEveryViewerTheTreeThatHeMayKnow) {
    Match match(std::make_unique<test::Auction>(3, 5), {"Ann", "Bo", "Cy"});
    std::vector<Listener> listeners{Listener(Viewer::record()), Listener(Viewer::onlooker()),
                                    Listener(Viewer(game::PlayerId(0))), Listener(Viewer(game::PlayerId(2)))};
    base::Random random(7);
    while (!match.outcome().over) {
        const game::PlayerId player =
            match.awaited()[random.below(static_cast<std::uint32_t>(match.awaited().size()))];
        const auto turns = match.view(player)->legalActions();
        ASSERT_TRUE(match.submit(player, turns[random.below(static_cast<std::uint32_t>(turns.size()))]));
        for (Listener& listener : listeners) {
            listener.hearAll(match);
            expectTheSame(listener, match);
        }
    }
    EXPECT_GT(match.tree().size(), 8U);
}

TEST(Feed, TellsVariationsAndWhatIsTakenBack) {
    Match match(std::make_unique<test::Countdown>(9), {"Ann", "Bo", "Cy"});
    Listener listener(Viewer::onlooker());
    for (int turn = 0; turn < 3; ++turn) ASSERT_TRUE(match.submit(match.toMove(), game::Action(1)));
    ASSERT_TRUE(match.offer(game::PlayerId(2), Proposal::TakeBack));
    ASSERT_TRUE(match.answer(game::PlayerId(0), true));
    ASSERT_TRUE(match.answer(game::PlayerId(1), true));
    ASSERT_TRUE(match.submit(match.toMove(), game::Action(2)));
    listener.hearAll(match);
    expectTheSame(listener, match);
    EXPECT_EQ(listener.tree.node(listener.current).parent.value, 2U) << "beside the turn that was taken back";
}

TEST(Feed, TellsClocksAndEndings) {
    Match match(std::make_unique<test::Countdown>(9), {"Ann", "Bo", "Cy"});
    match.setClock(
        Clock(std::vector<TimeControl>(3, {.kind = TimeControl::Kind::Fischer, .initial = seconds(10)})));
    Listener listener(Viewer::onlooker());
    ASSERT_TRUE(match.submit(game::PlayerId(0), game::Action(1)));
    match.elapse(game::PlayerId(1), seconds(4));
    ASSERT_TRUE(match.submit(game::PlayerId(1), game::Action(1)));
    listener.hearAll(match);
    EXPECT_THAT(listener.clocks, testing::ElementsAre(seconds(10), seconds(6), seconds(10)));
    match.elapse(game::PlayerId(2), seconds(11));
    listener.hearAll(match);
    EXPECT_TRUE(listener.ending.over);
    EXPECT_EQ(listener.ending.result, match.outcome().result);
    EXPECT_EQ(listener.clocks[2], seconds(0));
}

}  // namespace
}  // namespace match
