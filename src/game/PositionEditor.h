#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "game/Chance.h"
#include "game/Draft.h"
#include "game/Kind.h"

namespace game {

/// How positions of a game are set up by hand: it makes drafts, says what belongs to them besides their
/// pieces, and makes positions of them. One object for each game, without state.
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

    /// What a player can say about the position besides moving pieces: who is to move, how large it is
    /// …
    [[nodiscard]] virtual std::vector<OptionSpec> options(const Draft& draft) const = 0;
    /// An action of this draft, or a draft that takes its place: for that the table is built anew.
    using Change = std::variant<Action, std::unique_ptr<Draft>>;
    /// The change to this value of an option; the error says why it cannot have it.
    [[nodiscard]] virtual base::Result<Change> change(const Draft& draft, const std::string& key,
                                                      const std::string& value) const = 0;
    /// A change of the whole position for which there is a button of its own.
    struct WholeChange {
        std::string label;                  ///< msgid
        std::string help = {};              ///< msgid of a sentence; may be empty
        std::optional<Action> action = {};  ///< nothing: it would change nothing
        std::string refusal = {};           ///< msgid: why
    };
    /// `chance`: of what these changes leave to chance.
    [[nodiscard]] virtual std::vector<WholeChange> wholeChanges(const Draft&, Chance /*chance*/) const {
        return {};
    }
    /// The action that takes all pieces off; nullopt if there are none.
    [[nodiscard]] virtual std::optional<Action> clearing(const Draft& draft) const = 0;

    /// The position, ready to be played. The error says what cannot be, or that the game would be over.
    [[nodiscard]] virtual base::Result<std::unique_ptr<State>> finish(const Draft& draft) const = 0;
};

}  // namespace game
