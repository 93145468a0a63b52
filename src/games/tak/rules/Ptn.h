#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/PtnTags.h"
#include "games/tak/rules/PtnTree.h"

namespace tak::rules {

/// One game of a file.
struct PtnGame {
    std::vector<PtnTag> tags = {};       ///< in the file's order, unknown ones too
    Position start{Setup::standard(5)};  ///< by the tags; the writer makes the tags agree with it
    PtnTree tree = {};
    std::string result = {};     ///< as resultText() writes them; empty while there is none
    base::TextPosition at = {};  ///< where the game begins in the file that it was read from

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
        {};  ///< what is doubtful but was read, as a result that the board contradicts

    [[nodiscard]] bool ok() const { return errors.empty(); }
};

/// Reads every game of a PTN text, variations included, and replays them. `file` names it in the errors.
[[nodiscard]] PtnReading readPtn(std::string_view text, std::string_view file = {});

struct PtnStyle {
    bool takMarks = true;  ///< add `'` to a move that threatens a road and has no mark for it
};

/// The games as PTN text that readPtn() reads back to equal games, but for tags and Tak marks that were
/// added.
[[nodiscard]] std::string writePtn(std::span<const PtnGame> games, const PtnStyle& style = {});
[[nodiscard]] std::string writePtn(const PtnGame& game, const PtnStyle& style = {});

}  // namespace tak::rules
