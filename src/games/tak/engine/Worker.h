#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/History.h"
#include "games/tak/engine/MovePicker.h"
#include "games/tak/engine/Policy.h"
#include "games/tak/engine/PollPace.h"
#include "games/tak/engine/Sight.h"
#include "games/tak/engine/TimeManager.h"
#include "games/tak/engine/Tinue.h"
#include "games/tak/engine/TranspositionTable.h"

namespace tak::engine {

/// What the threads of one search share.
struct SharedSearch {
    TranspositionTable& table;
    const Evaluator& evaluator;
    const PolicyWeights& policy;
    const Sight& sight;
    const Limits& limits;
    const TimeManager& time;
    TinueSolver* tinue = nullptr;  ///< used by the leader; none where a level must not see so far
    std::stop_token stop;
    const std::atomic<bool>* ponder = nullptr;
    std::atomic<bool> stopped = false;
    std::atomic<std::uint64_t> nodes = 0;  ///< of all threads, in steps

    [[nodiscard]] bool pondering() const { return ponder && ponder->load(std::memory_order_relaxed); }
};

/// A move at the root, and what came of it.
struct RootMove {
    rules::Move move;
    Score score = -kInfinite;
    Score previous = -kInfinite;  ///< in the iteration before
    std::vector<rules::Move> line;
};

/// One thread of a search: principal variation search with a position, a history and statistics of its own.
class Worker {
  public:
    Worker(const rules::Game& game, SharedSearch& shared, History& history,
           std::vector<rules::Move> rootMoves);

    /// Called with what is known after every finished line and now and then in between.
    using Progress = std::function<void(const Worker&)>;
    /// Deepens until a limit is reached; `index` 0 is the thread that watches the time and reports.
    void run(int index, int multiPv, const Progress& progress);

    [[nodiscard]] const std::vector<RootMove>& rootMoves() const { return rootMoves_; }
    [[nodiscard]] int depth() const { return completed_; }
    [[nodiscard]] int selDepth() const { return selDepth_; }

  private:
    struct Frame {
        rules::Move move = rules::Move::none();
        std::array<rules::Move, 2> killers = {rules::Move::none(), rules::Move::none()};
        Score evaluation = 0;
        std::uint64_t key = 0;
    };

    void aspirate(int depth, std::size_t line);
    [[nodiscard]] double urgency() const;
    /// Whether all lines that are asked for end the game, within what was searched.
    [[nodiscard]] bool proven(std::size_t lines) const;
    /// A road forced by threats alone is seen from further away than anything else. For a small share of the
    /// work, now and then: whether the mover has one, which then is the best line …
    bool forcesRoad();
    /// … and whether the opponent would have one after the best move, which the table then knows.
    bool runsIntoRoad();
    /// What the solver makes of a position; nothing if it was stopped in the middle of telling the line.
    [[nodiscard]] std::optional<TinueResult> tinueOf(const rules::Position& position);
    Score search(int depth, Score alpha, Score beta, int ply, bool cutNode);
    /// The same with the turn given away, in a window just below beta.
    Score searchPassed(int depth, Score beta, int ply, bool cutNode);
    /// Remembers what refuted the position, and what was tried before it.
    void reward(int ply, rules::Move best, int depth, std::span<const rules::Move> inVain);
    Score searchRoot(int depth, Score alpha, Score beta);
    Score evaluate() { return shared_.evaluator.evaluate(position_); }
    /// The score for the player who just moved, if that ended the game.
    [[nodiscard]] std::optional<Score> endAfterMove(rules::Move move, int ply) const;
    [[nodiscard]] bool repeats(int ply) const;
    void checkLimits();
    void countNodes();
    void setLine(int ply, rules::Move move);

    rules::Position position_;
    SharedSearch& shared_;
    History& history_;
    std::vector<RootMove> rootMoves_;
    std::vector<std::uint64_t> past_;
    const Progress* progress_ = nullptr;
    std::size_t firstLine_ = 0;
    bool leader_ = false;
    int completed_ = 0;
    int selDepth_ = 0;
    int rootDepth_ = 0;
    int bestChanges_ = 0;
    std::uint64_t nextTinue_ = 0;                ///< nodes at which forcesRoad() looks again
    rules::Move checked_ = rules::Move::none();  ///< by runsIntoRoad(), which looks again at
    std::uint64_t nextCheckOfBest_ = 0;          ///< so many nodes
    std::uint64_t nodes_ = 0;
    std::uint64_t counted_ = 0;  ///< of them, those added to the shared count
    std::uint64_t nextCheck_ = 0;
    PollPace pace_;
    TimeManager::Clock::time_point lastCheck_;
    TimeManager::Clock::time_point lastReport_;
    std::array<Frame, kMaxPly + 4> frames_;
    std::array<MoveBuffer, kMaxPly> buffers_;  ///< by ply
    std::array<std::array<rules::Move, kMaxPly + 2>, kMaxPly + 2> lines_;
    std::array<int, kMaxPly + 2> lineLength_{};
};

}  // namespace tak::engine
