#pragma once

#include <chrono>
#include <functional>
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
#include "games/tak/play/tei/TeiIntroduction.h"
#include "process/ChildProcess.h"

namespace tak::play {

/// How long to wait for an engine's answers, apart from its thinking.
struct TeiPatience {
    std::chrono::milliseconds start{10'000};  ///< from the start of the program to `teiok`
    std::chrono::milliseconds ready{10'000};  ///< from a new game to `readyok`
    std::chrono::milliseconds stop{2'000};    ///< from `stop` to `bestmove`
    std::chrono::milliseconds quit{500};      ///< from `quit` to the end of the program
};

/// A line that was exchanged with an engine.
struct TeiLine {
    enum class From { Us, Engine, Errors };
    From from = From::Us;
    std::string_view text;  ///< as received, without its line end; may be of any length
};

struct TeiProgram {
    std::vector<std::string> command;  ///< program and arguments
    TeiPatience patience{};
    /// Called for every line, in the thread that talks to the engine; may be empty.
    std::function<void(const TeiLine&)> log = {};
};

/// How an external engine answered a request for a move.
struct TeiAnswer {
    enum class Kind {
        Move,
        Illegal,  ///< it named an illegal move
        NoMove,   ///< it named none
        Hung,     ///< it did not answer and was killed
        Crashed,  ///< the program has ended
    };
    Kind kind = Kind::Move;
    bool late = false;  ///< it had to be told to stop after the deadline
    rules::Move best = rules::Move::none();
    rules::Move ponder = rules::Move::none();
    engine::Report report = {};
    std::optional<base::Message> problem = {};  ///< for the player to read; nothing if it moved
};

/// Why an engine is not ready to play.
struct TeiFailure {
    enum class Kind {
        Refused,  ///< it does not support this game
        Hung,     ///< it did not answer and was killed
        Crashed,  ///< the program has ended, or could not be started
        Stopped,  ///< the stop token was triggered first; it was killed
    };
    Kind kind = Kind::Refused;
    base::Error error;  ///< "Engine: problem"
    base::Message problem;
};

/// An external engine that speaks TEI in either dialect. One thread at a time; every call that talks to the
/// engine blocks, at most for its TeiPatience. The destructor ends the program.
class TeiClient {
  public:
    using Clock = process::ChildProcess::Clock;

    /// Starts the program and waits for its introduction.
    [[nodiscard]] static std::variant<TeiClient, TeiFailure> start(TeiProgram program,
                                                                   const std::stop_token& stop = {});
    TeiClient(TeiClient&&) = default;
    TeiClient& operator=(TeiClient&&) = default;
    ~TeiClient();

    /// The engine's introduction; if it gave no name, the file name of the program.
    [[nodiscard]] const TeiIntroduction& introduction() const { return introduction_; }
    [[nodiscard]] const std::string& name() const { return introduction_.name; }
    [[nodiscard]] const std::string& author() const { return introduction_.author; }
    /// Null if the engine did not declare it; case does not matter.
    [[nodiscard]] const TeiOption* option(std::string_view name) const { return introduction_.option(name); }

    /// Sets a declared option to a value within its bounds; everything else is refused and not sent. The
    /// value is kept when the engine restarts.
    base::Result<void> setOption(std::string_view name, std::string_view value);

    /// Whether the engine, by its introduction, can play this set-up.
    [[nodiscard]] base::Result<void> accepts(const rules::Setup& setup) const;

    /// Prepares the engine for a game with this set-up. Restarts it if it has ended or does not accept
    /// another game. Returns nothing if it is ready. An engine that says in an error line that it does not
    /// play this size or komi refuses the game; so does one that ends now, but begins a game on another
    /// board.
    [[nodiscard]] std::optional<TeiFailure> newGame(const rules::Setup& setup,
                                                    const std::stop_token& stop = {});

    /// Makes the engine search the position after these legal moves. After a stop request or the deadline it
    /// is told to stop; if it still does not answer, it is killed. The listener is called in this thread.
    /// A second bestmove of an earlier search is not taken for the answer.
    /// The first two turns of an opening that the engine does not know (TeiIntroduction::knowsOpening()) are
    /// answered by firstPlacement(), without it; for later turns it gets the position after those.
    /// newGame() restarts an engine that has ended. An engine that ends at its first `go` without clocks is
    /// started again and from then on told clocks that last for about the same time.
    [[nodiscard]] TeiAnswer search(const rules::Position& start, const std::vector<rules::Move>& moves,
                                   const engine::Limits& limits,
                                   std::optional<Clock::time_point> deadline = {}, std::stop_token stop = {},
                                   const engine::Engine::Listener& listener = {});

  private:
    explicit TeiClient(TeiProgram program) : program_(std::move(program)) {}
    std::optional<TeiFailure> launch(const std::stop_token& stop);
    std::optional<TeiFailure> relaunch(const std::stop_token& stop);
    /// `whenStopped`: how much longer it waits after a stop; then the program is ended.
    std::optional<TeiFailure> awaitLine(std::string_view word, std::chrono::milliseconds patience,
                                        std::stop_token stop,
                                        std::chrono::milliseconds whenStopped = std::chrono::milliseconds(0));
    std::optional<TeiFailure> tryNewGame(const rules::Setup& setup, const std::stop_token& stop);
    std::optional<TeiFailure> beginGame(const rules::Setup& setup, const std::stop_token& stop);
    bool playsAnotherBoard(const rules::Setup& setup, const std::stop_token& stop);
    void noteComplaint(std::string_view line);
    /// The problem, and what the engine has complained about since the game began.
    [[nodiscard]] base::Message withComplaint(base::Message problem) const;
    base::Result<void> sendKomi(int halfKomi);
    void sendSetup(const rules::Setup& setup);
    TeiAnswer searchPastOpening(rules::Position start, std::vector<rules::Move> moves,
                                const engine::Limits& limits, std::optional<Clock::time_point> deadline,
                                const std::stop_token& stop, const engine::Engine::Listener& listener);
    /// Tries clocks if the engine needs them, see search().
    TeiAnswer searchAnyhow(const rules::Position& start, const std::vector<rules::Move>& moves,
                           const engine::Limits& limits, std::optional<Clock::time_point> deadline,
                           const std::stop_token& stop, const engine::Engine::Listener& listener);
    TeiAnswer searchOnce(const rules::Position& start, const std::vector<rules::Move>& moves,
                         const engine::Limits& limits, std::optional<Clock::time_point> deadline,
                         const std::stop_token& stop, const engine::Engine::Listener& listener);
    bool send(const std::string& line);
    process::ChildProcess::Reading readLine(std::string& line, Clock::time_point deadline,
                                            const std::stop_token& stop = {});
    void noteErrors();
    std::optional<TeiFailure> forgetLastSearch(const std::stop_token& stop);
    void skipStaleLines();
    bool awaitBestMove(TeiAnswer& answer, const rules::Position& root,
                       std::optional<Clock::time_point> deadline, const std::stop_token& stop,
                       const engine::Engine::Listener& listener);
    void readBestMove(std::string_view line, const rules::Position& root, TeiAnswer& answer) const;
    void fail(TeiAnswer& answer, process::ChildProcess::Reading why);
    [[nodiscard]] base::Message obituary();
    [[nodiscard]] base::Error error(base::Message problem) const;
    [[nodiscard]] TeiFailure failureOf(TeiFailure::Kind kind, base::Message problem) const;

    TeiProgram program_;
    std::optional<process::ChildProcess> process_;
    TeiIntroduction introduction_;
    std::map<std::string, std::string, std::less<>> set_;
    std::optional<int> playedSize_;  ///< board size of its first game since it was started
    bool asked_ = false;             ///< for a move since it was last ready
    bool oneGameOnly_ = false;       ///< it has failed on a second teinewgame
    std::set<int> movedOn_;          ///< sizes of boards on which it has named a move
    std::string complaint_;          ///< its last error since the game began; empty: none
    /// Whether it ends at a `go` without clocks; nothing until it was asked.
    std::optional<bool> clocksOnly_;
};

}  // namespace tak::play
