#pragma once

#include <cstdint>
#include <string>

#include "i18n/Catalogue.h"

namespace app {

/// Whether this computer can speak, as far as it is known.
enum class VoiceFound : std::uint8_t {
    Unknown,   ///< nothing has been spoken yet
    Speaks,    ///< the last text was passed on
    None,      ///< no speech program answered
    NotBuilt,  ///< this copy of the program was built without speech
};

/// A package of Debian and Ubuntu with voices; those of others are called alike.
inline constexpr const char* kVoicePackage = "speech-dispatcher-espeak-ng";

/// What to install, where nothing can be heard; else empty.
[[nodiscard]] std::string whyNothingIsSpoken(const i18n::Catalogue& texts, VoiceFound voice);

}  // namespace app
