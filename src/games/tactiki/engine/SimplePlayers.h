#pragma once

#include "games/tactiki/engine/Arena.h"
#include "games/tactiki/engine/Choice.h"
#include "games/tactiki/engine/TreeSearch.h"

namespace tactiki::engine {

/// Plays any legal act, any as likely as any other.
[[nodiscard]] Contestant randomPlayer();

/// Looks so many turns ahead, with its own as the first. It knows all ranks, or else imagines one possibility
/// for those that are hidden and believes in it for a move.
[[nodiscard]] Contestant lookingAhead(int turns, bool seesAll);

/// Information-set tree search of so many milliseconds an act, over worlds drawn without prejudice.
[[nodiscard]] Contestant treeSearching(TreeSearch::Leaf leaf, Milliseconds time);

}  // namespace tactiki::engine
