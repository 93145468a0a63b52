#pragma once

#include "games/tak/rules/Legality.h"

namespace tak::play {

/// Msgid of the short sentence that tells a player why a move cannot be played.
[[nodiscard]] base::Msgid sentenceFor(rules::IllegalReason reason);

/// Msgid of the sentence about a text that is no move at all.
[[nodiscard]] base::Msgid noMoveSentence();

}  // namespace tak::play
