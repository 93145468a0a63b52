#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/Bot.h"

namespace game {

/// One strength of a game's own bots.
struct Level {
    std::string_view id;  ///< lasting: settings and the archive use it, also if levels are added in between
    base::Msgid name;
    base::Msgid description;  ///< one sentence on how it plays
};

/// The strengths of a game's own bots, the weakest first. They are numbered from 1.
class Levels {
  public:
    /// Up to the level `lastQuick` bots answer after the time that a person would take; stronger ones think
    /// as long as they may.
    Levels(std::span<const Level> levels, int lastQuick);

    /// For Kind::opponents().
    [[nodiscard]] std::span<const Opponent> opponents() const { return opponents_; }
    /// The level of the bot with this id; nothing if there is none.
    [[nodiscard]] std::optional<int> numberOf(std::string_view id) const;
    [[nodiscard]] bool quick(int level) const { return level <= lastQuick_; }

  private:
    std::vector<Opponent> opponents_;
    int lastQuick_;
};

}  // namespace game
