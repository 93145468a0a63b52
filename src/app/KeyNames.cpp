#include "app/KeyNames.h"

namespace app {

std::map<std::string, std::string> keyNames(const Bindings& bindings, const i18n::Catalogue& texts,
                                            bool pad) {
    std::map<std::string, std::string> names;
    for (const ActionInfo& info : allActions()) {
        const std::vector<Chord>& chords = bindings.of(info.action);
        if (pad && !info.pad.empty())
            names.emplace(info.id, info.pad);
        else if (!chords.empty())
            names.emplace(info.id, shownChord(chords.front(), texts));
    }
    return names;
}

}  // namespace app
