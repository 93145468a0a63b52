#include "games/tactik/play/TactikDraft.h"

#include <algorithm>
#include <utility>

#include "base/Random.h"
#include "games/tactik/play/DraftKeys.h"
#include "games/tactik/play/Pieces.h"
#include "games/tactik/play/RuleOptions.h"
#include "games/tactik/rules/Notation.h"

namespace tactik::play {

using game::Hop;
using game::PieceState;
using game::Place;
using rules::Card;
using rules::Colour;
using rules::Pawn;
using rules::Spot;
using ChangeKind = game::DraftChange::Kind;

namespace {

constexpr Place kStock{kStockArea, 0, 0};

char cardLetter(rules::Card card) { return static_cast<char>('a' + rules::index(card)); }
Card cardOfLetter(char letter) { return static_cast<Card>(letter - 'a'); }

/// The cards in another order, each one as likely.
std::vector<Card> mixed(std::vector<rules::Card> cards, std::uint64_t seed) {
    base::Random random(base::scrambled(seed));
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[random.below(static_cast<std::uint32_t>(i))]);
    return cards;
}

rules::Position emptyTable(int players, const rules::Rules& rules) {
    rules::Table table{.board = rules::Board(rules.longCircuit)};
    table.players = static_cast<std::uint8_t>(players);
    table.dealer = static_cast<std::uint8_t>(players - 1);
    for (std::uint8_t back = 0; back < rules::kCards; ++back) table.stock.push(rules::Back(back));
    return {table, rules, 0};
}

std::vector<Place> fieldsOf(int players, const rules::Board& board) {
    std::vector<Place> fields;
    for (int square = 0; square < board.squares(); ++square) fields.push_back(placeOf(Spot::square(square)));
    for (const Colour colour : rules::kAllColours)
        for (int cell = 1; cell <= rules::kBaseCells; ++cell)
            fields.push_back(placeOf(Spot::base(colour, cell)));
    fields.push_back({kPileArea, 0, 0});
    for (int player = 0; player < players; ++player)
        for (int slot = 0; slot < rules::handSize(players); ++slot)
            fields.push_back({handArea(player), static_cast<std::uint16_t>(slot), 0});
    return fields;
}

bool isOfCards(Place place) { return place.area == kPileArea || handOf(place).has_value(); }

/// Where a pawn stands.
Spot spotOfPawn(const PieceState& pawn) {
    return spotOf(pawn.place).value_or(Spot::pocket(colourOf(pawn.shape)));
}

PieceState inStock(PieceState card, int level) {
    card.owner = playerAt(0);
    card.shape = game::kUnknownShape;
    card.face = kDown;
    card.place = {kStockArea, 0, static_cast<std::uint16_t>(level)};
    return card;
}

/// The pieces of a position, with the cards that its viewer does not know on the stock.
std::vector<PieceState> piecesOfDraft(const rules::Table& table) {
    std::vector<PieceState> pieces = piecesOf(table);
    int level = table.stock.size();
    for (PieceState& piece : pieces) {
        if (isPawnShape(piece.shape)) continue;
        if (piece.place.area == kStockArea)
            piece = inStock(piece, piece.place.level);
        else if (piece.shape == game::kUnknownShape)
            piece = inStock(piece, level++);
    }
    return pieces;
}

game::Draft::Details detailsOf(const rules::Position& position) {
    const rules::Table& table = position.table();
    const bool passing = table.phase == rules::Phase::Passing;
    game::Draft::Details details{{kPhaseKey, passing ? kPassing : kPlaying},
                                 {kTurnKey, std::to_string(table.toMove)},
                                 {kDealKey, std::to_string(table.deal)},
                                 {kDealerKey, std::to_string(table.dealer)},
                                 {kRoundKey, std::to_string(table.round)},
                                 {kPassedKey, std::string(rules::kMostPlayers, kNoneLetter)},
                                 {kSeedKey, "0"},
                                 {kStockKey, ""}};
    for (const RuleOption& option : kRuleOptions)
        details[option.key] = position.rules().*option.rule ? kYes : kNo;
    for (int player = 0; passing && player < table.players; ++player)
        if (const std::int8_t slot = table.passed[static_cast<std::size_t>(player)]; slot >= 0)
            details[kPassedKey][static_cast<std::size_t>(player)] = static_cast<char>('0' + slot);
    for (const rules::Back back : table.stock) details[kStockKey] += cardLetter(table.faceOf(back));
    return details;
}

/// A card with this kind as it lies in a hand or on the pile.
PieceState shown(PieceState card, std::uint8_t kind, Place to) {
    card.owner = playerAt(handOf(to).value_or(0));
    card.shape = kind;
    card.face = kUp;
    card.place = to;
    return card;
}

}  // namespace

TactikDraft::TactikDraft(int players, const rules::Rules& rules) : TactikDraft(emptyTable(players, rules)) {}

TactikDraft::TactikDraft(const rules::Position& seen)
    : Draft(piecesOfDraft(seen.table()), fieldsOf(seen.players(), seen.board()), detailsOf(seen)),
      players_(seen.players()),
      bare_(seen.rules().longCircuit) {}

// ---- what belongs to the position

rules::Rules TactikDraft::rules() const { return rulesIn(details()); }

bool TactikDraft::passing() const { return details().at(kPhaseKey) == kPassing; }

std::optional<int> TactikDraft::statedNumber(const char* key) const {
    const auto stated = details().find(key);
    if (stated == details().end()) return {};
    return static_cast<int>(game::numberIn(stated->second));
}

int TactikDraft::turn() const { return *statedNumber(kTurnKey); }

int TactikDraft::deal() const { return *statedNumber(kDealKey); }

std::int8_t TactikDraft::passedBy(int player) const {
    const char slot = details().at(kPassedKey)[static_cast<std::size_t>(player)];
    return slot == kNoneLetter ? rules::kNotPassed : static_cast<std::int8_t>(slot - '0');
}

// ---- where pieces lie

rules::Board TactikDraft::board() const {
    rules::Board board = bare_;
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
        const PieceState& state = piece(idOf(pawn));
        if (const auto spot = spotOf(state.place)) board.put(pawn, *spot, state.face == kStake);
    }
    return board;
}

std::optional<PieceState> TactikDraft::cardAt(Place place) const {
    const std::vector<PieceState> pile = pileAt(place);
    return pile.empty() ? std::nullopt : std::optional(pile.back());
}

int TactikDraft::cardsIn(std::uint16_t area) const {
    return static_cast<int>(std::count_if(all().begin(), all().end(),
                                          [&](const auto& piece) { return piece.place.area == area; }));
}

int TactikDraft::held(int player) const { return cardsIn(handArea(player)); }

int TactikDraft::allHeld() const {
    int all = 0;
    for (int player = 0; player < players_; ++player) all += held(player);
    return all;
}

int TactikDraft::left(Card card) const {
    const auto shape = static_cast<std::uint8_t>(rules::index(card));
    return rules::kOfEachKind -
           static_cast<int>(
               std::count_if(all().begin(), all().end(), [&](const auto& p) { return p.shape == shape; }));
}

std::vector<Card> TactikDraft::unplaced() const {
    std::vector<Card> cards;
    for (const Card card : rules::kAllCards)
        cards.insert(cards.end(), static_cast<std::size_t>(left(card)), card);
    return cards;
}

std::vector<Card> TactikDraft::stock() const {
    std::vector<Card> cards = unplaced();
    std::vector<Card> before;
    for (const char letter : details().at(kStockKey)) before.push_back(cardOfLetter(letter));
    std::vector<Card> sorted = before;
    std::sort(sorted.begin(), sorted.end());
    if (sorted == cards) return before;
    return mixed(std::move(cards), static_cast<std::uint64_t>(game::numberIn(details().at(kSeedKey))));
}

std::vector<PieceState> TactikDraft::kinds() const {
    std::vector<PieceState> kinds;
    for (const Card card : rules::kAllCards)
        kinds.push_back(shown({}, static_cast<std::uint8_t>(rules::index(card)), {}));
    for (const Colour colour : rules::kAllColours)
        for (const Face face : {kOrdinary, kStake}) {
            kinds.push_back(piece(idOf(rules::firstOf(colour))));
            kinds.back().face = face;
        }
    return kinds;
}

std::optional<PieceState> TactikDraft::supplied(const PieceState& kind) const {
    const bool pawn = isPawnShape(kind.shape);
    if (!pawn && left(static_cast<Card>(kind.shape)) == 0) return {};
    std::optional<PieceState> found = pawn ? std::nullopt : cardAt(kStock);
    for (const PieceState& other : all())
        if (pawn && other.shape == kind.shape && other.place.area == kPocketArea &&
            (!found || other.place == kind.place))
            found = other;
    if (!found) return {};
    found->shape = kind.shape;
    found->face = kind.face;
    return found;
}

PieceState TactikDraft::home(PieceState piece, int before) const {
    if (!isPawnShape(piece.shape)) return inStock(piece, before);
    piece.place = {kPocketArea, piece.id.value, 0};
    piece.face = kOrdinary;
    return piece;
}

// ---- changes

bool TactikDraft::pawnFits(const PieceState& before, const PieceState& after) const {
    if (after.place.area == kPocketArea) return true;
    const auto spot = spotOf(after.place);
    const Colour colour = colourOf(after.shape);
    if (!spot || (spot->inBase() && spot->colour() != colour)) return false;
    const bool onStart = *spot == Spot::square(bare_.startOf(colour));
    if (after.place == before.place) return onStart && after.face <= kStake && after.face != before.face;
    return pileAt(after.place).empty() && (onStart || after.face == kOrdinary);
}

/// Of the pile only the top card.
bool TactikDraft::fits(const PieceState& before, const PieceState& after) const {
    if (isPawnShape(before.shape)) return pawnFits(before, after);
    if (after.place == before.place) return passing() && handOf(after.place) && after.face == kUp;
    return cardAt(before.place) == before && !spotOf(after.place);
}

/// A stake that moves on is an ordinary pawn.
PieceState TactikDraft::laid(const PieceState& before, PieceState after) const {
    if (isPawnShape(after.shape)) {
        if (before.face == kStake) after.face = kOrdinary;
        return after;
    }
    if (handOf(after.place)) after.place.level = 0;
    return shown(after, after.shape, after.place);
}

game::Stage TactikDraft::dealing(std::uint32_t seed) const {
    game::Stage stage{.hops = {}, .reason = game::Reason::Deal};
    std::vector<Card> cards = mixed(unplaced(), seed);
    int level = cardsIn(kStockArea);
    const auto give = [&](Place to) {
        if (cards.empty()) return;  // too many lie on the pile
        const PieceState card = *std::find_if(all().begin(), all().end(), [&](const PieceState& piece) {
            return piece.place == Place{kStockArea, 0, static_cast<std::uint16_t>(level - 1)};
        });
        --level;
        stage.hops.push_back(
            {.before = card,
             .after = shown(card, static_cast<std::uint8_t>(rules::index(cards.back())), to)});
        cards.pop_back();
    };
    const rules::HandSizes wanted = wantedSizes();
    int allHeld = 0;
    for (int player = 0; player < players_; ++player) {
        int missing = std::max(wanted[static_cast<std::size_t>(player)] - held(player), 0);
        allHeld += held(player) + missing;
        for (int slot = 0; slot < slots() && missing > 0; ++slot) {
            const Place place{handArea(player), static_cast<std::uint16_t>(slot), 0};
            if (cardAt(place)) continue;
            give(place);
            --missing;
        }
    }
    // Below the cards on the pile, which were played last.
    const int missing = std::max(pileWanted(allHeld) - cardsIn(kPileArea), 0);
    for (const PieceState& card : all()) {
        if (card.place.area != kPileArea || missing == 0) continue;
        PieceState higher = card;
        higher.place.level = static_cast<std::uint16_t>(card.place.level + missing);
        stage.hops.push_back({.before = card, .after = higher});
    }
    for (int i = 0; i < missing; ++i) give({kPileArea, 0, static_cast<std::uint16_t>(i)});
    return stage;
}

/// A card that lies where this one goes takes its place. One that is turned over is revealed.
game::Stage TactikDraft::stageOf(const game::DraftChange& change) const {
    game::Stage stage = Draft::stageOf(change);
    if (change.kind == ChangeKind::Turn) {
        if (handOf(change.from)) return {};
        stage.hops.front().manner = game::Manner::Slide;
    }
    if (change.kind == ChangeKind::Whole) {
        if (change.count == kDeal) stage = dealing(change.value);
        stage.reason = game::Reason::Deal;
        for (const Place field : fields())
            if (change.count == kGather && isOfCards(field)) addTakenOff(field, pileAt(field).size(), stage);
    }
    const bool travels = change.kind == ChangeKind::Put || change.kind == ChangeKind::Move;
    if (const auto other = travels && handOf(change.to) ? cardAt(change.to) : std::nullopt) {
        const Place freed = stage.hops.front().before.place;
        const PieceState back =
            freed.area == kStockArea ? inStock(*other, freed.level) : shown(*other, other->shape, freed);
        stage.hops.insert(stage.hops.begin(), Hop{.before = *other, .after = back});
    }
    if (change.kind == ChangeKind::Move && handOf(change.from) && handOf(change.to))
        stage.reason = game::Reason::Pass;
    for (Hop& hop : stage.hops) {
        if (isPawnShape(hop.before.shape)) continue;
        hop.step = 0;
        if (hop.before.face != hop.after.face) hop.manner = game::Manner::Reveal;
    }
    return stage;
}

void TactikDraft::adjust(Details& after, const game::DraftChange& change, const game::Stage& stage) const {
    std::string& passed = after[kPassedKey];
    for (const Hop& hop : stage.hops)
        if (const auto player = handOf(hop.before.place);
            player && passedBy(*player) == hop.before.place.spot)
            passed[static_cast<std::size_t>(*player)] = kNoneLetter;
    if (const auto player = change.kind == ChangeKind::Turn ? handOf(change.from) : std::nullopt) {
        char& slot = passed[static_cast<std::size_t>(*player)];
        const auto chosen = static_cast<char>('0' + change.from.spot);
        slot = slot == chosen ? kNoneLetter : chosen;
    }
    const bool gathers = change.kind == ChangeKind::Whole && change.count == kGather;
    if (change.kind == ChangeKind::Whole && !gathers)
        after[kSeedKey] = std::to_string(change.value + std::uint64_t{1});
    if (change.kind == ChangeKind::Clear) {
        after[kPhaseKey] = kPassing;
        after[kTurnKey] = "0";
        after[kDealKey] = "1";
    }
    if (const auto inCycle = after.find(kCycleKey); inCycle != after.end()) {
        after[kDealKey] = std::to_string(deal() - dealInCycle() + std::stoi(inCycle->second));
        after.erase(inCycle);
    }
    const bool cleared = gathers || change.kind == ChangeKind::Clear;
    if (cleared || after[kTurnKey] != details().at(kTurnKey)) after.erase(kDealerKey);
    if (cleared || after[kPhaseKey] != details().at(kPhaseKey) || after[kDealKey] != details().at(kDealKey))
        after.erase(kRoundKey);
}

// ---- texts

std::string TactikDraft::textOf(const PieceState& piece) const {
    if (!isPawnShape(piece.shape)) return rules::textOf(static_cast<Card>(piece.shape));
    return rules::letterOf(colourOf(piece.shape)) + rules::textOf(spotOfPawn(piece));
}

std::string TactikDraft::textOf(const game::DraftChange& change) const {
    if (change.kind >= ChangeKind::Clear) return Draft::textOf(change);
    const PieceState before = pileAt(change.from).back();
    if (isPawnShape(before.shape)) {
        const PieceState after = changed(before, change);
        return textOf(before) + "-" + rules::textOf(spotOfPawn(after)) + (after.face == kStake ? "!" : "");
    }
    if (change.kind == ChangeKind::Turn) return "pass " + placeName(change.from);
    const bool put = change.kind == ChangeKind::Put;
    return (put ? rules::textOf(static_cast<Card>(change.shape)) : placeName(change.from)) + ">" +
           placeName(change.kind == ChangeKind::TakeOff ? kStock : change.to);
}

}  // namespace tactik::play
