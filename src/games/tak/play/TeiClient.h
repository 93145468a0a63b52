#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/Result.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/play/TeiMessages.h"
#include "process/ChildProcess.h"

namespace tak::play {

/// How long an engine may take over what is not thinking.
struct TeiPatience {
    std::chrono::milliseconds start{10'000};  ///< from the start of the program to `teiok`
    std::chrono::milliseconds ready{10'000};  ///< from a new game to `readyok`
    std::chrono::milliseconds stop{1'000};    ///< from `stop` to `bestmove`
    std::chrono::milliseconds quit{500};      ///< from `quit` to the end of the program
};

struct TeiProgram {
    std::vector<std::string> command;  ///< program and arguments
    TeiPatience patience{};
};

/// How an external engine answered when it was asked to move.
struct TeiAnswer {
    enum class Kind {
        Move,
        Illegal,  ///< it named a move that is none here
        Hung,     ///< it did not answer and was killed
        Crashed,  ///< the program is gone
    };
    Kind kind = Kind::Move;
    bool late = false;  ///< it had to be told to stop because the deadline had passed
    rules::Move best = rules::Move::none();
    rules::Move ponder = rules::Move::none();
    engine::Report report;
    std::optional<base::Message> problem = {};  ///< for a person to read; none if it moved
};

/// Why an engine is not ready to play.
struct TeiFailure {
    enum class Kind {
        Refused,  ///< it does not play this
        Hung,     ///< it did not answer and was killed
        Crashed,  ///< the program is gone, or could not be started
    };
    Kind kind = Kind::Refused;
    base::Error error;
};

/// An engine in a program of its own that speaks TEI, either dialect. One thread at a time; everything that
/// talks to the engine blocks, for no longer than the patience says. The destructor ends the program.
class TeiClient {
  public:
    using Clock = process::ChildProcess::Clock;

    /// Starts the program and waits for its introduction.
    [[nodiscard]] static std::variant<TeiClient, TeiFailure> start(TeiProgram program);
    TeiClient(TeiClient&&) = default;
    TeiClient& operator=(TeiClient&&) = default;
    ~TeiClient();

    /// As it introduced itself; the program's file name if it did not.
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::string& author() const { return author_; }
    [[nodiscard]] const std::vector<TeiOption>& options() const { return options_; }
    /// Null if the engine did not declare it; names are compared without regard to case.
    [[nodiscard]] const TeiOption* option(std::string_view name) const;

    /// Sets a declared option to a value within its bounds; anything else is refused, and not sent. The value
    /// is kept over restarts.
    base::Result<void> setOption(std::string_view name, std::string_view value);

    /// Whether the engine can play this set-up, as far as it told.
    [[nodiscard]] base::Result<void> accepts(const rules::Setup& setup) const;

    /// Makes the engine ready for a game of this set-up. Restarts it where it is gone or does not take
    /// another game. Nothing, if it is ready.
    [[nodiscard]] std::optional<TeiFailure> newGame(const rules::Setup& setup);

    /// Has the engine think about the position after these moves, which are legal. When the token is stopped
    /// or the deadline has passed it is told to stop; if it does not answer then either, it is killed. The
    /// listener is called in this thread. A killed or crashed engine is started again by newGame().
    [[nodiscard]] TeiAnswer search(const rules::Position& start, const std::vector<rules::Move>& moves,
                                   const engine::Limits& limits,
                                   std::optional<Clock::time_point> deadline = {}, std::stop_token stop = {},
                                   const engine::Engine::Listener& listener = {});

  private:
    explicit TeiClient(TeiProgram program) : program_(std::move(program)) {}
    std::optional<TeiFailure> launch();
    std::optional<TeiFailure> relaunch();
    void readIntroduction(std::string_view line);
    std::optional<TeiFailure> awaitLine(std::string_view word, std::chrono::milliseconds patience);
    std::optional<TeiFailure> beginGame(const rules::Setup& setup);
    base::Result<void> sendKomi(int halfKomi);
    bool send(const std::string& line);
    void skipStaleLines();
    bool awaitBestMove(TeiAnswer& answer, const rules::Position& root,
                       std::optional<Clock::time_point> deadline, const std::stop_token& stop,
                       const engine::Engine::Listener& listener);
    void readBestMove(std::string_view line, const rules::Position& root, TeiAnswer& answer) const;
    void fail(TeiAnswer& answer, process::ChildProcess::Reading why);
    [[nodiscard]] base::Message obituary();
    [[nodiscard]] base::Error error(base::Message problem) const;

    TeiProgram program_;
    std::optional<process::ChildProcess> process_;
    std::string name_;
    std::string author_;
    std::vector<TeiOption> options_;
    std::optional<TeiSizes> sizes_;  ///< of the `size` line that tells dialect 1
    std::map<std::string, std::string, std::less<>> set_;
    std::optional<int> playedSize_;  ///< of the first game since the program was started
    bool oneGameOnly_ = false;       ///< it failed on a second teinewgame once
};

}  // namespace tak::play
