#include "games/tactik/play/TactikDraft.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "games/tactik/play/DraftDetails.h"
#include "games/tactik/play/Pieces.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionReader.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::play {

using game::Hop;
using game::Manner;
using game::PieceState;
using game::Place;
using game::Reason;
using rules::Card;
using rules::Colour;
using rules::Pawn;
using rules::Spot;
using Kind = DraftChange::Kind;

namespace {

constexpr Place kStock{kStockArea, 0, 0};
constexpr Place kPile{kPileArea, 0, 0};

rules::Position emptyTable(int players, const rules::Rules& rules) {
    rules::Table table{.board = rules::Board(rules.longCircuit)};
    table.players = static_cast<std::uint8_t>(players);
    table.dealer = static_cast<std::uint8_t>(players - 1);
    for (std::uint8_t back = 0; back < rules::kCards; ++back) table.stock.push(rules::Back(back));
    return {table, rules, 0};
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
                                 {kRulesKey, rules::formatRules(position.rules())},
                                 {kPassedKey, std::string(rules::kMostPlayers, kNoneLetter)},
                                 {kSeedKey, "0"},
                                 {kStockKey, ""}};
    for (int player = 0; passing && player < table.players; ++player)
        if (const std::int8_t slot = table.passed[static_cast<std::size_t>(player)]; slot >= 0)
            details[kPassedKey][static_cast<std::size_t>(player)] = static_cast<char>('0' + slot);
    for (const rules::Back back : table.stock) details[kStockKey] += letterOf(table.faceOf(back));
    return details;
}

/// A card as it lies in a hand or on the pile; of the stock, with this kind.
PieceState shown(PieceState card, Card kind, Place to) {
    const auto hand = handOf(to);
    card.owner = playerAt(hand.value_or(0));
    if (card.shape == game::kUnknownShape) card.shape = static_cast<std::uint8_t>(rules::index(kind));
    card.face = kUp;
    card.place = to;
    return card;
}

/// A card that is turned over is revealed; any other one only moves.
Hop cardHop(const PieceState& before, const PieceState& after) {
    return {.before = before,
            .after = after,
            .manner = before.face != after.face ? Manner::Reveal : Manner::Slide};
}

}  // namespace

TactikDraft::TactikDraft(int players, const rules::Rules& rules) : TactikDraft(emptyTable(players, rules)) {}

TactikDraft::TactikDraft(const rules::Position& seen)
    : Draft(piecesOfDraft(seen.table()), detailsOf(seen)),
      players_(seen.players()),
      longCircuit_(seen.rules().longCircuit) {}

// ---- what belongs to the position

rules::Rules TactikDraft::rules() const { return *rules::parseRules(details().at(kRulesKey)); }

bool TactikDraft::passing() const { return details().at(kPhaseKey) == kPassing; }

std::optional<int> TactikDraft::statedNumber(const char* key) const {
    const auto stated = details().find(key);
    if (stated == details().end()) return {};
    int number = 0;
    (void)std::from_chars(stated->second.data(), stated->second.data() + stated->second.size(), number);
    return number;
}

int TactikDraft::turn() const { return *statedNumber(kTurnKey); }

int TactikDraft::deal() const { return *statedNumber(kDealKey); }

std::int8_t TactikDraft::passedBy(int player) const {
    const char slot = details().at(kPassedKey)[static_cast<std::size_t>(player)];
    return slot == kNoneLetter ? rules::kNotPassed : static_cast<std::int8_t>(slot - '0');
}

// ---- where pieces lie

rules::Board TactikDraft::board() const {
    rules::Board board(longCircuit_);
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
        const PieceState& state = piece(idOf(pawn));
        if (const auto spot = spotOf(state.place)) board.put(pawn, *spot, state.face == kStake);
    }
    return board;
}

std::optional<PieceState> TactikDraft::cardAt(Place place) const {
    std::optional<PieceState> found;
    for (const PieceState& card : all())
        if (card.place.sameSpot(place) && (!found || found->place.level < card.place.level)) found = card;
    return found;
}

int TactikDraft::cardsIn(std::uint16_t area) const {
    return static_cast<int>(std::count_if(all().begin(), all().end(),
                                          [&](const auto& piece) { return piece.place.area == area; }));
}

int TactikDraft::held(int player) const { return cardsIn(handArea(player)); }

int TactikDraft::left(Card card) const {
    const auto shape = static_cast<std::uint8_t>(rules::index(card));
    return rules::kOfEachKind -
           static_cast<int>(
               std::count_if(all().begin(), all().end(), [&](const auto& p) { return p.shape == shape; }));
}

std::vector<Card> TactikDraft::stock() const {
    std::vector<Card> cards;
    for (const Card card : rules::kAllCards)
        cards.insert(cards.end(), static_cast<std::size_t>(left(card)), card);
    std::vector<Card> before;
    for (const char letter : details().at(kStockKey)) before.push_back(cardOf(letter));
    std::vector<Card> sorted = before;
    std::sort(sorted.begin(), sorted.end());
    if (sorted == cards) return before;
    std::uint64_t seed = 0;
    const std::string& text = details().at(kSeedKey);
    (void)std::from_chars(text.data(), text.data() + text.size(), seed);
    return mixed(std::move(cards), seed);
}

bool TactikDraft::isCardPlace(Place place) const {
    const auto player = handOf(place);
    if (!player) return place == kStock || place == kPile;
    return *player < players_ && place.spot < slots() && place.level == 0;
}

// ---- changes

bool TactikDraft::isLegalMove(const DraftChange& change) const {
    if (change.kind == Kind::MovePawn) {
        const rules::Board now = board();
        const Colour colour = rules::colourOf(change.pawn);
        const bool there = change.spot.onCircuit()  ? change.spot.square() < now.squares()
                           : change.spot.inPocket() ? change.spot == Spot::pocket(colour)
                                                    : change.spot.colour() == colour;
        if (!there || (change.on && change.spot != Spot::square(now.startOf(colour)))) return false;
        if (now.spotOf(change.pawn) == change.spot)
            return change.spot.onCircuit() && now.isStake(change.pawn) != change.on;
        return change.spot.inPocket() || now.pawnAt(change.spot) == rules::kNoPawn;
    }
    if (!isCardPlace(change.from) || !isCardPlace(change.to) || change.from == change.to) return false;
    if ((change.from == kStock) != (change.card != Card::Unknown)) return false;
    return change.from == kStock ? left(change.card) > 0 : cardAt(change.from).has_value();
}

bool TactikDraft::isLegal(const DraftChange& change) const {
    switch (change.kind) {
        case Kind::MovePawn:
        case Kind::MoveCard:
            return isLegalMove(change);
        case Kind::Deal:
        case Kind::Gather:
        case Kind::Clear:
        case Kind::Phase:
            return true;
        case Kind::Turn:
            return change.number < static_cast<std::uint32_t>(players_);
        case Kind::DealNumber:
            return change.number >= 1 && change.number <= rules::kMostDeals;
        case Kind::Rule:
            return change.number < rules::kNamedRules.size() &&
                   rules::kNamedRules[change.number].rule != &rules::Rules::longCircuit;
        case Kind::Passed:
            return passing() && handOf(change.from) && isCardPlace(change.from) && change.to == kStock &&
                   change.card == Card::Unknown && cardAt(change.from).has_value();
    }
    return false;
}

std::vector<game::Action> TactikDraft::legalActions() const {
    std::vector<game::Action> all;
    const auto add = [&](const DraftChange& change) {
        if (isLegal(change)) all.push_back(actionOf(change));
    };
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
        for (int spot = 0; spot < Spot::kCount; ++spot)
            for (const bool stake : {false, true})
                add({.kind = Kind::MovePawn, .pawn = pawn, .spot = Spot::fromIndex(spot), .on = stake});
    std::vector<Place> places{kStock, kPile};
    for (int player = 0; player < players_; ++player)
        for (int slot = 0; slot < slots(); ++slot)
            places.push_back({handArea(player), static_cast<std::uint16_t>(slot), 0});
    for (const Place to : places) {
        for (const Card card : rules::kAllCards)
            add({.kind = Kind::MoveCard, .card = card, .from = kStock, .to = to});
        for (const Place from : places) add({.kind = Kind::MoveCard, .from = from, .to = to});
    }
    add({.kind = Kind::Gather});
    add({.kind = Kind::Clear});
    return all;
}

PieceState TactikDraft::moved(const DraftChange& change) const {
    if (change.kind == Kind::MovePawn) {
        PieceState pawn = piece(idOf(change.pawn));
        pawn.place = change.spot.inPocket() ? Place{kPocketArea, static_cast<std::uint16_t>(change.pawn), 0}
                                            : placeOf(change.spot);
        pawn.face = change.on ? kStake : kOrdinary;
        return pawn;
    }
    const PieceState card = *cardAt(change.from);
    Place to = change.to;
    if (!handOf(to)) to.level = static_cast<std::uint16_t>(cardsIn(to.area));
    return to.area == kStockArea ? inStock(card, to.level) : shown(card, change.card, to);
}

/// A card that lies where this one goes takes its place.
game::Stage TactikDraft::exchange(const DraftChange& change) const {
    const PieceState card = *cardAt(change.from);
    const auto other = handOf(change.to) ? cardAt(change.to) : std::nullopt;
    game::Stage stage;
    if (other) {
        const PieceState back = change.from.area == kStockArea ? inStock(*other, card.place.level)
                                                               : shown(*other, Card::Unknown, card.place);
        stage.hops.push_back(cardHop(*other, back));
    }
    stage.hops.push_back(cardHop(card, moved(change)));
    if (handOf(change.from) && handOf(change.to)) stage.reason = Reason::Pass;
    return stage;
}

game::Stage TactikDraft::dealing(std::uint32_t seed) const {
    game::Stage stage{.hops = {}, .reason = Reason::Deal};
    std::vector<Card> cards;
    for (const Card card : rules::kAllCards)
        cards.insert(cards.end(), static_cast<std::size_t>(left(card)), card);
    cards = mixed(std::move(cards), seed);
    int level = cardsIn(kStockArea);
    const auto give = [&](Place to) {
        if (cards.empty()) return;  // too many lie on the pile
        const PieceState card = *std::find_if(all().begin(), all().end(), [&](const PieceState& piece) {
            return piece.place == Place{kStockArea, 0, static_cast<std::uint16_t>(level - 1)};
        });
        --level;
        stage.hops.push_back(cardHop(card, shown(card, cards.back(), to)));
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
        stage.hops.push_back(cardHop(card, higher));
    }
    for (int i = 0; i < missing; ++i) give({kPileArea, 0, static_cast<std::uint16_t>(i)});
    return stage;
}

game::Stage TactikDraft::gathered(bool pawnsToo) const {
    game::Stage stage{.hops = {}, .reason = Reason::Deal};
    int level = cardsIn(kStockArea);
    for (const PieceState& state : all()) {
        if (!isPawnShape(state.shape)) {
            if (state.place.area != kStockArea) stage.hops.push_back(cardHop(state, inStock(state, level++)));
        } else if (pawnsToo && state.place.area != kPocketArea) {
            const auto pawn = static_cast<Pawn>(state.id.value);
            const DraftChange home{
                .kind = Kind::MovePawn, .pawn = pawn, .spot = Spot::pocket(rules::colourOf(pawn))};
            stage.hops.push_back({.before = state, .after = moved(home)});
        }
    }
    return stage;
}

game::Transition TactikDraft::effectOf(game::Action action) const {
    const DraftChange change = changeOf(action);
    game::Stage stage;
    switch (change.kind) {
        case Kind::MovePawn: {
            const PieceState after = moved(change);
            stage.hops.push_back({.before = piece(after.id), .after = after, .step = 1});
            break;
        }
        case Kind::MoveCard:
            stage = exchange(change);
            break;
        case Kind::Deal:
            stage = dealing(change.number);
            break;
        case Kind::Gather:
        case Kind::Clear:
            stage = gathered(change.kind == Kind::Clear);
            break;
        default:
            break;
    }
    if (stage.hops.empty()) return {};
    return {{std::move(stage)}};
}

game::Draft::Details TactikDraft::detailsAfter(game::Action action) const {
    const DraftChange change = changeOf(action);
    Details after = details();
    std::string& passed = after[kPassedKey];
    const auto forget = [&](Place place) {
        if (const auto player = handOf(place); player && passedBy(*player) == place.spot)
            passed[static_cast<std::size_t>(*player)] = kNoneLetter;
    };
    switch (change.kind) {
        case Kind::MovePawn:
            break;
        case Kind::MoveCard:
            forget(change.from);
            forget(change.to);
            break;
        case Kind::Deal:
            after[kSeedKey] = std::to_string(change.number + std::uint64_t{1});
            break;
        case Kind::Clear:
            after[kPhaseKey] = kPassing;
            after[kTurnKey] = "0";
            after[kDealKey] = "1";
            [[fallthrough]];
        case Kind::Gather:
            after.erase(kDealerKey);
            after.erase(kRoundKey);
            passed.assign(passed.size(), kNoneLetter);
            break;
        case Kind::Phase:
            after[kPhaseKey] = change.on ? kPassing : kPlaying;
            after.erase(kRoundKey);
            break;
        case Kind::Turn:
            after[kTurnKey] = std::to_string(change.number);
            after.erase(kDealerKey);
            break;
        case Kind::DealNumber:
            after[kDealKey] = std::to_string(change.number);
            after.erase(kRoundKey);
            break;
        case Kind::Rule: {
            rules::Rules agreed = rules();
            agreed.*rules::kNamedRules[change.number].rule = change.on;
            after[kRulesKey] = rules::formatRules(agreed);
            break;
        }
        case Kind::Passed: {
            const auto player = static_cast<std::size_t>(*handOf(change.from));
            const auto slot = static_cast<char>('0' + change.from.spot);
            passed[player] = passed[player] == slot ? kNoneLetter : slot;
            break;
        }
    }
    return after;
}

}  // namespace tactik::play
