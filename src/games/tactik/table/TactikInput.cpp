#include "games/tactik/table/TactikInput.h"

#include <algorithm>
#include <utility>

#include "games/tactik/play/Reasons.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/table/Cursor.h"
#include "games/tactik/table/Refusals.h"

namespace tactik::table {

using base::Message;
using base::msgid;
using game::Action;
using game::Place;
using rules::Act;
using rules::Card;
using rules::Colour;
using rules::Pawn;
using rules::Play;
using rules::Spot;

namespace {

/// The value after this one, or before it, as in a ring; without one the first or the last; nothing if there
/// is no other.
template <class Value>
std::optional<Value> nextOf(const std::vector<Value>& all, const std::optional<Value>& now, int steps) {
    const auto count = static_cast<int>(all.size());
    if (count == 0) return {};
    const auto found = now ? std::find(all.begin(), all.end(), *now) : all.end();
    if (found == all.end()) return steps > 0 ? all.front() : all.back();
    if (count == 1) return {};
    const auto at = static_cast<int>(found - all.begin());
    return all[static_cast<std::size_t>((at + (steps > 0 ? 1 : count - 1)) % count)];
}

/// How much a player misses a card that he has laid down: most one that starts a pawn, then one that does
/// what numbers cannot.
int worthOf(Card card) {
    if (rules::canStart(card)) return 3;
    if (card == Card::SevenOnes) return 2;
    return rules::goesForward(card) ? 0 : 1;
}

}  // namespace

void TactikInput::reset(const game::View& view) {
    view_ = &dynamic_cast<const play::TactikView&>(view);  // throws for a view of another game
    legal_.clear();
    for (const Action action : view.legalActions()) legal_.push_back(play::actOf(action));
    due_ = legal_.empty() ? std::nullopt : std::optional(legal_.front().kind);
    entry_ = plays() ? PlayEntry(position(), player(), legal_) : PlayEntry();
    (void)cancel();
}

// ---- places ----

Card TactikInput::cardAt(int slot) const {
    const auto back = slot < rules::kMostHeld ? table().inHand(player(), slot) : std::nullopt;
    return back ? table().faceOf(*back) : Card::Unknown;
}

std::vector<int> TactikInput::slots() const {
    std::vector<int> slots;
    for (int slot = 0; due_ && slot < rules::kMostHeld; ++slot)
        if (cardAt(slot) != Card::Unknown) slots.push_back(slot);
    return slots;
}

Place TactikInput::placeOfSlot(int slot) const {
    return {play::handArea(player()), static_cast<std::uint16_t>(slot), 0};
}

std::optional<int> TactikInput::heldSlot(const Entry& entry) const {
    if (entry.slot || due_ != Act::Kind::Discard) return entry.slot;
    const std::vector<int> held = slots();
    const auto least = std::ranges::min_element(held, {}, [&](int slot) { return worthOf(cardAt(slot)); });
    return least == held.end() ? std::nullopt : std::optional(*least);
}

std::vector<Place> TactikInput::placesOfCards(const std::vector<Card>& cards) const {
    std::vector<Place> places;
    for (const int slot : slots())
        if (std::find(cards.begin(), cards.end(), cardAt(slot)) != cards.end())
            places.push_back(placeOfSlot(slot));
    return places;
}

Place TactikInput::placeOfSpot(Spot spot) const {
    if (!spot.inPocket()) return play::placeOf(spot);
    const Pawn pawn = board().pawnInPocket(spot.colour());
    return play::placeOf(board(), pawn == rules::kNoPawn ? rules::firstOf(spot.colour()) : pawn);
}

std::optional<Spot> TactikInput::spotAt(Place place) const {
    if (place.area == play::kPocketArea && place.spot < rules::kPawns)
        return Spot::pocket(rules::colourOf(static_cast<Pawn>(place.spot)));
    if (place.area == play::kCircuitArea && place.spot >= board().squares()) return {};
    return play::spotOf(place);
}

// ---- pointing ----

Choosing TactikInput::choosing(const Entry& entry) const {
    Choosing chosen{.from = entry.from, .to = entry.to};
    if (entry.slot) chosen.card = cardAt(*entry.slot);
    return chosen;
}

TactikInput::Answer TactikInput::answerTo(Place place) const {
    if (!due_) return {};
    if (const auto hand = play::handOf(place)) {
        if (*hand == player()) return answerToCard(place.spot);
        if (passes() && *hand == table().receiverFrom(player())) {
            if (now_.slot) return {.act = layingDown(*now_.slot)};
            return {.refusal = msgid("First choose the card of your hand that you pass.")};
        }
        return {.refusal = msgid("These cards are not yours.")};
    }
    if (place.area == play::kPileArea && givesUp() && heldSlot()) return {.act = layingDown(*heldSlot())};
    const auto spot = spotAt(place);
    if (!spot) return {};
    if (passes()) return {.refusal = msgid("First everybody passes a card: choose one of your hand.")};
    if (!plays()) return {.refusal = play::whyNonePlayed(position(), player())};
    return now_.seven ? answerInSeven(*spot) : answerToSpot(*spot);
}

Act TactikInput::layingDown(int slot) const {
    if (passes()) return rules::passing(player(), cardAt(slot));
    return due_ == Act::Kind::DiscardAll ? legal_.front() : rules::discarding(player(), cardAt(slot));
}

TactikInput::Answer TactikInput::answerToCard(int slot) const {
    const Card card = cardAt(slot);
    if (card == Card::Unknown) return {};
    if (slot == heldSlot()) return answerToSameCard();
    if (!plays()) return {.next = Entry{.slot = slot}};
    if (now_.seven && now_.seven->begun())
        return {.refusal = msgid("Steps are already made: take them back to choose another card.")};
    if (!entry_.canPlay(card)) return {.refusal = play::whyNotPlayed(position(), player(), card)};
    Choosing chosen = choosing(now_);
    chosen.card = card;
    const bool led = chosen.count() > 1 && entry_.allows(chosen);
    if (led && card != Card::SevenOnes)
        if (const auto play = entry_.only(chosen)) return {.act = rules::playing(player(), *play)};
    return {.next = withCard(slot)};
}

/// The present choice with another card; what does not fit to it is dropped.
TactikInput::Entry TactikInput::withCard(int slot) const {
    Entry next{.slot = slot, .from = now_.from, .to = now_.to};
    if (!entry_.allows(choosing(next))) next.from = next.to = std::nullopt;
    if (cardAt(slot) != Card::SevenOnes) return next;
    next.seven.emplace(board(), position().rules(), entry_.playsOf(Card::SevenOnes));
    if (next.from) next.walker = board().pawnAt(*next.from);
    next.from = next.to = std::nullopt;
    return next;
}

TactikInput::Answer TactikInput::answerToSameCard() const {
    if (!plays()) return {.act = layingDown(*heldSlot())};
    if (const auto act = proposedBy(now_)) return {.act = act};
    if (now_.seven && now_.seven->begun())
        return {.refusal = Message(msgid("Steps left: {count}."), {{"count", now_.seven->left()}})};
    Entry next{.from = now_.from, .to = now_.to};
    return {.next = next};
}

TactikInput::Answer TactikInput::settled(const Choosing& chosen, bool mayComplete) const {
    if (mayComplete && chosen.count() > 1)
        if (const auto play = entry_.only(chosen)) return {.act = rules::playing(player(), *play)};
    return {.next = Entry{.slot = now_.slot, .from = chosen.from, .to = chosen.to}};
}

/// Without a card, a click on another pawn of one's own more often means that pawn than its capture.
bool TactikInput::isTarget(const Choosing& chosen, Spot spot) const {
    const Pawn there = spot.inPocket() ? rules::kNoPawn : board().pawnAt(spot);
    const bool own = there != rules::kNoPawn && movers().has(rules::colourOf(there));
    if (chosen.from == spot || (own && !chosen.card)) return false;
    Choosing whole = chosen;
    whole.to = spot;
    return entry_.allows(whole);
}

TactikInput::Answer TactikInput::answerToSpot(Spot spot) const {
    const Choosing chosen = choosing(now_);
    Choosing asTarget = chosen;
    asTarget.to = spot;
    Choosing asPawn = chosen;
    asPawn.from = spot;
    if (chosen.from && chosen.to != spot && isTarget(chosen, spot)) return settled(asTarget, true);
    if (chosen.from == spot || chosen.to == spot) {
        if (const auto act = proposedBy(now_)) return {.act = act};
        Entry next = now_;
        next.varied.reset();
        (chosen.from == spot ? next.from : next.to).reset();
        return {.next = next};
    }
    // Another pawn. One that a pawn could land on is not played by this click, which may have meant that.
    if (entry_.allows(asPawn)) return settled(asPawn, chosen.from || chosen.to || !entry_.allows(asTarget));
    asPawn.to.reset();
    if (chosen.to && entry_.allows(asPawn)) return settled(asPawn, false);
    if (!chosen.from && entry_.allows(asTarget)) return settled(asTarget, true);
    asTarget.from.reset();
    if (!chosen.card && entry_.allows(asTarget)) return settled(asTarget, false);
    return whyNot(spot);
}

TactikInput::Answer TactikInput::whyNot(Spot spot) const {
    const Choosing chosen = choosing(now_);
    const Card card = chosen.card.value_or(Card::Unknown);
    const bool empty =
        spot.inPocket() ? board().inPocket(spot.colour()) == 0 : board().pawnAt(spot) == rules::kNoPawn;
    if (chosen.from) return {.refusal = whyNotTo(position(), player(), card, *chosen.from, spot)};
    if (empty) {
        if (!chosen.begun() || spot.inPocket()) return {};
        return {.refusal = whyNothingTo(position(), card, spot)};
    }
    return {.refusal = chosen.card ? play::whyNotMoved(position(), player(), card, spot)
                                   : play::whyNotMoved(position(), player(), spot)};
}

TactikInput::Answer TactikInput::walked(Pawn pawn, const SevenEntry::Way& way) const {
    Entry next = now_;
    next.varied.reset();
    next.seven->walk(pawn, way);
    if (const auto play = next.seven->finished()) return {.act = rules::playing(player(), *play)};
    next.walker.reset();
    if (!next.seven->waysOf(pawn).empty()) next.walker = pawn;
    return {.next = next};
}

TactikInput::Answer TactikInput::answerInSeven(Spot spot) const {
    const SevenEntry& seven = *now_.seven;
    const Pawn there =
        spot.inPocket() ? seven.board().pawnInPocket(spot.colour()) : seven.board().pawnAt(spot);
    if (now_.walker && there == *now_.walker) {
        const std::vector<SevenEntry::Way> ways = seven.waysOf(there);
        if (std::count_if(ways.begin(), ways.end(), [](const auto& way) { return way.steps == 1; }) > 1)
            return {.refusal = msgid("It can go home or go on: click the cell or the square.")};
        return walked(there, ways.front());
    }
    if (there != rules::kNoPawn && !seven.waysOf(there).empty()) {
        Entry next = now_;
        next.walker = there;
        return {.next = next};
    }
    std::vector<std::pair<Pawn, SevenEntry::Way>> comings;
    for (const Pawn pawn : seven.walkers())
        for (const SevenEntry::Way& way : seven.waysOf(pawn))
            if (way.to == spot && (!now_.walker || pawn == *now_.walker)) comings.emplace_back(pawn, way);
    if (comings.size() == 1) return walked(comings.front().first, comings.front().second);
    if (comings.size() > 1) return {.refusal = msgid("Several pawns can walk there: choose one first.")};
    if (there != rules::kNoPawn && (!now_.walker || movers().has(rules::colourOf(there))))
        return {.refusal = whyNoStep(seven, movers(), there)};
    if (now_.walker) return {.refusal = whyNotWalked(seven, *now_.walker, spot)};
    return {.refusal = msgid("Choose one of the marked pawns to walk.")};
}

void TactikInput::goOn(Entry next) {
    before_.push_back(std::exchange(now_, std::move(next)));
    if (!now_.begun()) before_.clear();
}

std::optional<Action> TactikInput::take(Answer answer) {
    refusal_ = std::move(answer.refusal);
    if (answer.next) goOn(std::move(*answer.next));
    if (!answer.act) return {};
    return play::actionOf(*answer.act);
}

std::optional<Action> TactikInput::pick(Place place) { return take(answerTo(place)); }

std::optional<Act> TactikInput::proposedBy(const Entry& entry) const {
    if (!due_) return {};
    if (entry.varied) return rules::playing(player(), *entry.varied);
    if (!plays()) {
        if (const auto slot = heldSlot(entry)) return layingDown(*slot);
        return legal_.size() == 1 ? std::optional(legal_.front()) : std::nullopt;
    }
    const auto play = entry.seven ? entry.seven->only() : entry_.only(choosing(entry));
    return play ? std::optional(rules::playing(player(), *play)) : std::nullopt;
}

std::optional<Action> TactikInput::finish() {
    refusal_.reset();
    if (const auto act = proposedBy(now_)) return play::actionOf(*act);
    if (now_.seven && now_.seven->begun())
        refusal_ = Message(msgid("Steps left: {count}."), {{"count", now_.seven->left()}});
    return {};
}

bool TactikInput::vary(int steps) {
    refusal_.reset();
    if (steps == 0 || !due_) return false;
    auto next = now_.seven ? nextWalker(steps) : plays() && now_.begun() ? nextPlay(steps) : nextCard(steps);
    if (!next) return false;
    goOn(std::move(*next));
    return true;
}

std::optional<TactikInput::Entry> TactikInput::nextCard(int steps) const {
    std::vector<int> usable = slots();
    if (plays()) std::erase_if(usable, [&](int slot) { return !entry_.canPlay(cardAt(slot)); });
    const auto slot = nextOf(usable, heldSlot(), steps);
    if (!slot) return {};
    return plays() ? withCard(*slot) : Entry{.slot = slot};
}

std::optional<TactikInput::Entry> TactikInput::nextWalker(int steps) const {
    Entry next = now_;
    next.walker = nextOf(now_.seven->walkers(), now_.walker, steps);
    return next.walker ? std::optional(next) : std::nullopt;
}

std::optional<TactikInput::Entry> TactikInput::nextPlay(int steps) const {
    std::vector<Play> plays;
    for (const PlayEntry::Option& option : entry_.options(choosing(now_)))
        if (std::find(plays.begin(), plays.end(), option.play) == plays.end()) plays.push_back(option.play);
    Entry next = now_;
    next.varied = nextOf(plays, now_.varied, steps);
    return next.varied ? std::optional(next) : std::nullopt;
}

std::optional<Action> TactikInput::choose(std::size_t choice) {
    const std::vector<int> held = slots();
    refusal_.reset();
    return choice < held.size() ? take(answerToCard(held[choice])) : std::nullopt;
}

bool TactikInput::stepBack() {
    refusal_.reset();
    if (before_.empty()) return false;
    now_ = std::move(before_.back());
    before_.pop_back();
    return true;
}

bool TactikInput::cancel() {
    refusal_.reset();
    const bool begun = now_.begun();
    now_ = {};
    before_.clear();
    return begun;
}

}  // namespace tactik::table
