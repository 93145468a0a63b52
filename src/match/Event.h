#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/StrongId.h"
#include "game/Ids.h"
#include "game/Outcome.h"
#include "game/State.h"
#include "game/Transition.h"
#include "game/Viewer.h"
#include "match/TimeControl.h"

namespace match {

using NodeId = base::StrongId<struct NodeTag, std::uint32_t>;

/// Proposals that the other players must accept.
enum class Proposal : std::uint8_t {
    Draw,
    /// To take back the proposer's last turn and all turns since; in a match that ended without a turn, only
    /// that ending.
    TakeBack,
};

struct Offer {
    Proposal proposal;
    game::PlayerId from;
    friend bool operator==(const Offer&, const Offer&) = default;
};

enum class EventKind : std::uint8_t {
    Played,     ///< a turn was played: the transition forwards
    TakenBack,  ///< one turn was taken back: the transition, to be read backwards
    Jumped,     ///< the position changed in another way: compare all pieces
    Concluded,  ///< the match ended without a turn: resignation, agreement, time
    Offered,    ///< a player proposes something
    Accepted,   ///< everybody agrees; the effect is the next event
    Declined,   ///< somebody refused, or the match went on or ended meanwhile
    Reopened,   ///< an ending without a turn was taken back
    Edited,     ///< the tree changed: a comment, the order of variations, the line that is live
};
/// Whether this event may change the position.
[[nodiscard]] constexpr bool changesPosition(EventKind kind) { return kind <= EventKind::Jumped; }

/// What a played turn means for the game; the same for every viewer.
struct TurnFacts {
    NodeId before{};  ///< the turn that it follows; the root for the first one
    game::PlayerId player{};
    int round = 0;
    bool endsTurn = false;  ///< the player owes nothing more in this round for now
    bool shows = false;     ///< it has shown what only its player knew
    bool stands = false;    ///< nobody may take it back
};

/// An event of the match, as one viewer may see it. The events tell all that follows from them, so that who
/// hears them needs neither the match nor its truth.
struct Event {
    EventKind kind;
    std::size_t number = 0;  ///< from 0, the same for all viewers
    NodeId node{};           ///< the turn that was played or taken back, or else the present one
    game::Transition transition = {};
    std::optional<TurnFacts> turn = {};         ///< Played
    std::optional<game::Action> action = {};    ///< Played: as the viewer knows it
    std::string notation = {};                  ///< Played: as the viewer may read it
    std::vector<game::Unveiled> unveiled = {};  ///< Played: what it has told him about earlier turns
    std::optional<Offer> offer = {};            ///< the open one; Accepted, Declined: the one that was
    std::optional<game::Outcome> outcome = {};  ///< an ending without a turn that holds here now
    std::optional<NodeId> head = {};            ///< where the live match stands now; nothing under review
    std::vector<milliseconds> clocks = {};      ///< readings by seat; empty without clocks
};

/// The offer that is open after an event.
[[nodiscard]] inline std::optional<Offer> openAfter(const Event& event) {
    const bool settled = event.kind == EventKind::Accepted || event.kind == EventKind::Declined;
    return settled ? std::nullopt : event.offer;
}

/// Whether a turn that this viewer decided before the event, and has not played yet, is void after it. Who
/// sees nothing of another's secret decision goes on thinking about his own.
[[nodiscard]] inline bool voidsTurns(const Event& event) {
    if (event.kind == EventKind::Played) return !event.transition.stages.empty();
    return changesPosition(event.kind) || event.kind == EventKind::Concluded;
}

/// Index of a viewer in the lists that hold one value for each viewer.
[[nodiscard]] constexpr std::size_t slotOf(game::Viewer viewer) {
    if (const auto player = viewer.player()) return 2U + player->value;
    return viewer.isRecord() ? 0 : 1;
}

/// What one viewer sees of a turn that is played or taken back.
struct Sight {
    game::Transition transition;
    game::Action action{};
    std::string notation = {};
    std::vector<game::Unveiled> unveiled = {};
};

/// An event with everything that any viewer may see; a game without secrets has one sight for all.
struct Happened {
    EventKind kind;
    std::vector<Sight> seen = {};  ///< by slotOf(viewer), or one for all
    NodeId node{};
    std::optional<Offer> offer = {};
    std::optional<TurnFacts> turn = {};
    std::optional<game::Outcome> outcome = {};
    std::optional<NodeId> head = {};
    std::vector<milliseconds> clocks = {};
};

/// An event that only one viewer has heard of, as he knows it.
[[nodiscard]] inline Happened heardAs(Event event) {
    Happened happened{.kind = event.kind,
                      .node = event.node,
                      .offer = event.offer,
                      .turn = event.turn,
                      .outcome = std::move(event.outcome),
                      .head = event.head,
                      .clocks = std::move(event.clocks)};
    if (event.kind == EventKind::Played || event.kind == EventKind::TakenBack)
        happened.seen.push_back({std::move(event.transition), event.action.value_or(game::Action{}),
                                 std::move(event.notation), std::move(event.unveiled)});
    return happened;
}

/// A match's events as one viewer may see them. Refers to the match, or to who follows it.
class Feed {
  public:
    /// `first`: the number of the first event.
    Feed(const std::vector<Happened>& all, game::Viewer viewer, std::size_t first = 0)
        : all_(&all), viewer_(viewer), first_(first) {}

    [[nodiscard]] std::size_t size() const { return all_->size(); }
    [[nodiscard]] bool empty() const { return all_->empty(); }
    [[nodiscard]] Event operator[](std::size_t index) const {
        const Happened& happened = (*all_)[index];
        Event event{.kind = happened.kind,
                    .number = first_ + index,
                    .node = happened.node,
                    .turn = happened.turn,
                    .offer = happened.offer,
                    .outcome = happened.outcome,
                    .head = happened.head,
                    .clocks = happened.clocks};
        if (happened.seen.empty()) return event;
        const Sight& sight = happened.seen[happened.seen.size() == 1 ? 0 : slotOf(viewer_)];
        event.transition = sight.transition;
        if (event.kind != EventKind::Played) return event;
        event.action = sight.action;
        event.notation = sight.notation;
        event.unveiled = sight.unveiled;
        return event;
    }
    [[nodiscard]] Event back() const { return (*this)[size() - 1]; }

  private:
    const std::vector<Happened>* all_;
    game::Viewer viewer_;
    std::size_t first_;
};

}  // namespace match
