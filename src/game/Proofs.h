#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "game/Record.h"
#include "game/View.h"

namespace game {

/// What a game can prove about its positions. One object for each game, without state: any thread may call
/// it. Each function returns soon after a stop request.
class Proofs {
  public:
    virtual ~Proofs() = default;
    /// The marks of the main line's turns, one text for each turn, including those that need a proof. May
    /// take seconds.
    [[nodiscard]] virtual std::vector<std::string> marks(const Record& game,
                                                         const std::stop_token& stop) const = 0;
    /// Whether every turn of the player to move loses, as far as that can be proved in about a second.
    [[nodiscard]] virtual bool isLost(const View& view, const std::stop_token& stop) const = 0;
    /// The turns by which the player to move wins whatever the others answer, with the answers that last
    /// longest; empty: no win can be proved in about a second.
    [[nodiscard]] virtual std::vector<Action> winOf(const View& view, const std::stop_token& stop) const = 0;
};

}  // namespace game
