#pragma once

#include "game/Proofs.h"

namespace tak::play {

/// A position is lost if the side that has just moved has a tinue, and won by a tinue.
class TakProofs final : public game::Proofs {
  public:
    /// The marks of the record, and '' for every turn that begins a tinue.
    [[nodiscard]] std::vector<std::string> marks(const game::Record& game,
                                                 const std::stop_token& stop) const override;
    [[nodiscard]] bool isLost(const game::View& view, const std::stop_token& stop) const override;
    [[nodiscard]] std::vector<game::Action> winOf(const game::View& view,
                                                  const std::stop_token& stop) const override;
};

}  // namespace tak::play
