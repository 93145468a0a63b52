#include "speech/Voice.h"

#ifdef DOLMEN_SPEECH
#include <libspeechd.h>

#include <cstdlib>
#endif

namespace speech {

#ifdef DOLMEN_SPEECH
namespace {

class DispatcherVoice final : public Voice {
  public:
    explicit DispatcherVoice(SPDConnection* connection) : connection_(connection) {}
    ~DispatcherVoice() override { spd_close(connection_); }
    DispatcherVoice(const DispatcherVoice&) = delete;
    DispatcherVoice& operator=(const DispatcherVoice&) = delete;

    bool speak(const std::string& text, const std::string& language, bool interrupts) override {
        if (interrupts) spd_cancel(connection_);
        if (language != language_) spd_set_language(connection_, language.c_str());
        language_ = language;
        return spd_say(connection_, SPD_TEXT, text.c_str()) >= 0;
    }
    void stop() override { spd_cancel(connection_); }

  private:
    SPDConnection* connection_;
    std::string language_;
};

}  // namespace

bool canSpeak() { return true; }

std::unique_ptr<Voice> openSystemVoice() {
    constexpr int kStartDaemon = 1;
    // The library writes its reason through this pointer without checking it for null.
    char* why = nullptr;
    SPDConnection* const connection =
        spd_open2("dolmen", "main", nullptr, SPD_MODE_SINGLE, nullptr, kStartDaemon, &why);
    std::free(why);
    if (connection == nullptr) return nullptr;
    return std::make_unique<DispatcherVoice>(connection);
}
#else
bool canSpeak() { return false; }

std::unique_ptr<Voice> openSystemVoice() { return nullptr; }
#endif

}  // namespace speech
