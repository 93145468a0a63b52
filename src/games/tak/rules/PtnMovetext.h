#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/TextReader.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/PtnPositions.h"
#include "games/tak/rules/PtnReport.h"

namespace tak::rules {

/// Separators between the words of a game.
inline constexpr std::string_view kPtnSpace = " \t\r\n\v\f";

/// Reads the movetext of one game, with variations and comments, into its tree, up to the tags of the next
/// game. Internal to readPtn(); each object reads one game.
class PtnMovetext {
  public:
    /// The game must have its tags and start; all arguments must outlive the reader.
    PtnMovetext(base::TextReader& in, PtnGame& game, PtnReport& report);
    void read();

    /// A `{name}` line, and the move number after it.
    struct Header {
        std::string_view path;
        int ply = 0;
    };

  private:
    /// A line of the game. Its nodes are consecutive in the tree, so that each of them is found directly.
    struct Line {
        int from = -1;              ///< index of the line from which it branches; -1: none
        int fork = PtnTree::kRoot;  ///< the node from which it branches
        int forkDepth = 0;          ///< turns from the root to that node
        int first = 1;              ///< its first node
        int length = 0;
    };

    int skipSpace();
    bool atMoveNumber() const;
    void skipWord();
    void readBraces(int lineEnds);
    void readComment();
    std::optional<Line> findFork(const Header& header, std::string_view parent) const;
    int nodeOn(const Line& line, int depth) const;
    bool leadsToBrokenLine(std::string_view path) const;
    void readOrphan(const Header& header);
    std::optional<Line> findAncestor(const Header& header) const;
    bool canBePlayed(std::string_view turns, int node);
    void keepAsComment(std::string_view text);
    void beginVariation(const Header& header, const Line& line);
    void readMoveNumber();
    void readWord();
    void readNoMove(base::TextPosition at, bool numbered);
    bool readResult(std::string_view word, base::TextPosition at);
    void readAfterResult(std::string_view word, base::TextPosition at);
    void readMarks(std::string_view word, base::TextPosition at);
    void readMove(std::string_view word, base::TextPosition at);
    void addTurn(const WrittenMove& written, Move move);
    void nameVariation(int parent);
    void fail(base::TextPosition at, base::Message message);

    base::TextReader& in_;
    PtnGame& game_;
    PtnReport& report_;
    PtnPositions positions_;
    Position position_;  ///< at node_
    int node_ = PtnTree::kRoot;
    std::string path_;                   ///< of the present line; empty for the main line
    std::optional<Line> nextLine_ = {};  ///< the present line, until its first turn
    std::string pendingName_;            ///< of the variation whose first move was not read yet
    int variations_ = 0;
    bool skipping_ = false;                     ///< the rest of the line is ignored
    bool lineEnded_ = false;                    ///< its result has been read
    bool numberWarned_ = false;                 ///< one warning about move numbers is enough for a line
    bool numbered_ = false;                     ///< the last word was a move number
    std::optional<base::TextPosition> noMove_;  ///< a `--` in place of the turn that is due
    bool leftOut_ = false;     ///< it cannot stand for a turn of another line, so no turn may follow
    std::vector<Line> lines_;  ///< lines with a turn, and the main line; the last one is the present one
    std::map<std::string, int, std::less<>> byPath_;  ///< the last line of each path, as an index into lines_
    std::set<std::string, std::less<>> broken_;       ///< paths of lines that could not be read completely
};

}  // namespace tak::rules
