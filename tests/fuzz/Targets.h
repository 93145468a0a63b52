#pragma once

#include <string_view>

#include "base/Result.h"
#include "game/Kind.h"

namespace fuzz {

// Each takes any bytes, and throws std::logic_error if the tested code breaks its contract.

/// A PTN file: its games can be written, read again, and written again to the same text.
void ptn(std::string_view text);
/// A TPS: the position can be written and read, and its moves played and undone.
void tps(std::string_view text);
/// A position in TPS, a line end and a move; without a line end, a move in a few positions. Also as a typed
/// prefix.
void move(std::string_view text);
/// The input of a TEI engine: every search gets one answer, in lines of printable characters.
void tei(std::string_view text);

/// A file of puzzles: its solutions can be played.
void puzzle(std::string_view text);

/// A comment of a turn: what is drawn in it can be written and read again, and the rest stays.
void comment(std::string_view text);

/// A link to a game: what it holds can be read or is explained; what is compressed can be decompressed, and
/// no text is longer than its bound.
void link(std::string_view text);

/// The id of a game, a line end, and a view as another program tells it: it can be shown, thought about and
/// told again.
void view(std::string_view text);

/// The id of a game, a line end, and then what the referee at another table tells of a match, each message
/// but the last with a '|' after it: a briefing and what follows. A table can go on following it, or gives it
/// up.
void report(std::string_view text);
/// Whether it follows all of this.
[[nodiscard]] bool canBeFollowed(std::string_view text);

/// What three clients say to a host, in lines whose first letter says which client: the host goes on, and
/// with what it has saved, too.
void client(std::string_view text);
/// What a host says to a guest, in lines: he goes on.
void guest(std::string_view text);
/// What a server of Tak says, in lines: the conversation goes on.
void playtak(std::string_view text);

/// Changes to the file of an archive, three bytes for the place and one for the value each: it is opened or
/// set aside, and games can be added.
void archive(std::string_view changes);

/// The game with this id; null if there is none.
[[nodiscard]] const game::Kind* kindNamed(std::string_view id);

/// Fails unless the tested code keeps this promise.
void require(bool promise, const char* what);
/// Fails unless an error says what is wrong, and where in a file.
void requireExplained(const base::Error& error);

}  // namespace fuzz
