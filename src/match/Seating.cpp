#include "match/Seating.h"

#include <algorithm>
#include <utility>

namespace match {

Seating::Seating(std::size_t seats, TakingBack rule) : rule_(rule) {
    for (std::size_t i = 0; i < seats; ++i) seats_.push_back(std::make_unique<Person>(rule));
}

void Seating::sit(game::PlayerId player, std::unique_ptr<Participant> participant) {
    std::erase(asked_, player);
    if (lastAsked_ == player) lastAsked_.reset();
    seats_[player.value] = std::move(participant);
}

bool Seating::anybodyFarAway() const {
    return std::any_of(seats_.begin(), seats_.end(), [](const auto& seat) { return seat->farAway(); });
}

std::vector<game::PlayerId> Seating::persons() const {
    std::vector<game::PlayerId> persons;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (seats_[i]->atThisTable()) persons.push_back(game::playerAt(i));
    return persons;
}

bool Seating::awaitsTurn(const Followed& match) const {
    const std::vector<game::PlayerId> players = match.awaited();
    return std::any_of(players.begin(), players.end(),
                       [&](game::PlayerId player) { return awaitsTurn(match, player); });
}

bool Seating::awaitsTurn(const Followed& match, game::PlayerId player) const {
    return !paused_ && !match.looksBack() && !atThisTable(player) && match.awaits(player) &&
           !match.outcome().over;
}

bool Seating::isAsked(game::PlayerId player) const {
    return std::find(asked_.begin(), asked_.end(), player) != asked_.end();
}

void Seating::pause(bool on) {
    paused_ = on;
    if (on) stop();
    if (!on) inTrouble_.reset();
}

void Seating::stop() {
    for (const game::PlayerId player : asked_) seat(player).stop();
    asked_.clear();
}

void Seating::tellNews(const Match& match) {
    const Subscription::News news = news_.read(match);
    for (std::size_t index = news.first; index < news.end; ++index)
        for (std::size_t i = 0; i < seats_.size(); ++i) {
            const game::PlayerId player = game::playerAt(i);
            const Event event = match.events(player)[index];
            if (voidsTurns(event) && isAsked(player)) {
                seat(player).stop();
                std::erase(asked_, player);
            }
            seats_[i]->onEvent(event);
        }
    for (const game::PlayerId player : std::vector(asked_))
        if (!match.awaits(player)) {
            seat(player).stop();
            std::erase(asked_, player);
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

base::Result<void> carryOut(Match& match, game::PlayerId player, const Decision& decision) {
    if (const auto* turn = std::get_if<PlayTurn>(&decision)) return match.submit(player, turn->action);
    if (const auto* offer = std::get_if<MakeOffer>(&decision)) return match.offer(player, offer->proposal);
    if (const auto* end = std::get_if<GiveUp>(&decision)) return base::Error{end->why};
    return match.resign(player);
}

bool Seating::hearUnasked(Match& match) {
    bool any = false;
    for (std::size_t i = 0; i < seats_.size() && match.atHead(); ++i)
        while (const auto decision = seats_[i]->unasked()) {
            // Refused if something else has happened meanwhile; whoever decided it hears of that.
            if (!carryOut(match, game::playerAt(i), *decision)) (void)seats_[i]->bearsRefusal();
            any = true;
        }
    return any;
}

void Seating::settle(Match& match) {
    tellNews(match);
    collectAnswers(match);
    tellNews(match);
}

std::optional<Seating::Trouble> Seating::update(Match& match, float seconds, bool moving) {
    settle(match);
    if (hearUnasked(match)) settle(match);
    ask(match);
    for (const game::PlayerId player : asked_) {
        const auto decision = seat(player).decide(seconds, moving);
        if (!decision) continue;
        lastAsked_ = player;
        std::erase(asked_, player);
        auto done = carryOut(match, player, *decision);
        if (done || seat(player).bearsRefusal()) return {};  // the others are heard after this news
        pause(true);
        inTrouble_ = player;
        return Trouble{player, done.error()};
    }
    return {};
}

void Seating::ask(const Match& match) {
    for (const game::PlayerId player : match.awaited()) {
        if (!awaitsTurn(match, player) || isAsked(player)) continue;
        asked_.push_back(player);
        lastAsked_ = player;
        seat(player).begin(match.view(player), match.clock() ? &*match.clock() : nullptr);
    }
}

std::optional<Seating::Opinion> Seating::opinion() const {
    if (!lastAsked_ || seat(*lastAsked_).thought() == nullptr) return {};
    return Opinion{*lastAsked_, seat(*lastAsked_).thought()};
}

}  // namespace match
