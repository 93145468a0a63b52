#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/Result.h"
#include "game/Bot.h"
#include "game/Openings.h"
#include "game/Program.h"
#include "game/Record.h"

namespace game {

/// Values of a game's options by key, as text; what is missing has its default.
using OptionValues = std::map<std::string, std::string>;

/// Key of the number of players. The form asks for it by itself where Kind::minPlayers() is less than
/// Kind::maxPlayers(), so Kind::options() must not name it; Kind::create() finds it among the values.
inline constexpr const char* kPlayersKey = "players";

/// Something that is agreed before a game begins, described so that any form can ask for it.
struct OptionSpec {
    enum class Type : std::uint8_t { Choice, Number, Toggle };
    struct Variant {
        std::string value;
        std::string label;  ///< msgid, or a text that is the same in every language
    };

    std::string key;
    std::string label;      ///< msgid
    std::string help = {};  ///< msgid, may be empty
    Type type = Type::Choice;
    std::string value = {};  ///< the present one; of a toggle "0" or "1"
    std::vector<Variant> variants = {};
    double min = 0;
    double max = 0;
    double step = 1;
    bool advanced = false;
    bool enabled = true;  ///< it can be changed; else it is shown for what it would be
};

/// What puzzles of one kind ask for.
struct PuzzleTheme {
    std::string id;     ///< Puzzle::theme
    std::string title;  ///< msgid
    std::string task;   ///< msgid: what is to be done
};

/// What the shell needs to offer a game: how it is set up, and how its files are read and written. One object
/// a game, without state.
class Kind {
  public:
    virtual ~Kind() = default;
    /// Lasting: settings name it.
    [[nodiscard]] virtual std::string id() const = 0;
    /// Msgid, or a name that is the same in every language.
    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual int minPlayers() const = 0;
    [[nodiscard]] virtual int maxPlayers() const = 0;
    /// Msgid of the name of a seat ("White").
    [[nodiscard]] virtual std::string seatName(PlayerId player) const = 0;

    /// Who wins together with this player in a game with these values; nobody where everybody plays alone.
    /// The same for all players, seen from each: whoever begins, partners sit as far from each other.
    [[nodiscard]] virtual std::vector<PlayerId> partnersOf(PlayerId, const OptionValues&) const { return {}; }

    /// What tells games that begin so from others, in no language: "5x5". May be empty.
    [[nodiscard]] virtual std::string variantOf(const State&) const { return {}; }

    /// Players of a game with these values: kPlayersKey within the limits, without it minPlayers().
    [[nodiscard]] int playersOf(const OptionValues& values) const;

    /// The options as they are with these values: limits and defaults of one may depend on another.
    [[nodiscard]] virtual std::vector<OptionSpec> options(const OptionValues& values) const = 0;
    /// The values once a player gives one option another value: those that made sense only together with the
    /// old one go.
    [[nodiscard]] virtual OptionValues changed(OptionValues values, const std::string& key,
                                               const std::string& value) const;
    [[nodiscard]] virtual base::Result<std::unique_ptr<State>> create(const OptionValues& values) const = 0;

    /// The bots that can take a seat, the weakest first; there may be none.
    [[nodiscard]] virtual std::vector<Opponent> opponents() const { return {}; }
    /// One of them; nothing for an id that is not known.
    [[nodiscard]] virtual std::unique_ptr<Bot> createBot(std::string_view) const { return nullptr; }
    /// How programs that the player adds take a seat; null where they cannot.
    [[nodiscard]] virtual const Programs* programs() const { return nullptr; }
    /// Beginnings of games with these values; null: games begin at their start alone.
    [[nodiscard]] virtual std::unique_ptr<Openings> openings(const OptionValues&,
                                                             const OpeningRequest&) const {
        return nullptr;
    }

    /// Which game of a text is wanted, and how the reading is followed: `stop` ends it soon, with an error;
    /// `progress` is told a share from 0 to 1, a few hundred times at most, from the thread that reads.
    struct ReadRequest {
        std::size_t game = 0;  ///< from 0
        std::stop_token stop = {};
        std::function<void(double share)> progress = {};
    };
    /// One game of a text. The others were read, too, and found good, but only where this one stands is
    /// known, since a text may hold as many as memory cannot.
    struct Reading {
        Record game;
        std::size_t count = 1;  ///< of games in the text
        std::size_t begin = 0;  ///< bytes of the text, in UTF-8, that this one takes
        std::size_t end = 0;
        std::vector<base::Error> warnings = {};
    };
    /// Reads a whole text or nothing; the errors name file, line and column. A text that is not UTF-8 is read
    /// as base::toUtf8() has it. Callable from any thread.
    [[nodiscard]] virtual base::Result<Reading> read(std::string_view text, std::string_view file,
                                                     const ReadRequest& request) const = 0;
    /// Who follows readAll(): all are called from the thread that reads, and none may throw.
    struct Intake {
        std::function<void(Record game)> take = {};            ///< each good game, in the order of the text
        std::function<void(base::Error problem)> refuse = {};  ///< each bad one: what is wrong in it first
        std::stop_token stop = {};
        std::function<void(double share)> progress = {};  ///< as in ReadRequest
    };
    /// Reads every game of a text in one pass, however many there are. A bad game keeps none of the others
    /// from being read. The error: the text as a whole cannot be read, or `stop` was requested; what was
    /// taken before counts nevertheless. Callable from any thread.
    virtual base::Result<void> readAll(std::string_view text, std::string_view file,
                                       const Intake& intake) const = 0;
    /// May take seconds, since marks that need thought are added; callable from any thread.
    [[nodiscard]] virtual std::string write(const Record& game) const = 0;
    /// The same without those marks, in a moment: for what is written after every turn.
    [[nodiscard]] virtual std::string writeAtOnce(const Record& game) const { return write(game); }
    /// The marks of the main line's turns, one text each, with those that only a proof can give. May take
    /// seconds; callable from any thread, and soon given up with the token. Empty: the game has no such
    /// marks.
    [[nodiscard]] virtual std::vector<std::string> provedMarks(const Record&, const std::stop_token&) const {
        return {};
    }
    /// Whether every turn of the player to move loses, as far as that can be proved in a second or so.
    /// Callable from any thread, and soon given up with the token.
    [[nodiscard]] virtual bool provedLost(const View&, const std::stop_token&) const { return false; }
    /// The turns by which the player to move wins whatever the others answer, with the answers that last
    /// longest; empty: no win can be proved. The same otherwise.
    [[nodiscard]] virtual std::vector<Action> provedWin(const View&, const std::stop_token&) const {
        return {};
    }
    struct SetUp {
        std::unique_ptr<State> state;
        std::vector<base::Error> warnings;
    };
    /// A position in the game's notation, as from the clipboard. The values say what was agreed and the text
    /// does not tell.
    [[nodiscard]] virtual base::Result<SetUp> readPosition(std::string_view text,
                                                           const OptionValues& values = {}) const = 0;
    /// What View::remark() speaks of, by names in no language: lessons say which of them they cover.
    [[nodiscard]] virtual std::vector<std::string> topics() const { return {}; }
    /// In the order in which they are learnt; empty: the game has no puzzles.
    [[nodiscard]] virtual std::vector<PuzzleTheme> puzzleThemes() const { return {}; }
    /// Puzzles among the positions of the main line, as docs/PUZZLES.md describes them; empty: there are
    /// none. May take seconds; callable from any thread, and soon given up with the token.
    [[nodiscard]] virtual std::string puzzlesIn(const Record&, const std::stop_token&) const { return {}; }
    /// The page of the web that shows this game, by the name that players know; empty: none is known.
    [[nodiscard]] virtual std::string webViewer() const { return {}; }
    /// A link by which that page opens the main line of the game; for browsers and messages, so at most some
    /// thousand characters of ASCII. The error: the game is too long for that, or there is no such page.
    [[nodiscard]] virtual base::Result<std::string> link(const Record& game) const;
    /// Whether a text that is neither a game nor a position was probably meant as a position: the player then
    /// reads the error of readPosition() instead of that of read().
    [[nodiscard]] virtual bool isMeantAsPosition(std::string_view) const { return false; }
    /// Of files, with the dot.
    [[nodiscard]] virtual std::string extension() const = 0;
    /// Whether this game takes a text that comes from a file with this extension (with its dot; empty: from
    /// no file). By default the extension decides, in capitals or not. Callable from any thread.
    [[nodiscard]] virtual bool claims(std::string_view text, std::string_view extension) const;
};

}  // namespace game
