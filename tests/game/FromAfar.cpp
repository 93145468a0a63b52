#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/Contract.h"
#include "game/VisibleState.h"
#include "match/Seating.h"
#include "match/far/Follower.h"
#include "match/far/RemotePlayer.h"
#include "match/far/ReportText.h"
#include "match/far/Reporter.h"

namespace test {

using game::PlayerId;
using game::Viewer;
using match::Proposal;

namespace {

/// The referee's table, at which nobody sits but players far away, and all who follow it.
class Table {
  public:
    Table(std::unique_ptr<game::State> start, std::uint64_t seed, const game::Kind* kind)
        : kind_(kind),
          viewers_(viewersOf(*start)),
          match_(std::move(start), std::vector<std::string>(viewers_.size() - 2, "Ann")),
          seating_(match_.players().size()),
          inboxes_(match_.players().size()),
          random_(seed) {
        match_.setClock(match::Clock(std::vector<match::TimeControl>(
            inboxes_.size(), {match::TimeControl::Kind::Fischer, std::chrono::minutes(5)})));
        for (std::size_t seat = 0; seat < inboxes_.size(); ++seat)
            seating_.sit(game::playerAt(seat), std::make_unique<match::RemotePlayer>(inboxes_[seat]));
        for (const Viewer viewer : viewers_) join(viewer);
    }

    void play(const RandomGames& games) {
        for (int i = 0; i < games.plies && !match_.outcome().over && !testing::Test::HasFailure(); ++i) {
            turn(games);
            if (random_.below(6) == 0) propose(Proposal::TakeBack);
            if (random_.below(20) == 0) propose(Proposal::Draw);
            if (random_.below(10) == 0) join(viewers_[random_.below(count(viewers_.size()))]);
            for (const Seen& seen : seen_) compare(seen.follower);
        }
        if (!match_.outcome().over) resignAndReopen();
        for (const Seen& seen : seen_) compareTrees(seen.follower);
    }

  private:
    struct Seen {
        match::Reporter reporter;
        match::Follower follower;
        std::optional<match::ReportWriter> writer = {};  ///< at the referee's end of the line
        std::optional<match::ReportReader> reader = {};  ///< at the other one
    };

    void resignAndReopen() {
        match::Follower& loser = player(match_.awaited().front());
        ask(loser, loser.resign());
        EXPECT_TRUE(loser.outcome().over);
        propose(Proposal::TakeBack);
    }

    [[nodiscard]] static std::uint32_t count(std::size_t size) { return static_cast<std::uint32_t>(size); }

    void join(Viewer viewer) {
        match::Reporter reporter(viewer);
        match::Briefing briefing = reporter.brief(match_);
        const std::size_t late = viewers_.size();  // of those who come later, the last one is followed
        if (seen_.size() > late) seen_.pop_back();
        if (kind_ == nullptr) {
            seen_.push_back({std::move(reporter), match::Follower(std::move(briefing))});
        } else {
            match::ReportWriter writer(*kind_);
            match::ReportReader reader(*kind_);
            auto heard = reader.readBriefing(writer.write(briefing));
            ASSERT_TRUE(heard.ok()) << heard.error().describe();
            seen_.push_back({std::move(reporter), match::Follower(std::move(heard).value()),
                             std::move(writer), std::move(reader)});
        }
        compareTrees(seen_.back().follower);
    }
    /// The first who follows it with this player's eyes.
    [[nodiscard]] match::Follower& player(PlayerId player) {
        return std::find_if(seen_.begin(), seen_.end(),
                            [&](const Seen& seen) { return seen.follower.viewer() == Viewer(player); })
            ->follower;
    }

    /// Chooses among what the player knows.
    void turn(const RandomGames& games) {
        for (const PlayerId awaited : match_.awaited()) match_.elapse(awaited, std::chrono::milliseconds(70));
        const std::vector<PlayerId> awaited = match_.awaited();
        match::Follower& mover = player(awaited[random_.below(count(awaited.size()))]);
        game::Action action = games.choose(*mover.view().sample(random_), random_);
        if (!mover.view().isLegal(action)) {
            const std::vector<game::Action> legal = mover.view().legalActions();
            action = legal[random_.below(count(legal.size()))];
        }
        // An offer that nobody has answered lapses.
        const std::size_t after = match_.eventCount() + (match_.openOffer() ? 2 : 1);
        const auto request = mover.play(action);
        ask(mover, request);
        EXPECT_EQ(match_.eventCount(), after);
        // The same again comes too late.
        if (request) send(mover, *request);
        EXPECT_EQ(match_.eventCount(), after);
    }

    void propose(Proposal proposal) {
        match::Follower& proposer = player(game::playerAt(random_.below(count(inboxes_.size()))));
        const PlayerId by = *proposer.viewer().player();
        EXPECT_EQ(proposer.canOffer(by, proposal), match_.canOffer(by, proposal));
        if (!proposer.canOffer(by, proposal)) return;
        ask(proposer, proposer.offer(proposal));
        if (random_.below(4) == 0) return;
        const bool accept = proposal == Proposal::TakeBack && random_.below(3) != 0;
        for (std::size_t seat = 0; seat < inboxes_.size() && match_.openOffer(); ++seat)
            if (match::Follower& other = player(game::playerAt(seat)); other.owesAnswer(game::playerAt(seat)))
                ask(other, other.answer(accept));
        EXPECT_FALSE(match_.openOffer());
    }

    void ask(const match::Follower& from, const base::Result<match::Request>& request) {
        ASSERT_TRUE(request.ok()) << request.error().describe();
        send(from, {request->events, request->what, ++asked_});
    }

    void send(const match::Follower& from, const match::Request& request) {
        const auto heard = match::readRequest(match::write(request));
        ASSERT_TRUE(heard.ok()) << heard.error().describe();
        inboxes_[from.viewer().player()->value].requests.push_back(*heard);
        const auto trouble = seating_.update(match_, 0, false);
        EXPECT_FALSE(trouble) << trouble->why.describe();
        for (Seen& seen : seen_) hear(seen);
    }

    void hear(Seen& seen) {
        std::vector<match::Report> reports = seen.reporter.news(match_);
        for (match::Report& report : reports) {
            if (seen.writer) {
                auto heard = seen.reader->read(seen.writer->write(report));
                ASSERT_TRUE(heard.ok()) << heard.error().describe();
                report = std::get<match::Report>(std::move(heard).value());
            }
            EXPECT_TRUE(seen.follower.take(std::move(report)));
        }
    }

    /// What is followed is what the viewer may know of the match, no more and no less.
    void compare(const match::Follower& follower) const {
        SCOPED_TRACE(nameOf(follower.viewer()) + ", ply " + std::to_string(match_.ply()));
        const Viewer viewer = follower.viewer();
        const auto view = match_.view(viewer);
        const std::vector<game::Action> legal = someOf(view->legalActions());
        EXPECT_EQ(visibleStateOf(follower.view(), legal), visibleStateOf(*view, legal));
        EXPECT_EQ(follower.current(), match_.current());
        EXPECT_EQ(follower.head(), match_.head());
        EXPECT_EQ(visibleStateOf(follower.outcome()), visibleStateOf(match_.outcome()));
        EXPECT_EQ(follower.openOffer(), match_.openOffer());
        EXPECT_EQ(follower.clock()->readings(), match_.clock()->readings());
        ASSERT_EQ(follower.tree().size(), match_.tree().size());
        compare(follower, match_.current());
    }

    void compareTrees(const match::Follower& follower) const {
        ASSERT_EQ(follower.tree().size(), match_.tree().size());
        for (std::uint32_t i = 0; i < match_.tree().size(); ++i) compare(follower, match::NodeId(i));
    }

    void compare(const match::Follower& follower, match::NodeId id) const {
        const match::Node& heard = follower.tree().node(id);
        const match::Node& played = match_.tree().node(id);
        EXPECT_TRUE(heard.seen.empty()) << "nothing that others know";
        EXPECT_EQ(heard.action, match_.tree().action(id, follower.viewer()));
        EXPECT_EQ(heard.notation, match_.tree().notation(id, follower.viewer()));
        EXPECT_EQ(heard.parent, played.parent);
        EXPECT_EQ(heard.children, played.children);
        EXPECT_EQ(heard.mover, played.mover);
        EXPECT_EQ(heard.round, played.round);
        EXPECT_EQ(heard.endsTurn, played.endsTurn);
        EXPECT_EQ(heard.shows, played.shows);
        EXPECT_EQ(heard.stands, played.stands);
    }

    const game::Kind* kind_;
    std::vector<Viewer> viewers_;
    match::Match match_;
    match::Seating seating_;
    std::vector<match::Letters> inboxes_;
    std::uint32_t asked_ = 0;  ///< requests so far
    std::vector<Seen> seen_;
    base::Random random_;
};

}  // namespace

void isPlayedFromAfar(const RandomGames& games) {
    for (int game = 0; game < games.count() && !testing::Test::HasFailure(); ++game) {
        SCOPED_TRACE("game " + std::to_string(game));
        base::Random random(static_cast<std::uint64_t>(game) + 1);
        Table(games.start(random), static_cast<std::uint64_t>(game), games.kind).play(games);
    }
}

}  // namespace test
