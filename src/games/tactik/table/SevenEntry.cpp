#include "games/tactik/table/SevenEntry.h"

#include <algorithm>

#include "base/Random.h"
#include "games/tactik/rules/Plays.h"

namespace tactik::table {

using rules::Board;
using rules::Colour;
using rules::Leg;
using rules::Pawn;
using rules::Play;
using rules::Spot;

namespace {

constexpr int kSeven = rules::stepsOf(rules::Card::SevenOnes);

Board walkedFrom(const Board& board, Pawn pawn, Spot to) {
    Play leg{.card = rules::Card::SevenOnes};
    leg.push({board.spotOf(pawn), to});
    Board after = board;
    after.carryOut(leg);
    return after;
}

/// Tells apart what is still to do on a board.
std::uint64_t keyOf(const Board& board, Colour colour, int left) {
    return board.key() ^
           base::scrambled(static_cast<std::uint64_t>(left * rules::kColours + index(colour)) + 101);
}

}  // namespace

SevenEntry::SevenEntry(const Board& board, const rules::Rules& rules, std::vector<Play> plays)
    : start_(board), stepping_(rules), plays_(std::move(plays)) {
    // A single step past the base may be part of a longer walk, which need not enter: the plays decide.
    stepping_.mustEnter = false;
    for (std::size_t i = 0; i < plays_.size(); ++i) {
        Board after = start_;
        after.carryOut(plays_[i]);
        results_.emplace(after.key(), i);
    }
}

int SevenEntry::left() const {
    int left = kSeven;
    for (const Walk& walk : walked_) left -= walk.steps;
    return left;
}

int SevenEntry::stepsOf(Pawn pawn) const {
    int steps = 0;
    for (const Walk& walk : walked_) steps += walk.pawn == pawn ? walk.steps : 0;
    return steps;
}

template <class Visit>
bool SevenEntry::eachStep(const Board& board, Colour colour, Visit visit) const {
    for (Pawn pawn = rules::firstOf(colour); pawn < rules::firstOf(colour) + rules::kPawnsEach; ++pawn)
        for (const Spot to : waysForward(board, pawn, 1, true, stepping_))
            if (visit(walkedFrom(board, pawn, to))) return true;
    return false;
}

bool SevenEntry::isEnd(const Board& board, rules::Colours movers, int left) const {
    if (left == 0) return true;
    return std::any_of(rules::kAllColours.begin(), rules::kAllColours.end(),
                       [&](Colour colour) { return movers.has(colour) && isSideHome(board, colour); });
}

bool SevenEntry::canFinish(const Board& board, Colour colour, int left) const {
    if (isEnd(board, colour, left)) return results_.contains(board.key());
    const std::uint64_t key = keyOf(board, colour, left);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const bool can =
        eachStep(board, colour, [&](const Board& next) { return canFinish(next, colour, left - 1); });
    known_.emplace(key, can);
    return can;
}

std::vector<SevenEntry::Way> SevenEntry::waysOf(Pawn pawn) const {
    std::vector<Way> ways;
    const Colour colour = rules::colourOf(pawn);
    if (begun() && rules::colourOf(walked_.front().pawn) != colour) return ways;
    // One step after another, since each captures; at the start square the way may part.
    std::vector<Way> reached{{board().spotOf(pawn), 0, board()}};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Way from = reached[i];
        const int left = this->left() - from.steps;
        if (from.steps > 0 && canFinish(from.after, colour, left)) ways.push_back(from);
        if (isEnd(from.after, colour, left)) continue;
        for (const Spot to : waysForward(from.after, pawn, 1, true, stepping_))
            reached.push_back({to, from.steps + 1, walkedFrom(from.after, pawn, to)});
    }
    return ways;
}

std::vector<Pawn> SevenEntry::walkers() const {
    std::vector<Pawn> pawns;
    if (finished()) return pawns;
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
        if (!waysOf(pawn).empty()) pawns.push_back(pawn);
    return pawns;
}

void SevenEntry::walk(Pawn pawn, const Way& way) { walked_.push_back({way.after, pawn, way.steps}); }

std::optional<Play> SevenEntry::playTo(const Board& board) const {
    const auto found = results_.find(board.key());
    return found == results_.end() ? std::nullopt : std::optional(plays_[found->second]);
}

std::optional<Play> SevenEntry::finished() const {
    if (!begun() || !isEnd(board(), rules::colourOf(walked_.front().pawn), left())) return {};
    return playTo(board());
}

void SevenEntry::collect(const Board& board, Colour colour, int left, Results& seen, Results& ends) const {
    if (ends.size() > 1 || !seen.insert(keyOf(board, colour, left)).second) return;
    if (isEnd(board, colour, left)) {
        if (results_.contains(board.key())) ends.insert(board.key());
        return;
    }
    (void)eachStep(board, colour, [&](const Board& next) {
        collect(next, colour, left - 1, seen, ends);
        return false;
    });
}

std::optional<Play> SevenEntry::only() const {
    if (!begun()) return plays_.size() == 1 ? std::optional(plays_.front()) : std::nullopt;
    Results seen;
    Results ends;
    collect(board(), rules::colourOf(walked_.front().pawn), left(), seen, ends);
    if (ends.size() != 1) return {};
    return plays_[results_.at(*ends.begin())];
}

}  // namespace tactik::table
