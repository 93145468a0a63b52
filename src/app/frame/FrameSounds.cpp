#include "app/frame/FrameSounds.h"

#include <SDL.h>

#include <algorithm>
#include <utility>

namespace app {

FrameSounds::FrameSounds(Shell& shell, bool device, base::Log& log)
    : shell_(shell), sounds_(shell.paths().assets / "sounds", device, log) {}

void FrameSounds::update(bool minimised) {
    for (const base::Error& error : sounds_.update())
        shell_.messages().toast(shell_.texts().describe(error), ui::kit::Severity::Warning);
    sounds_.setHidden(minimised);
    for (const audio::Sound& sound : shell_.cues().take()) {
        sounds_.play(sound);
        caption(sound);
    }
}

void FrameSounds::caption(const audio::Sound& sound, game::Reason reason) {
    if (!shell_.captions().on()) return;
    if (const char* const why = captionOf(reason))
        return shell_.captions().add(shell_.texts().tr(why), sound.tone.delay);
    // The caption of a threat is the game's own word for it.
    const std::string said =
        sound.cue == audio::Cue::Threat ? shell_.currentGame().table().announcement() : "";
    const char* const meaning = said.empty() ? captionOf(sound.cue) : said.c_str();
    if (meaning != nullptr) shell_.captions().add(shell_.texts().tr(meaning), sound.tone.delay);
}

void FrameSounds::playTable(double since) {
    TableSession& table = shell_.currentGame().table();
    for (const scene::SoundMoment& moment : table.takeSoundMoments()) {
        const auto delay = static_cast<float>(std::clamp(moment.time - since, 0.0, 1.0));
        const float pan = table.project(moment.at).x;
        bool first = true;  // only the first sound of a moment gets a caption
        for (const audio::Sound& sound :
             tableSounds_.soundsOf(moment, shell_.preferences().theme(), pan, delay)) {
            sounds_.play(sound);
            if (std::exchange(first, false) && !moment.casual) caption(sound, moment.reason);
        }
    }
}

void FrameSounds::keepPace(float seconds, float passed) const {
    if (sounds_.audible() && passed < seconds) SDL_Delay(static_cast<Uint32>((seconds - passed) * 1000));
}

}  // namespace app
