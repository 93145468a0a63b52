#include "app/FrameSounds.h"

#include <SDL.h>

#include <algorithm>

namespace app {

FrameSounds::FrameSounds(Shell& shell, bool device, base::Log& log)
    : shell_(shell), sounds_(shell.paths().assets / "sounds", device, log) {}

void FrameSounds::update(bool minimised) {
    for (const base::Error& error : sounds_.update())
        shell_.messages().toast(shell_.texts().describe(error), ui::kit::Severity::Warning);
    sounds_.setHidden(minimised);
    for (const audio::Sound& sound : shell_.cues().take()) sounds_.play(sound);
}

void FrameSounds::playTable(double since) {
    TableSession& table = shell_.evening().table();
    for (const scene::Touch& touch : table.takeTouches()) {
        const auto delay = static_cast<float>(std::clamp(touch.time - since, 0.0, 1.0));
        const float pan = table.project(touch.at).x;
        for (const audio::Sound& sound :
             tableSounds_.soundsOf(touch, shell_.preferences().theme(), pan, delay))
            sounds_.play(sound);
    }
}

void FrameSounds::keepPace(float seconds, float passed) const {
    if (sounds_.audible() && passed < seconds) SDL_Delay(static_cast<Uint32>((seconds - passed) * 1000));
}

}  // namespace app
