#include "match/Seating.h"

#include <utility>

namespace match {

Seating::Seating(std::size_t seats, TakingBack rule) : rule_(rule) {
    for (std::size_t i = 0; i < seats; ++i) seats_.push_back(std::make_unique<Person>(rule));
}

void Seating::sit(game::PlayerId player, std::unique_ptr<Participant> participant) {
    if (asked_ == player) asked_.reset();
    if (lastAsked_ == player) lastAsked_.reset();
    seats_[player.value] = std::move(participant);
}

std::vector<game::PlayerId> Seating::persons() const {
    std::vector<game::PlayerId> persons;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (seats_[i]->atThisTable()) persons.push_back(game::playerAt(i));
    return persons;
}

bool Seating::awaitsTurn(const Match& match) const {
    return !held_ && !match.outcome().over && !atThisTable(match.toMove());
}

void Seating::hold(bool on) {
    held_ = on;
    if (on) stop();
}

void Seating::stop() {
    if (asked_) seat(*asked_).stop();
    asked_.reset();
}

void Seating::tellNews(const Match& match) {
    const std::size_t known = match.events(game::Viewer::onlooker()).size();
    for (; passedEvents_ < known; ++passedEvents_)
        for (std::size_t i = 0; i < seats_.size(); ++i) {
            const Event event = match.events(game::playerAt(i))[passedEvents_];
            if (changesPosition(event.kind) || event.kind == EventKind::Concluded) stop();
            seats_[i]->onEvent(event);
        }
    const bool over = match.outcome().over;
    if (over && !over_)
        for (const auto& seat : seats_) seat->gameOver();
    over_ = over;
}

void Seating::collectAnswers(Match& match) {
    for (std::size_t i = 0; i < seats_.size() && match.openOffer(); ++i) {
        const game::PlayerId player = game::playerAt(i);
        if (!match.owesAnswer(player)) continue;
        if (const auto accepted = seats_[i]->answer(*match.openOffer(), *match.view(player)))
            (void)match.answer(player, *accepted);
    }
}

base::Result<void> Seating::carryOut(Match& match, game::PlayerId player, const Decision& decision) {
    if (const auto* turn = std::get_if<PlayTurn>(&decision)) return match.submit(player, turn->action);
    if (const auto* offer = std::get_if<MakeOffer>(&decision)) return match.offer(player, offer->proposal);
    if (const auto* end = std::get_if<GiveUp>(&decision)) return base::Error{end->why};
    return match.resign(player);
}

void Seating::settle(Match& match) {
    tellNews(match);
    collectAnswers(match);
    tellNews(match);
}

std::optional<Seating::Trouble> Seating::update(Match& match, float seconds, bool moving) {
    settle(match);
    if (!asked_) {
        if (!awaitsTurn(match)) return {};
        asked_ = lastAsked_ = match.toMove();
        seat(*asked_).begin(match.view(*asked_), match.clock() ? &*match.clock() : nullptr);
    }
    const auto decision = seat(*asked_).decide(seconds, moving);
    if (!decision) return {};
    const game::PlayerId player = *std::exchange(asked_, {});
    auto done = carryOut(match, player, *decision);
    if (done) return {};
    hold(true);
    return Trouble{player, done.error()};
}

std::optional<Seating::Opinion> Seating::opinion() const {
    if (!lastAsked_ || seat(*lastAsked_).thought() == nullptr) return {};
    return Opinion{*lastAsked_, seat(*lastAsked_).thought()};
}

}  // namespace match
