#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/Console.h"
#include "game/Kind.h"

namespace CLI {
class App;
}

namespace cli::games {

/// The source of a command's positions.
struct Source {
    std::string text = {};         ///< a file of games or with a position, "-", or else a position
    std::optional<int> game = {};  ///< number in the file, from 1; nothing: the first one
    std::optional<int> ply =
        {};  ///< actions of the game before the position; nothing: depends on the command
};

/// Adds the source, which is required, and its options. `source` must live as long as the command.
void addSourceOptions(CLI::App& command, Source& source, const std::string& plyHelp);

/// The game of a source; a position is a game without turns. Nothing after a complaint in the name of this
/// command: the source cannot be read, or has fewer games or turns.
[[nodiscard]] std::optional<game::Record> openGame(const game::Kind& kind, const Source& source,
                                                   std::string_view command, const Console& console);
/// The position of a source: after `ply` actions, or at the end of the game's main line. Null after a
/// complaint as above.
[[nodiscard]] std::unique_ptr<game::State> openPosition(const game::Kind& kind, const Source& source,
                                                        std::string_view command, const Console& console);

/// The actions of the game's main line.
[[nodiscard]] std::vector<game::Action> mainLineOf(const game::Record& game);
/// The position as a line of text, with everything that is hidden.
[[nodiscard]] std::string textOf(const game::State& state);

}  // namespace cli::games
