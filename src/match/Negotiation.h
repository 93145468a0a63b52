#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "match/Event.h"

namespace match {

/// An offer of one player, until all others have accepted it or one has refused. At most one is open.
class Negotiation {
  public:
    [[nodiscard]] const std::optional<Offer>& open() const { return offer_; }
    /// Whether the open offer waits for this player's answer.
    [[nodiscard]] bool owesAnswer(game::PlayerId player) const {
        return std::find(unanswered_.begin(), unanswered_.end(), player) != unanswered_.end();
    }
    void begin(const Offer& offer, std::size_t players) {
        offer_ = offer;
        unanswered_.clear();
        for (std::size_t seat = 0; seat < players; ++seat)
            if (const game::PlayerId other = game::playerAt(seat); other != offer.from)
                unanswered_.push_back(other);
    }
    /// A player who owes it gives his answer; whether it settles the offer.
    [[nodiscard]] bool settles(game::PlayerId player, bool accept) {
        std::erase(unanswered_, player);
        return !accept || unanswered_.empty();
    }
    /// The offer is no longer open; returns it.
    std::optional<Offer> end() {
        unanswered_.clear();
        return std::exchange(offer_, {});
    }

  private:
    std::optional<Offer> offer_;
    std::vector<game::PlayerId> unanswered_;  ///< who has not answered yet
};

}  // namespace match
