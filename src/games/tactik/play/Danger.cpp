#include "games/tactik/play/Danger.h"

#include <algorithm>

#include "games/tactik/rules/Plays.h"

namespace tactik::play {

using rules::Board;
using rules::Card;
using rules::Colours;
using rules::Pawn;
using rules::Play;
using rules::Spot;

namespace {

/// Whether a pawn of these colours captures one on this square by single steps.
bool walksOver(const Board& board, Colours movers, int square, const rules::Rules& agreed) {
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
        if (!movers.has(rules::colourOf(pawn)) || !board.spotOf(pawn).onCircuit()) continue;
        const int steps = board.distance(board.spotOf(pawn).square(), square);
        if (steps < 1 || steps > rules::stepsOf(Card::SevenOnes)) continue;
        for (const Spot to : rules::waysForward(board, pawn, steps, true, agreed))
            if (to == Spot::square(square)) return true;
    }
    return false;
}

}  // namespace

Danger::Danger(const rules::Position& known, int player) : known_(known), player_(player) {
    const rules::Faces& faces = known.table().faces;
    const auto unseen = static_cast<double>(std::count(faces.begin(), faces.end(), Card::Unknown));
    if (unseen <= 0) return;
    for (const Card card : rules::kAllCards) {
        const auto seen = static_cast<double>(std::count(faces.begin(), faces.end(), card));
        share_[static_cast<std::size_t>(rules::index(card))] = (rules::kOfEachKind - seen) / unseen;
    }
}

bool Danger::captures(const Board& board, int player, Card card, int square) const {
    const Colours movers = known_.table().moversOf(player);
    if (card == Card::Swap) return false;
    if (card == Card::SevenOnes) return walksOver(board, movers, square, known_.rules());
    const std::vector<Play> plays = rules::playsOf(board, movers, card, known_.rules());
    return std::any_of(plays.begin(), plays.end(),
                       [square](const Play& play) { return play.legs.front().to == Spot::square(square); });
}

double Danger::of(const Board& board, Pawn pawn) const {
    if (!board.spotOf(pawn).onCircuit() || board.isStake(pawn)) return 0;
    const rules::Table& table = known_.table();
    double expected = 0;
    for (int player = 0; player < table.players; ++player) {
        if (rules::sideOf(table.colourOf(player_)).has(table.colourOf(player))) continue;
        const auto possible = rules::possibleInHand(known_, player);
        for (const Card card : rules::kAllCards) {
            const auto kind = static_cast<std::size_t>(rules::index(card));
            if (share_[kind] > 0 && possible[kind] &&
                captures(board, player, card, board.spotOf(pawn).square()))
                expected += share_[kind] * table.cardsHeld(player);
        }
    }
    return expected;
}

double Danger::greatest(const Board& board, Colours colours) const {
    double most = 0;
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
        if (colours.has(rules::colourOf(pawn))) most = std::max(most, of(board, pawn));
    return most;
}

}  // namespace tactik::play
