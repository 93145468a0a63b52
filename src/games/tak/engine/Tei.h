#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/TeiOptions.h"
#include "games/tak/engine/TeiSearch.h"
#include "games/tak/engine/TeiText.h"
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
/// While a search runs, `position` sets the position of the next one, `setoption` takes effect with the next
/// one, and `go` and `teinewgame` first end the search, with its bestmove.
class TeiServer {
  public:
    TeiServer(const TeiSettings& settings, TeiSink sink);

    /// Executes one line, given without its line end. False once the client has said `quit`.
    bool line(std::string_view text);
    /// Ends a search, with its bestmove: for the end of the input, or for a line that is too long.
    void finish() { search_.finish(); }
    /// Reports a problem to the client's user.
    void complain(std::string_view problem);

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
    void stop(TeiWords words);
    void quit(TeiWords words);

    /// The conditions of the game by the options and `teinewgame`.
    [[nodiscard]] rules::SetupOptions agreed() const;
    /// The same for the empty board. Complains of supplies that are impossible, and takes the usual ones.
    [[nodiscard]] rules::Setup setup();
    void applyOptions();

    std::string version_;
    TeiOutput out_;
    TeiOptionTable table_;
    TeiOptions options_;
    Engine engine_;
    int size_;
    std::optional<int> statedHalfKomi_;  ///< stated in the second dialect
    std::optional<rules::Game> game_;    ///< nothing: the start position
    bool quit_ = false;
    TeiSearch search_;
};

}  // namespace tak::engine
