#pragma once

#include "game/Beliefs.h"

namespace tactiki::play {

/// The engine's beliefs about ranks (engine/Belief.h). Weak levels draw no conclusions from conduct; what
/// they have forgotten is not asked for.
class TactikiBeliefs final : public game::Beliefs {
  public:
    [[nodiscard]] std::vector<Suspicion> of(const game::View& seen, game::PlayerId believer,
                                            std::string_view bot) const override;
    /// The ranks that were shown tell which ones are left.
    [[nodiscard]] bool needMemory(const game::View& seen) const override;
};

}  // namespace tactiki::play
