#pragma once

#include "game/ExpectedEnds.h"
#include "games/tak/network/EndNetwork.h"

namespace tak::play {

/// Lets the program foretell ends of games on boards of the network's size with it. Call it before anybody
/// asks.
void useEndNetwork(network::EndNetwork network);
/// The network for boards of this size; null if there is none.
[[nodiscard]] const network::EndNetwork* endNetworkFor(int size);

/// What the network expects of a position, as the shell sees it.
[[nodiscard]] game::ExpectedEnd expectedEnd(const network::EndNetwork& network,
                                            const rules::Position& position);

/// Tells of the positions that networks know: behind the opening, with standard supplies.
class TakExpectedEnds final : public game::ExpectedEnds {
  public:
    [[nodiscard]] std::optional<game::ExpectedEnd> expect(const game::State& state) const override;
};

}  // namespace tak::play
