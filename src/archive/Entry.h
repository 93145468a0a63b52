#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/StrongId.h"

namespace archive {

/// A game in one archive. Numbers begin at 1 and are never used again.
using GameId = base::StrongId<struct GameTag, std::int64_t>;
/// Games that were played one after the other by the same players.
using SeriesId = base::StrongId<struct SeriesTag, std::int64_t>;
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

/// A game as it is kept: its text, and what one searches it by. All texts are UTF-8; what is not known is
/// empty.
struct Entry {
    std::string game = {};                    ///< which game it is: the id of its kind
    std::string text = {};                    ///< the whole game in that game's own notation
    std::vector<std::string> players = {};    ///< names by seat
    std::vector<std::string> opponents = {};  ///< by seat: the id of a bot, empty for a person
    std::string date = {};                    ///< local, ISO 8601: as text it sorts by time
    std::string result = {};                  ///< as the notation writes it
    std::vector<int> winners = {};  ///< seats, each below players.size(); none: a draw, or not finished
    std::string variant = {};       ///< such as the size of the board
    std::string opening = {};
    int plies = 0;
    bool finished = false;
    std::string source = {};  ///< the file that it was imported from
    std::string labels = {};  ///< words that the player chose
    std::string notes = {};
    std::optional<SeriesId> series = {};
    std::string extra = {};  ///< the caller's, never looked at
    /// Equal for equal games of a kind, so that a second copy is known; empty: there is no such thing.
    std::string key = {};
};

/// A game of an archive. Lists of games leave out `entry.text` and `entry.extra`.
struct Game {
    GameId id;
    Entry entry;
    Time created;  ///< when it came into the archive
    Time changed;
};

}  // namespace archive
