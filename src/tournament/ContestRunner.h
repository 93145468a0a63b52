#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "tournament/Contest.h"
#include "tournament/Gate.h"
#include "tournament/PlayedGame.h"
#include "tournament/Standings.h"

namespace tournament {

/// Plays a contest in threads of its own, each with its own bots. All calls must come from one thread, and
/// only the destructor blocks. A bot that fails loses the game, and its entrant gets new bots.
class ContestRunner {
  public:
    /// Begins. `wake` is called from any thread when there is something new.
    explicit ContestRunner(Contest contest, std::function<void()> wake = {});
    /// Stops, and waits until all bots have returned.
    ~ContestRunner();
    ContestRunner(const ContestRunner&) = delete;
    ContestRunner& operator=(const ContestRunner&) = delete;

    [[nodiscard]] const Contest& contest() const { return contest_; }

    /// Pauses or resumes; games in progress finish their turn first.
    void pause(bool on);
    [[nodiscard]] bool paused() const { return paused_; }
    /// Aborts the games in progress; finished ones stay.
    void stop();
    /// Whether the contest goes on, or why it ended.
    enum class Phase : std::uint8_t {
        Playing,
        Complete,  ///< all games were played
        Decided,   ///< by the SPRT
        Stopped
    };
    [[nodiscard]] Phase phase() const;
    /// Whether the contest has ended and every thread is done.
    [[nodiscard]] bool over() const { return working_ == 0; }

    /// Grows after every turn and at the end of each game.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    [[nodiscard]] Standings standings() const;
    /// Why a game could not begin; that stops the contest.
    [[nodiscard]] std::optional<base::Error> problem() const;

    /// A finished game, for a list.
    struct Line {
        int number = 0;
        std::size_t firstsSide = 0;  ///< the first entrant's side
        std::string result;          ///< as the game's notation writes it
        int halfPoints = 1;          ///< of the first entrant
        std::size_t turns = 0;       ///< of all players
        Ending ending = Ending::Running;
        std::optional<int> culprit = {};
        std::optional<base::Message> problem = {};
    };
    /// The finished games that count, in the order in which they ended, starting with index `from`.
    [[nodiscard]] std::vector<Line> finished(std::size_t from = 0) const;
    /// Calls `use` with each of them. Meanwhile no game can go on; `use` may not call the runner.
    void forEachFinished(std::size_t from, const std::function<void(const PlayedGame&)>& use) const;
    /// The numbers of the games in progress.
    [[nodiscard]] std::vector<int> underWay() const;

    /// The content of a game, in progress or finished.
    struct Snapshot {
        std::size_t firstsSide = 0;
        std::vector<PlayedTurn> turns = {};  ///< from the requested turn on
        Ending ending = Ending::Running;
        game::Outcome outcome;
    };
    /// Nothing for a game that has not begun, or was aborted.
    [[nodiscard]] std::optional<Snapshot> snapshot(int number, std::size_t fromTurn = 0) const;
    /// The start of a game; null in the same cases as snapshot().
    [[nodiscard]] std::unique_ptr<game::State> startOf(int number) const;
    /// All finished games that count, by number, for files. Any thread.
    [[nodiscard]] std::vector<game::Record> records(const std::string& event, const std::string& date) const;
    /// The same of the games in the order in which they ended: at most `most` of them, from index `from` on.
    [[nodiscard]] std::vector<game::Record> finishedRecords(const std::string& event, const std::string& date,
                                                            std::size_t from, std::size_t most) const;

  private:
    struct Place;
    void work(Place& place);
    /// Creates the next game; null if there is none.
    std::unique_ptr<PlayedGame> begin();
    /// Seats a bot of its entrant at each seat. False if an entrant is no longer available, which stops the
    /// contest.
    bool seat(Place& place, const PlayedGame& game, std::vector<game::Bot*>& seated);
    void play(Place& place, PlayedGame& game);
    void enter(const PlayedGame& game);
    void fail(base::Error error);
    void leave();
    void changed();
    [[nodiscard]] const PlayedGame* find(int number) const;

    Contest contest_;
    std::function<void()> wake_;
    std::vector<Fixture> schedule_;
    Gate gate_;
    bool paused_ = false;
    std::stop_source stop_;
    std::atomic<int> working_ = 0;
    std::atomic<std::uint64_t> version_ = 0;
    std::mutex beginning_;  ///< guards the sources of bots, starts and openings
    std::size_t next_ = 0;
    mutable std::mutex mutex_;                        ///< guards all members below except the threads
    std::vector<std::unique_ptr<PlayedGame>> games_;  ///< by number, from 1; null: not begun
    std::vector<int> finished_;                       ///< numbers, in the order of their ends
    StandingsCount count_;
    Phase phase_ = Phase::Playing;
    std::optional<base::Error> problem_;
    std::vector<std::jthread> threads_;
};

}  // namespace tournament
