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
using game::DraftChange;
using game::PieceState;
using game::Place;
using play::isPawnShape;
using rules::Colour;
using rules::Pawn;
using rules::Spot;
using CardKind = rules::Card;

namespace {

constexpr Place kStock{play::kStockArea, 0, 0};
constexpr Place kPile{play::kPileArea, 0, 0};

/// Without a level, which pointing at a piece adds.
Place spotOnly(Place place) { return {place.area, place.spot, 0}; }

}  // namespace

const play::TactikDraft& DraftInput::tactikDraft() const {
    return dynamic_cast<const play::TactikDraft&>(draft());
}

void DraftInput::reset(const game::View& view) {
    game::DraftInput::reset(view);
    const int turn = tactikDraft().turn();
    if (std::exchange(turn_, turn) != turn) hand_ = turn;
}

std::optional<PieceState> DraftInput::held() const {
    return lifted() ? std::optional(liftedPieces().front()) : taken();
}

bool DraftInput::holdsPawn() const { return holding() && isPawnShape(held()->shape); }

// ---- input

std::optional<Action> DraftInput::pick(Place place) {
    if (const auto player = play::handOf(place); player && *player < tactikDraft().playerCount())
        hand_ = *player;
    if (taken() && holdsPawn() && place.area == play::kPocketArea) {
        cancel();  // put back
        return {};
    }
    return game::DraftInput::pick(place);
}

/// Pawns and cards have supplies of their own.
std::optional<PieceState> DraftInput::kindAt(Place place) const {
    const bool pocket = place.area == play::kPocketArea;
    if (place.area != play::kStockArea && (!pocket || place.spot >= rules::kPawns)) return {};
    if (holding() && holdsPawn() != pocket) return {};
    PieceState kind = draft().kinds().front();
    if (pocket) kind = draft().all()[place.spot];
    for (const PieceState& card : draft().kinds())
        if (!pocket && isChoice(card) && !draft().supplied(kind)) kind = card;
    kind.face = pocket ? play::kOrdinary : play::kUp;
    kind.place = spotOnly(place);
    return kind;
}

std::optional<Message> DraftInput::noneLeft(const PieceState& kind) const {
    if (isPawnShape(kind.shape)) return {};
    return kind.place == kStock ? msgid("No card is left in the stock.")
                                : msgid("All four cards of this kind are given out.");
}

std::optional<DraftChange> DraftInput::changeTo(Place field) const {
    auto change = game::DraftInput::changeTo(field);
    if (!holding()) return change;
    const PieceState piece = *held();
    const bool pawn = isPawnShape(piece.shape);
    const rules::Board board = tactikDraft().board();
    const bool onStart =
        pawn && play::spotOf(field) == Spot::square(board.startOf(play::colourOf(piece.shape)));
    const bool again = lifted() && lifted()->field == field;
    if (change && onStart) change->face = play::kStake;
    if (!again || !(onStart || (tactikDraft().passing() && play::handOf(field)))) return change;
    const game::Face other = piece.face == play::kStake ? play::kOrdinary : play::kStake;
    return DraftChange{.kind = DraftChange::Kind::Turn, .from = field, .face = pawn ? other : piece.face};
}

std::optional<Message> DraftInput::whyNot(const DraftChange& change) const {
    const auto spot = play::spotOf(change.to);
    if (!holdsPawn() || !spot) return {};
    if (spot->inBase() && spot->colour() != play::colourOf(held()->shape))
        return msgid("A pawn enters only the base of its own colour.");
    const rules::Board board = tactikDraft().board();
    return Message(msgid("Here stands {pawn}: there is room for one."),
                   {{"pawn", play::pawnInWords(board, board.pawnAt(*spot))}});
}

bool DraftInput::isVariant(const PieceState& a, const PieceState& b) const {
    return isChoice(a) && isChoice(b);
}

bool DraftInput::vary(int steps) {
    if (holding() || steps == 0) return game::DraftInput::vary(steps);
    cancel();
    std::optional<PieceState> card;
    for (const PieceState& kind : draft().kinds())
        if (isChoice(kind) && (!card || steps < 0))
            if (auto next = draft().supplied(kind)) card = next;
    take(card);
    return card.has_value();
}

// ---- kinds of cards

std::optional<Place> DraftInput::freeSlot(int player) const {
    for (int slot = 0; slot < tactikDraft().slots(); ++slot)
        if (const Place place{play::handArea(player), static_cast<std::uint16_t>(slot), 0};
            draft().pileAt(place).empty())
            return place;
    return {};
}

int DraftInput::filled() const {
    const int players = tactikDraft().playerCount();
    for (int i = 0; i < players; ++i)
        if (const int player = (hand_ + i) % players; freeSlot(player)) return player;
    return hand_;
}

bool DraftInput::isChoice(const PieceState& kind) const { return !isPawnShape(kind.shape); }

game::Choice DraftInput::choiceOf(const PieceState& card) const {
    const auto kind = static_cast<CardKind>(card.shape);
    return {.label = labelOf(kind), .icon = "card" + rules::textOf(kind), .help = play::cardRule(kind)};
}

std::vector<game::Choice> DraftInput::choices() const {
    constexpr std::array<const char*, rules::kMostPlayers> kHeadings{
        msgid("Cards for red"), msgid("Cards for blue"), msgid("Cards for yellow"), msgid("Cards for green")};
    constexpr std::array<const char*, 2> kHeadingsOfTwo{msgid("Cards for red and yellow"),
                                                        msgid("Cards for blue and green")};
    std::vector<game::Choice> all = game::DraftInput::choices();
    for (game::Choice& choice : all) choice.owner = play::playerAt(filled());
    const auto player = static_cast<std::size_t>(filled());
    all.front().heading = tactikDraft().playerCount() == 2 ? kHeadingsOfTwo[player] : kHeadings[player];
    return all;
}

std::optional<Action> DraftInput::choose(std::size_t choice) {
    if (choice >= rules::kAllCards.size()) return {};
    const PieceState kind = draft().kinds()[choice];
    // In place of the card that is lifted, or into the next hand that has room.
    const bool replaces = lifted() && !holdsPawn();
    const auto to = replaces ? std::optional(lifted()->field) : freeSlot(filled());
    cancel();
    if (!draft().supplied(kind)) {
        refuse(*noneLeft(kind));
        return {};
    }
    if (!to) {
        refuse(msgid("All hands are full: put a card back into the stock first."));
        return {};
    }
    if (const auto player = play::handOf(*to)) hand_ = *player;
    return actionOf(DraftChange{
        .kind = DraftChange::Kind::Put, .from = kStock, .to = *to, .face = kind.face, .shape = kind.shape});
}

// ---- what the table shows

std::string DraftInput::handText() const { return draft().textOf(*held()); }

Message DraftInput::words() const {
    if (!holding())
        return msgid(
            "Drag pawns and cards, or click them. Cards that you choose on the left go into the marked hand. "
            "A "
            "right click takes away.");
    const PieceState piece = *held();
    if (isPawnShape(piece.shape)) {
        const int start = tactikDraft().board().startOf(play::colourOf(piece.shape));
        if (play::spotOf(piece.place) != Spot::square(start))
            return msgid("Click the square, the cell or the pocket to which this pawn goes.");
        return piece.face == play::kStake
                   ? msgid("Click where this stake goes, or the stake again to make it an ordinary pawn.")
                   : msgid("Click where this pawn goes, or the pawn again to make it a stake.");
    }
    const bool mayPass = play::handOf(piece.place) && tactikDraft().passing();
    return {taken() ? msgid("In the hand: {card}. Click a hand or the pile, or the stock again for the next "
                            "kind.")
            : mayPass
                ? msgid("In the hand: {card}. Click where it goes, or the card again to mark it as the one "
                        "to pass.")
                : msgid("In the hand: {card}. Click another hand, the pile or the stock."),
            {play::cardPart("card", static_cast<CardKind>(piece.shape))}};
}

void DraftInput::showTargets(game::InputView& view) const {
    if (holdsPawn()) {
        game::DraftInput::showTargets(view);
        view.reach.swap(view.targets);
        return;
    }
    for (int player = 0; player < tactikDraft().playerCount(); ++player)
        if (const auto slot = freeSlot(player)) view.targets.push_back(*slot);
    const auto top = [&](std::uint16_t area) -> Place {
        return {area, 0, static_cast<std::uint16_t>(tactikDraft().cardsIn(area))};
    };
    if (!lifted() || lifted()->field != kPile) view.targets.push_back(top(play::kPileArea));
    if (lifted()) view.targets.push_back(top(play::kStockArea));
}

void DraftInput::showMore(game::InputView& view, std::optional<Place> hover) const {
    // Cards that are chosen to be passed stand out of their hands.
    for (int player = 0; tactikDraft().passing() && player < tactikDraft().playerCount(); ++player) {
        const auto slot = tactikDraft().passedBy(player);
        if (slot < 0) continue;
        if (const auto card =
                tactikDraft().cardAt({play::handArea(player), static_cast<std::uint16_t>(slot), 0}))
            view.preview.push_back({*card, true});
    }
    if (const auto slot = holding() ? std::nullopt : freeSlot(filled())) view.targets.push_back(*slot);
    if (lifted() && hover && kindAt(*hover)) {
        const DraftChange back{.kind = DraftChange::Kind::TakeOff, .from = lifted()->field};
        view.ghosts.push_back(draft().stageOf(back).hops.front().after);
    }
}

// ---- the cursor and names

std::vector<Place> DraftInput::stops() const {
    std::vector<Place> stops = draft().fields();
    std::erase(stops, kPile);
    const rules::Board board = tactikDraft().board();
    for (const Colour colour : rules::kAllColours) {
        const Pawn waiting = board.pawnInPocket(colour);
        const Pawn pawn = waiting == rules::kNoPawn ? rules::firstOf(colour) : waiting;
        stops.push_back({play::kPocketArea, static_cast<std::uint16_t>(pawn), 0});
    }
    return stops;
}

int DraftInput::playerNear(Place place) const {
    if (const auto player = play::handOf(place)) return *player;
    const TablePlan plan(tactikDraft().playerCount(), tactikDraft().board().squares());
    float yaw = 0;
    if (place.area == play::kCircuitArea) yaw = plan.yawOf(place.spot);
    if (place.area == play::kBaseArea) yaw = plan.yawOf(rules::colourAt(place.spot / rules::kBaseCells));
    if (place.area == play::kPocketArea) yaw = plan.yawOf(rules::colourOf(static_cast<Pawn>(place.spot)));
    int nearest = 0;
    for (int player = 1; player < tactikDraft().playerCount(); ++player)
        if (std::cos(plan.seatYaw(player) - yaw) > std::cos(plan.seatYaw(nearest) - yaw)) nearest = player;
    return nearest;
}

/// Inside the bases are the stock, on the left, and the pile.
Place DraftInput::neighbour(Place from, int dx, int dy) const {
    from = spotOnly(from);
    const Cursor cursor(tactikDraft().playerCount(), tactikDraft().board().squares(), playerNear(from),
                        stops());
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
    const auto place = tactikDraft().placeNamed(name);
    if (!place || place->area != play::kPocketArea) return place;
    // Of a pocket the hollow whose pawn can be taken.
    PieceState kind = draft().all()[place->spot];
    kind.place = *place;
    const auto pawn = draft().supplied(kind);
    return pawn ? pawn->place : place;
}

Place DraftInput::cursorStart() const {
    return play::placeOf(Spot::square(tactikDraft().board().startOf(rules::colourAt(tactikDraft().turn()))));
}

}  // namespace tactik::table
