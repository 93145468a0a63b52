#pragma once

#include <string_view>

// The targets that need the table. Each takes any bytes, and throws std::logic_error if
// the tested code breaks its contract.
namespace fuzz {

/// A lesson: every step can be begun and played.
void lesson(std::string_view text);
/// The theme.json of a theme.
void theme(std::string_view text);
/// A settings.json: the settings can be written and read again.
void settings(std::string_view text);
/// A script.
void script(std::string_view text);

}  // namespace fuzz
