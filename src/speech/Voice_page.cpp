#include <emscripten.h>

#include "speech/Voice.h"

namespace speech {
namespace {

/// The browser's own voices, which speak on the page's thread.
class BrowserVoice final : public Voice {
  public:
    bool speak(const std::string& text, const std::string& language, bool interrupts) override {
        MAIN_THREAD_EM_ASM(
            {
                const spoken = new SpeechSynthesisUtterance(UTF8ToString($0));
                spoken.lang = UTF8ToString($1);
                if ($2) speechSynthesis.cancel();
                speechSynthesis.speak(spoken);
            },
            text.c_str(), language.c_str(), interrupts ? 1 : 0);
        return true;
    }
    void stop() override {
        MAIN_THREAD_EM_ASM({ speechSynthesis.cancel(); });
    }
};

}  // namespace

bool canSpeak() {
    return MAIN_THREAD_EM_ASM_INT({ return "speechSynthesis" in globalThis; }) != 0;
}

std::unique_ptr<Voice> openSystemVoice() { return canSpeak() ? std::make_unique<BrowserVoice>() : nullptr; }

}  // namespace speech
