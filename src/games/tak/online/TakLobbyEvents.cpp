// What a TakLobby does about the events of its conversation.

#include <algorithm>
#include <utility>
#include <variant>

#include "base/Printable.h"
#include "games/tak/online/LobbyLists.h"
#include "games/tak/online/TakLobby.h"

namespace tak::online {
namespace {

using base::msgid;
using match::Proposal;
using match::Receipt;

}  // namespace

void TakLobby::handleEvents() {
    const auto events = conversation_.takeEvents();
    for (const playtak::Event& event : events) std::visit([this](const auto& one) { handle(one); }, event);
    // Games are listed without events.
    seeks_ = seekList(conversation_.seeks(), name());
    games_ = gameList(conversation_.games(), name());
}

void TakLobby::add(lobby::Said said) {
    said.name = base::excerpt(said.name);
    said.text = base::excerpt(said.text);
    said_.push_back(std::move(said));
    if (said_.size() > kMostSaid) said_.pop_front();
}

// ---- being there

void TakLobby::handle(const playtak::LoggedIn&) {
    for (const auto& [number, game] : watched_) observe(number);
}

void TakLobby::handle(const playtak::LoginRefused&) { tell(msgid("The server refused the login."), true); }

void TakLobby::handle(const playtak::OtherLogin&) {
    tell(msgid("You have come to the server from elsewhere: this connection ends."), true);
}

void TakLobby::handle(const playtak::Message& message) {
    add({.name = "", .text = message.text});
    if (playtak::readAwayNote(message) || playtak::readBackNote(message)) return;  // told in own words
    if (!playtak::isResumeNote(message)) tell({msgid("The server says: {text}"), {{"text", message.text}}});
}

void TakLobby::handle(const playtak::Chat& chat) {
    using To = playtak::Chat::To;
    if (std::ranges::find(ignored_, chat.name) != ignored_.end()) return;
    lobby::Said said{.name = chat.name, .room = chat.room, .text = chat.text};
    if (chat.to == To::Me) said.to = name();
    if (chat.to == To::Them) {
        said.to = base::excerpt(chat.name);
        said.name = name();
    }
    said.own = said.name == name();
    if (chat.to == To::Me)
        news_.push_back(
            {.text = {msgid("{name} says to you: {text}"), {{"name", chat.name}, {"text", chat.text}}},
             .talk = true});
    add(std::move(said));
}

void TakLobby::handle(const playtak::Unknown& unknown) {
    log_.info("the server says what is not known here: " + base::excerpt(unknown.text));
}

/// At the table nothing else shows it.
void TakLobby::tellLine() {
    const bool broke = plays() && !here();
    if (std::exchange(lineBroke_, broke) == broke) return;
    if (broke)
        tell(msgid("The line to the server broke: it is made again."), true);
    else if (here())
        tell(msgid("You are back on the server."));
}

// ---- offers to play

void TakLobby::handle(const playtak::SeekRefused&) {
    tell(msgid("The server does not take this offer."), true);
}

void TakLobby::handle(const playtak::AcceptRefused&) {
    tell(msgid("Somebody was faster, or the offer was withdrawn."), true);
}

void TakLobby::handle(const playtak::RematchSought&) { tell(msgid("The others are asked.")); }
void TakLobby::handle(const playtak::RematchToAccept&) { tell(msgid("Another game begins.")); }

void TakLobby::handle(const playtak::RematchRefused&) {
    rematchAsked_ = false;
    tell(msgid("The server does not take this offer."), true);
}

// ---- the own game

void TakLobby::handle(const playtak::GameBegun& begun) {
    const playtak::OwnGame& game = *conversation_.game();
    const playtak::ListedGame about{
        begun.game, {game.name(rules::Color::White), game.name(rules::Color::Black)}, game.terms()};
    for (const int other : watched()) stopWatching(other);
    ownAgain_ = begun.resumed;
    own_ = ServerMatch::begin(kind_, about, game.own(), site_);
    ownUntold_ = true;
    rematchAsked_ = false;
    if (!ownAgain_)
        news_.push_back(
            {.text = {msgid("Your game with {name} begins."), {{"name", game.opponent()}}}, .calls = true});
}

void TakLobby::handle(const playtak::GameMissed&) {
    tell(msgid("Your game ended while you were away, and the server does not tell how."), true);
}

void TakLobby::handle(const playtak::TurnTaken& turn) {
    if (!own_ || own_->number() != turn.game) return;
    if (!own_->play(turn.move, ownClocks())) return handle(playtak::OutOfStep{turn.game});
    if (turn.color == conversation_.game()->own()) own_->mirror().settle(Receipt::Result::Done);
}

void TakLobby::handle(const playtak::TurnRefused&) {
    if (own_) own_->mirror().settle(Receipt::Result::NotAllowed);
}

void TakLobby::handle(const playtak::Failure& failure) {
    tell({msgid("The server says: {text}"), {{"text", failure.text}}}, true);
}

void TakLobby::handle(const playtak::WordRefused&) {
    tell(msgid("The server does not take this offer."), true);
}

void TakLobby::handle(const playtak::OutOfStep&) { link_.again(conversation_); }

void TakLobby::handle(const playtak::Undone& undone) {
    if (own_ && own_->number() == undone.game && !own_->undo()) handle(playtak::OutOfStep{undone.game});
    if (own_)
        if (const auto clocks = ownClocks()) own_->setClocks(*clocks);
}

void TakLobby::handle(const playtak::DrawOffered&) {
    if (own_) own_->offer(!conversation_.game()->own(), Proposal::Draw);
}

void TakLobby::handle(const playtak::DrawWithdrawn&) {
    if (own_) own_->withdraw(!conversation_.game()->own(), Proposal::Draw);
}

void TakLobby::handle(const playtak::UndoRequested&) {
    if (own_) own_->offer(!conversation_.game()->own(), Proposal::TakeBack);
}

void TakLobby::handle(const playtak::UndoWithdrawn&) {
    if (own_) own_->withdraw(!conversation_.game()->own(), Proposal::TakeBack);
}

void TakLobby::handle(const playtak::OpponentAway& away) {
    tell({msgid("{name} is away: the line broke. The server waits {seconds} s."),
          {{"name", conversation_.game()->opponent()}, {"seconds", away.seconds}}});
}

void TakLobby::handle(const playtak::OpponentBack&) {
    tell({msgid("{name} is back."), {{"name", conversation_.game()->opponent()}}});
}

void TakLobby::handle(const playtak::GameOver& over) {
    if (!own_ || own_->number() != over.game) return;
    own_->mirror().settle(Receipt::Result::TooLate);
    own_->end(over.outcome, ownClocks());
    ++ownChanges_;
    if (over.abandoned) tell({msgid("{name} has left."), {{"name", conversation_.game()->opponent()}}});
    if (!over.outcome.over()) tell(msgid("The game has ended without a result."));
}

// ---- games that are watched

void TakLobby::handle(const playtak::Observed& observed) {
    const auto found = watched_.find(observed.game.number.value);
    if (found == watched_.end()) return;
    found->second = {.match = ServerMatch::begin(kind_, observed.game, {}, site_)};
    shownUntold_ = shownUntold_ || shown_ == found->first;  // told anew
}

void TakLobby::handle(const playtak::Watched& watched) {
    const playtak::GameNumber number = std::visit([](const auto& line) { return line.game; }, watched.line);
    const auto found = watched_.find(number.value);
    if (found != watched_.end() && found->second.match) take(found->second, watched);
}

/// What cannot be followed is asked for anew.
void TakLobby::take(WatchedGame& game, const playtak::Watched& watched) {
    if (const auto* const turn = std::get_if<playtak::TurnPlayed>(&watched.line)) {
        if (!game.match->play(turn->move, game.clocks)) observe(turn->game.value);
    } else if (const auto* const times = std::get_if<playtak::ClockTimes>(&watched.line)) {
        game.clocks = times->left;
        game.match->setClocks(times->left);
    } else if (const auto* const undone = std::get_if<playtak::Undone>(&watched.line)) {
        if (!game.match->undo()) observe(undone->game.value);
    } else if (const auto* const over = std::get_if<playtak::Over>(&watched.line)) {
        game.match->end(over->outcome, game.clocks);
    } else if (const auto* const left = std::get_if<playtak::Abandoned>(&watched.line)) {
        const bool white = left->name == game.match->match().players()[0];
        game.match->end({rules::EndReason::Claimed, white ? rules::Color::Black : rules::Color::White}, {});
    }
}

}  // namespace tak::online
