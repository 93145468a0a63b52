#pragma once

#include <map>
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

namespace cli {

/// The source of a command's positions.
struct Source {
    /// A file of games or with a position, "-", or else a position, a game with tags or a link to one.
    std::string text = {};
    std::optional<int> game = {};  ///< number in the file, from 1; nothing: depends on the command
    std::optional<int> ply =
        {};  ///< actions of the game before the position; nothing: depends on the command
    game::OptionValues given = {};  ///< agreed options of the game, for texts that leave them open
};

/// Adds an option for each of the game's own (Kind::options()), such as --size. `values` must live as long as
/// the command.
void addGameOptions(CLI::App& command, const game::Kind& kind, game::OptionValues& values);
/// The same, but each takes a list: "5,6".
void addGameOptions(CLI::App& command, const game::Kind& kind,
                    std::map<std::string, std::vector<std::string>>& values);

/// Adds --position, for a position or a game, and the game's options.
void addPositionOptions(CLI::App& command, const game::Kind& kind, Source& source);
/// Adds --game-number and --ply.
void addPlaceOptions(CLI::App& command, Source& source, const std::string& gameHelp,
                     const std::string& plyHelp);
/// Adds both, and a source in place of --position; one of them is required. `source` must live as long as the
/// command.
void addSourceOptions(CLI::App& command, const game::Kind& kind, Source& source, const std::string& gameHelp,
                      const std::string& plyHelp);

/// The variant (Kind::variantOf()) that these options demand of a position; nothing if they leave it open.
[[nodiscard]] std::optional<std::string> variantIn(const game::Kind& kind, const game::OptionValues& given);

/// The text of a file, of the standard input, or the source itself, and its name in messages.
struct SourceText {
    std::string text;
    std::string name;
    bool isFile = false;
};
[[nodiscard]] base::Result<SourceText> readSource(const game::Kind& kind, const std::string& source,
                                                  const Console& console);

/// The games of a source, in their order; a position is a game without turns. The error is that of the first
/// bad game, or says that there is no game with the source's number.
[[nodiscard]] base::Result<std::vector<game::Record>> readGames(const game::Kind& kind, const Source& source,
                                                                const Console& console);
/// The game with the source's number, or the first one; nothing after a complaint in the name of this
/// command: the source cannot be read, or has fewer games or turns. Other games may be bad.
[[nodiscard]] std::optional<game::Record> openGame(const game::Kind& kind, const Source& source,
                                                   std::string_view command, const Console& console);
/// The position of that game: after `ply` actions, or at the end of its main line. Null after a complaint as
/// above.
[[nodiscard]] std::unique_ptr<game::State> openPosition(const game::Kind& kind, const Source& source,
                                                        std::string_view command, const Console& console);

/// The actions of the game's main line.
[[nodiscard]] std::vector<game::Action> mainLineOf(const game::Record& game);
/// The position as a line of text, with everything that is hidden.
[[nodiscard]] std::string textOf(const game::State& state);

}  // namespace cli
