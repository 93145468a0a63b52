#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/Result.h"
#include "match/EventLog.h"
#include "match/Report.h"

namespace match {

/// A match whose referee is elsewhere, as one viewer may know it: it keeps the tree, the view, the clocks, an
/// open offer and the ending from reports alone, and has no State. It can be read like a Match, by
/// Subscriptions and Feeds; what its player decides becomes a Request to the referee, and changes nothing
/// here until a report says so. Single-threaded.
class Follower {
  public:
    explicit Follower(Briefing briefing);

    /// Takes the next report; one that was heard before changes nothing. False if reports before it are
    /// missing, or if it contradicts them: then a new briefing is needed.
    [[nodiscard]] bool take(Report report);
    /// Sets the clocks between two events, by their readings at the referee's.
    void setClocks(const std::vector<milliseconds>& readings);
    /// Lets the shown clocks run. Only the referee ends a match whose time is up.
    void elapse(microseconds time);

    [[nodiscard]] game::Viewer viewer() const { return viewer_; }
    [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
    [[nodiscard]] const game::View& view() const { return *views_[current_.value]; }
    /// The position after a turn; null if it was played before the briefing and not shown since.
    [[nodiscard]] const game::View* viewAt(NodeId id) const;
    [[nodiscard]] const GameTree& tree() const { return tree_; }
    [[nodiscard]] NodeId current() const { return current_; }
    [[nodiscard]] bool live() const { return head_.has_value(); }
    [[nodiscard]] NodeId head() const { return head_.value_or(current_); }
    [[nodiscard]] bool atHead() const { return current_ == head(); }
    [[nodiscard]] const std::optional<Clock>& clock() const { return clock_; }
    [[nodiscard]] game::Outcome outcome() const { return ending_ ? *ending_ : view().outcome(); }
    [[nodiscard]] const std::optional<Offer>& openOffer() const { return offer_; }
    /// Whether the open offer waits for the viewer's answer.
    [[nodiscard]] bool owesAnswer() const { return owesAnswer_; }
    /// Whether the viewer is a player who is awaited at the head of a game under way.
    [[nodiscard]] bool awaited() const;
    /// Whether the viewer could propose it now, as in Match.
    [[nodiscard]] bool canOffer(Proposal proposal) const;

    // ---- what the viewer, a player, asks of the referee; an error if it makes no sense now
    [[nodiscard]] base::Result<Request> play(game::Action action) const;
    [[nodiscard]] base::Result<Request> resign() const;
    [[nodiscard]] base::Result<Request> offer(Proposal proposal) const;
    [[nodiscard]] base::Result<Request> answer(bool accept) const;

    // ---- as in Match
    [[nodiscard]] Feed events() const { return log_.events(viewer_); }
    [[nodiscard]] std::size_t eventCount() const { return log_.size(); }
    [[nodiscard]] std::uint64_t number() const { return log_.match(); }

  private:
    [[nodiscard]] bool fits(const Report& report) const;
    void takeTurn(const Event& event);
    void show(NodeId id, std::unique_ptr<const game::View> view);

    game::Viewer viewer_;
    std::vector<std::string> players_;
    bool secrets_;
    std::size_t heard_;
    GameTree tree_;
    NodeId current_;
    std::optional<NodeId> head_;
    std::vector<std::unique_ptr<const game::View>> views_;  ///< by node
    std::optional<Clock> clock_;
    std::optional<Offer> offer_;
    bool owesAnswer_;
    std::optional<game::Outcome> ending_;
    EventLog log_;
};

}  // namespace match
