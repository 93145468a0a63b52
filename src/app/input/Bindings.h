#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/input/Actions.h"
#include "app/input/Chord.h"
#include "base/Message.h"

namespace app {

/// The "keys" of settings.json: for each action whose chords are not the defaults, its chords, by the
/// action's id.
using KeySettings = std::map<std::string, std::vector<std::string>>;

/// Which chord triggers which action. In one place a chord triggers at most one action.
class Bindings {
  public:
    /// The default bindings.
    Bindings();

    /// Whether a character begins a typed turn: such keys cannot be bound without Ctrl or Alt at the table.
    using BeginsTurn = std::function<bool(char)>;
    /// An entry of the settings that cannot be used. All other entries are used.
    struct Problem {
        std::string id;  ///< of the settings entry
        base::Message what;
    };
    /// The defaults, changed by these settings. If two actions claim one chord, the action that the settings
    /// name gets it; if the settings name both, the first one in the order of keyActions(). The other action
    /// loses the chord, and this is reported as a problem.
    [[nodiscard]] static Bindings from(const KeySettings& settings, const BeginsTurn& beginsTurn,
                                       std::vector<Problem>* problems = nullptr);
    /// The settings from which from() makes these bindings.
    [[nodiscard]] KeySettings differences() const;

    [[nodiscard]] const std::vector<Chord>& of(Action action) const {
        return chords_[static_cast<std::size_t>(action)];
    }
    [[nodiscard]] static const std::vector<Chord>& defaultsOf(Action action);
    /// The action that a chord triggers in this place; nullopt if none.
    [[nodiscard]] std::optional<Action> find(const Chord& chord, ActionPlace place) const;
    /// Another action that already has the chord in a place where this action is valid.
    [[nodiscard]] std::optional<Action> conflict(Action action, const Chord& chord) const;
    /// Why this action can never have the chord, regardless of other actions; nullopt if it can.
    [[nodiscard]] static std::optional<base::Message> refusal(Action action, const Chord& chord,
                                                              const BeginsTurn& beginsTurn);

    /// Gives the chord to the action and takes it away from any other. With `replaces` the action loses its
    /// other chords.
    void bind(Action action, const Chord& chord, bool replaces);
    /// Gives the action its default chords and takes them away from any other. If "back" then has none, it
    /// gets its own, too.
    void reset(Action action);

    friend bool operator==(const Bindings&, const Bindings&) = default;

  private:
    std::vector<Chord>& chords(Action action) { return chords_[static_cast<std::size_t>(action)]; }
    std::array<std::vector<Chord>, kActions> chords_;
};

}  // namespace app
