#pragma once

#include <stop_token>

#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// Adds the mark '' to every move of the main line that begins a tinue, as far as a second or two of search
/// can prove it. Moves with this mark keep it. Blocks; a stop request ends it after the present move.
void markTinue(rules::PtnGame& game, const std::stop_token& stop = {});

}  // namespace tak::play
