#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

#include "app/Games.h"
#include "base/Result.h"
#include "game/Kind.h"
#include "match/Match.h"

namespace app {

/// Which game of which file stands on the table, so that saving it there keeps the file's other games.
struct GameFile {
    std::filesystem::path path;
    std::size_t games = 1;  ///< in the file
    std::size_t begin = 0;  ///< bytes that this one takes, of the text in UTF-8
    std::size_t end = 0;
    std::uint64_t fingerprint = 0;  ///< of the file's content when it was read or written last
};

/// A game that was read for the table.
struct OpenedGame {
    const CatalogEntry* game = nullptr;  ///< which one of the catalogue; never null
    match::Match match;
    GameFile file = {};
    std::vector<base::Error> warnings = {};
};

/// Reads a game of a file, as the game that claims it, or else as the first one. `games` must outlive what is
/// answered. Blocks; for any thread.
[[nodiscard]] base::Result<OpenedGame> openGame(const Games& games, const std::filesystem::path& file,
                                                const game::Kind::ReadRequest& request);

/// Writes a game, as Kind::write() has it, to a file. If that is the file it came from (`origin`), by
/// whatever name, only this game is replaced there; the text around it stays, but for a file that was not
/// UTF-8 and is from now on. Refuses to do so where the file has changed since. Any other file is replaced as
/// a whole. Answers where the game now is. Blocks; for any thread.
[[nodiscard]] base::Result<GameFile> saveGame(std::string_view game, const std::filesystem::path& file,
                                              const std::optional<GameFile>& origin);

}  // namespace app
