#pragma once

#include <string_view>

// The targets that need more than the engine's program. Each takes any bytes, and throws std::logic_error if
// the tested code breaks its contract.
namespace fuzz {

/// A lesson: every step can be begun and played.
void lesson(std::string_view text);
/// The theme.json of a theme.
void theme(std::string_view text);
/// A settings.json: the settings can be written and read again.
void settings(std::string_view text);
/// The id of a game, a line end, and a view as another program tells it: it can be shown, thought about and
/// told again.
void view(std::string_view text);
/// A script.
void script(std::string_view text);
/// Changes to the file of an archive, three bytes for the place and one for the value each: it is opened or
/// set aside, and games can be added.
void archive(std::string_view changes);

}  // namespace fuzz
