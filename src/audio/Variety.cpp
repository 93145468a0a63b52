#include "audio/Variety.h"

#include <algorithm>
#include <cmath>

namespace audio {
namespace {

constexpr float kPitch = 0.45F;    // semitones up and down
constexpr float kDecibels = 1.2F;  // up and down
constexpr float kBrightness = 0.04F;

bool isNote(Cue cue) {
    return cue == Cue::Complete || cue == Cue::Announce || cue == Cue::Decide || cue == Cue::Win ||
           cue == Cue::Draw || cue == Cue::Clock;
}

}  // namespace

std::size_t Variety::next(Cue cue, std::size_t count) {
    std::size_t& last = last_[static_cast<std::size_t>(cue)];
    const bool avoid = last > 0 && last <= count && count > 1;
    std::size_t chosen = random_.below(static_cast<std::uint32_t>(avoid ? count - 1 : count));
    if (avoid && chosen >= last - 1) ++chosen;
    last = chosen + 1;
    return chosen;
}

Tone Variety::varied(Cue cue, Tone tone) {
    const auto randomOffset = [&](float reach) { return static_cast<float>(random_.unit() * 2 - 1) * reach; };
    if (!isNote(cue)) tone.pitch += randomOffset(kPitch);
    tone.gain *= std::pow(10.0F, randomOffset(kDecibels) / 20);
    tone.brightness = std::clamp(tone.brightness + randomOffset(kBrightness), 0.0F, 1.0F);
    return tone;
}

}  // namespace audio
