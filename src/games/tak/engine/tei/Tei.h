#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/tei/TeiOptions.h"
#include "games/tak/engine/tei/TeiSearch.h"
#include "games/tak/engine/tei/TeiText.h"
#include "games/tak/rules/SetupOptions.h"

namespace tak::engine {

/// How an engine introduces itself.
struct TeiSettings {
    std::string version = {};
    TeiCapacity capacity = {};
};

/// The engine's side of the Tak Engine Interface, in both dialects: `teinewgame 6` with komi by the option
/// HalfKomi, and `teinewgame size 6 halfkomi 4`. One thread passes lines to line(); answers go to the sink,
/// from that thread and from the search's. Blocks only to end a search, and accepts any bytes: unusable input
/// is answered with an `info string` and otherwise ignored. Every `go` gets exactly one `bestmove`, even if
/// there is no memory for a search.
///
/// It never searches a game that the client did not mean. Options that decide the game hold for the position
/// that stands, too, which `go` reads again with them, and the komi that was said last counts. After a
/// command that was refused and decides the game or its position, every `go` is answered with the reason and
/// `bestmove (none)`, until the same was said correctly.
///
/// While a search runs, `position` sets the position of the next one, `setoption` takes effect with the next
/// one, and `go` and `teinewgame` first end the search, with its bestmove.
class TeiServer {
  public:
    TeiServer(const TeiSettings& settings, TeiSink sink);

    /// Executes one line, given without its line end. False once the client has said `quit`.
    bool line(std::string_view text);
    /// Refuses a line that is too long, of which this is the beginning.
    void refuseLine(std::string_view beginning);
    /// Ends a search, with its bestmove: for the end of the input.
    void finish() { search_.finish(); }

  private:
    struct Command;
    static const Command* findCommand(std::string_view name);

    void introduce(TeiWords words);
    void ready(TeiWords words);
    void setOption(TeiWords words);
    void newGame(TeiWords words);
    void setPosition(TeiWords words);
    void go(TeiWords words);
    void ponderHit(TeiWords words);
    void startSearch(TeiWords words, std::chrono::steady_clock::time_point received);
    void answerWithNone(TeiWords words, const std::string& why);
    void stop(TeiWords words);
    void quit(TeiWords words);

    /// Reports a problem to the client's user.
    void complain(std::string_view problem);

    /// The conditions of the game by the options and `teinewgame`.
    [[nodiscard]] rules::SetupOptions agreed() const;
    /// Takes these words after `position` for what the client wants.
    void want(std::string_view words);
    /// Reads them by the present conditions, unless that was done.
    void readWanted();
    /// Why there is nothing that `go` may search; empty: there is.
    [[nodiscard]] std::string obstacle() const;
    void applyOptions();

    std::string version_;
    TeiOutput out_;
    TeiOptionTable table_;
    TeiOptions options_;
    Engine engine_;
    int size_;
    std::optional<int> statedHalfKomi_;  ///< in the second dialect; nothing: the option counts
    std::string wanted_;                 ///< the words after the last `position`, or `startpos`
    TeiResult<rules::Game> standing_;    ///< the position by these words, or why there is none
    bool outdated_ = false;              ///< `standing_` is to be read again
    bool begun_ = false;                 ///< the client has said `teinewgame` or `position`
    std::string refusedGame_;            ///< why the last `teinewgame` was refused; empty: it was not
    std::map<std::string, std::string, std::less<>> refusedConditions_;  ///< why, by option
    bool quit_ = false;
    TeiSearch search_;
};

}  // namespace tak::engine
