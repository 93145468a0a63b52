#pragma once

#include <string>
#include <utility>

#include "i18n/Catalogue.h"
#include "speech/Speaker.h"

namespace app {

/// Speaks texts in the player's language, if the player wants that. Main thread only; never blocks.
class Narrator {
  public:
    /// The catalogue must outlive it.
    explicit Narrator(const i18n::Catalogue& texts, speech::Speaker::OpenVoice open = speech::openSystemVoice)
        : texts_(texts), speaker_(std::move(open)) {}

    /// Turns speech on or off.
    void setOn(bool on);
    [[nodiscard]] bool on() const { return on_; }
    /// Speaks nothing, but still records the texts for scripts.
    void mute() { muted_ = true; }

    /// Speaks the text and interrupts any other. Does nothing while off, and for an empty text.
    void say(const std::string& text);
    /// The same, but also while off: the player has asked for this text.
    void sayOnce(const std::string& text);
    /// Speaks what has happened in the game, after what is being spoken: of several turns in a row none is
    /// cut off. `anew`: it begins the turns() that can be heard again.
    void sayTurn(const std::string& text, bool anew);
    /// The texts of sayTurn() since the last one that began them, also while off.
    [[nodiscard]] const std::string& turns() const { return turns_; }
    void forgetTurns() { turns_.clear(); }
    void silence();

    /// The voice's state, as far as it is known; a system without voices is known from the start.
    [[nodiscard]] speech::Speaker::State state() const;
    /// Whether the state has changed since the last call.
    [[nodiscard]] bool stateChanged() { return std::exchange(known_, state()) != known_; }
    /// The texts spoken since the last call, one on each line; for scripts.
    [[nodiscard]] std::string takeSpoken() { return std::exchange(spoken_, {}); }

  private:
    void speak(const std::string& text, speech::Speaker::When when);

    const i18n::Catalogue& texts_;
    speech::Speaker speaker_;
    bool on_ = false;
    bool muted_ = false;
    std::string spoken_;
    std::string turns_;
    speech::Speaker::State known_ = speech::Speaker::State::Unknown;
};

}  // namespace app
