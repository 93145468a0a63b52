#include "app/play/GameOrigin.h"

#include <utility>

#include "app/settings/Preferences.h"

namespace app {

void GameOrigin::remember(const GameFile& file) {
    file_ = file;
    fileOf_ = currentGame_.sessionNumber();
    Settings changed = basics_.preferences.settings();
    changed.rememberFile(file.path);
    basics_.preferences.apply(changed);
}

void GameOrigin::setName(std::string name) {
    name_ = std::move(name);
    nameOf_ = currentGame_.sessionNumber();
}

}  // namespace app
