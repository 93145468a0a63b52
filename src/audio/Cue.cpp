#include "audio/Cue.h"

#include <algorithm>
#include <array>

namespace audio {
namespace {

constexpr std::array<std::string_view, kCueCount> kNames{
    "lay",      "stack",       "stand",      "heavy",   "heavy-stack", "back",     "lift",     "slide",
    "exchange", "topple",      "show",       "sink",    "hurl",        "clash",    "rise",     "settle",
    "sheet",    "sheet-stand", "sheet-lift", "shuffle", "peg",         "peg-lift", "peg-back", "drive",
    "complete", "threat",      "decide",     "win",     "draw",        "clock",    "press",    "ambience"};

}  // namespace

std::string_view nameOf(Cue cue) { return kNames[static_cast<std::size_t>(cue)]; }

std::optional<Cue> cueNamed(std::string_view name) {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end()) return {};
    return static_cast<Cue>(found - kNames.begin());
}

Bus busOf(Cue cue) {
    if (cue == Cue::Ambience) return Bus::Ambience;
    return cue < Cue::Announce || cue == Cue::Decide ? Bus::Pieces : Bus::Interface;
}

}  // namespace audio
