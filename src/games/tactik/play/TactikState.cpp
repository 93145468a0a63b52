#include "games/tactik/play/TactikState.h"

#include <algorithm>
#include <string>

#include "base/Message.h"
#include "game/Fields.h"
#include "games/tactik/play/Outcomes.h"
#include "games/tactik/play/Stages.h"
#include "games/tactik/play/Words.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionFields.h"
#include "games/tactik/rules/PositionText.h"
#include "games/tactik/rules/Told.h"

namespace tactik::play {

using base::msgid;
using game::Action;
using rules::Act;
using rules::Colour;
using rules::Phase;
using rules::Table;

namespace {

/// After the end, the player who would be next.
std::vector<game::PlayerId> awaitedIn(const rules::Position& position) {
    std::vector<game::PlayerId> players;
    for (const int player : position.awaited()) players.push_back(playerAt(player));
    if (players.empty()) players.push_back(playerAt(position.table().toMove));
    return players;
}

/// The colours of a player's seat.
std::vector<Colour> coloursOf(const Table& table, int player) {
    const Colour own = table.colourOf(player);
    if (table.players == 2) return {own, opposite(own)};
    return {own};
}

std::string outOf(int count, int all) { return std::to_string(count) + "/" + std::to_string(all); }

/// In the first deal a player of two colours is told which.
base::Msgid hintToPass(const Table& table, int player) {
    if (table.players != 2) return msgid("Choose a card for your partner, before you see the one you get.");
    if (table.deal > 1) return msgid("Choose a card for your opponent, before you see the one you get.");
    return player == 0
               ? msgid(
                     "You: red and yellow. Choose a card for your opponent, before you see the one you get.")
               : msgid(
                     "You: blue and green. Choose a card for your opponent, before you see the one you get.");
}

bool isOnlyPlay(const std::vector<Act>& acts) {
    return acts.size() == 1 && acts.front().kind == Act::Kind::Play;
}

}  // namespace

// ---- what a viewer may see ----

game::PlayerId TactikView::toMove() const {
    const std::vector<game::PlayerId> players = awaited();
    for (const game::PlayerId player : players)
        if (viewer_.is(player)) return player;
    return players.front();
}

std::vector<game::PlayerId> TactikView::awaited() const { return awaitedIn(seen_); }

std::vector<game::PlayerId> TactikView::partnersOf(game::PlayerId player) const {
    if (playerCount() == 2) return {};
    return {playerAt(table().receiverFrom(player.value))};
}

std::vector<game::PlayerId> TactikView::seatsOf(game::PlayerId player) const {
    std::vector<game::PlayerId> seats;
    for (const Colour colour : coloursOf(table(), player.value))
        seats.push_back(playerAt(rules::index(colour)));
    return seats;
}

game::Outcome TactikView::outcome() const { return outcomeOf(seen_); }

std::vector<Act> TactikView::legalActs() const {
    return seesActs() ? seen_.legalActs(toMove().value) : std::vector<Act>();
}

std::vector<Action> TactikView::legalActions() const {
    std::vector<Action> actions;
    for (const Act& act : legalActs()) actions.push_back(actionOf(act));
    return actions;
}

bool TactikView::isLegal(Action action) const {
    const Act act = actOf(action);
    return seesActs() && act.player == toMove().value && actionOf(act) == action && seen_.isLegal(act);
}

std::vector<game::Stat> TactikView::stats() const {
    game::Stat home{
        msgid("In the base"), {}, {}, msgid("Pawns in the base. All of a side must be there to win.")};
    game::Stat started{msgid("On the way"), {}, {}, msgid("Pawns on the circuit.")};
    game::Stat cards{msgid("Cards"), {}};
    for (int player = 0; player < playerCount(); ++player) {
        int inBase = 0;
        int inPocket = 0;
        int all = 0;
        for (const Colour colour : coloursOf(table(), player)) {
            inBase += board().inBase(colour);
            inPocket += board().inPocket(colour);
            all += rules::kPawnsEach;
        }
        home.values.push_back(outOf(inBase, all));
        started.values.push_back(std::to_string(all - inBase - inPocket));
        const int held = table().cardsHeld(player);
        cards.values.push_back(std::to_string(held));
        cards.supplies.push_back({held, rules::handSize(playerCount())});
    }
    home.briefIcon = "base";
    started.briefIcon = "pawn";
    cards.briefIcon = "card";
    return {home, started, cards};
}

void TactikView::write(base::FieldWriter& fields) const {
    game::eachField(fields, viewer_);
    fields.flag(told_);
    rules::writePosition(fields, seen_);
}

TactikView TactikView::read(base::FieldReader& fields) {
    game::Viewer viewer = game::Viewer::onlooker();
    bool told = false;
    game::eachField(fields, viewer);
    fields.flag(told);
    TactikView view(rules::readPosition(fields), viewer);
    if (const auto player = viewer.player(); player && player->value >= view.playerCount())
        fields.fail(msgid("no player has this seat"));
    view.told_ = told;
    return view;
}

std::string TactikView::hint() const {
    if (seen_.over() || told_) return {};
    if (table().phase == Phase::Passing) return hintToPass(table(), toMove().value);
    const std::vector<Act> acts = legalActs();
    if (acts.empty()) return {};
    if (acts.front().kind == Act::Kind::Discard)
        return msgid("None of your cards can be played: lay one of them down.");
    if (acts.front().kind == Act::Kind::DiscardAll)
        return msgid("None of your cards can be played: throw your hand away.");
    if (isOnlyPlay(acts)) return msgid("Only one play is possible, so it must be made.");
    if (playerCount() > 2 && table().moversOf(toMove().value) != Colour(table().colourOf(toMove().value)))
        return msgid("Your pawns are home: play those of your partner.");
    return msgid("Your turn: choose a card or a pawn.");
}

std::string TactikView::notation(Action action) const { return rules::textOf(actOf(action), board()); }

base::Result<Action> TactikView::parse(std::string_view text) const {
    if (told_) {
        const auto act = rules::actTold(seen_, text);
        if (!act) return act.error();
        return actionOf(*act);
    }
    if (!seesActs()) return base::Error{msgid("another player is to move")};
    const auto act = rules::actIn(seen_, text, toMove().value);
    if (!act) return act.error();
    if (!viewer_.isRecord() && act->player != toMove().value)
        return base::Error{msgid("this is a card of another player")};
    return actionOf(*act);
}

std::vector<std::string> TactikView::completions(std::string_view text, std::size_t limit) const {
    std::vector<std::string> found;
    for (const Act& act : legalActs()) {
        std::string whole = rules::textOf(act, board());
        if (found.size() < limit && rules::beginsWith(whole, text)) found.push_back(std::move(whole));
    }
    return found;
}

std::string TactikView::positionText() const { return rules::formatPosition(seen_); }

/// A pocket has one name, whichever of its hollows is meant.
std::string TactikView::placeName(game::Place place) const {
    if (place.area == kPocketArea)
        return rules::letterOf(rules::colourOf(static_cast<rules::Pawn>(place.spot))) +
               rules::textOf(rules::Spot::pocket(rules::colourOf(static_cast<rules::Pawn>(place.spot))));
    const auto spot = spotOf(place);
    if (!spot) return {};
    return spot->inBase() ? rules::letterOf(spot->colour()) + rules::textOf(*spot) : rules::textOf(*spot);
}

std::optional<game::Place> TactikView::placeNamed(std::string_view name) const {
    for (int square = 0; square < seen_.board().squares(); ++square)
        if (name == rules::textOf(rules::Spot::square(square))) return placeOf(rules::Spot::square(square));
    for (const rules::Colour colour : rules::kAllColours) {
        if (name.empty() || name.front() != rules::letterOf(colour)) continue;
        if (name.substr(1) == rules::textOf(rules::Spot::pocket(colour)))
            return game::Place{kPocketArea, static_cast<std::uint16_t>(rules::firstOf(colour)), 0};
        for (int cell = 1; cell <= rules::kBaseCells; ++cell)
            if (name.substr(1) == rules::textOf(rules::Spot::base(colour, cell)))
                return placeOf(rules::Spot::base(colour, cell));
    }
    return {};
}

base::Message TactikView::describe(game::Place place) const {
    return placeInWords(seen_, playerOf(viewer_), place);
}

/// The position remembers more of its last turn than the pieces tell.
std::optional<base::Message> TactikView::describeTurn(game::PlayerId, const game::Transition&) const {
    if (seen_.past().empty()) return {};
    return turnInWords(seen_, playerOf(viewer_));
}

std::optional<base::Message> TactikView::describeTurnSeen(game::PlayerId, const game::Transition&) const {
    if (seen_.past().empty()) return {};
    return turnInWords(seen_, playerOf(viewer_), Places::Seen);
}

std::optional<base::Message> TactikView::describeAction(Action action) const {
    const Act act = actOf(action);
    return actInWords({.act = act, .before = table()}, act.player);
}

std::vector<base::Message> TactikView::describePosition() const {
    return positionInWords(seen_, playerOf(viewer_));
}

std::unique_ptr<game::State> TactikView::truth() const {
    // Its chance goes on in the position itself.
    return viewer_.isRecord() ? std::make_unique<TactikState>(seen_, game::Chance()) : nullptr;
}

game::Transition TactikView::dealt() const {
    const bool begins =
        !told_ && seen_.past().empty() && table().phase == Phase::Passing && table().deal == 1;
    return begins ? dealOf(table()) : game::Transition();
}

/// What is passed, shuffled or dealt comes as a surprise.
game::Transition TactikView::foreseen(Action action) const {
    base::Random random(1);
    const std::unique_ptr<game::State> state = sample(random);
    (void)state->apply(action);
    game::Transition turn = state->lastTurn(viewer_);
    if (viewer_.isRecord()) return turn;
    const auto surprises = [](const game::Stage& stage) {
        return stage.reason != game::Reason::Move && stage.reason != game::Reason::Capture;
    };
    turn.stages.erase(std::find_if(turn.stages.begin(), turn.stages.end(), surprises), turn.stages.end());
    return turn;
}

std::unique_ptr<game::State> TactikView::sample(base::Random& random) const {
    rules::Position whole = seen_.completed(random, playerOf(viewer_));
    const game::Chance chance(whole.seed().value_or(0));  // as it goes on, so that its file does, too
    return std::make_unique<TactikState>(std::move(whole), chance);
}

std::unique_ptr<const game::View> TactikView::preparing(game::PlayerId player) const {
    const bool knows = !told_ && (viewer_.isRecord() || viewer_.is(player));
    if (!knows || table().phase != Phase::Playing || player == toMove()) return {};
    auto prepared = std::make_unique<TactikView>(*this);
    prepared->seen_.giveTurnTo(player.value);
    // What cannot be played now may be possible then, so nothing is laid down ahead of time.
    const std::vector<Act> acts = prepared->legalActs();
    if (acts.empty() || acts.front().kind != Act::Kind::Play) return {};
    return prepared;
}

// ---- the truth ----

std::unique_ptr<const game::View> TactikState::view(game::Viewer viewer) const {
    if (told_) return std::make_unique<TactikView>(TactikView::told(position_, teller()));
    return std::make_unique<TactikView>(position_, viewer);
}

game::Viewer TactikState::teller() const {
    return told_->viewer ? game::Viewer(playerAt(*told_->viewer)) : game::Viewer::onlooker();
}

std::unique_ptr<game::State> TactikState::anew(game::Chance chance) const {
    if (told_) return clone();
    if (dealt_) return std::make_unique<TactikState>(position_.players(), position_.rules(), chance);
    return std::make_unique<TactikState>(rules::Position(position_.table(), position_.rules(), chance.seed()),
                                         chance);
}

game::PlayerId TactikState::toMove() const { return awaitedIn(position_).front(); }

std::vector<game::PlayerId> TactikState::awaited() const {
    return told_ ? std::vector<game::PlayerId>() : awaitedIn(position_);
}

bool TactikState::isLegal(Action action) const {
    if (told_) return false;
    const Act act = actOf(action);
    return actionOf(act) == action && act.player < position_.players() && position_.isLegal(act);
}

game::Transition TactikState::apply(Action action) {
    if (told_)
        position_.tell(actOf(action), *told_);
    else
        position_.play(actOf(action));
    return lastTurn(game::Viewer::record());
}

game::Transition TactikState::undo() {
    game::Transition turn = lastTurn(game::Viewer::record());
    position_.undo();
    return turn;
}

game::Transition TactikState::lastTurn(game::Viewer viewer) const {
    return lastTurnOf(position_, told_ ? teller() : viewer);
}

bool TactikState::mayTakeBack() const {
    if (told_) return true;
    const rules::Played& last = position_.past().back();
    const bool discards = last.act.kind == Act::Kind::Discard || last.act.kind == Act::Kind::DiscardAll;
    return !last.exchanged && !last.dealt && !discards;
}

bool TactikState::showsOwnSecret() const {
    return !told_ && position_.past().back().act.kind != Act::Kind::Pass;
}

std::vector<game::Unveiled> TactikState::unveiled(game::Viewer viewer) const {
    const std::vector<rules::Played>& past = position_.past();
    if (!past.back().exchanged || told_) return {};
    std::vector<game::Unveiled> told;
    for (std::size_t i = past.size(); i-- > 0 && past[i].act.kind == Act::Kind::Pass;) {
        const Act& pass = past[i].act;
        if (past[i].before.deal != past.back().before.deal) break;
        if (!viewer.is(playerAt(past[i].before.receiverFrom(pass.player)))) continue;
        told.push_back({.before = static_cast<int>(past.size() - 1 - i),
                        .action = actionOf(pass),
                        .notation = rules::textOf(pass, past[i].before.board)});
    }
    return told;
}

Action TactikState::actionFor(Action action, game::Viewer viewer) const {
    Act act = actOf(action);
    if (told_) return action;
    if (act.kind == Act::Kind::Pass && !viewer.isRecord() && !viewer.is(playerAt(act.player)))
        act.card = rules::Card::Unknown;
    return actionOf(act);
}

game::Outcome TactikState::outcome() const { return outcomeOf(position_); }

game::Outcome TactikState::resignation(game::PlayerId player) const {
    return wonBy(position_.table().leftOf(player.value), position_.players(),
                 msgid("A player of the other side has resigned."));
}

game::Outcome TactikState::lossOnTime(game::PlayerId player) const {
    return wonBy(position_.table().leftOf(player.value), position_.players(),
                 msgid("A player of the other side ran out of time."));
}

game::Outcome TactikState::claimed(std::string_view result) const {
    const int players = position_.players();
    if (result == "1-0") return wonBy(0, players, msgid("The file says so."));
    if (result == "0-1") return wonBy(1, players, msgid("The file says so."));
    if (result == "1/2-1/2") return drawn(players, msgid("The file says so."));
    return {};
}

game::Outcome TactikState::agreedDraw() const {
    return drawn(position_.players(), msgid("Both sides have agreed on a draw."));
}

}  // namespace tactik::play
