#include <algorithm>
#include <chrono>

#include "app/table/TableSession.h"

// The course of a game at the table: its players, clocks, agreements and history.
namespace app {

// ---- players ----

void TableSession::setSeating(match::Seating seating) {
    seating_ = std::move(seating);
    seating_.settle(match_);
    uncoveredBy_.reset();
    if (keepsSecrets()) seenAs_ = unasked();
    stage_.cameraWork().sitDown(yawOf(chair()));
    changeViewer();
    stage_.finishAnimations();
}

bool TableSession::personToMove() const {
    const bool may = looksBack() ? finished_ : actor().has_value();
    // Who looks as one player tries turns for that player alone: others may decide what he cannot know.
    if (const auto eyes = viewer_.player(); eyes && actor() != eyes) return false;
    return may && !match_.ending().over && viewer_ == viewerNow() && !handOver();
}

std::optional<base::Message> TableSession::whyNoEntry() const {
    if (match_.ending().over) return base::msgid("The game is over.");
    if (looksBack() && !finished_)
        return base::msgid("An earlier turn is shown. Return to the game, or play from here.");
    if (showsSecrets() && viewer_.player() && actor() != viewer_.player())
        return base::msgid("This is another player's turn. To try it, show all that happened.");
    if (!personToMove()) return base::msgid("It is not your turn yet.");
    return {};
}

bool TableSession::turnHeld() const { return seating_.held() && awaitsOthers(); }

void TableSession::hold(bool on) {
    if (!on && looksBack()) {
        if (!canPlayFromHere()) return;
        match_.playFromHere();
    }
    seating_.hold(on);
    stage_.redraw();
}

void TableSession::playFromHere() {
    hold(false);
    followEvents();
}

std::optional<match::Seating::Trouble> TableSession::updateSeats(float dt) {
    const bool playing = seating_.awaitsTurn(match_);
    auto trouble = seating_.update(match_, dt, stage_.busy());
    if (trouble) stage_.redraw();
    if (!news_.due(match_)) return trouble;
    followEvents();
    turnArrives_ |= playing;
    if (playing) followWithCamera();
    return trouble;
}

void TableSession::passTime(float seconds, bool present) {
    if (animating() || handOver() || turnHeld()) return;
    using std::chrono::duration;
    const auto time = std::chrono::duration_cast<match::microseconds>(duration<float>(seconds));
    for (const game::PlayerId player : match_.awaited())
        if (!seating_.atThisTable(player) || (present && actor() == player)) match_.elapse(player, time);
    if (match_.outcome().over) followEvents();
}

void TableSession::resign(game::PlayerId player) {
    (void)match_.resign(player);
    followEvents();
}

void TableSession::offer(game::PlayerId player, match::Proposal proposal) {
    (void)match_.offer(player, proposal);
    (void)updateSeats(0);
    followEvents();
}

std::optional<match::Offer> TableSession::offerToAnswer() const {
    for (const game::PlayerId person : seating_.persons())
        if (match_.owesAnswer(person)) return match_.openOffer();
    return {};
}

void TableSession::answerOffer(bool accept) {
    for (const game::PlayerId person : seating_.persons())
        if (match_.owesAnswer(person)) {
            (void)match_.answer(person, accept);
            break;
        }
    seating_.settle(match_);
    followHistory();
}

// ---- history ----

std::optional<game::PlayerId> TableSession::undoer() const {
    if (match_.canReopen()) return seating_.persons().front();
    for (match::NodeId id = match_.current(); id != match::Match::kRoot; id = match_.tree().node(id).parent)
        if (seating_.atThisTable(match_.tree().node(id).mover)) return match_.tree().node(id).mover;
    return {};
}

bool TableSession::canUndo() const {
    if (seating_.takingBack() == match::TakingBack::Never && match_.live()) return false;
    if (looksBack()) return false;
    if (!personsPlay()) return !match_.atStart();
    const auto player = undoer();
    return player && match_.canOffer(*player, match::Proposal::TakeBack);
}

bool TableSession::turnStands() const {
    const auto player = undoer();
    return player && !looksBack() && match_.turnStands(*player);
}

bool TableSession::canRedo() const { return !looksBack() && !match_.atEnd(); }

bool TableSession::undo() {
    if (!canUndo()) return false;
    if (const auto player = undoer())
        (void)match_.offer(*player, match::Proposal::TakeBack);
    else
        match_.back();
    seating_.settle(match_);
    followHistory();
    return true;
}

bool TableSession::redo() {
    if (!canRedo()) return false;
    const bool persons = personsPlay();
    bool moved = false;
    while (match_.forward()) {
        moved = true;
        if (!persons || actor()) break;
    }
    followHistory();
    return moved;
}

bool TableSession::back() {
    const bool moved = match_.back();
    followHistory();
    return moved;
}

bool TableSession::forward() {
    const bool moved = match_.forward();
    followHistory();
    return moved;
}

bool TableSession::forwardAsPlayed() {
    if (!match_.forward()) return false;
    followEvents();
    followWithCamera();
    return true;
}

void TableSession::goTo(match::NodeId node) {
    match_.goTo(node);
    followHistory();
}

void TableSession::goToEnd() {
    match_.goToEnd();
    followHistory();
}

/// Stops the other players from moving while an earlier position is shown.
void TableSession::followHistory() {
    if (!news_.due(match_)) return;
    seating_.hold((looksBack() || !match_.atEnd()) && !actor());
    stage_.cameraWork().forget();
    turnArrives_ = false;
    followEvents();
}

/// Whether the viewer sees nothing of what has happened.
bool TableSession::onlySecrets(match::Subscription::News news) const {
    const match::Feed events = match_.events(viewer_);
    for (std::size_t i = news.first; i < news.end; ++i)
        if (events[i].kind != match::EventKind::Played || !events[i].transition.stages.empty()) return false;
    return true;
}

void TableSession::followEvents() {
    const match::Subscription::News news = news_.read(match_);
    if (!news.any()) return;
    const bool unseen = onlySecrets(news);
    stage_.setDecisive({});
    stage_.follow(match_.events(viewer_), news, *match_.view(viewer_));
    // After the turn of the person who had uncovered the table, it is covered again.
    if (uncoveredBy_ && !match_.awaits(*uncoveredBy_)) uncoveredBy_.reset();
    // What others decide in secret disturbs nobody who is still entering his own decision.
    if (unseen && actor() && viewer_ == viewerNow() && turn_.input().holding()) return;
    finished_ = match_.finalOutcome().over;
    if (keepsSecrets() ? personsPlay() : seenAs_ == game::Viewer::onlooker()) seenAs_ = unasked();
    refreshView();
    stage_.setDecisive(match_.outcome().decisive);
}

}  // namespace app
