#include "app/input/KeyName.h"

namespace app {

std::string keyName(std::string_view actionId, const Bindings& bindings, const i18n::Catalogue& texts,
                    bool pad) {
    const std::optional<Action> action = actionNamed(actionId);
    if (!action) return {};
    const std::string_view button = infoOf(*action).pad;
    if (pad && !button.empty()) return std::string(button);
    const std::vector<Chord>& chords = bindings.of(*action);
    return chords.empty() ? std::string() : shownChord(chords.front(), texts);
}

}  // namespace app
