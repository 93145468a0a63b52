#pragma once

#include <map>
#include <string>

#include "app/Bindings.h"

namespace app {

/// The value for ui::kit::Context::keys: for each action's id, the name of its first key, or with `pad` of
/// its gamepad button if it has one. Actions without either are left out.
[[nodiscard]] std::map<std::string, std::string> keyNames(const Bindings& bindings,
                                                          const i18n::Catalogue& texts, bool pad);

}  // namespace app
