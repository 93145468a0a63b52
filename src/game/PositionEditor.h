#pragma once

#include <memory>
#include <string_view>

#include "base/Result.h"
#include "game/Draft.h"
#include "game/Kind.h"

namespace game {

/// How positions of a game are set up by hand: it makes drafts. One object for each game, without state.
class PositionEditor {
  public:
    virtual ~PositionEditor() = default;

    /// The empty table of a game with these options (Kind::options()).
    [[nodiscard]] base::Result<std::unique_ptr<Draft>> empty(const Kind& kind,
                                                             const OptionValues& values) const {
        const auto start = kind.create(values, {});
        if (!start) return start.error();
        return cleared(*(*start)->view(Viewer::record()));
    }
    /// A draft that begins as this position as far as its viewer knows it; null if he does not know enough,
    /// or if it is a draft already. What was agreed before the game stays agreed.
    [[nodiscard]] virtual std::unique_ptr<Draft> copyOf(const View& seen) const = 0;
    /// A draft that begins as the position of a text; what the text leaves open is as in `before`.
    [[nodiscard]] virtual base::Result<std::unique_ptr<Draft>> read(std::string_view text,
                                                                    const Draft& before) const = 0;

  protected:
    /// The start of a game as an empty table. By default nothing lies on the table at the start.
    [[nodiscard]] virtual std::unique_ptr<Draft> cleared(const View& start) const { return copyOf(start); }
};

}  // namespace game
