#include "app/sound/Narrator.h"

namespace app {
namespace {

constexpr std::size_t kRememberedTexts = 20000;  // bytes kept for scripts

}  // namespace

void Narrator::setOn(bool on) {
    if (std::exchange(on_, on) == on) return;
    // Say something now, so that the player hears whether speech works, and a missing voice is detected
    // before the first turn.
    if (on)
        say(texts_.tr("Moves and positions are spoken."));
    else
        silence();
}

void Narrator::tryOut() { sayOnce(texts_.tr("Speech works: this sentence was spoken.")); }

void Narrator::say(const std::string& text) {
    using enum speech::Speaker::When;
    if (on_) speak(text, sinceInput_.empty() ? Now : After);
}

void Narrator::sayNext(const std::string& text) {
    if (!justSaid(text)) say(text);
}

void Narrator::sayOnce(const std::string& text) { speak(text, speech::Speaker::When::Now); }

void Narrator::sayTurn(const std::string& text, bool anew) {
    if (anew) turns_.clear();
    if (turns_.size() < kRememberedTexts && !text.empty()) turns_ += (turns_.empty() ? "" : " ") + text;
    if (on_) speak(text, anew ? speech::Speaker::When::Now : speech::Speaker::When::After);
}

void Narrator::speak(const std::string& text, speech::Speaker::When when) {
    if (text.empty()) return;
    if (spoken_.size() < kRememberedTexts) spoken_ += (spoken_.empty() ? "" : "\n") + text;
    if (sinceInput_.size() < kRememberedTexts) sinceInput_ += (sinceInput_.empty() ? "" : "\n") + text;
    if (!muted_) speaker_.say(text, texts_.language(), when);
}

void Narrator::silence() { speaker_.silence(); }

speech::Speaker::State Narrator::state() const {
    return speech::canSpeak() ? speaker_.state() : speech::Speaker::State::Silent;
}

VoiceFound Narrator::found() const {
    if (!speech::canSpeak()) return VoiceFound::NotBuilt;
    switch (speaker_.state()) {
        case speech::Speaker::State::Speaks:
            return VoiceFound::Speaks;
        case speech::Speaker::State::Silent:
            return VoiceFound::None;
        case speech::Speaker::State::Unknown:
            break;
    }
    return VoiceFound::Unknown;
}

}  // namespace app
