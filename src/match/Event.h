#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/StrongId.h"
#include "game/Ids.h"
#include "game/Outcome.h"
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
    Declined,   ///< somebody refused, or the match went on meanwhile
    Reopened,   ///< an ending without a turn was taken back
    Edited,     ///< the tree changed: a comment, the order of variations, the line that is live
};
/// Whether this event may change the position.
[[nodiscard]] constexpr bool changesPosition(EventKind kind) { return kind <= EventKind::Jumped; }

/// What a played turn is to the game, whoever looks.
struct TurnFacts {
    NodeId before{};  ///< the turn that it follows; the root for the first one
    game::PlayerId player{};
    int round = 0;
    bool endsTurn = false;  ///< the player owes nothing more in this round for now
    bool stands = false;    ///< nobody may take it back
};

/// An event of the match, as one viewer may see it. The events tell all that follows from them, so that who
/// hears them needs neither the match nor its truth.
struct Event {
    EventKind kind;
    std::size_t number = 0;  ///< from 0, the same for all viewers
    NodeId node{};           ///< the turn that was played or taken back, or else the present one
    game::Transition transition = {};
    std::optional<TurnFacts> turn = {};       ///< Played
    std::optional<game::Action> action = {};  ///< Played: as the viewer knows it
    std::string notation = {};                ///< Played: as the viewer may read it
    std::optional<Offer> offer = {};
    std::optional<game::Outcome> outcome = {};  ///< Concluded
    std::vector<milliseconds> clocks = {};      ///< readings by seat; empty without clocks
};

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
};

/// An event with everything that any viewer may see; a game without secrets has one sight for all.
struct Happened {
    EventKind kind;
    std::vector<Sight> seen = {};  ///< by slotOf(viewer), or one for all
    NodeId node{};
    std::optional<Offer> offer = {};
    std::optional<TurnFacts> turn = {};
    std::optional<game::Outcome> outcome = {};
    std::vector<milliseconds> clocks = {};
};

/// A match's events as one viewer may see them. Refers to the match.
class Feed {
  public:
    Feed(const std::vector<Happened>& all, game::Viewer viewer) : all_(&all), viewer_(viewer) {}

    [[nodiscard]] std::size_t size() const { return all_->size(); }
    [[nodiscard]] bool empty() const { return all_->empty(); }
    [[nodiscard]] Event operator[](std::size_t index) const {
        const Happened& happened = (*all_)[index];
        Event event{.kind = happened.kind,
                    .number = index,
                    .node = happened.node,
                    .turn = happened.turn,
                    .offer = happened.offer,
                    .outcome = happened.outcome,
                    .clocks = happened.clocks};
        if (happened.seen.empty()) return event;
        const Sight& sight = happened.seen[happened.seen.size() == 1 ? 0 : slotOf(viewer_)];
        event.transition = sight.transition;
        if (event.kind != EventKind::Played) return event;
        event.action = sight.action;
        event.notation = sight.notation;
        return event;
    }
    [[nodiscard]] Event back() const { return (*this)[size() - 1]; }

  private:
    const std::vector<Happened>* all_;
    game::Viewer viewer_;
};

}  // namespace match
