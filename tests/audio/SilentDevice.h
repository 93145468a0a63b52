#pragma once

#include <SDL.h>

#include <memory>

#include "audio/Mixer.h"

namespace test {

/// An audio device that discards its input, available on every computer.
inline std::unique_ptr<audio::Mixer> silentDevice() {
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    auto mixer = audio::Mixer::open();
    return mixer ? std::move(*mixer) : nullptr;
}

}  // namespace test
