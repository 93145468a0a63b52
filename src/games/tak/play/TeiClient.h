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
#include "games/tak/play/TeiIntroduction.h"
#include "process/ChildProcess.h"

namespace tak::play {

/// How long an engine may take over what is not thinking.
struct TeiPatience {
    std::chrono::milliseconds start{10'000};  ///< from the start of the program to `teiok`
    std::chrono::milliseconds ready{10'000};  ///< from a new game to `readyok`
    std::chrono::milliseconds stop{1'000};    ///< from `stop` to `bestmove`
    std::chrono::milliseconds quit{500};      ///< from `quit` to the end of the program
};

/// A line that was exchanged with an engine.
struct TeiLine {
    enum class From { Us, Engine, Errors };
    From from = From::Us;
    std::string_view text;  ///< as it came, without its end; as long as it may be
};

struct TeiProgram {
    std::vector<std::string> command;  ///< program and arguments
    TeiPatience patience{};
    /// Told of every line, in the thread that talks to the engine; may be empty.
    std::function<void(const TeiLine&)> log = {};
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
        Stopped,  ///< the stop token was triggered first; it was killed
    };
    Kind kind = Kind::Refused;
    base::Error error;  ///< "Engine: problem"
    base::Message problem;
};

/// An engine in a program of its own that speaks TEI, either dialect. One thread at a time; everything that
/// talks to the engine blocks, for no longer than the patience says. The destructor ends the program.
class TeiClient {
  public:
    using Clock = process::ChildProcess::Clock;

    /// Starts the program and waits for its introduction.
    [[nodiscard]] static std::variant<TeiClient, TeiFailure> start(TeiProgram program,
                                                                   const std::stop_token& stop = {});
    TeiClient(TeiClient&&) = default;
    TeiClient& operator=(TeiClient&&) = default;
    ~TeiClient();

    /// As it introduced itself; without a name it has the program's file name.
    [[nodiscard]] const TeiIntroduction& introduction() const { return introduction_; }
    [[nodiscard]] const std::string& name() const { return introduction_.name; }
    [[nodiscard]] const std::string& author() const { return introduction_.author; }
    /// Null if the engine did not declare it; names are compared without regard to case.
    [[nodiscard]] const TeiOption* option(std::string_view name) const { return introduction_.option(name); }

    /// Sets a declared option to a value within its bounds; anything else is refused, and not sent. The value
    /// is kept over restarts.
    base::Result<void> setOption(std::string_view name, std::string_view value);

    /// Whether the engine can play this set-up, as far as it told.
    [[nodiscard]] base::Result<void> accepts(const rules::Setup& setup) const;

    /// Makes the engine ready for a game of this set-up. Restarts it where it is gone or does not take
    /// another game. Nothing, if it is ready.
    [[nodiscard]] std::optional<TeiFailure> newGame(const rules::Setup& setup,
                                                    const std::stop_token& stop = {});

    /// Has the engine think about the position after these moves, which are legal. When the token is stopped
    /// or the deadline has passed it is told to stop; if it does not answer then either, it is killed. The
    /// listener is called in this thread. A killed or crashed engine is started again by newGame().
    [[nodiscard]] TeiAnswer search(const rules::Position& start, const std::vector<rules::Move>& moves,
                                   const engine::Limits& limits,
                                   std::optional<Clock::time_point> deadline = {}, std::stop_token stop = {},
                                   const engine::Engine::Listener& listener = {});

  private:
    explicit TeiClient(TeiProgram program) : program_(std::move(program)) {}
    std::optional<TeiFailure> launch(const std::stop_token& stop);
    std::optional<TeiFailure> relaunch(const std::stop_token& stop);
    std::optional<TeiFailure> awaitLine(std::string_view word, std::chrono::milliseconds patience,
                                        const std::stop_token& stop);
    std::optional<TeiFailure> beginGame(const rules::Setup& setup, const std::stop_token& stop);
    base::Result<void> sendKomi(int halfKomi);
    bool send(const std::string& line);
    process::ChildProcess::Reading readLine(std::string& line, Clock::time_point deadline,
                                            const std::stop_token& stop = {});
    void noteErrors();
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
    std::optional<int> playedSize_;  ///< of the first game since the program was started
    bool oneGameOnly_ = false;       ///< it failed on a second teinewgame once
};

}  // namespace tak::play
