#pragma once

#include <functional>
#include <optional>
#include <string>

#include "archive/Entry.h"

namespace archive {

/// The entry of a game that is known by its text alone; nothing if the text is none of a game.
using ReadGame = std::function<std::optional<Entry>(const std::string& text)>;

}  // namespace archive
