#pragma once

#include <string>
#include <utility>

#include "i18n/Catalogue.h"
#include "speech/Speaker.h"

namespace app {

/// Says texts aloud in the player's language, while the player wants that. Main thread only; never waits.
class Narrator {
  public:
    /// The catalogue must outlive it.
    explicit Narrator(const i18n::Catalogue& texts, speech::Speaker::OpenVoice open = speech::openSystemVoice)
        : texts_(texts), speaker_(std::move(open)) {}

    /// The player wants to hear something, or no longer.
    void setOn(bool on);
    [[nodiscard]] bool on() const { return on_; }
    /// Nobody is there to hear it: scripts learn what would be said.
    void mute() { muted_ = true; }

    /// Interrupts what is spoken. Nothing while off, and for an empty text.
    void say(const std::string& text);
    /// The same whether on or off: the player has asked for this text.
    void sayOnce(const std::string& text);
    void silence();

    /// Whether there is a voice, as far as is known: none at all is known from the start.
    [[nodiscard]] speech::Speaker::State state() const;
    /// The state is another one than when this was asked last.
    [[nodiscard]] bool stateChanged() { return std::exchange(known_, state()) != known_; }
    /// What was said since the last call, a line each: for scripts.
    [[nodiscard]] std::string takeSpoken() { return std::exchange(spoken_, {}); }

  private:
    const i18n::Catalogue& texts_;
    speech::Speaker speaker_;
    bool on_ = false;
    bool muted_ = false;
    std::string spoken_;
    speech::Speaker::State known_ = speech::Speaker::State::Unknown;
};

}  // namespace app
