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

/// A program that somebody else wrote and that plays: an engine, as the player has set it up.
struct Program {
    std::vector<std::string> command;                 ///< program and arguments
    std::map<std::string, std::string> options = {};  ///< by name; what is missing has its default
};

/// Something that can be set in a program, as it declares it.
struct ProgramOption {
    enum class Type : std::uint8_t {
        Toggle,  ///< "true" or "false"
        Number,  ///< a whole number
        Choice,  ///< one of `choices`
        Text,
        Button  ///< has no value: it is pressed
    };
    std::string name;
    Type type = Type::Text;
    std::string fallback = {};  ///< the value that it has by itself
    std::optional<long long> min = {};
    std::optional<long long> max = {};
    std::vector<std::string> choices = {};
};

/// What a program told about itself. Never changes.
class Introduction {
  public:
    virtual ~Introduction() = default;
    [[nodiscard]] virtual std::string name() const = 0;
    /// Empty: it did not say.
    [[nodiscard]] virtual std::string author() const = 0;
    [[nodiscard]] virtual std::vector<ProgramOption> options() const = 0;
    /// Why this option cannot have this value; nothing if it can.
    [[nodiscard]] virtual std::optional<base::Message> refusal(const std::string& option,
                                                               const std::string& value) const = 0;
    /// Whether it can play a game that begins so, as far as it told; else why not: "it knows no komi".
    [[nodiscard]] virtual base::Result<void> accepts(const State& start) const = 0;
};

/// A line that was said to a program or by it.
struct ProgramLine {
    enum class From : std::uint8_t { Us, Program, Errors };
    From from = From::Us;
    std::string text;  ///< printable
};
/// Told of each line, in the thread that talks to the program; must not block.
using ProgramLog = std::function<void(ProgramLine)>;

/// How a game talks to programs. One object a game, without state: any thread may call it.
class Programs {
  public:
    virtual ~Programs() = default;

    /// Msgid of a sentence or two that tell the player which programs can play.
    [[nodiscard]] virtual std::string explanation() const = 0;

    struct Request {
        ProgramLog log = {};
        std::stop_token stop = {};
        /// Name of an option that is to be pressed once the program has told of it; empty: none.
        std::string press = {};
    };
    /// Starts the program, has it tell who it is, and ends it. Blocks for seconds if it does not answer;
    /// obeys the token at once. The error completes "NAME cannot play: …".
    [[nodiscard]] virtual base::Result<std::unique_ptr<const Introduction>> introduce(
        const Program& program, const Request& request) const = 0;
    /// A bot that has the program play. It is started when it is asked for its first turn, and again after a
    /// failure. Ends it where it is destroyed, which may take it a second.
    [[nodiscard]] virtual std::unique_ptr<Bot> createBot(Program program, ProgramLog log) const = 0;
};

}  // namespace game
