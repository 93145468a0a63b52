#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/TextReader.h"
#include "games/tak/rules/Ptn.h"

namespace tak::rules {

/// Reads the movetext of one game, variations and comments included, into its tree, up to the tags of the
/// next game. Internal to readPtn(); for one use.
class PtnMovetext {
  public:
    /// The game has its tags and start; `reading` collects what is wrong.
    PtnMovetext(base::TextReader& in, PtnGame& game, PtnReading& reading);
    void read();

  private:
    /// A `{name}` line, and the number of the move that follows it.
    struct Header {
        std::string_view path;
        int ply = 0;
    };
    /// Where a variation leaves the tree.
    struct Fork {
        int parent = PtnTree::kRoot;
        std::string name;
    };

    int skipSpace();
    bool atMoveNumber() const;
    void readBraces(int lineEnds);
    bool headerAhead(Header& header) const;
    bool findFork(const Header& header, Fork& fork) const;
    bool leadsToBrokenLine(std::string_view path) const;
    void beginVariation(const Header& header, const Fork& fork);
    void readMoveNumber();
    void readWord();
    void readNoMove(base::TextPosition at);
    bool readResult(std::string_view word, base::TextPosition at);
    void readMove(std::string_view word, base::TextPosition at);
    void fail(base::TextPosition at, base::Message message);
    void warn(base::TextPosition at, base::Message message);

    base::TextReader& in_;
    PtnGame& game_;
    PtnReading& reading_;
    Position position_;  ///< at node_
    int node_ = PtnTree::kRoot;
    std::string line_;           ///< path of the line being read; empty for the main line
    std::string pendingName_;    ///< of the variation whose first move is still to come
    bool skipping_ = false;      ///< the rest of the line cannot be read
    bool lineEnded_ = false;     ///< its result has been read
    bool numberWarned_ = false;  ///< one remark on move numbers is enough for a line
    std::map<std::string, int, std::less<>> leaves_;  ///< last node read of every line, by its path
    std::set<std::string, std::less<>> broken_;       ///< lines that could not be read to their end
};

}  // namespace tak::rules
