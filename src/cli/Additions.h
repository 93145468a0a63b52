#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/Console.h"
#include "cli/Source.h"
#include "game/Kind.h"

namespace cli {

/// Makes a bot for each call.
using MakeBot = std::function<std::unique_ptr<game::Bot>()>;
/// Settings of a game's own engine, by name.
using BotSettings = std::map<std::string, std::string>;

/// How a game begins: a start, and the turns that nobody chooses.
struct Beginning {
    std::unique_ptr<game::State> start;
    std::vector<game::Action> turns = {};
};
/// Beginning number `index`, from 0, of games with options number `setup`. After the last one they repeat.
using Beginnings = std::function<Beginning(std::size_t setup, std::size_t index)>;

/// What the commands of one game have beyond those of all games. Everything may be missing.
struct Additions {
    game::OptionValues perftValues = {};  ///< what its options usually are in `perft`
    game::OptionValues matchValues = {};  ///< … and in `arena`
    std::string botSettings = {};         ///< of `dolmen`, for the help: "level=N,hash=MIB"
    BotSettings analysisSettings = {};    ///< those of `analyse`, where each is an option
    /// Its own engine with settings. The error says which one is wrong.
    std::function<base::Result<MakeBot>(const BotSettings&)> makeBot = {};
    /// The chance of winning of a side whose figure (game::Candidate::figure) is so many hundredths.
    std::function<double(int hundredths)> chanceOf = {};
    /// Reads a file of openings; `setups`: the options of the games, of which each must have an opening. With
    /// a seed their order is random. Errors name file, line and column.
    std::function<base::Result<Beginnings>(std::string_view text, const std::string& file,
                                           const std::vector<game::OptionValues>& setups,
                                           std::optional<std::uint64_t> seed)>
        readOpenings = {};
    /// Adds more options to commands that read positions.
    std::function<void(CLI::App& command, Source& source)> addPositionOptions = {};
    /// Adds commands.
    std::function<void(CLI::App& app, const game::Kind& kind, const Console& console, int& status)>
        addCommands = {};
};

/// Those of a game; of most games there are none.
[[nodiscard]] const Additions& additionsOf(const game::Kind& kind);

/// The bot `dolmen` of a game: its own engine with these settings. A game whose engine has none has its
/// levels: level=N.
[[nodiscard]] base::Result<MakeBot> makeOwnBot(const game::Kind& kind, const BotSettings& settings);

}  // namespace cli
