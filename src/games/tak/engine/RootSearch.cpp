// The root of a thread's search: iterative deepening, aspiration windows, and what the solvers prove.

#include <algorithm>

#include "games/tak/engine/Reductions.h"
#include "games/tak/engine/TableKey.h"
#include "games/tak/engine/Worker.h"

namespace tak::engine {

using namespace rules;

/// Of a search without other limits: it goes on reporting, and hears that the expected move was played.
constexpr std::chrono::milliseconds kLongestProof{500};

/// Of the search that replaces a lost move: it takes some milliseconds.
constexpr int kQuickDepth = 4;

constexpr auto kBetter = [](const RootMove& a, const RootMove& b) { return a.score > b.score; };

void Worker::run(int index, int multiPv, const Progress& progress) {
    leader_ = index == 0;
    progress_ = &progress;
    lastReport_ = lastCheck_ = TimeManager::Clock::now();
    const int deepest = std::clamp(shared_.limits.depth.value_or(kDeepest), 1, kDeepest);
    const auto lines = std::min<std::size_t>(static_cast<std::size_t>(multiPv), rootMoves_.size());
    onlyLine_ = lines == 1;
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
            chooseAnother(depth, lines);
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

RootProofs::Moment Worker::moment() const {
    RootProofs::Moment moment{.nodes = nodes_, .best = rootMoves_.front().move, .stop = shared_.stop};
    const auto now = TimeManager::Clock::now();
    if (const auto left = shared_.time.left(now); left && !shared_.pondering())
        moment.deadline = now + *left / 4;
    else if (!shared_.limits.nodes && !shared_.limits.depth)
        moment.deadline = now + kLongestProof;
    return moment;
}

Worker::Proved Worker::prove() {
    if (!shared_.proofs || isProven(rootMoves_.front().score)) return Proved::Nothing;
    const auto proof = shared_.proofs->look(moment());
    if (!proof) return Proved::Nothing;
    if (isProvenWin(proof->score)) return bringToFront(*proof) ? Proved::Win : Proved::Nothing;
    const auto root = rootMoveOf(proof->move);
    if (root == rootMoves_.end()) return Proved::Nothing;
    settle(*root, *proof);
    return Proved::Loss;
}

void Worker::chooseAnother(int depth, std::size_t lines) {
    if (lines > 1) {
        std::stable_sort(rootMoves_.begin(), rootMoves_.begin() + static_cast<std::ptrdiff_t>(lines),
                         kBetter);
        return;
    }
    firstLine_ = 0;
    rootDepth_ = std::min(depth, kQuickDepth);
    aspirate(rootDepth_, firstLine_);
}

bool Worker::provesWin() {
    if (!leader_ || !shared_.proofs || !shared_.proofs->due(nodes_) || isProven(rootMoves_.front().score))
        return false;
    const auto proof = shared_.proofs->lookForWin(moment());
    return proof && bringToFront(*proof);
}

std::vector<RootMove>::iterator Worker::rootMoveOf(Move move) {
    return std::find_if(rootMoves_.begin(), rootMoves_.end(),
                        [&](const RootMove& r) { return r.move == move; });
}

bool Worker::bringToFront(const RootProof& win) {
    const auto root = rootMoveOf(win.move);
    if (root == rootMoves_.end()) return false;
    settle(*root, win);
    std::rotate(rootMoves_.begin(), root, root + 1);
    countNodes();
    (*progress_)(*this);
    return true;
}

void Worker::settle(RootMove& root, const RootProof& proof) {
    root.score = proof.score;
    root.line = proof.line;
    root.proved = proof.score;
    Position after = position_;
    (void)after.make(proof.move);
    shared_.table.store(tableKey(after), {.move = proof.line.size() > 1 ? proof.line[1] : Move::none(),
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
    // The lines before have left no score of this one, but that of the iteration before.
    const Score guess = line == 0 ? rootMoves_[line].score : rootMoves_[line].previous;
    int window = margins_.aspiration;
    Score alpha = -kInfinite;
    Score beta = kInfinite;
    if (depth >= 4 && !isProven(guess)) {
        alpha = guess - window;
        beta = guess + window;
    }
    while (!shared_.stopped) {
        const Score score = searchRoot(depth, alpha, beta);
        if (shared_.stopped) return;
        std::stable_sort(rootMoves_.begin() + static_cast<std::ptrdiff_t>(line), rootMoves_.end(), kBetter);
        if (score <= alpha && alpha > -kInfinite) {
            beta = (alpha + beta) / 2;
            alpha = std::max(score - window, -kInfinite);
        } else if (score >= beta && beta < kInfinite) {
            beta = std::min(score + window, kInfinite);
        } else {
            std::stable_sort(rootMoves_.begin(), rootMoves_.begin() + static_cast<std::ptrdiff_t>(line + 1),
                             kBetter);
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
    frames_[0].hash = position_.hash();
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
            const int less =
                depth >= 3 && i >= firstLine_ + 3
                    ? std::max(
                          0, reductionOf(margins_, depth, static_cast<int>(i - firstLine_)) * 2 / (3 * kPly))
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
        // An iteration may last long, so a win is looked for meanwhile, too.
        if (firstLine_ == 0 && provesWin()) {
            best = alpha = rootMoves_.front().score;
            bestMove = rootMoves_.front().move;
            if (onlyLine_) shared_.stopped = true;
            if (onlyLine_ || alpha >= beta) return best;
        }
    }
    // If only some moves are searched, the best one does not give the score of the position.
    if (firstLine_ == 0 && shared_.limits.searchMoves.empty())
        shared_.table.store(tableKey(position_), {.move = bestMove,
                                                  .score = toTable(best, 0),
                                                  .evaluation = frames_[0].evaluation,
                                                  .depth = depth,
                                                  .bound = boundOf(best, before, beta)});
    return best;
}

}  // namespace tak::engine
