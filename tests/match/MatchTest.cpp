#include "match/Match.h"

#include <gtest/gtest.h>

#include "base/Random.h"
#include "match/Countdown.h"

namespace match {
namespace {

using game::Action;
using game::PieceState;
using game::PlayerId;
using game::Viewer;

Match begun(int counters = 12) {
    return {std::make_unique<test::Countdown>(counters), {"Ann", "Ben", "Cem"}};
}

/// Plays the actions, each for the player to move.
void play(Match& match, std::initializer_list<std::uint64_t> actions) {
    for (const std::uint64_t a : actions) ASSERT_TRUE(match.submit(match.toMove(), Action(a)));
}

std::unique_ptr<const game::View> onRecord(const Match& match) { return match.view(Viewer::record()); }

/// The player to move offers a draw, and all others accept it.
void agreeDraw(Match& match) {
    const PlayerId from = match.toMove();
    ASSERT_TRUE(match.offer(from, Proposal::Draw));
    for (const PlayerId other : {PlayerId(0), PlayerId(1), PlayerId(2)})
        if (other != from) {
            ASSERT_TRUE(match.answer(other, true));
        }
}

/// The player who moved last asks to take the turn back, and all others accept it.
void takeBack(Match& match) {
    const PlayerId from = match.tree().node(match.current()).mover;
    ASSERT_TRUE(match.offer(from, Proposal::TakeBack));
    for (const PlayerId other : {PlayerId(0), PlayerId(1), PlayerId(2)})
        if (other != from) {
            ASSERT_TRUE(match.answer(other, true));
        }
}

std::string shown(const Match& match) {
    std::string text;
    for (const NodeId id : match.line()) text += match.tree().node(id).notation;
    return text;
}

TEST(Match, KeepsWhoPlayedWhat) {
    Match match = begun();
    play(match, {1, 2, 3, 1});
    EXPECT_EQ(shown(match), "1231");
    EXPECT_EQ(match.tree().size(), 5U);
    const Node& last = match.tree().node(match.current());
    EXPECT_EQ(last.mover, PlayerId(0));
    EXPECT_EQ(last.ply, 4);
    EXPECT_EQ(match.tree().pathTo(match.current()).size(), 4U);
    EXPECT_TRUE(match.tree().pathTo(Match::kRoot).empty());
    EXPECT_TRUE(match.atEnd());
    EXPECT_FALSE(match.atStart());
}

TEST(Match, RefusesWhatIsNotAllowedAndChangesNothing) {
    Match match = begun(4);
    EXPECT_FALSE(match.submit(PlayerId(1), Action(1))) << "out of turn";
    EXPECT_FALSE(match.submit(PlayerId(0), Action(4)));
    EXPECT_FALSE(match.submit(PlayerId(0), Action(0)));
    EXPECT_FALSE(match.submit(PlayerId(9), Action(1)));
    EXPECT_EQ(match.tree().size(), 1U);
    EXPECT_TRUE(match.events(Viewer::record()).empty());
    play(match, {3, 1});
    EXPECT_TRUE(match.outcome().over);
    EXPECT_EQ(match.outcome().winners, std::vector{PlayerId(1)});
    EXPECT_FALSE(match.submit(match.toMove(), Action(1))) << "after the end";
    EXPECT_EQ(match.events(Viewer::record()).size(), 2U);
}

TEST(Match, GoesBackAndForth) {
    Match match = begun();
    EXPECT_FALSE(match.back());
    EXPECT_FALSE(match.forward());
    play(match, {1, 2, 3});
    EXPECT_TRUE(match.back());
    EXPECT_TRUE(match.back());
    EXPECT_EQ(onRecord(match)->positionText(), "11");
    EXPECT_EQ(shown(match), "123") << "what was taken back stays in sight";
    EXPECT_TRUE(match.forward());
    EXPECT_EQ(onRecord(match)->positionText(), "9");
    match.goToStart();
    EXPECT_TRUE(match.atStart());
    match.goToEnd();
    EXPECT_EQ(onRecord(match)->positionText(), "6");
    const std::size_t events = match.events(Viewer::record()).size();
    match.goToEnd();
    match.goTo(match.current());
    EXPECT_EQ(match.events(Viewer::record()).size(), events) << "nothing happened";
}

TEST(Match, TheLastActsAreThoseOfOnePlayer) {
    Match match(std::make_unique<test::Countdown>(9, 2, false, 2), {"Ann", "Bo"});
    const auto acts = [&] { return match.lastActs(game::Viewer::record()).size(); };
    EXPECT_EQ(acts(), 0U);
    play(match, {1, 2, 1});
    EXPECT_EQ(acts(), 1U) << "of Bo, after two of Ann";
    play(match, {3});
    EXPECT_EQ(acts(), 2U);
    EXPECT_EQ(hopsOf(match.lastActs(game::Viewer::record()).back()).size(), 3U) << "the last one last";
}

TEST(Match, LivePlayReplacesTheMainLine) {
    Match match = begun();
    play(match, {1, 1, 1});
    takeBack(match);
    play(match, {2});
    EXPECT_EQ(shown(match), "112");
    match.goToStart();
    match.goToEnd();
    EXPECT_EQ(onRecord(match)->positionText(), "8");
    takeBack(match);
    play(match, {1});
    match.goToStart();
    EXPECT_EQ(shown(match), "111") << "a turn that was known is the main line again once it is played";
    EXPECT_EQ(match.tree().size(), 5U);
}

TEST(Match, LookingBackKeepsTheHead) {
    Match match = begun();
    play(match, {1, 1, 1});
    const NodeId head = match.head();
    EXPECT_FALSE(match.looksBack());
    match.back();
    match.back();
    EXPECT_TRUE(match.looksBack());
    EXPECT_FALSE(match.atHead());
    EXPECT_EQ(match.head(), head);
    play(match, {2, 3});
    match.goToStart();
    EXPECT_EQ(shown(match), "111") << "what is tried on the way is a variation";
    match.goToEnd();
    EXPECT_EQ(match.current(), head);
    play(match, {2});
    match.goToStart();
    EXPECT_EQ(shown(match), "1112");
    match.forward();
    EXPECT_FALSE(match.offer(PlayerId(0), Proposal::TakeBack)) << "nothing is agreed on in the past";
    EXPECT_FALSE(match.resign(PlayerId(0)));
    match.playFromHere();
    play(match, {3});
    match.goToStart();
    EXPECT_EQ(shown(match), "13");
}

TEST(Match, GoingForwardReplaysTurnsTakenBack) {
    Match match = begun();
    play(match, {1, 2, 3});
    takeBack(match);
    takeBack(match);
    EXPECT_EQ(match.ply(), 1);
    EXPECT_TRUE(match.atHead());
    match.forward();
    EXPECT_TRUE(match.atHead());
    match.goToEnd();
    EXPECT_EQ(match.ply(), 3);
    EXPECT_TRUE(match.atHead());
}

TEST(Match, ReviewAddsVariations) {
    Match match = begun();
    play(match, {1, 1, 1});
    match.setLive(false);
    match.back();
    play(match, {2, 3});
    EXPECT_EQ(shown(match), "1123");
    match.goToStart();
    EXPECT_EQ(shown(match), "111") << "the game as it was played";
    EXPECT_EQ(match.tree().size(), 6U);
    play(match, {1, 1, 2, 3});
    EXPECT_EQ(match.tree().size(), 6U) << "turns that are known are followed";
}

TEST(Match, AGameFromAFileEndsAsTheFileSays) {
    Match match = begun();
    play(match, {1, 1});
    (void)match.resign(PlayerId(2));
    Match again = Match::fromRecord(match.toRecord());
    EXPECT_FALSE(again.ending().over) << "at its start";
    again.goToEnd();
    EXPECT_FALSE(again.outcome().over) << "the board does not show it";
    EXPECT_TRUE(again.ending().over);
    EXPECT_EQ(again.ending().result, again.finalOutcome().result);
    again.back();
    EXPECT_FALSE(again.ending().over);
    play(again, {3});
    EXPECT_FALSE(again.ending().over) << "a variation";
}

TEST(Match, TheFinalOutcomeIsReplayedOnceForEachEnd) {
    Match match = begun();
    play(match, {1, 2, 3, 1, 2});
    match.goToStart();
    EXPECT_FALSE(match.finalOutcome().over);
    const int copies = test::Countdown::copies;
    for (int frame = 0; frame < 3; ++frame) EXPECT_FALSE(match.finalOutcome().over);
    EXPECT_EQ(test::Countdown::copies, copies);
    // Each change is seen from wherever the table stands.
    match.goToEnd();
    play(match, {3});
    match.goToStart();
    EXPECT_TRUE(match.finalOutcome().over);
    match.goToEnd();
    takeBack(match);
    match.goToStart();
    EXPECT_FALSE(match.finalOutcome().over);
    match.goToEnd();
    ASSERT_TRUE(match.resign(PlayerId(0)));
    match.goToStart();
    EXPECT_EQ(match.finalOutcome().result, "resigned 0");
}

TEST(Match, AConclusionEndsItUntilPlayGoesOn) {
    Match match = begun();
    play(match, {1, 1});
    (void)match.resign(PlayerId(2));
    EXPECT_TRUE(match.outcome().over);
    EXPECT_EQ(match.events(Viewer::record()).back().kind, EventKind::Concluded);
    EXPECT_FALSE(match.submit(PlayerId(2), Action(1)));
    EXPECT_EQ(match.toRecord().result, "resigned 2");
    match.back();
    EXPECT_FALSE(match.outcome().over);
    EXPECT_EQ(match.toRecord().result, "resigned 2") << "looking back changes nothing";
    match.forward();
    EXPECT_TRUE(match.outcome().over);
    takeBack(match);
    EXPECT_FALSE(match.outcome().over);
    EXPECT_EQ(match.ply(), 2) << "the ending alone is taken back";
    EXPECT_EQ(match.events(Viewer::record()).back().kind, EventKind::Reopened);
    EXPECT_EQ(match.toRecord().result, "*") << "the game goes on";
    takeBack(match);
    EXPECT_EQ(match.ply(), 1);
    play(match, {1});
    EXPECT_FALSE(match.outcome().over) << "the same turn played again";
    EXPECT_EQ(match.toRecord().result, "*");
    agreeDraw(match);
    match.setLive(false);
    match.back();
    play(match, {3, 3});
    EXPECT_FALSE(match.outcome().over) << "a variation";
    EXPECT_EQ(match.toRecord().result, "draw") << "of a game that ended all the same";
}

TEST(Match, AnOfferNeedsEverybody) {
    Match match = begun();
    play(match, {1, 2});
    EXPECT_FALSE(match.answer(PlayerId(0), true)) << "nothing was offered";
    ASSERT_TRUE(match.offer(PlayerId(1), Proposal::Draw));
    EXPECT_EQ(match.openOffer(), (Offer{Proposal::Draw, PlayerId(1)}));
    EXPECT_FALSE(match.offer(PlayerId(0), Proposal::Draw)) << "one at a time";
    EXPECT_FALSE(match.owesAnswer(PlayerId(1)));
    EXPECT_FALSE(match.answer(PlayerId(1), true)) << "nobody agrees with himself";
    ASSERT_TRUE(match.answer(PlayerId(0), true));
    EXPECT_FALSE(match.outcome().over) << "one is missing";
    ASSERT_TRUE(match.answer(PlayerId(2), false));
    EXPECT_FALSE(match.openOffer());
    EXPECT_FALSE(match.outcome().over);
    EXPECT_EQ(match.events(PlayerId(0)).back().kind, EventKind::Declined);
    agreeDraw(match);
    EXPECT_EQ(match.outcome().result, "draw");
    EXPECT_FALSE(match.canOffer(PlayerId(0), Proposal::Draw)) << "it is over";
}

TEST(Match, TakingBackReachesTheLastTurnOfWhoAsksForIt) {
    Match match = begun();
    EXPECT_FALSE(match.canOffer(PlayerId(0), Proposal::TakeBack)) << "he has not played";
    play(match, {1, 2, 3, 1});
    EXPECT_TRUE(match.offer(PlayerId(1), Proposal::TakeBack));
    EXPECT_TRUE(match.answer(PlayerId(0), true));
    EXPECT_TRUE(match.answer(PlayerId(2), true));
    EXPECT_EQ(match.ply(), 1);
    EXPECT_EQ(match.toMove(), PlayerId(1));
    EXPECT_EQ(match.events(Viewer::onlooker()).back().kind, EventKind::TakenBack);
}

TEST(Match, AnOfferLapsesWithThePosition) {
    Match match = begun();
    play(match, {1});
    ASSERT_TRUE(match.offer(PlayerId(0), Proposal::TakeBack));
    play(match, {1});
    EXPECT_FALSE(match.openOffer());
    EXPECT_FALSE(match.answer(PlayerId(2), true));
    const Feed feed = match.events(Viewer::onlooker());
    // After the turn, which who follows from afar has to know before.
    EXPECT_EQ(feed[feed.size() - 2].kind, EventKind::Played);
    EXPECT_EQ(feed.back().kind, EventKind::Declined);
    EXPECT_EQ(feed.back().offer, (Offer{Proposal::TakeBack, PlayerId(0)}));
    EXPECT_EQ(match.ply(), 2);
}

TEST(Match, AnOfferLapsesWithTheGame) {
    Match match = begun();
    play(match, {1});
    ASSERT_TRUE(match.offer(PlayerId(0), Proposal::TakeBack));
    ASSERT_TRUE(match.resign(PlayerId(1)));
    EXPECT_FALSE(match.openOffer());
    EXPECT_FALSE(match.answer(PlayerId(2), true)) << "a turn would be taken back, or the end";
    EXPECT_TRUE(match.outcome().over);
}

/// A follower of the feed, which must see the same pieces as the match has.
class PieceFollower {
  public:
    explicit PieceFollower(const Match& match) : match_(match), pieces_(onRecord(match)->pieces()) {}
    void check() {
        bool jumped = false;
        for (; next_ < match_.events(Viewer::record()).size(); ++next_) {
            const Event event = match_.events(Viewer::record())[next_];
            const bool forwards = event.kind == EventKind::Played;
            jumped |= event.kind == EventKind::Jumped;
            for (const game::Hop& hop : hopsOf(event.transition)) {
                PieceState& piece = pieces_[hop.before.id.value];
                ASSERT_TRUE(jumped || piece == (forwards ? hop.before : hop.after));
                piece = forwards ? hop.after : hop.before;
            }
            if (event.kind == EventKind::Jumped || event.kind == EventKind::Concluded) {
                ASSERT_TRUE(event.transition.stages.empty());
            }
        }
        if (jumped) pieces_ = onRecord(match_)->pieces();
        ASSERT_EQ(pieces_, onRecord(match_)->pieces());
    }

  private:
    const Match& match_;
    std::vector<PieceState> pieces_;
    std::size_t next_ = 0;
};

TEST(Match, TheFeedReportsEverything) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        base::Random random(seed);
        Match match = begun(10 + static_cast<int>(random.below(15)));
        PieceFollower follower(match);
        for (int step = 0; step < 200; ++step) {
            switch (random.below(12)) {
                case 0:
                    match.goTo(NodeId(random.below(static_cast<std::uint32_t>(match.tree().size()))));
                    break;
                case 1:
                    match.goToStart();
                    break;
                case 2:
                    match.goToEnd();
                    break;
                case 3:
                case 4:
                    (void)match.back();
                    break;
                case 5:
                    (void)match.forward();
                    break;
                case 6:
                    match.setLive(random.below(2) == 0);
                    break;
                case 7:
                    if (random.below(10) == 0 && match.atHead() && !match.outcome().over) agreeDraw(match);
                    break;
                default:
                    (void)match.submit(PlayerId(static_cast<std::uint8_t>(random.below(4))),
                                       Action(random.below(5)));
                    (void)match.submit(match.toMove(), Action(1 + random.below(3)));
            }
            if (random.below(3) > 0) continue;
            ASSERT_NO_FATAL_FAILURE(follower.check()) << "seed " << seed << ", step " << step;
        }
        // The tree is consistent: every child knows its parent, and every turn is legal at its node.
        for (std::uint32_t i = 1; i < match.tree().size(); ++i) {
            match.goTo(NodeId(i));
            const Node& node = match.tree().node(NodeId(i));
            const auto& siblings = match.tree().node(node.parent).children;
            ASSERT_EQ(std::count(siblings.begin(), siblings.end(), NodeId(i)), 1);
            ASSERT_EQ(node.ply, match.ply());
            ASSERT_EQ(match.tree().pathTo(NodeId(i)).size(), static_cast<std::size_t>(node.ply));
        }
        ASSERT_NO_FATAL_FAILURE(follower.check());
    }
}

TEST(Match, ARecordIsTheWholeTree) {
    base::Random random(3);
    Match match = begun(30);
    match.setLive(false);
    for (int i = 0; i < 200; ++i) {
        (void)match.submit(match.toMove(), Action(1 + random.below(3)));
        if (random.below(4) == 0)
            match.goTo(NodeId(random.below(static_cast<std::uint32_t>(match.tree().size()))));
    }
    const Match again = Match::fromRecord(match.toRecord());
    EXPECT_FALSE(again.live());
    EXPECT_TRUE(again.atStart());
    EXPECT_TRUE(again.events(Viewer::record()).empty());
    EXPECT_EQ(again.players(), match.players());
    ASSERT_EQ(again.tree().size(), match.tree().size());
    // The trees must be equal, although their nodes may have different numbers.
    std::vector<std::pair<NodeId, NodeId>> pairs{{Match::kRoot, Match::kRoot}};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const Node& a = match.tree().node(pairs[i].first);
        const Node& b = again.tree().node(pairs[i].second);
        ASSERT_EQ(a.notation, b.notation);
        ASSERT_TRUE(pairs[i].first == Match::kRoot || a.mover == b.mover);
        ASSERT_EQ(a.children.size(), b.children.size());
        for (std::size_t k = 0; k < a.children.size(); ++k) pairs.emplace_back(a.children[k], b.children[k]);
    }
}

TEST(Match, ARepeatedTurnInAFileKeepsBothComments) {
    game::Record record;
    record.start = std::make_unique<test::Countdown>(9);
    record.turns[0].children = {1, 2};
    record.turns.push_back({.action = Action(2), .notation = "2", .marks = "!", .comments = {"good"}});
    record.turns.push_back({.action = Action(2), .notation = "2", .comments = {"again"}, .children = {3}});
    record.turns.push_back({.action = Action(1), .notation = "1", .parent = 2});
    record.turns[2].variation = "by name";
    Match match = Match::fromRecord(std::move(record));
    ASSERT_EQ(match.tree().size(), 4U);
    EXPECT_EQ(match.tree().node(NodeId(1)).marks, "!");
    EXPECT_EQ(match.tree().node(NodeId(1)).comments, std::vector<std::string>{"good"});
    EXPECT_EQ(match.tree().node(NodeId(2)).variation, "by name");
    EXPECT_EQ(match.tree().node(NodeId(2)).comments, std::vector<std::string>{"again"});
    play(match, {2});
    EXPECT_EQ(match.current(), NodeId(1)) << "the first of them is followed";
    const game::Record again = match.toRecord();
    EXPECT_EQ(again.turns[0].children, (std::vector<std::size_t>{1, 2}));
    EXPECT_EQ(again.turns[2].variation, "by name");
}

}  // namespace
}  // namespace match
