#pragma once

#include <memory>
#include <string>

namespace speech {

/// Speaks texts aloud. Used by one thread, which it may block.
class Voice {
  public:
    virtual ~Voice() = default;
    /// Speaks a text in UTF-8, in the language with this code ("en"). `interrupts` the present text; or else
    /// is spoken after it. Returns before it has been spoken. False if the voice is lost.
    [[nodiscard]] virtual bool speak(const std::string& text, const std::string& language,
                                     bool interrupts) = 0;
    /// Stops speaking.
    virtual void stop() = 0;
};

/// Whether there is anything to speak with: a speech library that this program was built with, or a browser
/// with voices.
[[nodiscard]] bool canSpeak();

/// The voice of speech-dispatcher, which is started if necessary, or that of the browser; null if there is
/// none.
[[nodiscard]] std::unique_ptr<Voice> openSystemVoice();

}  // namespace speech
