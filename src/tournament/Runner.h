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

/// Plays a contest in threads of its own, each with bots of its own. All calls come from one thread, and none
/// blocks, but for the destructor. A bot that fails loses the game and is replaced by another of its kind.
class Runner {
  public:
    /// Begins. `wake` is called from any thread whenever there is something new.
    explicit Runner(Contest contest, std::function<void()> wake = {});
    /// Stops, and waits until the bots have obeyed.
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    [[nodiscard]] const Contest& contest() const { return contest_; }

    /// Games under way finish their turn and wait.
    void pause(bool on);
    [[nodiscard]] bool paused() const { return paused_; }
    /// Abandons the games under way; the others stay.
    void stop();
    /// Why it ended.
    enum class Phase : std::uint8_t {
        Playing,
        Complete,  ///< all games were played
        Decided,   ///< by the SPRT
        Stopped
    };
    [[nodiscard]] Phase phase() const;
    /// Playing no longer, and every thread is done.
    [[nodiscard]] bool over() const { return working_ == 0; }

    /// Grows whenever a turn was played or a game is over.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    [[nodiscard]] Standings standings() const;
    /// Why a game could not begin; the contest is stopped then.
    [[nodiscard]] std::optional<base::Error> problem() const;

    /// A game in a line.
    struct Line {
        int number = 0;
        std::size_t firstsSeat = 0;  ///< where the first entrant sits
        std::string result;          ///< as the game's notation writes it
        int halfPoints = 1;          ///< of the first entrant
        std::size_t turns = 0;
        Ending ending = Ending::Running;
        std::optional<int> culprit = {};
        std::optional<base::Message> problem = {};
    };
    /// The games that are over and count, in the order in which they ended, from this one on.
    [[nodiscard]] std::vector<Line> finished(std::size_t from = 0) const;
    /// The numbers of the games that are played at present.
    [[nodiscard]] std::vector<int> underWay() const;

    /// A game under way or over.
    struct Look {
        std::size_t firstsSeat = 0;
        std::vector<PlayedTurn> turns = {};  ///< those from the one that was asked for
        Ending ending = Ending::Running;
        game::Outcome outcome;
    };
    /// Nothing for a game that has not begun, or was abandoned before the end of the contest.
    [[nodiscard]] std::optional<Look> look(int number, std::size_t fromTurn = 0) const;
    /// Its start; null as look().
    [[nodiscard]] std::unique_ptr<game::State> startOf(int number) const;
    /// All games that are over and count, by their numbers, for files. In any thread.
    [[nodiscard]] std::vector<game::Record> records(const std::string& event, const std::string& date) const;

  private:
    struct Place;
    void work(Place& place);
    /// The next game, at its beginning; null: there is none.
    std::unique_ptr<PlayedGame> begin();
    void play(Place& place, PlayedGame& game);
    void enter(const PlayedGame& game);
    void fail(base::Error error);
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
    std::mutex beginning_;  ///< guards what games begin with: bots, starts, openings
    std::size_t next_ = 0;
    mutable std::mutex mutex_;                        ///< guards all below but the threads
    std::vector<std::unique_ptr<PlayedGame>> games_;  ///< by number, from 1; null: not begun
    std::vector<int> finished_;                       ///< numbers, in the order in which they ended
    StandingsCount count_;
    Phase phase_ = Phase::Playing;
    std::optional<base::Error> problem_;
    std::vector<std::jthread> threads_;
};

}  // namespace tournament
