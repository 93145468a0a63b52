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

/// What players must agree on.
enum class Proposal : std::uint8_t {
    Draw,
    /// Of the proposer's last turn and of all that were played since; of a match that ended without a turn,
    /// of that ending alone.
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
    Jumped,     ///< the position changed otherwise: look at all pieces anew
    Concluded,  ///< the match ended without a turn: resignation, agreement, time
    Offered,    ///< a player proposes something
    Accepted,   ///< everybody agrees; what was proposed happens next
    Declined,   ///< somebody does not, or the match went on meanwhile
    Reopened,   ///< what had ended the match without a turn was taken back
    Edited,     ///< the tree is another one: a comment, the order of variations, where the game goes on
};
/// Whether the position may be another one after it.
[[nodiscard]] constexpr bool changesPosition(EventKind kind) { return kind <= EventKind::Jumped; }

/// What happened to the match, as somebody may see it.
struct Event {
    EventKind kind;
    game::Transition transition = {};
    NodeId node{};
    std::optional<Offer> offer = {};
};

/// Where a viewer's share of something is kept that is kept for each of them.
[[nodiscard]] constexpr std::size_t slotOf(game::Viewer viewer) {
    if (const auto player = viewer.player()) return 2U + player->value;
    return viewer.isRecord() ? 0 : 1;
}

/// What happened, as everybody may see it: in a game without secrets there is one transition for all.
struct Happened {
    EventKind kind;
    std::vector<game::Transition> seen = {};  ///< by slotOf(viewer), or one for all
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
        if (!happened.seen.empty())
            event.transition = happened.seen[happened.seen.size() == 1 ? 0 : slotOf(viewer_)];
        return event;
    }
    [[nodiscard]] Event back() const { return (*this)[size() - 1]; }

  private:
    const std::vector<Happened>* all_;
    game::Viewer viewer_;
};

}  // namespace match
