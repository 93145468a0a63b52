#include "app/frame/FrameSounds.h"

#include <SDL.h>

#include <algorithm>
#include <utility>

namespace app {

FrameSounds::FrameSounds(const ScreenBasics& basics, Tables& tables, bool device, base::Log& log)
    : basics_(basics),
      tables_(tables),
      sounds_(basics.paths.assets / "sounds",
              device ? std::optional(audio::MixerThread::Device{}) : std::nullopt, log) {}

void FrameSounds::update(bool minimised) {
    for (const base::Error& error : sounds_.update())
        basics_.messages.toast(basics_.texts.describe(error), ui::kit::Severity::Warning);
    sounds_.setHidden(minimised);
    for (const audio::Sound& sound : basics_.cues.take()) {
        sounds_.play(sound);
        caption(captionFor(sound.cue), sound.tone.delay);
    }
}

std::string FrameSounds::captionFor(audio::Cue cue) const {
    if (cue == audio::Cue::Announce) return tables_.shown().announcement();
    const char* const meaning = captionOf(cue);
    return meaning == nullptr ? "" : meaning;
}

void FrameSounds::caption(const std::string& msgid, float delay) {
    if (!msgid.empty()) basics_.captions.add(basics_.texts.tr(msgid.c_str()), delay);
}

void FrameSounds::playTable(double since) {
    TableSession& table = tables_.shown();
    for (const scene::SoundMoment& moment : table.stage().takeSoundMoments()) {
        const auto delay = static_cast<float>(std::clamp(moment.time - since, 0.0, 1.0));
        const float pan = table.stage().project(moment.at).x;
        bool first = true;  // only the first sound of a moment gets a caption
        for (const audio::Sound& sound :
             momentSounds_.soundsOf(moment, basics_.preferences.theme(), pan, delay)) {
            sounds_.play(sound);
            if (!std::exchange(first, false) || moment.casual) continue;
            const char* const stage = captionOf(moment.reason);
            const char* const meaning =
                stage != nullptr ? stage : table.stage().scene().model().caption(moment);
            if (meaning != nullptr) caption(meaning, sound.tone.delay);
        }
    }
}

void FrameSounds::keepPace(float seconds, float passed) const {
    if (sounds_.audible() && passed < seconds) SDL_Delay(static_cast<Uint32>((seconds - passed) * 1000));
}

}  // namespace app
