#pragma once

#include <SDL.h>

#include <memory>

#include "audio/Mixer.h"

namespace test {

/// A device that takes what is mixed and plays it to nobody, on every computer.
inline std::unique_ptr<audio::Mixer> silentDevice() {
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    auto mixer = audio::Mixer::open();
    return mixer ? std::move(*mixer) : nullptr;
}

}  // namespace test
