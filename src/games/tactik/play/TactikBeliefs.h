#pragma once

#include "game/Beliefs.h"

namespace tactik::play {

/// The engine's beliefs about hands (engine/Belief.h): of each hand, how likely it holds a card of each kind.
/// Weak levels draw no conclusions from conduct.
class TactikBeliefs final : public game::Beliefs {
  public:
    [[nodiscard]] std::vector<Suspicion> of(const game::View& seen, game::PlayerId believer,
                                            std::string_view bot) const override;
};

}  // namespace tactik::play
