#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "games/tak/engine/Corrections.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/History.h"
#include "games/tak/engine/Margins.h"
#include "games/tak/engine/MovePicker.h"
#include "games/tak/engine/Perception.h"
#include "games/tak/engine/Policy.h"
#include "games/tak/engine/PollPace.h"
#include "games/tak/engine/RootProofs.h"
#include "games/tak/engine/TimeManager.h"
#include "games/tak/engine/TranspositionTable.h"

namespace tak::engine {

/// Data shared by the threads of one search.
struct SharedSearch {
    TranspositionTable& table;
    const PolicyWeights& policy;
    const Margins& margins;
    const Perception& perception;
    const Limits& limits;
    const TimeManager& time;
    RootProofs* proofs = nullptr;  ///< for the leading thread; null for levels that look less far ahead
    std::stop_token stop;
    const std::atomic<bool>* ponder = nullptr;
    std::atomic<bool> stopped = false;
    std::atomic<std::uint64_t> nodes = 0;  ///< of all threads, updated in steps

    [[nodiscard]] bool pondering() const { return ponder && ponder->load(std::memory_order_relaxed); }
};

/// What a thread has learned in this game's searches.
struct Experience {
    History history;
    Corrections corrections;

    void clear() {
        history.clear();
        corrections.clear();
    }
};

/// A move at the root, and its result.
struct RootMove {
    rules::Move move;
    Score score = -kInfinite;
    Score previous = -kInfinite;  ///< in the iteration before
    std::vector<rules::Move> line;
    std::optional<Score> proved =
        {};  ///< by the solvers, which wrote the line, too: searching it is of no use
};

/// One thread of a search: principal variation search with a position, a history and statistics of its own.
class Worker {
  public:
    Worker(const rules::Game& game, SharedSearch& shared, Experience& experience,
           std::unique_ptr<Evaluator> evaluator, std::vector<rules::Move> rootMoves);

    /// Called after every finished line and now and then in between.
    using Progress = std::function<void(const Worker&)>;
    /// Searches deeper and deeper until a limit is reached; thread 0 watches the time and reports.
    void run(int index, int multiPv, const Progress& progress);

    [[nodiscard]] const std::vector<RootMove>& rootMoves() const { return rootMoves_; }
    [[nodiscard]] int depth() const { return completed_; }
    [[nodiscard]] int selDepth() const { return selDepth_; }

  private:
    struct Frame {
        rules::Move move = rules::Move::none();
        std::array<rules::Move, 2> killers = {rules::Move::none(), rules::Move::none()};
        Score evaluation = 0;
        std::uint64_t hash = 0;
    };

    void aspirate(int depth, std::size_t line);
    [[nodiscard]] double urgency() const;
    /// Whether all requested lines end the game within the searched depth.
    [[nodiscard]] bool proven(std::size_t lines) const;
    /// Asks the solvers about the best move and for a forced win. What they prove is final.
    enum class Proved { Nothing, Win, Loss };
    Proved prove();
    /// Replaces a best move that was proved to lose: time may be up before `depth` is searched again.
    void chooseAnother(int depth, std::size_t lines);
    /// Asks for a win alone, in the middle of an iteration.
    bool provesWin();
    [[nodiscard]] RootProofs::Moment moment() const;
    [[nodiscard]] std::vector<RootMove>::iterator rootMoveOf(rules::Move move);
    /// False if the move is not one of those that are searched.
    bool bringToFront(const RootProof& win);
    void settle(RootMove& root, const RootProof& proof);
    Score search(int depth, Score alpha, Score beta, int ply, bool cutNode);
    /// Searches with the turn given to the opponent, in a window just below beta.
    Score searchPassed(int depth, Score beta, int ply, bool cutNode);
    /// Updates statistics: rewards the move that refuted the position, and lowers those tried before it.
    void reward(int ply, rules::Move best, int depth, std::span<const rules::Move> inVain);
    Score searchRoot(int depth, Score alpha, Score beta);
    Score evaluate() { return evaluator_->evaluate(position_); }
    /// The score for the player who just moved, if the game is over.
    [[nodiscard]] std::optional<Score> endAfterMove(rules::Move move, int ply) const;
    /// Whether the position occurred before, in the line or in the game, and so counts as a draw.
    [[nodiscard]] bool repeats(int ply) const;
    void checkLimits();
    /// Whether time, stop token or limit of nodes are reached.
    [[nodiscard]] bool limitReached(TimeManager::Clock::time_point now) const;
    void countNodes();
    void setLine(int ply, rules::Move move);

    rules::Position position_;
    SharedSearch& shared_;
    const Margins& margins_;
    History& history_;
    Corrections& corrections_;
    std::unique_ptr<Evaluator> evaluator_;
    std::vector<RootMove> rootMoves_;
    std::vector<std::uint64_t> past_;
    const Progress* progress_ = nullptr;
    std::size_t firstLine_ = 0;
    bool leader_ = false;
    bool onlyLine_ = false;  ///< one line is requested
    int completed_ = 0;
    int selDepth_ = 0;
    int rootDepth_ = 0;
    int bestChanges_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t counted_ = 0;  ///< the part of nodes_ already added to the shared count
    std::uint64_t nextCheck_ = 0;
    PollPace pace_;
    TimeManager::Clock::time_point lastCheck_;
    TimeManager::Clock::time_point lastReport_;
    std::array<Frame, kMaxPly + 4> frames_;
    std::array<MoveBuffer, kMaxPly> buffers_;  ///< one for each ply
    std::array<std::array<rules::Move, kMaxPly + 2>, kMaxPly + 2> lines_;
    std::array<int, kMaxPly + 2> lineLength_{};
};

}  // namespace tak::engine
