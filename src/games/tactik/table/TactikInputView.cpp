#include <algorithm>

#include "games/tactik/play/Reasons.h"
#include "games/tactik/play/Words.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/table/Cursor.h"
#include "games/tactik/table/EntryWords.h"
#include "games/tactik/table/TactikInput.h"
#include "games/tactik/table/Ways.h"

// The act being entered, as the table and the panels show it.
namespace tactik::table {

using base::msgid;
using game::Place;
using rules::Act;
using rules::Board;
using rules::Card;
using rules::Pawn;
using rules::Spot;

std::vector<game::Choice> TactikInput::choices() const {
    std::vector<game::Choice> choices;
    for (const int slot : slots()) {
        const Card card = cardAt(slot);
        game::Choice choice{.label = labelOf(card),
                            .icon = "card" + rules::textOf(card),
                            .chosen = heldSlot() == slot,
                            .help = play::cardRule(card)};
        if (plays() && !entry_.canPlay(card)) choice.refusal = play::whyNotPlayed(position(), player(), card);
        choices.push_back(std::move(choice));
    }
    return choices;
}

std::vector<game::PieceState> TactikInput::piecesOn(const Board& board) const {
    rules::Table then = table();
    then.board = board;
    return play::piecesOf(then);
}

std::vector<game::PieceState> TactikInput::changedOn(const Board& after) const {
    const std::vector<game::PieceState> now = piecesOn(shownBoard());
    std::vector<game::PieceState> changed;
    for (const game::PieceState& piece : piecesOn(after))
        if (piece != now[piece.id.value]) changed.push_back(piece);
    return changed;
}

// ---- marks ----

void TactikInput::showPlayMarks(game::InputView& shown, const Choosing& chosen) const {
    if (!chosen.card)
        for (const Place& card : placesOfCards(entry_.cards(chosen))) shown.targets.push_back(card);
    if (!chosen.from)
        for (const Spot from : entry_.froms(chosen)) shown.targets.push_back(placeOfSpot(from));
    if (chosen.to) return;
    for (const Spot to : entry_.tos(chosen)) {
        if (chosen.from && !isTarget(chosen, to)) continue;
        // Reach as well: what a finger plays there is confirmed.
        shown.targets.push_back(placeOfSpot(to));
        shown.reach.push_back(placeOfSpot(to));
    }
}

/// Lines between all pawns that could change places would only confuse.
void TactikInput::showWays(game::InputView& shown, const Choosing& chosen) const {
    for (const PlayEntry::Option& option : entry_.options(chosen)) {
        if (option.play.card == Card::Swap || option.play.card == Card::SevenOnes) continue;
        for (std::vector<Place>& way : waysOf(board(), option.play))
            if (std::find(shown.ways.begin(), shown.ways.end(), way) == shown.ways.end())
                shown.ways.push_back(std::move(way));
    }
}

/// While one pawn walks, the others are marked as reach: a drag of that pawn across them must not stop there.
void TactikInput::showSevenMarks(game::InputView& shown, const Entry& entry) const {
    const SevenEntry& seven = *entry.seven;
    for (const Pawn pawn : seven.walkers()) {
        const Place at = play::placeOf(seven.board(), pawn);
        if (pawn != entry.walker) (entry.walker ? shown.reach : shown.targets).push_back(at);
        for (const SevenEntry::Way& way : seven.waysOf(pawn)) {
            const Pawn there = seven.board().pawnAt(way.to);
            const bool otherWalker = there != rules::kNoPawn && there != pawn && !seven.waysOf(there).empty();
            if (otherWalker || (entry.walker && pawn != *entry.walker)) continue;
            const Place to = play::placeOf(way.to);
            if (std::find(shown.targets.begin(), shown.targets.end(), to) == shown.targets.end())
                shown.targets.push_back(to);
        }
    }
}

/// Where some cards cannot be played, those that can are marked.
void TactikInput::showPlayableCards(game::InputView& shown) const {
    std::vector<Place> playable;
    for (const int slot : slots())
        if (entry_.canPlay(cardAt(slot))) playable.push_back(placeOfSlot(slot));
    if (playable.size() < slots().size()) shown.reach = std::move(playable);
}

void TactikInput::showGoal(game::InputView& shown) const {
    if (passes() && now_.slot)
        shown.targets.push_back({play::handArea(table().receiverFrom(player())), play::kWholeHand, 0});
    if (givesUp() && heldSlot()) shown.targets.push_back({play::kPileArea, 0, 0});
}

void TactikInput::showMarks(game::InputView& shown, std::optional<Place> hover) const {
    if (!plays()) return showGoal(shown);
    if (now_.seven) return showSevenMarks(shown, now_);
    if (now_.begun()) {
        showPlayMarks(shown, choosing(now_));
        return showWays(shown, choosing(now_));
    }
    // Before anything is chosen, the card or the pawn that is pointed at shows what it can do.
    if (!hover) return showPlayableCards(shown);
    const Answer answer = answerTo(*hover);
    if (!answer.next) return;
    if (answer.next->seven) return showSevenMarks(shown, *answer.next);
    showPlayMarks(shown, choosing(*answer.next));
    showWays(shown, choosing(*answer.next));
}

// ---- pieces ----

void TactikInput::showHand(game::InputView& shown) const {
    const std::vector<game::PieceState> pieces = view_->pieces();
    if (const auto slot = heldSlot()) {
        const auto back = table().inHand(player(), *slot);
        shown.preview.push_back({pieces[play::idOf(*back).value], true});
    }
    if (now_.from) {
        const Pawn pawn =
            now_.from->inPocket() ? board().pawnInPocket(now_.from->colour()) : board().pawnAt(*now_.from);
        shown.preview.push_back({pieces[play::idOf(pawn).value], true});
    }
    if (!now_.seven) return;
    for (const game::PieceState& piece : piecesOn(shownBoard())) {
        const bool walks = now_.walker && piece.id == play::idOf(*now_.walker);
        if (walks || piece != pieces[piece.id.value]) shown.preview.push_back({piece, walks});
    }
}

void TactikInput::showCounts(game::InputView& shown, const Entry& entry) const {
    using Kind = game::PlaceCount::Kind;
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
        const int steps = entry.seven->stepsOf(pawn);
        if (steps == 0 || entry.seven->board().spotOf(pawn).inPocket()) continue;
        Place at = play::placeOf(entry.seven->board(), pawn);
        at.level = 1;
        const bool made = now_.seven && steps == now_.seven->stepsOf(pawn);
        shown.counts.push_back({at, steps, made ? Kind::PutDown : Kind::Proposed});
    }
}

// ---- what a click would do ----

bool TactikInput::walksOn(const Answer& answer) const {
    return answer.next && answer.next->seven && now_.seven &&
           answer.next->seven->left() != now_.seven->left();
}

/// Without a click that plays, what is left to finish(); or what would be, if the hovered card were chosen.
std::optional<Act> TactikInput::actShown(const Answer& answer) const {
    if (answer.act) return answer.act;
    if (!answer.next) return proposedBy(now_);
    return now_.begun() ? std::nullopt : proposedBy(*answer.next);
}

void TactikInput::showEffect(game::InputView& shown, std::optional<Place> hover, const Answer& answer) const {
    if (walksOn(answer)) {
        const SevenEntry& after = *answer.next->seven;
        shown.ghosts = changedOn(after.board());
        shown.ways = {wayOf(shownBoard(), Card::SevenOnes,
                            {shownBoard().spotOf(after.last()), after.board().spotOf(after.last())})};
        return showCounts(shown, *answer.next);
    }
    if (now_.seven) showCounts(shown, now_);
    const auto act = actShown(answer);
    if (act && act->kind == Act::Kind::Play) {
        Board after = board();
        after.carryOut(act->play);
        shown.ghosts = changedOn(after);
        shown.ways = waysOf(board(), act->play);
    }
    if (answer.act && hover) shown.proposal = view_->notation(play::actionOf(*answer.act));
}

std::optional<base::Message> TactikInput::inWords(std::optional<Place> hover, const Answer& answer,
                                                  ToldTo whom) const {
    if (walksOn(answer)) {
        const SevenEntry& after = *answer.next->seven;
        return walkInWords(position(), player(), *now_.seven, after.last(),
                           after.board().spotOf(after.last()), after.left(), whom);
    }
    if (answer.act) return clickInWords(position(), *answer.act, whom);
    // Pointing elsewhere does not hide which card is about to be passed or laid down.
    const auto act = plays() || !now_.begun() ? actShown(answer) : proposedBy(now_);
    if (act && now_.begun()) return completeInWords(position(), *act, whom);
    const bool noChoice = legal_.size() == 1 || (givesUp() && !answer.next);
    if (act && noChoice) return forcedInWords(position(), *act, whom);
    if (plays() && now_.seven) return sevenInWords(*now_.seven, now_.walker, whom);
    if (plays() && now_.begun()) return missingInWords(choosing(now_));
    if (!now_.begun() && hover && play::handOf(*hover) == player() && cardAt(hover->spot) != Card::Unknown) {
        const base::Message card = play::placeInWords(position(), player(), *hover, placesFor(whom));
        return passes() && whom == ToldTo::Eye ? toPassInWords(position(), card) : card;
    }
    if (answer.next && answer.next->from) return cardsInWords(entry_.cards(choosing(*answer.next)));
    return {};
}

std::string TactikInput::textSoFar() const {
    if (!now_.begun()) return {};
    if (const auto act = proposedBy(now_)) return view_->notation(play::actionOf(*act));
    if (now_.slot) return rules::textOf(cardAt(*now_.slot));
    return rules::textOf(now_.from.value_or(now_.to.value_or(Spot())));
}

game::InputView TactikInput::view(std::optional<Place> hover) const {
    game::InputView shown;
    if (!due_) return shown;
    shown.text = textSoFar();
    shown.dragPicks = now_.seven.has_value();
    showHand(shown);
    showMarks(shown, hover);
    const Answer answer = hover ? answerTo(*hover) : Answer{};
    showEffect(shown, hover, answer);
    shown.words = inWords(hover, answer, ToldTo::Eye);
    shown.heard = inWords(hover, answer, ToldTo::Ear);
    shown.givesUp = givesUp() && !now_.begun();
    if (const auto act = proposedBy(now_)) shown.finish = buttonInWords(position(), *act);
    return shown;
}

// ---- the cursor and names ----

std::vector<Place> TactikInput::stops() const {
    const game::InputView shown = view({});
    std::vector<Place> stops;
    for (const auto* marks : {&shown.targets, &shown.reach})
        for (const Place& place : *marks) stops.push_back({place.area, place.spot, 0});
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
        const Spot spot = shownBoard().spotOf(pawn);
        if (!spot.inPocket() || pawn == shownBoard().pawnInPocket(rules::colourOf(pawn)))
            stops.push_back(play::placeOf(shownBoard(), pawn));
    }
    for (const int slot : slots()) stops.push_back(placeOfSlot(slot));
    return stops;
}

Place TactikInput::neighbour(Place from, int dx, int dy) const {
    return Cursor(position().players(), board().squares(), player(), stops()).next(from, dx, dy);
}

Place TactikInput::cursorStart() const {
    const std::vector<int> held = slots();
    return held.empty() ? play::placeOf(Spot::square(board().startOf(table().colourOf(player()))))
                        : placeOfSlot(held.front());
}

std::optional<Place> TactikInput::placeNamed(std::string_view name) const {
    if (name == "stock") return Place{play::kStockArea, 0, 0};
    if (name == "pile") return Place{play::kPileArea, 0, 0};
    if (name == "partner") return Place{play::handArea(table().receiverFrom(player())), play::kWholeHand, 0};
    for (int slot = 0; slot < rules::handSize(position().players()); ++slot)
        if (name == "card" + std::to_string(slot + 1)) return placeOfSlot(slot);
    // Of a pocket the hollow whose pawn can be played.
    const auto place = view_->placeNamed(name);
    const auto spot = place ? spotAt(*place) : std::nullopt;
    return spot && spot->inPocket() ? placeOfSpot(*spot) : place;
}

}  // namespace tactik::table
