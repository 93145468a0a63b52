#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/Actions.h"
#include "app/Chord.h"
#include "base/Message.h"

namespace app {

/// Chords by the id of an action, as settings.json has them under "keys": those of actions whose chords are
/// not the defaults.
using KeySettings = std::map<std::string, std::vector<std::string>>;

/// Which chord does what. At most one action answers to a chord in a place.
class Bindings {
  public:
    /// The defaults.
    Bindings();

    /// Whether a character begins a typed turn: such keys cannot be bound bare at the table.
    using BeginsTurn = std::function<bool(char)>;
    /// Something in the settings that cannot hold. The rest of them does.
    struct Problem {
        std::string id;  ///< of the entry in the settings
        base::Message what;
    };
    /// The defaults with these settings in their place. A chord that two actions would have goes to the one
    /// that the settings name, of two that they name to the first in the order of the table; the other one
    /// goes without it, and that is a problem too.
    [[nodiscard]] static Bindings from(const KeySettings& settings, const BeginsTurn& beginsTurn,
                                       std::vector<Problem>* problems = nullptr);
    /// What from() makes these bindings of.
    [[nodiscard]] KeySettings differences() const;

    [[nodiscard]] const std::vector<Chord>& of(Action action) const {
        return chords_[static_cast<std::size_t>(action)];
    }
    [[nodiscard]] static const std::vector<Chord>& defaultsOf(Action action);
    /// What a chord does in a place, or everywhere; nothing: it means nothing there.
    [[nodiscard]] std::optional<Action> find(const Chord& chord, ActionPlace place) const;
    /// The other action that has the chord where this one applies.
    [[nodiscard]] std::optional<Action> conflict(Action action, const Chord& chord) const;
    /// Why the action cannot have the chord, whatever else has it; nothing: it can.
    [[nodiscard]] static std::optional<base::Message> refusal(Action action, const Chord& chord,
                                                              const BeginsTurn& beginsTurn);

    /// Gives the chord to the action and takes it from whichever had it. `replaces`: its other chords go.
    void bind(Action action, const Chord& chord, bool replaces);
    /// Gives the action its default chords, and takes them from whichever had them.
    void reset(Action action);

    friend bool operator==(const Bindings&, const Bindings&) = default;

  private:
    std::vector<Chord>& chords(Action action) { return chords_[static_cast<std::size_t>(action)]; }
    std::array<std::vector<Chord>, kActions> chords_;
};

}  // namespace app
