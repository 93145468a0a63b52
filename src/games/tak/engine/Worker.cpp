#include "games/tak/engine/Worker.h"

#include <algorithm>

#include "games/tak/engine/Reductions.h"
#include "games/tak/engine/TableKey.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/rules/Roads.h"

namespace tak::engine {
namespace {

using namespace rules;

constexpr Milliseconds kReportEvery{900};

/// Nodes after which a search may be stopped before its first iteration is finished. On usual boards that
/// iteration needs fewer, and a move that was compared with none is no answer; with tall stacks this many
/// nodes may take some hundredths of a second.
constexpr std::uint64_t kLeastNodes = 500;

/// The table's score, if it bounds the true one on the side where it differs from the evaluation.
Score nearerToTruth(Score evaluation, const TableEntry& entry, int ply) {
    const Score score = fromTable(entry.score, ply);
    const bool bounds =
        entry.bound == Bound::Exact || entry.bound == (score > evaluation ? Bound::Lower : Bound::Upper);
    return bounds && !isProven(score) ? score : evaluation;
}

/// Whether placements alone may end the game within `plies` plies: then the count of flats decides, and no
/// evaluation tells which quiet move wins it.
bool mayEndWithin(const Position& p, int plies) {
    const Color mover = p.toMove();
    return std::min({count(p.empty()), 2 * p.supply(mover).total() - 1, 2 * p.supply(!mover).total()}) <=
           plies;
}

int lateMoveLimit(const Margins& margins, int depth, bool improving) {
    return (margins.lateMoves + margins.lateMovesGrowth * depth * depth) / (improving ? 100 : 200);
}

}  // namespace

Worker::Worker(const Game& game, SharedSearch& shared, Experience& experience,
               std::unique_ptr<Evaluator> evaluator, std::vector<Move> rootMoves)
    : position_(game.position()),
      shared_(shared),
      margins_(shared.margins),
      history_(experience.history),
      corrections_(experience.corrections),
      evaluator_(std::move(evaluator)),
      past_(game.repeatableHashes()) {
    for (const Move move : rootMoves) rootMoves_.push_back({.move = move, .line = {move}});
    frames_[0].move = game.lastMove();
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
    int before = 0;
    for (int back = 4; back <= quiet; back += 2) {
        const bool inLine = back <= ply;
        const auto at = static_cast<std::size_t>(inLine ? ply - back : back - ply - 1);
        if (!inLine && at >= past_.size()) break;
        if ((inLine ? frames_[at].hash : past_[at]) == position_.hash()) ++before;
    }
    if (before == 0) return false;
    if (before > 1 && position_.setup().draws.repetition) return true;
    // A player who overlooked a road earlier in the game may see it now.
    return shared_.perception.roadInOne(position_, position_.toMove()).isNone();
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
    for (const Move move : inVain) history_.add(mover, move, frame.move, -bonus * margins_.malus / 100);
}

Score Worker::search(int depth, Score alpha, Score beta, int ply, bool cutNode) {
    const bool pv = beta - alpha > 1;
    const auto at = static_cast<std::size_t>(ply);
    lineLength_[at] = 0;
    if (++nodes_ >= nextCheck_) checkLimits();
    if (shared_.stopped.load(std::memory_order_relaxed)) return 0;
    selDepth_ = std::max(selDepth_, ply);
    Frame& frame = frames_[at];
    frame.hash = position_.hash();
    if (ply >= kMaxPly) return evaluate();
    if (repeats(ply)) return kDraw;

    // Only a win shorter than those already found can matter.
    alpha = std::max(alpha, lossIn(ply + 2));
    beta = std::min(beta, winIn(ply + 1));
    if (alpha >= beta) return alpha;

    const std::uint64_t key = tableKey(position_);
    const auto entry = shared_.table.probe(key);
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
                shared_.table.store(key, {.move = road,
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
            key,
            {.move = Move::none(), .score = score, .evaluation = score, .depth = 0, .bound = Bound::Exact});
        return score;
    }

    const Score judged = entry ? entry->evaluation : evaluate();
    const Corrections::Places places = Corrections::placesOf(position_, frame.move);
    Score evaluation =
        std::clamp(judged + corrections_.of(places, margins_), -kMaxEvaluation, kMaxEvaluation);
    frame.evaluation = evaluation;
    if (entry) evaluation = nearerToTruth(evaluation, *entry, ply);
    const bool improving = ply >= 2 && evaluation > frames_[at - 2].evaluation;
    Move tableMove = entry ? entry->move : Move::none();

    const bool mayPrune = !pv && !danger.any();
    if (mayPrune && !isProven(beta)) {
        // The evaluation is so far above beta that a quiet move hardly matters.
        if (depth <= 6 && evaluation - margins_.reverseFutility * (depth - improving) >= beta)
            return evaluation;
        // Null move: even a turn given away does not lose the advantage.
        if (depth >= 3 && evaluation >= beta && !frame.move.isNone() && position_.ply() > 3) {
            const int less = (margins_.nullReduction + margins_.nullGrowth * depth) / kPly +
                             std::min(2, (evaluation - beta) / margins_.nullPerPly);
            const Score score = searchPassed(depth - less, beta, ply, cutNode);
            if (shared_.stopped.load(std::memory_order_relaxed)) return 0;
            if (score >= beta) return isProvenWin(score) ? beta : score;
        }
    }
    if (tableMove.isNone() && depth >= 4) --depth;

    MovePicker picker(position_, {.table = tableMove, .killers = frame.killers, .before = frame.move},
                      history_, shared_.policy, margins_, buffers_[at]);
    frames_[at + 1].killers = {Move::none(), Move::none()};
    const bool placementsMayEnd = mayEndWithin(position_, depth);
    const Score before = alpha;
    Score best = lossIn(ply + 2);
    Move bestMove = Move::none();
    std::array<Move, 64> tried;
    int triedCount = 0;
    int number = 0;
    for (Move move = picker.next(); !move.isNone(); move = picker.next()) {
        if (danger.any() && !mayAnswer(position_, danger, move)) continue;
        if (!shared_.perception.sees(move)) continue;
        if (mayPrune && number > 0 && !isProvenLoss(best)) {
            const bool late = depth <= 4 && number >= lateMoveLimit(margins_, depth, improving);
            const bool futile = depth <= 3 && number >= 4 &&
                                evaluation + margins_.futility + margins_.futilityGrowth * depth <= alpha;
            if ((late || futile) && !placementsMayEnd) break;
            if ((late || futile) && !move.isPlacement()) continue;
        }
        const Color mover = position_.toMove();
        frames_[at + 1].move = move;
        const Undo undo = position_.make(move);
        shared_.table.prefetch(tableKey(position_));
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
                less = reductionOf(margins_, depth, number) + cutNode * margins_.cutReduction -
                       pv * margins_.principalReduction + !improving * margins_.worseReduction -
                       history_.of(mover, move, frame.move) * kPly / margins_.historyPerPly;
                less = std::clamp(less / kPly, 0, depth - 1);
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
    const Bound bound = boundOf(best, before, beta);
    if (!danger.any() && !isProven(best) && depth > 0 &&
        (bound == Bound::Exact || bound == (best > frame.evaluation ? Bound::Lower : Bound::Upper)))
        corrections_.learn(places, best - frame.evaluation, depth);
    shared_.table.store(key, {.move = bestMove,
                              .score = toTable(best, ply),
                              .evaluation = judged,
                              .depth = std::max(depth, 0),
                              .bound = bound});
    return best;
}

void Worker::countNodes() {
    shared_.nodes.fetch_add(nodes_ - counted_, std::memory_order_relaxed);
    counted_ = nodes_;
}

bool Worker::limitReached(TimeManager::Clock::time_point now) const {
    if (shared_.stop.stop_requested()) return true;
    if (shared_.limits.nodes && shared_.nodes.load(std::memory_order_relaxed) >= *shared_.limits.nodes)
        return true;
    return !shared_.pondering() && shared_.time.mustStop(now);
}

void Worker::checkLimits() {
    const auto now = TimeManager::Clock::now();
    nextCheck_ = nodes_ + pace_.next(now - lastCheck_);
    lastCheck_ = now;
    if (shared_.limits.nodes) nextCheck_ = std::min(nextCheck_, std::max(*shared_.limits.nodes, nodes_ + 1));
    countNodes();
    if (!leader_) return;
    if (limitReached(now)) {
        if (completed_ > 0 || nodes_ >= kLeastNodes)
            shared_.stopped = true;
        else
            nextCheck_ = nodes_ + 1;
    }
    if (now - lastReport_ >= kReportEvery && completed_ > 0) {
        lastReport_ = now;
        (*progress_)(*this);
    }
}

}  // namespace tak::engine
