#pragma once

#include <compare>
#include <optional>

#include "game/Ids.h"

namespace game {

/// Who looks at a game: a player, an onlooker, who sees only what everybody may see, or the record, which
/// sees everything.
class Viewer {
  public:
    constexpr Viewer(PlayerId player) : who_(player.value) {}
    [[nodiscard]] static constexpr Viewer onlooker() { return Viewer(kOnlooker); }
    [[nodiscard]] static constexpr Viewer record() { return Viewer(kRecord); }

    [[nodiscard]] constexpr bool isRecord() const { return who_ == kRecord; }
    /// The player; nothing for an onlooker and for the record.
    [[nodiscard]] constexpr std::optional<PlayerId> player() const {
        if (who_ < 0) return {};
        return PlayerId(static_cast<std::uint8_t>(who_));
    }
    [[nodiscard]] constexpr bool is(PlayerId player) const { return who_ == player.value; }

    friend constexpr auto operator<=>(const Viewer&, const Viewer&) = default;

  private:
    static constexpr int kOnlooker = -1;
    static constexpr int kRecord = -2;
    explicit constexpr Viewer(int who) : who_(who) {}
    int who_;
};

}  // namespace game
