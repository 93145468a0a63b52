#pragma once

#include <map>
#include <string>

#include "app/Bindings.h"

namespace app {

/// What ui::kit::Context::keys takes: by the id of an action the name of its first key, or of the gamepad's
/// button if `pad` and there is one. Actions without any are left out.
[[nodiscard]] std::map<std::string, std::string> keyNames(const Bindings& bindings,
                                                          const i18n::Catalogue& texts, bool pad);

}  // namespace app
