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

/// Bytes of a text, without space before and after. Of a text that is not UTF-8: of what base::toUtf8() makes
/// of it.
struct PtnExtent {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// One game of a file.
struct PtnGame {
    std::vector<PtnTag> tags = {};       ///< in the file's order, unknown ones too
    Position start{Setup::standard(5)};  ///< by the tags; the writer makes the tags agree with it
    PtnTree tree = {};
    std::string result = {};     ///< as resultText() writes them; empty while there is none
    base::TextPosition at = {};  ///< where the game begins in the file that it was read from
    PtnExtent extent = {};       ///< what of that text it takes

    [[nodiscard]] const std::string* tag(std::string_view name) const { return findTag(tags, name); }
    /// The position at the end of the main line.
    [[nodiscard]] Position finalPosition() const;
    /// Equal in content, wherever they were read from.
    friend bool operator==(const PtnGame& a, const PtnGame& b) {
        return a.tags == b.tags && a.start == b.start && a.tree == b.tree && a.result == b.result;
    }
};

/// How a PTN result disagrees with the board at the end of the game, if it does. Resignation, time and
/// agreement leave no trace on the board.
[[nodiscard]] std::optional<base::Message> contradiction(std::string_view result, const Position& final);

/// What a reader makes of a file. With errors there are no games: a file is taken as a whole or not at all.
struct PtnReading {
    std::vector<PtnGame> games = {};
    std::vector<base::Error> errors = {};  ///< every problem that could be told apart, in the file's order
    std::vector<base::Error> warnings =
        {};                     ///< what is doubtful but was read, as a result that the board contradicts
    std::size_t count = 0;      ///< of games in the file
    std::size_t movesMade = 0;  ///< on boards, to replay it: what the reading took

    [[nodiscard]] bool ok() const { return errors.empty(); }
};

/// How a long reading is followed. Both are asked and told from the thread that reads, a few hundred times in
/// all for `progress`, whose share goes from 0 to 1.
struct PtnFollowing {
    std::stop_token stop = {};  ///< ends it soon, with an error
    std::function<void(double share)> progress = {};
};

/// Reads every game of a PTN text, variations included, and replays them. `file` names it in the errors. Time
/// and memory grow with the length of the text alone. The text is UTF-8; what is not is read as Windows-1252,
/// with a warning. PtnLimits.h says what is too much.
[[nodiscard]] PtnReading readPtn(std::string_view text, std::string_view file = {});

using TakeGame = std::function<void(PtnGame game, std::size_t number)>;
/// The same for many games: each that has no error is handed over as soon as it is read, with its number from
/// 1, and forgotten; the answer has none. What was handed over counts only if the whole text proves to be
/// without errors.
[[nodiscard]] PtnReading readPtnGames(std::string_view text, std::string_view file,
                                      const PtnFollowing& following, const TakeGame& take);

using RefuseGame = std::function<void(base::Error problem)>;
/// The same for texts in which some games may be bad: each good one is handed over and counts, of each bad
/// one the first error is told. After a bad game the next one begins at the next line with a tag that follows
/// a blank line or a turn. Errors of the answer: the text as a whole cannot be read, or `stop` was requested.
[[nodiscard]] PtnReading readEachPtnGame(std::string_view text, std::string_view file,
                                         const PtnFollowing& following, const TakeGame& take,
                                         const RefuseGame& refuse);

struct PtnStyle {
    bool takMarks = true;  ///< add `'` to a move that threatens a road and has no mark for it
};

/// The games as PTN text that readPtn() reads back to equal games, but for tags and Tak marks that were
/// added.
[[nodiscard]] std::string writePtn(std::span<const PtnGame> games, const PtnStyle& style = {});
[[nodiscard]] std::string writePtn(const PtnGame& game, const PtnStyle& style = {});

}  // namespace tak::rules
