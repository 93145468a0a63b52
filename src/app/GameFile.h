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

/// Which game of which file is on the table, so that saving it does not change the file's other games.
struct GameFile {
    std::filesystem::path path;
    std::size_t games = 1;  ///< number of games in the file
    std::size_t begin = 0;  ///< first byte of this game in the text (UTF-8)
    std::size_t end = 0;
    std::uint64_t fingerprint = 0;  ///< hash of the file's content when it was last read or written
};

/// A game that was read to be shown on the table.
struct OpenedGame {
    const CatalogEntry* game = nullptr;  ///< its entry in the catalogue; never null
    match::Match match;
    GameFile file = {};
    std::vector<base::Error> warnings = {};
};

/// Reads a game from a file, with the notation of the game that claims the file, or else of the first game.
/// `games` must outlive the result. Blocks; callable from any thread.
[[nodiscard]] base::Result<OpenedGame> openGame(const Games& games, const std::filesystem::path& file,
                                                const game::Kind::ReadRequest& request);

/// Writes a game, in the text of Kind::write(), to a file. If `origin` is that file, under any name, only
/// this game is replaced and the text around it is kept, except that a file in another encoding is converted
/// to UTF-8; fails if the file has changed since `origin`. Any other file is replaced completely. Returns the
/// game's new position. Blocks; callable from any thread.
[[nodiscard]] base::Result<GameFile> saveGame(std::string_view game, const std::filesystem::path& file,
                                              const std::optional<GameFile>& origin);

}  // namespace app
