#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "games/tactik/engine/Policy.h"

namespace tactik::engine {

/// Plays the rest of a deal perfectly (alpha-beta), when everybody's hand is known: towards its end in the
/// last deal before the cards are shuffled, and for a player who sees all.
class ExactSearch {
  public:
    /// `interrupted` is asked now and then with the number of positions so far. The references must outlive
    /// it.
    ExactSearch(const Policy& policy, const Network* network, std::function<bool(std::uint64_t)> interrupted);

    /// The chance of side 0 if both sides play their best; nothing if it was interrupted.
    [[nodiscard]] std::optional<double> chanceIn(const World& world);
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    double search(const World& world, double atLeast, double atMost);

    const Policy& policy_;
    const Network* network_;
    std::function<bool(std::uint64_t)> interrupted_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace tactik::engine
