#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/StrongId.h"
#include "game/Ids.h"
#include "game/Transition.h"
#include "game/Viewer.h"

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

/// An event of the match, as one viewer may see it.
struct Event {
    EventKind kind;
    game::Transition transition = {};
    std::optional<game::Action> action = {};  ///< Played: as the viewer knows it
    NodeId node{};
    std::optional<Offer> offer = {};
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
};

/// An event with everything that any viewer may see; a game without secrets has one sight for all.
struct Happened {
    EventKind kind;
    std::vector<Sight> seen = {};  ///< by slotOf(viewer), or one for all
    NodeId node{};
    std::optional<Offer> offer = {};
};

/// A match's events as one viewer may see them. Refers to the match.
class Feed {
  public:
    Feed(const std::vector<Happened>& all, game::Viewer viewer) : all_(&all), viewer_(viewer) {}

    [[nodiscard]] std::size_t size() const { return all_->size(); }
    [[nodiscard]] bool empty() const { return all_->empty(); }
    [[nodiscard]] Event operator[](std::size_t index) const {
        const Happened& happened = (*all_)[index];
        Event event{.kind = happened.kind, .node = happened.node, .offer = happened.offer};
        if (happened.seen.empty()) return event;
        const Sight& sight = happened.seen[happened.seen.size() == 1 ? 0 : slotOf(viewer_)];
        event.transition = sight.transition;
        if (event.kind == EventKind::Played) event.action = sight.action;
        return event;
    }
    [[nodiscard]] Event back() const { return (*this)[size() - 1]; }

  private:
    const std::vector<Happened>* all_;
    game::Viewer viewer_;
};

}  // namespace match
