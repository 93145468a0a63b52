#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/PtnTags.h"
#include "games/tak/rules/PtnTree.h"

namespace tak::rules {

/// A range of bytes in a text, without blanks around it. If the text is not UTF-8, it counts in the result of
/// base::toUtf8().
struct PtnExtent {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// One game of a file.
struct PtnGame {
    std::vector<PtnTag> tags = {};       ///< in the file's order, unknown ones too
    Position start{Setup::standard(5)};  ///< from the tags; the writer adapts the tags to it
    PtnTree tree = {};
    std::string result = {};     ///< as resultText() writes it; empty: none yet
    base::TextPosition at = {};  ///< where the game begins in its file
    PtnExtent extent = {};       ///< the part of the text that it takes

    [[nodiscard]] const std::string* tag(std::string_view name) const { return findTag(tags, name); }
    /// The position at the end of the main line.
    [[nodiscard]] Position finalPosition() const;
    /// Whether two games have equal content, whatever their sources.
    friend bool operator==(const PtnGame& a, const PtnGame& b) {
        return a.tags == b.tags && a.start == b.start && a.tree == b.tree && a.result == b.result;
    }
};

/// How a PTN result contradicts the final board; nothing if it does not. Resignation, time and agreement
/// cannot be seen on the board.
[[nodiscard]] std::optional<base::Message> contradiction(std::string_view result, const Position& final);

/// The result of reading a file. If there are errors, there are no games: a file is read whole or not at all.
struct PtnReading {
    std::vector<PtnGame> games = {};
    std::vector<base::Error> errors = {};    ///< all errors that could be told apart, in the file's order
    std::vector<base::Error> warnings = {};  ///< doubts, such as a result that contradicts the board
    std::size_t count = 0;                   ///< of games in the file
    bool sizeMissing = false;                ///< a game says the board's size neither by Size nor by TPS
    std::size_t movesMade = 0;               ///< moves played on boards: a measure of the work

    [[nodiscard]] bool ok() const { return errors.empty(); }
};

/// How to read a text. `progress` is called from the thread that reads, a few hundred times, with a share
/// from 0 to 1.
struct PtnControl {
    std::stop_token stop = {};  ///< ends the reading soon, with an error
    std::function<void(double share)> progress = {};
    /// Applies where the tags of a game say nothing; the size must be from 3 to 8, and a TPS overrides it.
    SetupOptions given = {};
    /// Passes on games with errors, too, if any turn of theirs can be read: a line with an error ends before
    /// it.
    bool upToFaults = false;
};

/// Reads every game of a PTN text, with variations, and replays them. `file` is the name in errors. Time and
/// memory grow only with the length of the text. The text should be UTF-8; other bytes are read as
/// Windows-1252, with a warning. PtnLimits.h has the limits.
[[nodiscard]] PtnReading readPtn(std::string_view text, std::string_view file = {});

using TakeGame = std::function<void(PtnGame game, std::size_t number)>;
/// The same for many games: each game without errors is passed on as soon as it is read, with its number from
/// 1, and not kept, so the result has no games. The games passed on are valid only if the whole text has no
/// errors.
[[nodiscard]] PtnReading readPtnGames(std::string_view text, std::string_view file, const PtnControl& control,
                                      const TakeGame& take);

using RefuseGame = std::function<void(base::Error problem, std::size_t number)>;
/// The same for texts in which some games may be bad: each good game is passed on and valid, and for each bad
/// game its first error and its number. After a bad game, reading continues at the next line with a tag that
/// follows a blank line or a turn. Errors in the result mean that the text as a whole cannot be read, or that
/// `stop` was requested.
[[nodiscard]] PtnReading readEachPtnGame(std::string_view text, std::string_view file,
                                         const PtnControl& control, const TakeGame& take,
                                         const RefuseGame& refuse);

struct PtnStyle {
    bool takMarks = true;  ///< add `'` to moves that threaten a road and lack the mark
};

/// Writes games as PTN; readPtn() reads them back equal, except for added tags and Tak marks.
[[nodiscard]] std::string writePtn(std::span<const PtnGame> games, const PtnStyle& style = {});
[[nodiscard]] std::string writePtn(const PtnGame& game, const PtnStyle& style = {});

}  // namespace tak::rules
