#pragma once

#include <memory>
#include <string>

namespace speech {

/// Speaks texts aloud. For one thread, which it may keep waiting.
class Voice {
  public:
    virtual ~Voice() = default;
    /// Ends what is spoken at present and speaks this text, in UTF-8, in the language of this code ("en").
    /// Returns before it is spoken to its end. False: the voice is lost.
    [[nodiscard]] virtual bool speak(const std::string& text, const std::string& language) = 0;
    /// Ends what is spoken at present.
    virtual void stop() = 0;
};

/// Whether this program was built with something that can speak.
[[nodiscard]] bool canSpeak();

/// The system's voice, that of speech-dispatcher, which is started if need be; null if there is none.
[[nodiscard]] std::unique_ptr<Voice> openSystemVoice();

}  // namespace speech
