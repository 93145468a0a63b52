#include "app/table/GameControl.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace app {

GameControl::GameControl(const Surroundings& surroundings)
    : match_(surroundings.match),
      seating_(surroundings.seating),
      post_(surroundings.post),
      rights_(surroundings.rights),
      stage_(surroundings.stage),
      cameraSeat_(surroundings.cameraSeat),
      shown_(surroundings.shown) {}

void GameControl::sit(match::Seating seating) {
    seating_ = std::move(seating);
    post_.settle();
    rights_.followSeats();
    cameraSeat_.sitDown();
    shown_.changeViewer();
    stage_.finishAnimations();
}

// ---- decisions ----

bool GameControl::confirmed(const base::Result<match::Sent>& sent, bool turn) {
    if (!sent) refused_ = {sent.error().message, turn};
    return sent && *sent == match::Sent::Confirmed;
}

void GameControl::play(game::Action action) {
    if (!confirmed(post_.decide(match_.moverOf(action), match::PlayTurn{action}), true)) return;
    seating_.pause(match_.looksBack());
    shown_.followTurn();
}

void GameControl::resign(game::PlayerId player) {
    if (confirmed(post_.decide(player, match::Resign{}))) shown_.follow();
}

void GameControl::offer(game::PlayerId player, match::Proposal proposal) {
    if (!confirmed(post_.decide(player, match::MakeOffer{proposal}))) return;
    (void)update(0);
    shown_.follow();
}

std::optional<game::PlayerId> GameControl::whoAnswers() const {
    const std::vector<game::PlayerId> persons = seating_.persons();
    const auto owes =
        std::ranges::find_if(persons, [this](game::PlayerId person) { return match_.owesAnswer(person); });
    return owes == persons.end() ? std::nullopt : std::optional(*owes);
}

std::optional<match::Offer> GameControl::offerToAnswer() const {
    return whoAnswers() ? match_.openOffer() : std::nullopt;
}

void GameControl::answerOffer(bool accept) {
    const auto person = whoAnswers();
    if (!person || !confirmed(post_.answer(*person, accept))) return;
    post_.settle();
    shown_.followHistory();
}

// ---- bots and remote players ----

void GameControl::pause() {
    seating_.pause(true);
    stage_.redraw();
}

bool GameControl::paused() const {
    const bool awaitsOthers = !rights_.actor() && !match_.outcome().over;
    return seating_.paused() && awaitsOthers;
}

void GameControl::goOn() {
    if (match_.looksBack()) {
        if (!match_.canPlayFromHere()) return;
        post_.playFromHere();
    }
    seating_.pause(false);
    stage_.redraw();
    shown_.follow();
}

// ---- time ----

std::optional<match::Seating::Trouble> GameControl::update(float dt) {
    const bool playing = sent() || seating_.awaitsTurn(match_);
    auto trouble = hear(dt);
    if (!shown_.due()) return trouble;
    if (playing)
        shown_.followTurn();
    else
        shown_.follow();
    return trouble;
}

std::optional<match::Seating::Trouble> GameControl::hear(float dt) {
    match::Post::News news = post_.update(dt, stage_.busy());
    if (news.refused) refused_ = std::move(news.refused);
    if (news.trouble) stage_.redraw();
    return std::move(news.trouble);
}

void GameControl::passTime(float seconds, bool present) {
    if (rights_.viewerChanges() || rights_.handOver()) return;
    using std::chrono::duration;
    const auto time = std::chrono::duration_cast<match::microseconds>(duration<float>(seconds));
    if (match_.looksBack()) {
        if (present) passTimeOfLooking(time);
        return;
    }
    if (stage_.busy() || paused()) return;
    for (const game::PlayerId player : match_.awaited())
        if (!seating_.atThisTable(player) || (present && rights_.actor() == player))
            post_.elapse(player, time);
    if (match_.outcome().over) shown_.follow();
}

/// Pieces on their way to an earlier position hide no turn from anybody.
void GameControl::passTimeOfLooking(match::microseconds time) {
    for (const game::PlayerId player : match_.awaitedAtHead())
        if (seating_.atThisTable(player)) {
            post_.elapse(player, time);
            break;
        }
    if (!match_.looksBack()) shown_.followHistory();
}

}  // namespace app
