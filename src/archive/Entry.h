#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/StrongId.h"

namespace archive {

/// The number of a game in one archive; starts at 1 and is never reused.
using GameId = base::StrongId<struct GameTag, std::int64_t>;
/// Games that the same players played one after another.
using SeriesId = base::StrongId<struct SeriesTag, std::int64_t>;
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

/// A game as the archive keeps it: its text, and the fields for searching. All texts are UTF-8; unknown
/// fields are empty.
struct Entry {
    std::string game = {};                    ///< the id of its game::Kind
    std::string text = {};                    ///< the whole game in that game's own notation
    std::vector<std::string> players = {};    ///< names by seat
    std::vector<std::string> opponents = {};  ///< by seat: the id of a bot, empty for a person
    /// Local, ISO 8601, so that sorting as text sorts by time; it may lack the time, the day and the month.
    std::string date = {};
    std::string result = {};        ///< as the notation writes it
    std::vector<int> winners = {};  ///< seats, each below players.size(); none: a draw, or not finished
    /// By seat: a number that players who win together have in common, each below players.size(); empty:
    /// everybody plays alone.
    std::vector<int> sides = {};
    std::string variant = {};  ///< such as "5x5"
    std::string opening = {};
    int plies = 0;
    bool finished = false;
    /// The text tells what nobody may read before the game is finished: until then the file holds it sealed
    /// (base/Sealed.h). Of a game that was read: whether the file holds it so.
    bool secret = false;
    std::string source = {};  ///< the file that it was imported from
    std::string labels = {};  ///< tags that the player chose
    std::string notes = {};
    std::optional<SeriesId> series = {};
    std::string extra = {};  ///< the caller's own data, not interpreted here
    /// Equal for equal games of a kind, so that a second copy is recognised; empty: never a copy.
    std::string key = {};
};

/// A game of an archive. Lists of games leave out `entry.text` and `entry.extra`.
struct Game {
    GameId id;
    Entry entry;
    Time created;  ///< when it was added to the archive
    Time changed;
};

}  // namespace archive
