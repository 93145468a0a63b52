#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/Result.h"
#include "match/EventLog.h"
#include "match/Followed.h"
#include "match/far/Report.h"

namespace match {

/// A match whose referee is elsewhere, as one viewer may know it: it keeps the tree, the views, the clocks,
/// an open offer and the ending from reports alone, and has no State. What its player decides becomes a
/// Request to the referee, and changes nothing here until a report says so. It may look back at turns that it
/// has seen, while the match goes on. Single-threaded.
class Follower final : public Followed {
  public:
    explicit Follower(Briefing briefing);

    // ---- what is heard
    /// Takes the next report; one that was heard before changes nothing. False if reports before it are
    /// missing, or if it contradicts them: then a new briefing is needed.
    [[nodiscard]] bool take(Report report);
    /// Sets the clocks between two events, by their readings at the referee's.
    void setClocks(const std::vector<milliseconds>& readings);
    /// Lets this player's shown clock run, if it does. Only the referee ends a match whose time is up.
    void elapse(game::PlayerId player, microseconds time);

    [[nodiscard]] game::Viewer viewer() const { return viewer_; }
    /// The position that is shown.
    [[nodiscard]] const game::View& view() const { return *views_[current().value]; }

    // ---- what the viewer, a player, asks of the referee; an error if it makes no sense now
    [[nodiscard]] base::Result<Request> play(game::Action action) const;
    [[nodiscard]] base::Result<Request> resign() const;
    [[nodiscard]] base::Result<Request> offer(Proposal proposal) const;
    [[nodiscard]] base::Result<Request> answer(bool accept) const;

    // ---- as a table follows it
    [[nodiscard]] std::unique_ptr<const game::View> view(game::Viewer) const override {
        return view().copy();
    }
    [[nodiscard]] std::unique_ptr<const game::View> viewAt(NodeId id, game::Viewer) const override;
    [[nodiscard]] game::PlayerId toMove() const override { return view().toMove(); }
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override { return view().awaited(); }
    [[nodiscard]] bool awaits(game::PlayerId player) const override;
    [[nodiscard]] game::PlayerId moverOf(game::Action action) const override;
    [[nodiscard]] int ply() const override { return view().ply(); }
    [[nodiscard]] game::Outcome outcome() const override;
    [[nodiscard]] game::Outcome ending() const override { return outcome(); }
    [[nodiscard]] game::Outcome finalOutcome() const override;
    [[nodiscard]] bool isReferee() const override { return false; }
    [[nodiscard]] bool hasSecrets() const override { return secrets_; }
    [[nodiscard]] bool isTold() const override { return false; }
    [[nodiscard]] const std::vector<std::string>& players() const override { return players_; }
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& tags() const override {
        return tags_;
    }
    [[nodiscard]] const std::optional<Offer>& openOffer() const override { return offer_; }
    [[nodiscard]] bool owesAnswer(game::PlayerId player) const override {
        return owesAnswer_ && viewer_.is(player);
    }
    [[nodiscard]] bool canOffer(game::PlayerId player, Proposal proposal) const override;
    [[nodiscard]] bool turnStands(game::PlayerId player) const override;
    [[nodiscard]] bool canReopen() const override;
    [[nodiscard]] const std::optional<Clock>& clock() const override { return clock_; }
    [[nodiscard]] std::vector<game::PlayerId> awaitedAtHead() const override {
        return viewOf(head()).awaited();
    }
    [[nodiscard]] bool clockRuns(game::PlayerId player) const override;
    [[nodiscard]] const GameTree& tree() const override { return tree_; }
    [[nodiscard]] NodeId current() const override { return lookedAt_.value_or(current_); }
    [[nodiscard]] bool live() const override { return head_.has_value(); }
    [[nodiscard]] NodeId head() const override { return head_.value_or(current()); }
    [[nodiscard]] bool canPlayFromHere() const override { return false; }
    bool back() override;
    void goTo(NodeId id) override;
    void setSketch(NodeId id, game::Sketch sketch) override;
    [[nodiscard]] Feed events(game::Viewer) const override { return log_.events(viewer_); }
    [[nodiscard]] std::size_t eventCount() const override { return log_.size(); }
    [[nodiscard]] std::uint64_t number() const override { return log_.match(); }
    [[nodiscard]] game::Transition lastTurn(game::Viewer) const override;
    [[nodiscard]] std::vector<game::Transition> lastActs(game::Viewer) const override;

  private:
    [[nodiscard]] bool fits(const Report& report) const;
    [[nodiscard]] bool isOfThisGame(const Report& report) const;
    void takeTurn(const Event& event);
    void takeTree(GameTree tree);
    /// Tells those at this table of something that the referee does not know.
    void tellHere(EventKind kind, NodeId node);
    void show(NodeId id, std::unique_ptr<const game::View> view);
    [[nodiscard]] bool knows(NodeId id) const { return id.value < views_.size() && views_[id.value]; }
    /// The position after a turn that is known, or else the shown one.
    [[nodiscard]] const game::View& viewOf(NodeId id) const { return knows(id) ? *views_[id.value] : view(); }
    /// The outcome where the match stands.
    [[nodiscard]] game::Outcome outcomeAtHead() const;
    /// Whether the viewer is a player whose decision the match awaits.
    [[nodiscard]] bool mayDecide() const;

    game::Viewer viewer_;
    std::vector<std::string> players_;
    std::vector<std::pair<std::string, std::string>> tags_;
    bool secrets_;
    std::size_t heard_;
    GameTree tree_;
    NodeId current_;                  ///< where the referee's table stands
    std::optional<NodeId> lookedAt_;  ///< another turn, at which this one looks back
    std::optional<NodeId> head_;
    std::vector<std::unique_ptr<const game::View>> views_;  ///< by node
    std::vector<game::Transition> turns_;                   ///< by node
    std::optional<Clock> clock_;
    std::optional<Offer> offer_;
    bool owesAnswer_;
    std::optional<game::Outcome> ending_;
    EventLog log_;
};

}  // namespace match
