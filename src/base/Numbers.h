#pragma once

#include <string_view>

#include "base/Message.h"

namespace base {

/// A number that was written with a point, "-0.5", as a part of another message: every language puts its own
/// sign between the whole and the decimals.
[[nodiscard]] Message numberMessage(std::string_view written);

}  // namespace base
