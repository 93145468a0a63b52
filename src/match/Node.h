#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "game/Ids.h"
#include "game/Sketch.h"
#include "match/Clock.h"
#include "match/Evaluation.h"
#include "match/Event.h"

namespace match {

/// A turn as one viewer may know it.
struct SeenTurn {
    game::Action action{};
    std::string notation = {};
};

/// One decision in the tree of those played and of variations: a turn, or a part of one.
struct Node {
    NodeId parent{};
    std::vector<NodeId> children = {};  ///< the first one continues the main line
    game::Action action{};
    game::PlayerId mover{};
    std::string notation = {};        ///< as the record writes it
    std::vector<SeenTurn> seen = {};  ///< by slotOf(viewer), in a game with secrets
    std::string variation = {};       ///< name of the variation that begins here; empty = automatic
    std::string marks = {};           ///< judgements that a reader, player or analysis added: "!", "??" …
    std::string judgement = {};  ///< the one of `marks` that an analysis wrote; empty: the player wrote it
    std::vector<std::string> comments = {};     ///< the root's are those of the game
    game::Sketch sketch = {};                   ///< drawn by players on the position after this turn
    std::optional<Evaluation> evaluation = {};  ///< the position after this turn
    int ply = 0;            ///< decisions up to and including this one; for the root: those before the start
    int round = 0;          ///< from 1; 0 for the root
    bool endsTurn = false;  ///< the mover owes nothing more in this round for now: the clock was pressed
    bool shows = false;     ///< it has shown what only its mover knew
    bool stands = false;  ///< nobody may take it back: it has shown what was hidden, or the answer to it has
    std::vector<milliseconds> clocks = {};  ///< readings when the table last stood here; empty without clocks
    bool timed = false;                     ///< played by the clock, not only tried out
    std::optional<milliseconds> left = {};  ///< the mover's time right after it, if it was timed
};

}  // namespace match
