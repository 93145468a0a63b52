#include "games/tak/play/OpeningBook.h"

#include <cstdlib>
#include <utility>

#include "games/tak/play/TakState.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/Symmetry.h"

namespace tak::play {
namespace {

using tak::rules::Game;
using tak::rules::Move;
using tak::rules::PieceKind;
using tak::rules::Position;
using tak::rules::Square;

std::string squareText(const Position& p, Square s) {
    std::string text;
    const int height = p.height(s);
    for (int i = 0; i < height; ++i) text += p.colors(s).at(i) == tak::rules::Color::White ? '1' : '2';
    if (height > 0) text += "FSC"[static_cast<int>(p.topKind(s))];
    return text + ',';
}

Square randomEmptySquare(const Position& p, base::Random& random) {
    auto which = static_cast<int>(random.below(static_cast<std::uint32_t>(tak::rules::count(p.empty()))));
    tak::rules::Bitboard left = p.empty();
    while (which-- > 0) left &= left - 1;
    return Square::fromIndex(std::countr_zero(left));
}

struct Candidate {
    Opening moves;
    Game game;
};

Candidate randomCandidate(const OpeningRequest& request, base::Random& random) {
    Candidate candidate{{}, Game(request.setup)};
    while (static_cast<int>(candidate.moves.size()) < request.plies) {
        const Position& position = candidate.game.position();
        if (candidate.game.outcome().over() || position.empty() == 0) break;
        const Move move = position.flatPlacement(randomEmptySquare(position, random));
        if (!candidate.game.isLegal(move)) break;
        candidate.game.play(move);
        candidate.moves.push_back(move);
    }
    return candidate;
}

class TakOpenings final : public game::Openings {
  public:
    explicit TakOpenings(const OpeningRequest& request) : book_(request) {}
    [[nodiscard]] std::vector<game::Action> at(std::size_t index, const std::stop_token& stop) override {
        std::vector<game::Action> turns;
        for (const Move move : book_.at(static_cast<int>(index), stop)) turns.push_back(actionOf(move));
        return turns;
    }

  private:
    OpeningBook book_;
};

}  // namespace

std::string symmetryKey(const Position& position) {
    const int size = position.size();
    std::string least;
    for (int symmetry = 0; symmetry < tak::rules::kSymmetries; ++symmetry) {
        std::string text;
        for (int rank = 0; rank < size; ++rank)
            for (int file = 0; file < size; ++file)
                text += squareText(position, tak::rules::turned({file, rank}, symmetry, size));
        if (symmetry == 0 || text < least) least = std::move(text);
    }
    return least;
}

OpeningBook::OpeningBook(const OpeningRequest& request)
    : request_(request),
      random_(request.seed * 1000003 + static_cast<std::uint64_t>(request.setup.size) * 64 +
              static_cast<std::uint64_t>(request.setup.halfKomi + 1)),
      judge_({.hashMiB = 1}) {
    if (request_.plies > 0) return;
    openings_.emplace_back();
    exhausted_ = true;
}

bool OpeningBook::addOne(const std::stop_token& stop) {
    // After this many failures in a row there is almost certainly no opening left.
    constexpr int kAttempts = 500;
    for (int i = 0; i < kAttempts && !stop.stop_requested(); ++i) {
        Candidate candidate = randomCandidate(request_, random_);
        if (candidate.game.outcome().over() || !seen_.insert(symmetryKey(candidate.game.position())).second)
            continue;
        judge_.newGame();
        const auto result = judge_.search(candidate.game, {.nodes = request_.nodes});
        if (!result.report.lines.empty() && std::abs(result.report.lines.front().score) <= request_.bound) {
            openings_.push_back(std::move(candidate.moves));
            return true;
        }
        if (spare_.empty()) spare_ = std::move(candidate.moves);
    }
    return false;
}

const Opening& OpeningBook::at(int index, const std::stop_token& stop) {
    while (!exhausted_ && static_cast<int>(openings_.size()) <= index && !stop.stop_requested())
        exhausted_ = !addOne(stop);
    if (openings_.empty()) openings_.push_back(spare_);
    return openings_[static_cast<std::size_t>(index) % openings_.size()];
}

std::unique_ptr<game::Openings> createOpenings(const OpeningRequest& request) {
    return std::make_unique<TakOpenings>(request);
}

}  // namespace tak::play
