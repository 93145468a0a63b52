#pragma once

#include <string_view>

namespace tactik::table {

/// A hint about a turn for somebody who enters it by keys: the msgid that says the same as this one with the
/// same placeholders, but names keys instead of clicks. Null: the msgid speaks of no clicks.
[[nodiscard]] const char* byKeys(std::string_view msgid);

}  // namespace tactik::table
