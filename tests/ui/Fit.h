#pragma once

#include <string>
#include <vector>

#include "ui/Stage.h"

/// A sentence for each item of the stage's last frame without enough room: texts that were drawn smaller or
/// cut, windows beyond the display, and content that is cut off without a scroll bar. Texts that may be cut,
/// such as names of players and files, are left out.
[[nodiscard]] std::vector<std::string> overflowsOf(const Stage& stage);

/// The same for texts that may be cut.
[[nodiscard]] std::vector<std::string> cutsOf(const Stage& stage);
