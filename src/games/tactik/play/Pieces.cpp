#include "games/tactik/play/Pieces.h"

namespace tactik::play {

using game::PieceState;
using game::Place;
using rules::Act;
using rules::Back;
using rules::Board;
using rules::Card;
using rules::Leg;
using rules::Pawn;
using rules::Spot;
using rules::Table;

namespace {

std::uint16_t number(int value) { return static_cast<std::uint16_t>(value); }

// Codes of acts: from the lowest bit on kind, player, card, and the legs of a play with 7 bits for each end.
constexpr unsigned kKindBits = 2;
constexpr unsigned kPlayerBits = 2;
constexpr unsigned kCardBits = 4;
constexpr unsigned kSpotBits = 7;
static_assert(kKindBits + kPlayerBits + kCardBits + rules::kPawnsEach * 2 * kSpotBits == 64);
static_assert(Spot::kCount <= 1 << kSpotBits);

class Packer {
  public:
    void add(int value, unsigned bits) {
        code_ |= static_cast<std::uint64_t>(value) << used_;
        used_ += bits;
    }
    [[nodiscard]] std::uint64_t code() const { return code_; }

  private:
    std::uint64_t code_ = 0;
    unsigned used_ = 0;
};

class Unpacker {
  public:
    explicit Unpacker(std::uint64_t code) : code_(code) {}
    int take(unsigned bits) {
        const std::uint64_t value = code_ & ((std::uint64_t{1} << bits) - 1);
        code_ >>= bits;
        return static_cast<int>(value);
    }

  private:
    std::uint64_t code_;
};

PieceState cardAt(const Table& table, Back back, int owner, Place place) {
    const Card card = table.faceOf(back);
    const bool shown = card != Card::Unknown && place.area != kStockArea;
    return {
        .id = idOf(back),
        .owner = playerAt(owner),
        .shape = card == Card::Unknown ? game::kUnknownShape : static_cast<std::uint8_t>(rules::index(card)),
        .face = shown ? kUp : kDown,
        .place = place};
}

}  // namespace

Place placeOf(const Board& board, Pawn pawn) {
    const Spot spot = board.spotOf(pawn);
    return spot.inPocket() ? Place{kPocketArea, number(pawn), 0} : placeOf(spot);
}

std::optional<Spot> spotOf(Place place) {
    if (place.area == kCircuitArea && place.spot < rules::kMostSquares) return Spot::square(place.spot);
    if (place.area == kBaseArea && place.spot < rules::kColours * rules::kBaseCells)
        return Spot::fromIndex(rules::kMostSquares + place.spot);
    return {};
}

std::optional<int> playerOf(game::Viewer viewer) {
    const auto player = viewer.player();
    return player ? std::optional<int>(player->value) : std::nullopt;
}

rules::Position seenBy(const rules::Position& position, game::Viewer viewer) {
    return viewer.isRecord() ? position : position.seenBy(playerOf(viewer));
}

std::vector<PieceState> piecesOf(const Table& table) {
    std::vector<PieceState> pieces(rules::kPawns + rules::kCards);
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
        pieces[idOf(pawn).value] = {.id = idOf(pawn),
                                    .owner = playerAt(table.playerOf(rules::colourOf(pawn))),
                                    .shape = pawnShape(rules::colourOf(pawn)),
                                    .face = table.board.isStake(pawn) ? kStake : kOrdinary,
                                    .place = placeOf(table.board, pawn)};
    const auto lay = [&](Back back, int owner, Place place) {
        pieces[idOf(back).value] = cardAt(table, back, owner, place);
    };
    for (int player = 0; player < table.players; ++player)
        for (int slot = 0; slot < rules::kMostHeld; ++slot)
            if (const auto back = table.inHand(player, slot))
                lay(*back, player, {handArea(player), number(slot), 0});
    // Nobody owns the others.
    for (int level = 0; level < table.stock.size(); ++level)
        lay(table.stock[level], 0, {kStockArea, 0, number(level)});
    for (int level = 0; level < table.pile.size(); ++level)
        lay(table.pile[level], 0, {kPileArea, 0, number(level)});
    return pieces;
}

game::Action actionOf(const Act& act) {
    Packer packer;
    packer.add(static_cast<int>(act.kind), kKindBits);
    packer.add(act.player, kPlayerBits);
    packer.add(rules::index(act.card), kCardBits);
    for (const Leg leg : act.play.legs) {
        packer.add(leg.from.index(), kSpotBits);
        packer.add(leg.to.index(), kSpotBits);
    }
    return game::Action(packer.code());
}

Act actOf(game::Action action) {
    Unpacker code(action.value);
    Act act;
    act.kind = static_cast<Act::Kind>(code.take(kKindBits));
    act.player = static_cast<std::uint8_t>(code.take(kPlayerBits));
    act.card = static_cast<Card>(code.take(kCardBits));
    if (act.kind != Act::Kind::Play) return act;
    act.play.card = act.card;
    for (int i = 0; i < rules::kPawnsEach; ++i) {
        const Leg leg{Spot::fromIndex(code.take(kSpotBits)), Spot::fromIndex(code.take(kSpotBits))};
        if (leg != Leg{}) act.play.push(leg);
    }
    return act;
}

}  // namespace tactik::play
