#include "app/sound/VoiceFound.h"

namespace app {

std::string whyNothingIsSpoken(const i18n::Catalogue& texts, VoiceFound voice) {
    if (voice == VoiceFound::None)
        return texts.tr("Nothing can be spoken. Install the packages {service} and {voice}, and try again.",
                        {{"service", "speech-dispatcher"}, {"voice", kVoicePackage}});
    if (voice == VoiceFound::NotBuilt)
        return texts.tr(
            "This copy of the program was built without speech. Install {library}, and build it again.",
            {{"library", "libspeechd-dev"}});
    return {};
}

}  // namespace app
