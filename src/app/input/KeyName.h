#pragma once

#include <string>
#include <string_view>

#include "app/input/Bindings.h"

namespace app {

/// For ui::kit::Context::keyName: the name of the first key of the action with this id, or with `pad` of its
/// gamepad button if it has one. Empty if it has neither, or if there is no such action.
[[nodiscard]] std::string keyName(std::string_view actionId, const Bindings& bindings,
                                  const i18n::Catalogue& texts, bool pad);

}  // namespace app
