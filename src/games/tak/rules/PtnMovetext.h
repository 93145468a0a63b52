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

/// What may stand between the words of a game.
inline constexpr std::string_view kPtnSpace = " \t\r\n\v\f";

/// Reads the movetext of one game, variations and comments included, into its tree, up to the tags of the
/// next game. Internal to readPtn(); for one use.
class PtnMovetext {
  public:
    /// The game has its tags and start; all must outlive it.
    PtnMovetext(base::TextReader& in, PtnGame& game, PtnReport& report);
    void read();

  private:
    /// A `{name}` line, and the number of the move that follows it.
    struct Header {
        std::string_view path;
        int ply = 0;
    };
    /// A line of the game as read: its nodes follow one another in the tree, so that any of them is found
    /// without walking along it.
    struct Line {
        int from = -1;              ///< index of the line that it leaves; -1: the main line
        int fork = PtnTree::kRoot;  ///< the node after which it begins
        int forkDepth = 0;          ///< turns from the root to there
        int first = 1;              ///< its first node
        int length = 0;
    };

    int skipSpace();
    bool atMoveNumber() const;
    void skipWord();
    void readBraces(int lineEnds);
    void readComment();
    bool headerAhead(Header& header) const;
    std::optional<Line> findFork(const Header& header) const;
    int nodeOn(const Line& line, int depth) const;
    bool leadsToBrokenLine(std::string_view path) const;
    void beginVariation(const Header& header, const Line& line);
    void readMoveNumber();
    void readWord();
    void readNoMove(base::TextPosition at);
    bool readResult(std::string_view word, base::TextPosition at);
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
    std::string path_;                   ///< of the line being read; empty for the main line
    std::optional<Line> nextLine_ = {};  ///< the line being read, until its first turn
    std::string pendingName_;            ///< of the variation whose first move is still to come
    int variations_ = 0;
    bool skipping_ = false;      ///< the rest of the line cannot be read
    bool lineEnded_ = false;     ///< its result has been read
    bool numberWarned_ = false;  ///< one remark on move numbers is enough for a line
    std::vector<Line> lines_;    ///< those that have a turn, and the main line; the last one is being read
    std::map<std::string, int, std::less<>> byPath_;  ///< the last line of each path, as an index into lines_
    std::set<std::string, std::less<>> broken_;       ///< paths of lines that could not be read to their end
};

}  // namespace tak::rules
