#include "games/tactik/play/DraftChange.h"

#include <algorithm>

#include "games/tactik/play/Pieces.h"

namespace tactik::play {

using game::Place;
using Kind = DraftChange::Kind;

namespace {

// Bits of the code, from the lowest: kind, pawn, spot, on, card, both places of cards, number.
constexpr int kPawnBit = 4;
constexpr int kSpotBit = 8;
constexpr int kOnBit = 15;
constexpr int kCardBit = 16;
constexpr int kFromBit = 20;
constexpr int kToBit = 25;
constexpr int kNumberBit = 32;
constexpr unsigned kCardPlaces = 2 + rules::kMostPlayers * rules::kMostHeld;
static_assert(kCardPlaces <= 32, "five bits for a place of a card");

/// The stock is 0, the pile 1; then come the slots of all hands.
unsigned codeOf(Place place) {
    if (const auto player = handOf(place))
        return 2U + static_cast<unsigned>(*player * rules::kMostHeld) + place.spot;
    return place.area == kPileArea ? 1 : 0;
}

Place cardPlaceOf(unsigned code) {
    code = std::min(code, kCardPlaces - 1);
    if (code == 0) return {kStockArea, 0, 0};
    if (code == 1) return {kPileArea, 0, 0};
    const unsigned slot = code - 2;
    return {static_cast<std::uint16_t>(kFirstHandArea + slot / rules::kMostHeld),
            static_cast<std::uint16_t>(slot % rules::kMostHeld), 0};
}

bool movesCard(Kind kind) { return kind == Kind::MoveCard || kind == Kind::Passed; }

}  // namespace

game::Action actionOf(const DraftChange& change) {
    const auto bits = [](auto value, int at) { return static_cast<std::uint64_t>(value) << at; };
    std::uint64_t code = bits(change.kind, 0) | bits(change.on, kOnBit) | bits(change.number, kNumberBit);
    if (change.kind == Kind::MovePawn)
        code |= bits(change.pawn, kPawnBit) | bits(change.spot.index(), kSpotBit);
    if (movesCard(change.kind))
        code |= bits(change.card, kCardBit) | bits(codeOf(change.from), kFromBit) |
                bits(codeOf(change.to), kToBit);
    return game::Action(code);
}

DraftChange changeOf(game::Action action) {
    const auto part = [&](int at, unsigned mask) { return static_cast<unsigned>(action.value >> at) & mask; };
    DraftChange change{.kind = static_cast<Kind>(std::min(part(0, 15), static_cast<unsigned>(Kind::Passed))),
                       .on = part(kOnBit, 1) != 0,
                       .number = part(kNumberBit, ~0U)};
    if (change.kind == Kind::MovePawn) {
        change.pawn = static_cast<rules::Pawn>(part(kPawnBit, 15));
        change.spot =
            rules::Spot::fromIndex(std::min(static_cast<int>(part(kSpotBit, 127)), rules::Spot::kCount - 1));
    }
    if (movesCard(change.kind)) {
        change.card = static_cast<rules::Card>(
            std::min(part(kCardBit, 15), static_cast<unsigned>(rules::Card::SevenOnes)));
        change.from = cardPlaceOf(part(kFromBit, 31));
        change.to = cardPlaceOf(part(kToBit, 31));
    }
    return change;
}

}  // namespace tactik::play
