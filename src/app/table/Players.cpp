#include "app/table/Players.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace app {

Players::Players(const Surroundings& surroundings)
    : match_(surroundings.match),
      seating_(surroundings.seating),
      rights_(surroundings.rights),
      stage_(surroundings.stage),
      cameraSeat_(surroundings.cameraSeat),
      shown_(surroundings.shown) {}

void Players::sit(match::Seating seating) {
    seating_ = std::move(seating);
    seating_.settle(match_);
    rights_.followSeats();
    cameraSeat_.sitDown();
    shown_.changeViewer();
    stage_.finishAnimations();
}

// ---- decisions ----

void Players::play(game::Action action) {
    // This cannot fail: only legal actions are entered, and only of a person who is awaited.
    (void)match_.submit(match_.moverOf(action), action);
    seating_.hold(match_.looksBack());
    shown_.followTurn();
}

void Players::resign(game::PlayerId player) {
    (void)match_.resign(player);
    shown_.follow();
}

void Players::offer(game::PlayerId player, match::Proposal proposal) {
    (void)match_.offer(player, proposal);
    (void)update(0);
    shown_.follow();
}

std::optional<game::PlayerId> Players::whoAnswers() const {
    const std::vector<game::PlayerId> persons = seating_.persons();
    const auto owes =
        std::ranges::find_if(persons, [this](game::PlayerId person) { return match_.owesAnswer(person); });
    return owes == persons.end() ? std::nullopt : std::optional(*owes);
}

std::optional<match::Offer> Players::offerToAnswer() const {
    return whoAnswers() ? match_.openOffer() : std::nullopt;
}

void Players::answerOffer(bool accept) {
    if (const auto person = whoAnswers()) (void)match_.answer(*person, accept);
    seating_.settle(match_);
    shown_.followHistory();
}

// ---- bots and remote players ----

void Players::hold() {
    seating_.hold(true);
    stage_.redraw();
}

bool Players::held() const {
    const bool awaitsOthers = !rights_.actor() && !match_.outcome().over;
    return seating_.held() && awaitsOthers;
}

void Players::goOn() {
    if (match_.looksBack()) {
        if (!match_.canPlayFromHere()) return;
        match_.playFromHere();
    }
    seating_.hold(false);
    stage_.redraw();
    shown_.follow();
}

// ---- time ----

std::optional<match::Seating::Trouble> Players::update(float dt) {
    const bool playing = seating_.awaitsTurn(match_);
    auto trouble = seating_.update(match_, dt, stage_.busy());
    if (trouble) stage_.redraw();
    if (!shown_.due()) return trouble;
    if (playing)
        shown_.followTurn();
    else
        shown_.follow();
    return trouble;
}

void Players::passTime(float seconds, bool present) {
    if (rights_.viewerChanges() || rights_.handOver()) return;
    using std::chrono::duration;
    const auto time = std::chrono::duration_cast<match::microseconds>(duration<float>(seconds));
    if (match_.looksBack()) {
        if (present) passTimeOfLooking(time);
        return;
    }
    if (stage_.busy() || held()) return;
    for (const game::PlayerId player : match_.awaited())
        if (!seating_.atThisTable(player) || (present && rights_.actor() == player))
            match_.elapse(player, time);
    if (match_.outcome().over) shown_.follow();
}

/// Pieces on their way to an earlier position hide no turn from anybody.
void Players::passTimeOfLooking(match::microseconds time) {
    for (const game::PlayerId player : match_.awaitedAtHead())
        if (seating_.atThisTable(player)) {
            match_.elapse(player, time);
            break;
        }
    if (!match_.looksBack()) shown_.followHistory();
}

}  // namespace app
