#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/TeiOptions.h"
#include "games/tak/engine/TeiSearch.h"
#include "games/tak/engine/TeiText.h"

namespace tak::engine {

/// How an engine presents itself.
struct TeiSettings {
    std::string version = {};
    TeiCapacity capacity = {};
};

/// The engine side of the Tak Engine Interface, in both dialects: `teinewgame 6` with komi by the option
/// HalfKomi, and `teinewgame size 6 halfkomi 4`. Lines come in through line(), from one thread; answers go
/// out through the sink, from that thread and from the search's. Never blocks on a search but to end it, and
/// takes any bytes: what it cannot use is answered with an `info string` and otherwise ignored. Every `go` is
/// answered by one `bestmove`, even if there is no memory to search.
///
/// While a search runs, `position` sets what the next one will look at, `setoption` holds from the next one
/// on, and `go` and `teinewgame` end it first, with its bestmove.
class TeiServer {
  public:
    TeiServer(const TeiSettings& settings, TeiSink sink);

    /// Obeys one line, without its end. False once the client has said `quit`.
    bool line(std::string_view text);
    /// Ends a search, with its bestmove. The input is over, or too long to be a command.
    void finish() { search_.finish(); }
    /// Tells the client's user what is wrong.
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
    void startSearch(TeiWords words);
    void stop(TeiWords words);
    void quit(TeiWords words);

    [[nodiscard]] rules::Setup setup() const;
    void applyOptions();
    void forget();

    std::string version_;
    TeiOutput out_;
    TeiOptionTable table_;
    TeiOptions options_;
    Engine engine_;
    int size_;
    std::optional<int> statedHalfKomi_;          ///< by the second dialect
    std::optional<rules::Game> game_;            ///< none: the start position
    std::optional<rules::Setup> searchedSetup_;  ///< of what the engine remembers, if anything
    bool quit_ = false;
    TeiSearch search_;
};

}  // namespace tak::engine
