#include "games/tactiki/play/TactikiState.h"

#include <algorithm>
#include <string>

#include "base/Message.h"
#include "game/Fields.h"
#include "games/tactiki/play/Outcomes.h"
#include "games/tactiki/play/Words.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/Perft.h"
#include "games/tactiki/rules/PositionFields.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using base::msgid;
using game::Action;
using rules::Act;
using rules::Side;
using rules::Stage;

namespace {

std::vector<game::PlayerId> awaitedIn(const rules::Position& position) {
    std::vector<game::PlayerId> players;
    for (const Side side : position.awaited()) players.push_back(playerOf(side));
    return players;
}

/// An act as a viewer may know it.
Act knownPart(Act act, const rules::Board& before, game::Viewer viewer) {
    const Side side = act.kind == Act::Kind::SetUp ? act.side : before.toMove();
    if (viewer.isRecord() || viewer.is(playerOf(side))) return act;
    if (act.kind == Act::Kind::SetUp) act.setUp = {};
    if (act.kind == Act::Kind::Reincarnation && before.possibleInPile(side).size() > 1)
        act.rank = rules::kUnknownRank;
    return act;
}

int hiddenOf(const rules::Board& board, Side side) {
    int hidden = 0;
    for (auto piece = rules::firstOf(side); piece < rules::firstOf(side) + rules::kPiecesEach; ++piece)
        hidden += board.inPile(piece) || board.isShown(piece) ? 0 : 1;
    return hidden;
}

}  // namespace

// ---- what a viewer may see ----

game::PlayerId TactikiView::toMove() const {
    for (const game::PlayerId player : awaited())
        if (viewer_.is(player)) return player;
    return playerOf(board().toMove());
}

std::vector<game::PlayerId> TactikiView::awaited() const { return awaitedIn(seen_); }

game::Outcome TactikiView::outcome() const { return outcomeOf(board()); }

std::vector<Action> TactikiView::legalActions() const {
    std::vector<Action> actions;
    if (!seesActs()) return actions;
    if (board().stage() == Stage::SetUp) {
        const Side side = sideOf(toMove());
        actions.reserve(rules::allSetUps().size());
        for (const rules::Arrangement& ranks : rules::allSetUps())
            actions.push_back(actionOf(rules::settingUp(side, ranks)));
        return actions;
    }
    for (const Act& act : board().legalActs()) actions.push_back(actionOf(act));
    return actions;
}

bool TactikiView::isLegal(Action action) const {
    const Act act = actOf(action);
    if (!seesActs() || actionOf(act) != action) return false;
    if (act.kind == Act::Kind::SetUp && act.side != sideOf(toMove())) return false;
    return board().isLegal(act);
}

std::vector<game::Stat> TactikiView::stats() const {
    game::Stat statue{
        msgid("Statue"), {}, {}, msgid("The most figures on one field of the other side; five win.")};
    game::Stat defeated{
        msgid("Lost"),
        {},
        {},
        msgid("Figures of one's own that were defeated. They can come back on an empty start field.")};
    game::Stat hidden{
        msgid("Not seen"), {}, {}, msgid("Figures on the board whose rank the other side has not seen.")};
    for (const Side side : {Side::Tiki, Side::Tac}) {
        statue.values.push_back(std::to_string(board().bestStatue(side)) + "/" +
                                std::to_string(rules::kStatue));
        defeated.values.push_back(std::to_string(board().pile(side).size()));
        hidden.values.push_back(std::to_string(hiddenOf(board(), side)));
    }
    statue.briefIcon = "statue";
    defeated.briefIcon = "defeated";
    hidden.briefIcon = "unseen";
    return {statue, defeated, hidden};
}

void TactikiView::write(base::FieldWriter& fields) const {
    game::eachField(fields, viewer_);
    rules::writePosition(fields, seen_,
                         {.player = sideOf(viewer_),
                          .all = viewer_.isRecord() || seen_.over(),
                          .told = told_,
                          .given = prepares_});
}

TactikiView TactikiView::read(base::FieldReader& fields) {
    game::Viewer viewer = game::Viewer::onlooker();
    game::eachField(fields, viewer);
    if (const auto player = viewer.player(); player && player->value >= rules::kSides) {
        fields.fail(msgid("no player has this seat"));
        viewer = game::Viewer::onlooker();
    }
    rules::Sight sight{.player = sideOf(viewer)};
    TactikiView view(rules::readPosition(fields, sight), viewer);
    view.told_ = sight.told;
    view.prepares_ = sight.given;
    // A game that is told has a viewer: the record would take it for the truth.
    const bool sees = sight.all == (viewer.isRecord() || view.seen_.over());
    const bool prepares = viewer.isRecord() || viewer.is(playerOf(view.board().toMove()));
    if (!sees || (sight.told && viewer.isRecord()) || (sight.given && !prepares))
        fields.fail(msgid("this is not what its viewer sees"));
    return view;
}

std::string TactikiView::hint() const {
    if (seen_.over() || told_) return {};
    if (board().stage() == Stage::SetUp)
        return msgid("Two figures on each of your start fields. Only you see their ranks.");
    if (board().stage() == Stage::Second) return msgid("Move once more, with the same figure or another.");
    if (board().turn() <= rules::kSides)
        return msgid("Move twice, forward, left or right: five figures on one field of the far row win.");
    const std::vector<Act> acts = board().legalActs();
    const bool moves = std::ranges::any_of(acts, [](const Act& act) { return act.kind == Act::Kind::Move; });
    return moves ? msgid("Your turn: move twice.") : std::string();
}

std::string TactikiView::notation(Action action) const {
    return textOf(told_ ? toldOf(action).act : actOf(action), board());
}

base::Result<Action> TactikiView::parse(std::string_view text) const {
    if (told_) {
        const auto told = rules::actTold(board(), text);
        if (!told) return told.error();
        return actionOf(*told);
    }
    if (!seesActs()) return base::Error{msgid("another player is to move")};
    const auto act = rules::actIn(board(), text, sideOf(toMove()));
    if (!act) return act.error();
    if (act->kind == Act::Kind::SetUp && !viewer_.isRecord() && act->side != sideOf(toMove()))
        return base::Error{msgid("this is a set-up of the other player")};
    return actionOf(*act);
}

std::vector<std::string> TactikiView::completions(std::string_view text, std::size_t limit) const {
    std::vector<std::string> found;
    if (board().stage() == Stage::SetUp) return found;
    for (const Action action : legalActions()) {
        std::string whole = notation(action);
        if (found.size() < limit && whole.compare(0, text.size(), text) == 0)
            found.push_back(std::move(whole));
    }
    return found;
}

/// "b2b3x": there was a fight.
std::string TactikiView::earlierNotation(std::string_view played) const {
    const std::size_t fight = played.find('x');
    const bool whole = !remembers() || fight == std::string_view::npos;
    return std::string(whole ? played : played.substr(0, fight + 1));
}

game::Transition TactikiView::earlierTurn(const game::Transition& seen) const {
    return remembers() ? withoutShownRanks(seen, viewer_) : seen;
}

std::string TactikiView::positionText() const {
    if (!remembers() && !told_) return rules::formatPosition(board());
    return rules::formatInSight(board(), ranksInSight(board(), viewer_, false));
}

std::string TactikiView::placeName(game::Place place) const {
    return place.area == kBoardArea ? rules::textOf(fieldOf(place)) : std::string();
}

std::optional<game::Place> TactikiView::placeNamed(std::string_view name) const {
    const auto field = rules::fieldNamed(name);
    return field ? std::optional(placeOf(*field)) : std::nullopt;
}

base::Message TactikiView::describe(game::Place place) const {
    const RanksInSight ranks = ranksInSight(board(), viewer_, ended());
    if (place.area == kBoardArea) return columnInWords(board(), ranks, fieldOf(place));
    const Side side =
        place.area == pileArea(Side::Tiki) || place.area == trayArea(Side::Tiki) ? Side::Tiki : Side::Tac;
    return pileInWords(board(), ranks, side);
}

std::optional<base::Message> TactikiView::describeTurn(game::PlayerId mover,
                                                       const game::Transition& turn) const {
    return turnInWords(sideOf(mover), turn);
}

std::optional<base::Message> TactikiView::describeAction(Action action) const {
    const Act act = actOf(action);
    if (act.kind == Act::Kind::SetUp || act.kind == Act::Kind::Pass) return {};
    std::optional<base::Message> words = View::describeAction(action);
    const rules::Piece there = act.kind == Act::Kind::Move ? board().topOf(act.to) : rules::kNoPiece;
    const bool unknown =
        there != rules::kNoPiece && rules::ownerOf(there) != sideOf(toMove()) && !board().isShown(there);
    if (!words || !unknown) return words;
    // A figure that falls to an unknown one would seem to have been ill advised.
    return base::Message{msgid("{first} {more}"),
                         {{"first", *std::move(words)},
                          {"more", base::Message{msgid("Nobody has seen the rank there: it is a risk.")}}}};
}

std::vector<base::Message> TactikiView::describePosition() const {
    return boardInWords(board(), ranksInSight(board(), viewer_, ended()));
}

std::unique_ptr<game::State> TactikiView::truth() const {
    return viewer_.isRecord() ? std::make_unique<TactikiState>(seen_) : nullptr;
}

/// Ranks that come to light are unknown before, and so is what follows from them.
game::Transition TactikiView::foreseen(Action action) const {
    base::Random random(1);
    const std::unique_ptr<game::State> state = sample(random);
    (void)state->apply(action);
    game::Transition turn = state->lastTurn(viewer_);
    if (viewer_.isRecord()) return turn;
    const auto shows = [](const game::Stage& stage) { return stage.reason == game::Reason::Show; };
    turn.stages.erase(std::find_if(turn.stages.begin(), turn.stages.end(), shows), turn.stages.end());
    return turn;
}

std::unique_ptr<game::State> TactikiView::sample(base::Random& random) const {
    // What was told leaves too much open to be played again with ranks that are drawn.
    if (told_) return std::make_unique<TactikiState>(TactikiState::told(seen_, viewer_));
    rules::Position whole = seen_.completed(random);
    if (prepares_) whole.giveTurnTo(board().toMove());  // it was played anew from the start
    return std::make_unique<TactikiState>(std::move(whole));
}

std::unique_ptr<const game::View> TactikiView::preparing(game::PlayerId player) const {
    const bool knows = !told_ && (viewer_.isRecord() || viewer_.is(player));
    if (!knows || seen_.over() || board().stage() == Stage::SetUp || player == toMove()) return {};
    auto prepared = std::make_unique<TactikiView>(*this);
    prepared->seen_.giveTurnTo(sideOf(player));
    prepared->prepares_ = true;
    return prepared;
}

// ---- the truth ----

std::vector<game::PlayerId> TactikiState::awaited() const {
    return told_ ? std::vector<game::PlayerId>() : awaitedIn(position_);
}

game::PlayerId TactikiState::moverOf(Action action) const {
    const Act act = actOf(action);
    return act.kind == Act::Kind::SetUp ? playerOf(act.side) : toMove();
}

bool TactikiState::isLegal(Action action) const {
    if (told_) return false;
    const Act act = actOf(action);
    return actionOf(act) == action && position_.board().isLegal(act);
}

game::Transition TactikiState::apply(Action action) {
    if (told_) {
        const rules::ActTold told = toldOf(action);
        position_.tell(told.act, told.blows);
    } else {
        position_.play(actOf(action));
    }
    return lastTurn(game::Viewer::record());
}

game::Transition TactikiState::undo() {
    game::Transition turn = lastTurn(game::Viewer::record());
    position_.undo();
    return turn;
}

std::string TactikiState::lastNotation(game::Viewer viewer) const {
    rules::Played played = position_.past().back();
    if (told_) return rules::textTold(played);
    played.act = knownPart(played.act, played.before, viewer);
    return textOf(played);
}

Action TactikiState::actionFor(Action action, game::Viewer viewer) const {
    if (told_) return action;
    return actionOf(knownPart(actOf(action), position_.board(), viewer));
}

game::Outcome TactikiState::outcome() const { return outcomeOf(position_.board()); }

game::Outcome TactikiState::resignation(game::PlayerId player) const {
    return wonBy(!sideOf(player), msgid("The other player has resigned."));
}

game::Outcome TactikiState::lossOnTime(game::PlayerId player) const {
    return wonBy(!sideOf(player), msgid("The other player ran out of time."));
}

game::Outcome TactikiState::claimed(std::string_view result) const {
    if (result == "1-0") return wonBy(Side::Tiki, msgid("The file says so."));
    if (result == "0-1") return wonBy(Side::Tac, msgid("The file says so."));
    if (result == "1/2-1/2") return drawn(msgid("The file says so."));
    return {};
}

game::Outcome TactikiState::agreedDraw() const { return drawn(msgid("Both sides have agreed on a draw.")); }

}  // namespace tactiki::play
