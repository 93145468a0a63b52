#pragma once

#include <memory>
#include <string_view>

#include "base/Result.h"
#include "game/Draft.h"

namespace game {

/// How positions of a game are set up by hand: it makes drafts. One object for each game, without state.
class PositionEditor {
  public:
    virtual ~PositionEditor() = default;

    /// The empty table of a game with these options (Kind::options()).
    [[nodiscard]] virtual base::Result<std::unique_ptr<Draft>> empty(const OptionValues& values) const = 0;
    /// A draft that begins as this position of the game; what was agreed before the game stays agreed.
    [[nodiscard]] virtual std::unique_ptr<Draft> copyOf(const State& position) const = 0;
    /// A draft that begins as this position as far as its viewer knows it, in a game under way; null if he
    /// does not know enough. By default he must know all.
    [[nodiscard]] virtual std::unique_ptr<Draft> copyOfSeen(const View& seen) const {
        if (dynamic_cast<const Draft*>(&seen) != nullptr) return nullptr;  // it is being set up already
        const auto truth = seen.truth();
        return truth ? copyOf(*truth) : nullptr;
    }
    /// A draft that begins as the position of a text; what the text leaves open is as in `before`.
    [[nodiscard]] virtual base::Result<std::unique_ptr<Draft>> read(std::string_view text,
                                                                    const Draft& before) const = 0;
};

}  // namespace game
