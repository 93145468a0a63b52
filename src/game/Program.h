#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/Result.h"
#include "game/Bot.h"
#include "game/State.h"

namespace game {

/// An external program that plays, such as an engine, as the player has set it up.
struct Program {
    std::vector<std::string> command;                 ///< program and arguments
    std::map<std::string, std::string> options = {};  ///< by name; a missing one has its default
};

/// An option of a program, as the program declares it.
struct ProgramOption {
    enum class Type : std::uint8_t {
        Toggle,  ///< "true" or "false"
        Number,  ///< a whole number
        Choice,  ///< one of `choices`
        Text,
        Button  ///< has no value: pressing it is a command
    };
    std::string name;
    Type type = Type::Text;
    std::string fallback = {};  ///< its default value
    std::optional<long long> min = {};
    std::optional<long long> max = {};
    std::vector<std::string> choices = {};
};

/// What a program has reported about itself. Never changes.
class Introduction {
  public:
    virtual ~Introduction() = default;
    [[nodiscard]] virtual std::string name() const = 0;
    /// Empty if the program did not name one.
    [[nodiscard]] virtual std::string author() const = 0;
    [[nodiscard]] virtual std::vector<ProgramOption> options() const = 0;
    /// Why this option cannot have this value; nothing if it can.
    [[nodiscard]] virtual std::optional<base::Message> refusal(const std::string& option,
                                                               const std::string& value) const = 0;
    /// Whether the program, by its own report, can play a game with this start; the error says why not: "it
    /// knows no komi".
    [[nodiscard]] virtual base::Result<void> accepts(const State& start) const = 0;
    /// Whether accepts() knows. If not, only Programs::tryGame() tells whether the program plays such a game.
    [[nodiscard]] virtual bool tellsAbout(const State&) const { return true; }
};

/// A line that was sent to a program or received from it.
struct ProgramLine {
    enum class From : std::uint8_t { Us, Program, Errors };
    From from = From::Us;
    std::string text;  ///< printable
};
/// Called for each line, in the thread that talks to the program; must not block.
using ProgramLog = std::function<void(ProgramLine)>;

/// How a game talks to external programs. One object for each game, without state: any thread may call it.
class Programs {
  public:
    virtual ~Programs() = default;

    /// Msgid of one or two sentences on which programs can play.
    [[nodiscard]] virtual std::string explanation() const = 0;

    struct Request {
        ProgramLog log = {};
        std::stop_token stop = {};
        /// Name of a button option to press once the program has reported it; empty: none.
        std::string press = {};
    };
    /// Starts the program, reads its report, and ends it. Blocks for seconds if the program does not answer;
    /// returns at once after a stop request. The error completes "NAME cannot play: …".
    [[nodiscard]] virtual base::Result<std::unique_ptr<const Introduction>> introduce(
        const Program& program, const Request& request) const = 0;
    /// Starts the program, begins a game with this start, and ends it. Blocks and obeys as introduce() does.
    /// The error completes "NAME cannot play: …".
    [[nodiscard]] virtual base::Result<void> tryGame(const Program&, const State&, const Request&) const {
        return {};
    }
    /// A bot that lets the program play. The bot starts the program for its first turn, and again after a
    /// failure. Its destructor ends the program, which may take a second.
    [[nodiscard]] virtual std::unique_ptr<Bot> createBot(Program program, ProgramLog log) const = 0;
};

}  // namespace game
