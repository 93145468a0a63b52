#include "games/tactik/table/DraftInput.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/Message.h"
#include "games/tactik/play/Pieces.h"
#include "games/tactik/play/Words.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/table/Cursor.h"
#include "games/tactik/table/EntryWords.h"
#include "games/tactik/table/TablePlan.h"

namespace tactik::table {

using base::Message;
using base::msgid;
using game::Action;
using game::Place;
using play::DraftChange;
using rules::Colour;
using rules::Pawn;
using rules::Spot;
using CardKind = rules::Card;

namespace {

constexpr Place kStock{play::kStockArea, 0, 0};
constexpr Place kPile{play::kPileArea, 0, 0};

bool isOfCards(Place place) {
    return place.area == play::kStockArea || place.area == play::kPileArea || play::handOf(place);
}

/// Without a level, which pointing at a piece adds.
Place spotOnly(Place place) { return {place.area, place.spot, 0}; }

Message heldInWords(base::Msgid words, CardKind card) { return {words, {play::cardPart("card", card)}}; }

}  // namespace

void DraftInput::reset(const game::View& view) {
    draft_ = &dynamic_cast<const play::TactikDraft&>(view);  // throws for a view of another game
    cancel();
    if (std::exchange(turn_, draft_->turn()) != draft_->turn()) hand_ = draft_->turn();
}

// ---- places

std::optional<Pawn> DraftInput::pawnAt(Place place) const {
    const rules::Board board = draft_->board();
    if (place.area == play::kPocketArea && place.spot < rules::kPawns) {
        const auto pawn = static_cast<Pawn>(place.spot);
        if (board.spotOf(pawn).inPocket()) return pawn;
        const Pawn other = board.pawnInPocket(rules::colourOf(pawn));
        return other == rules::kNoPawn ? std::nullopt : std::optional(other);
    }
    const auto spot = play::spotOf(place);
    if (!spot || board.pawnAt(*spot) == rules::kNoPawn) return {};
    return board.pawnAt(*spot);
}

std::optional<Place> DraftInput::freeSlot(int player) const {
    for (int slot = 0; slot < draft_->slots(); ++slot)
        if (const Place place{play::handArea(player), static_cast<std::uint16_t>(slot), 0};
            !draft_->cardAt(place))
            return place;
    return {};
}

int DraftInput::filled() const {
    for (int i = 0; i < draft_->playerCount(); ++i)
        if (const int player = (hand_ + i) % draft_->playerCount(); freeSlot(player)) return player;
    return hand_;
}

std::optional<CardKind> DraftInput::nextKind(CardKind kind, int steps) const {
    int at = rules::index(kind) - 1;
    if (kind == CardKind::Unknown) at = steps > 0 ? -1 : rules::kKinds;
    for (int i = 1; i <= rules::kKinds; ++i) {
        const int other = (at + (steps > 0 ? i : -i) + 2 * rules::kKinds) % rules::kKinds;
        if (const CardKind next = rules::kAllCards[static_cast<std::size_t>(other)]; draft_->left(next) > 0)
            return next;
    }
    return {};
}

// ---- input

std::optional<Action> DraftInput::pick(Place place) {
    refusal_.reset();
    place = spotOnly(place);
    if (const auto player = play::handOf(place); player && *player < draft_->playerCount()) hand_ = *player;
    if (pawn_) return putPawn(place);
    if (card_) return putCard(place);
    return takeAt(place);
}

std::optional<Action> DraftInput::takeAt(Place place) {
    if (place == kStock) {
        if (const auto kind = nextKind(CardKind::Unknown, 1))
            card_ = Card{place, *kind};
        else
            refusal_ = msgid("No card is left in the stock.");
    } else if (isOfCards(place)) {
        if (draft_->cardAt(place)) card_ = Card{.from = place};
    } else {
        pawn_ = pawnAt(place);
    }
    return {};
}

std::optional<DraftChange> DraftInput::pawnChange(Place place) const {
    const Colour colour = rules::colourOf(*pawn_);
    DraftChange change{.kind = DraftChange::Kind::MovePawn, .pawn = *pawn_};
    if (place.area == play::kPocketArea) {
        change.spot = Spot::pocket(colour);
        return change;
    }
    const auto spot = play::spotOf(place);
    const rules::Board board = draft_->board();
    if (!spot || (spot->onCircuit() && spot->square() >= board.squares())) return {};
    change.spot = *spot;
    const bool onStart = *spot == Spot::square(board.startOf(colour));
    change.on = onStart && (board.spotOf(*pawn_).inPocket() ||
                            (board.spotOf(*pawn_) == *spot && !board.isStake(*pawn_)));
    return change;
}

std::optional<Action> DraftInput::putPawn(Place place) {
    const auto change = pawnChange(place);
    if (!change) return {};
    if (draft_->isLegal(*change)) return actionOf(*change);
    if (draft_->board().spotOf(*pawn_) == change->spot)
        pawn_.reset();  // put back
    else
        refusal_ = whyNot(*change);
    return {};
}

std::optional<DraftChange> DraftInput::cardChange(Place place) const {
    if (!isOfCards(place)) return {};
    return DraftChange{
        .kind = DraftChange::Kind::MoveCard, .card = card_->kind, .from = card_->from, .to = place};
}

std::optional<Action> DraftInput::putCard(Place place) {
    if (place == card_->from) {
        if (place == kStock) {
            card_->kind = *nextKind(card_->kind, 1);
            return {};
        }
        const DraftChange passed{.kind = DraftChange::Kind::Passed, .from = place, .to = kStock};
        card_.reset();  // put back
        return draft_->isLegal(passed) ? std::optional(actionOf(passed)) : std::nullopt;
    }
    const auto change = cardChange(place);
    return change && draft_->isLegal(*change) ? std::optional(actionOf(*change)) : std::nullopt;
}

Message DraftInput::whyNot(const DraftChange& change) const {
    const rules::Board board = draft_->board();
    if (change.spot.inBase() && change.spot.colour() != rules::colourOf(change.pawn))
        return msgid("A pawn enters only the base of its own colour.");
    const Pawn there = board.pawnAt(change.spot);
    return {msgid("Here stands {pawn}: there is room for one."), {{"pawn", play::pawnInWords(board, there)}}};
}

std::optional<Action> DraftInput::finishAt(Place place) {
    refusal_.reset();
    place = spotOnly(place);
    if (holding()) return {};
    DraftChange change{.kind = DraftChange::Kind::MoveCard, .from = place, .to = kStock};
    if (!isOfCards(place)) {
        const auto pawn = pawnAt(place);
        if (!pawn) return {};
        change = {
            .kind = DraftChange::Kind::MovePawn, .pawn = *pawn, .spot = Spot::pocket(rules::colourOf(*pawn))};
    }
    return draft_->isLegal(change) ? std::optional(actionOf(change)) : std::nullopt;
}

bool DraftInput::vary(int steps) {
    refusal_.reset();
    if (steps == 0 || pawn_ || (card_ && card_->from != kStock)) return false;
    const CardKind before = card_ ? card_->kind : CardKind::Unknown;
    const auto kind = nextKind(before, steps);
    if (!kind || *kind == before) return false;
    card_ = Card{kStock, *kind};
    return true;
}

bool DraftInput::cancel() {
    const bool begun = holding();
    refusal_.reset();
    pawn_.reset();
    card_.reset();
    return begun;
}

// ---- kinds of cards

std::vector<game::Choice> DraftInput::choices() const {
    constexpr std::array<const char*, rules::kMostPlayers> kHeadings{
        msgid("Cards for red"), msgid("Cards for blue"), msgid("Cards for yellow"), msgid("Cards for green")};
    constexpr std::array<const char*, 2> kHeadingsOfTwo{msgid("Cards for red and yellow"),
                                                        msgid("Cards for blue and green")};
    const auto player = static_cast<std::size_t>(filled());
    std::vector<game::Choice> all;
    for (const CardKind kind : rules::kAllCards) {
        game::Choice choice{.label = labelOf(kind),
                            .icon = "card" + rules::textOf(kind),
                            .chosen = card_ && card_->kind == kind,
                            .owner = play::playerAt(filled()),
                            .help = play::cardRule(kind)};
        if (draft_->left(kind) == 0) choice.refusal = msgid("All four cards of this kind are given out.");
        if (all.empty())
            choice.heading = draft_->playerCount() == 2 ? kHeadingsOfTwo[player] : kHeadings[player];
        all.push_back(std::move(choice));
    }
    return all;
}

std::optional<Action> DraftInput::choose(std::size_t choice) {
    if (choice >= rules::kAllCards.size()) return {};
    const CardKind kind = rules::kAllCards[choice];
    DraftChange change{.kind = DraftChange::Kind::MoveCard, .card = kind, .from = kStock};
    // In place of the card that is lifted, or into the next hand that has room.
    const bool replaces = card_ && card_->from != kStock;
    const auto to = replaces ? std::optional(card_->from) : freeSlot(filled());
    const bool left = draft_->left(kind) > 0;
    cancel();
    if (!left)
        refusal_ = msgid("All four cards of this kind are given out.");
    else if (!to)
        refusal_ = msgid("All hands are full: put a card back into the stock first.");
    if (refusal_) return {};
    change.to = *to;
    if (const auto player = play::handOf(*to)) hand_ = *player;
    return actionOf(change);
}

// ---- what the table shows

void DraftInput::showPawn(game::InputView& view, std::optional<Place> hover) const {
    const rules::Board board = draft_->board();
    const Colour colour = rules::colourOf(*pawn_);
    view.text = std::string(1, rules::letterOf(colour)) + rules::textOf(board.spotOf(*pawn_));
    view.preview.push_back({draft_->all()[play::idOf(*pawn_).value], true});
    const auto mark = [&](Place place, std::vector<Place>& marks) {
        if (const auto change = pawnChange(place); change && draft_->isLegal(*change)) marks.push_back(place);
    };
    for (int square = 0; square < board.squares(); ++square)
        mark(play::placeOf(Spot::square(square)), view.reach);
    for (int cell = 1; cell <= rules::kBaseCells; ++cell)
        mark(play::placeOf(Spot::base(colour, cell)), view.reach);
    mark({play::kPocketArea, static_cast<std::uint16_t>(*pawn_), 0}, view.reach);
    const bool onStart = board.spotOf(*pawn_) == Spot::square(board.startOf(colour));
    view.words = !onStart ? msgid("Click the square, the cell or the pocket to which this pawn goes.")
                 : board.isStake(*pawn_)
                     ? msgid("Click where this stake goes, or the stake again to make it an ordinary pawn.")
                     : msgid("Click where this pawn goes, or the pawn again to make it a stake.");
    const auto change = hover ? pawnChange(*hover) : std::nullopt;
    if (change && draft_->isLegal(*change)) view.ghosts.push_back(draft_->moved(*change));
}

void DraftInput::showCard(game::InputView& view, std::optional<Place> hover) const {
    const bool fromStock = card_->from == kStock;
    const game::PieceState lying = *draft_->cardAt(card_->from);
    game::PieceState card = lying;
    if (fromStock) {
        card.shape = static_cast<std::uint8_t>(rules::index(card_->kind));
        card.face = play::kUp;
    }
    const auto kind = static_cast<CardKind>(card.shape);
    view.text = rules::textOf(kind);
    view.preview.push_back({card, true});
    for (int player = 0; player < draft_->playerCount(); ++player)
        if (const auto slot = freeSlot(player)) view.targets.push_back(*slot);
    if (card_->from != kPile)
        view.targets.push_back(
            {play::kPileArea, 0, static_cast<std::uint16_t>(draft_->cardsIn(play::kPileArea))});
    if (!fromStock)
        view.targets.push_back(
            {play::kStockArea, 0, static_cast<std::uint16_t>(draft_->cardsIn(play::kStockArea))});
    const bool mayPass = play::handOf(card_->from) && draft_->passing();
    view.words = heldInWords(
        fromStock
            ? msgid("In the hand: {card}. Click a hand or the pile, or the stock again for the next kind.")
        : mayPass ? msgid("In the hand: {card}. Click where it goes, or the card again to mark it as the one "
                          "to pass.")
                  : msgid("In the hand: {card}. Click another hand, the pile or the stock."),
        kind);
    const auto change = hover ? cardChange(spotOnly(*hover)) : std::nullopt;
    if (change && draft_->isLegal(*change)) view.ghosts.push_back(draft_->moved(*change));
}

game::InputView DraftInput::view(std::optional<Place> hover) const {
    game::InputView view;
    if (!draft_) return view;
    view.dragPicks = false;
    // Cards that are chosen to be passed stand out of their hands.
    for (int player = 0; draft_->passing() && player < draft_->playerCount(); ++player) {
        const auto slot = draft_->passedBy(player);
        if (slot < 0) continue;
        if (const auto card = draft_->cardAt({play::handArea(player), static_cast<std::uint16_t>(slot), 0}))
            view.preview.push_back({*card, true});
    }
    if (pawn_) {
        showPawn(view, hover);
    } else if (card_) {
        showCard(view, hover);
    } else {
        if (const auto slot = freeSlot(filled())) view.targets.push_back(*slot);
        view.words = msgid(
            "Drag pawns and cards, or click them. Cards that you choose on the left go into the marked hand. "
            "A "
            "right click takes away.");
    }
    return view;
}

// ---- the cursor and names

std::vector<Place> DraftInput::stops() const {
    std::vector<Place> stops;
    const rules::Board board = draft_->board();
    for (int square = 0; square < board.squares(); ++square)
        stops.push_back(play::placeOf(Spot::square(square)));
    for (const Colour colour : rules::kAllColours) {
        for (int cell = 1; cell <= rules::kBaseCells; ++cell)
            stops.push_back(play::placeOf(Spot::base(colour, cell)));
        const Pawn waiting = board.pawnInPocket(colour);
        const Pawn pawn = waiting == rules::kNoPawn ? rules::firstOf(colour) : waiting;
        stops.push_back({play::kPocketArea, static_cast<std::uint16_t>(pawn), 0});
    }
    for (int player = 0; player < draft_->playerCount(); ++player)
        for (int slot = 0; slot < draft_->slots(); ++slot)
            stops.push_back({play::handArea(player), static_cast<std::uint16_t>(slot), 0});
    return stops;
}

int DraftInput::playerNear(Place place) const {
    if (const auto player = play::handOf(place)) return *player;
    const TablePlan plan(draft_->playerCount(), draft_->board().squares());
    float yaw = 0;
    if (place.area == play::kCircuitArea) yaw = plan.yawOf(place.spot);
    if (place.area == play::kBaseArea) yaw = plan.yawOf(rules::colourAt(place.spot / rules::kBaseCells));
    if (place.area == play::kPocketArea) yaw = plan.yawOf(rules::colourOf(static_cast<Pawn>(place.spot)));
    int nearest = 0;
    for (int player = 1; player < draft_->playerCount(); ++player)
        if (std::cos(plan.seatYaw(player) - yaw) > std::cos(plan.seatYaw(nearest) - yaw)) nearest = player;
    return nearest;
}

/// Inside the bases are the stock, on the left, and the pile.
Place DraftInput::neighbour(Place from, int dx, int dy) const {
    from = spotOnly(from);
    const Cursor cursor(draft_->playerCount(), draft_->board().squares(), playerNear(from), stops());
    const auto innermost = [](Colour colour) { return play::placeOf(Spot::base(colour, rules::kBaseCells)); };
    if (from == kStock || from == kPile) {
        if (dx != 0) {
            if (from == (dx > 0 ? kStock : kPile)) return from == kStock ? kPile : kStock;
            return innermost(dx > 0 ? Colour::Green : Colour::Blue);
        }
        return innermost(dy > 0 ? Colour::Yellow : Colour::Red);
    }
    const Place next = cursor.next(from, dx, dy);
    const bool inside =
        from.area == play::kBaseArea && from.spot % rules::kBaseCells == rules::kBaseCells - 1;
    if (!inside || next != from) return next;
    return play::colourOf(static_cast<std::uint8_t>(play::kFirstPawnShape + from.spot / rules::kBaseCells)) ==
                   Colour::Green
               ? kPile
               : kStock;
}

std::optional<Place> DraftInput::placeNamed(std::string_view name) const {
    const auto place = draft_->placeNamed(name);
    if (!place || place->area != play::kPocketArea) return place;
    // Of a pocket the hollow whose pawn can be taken.
    const auto pawn = pawnAt(*place);
    return pawn ? Place{play::kPocketArea, static_cast<std::uint16_t>(*pawn), 0} : place;
}

Place DraftInput::cursorStart() const {
    return play::placeOf(Spot::square(draft_->board().startOf(rules::colourAt(draft_->turn()))));
}

}  // namespace tactik::table
