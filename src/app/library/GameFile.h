#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "app/catalog/Games.h"
#include "base/Result.h"
#include "game/Chance.h"
#include "game/Kind.h"
#include "match/Match.h"

namespace app {

/// Which game of which file is on the table, so that saving it does not change the file's other games.
struct GameFile {
    std::filesystem::path path = {};
    std::size_t games = 1;  ///< number of games in the file
    std::size_t begin = 0;  ///< first byte of this game in the text (UTF-8)
    std::size_t end = 0;
    std::uint64_t fingerprint = 0;  ///< hash of the file's content when it was last read or written
    bool sealed = false;            ///< all of the file is one sealed text (base/Sealed.h)
};

/// A game that was read to be shown on the table.
struct OpenedGame {
    const CatalogEntry* game = nullptr;  ///< its entry in the catalogue; never null
    match::Match match;
    GameFile file = {};
    std::vector<base::Error> warnings = {};
    std::optional<base::Message> remark = {};  ///< what the reading of a position has added to the text
    /// The game ends before it in the text. Then `file` has no path, so that saving the game does not replace
    /// the part that could not be read.
    std::optional<base::Error> fault = {};
    std::optional<match::NodeId> shown = {};  ///< the turn after which the text wants the game to be shown
    std::string name = {};                    ///< of the game, if the text gives one beside its tags
    /// The text was sealed: the game is not over, `match` is live, and these play on: by player, the id of a
    /// bot, empty for a person.
    std::optional<std::vector<std::string>> opponents = {};
};

/// An option that a text leaves open, so that its game could not be read.
struct MissingOption {
    game::OptionSpec option;  ///< its variants are those with which the game can be read
    base::Error problem;      ///< of reading without it
};

/// The result of reading a text: a game, perhaps up to a fault, or a question about it.
using Opened = std::variant<OpenedGame, MissingOption>;

/// Reads a game from a text in the notation of this game; `file` is its name in errors. If the text leaves an
/// option open, the result is that option; if the game has a fault, the part before it. A sealed text is read
/// whole or not at all. Blocks; callable from any thread.
[[nodiscard]] base::Result<Opened> openGame(const CatalogEntry& game, std::string_view text,
                                            std::string_view file, game::Kind::ReadRequest request);

/// The same for a file, which may also hold a position, with the notation of the game that recognises its
/// text; if none does, as openText() does, first with that of the game that claims the file
/// (Games::claiming()). A position keeps no path, since saving a game must not replace it. `chance`: as in
/// openText(). `games` must outlive the result. Blocks; callable from any thread.
[[nodiscard]] base::Result<Opened> openGame(const Games& games, const std::filesystem::path& file,
                                            const game::Kind::ReadRequest& request, game::Chance chance = {});

/// The same for a text without a file, such as the clipboard, which may also be a position: the first of
/// these games that reads it does; there must be one. If none does, the error is that of the first one; a
/// game up to a fault is of the one that reads most of it. `name`: of the text, in errors; `chance`: of a
/// game that begins with a position.
[[nodiscard]] base::Result<Opened> openText(const std::vector<const CatalogEntry*>& games,
                                            const std::string& text, const std::string& name,
                                            const game::Kind::ReadRequest& request, game::Chance chance);

/// Writes a game, in the text of Kind::write(), to a file. If `origin` is that file, under any name, only
/// this game is replaced and the text around it is kept, except that a file in another encoding is converted
/// to UTF-8; fails if the file has changed since `origin`, or if a sealed game would get between others. Any
/// other file is replaced completely. Returns the game's new position. Blocks; callable from any thread.
[[nodiscard]] base::Result<GameFile> saveGame(std::string_view game, const std::filesystem::path& file,
                                              const std::optional<GameFile>& origin);

}  // namespace app
