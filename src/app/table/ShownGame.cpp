#include "app/table/ShownGame.h"

#include <algorithm>

namespace app {

ShownGame::ShownGame(const Surroundings& surroundings)
    : match_(surroundings.match),
      seating_(surroundings.seating),
      rights_(surroundings.rights),
      stage_(surroundings.stage),
      cameraSeat_(surroundings.cameraSeat),
      turn_(surroundings.turn),
      held_(surroundings.held),
      view_(match_.view(rights_.viewer())) {
    (void)news_.read(match_);
    if (match_.live()) head_ = match_.head();
}

void ShownGame::refresh() {
    view_ = match_.view(rights_.viewer());
    ++number_;
    stage_.show({});
    std::vector<game::Place> touched;
    for (const game::Transition& act : match_.lastActs(rights_.viewer()))
        for (const game::Place& place : game::placesOf(act)) game::addOnce(touched, place);
    stage_.setLast(touched);
    turn_.reset(*view_);
    const auto choices = turn_.input().choices();
    cameraSeat_.frame(rights_.personToMove() &&
                      std::any_of(choices.begin(), choices.end(), [&](const game::Choice& choice) {
                          return choice.owner && *choice.owner != view_->toMove();
                      }));
}

void ShownGame::changeViewer() {
    // The entry of a turn may show pieces elsewhere, so it begins last.
    if (rights_.changeViewer()) stage_.showAnew(match_.view(rights_.viewer())->pieces());
    refresh();
}

std::size_t ShownGame::untold(game::PlayerId player) const {
    const match::Feed events = match_.events(rights_.viewer());
    const auto known = told_.find(player.value);
    std::size_t first = events.size();
    while (first > (known == told_.end() ? 0 : known->second)) {
        const match::Event event = events[first - 1];
        if (event.kind != match::EventKind::Played || event.turn->player == player) break;
        --first;
    }
    return first;
}

void ShownGame::handOver() {
    const auto player = rights_.changeViewer() ? rights_.viewer().player() : std::nullopt;
    if (!player) return refresh();
    cameraSeat_.takeOver();
    const match::Feed events = match_.events(rights_.viewer());
    const match::Subscription::News news{.first = untold(*player), .end = events.size()};
    told_[player->value] = events.size();
    const match::NodeId from = news.any() ? events[news.first].turn->before : match_.current();
    if (const auto before = match_.viewAt(from, rights_.viewer())) stage_.showAnew(before->pieces());
    stage_.expectTurn(news.any());
    stage_.follow(events, news, *match_.view(rights_.viewer()), rights_.keepsSecrets());
    refresh();
}

bool ShownGame::onlySecrets(match::Subscription::News news) const {
    const match::Feed events = match_.events(rights_.viewer());
    for (std::size_t i = news.first; i < news.end; ++i)
        if (events[i].kind != match::EventKind::Played || !events[i].transition.stages.empty()) return false;
    return true;
}

bool ShownGame::onlyNotes(match::Subscription::News news) const {
    const match::Feed events = match_.events(rights_.viewer());
    for (std::size_t i = news.first; i < news.end; ++i) {
        const match::Event event = events[i];
        if (event.kind != match::EventKind::Edited || event.head != head_) return false;
    }
    return true;
}

void ShownGame::follow() {
    const match::Subscription::News news = news_.read(match_);
    // Who writes about a turn goes on entering his own, and engines go on thinking.
    if (!news.any() || onlyNotes(news)) return;
    head_ = match_.events(rights_.viewer()).back().head;
    const bool unseen = onlySecrets(news);
    stage_.setDecisive({});
    stage_.follow(match_.events(rights_.viewer()), news, *match_.view(rights_.viewer()),
                  rights_.keepsSecrets());
    rights_.followMatch();
    for (std::size_t i = news.first; i < news.end; ++i) held_.onEvent(match_.events(rights_.viewer())[i]);
    // What others decide in secret disturbs nobody who is still entering his own decision.
    if (unseen && rights_.actor() && !rights_.viewerChanges() && turn_.input().holding()) return;
    refresh();
    stage_.setDecisive(match_.outcome().decisive);
}

void ShownGame::followTurn() {
    stage_.expectTurn(true);
    follow();
    followWithCamera();
}

void ShownGame::followHistory() {
    if (!due()) return;
    // While an earlier turn is shown nobody is asked, although a person may be awaited there together with
    // others.
    if (match_.isReferee()) seating_.pause(match_.looksBack() || (!match_.atEnd() && !rights_.actor()));
    stage_.cameraWork().forget();
    stage_.expectTurn(false);
    follow();
    // Another player may be to move after a turn was taken back or played again.
    if (match_.live() && !match_.looksBack()) cameraSeat_.turn();
}

void ShownGame::followWithCamera() {
    stage_.cameraWork().forget();
    const game::Outcome outcome = match_.outcome();
    if (outcome.over) return stage_.showDecisive(outcome.decisive);
    if (match_.live()) cameraSeat_.turn();
    stage_.follow(match_.events(rights_.viewer()).back().transition);
}

}  // namespace app
