#include "games/tak/engine/Worker.h"

#include <algorithm>
#include <cmath>

#include "games/tak/engine/Tactics.h"
#include "games/tak/rules/Roads.h"

namespace tak::engine {
namespace {

using namespace rules;

constexpr Milliseconds kReportEvery{900};
constexpr int kDeepest = 100;
constexpr int kHistoryPerPly = 12000;  ///< history score that changes the depth by one ply

/// Plies by which late moves are searched less deep, by depth and index of the move.
class Reductions {
  public:
    Reductions() {
        for (int d = 1; d < 64; ++d)
            for (int m = 1; m < 64; ++m)
                table_[static_cast<std::size_t>(d)][static_cast<std::size_t>(m)] =
                    static_cast<std::int8_t>(0.4 + std::log(d) * std::log(m) / 1.6);
    }
    [[nodiscard]] int at(int depth, int move) const {
        return table_[static_cast<std::size_t>(std::min(depth, 63))]
                     [static_cast<std::size_t>(std::min(move, 63))];
    }

  private:
    std::array<std::array<std::int8_t, 64>, 64> table_{};
};

const Reductions kReductions;

constexpr int lateMoveLimit(int depth) { return 5 + 4 * depth * depth; }

constexpr Bound boundOf(Score best, Score alpha, Score beta) {
    return best >= beta ? Bound::Lower : best > alpha ? Bound::Exact : Bound::Upper;
}

}  // namespace

Worker::Worker(const Game& game, SharedSearch& shared, History& history, std::unique_ptr<Evaluator> evaluator,
               std::vector<Move> rootMoves)
    : position_(game.position()),
      shared_(shared),
      history_(history),
      evaluator_(std::move(evaluator)),
      past_(game.repeatableHashes()) {
    for (const Move move : rootMoves) rootMoves_.push_back({.move = move, .line = {move}});
    frames_[0].move = game.lastMove();
}

void Worker::run(int index, int multiPv, const Progress& progress) {
    leader_ = index == 0;
    progress_ = &progress;
    lastReport_ = lastCheck_ = TimeManager::Clock::now();
    const int deepest = std::min(shared_.limits.depth.value_or(kDeepest), kDeepest);
    const auto lines = std::min<std::size_t>(static_cast<std::size_t>(multiPv), rootMoves_.size());
    for (int depth = 1; depth <= deepest && !shared_.stopped; ++depth) {
        // Each helper skips other depths, to fill the table for the leading thread.
        if (index > 0 && depth > 2 && (depth + index) % (2 + index % 3) == 0) continue;
        rootDepth_ = depth;
        bestChanges_ /= 2;
        for (RootMove& move : rootMoves_) move.previous = move.score;
        for (firstLine_ = 0; firstLine_ < lines && !shared_.stopped; ++firstLine_)
            aspirate(depth, firstLine_);
        if (shared_.stopped) break;
        completed_ = depth;
        if (!leader_) continue;
        countNodes();
        progress(*this);
        lastReport_ = TimeManager::Clock::now();
        if (proven(lines)) break;
        const Proved proved = prove();
        if (proved == Proved::Win && lines == 1) break;
        if (proved == Proved::Loss) {
            // The same depth again, for the move that is best now.
            --depth;
            continue;
        }
        if (!shared_.pondering() &&
            shared_.time.shouldStop(lastReport_, rootMoves_.size() == 1 ? 0 : urgency()))
            break;
    }
    countNodes();
    if (leader_) shared_.stopped = true;
}

bool Worker::proven(std::size_t lines) const {
    // Searching deeper cannot improve a proof that lies within the searched depth.
    return std::all_of(
        rootMoves_.begin(), rootMoves_.begin() + static_cast<std::ptrdiff_t>(lines),
        [&](const RootMove& root) { return isProven(root.score) && pliesToEnd(root.score) <= completed_; });
}

Worker::Proved Worker::prove() {
    if (!shared_.proofs || isProven(rootMoves_.front().score)) return Proved::Nothing;
    RootProofs::Moment moment{.nodes = nodes_, .best = rootMoves_.front().move, .stop = shared_.stop};
    const auto now = TimeManager::Clock::now();
    if (const auto left = shared_.time.left(now); left && !shared_.pondering())
        moment.deadline = now + *left / 4;
    const auto proof = shared_.proofs->look(moment);
    if (!proof) return Proved::Nothing;
    const auto root = std::find_if(rootMoves_.begin(), rootMoves_.end(),
                                   [&](const RootMove& r) { return r.move == proof->move; });
    if (root == rootMoves_.end()) return Proved::Nothing;
    settle(*root, *proof);
    if (isProvenLoss(proof->score)) return Proved::Loss;
    std::rotate(rootMoves_.begin(), root, root + 1);
    (*progress_)(*this);
    return Proved::Win;
}

void Worker::settle(RootMove& root, const RootProof& proof) {
    root.score = proof.score;
    root.line = proof.line;
    root.proved = proof.score;
    Position after = position_;
    (void)after.make(proof.move);
    shared_.table.store(after.hash(), {.move = proof.line.size() > 1 ? proof.line[1] : Move::none(),
                                       .score = toTable(-proof.score, 1),
                                       .evaluation = 0,
                                       .depth = kDeepest,
                                       .bound = Bound::Exact});
}

double Worker::urgency() const {
    const RootMove& best = rootMoves_.front();
    const double fall = best.previous == -kInfinite || isProven(best.score)
                            ? 0
                            : std::clamp((best.previous - best.score) / 100.0, -0.2, 1.0);
    return 0.7 + 0.35 * std::min(bestChanges_, 4) + fall;
}

void Worker::aspirate(int depth, std::size_t line) {
    const Score guess = rootMoves_[line].score;
    int window = 30;
    Score alpha = -kInfinite;
    Score beta = kInfinite;
    if (depth >= 4 && !isProven(guess)) {
        alpha = guess - window;
        beta = guess + window;
    }
    while (!shared_.stopped) {
        const Score score = searchRoot(depth, alpha, beta);
        if (shared_.stopped) return;
        std::stable_sort(rootMoves_.begin() + static_cast<std::ptrdiff_t>(line), rootMoves_.end(),
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        if (score <= alpha && alpha > -kInfinite) {
            beta = (alpha + beta) / 2;
            alpha = std::max(score - window, -kInfinite);
        } else if (score >= beta && beta < kInfinite) {
            beta = std::min(score + window, kInfinite);
        } else {
            std::stable_sort(rootMoves_.begin(), rootMoves_.begin() + static_cast<std::ptrdiff_t>(line + 1),
                             [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
            return;
        }
        window *= 2;
        if (window > 400) {
            alpha = -kInfinite;
            beta = kInfinite;
        }
    }
}

Score Worker::searchRoot(int depth, Score alpha, Score beta) {
    frames_[0].key = position_.hash();
    frames_[0].evaluation = position_.inOpening() ? 0 : evaluate();
    const Score before = alpha;
    Score best = -kInfinite;
    Move bestMove = Move::none();
    for (std::size_t i = firstLine_; i < rootMoves_.size(); ++i) {
        RootMove& root = rootMoves_[i];
        frames_[1].move = root.move;
        const Undo undo = position_.make(root.move);
        Score score;
        if (root.proved) {
            score = *root.proved;
            lineLength_[1] = static_cast<int>(std::min<std::size_t>(root.line.size() - 1, kMaxPly));
            std::copy_n(root.line.begin() + 1, lineLength_[1], lines_[1].begin());
        } else if (const auto end = endAfterMove(root.move, 0)) {
            score = *end;
            lineLength_[1] = 0;
        } else if (i == firstLine_) {
            score = -search(depth - 1, -beta, -alpha, 1, false);
        } else {
            const int less = depth >= 3 && i >= firstLine_ + 3
                                 ? kReductions.at(depth, static_cast<int>(i - firstLine_)) * 2 / 3
                                 : 0;
            score = -search(depth - 1 - less, -alpha - 1, -alpha, 1, true);
            if (less > 0 && score > alpha) score = -search(depth - 1, -alpha - 1, -alpha, 1, false);
            if (score > alpha && score < beta) score = -search(depth - 1, -beta, -alpha, 1, false);
        }
        position_.undo(undo);
        if (shared_.stopped) return best;
        if (score > alpha || i == firstLine_) {
            root.score = score;
            root.line.assign(1, root.move);
            root.line.insert(root.line.end(), lines_[1].begin(), lines_[1].begin() + lineLength_[1]);
            if (i != firstLine_) {
                // Moved to the front at once, since time may be up before the iteration ends.
                ++bestChanges_;
                const auto line = rootMoves_.begin() + static_cast<std::ptrdiff_t>(firstLine_);
                std::rotate(line, rootMoves_.begin() + static_cast<std::ptrdiff_t>(i),
                            line + (i - firstLine_) + 1);
            }
        } else {
            root.score = -kInfinite;
        }
        if (score > best) {
            best = score;
            bestMove = frames_[1].move;
        }
        alpha = std::max(alpha, score);
        if (alpha >= beta) break;
    }
    // If only some moves are searched, the best one does not give the score of the position.
    if (firstLine_ == 0 && shared_.limits.searchMoves.empty())
        shared_.table.store(position_.hash(), {.move = bestMove,
                                               .score = toTable(best, 0),
                                               .evaluation = frames_[0].evaluation,
                                               .depth = depth,
                                               .bound = boundOf(best, before, beta)});
    return best;
}

std::optional<Score> Worker::endAfterMove(Move move, int ply) const {
    const Color mover = !position_.toMove();
    const bool completed = ply == 0 && hasRoad(position_.roadSquares(mover), position_.size());
    if (completed || shared_.perception.overlooksRoad(position_, mover)) return winIn(ply + 1);
    if (!move.isPlacement() && hasRoad(position_.roadSquares(!mover), position_.size()))
        return lossIn(ply + 1);
    if (position_.empty() != 0 && position_.supply(Color::White).total() != 0 &&
        position_.supply(Color::Black).total() != 0 &&
        !(position_.setup().draws.quietPlies && position_.quietPlies() >= kQuietPlyLimit))
        return {};
    const auto winner = position_.outcome().winner;
    return !winner ? kDraw : *winner == mover ? winIn(ply + 1) : lossIn(ply + 1);
}

bool Worker::repeats(int ply) const {
    const int quiet = position_.quietPlies();
    for (int back = 4; back <= quiet; back += 2) {
        if (back <= ply) {
            if (frames_[static_cast<std::size_t>(ply - back)].key == position_.hash()) return true;
        } else if (static_cast<std::size_t>(back - ply - 1) < past_.size()) {
            if (past_[static_cast<std::size_t>(back - ply - 1)] == position_.hash()) return true;
        } else {
            break;
        }
    }
    return false;
}

void Worker::setLine(int ply, Move move) {
    const auto at = static_cast<std::size_t>(ply);
    lines_[at][0] = move;
    const int rest = std::min(lineLength_[at + 1], kMaxPly - ply);
    std::copy_n(lines_[at + 1].begin(), rest, lines_[at].begin() + 1);
    lineLength_[at] = rest + 1;
}

Score Worker::searchPassed(int depth, Score beta, int ply, bool cutNode) {
    const Position kept = position_;
    position_ = position_.passed();
    frames_[static_cast<std::size_t>(ply + 1)].move = Move::none();
    const Score score = -search(depth, -beta, -beta + 1, ply + 1, !cutNode);
    position_ = kept;
    return score;
}

void Worker::reward(int ply, Move best, int depth, std::span<const Move> inVain) {
    Frame& frame = frames_[static_cast<std::size_t>(ply)];
    if (frame.killers[0] != best) frame.killers = {best, frame.killers[0]};
    history_.setCounter(frame.move, best);
    const int bonus = std::min(32 * depth * depth, 1600);
    const Color mover = position_.toMove();
    history_.add(mover, best, frame.move, bonus);
    for (const Move move : inVain) history_.add(mover, move, frame.move, -bonus / 2);
}

Score Worker::search(int depth, Score alpha, Score beta, int ply, bool cutNode) {
    const bool pv = beta - alpha > 1;
    const auto at = static_cast<std::size_t>(ply);
    lineLength_[at] = 0;
    if (++nodes_ >= nextCheck_) checkLimits();
    if (shared_.stopped.load(std::memory_order_relaxed)) return 0;
    selDepth_ = std::max(selDepth_, ply);
    Frame& frame = frames_[at];
    frame.key = position_.hash();
    if (ply >= kMaxPly) return evaluate();
    if (repeats(ply)) return kDraw;

    // Only a win shorter than those already found can matter.
    alpha = std::max(alpha, lossIn(ply + 2));
    beta = std::min(beta, winIn(ply + 1));
    if (alpha >= beta) return alpha;

    const auto entry = shared_.table.probe(frame.key);
    if (entry && (!pv || entry->depth >= kDeepest) && entry->depth >= depth) {
        const Score score = fromTable(entry->score, ply);
        if (entry->bound == Bound::Exact || (entry->bound == Bound::Lower && score >= beta) ||
            (entry->bound == Bound::Upper && score <= alpha))
            return score;
    }

    // Positions are stored only after a search for a road in one move.
    if (!entry || isProvenWin(entry->score)) {
        const Move road = shared_.perception.roadInOne(position_, position_.toMove());
        if (!road.isNone()) {
            lineLength_[at + 1] = 0;
            setLine(ply, road);
            if (!entry)
                shared_.table.store(frame.key, {.move = road,
                                                .score = toTable(winIn(ply + 1), ply),
                                                .evaluation = 0,
                                                .depth = kDeepest,
                                                .bound = Bound::Exact});
            return winIn(ply + 1);
        }
    }

    const Danger danger = shared_.perception.dangerTo(position_);
    // A forced reply to a threat costs no depth. Beyond the search's depth such replies are followed for some
    // plies, since a position with an unanswered threat cannot be evaluated.
    if (danger.any() && depth > 0 && ply < 2 * rootDepth_) ++depth;
    if (depth <= 0 && (!danger.any() || depth <= -shared_.perception.forcedPlies())) {
        if (entry) return entry->evaluation;
        const Score score = evaluate();
        shared_.table.store(
            frame.key,
            {.move = Move::none(), .score = score, .evaluation = score, .depth = 0, .bound = Bound::Exact});
        return score;
    }

    const Score evaluation = entry ? entry->evaluation : evaluate();
    frame.evaluation = evaluation;
    const bool improving = ply >= 2 && evaluation > frames_[at - 2].evaluation;
    Move tableMove = entry ? entry->move : Move::none();

    if (!pv && !danger.any() && !isProven(beta)) {
        // The evaluation is so far above beta that a quiet move hardly matters.
        if (depth <= 6 && evaluation - 70 * (depth - improving) >= beta) return evaluation;
        // Null move: even a turn given away does not lose the advantage.
        if (depth >= 3 && evaluation >= beta && !frame.move.isNone() && position_.ply() > 3) {
            const int less = 3 + depth / 4 + std::min(2, (evaluation - beta) / 150);
            const Score score = searchPassed(depth - less, beta, ply, cutNode);
            if (shared_.stopped.load(std::memory_order_relaxed)) return 0;
            if (score >= beta) return isProvenWin(score) ? beta : score;
        }
    }
    if (tableMove.isNone() && depth >= 4) --depth;

    MovePicker picker(position_, {.table = tableMove, .killers = frame.killers, .before = frame.move},
                      history_, shared_.policy, buffers_[at]);
    frames_[at + 1].killers = {Move::none(), Move::none()};
    const Score before = alpha;
    Score best = lossIn(ply + 2);
    Move bestMove = Move::none();
    std::array<Move, 64> tried;
    int triedCount = 0;
    int number = 0;
    for (Move move = picker.next(); !move.isNone(); move = picker.next()) {
        if (danger.any() && !mayAnswer(position_, danger, move)) continue;
        if (!shared_.perception.sees(move)) continue;
        if (!pv && !danger.any() && number > 0 && !isProvenLoss(best)) {
            if (depth <= 4 && number >= lateMoveLimit(depth) / (improving ? 1 : 2)) break;
            if (depth <= 3 && number >= 4 && evaluation + 60 + 90 * depth <= alpha) break;
        }
        const Color mover = position_.toMove();
        frames_[at + 1].move = move;
        const Undo undo = position_.make(move);
        shared_.table.prefetch(position_.hash());
        ++number;
        Score score;
        const auto end = endAfterMove(move, ply);
        if (end && shared_.perception.overlooksRoad(position_, mover)) {
            position_.undo(undo);
            continue;
        }
        if (end) {
            score = *end;
            lineLength_[at + 1] = 0;
        } else if (number == 1) {
            score = -search(depth - 1, -beta, -alpha, ply + 1, pv ? false : !cutNode);
        } else {
            int less = 0;
            if (depth >= 2 && number > (pv ? 3 : 2) && !danger.any()) {
                less = kReductions.at(depth, number) + cutNode - pv + !improving -
                       history_.of(mover, move, frame.move) / kHistoryPerPly;
                less = std::clamp(less, 0, depth - 1);
            }
            score = -search(depth - 1 - less, -alpha - 1, -alpha, ply + 1, true);
            if (less > 0 && score > alpha) score = -search(depth - 1, -alpha - 1, -alpha, ply + 1, !cutNode);
            if (pv && score > alpha && score < beta)
                score = -search(depth - 1, -beta, -alpha, ply + 1, false);
        }
        position_.undo(undo);
        if (shared_.stopped.load(std::memory_order_relaxed)) return 0;
        if (score > best) {
            best = score;
            if (score > alpha) {
                bestMove = move;
                alpha = score;
                if (pv) setLine(ply, move);
                if (alpha >= beta) break;
            }
        }
        if (triedCount < static_cast<int>(tried.size())) tried[static_cast<std::size_t>(triedCount++)] = move;
    }
    if (best >= beta && !bestMove.isNone())
        reward(ply, bestMove, depth, {tried.data(), static_cast<std::size_t>(triedCount)});
    shared_.table.store(frame.key, {.move = bestMove,
                                    .score = toTable(best, ply),
                                    .evaluation = evaluation,
                                    .depth = std::max(depth, 0),
                                    .bound = boundOf(best, before, beta)});
    return best;
}

void Worker::countNodes() {
    shared_.nodes.fetch_add(nodes_ - counted_, std::memory_order_relaxed);
    counted_ = nodes_;
}

void Worker::checkLimits() {
    const auto now = TimeManager::Clock::now();
    nextCheck_ = nodes_ + pace_.next(now - lastCheck_);
    lastCheck_ = now;
    if (shared_.limits.nodes) nextCheck_ = std::min(nextCheck_, std::max(*shared_.limits.nodes, nodes_ + 1));
    countNodes();
    if (!leader_) return;
    if (shared_.stop.stop_requested()) shared_.stopped = true;
    if (shared_.limits.nodes && shared_.nodes.load(std::memory_order_relaxed) >= *shared_.limits.nodes)
        shared_.stopped = true;
    if (!shared_.pondering() && shared_.time.mustStop(now)) shared_.stopped = true;
    if (now - lastReport_ >= kReportEvery && completed_ > 0) {
        lastReport_ = now;
        (*progress_)(*this);
    }
}

}  // namespace tak::engine
