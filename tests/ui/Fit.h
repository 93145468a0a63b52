#pragma once

#include <string>
#include <vector>

#include "ui/Stage.h"

/// What the last frame of the stage had no room for, a sentence each: texts that had to be drawn smaller or
/// were cut, windows beyond the display, content that is cut off where nothing scrolls. Texts that may be
/// cut, names of players and files say, are left out.
[[nodiscard]] std::vector<std::string> overflowsOf(const Stage& stage);

/// The same with those that may be cut.
[[nodiscard]] std::vector<std::string> cutsOf(const Stage& stage);
