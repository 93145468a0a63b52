#pragma once

#include "game/PositionKeys.h"

namespace tak::play {

/// Positions that are the same after turning or mirroring the board have one key. Terms are komi.
class TakPositionKeys final : public game::PositionKeys {
  public:
    [[nodiscard]] int version() const override { return 1; }
    [[nodiscard]] std::optional<std::uint64_t> keyOf(const game::State& state) const override;
    /// Half a flat of komi is "0.5".
    [[nodiscard]] std::string termsOf(const game::State& start) const override;
    [[nodiscard]] TermsWords termsWords() const override;
};

}  // namespace tak::play
