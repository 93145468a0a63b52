#pragma once

#include <string>
#include <utility>

#include "app/sound/VoiceFound.h"
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

    /// The player has pressed something: what is spoken may be interrupted by the answer.
    void heedInput() { sinceInput_.clear(); }
    /// Speaks the text and interrupts what was spoken before the last input; what is spoken since then is
    /// heard first. Does nothing while off, and for an empty text.
    void say(const std::string& text);
    /// Speaks a sentence by which the player hears whether speech works, also while off.
    void tryOut();
    /// Speaks the text at once, also while off: the player has asked for it.
    void sayOnce(const std::string& text);
    /// Like say(), for what is shown besides: what has been spoken since the last input is not repeated.
    void sayNext(const std::string& text);
    /// Whether this was spoken since the last input.
    [[nodiscard]] bool justSaid(const std::string& text) const {
        return !text.empty() && sinceInput_.find(text) != std::string::npos;
    }
    /// Speaks what has happened in the game, after what is being spoken: of several turns in a row none is
    /// cut off. `anew`: it begins the turns() that can be heard again.
    void sayTurn(const std::string& text, bool anew);
    /// The texts of sayTurn() since the last one that began them, also while off.
    [[nodiscard]] const std::string& turns() const { return turns_; }
    void forgetTurns() { turns_.clear(); }
    void silence();

    /// The voice's state, as far as it is known; a system without voices is known from the start.
    [[nodiscard]] speech::Speaker::State state() const;
    [[nodiscard]] VoiceFound found() const;
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
    std::string sinceInput_;  ///< the texts spoken since the last input
    std::string turns_;
    speech::Speaker::State known_ = speech::Speaker::State::Unknown;
};

}  // namespace app
