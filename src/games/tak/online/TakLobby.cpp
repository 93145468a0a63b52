#include "games/tak/online/TakLobby.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "base/Printable.h"
#include "games/tak/online/LobbyLists.h"
#include "games/tak/online/SeekForm.h"
#include "games/tak/play/TakState.h"

namespace tak::online {
namespace {

using base::msgid;
using match::Proposal;
using match::Receipt;
using playtak::SayInGame;

constexpr float kClocksEvery = 1;  // seconds

playtak::Conversation::Player playerOf(const lobby::Player& player) {
    if (player.name.empty()) return playtak::LoginAsGuest{player.token};
    return playtak::Login{player.name, player.password};
}

}  // namespace

lobby::About aboutPublicServer() {
    return {.name = "playtak.com", .address = "wss://playtak.com:443/ws", .rulesPage = "https://playtak.com"};
}

TakLobby::TakLobby(const game::Kind& kind, const lobby::Address& address, const lobby::Player& player,
                   std::function<void()> wake, base::Log& log)
    : kind_(kind),
      site_(address.host),
      log_(log),
      link_(endpointOf(address), std::move(wake), log),
      conversation_(link_, "Dolmen", playerOf(player)) {}

TakLobby::~TakLobby() { conversation_.quit(); }

void TakLobby::update(float seconds) {
    link_.update(conversation_, seconds);
    conversation_.update(seconds);
    handleEvents();
    tellLine();
    carryRequests();
    followClocks(seconds);
    if (own_) own_->mirror().tell();
    for (auto& [number, game] : watched_)
        if (game.match) game.match->mirror().tell();
    if (own_ && std::exchange(ownEvents_, own_->match().eventCount()) != own_->match().eventCount())
        ++ownChanges_;
}

std::optional<base::Message> TakLobby::trouble() const {
    if (here()) return {};
    if (refused())
        return base::Message(msgid("The server has refused the login, or you have come there elsewhere."));
    return link_.trouble() ? link_.trouble() : base::Message(msgid("Logging in …"));
}

std::vector<std::string> TakLobby::players() const {
    std::vector<std::string> names;
    for (const std::string& name : conversation_.players()) names.push_back(base::excerpt(name));
    std::sort(names.begin(), names.end());
    return names;
}

// ---- offers to play

std::vector<game::OptionSpec> TakLobby::seekOptions(const game::OptionValues& values) const {
    return online::seekOptions(values);
}

game::OptionValues TakLobby::changedSeek(game::OptionValues values, const std::string& key,
                                         const std::string& value) const {
    return online::changedSeek(std::move(values), key, value);
}

std::string TakLobby::seekText(const game::OptionValues& values) const {
    const auto seek = seekOf(values);
    return seek ? termsText(seek->terms) : std::string();
}

base::Result<void> TakLobby::seek(const game::OptionValues& values) {
    const auto seek = seekOf(values);
    if (!seek) return seek.error();
    if (!conversation_.seek(*seek)) return base::Error{msgid("There is no connection to the server.")};
    return {};
}

void TakLobby::accept(int seek) { conversation_.accept(playtak::SeekNumber(seek)); }

// ---- games

bool TakLobby::plays() const { return conversation_.game() && !conversation_.game()->isOver(); }

void TakLobby::observe(int game) { conversation_.say(playtak::Observe{playtak::GameNumber(game)}); }

void TakLobby::watch(int game) {
    if (plays()) return tell(msgid("While you play you cannot watch others."), true);
    if (!watched_.contains(game)) {
        if (watched_.size() >= kMostWatched) return tell(msgid("You watch as many games as you can."), true);
        watched_[game];
        observe(game);
    }
    shown_ = game;
    shownUntold_ = true;
}

void TakLobby::stopWatching(int game) {
    if (watched_.erase(game) > 0) conversation_.say(playtak::Unobserve{playtak::GameNumber(game)});
    if (shown_ == game) shown_ = 0;
}

std::vector<int> TakLobby::watched() const {
    std::vector<int> games;
    for (const auto& [number, game] : watched_) games.push_back(number);
    return games;
}

const match::Match* TakLobby::watchedMatch(int game) const {
    const auto found = watched_.find(game);
    return found != watched_.end() && found->second.match ? &found->second.match->match() : nullptr;
}

std::optional<lobby::Lobby::Shown> TakLobby::takeShown() {
    // While the player is let in, the turns so far are still being told.
    if (own_ && ownUntold_ && here()) {
        ownUntold_ = false;
        return Shown{own_->mirror().follow(), own_->number().value, true, ownAgain_};
    }
    const auto shown = watched_.find(shown_);
    if (!shownUntold_ || shown == watched_.end() || !shown->second.match) return {};
    shownUntold_ = false;
    return Shown{shown->second.match->mirror().follow(), shown_, false, false};
}

std::optional<base::Msgid> TakLobby::whyNoRematch() const {
    if (!here()) return msgid("There is no connection to the server.");
    if (!conversation_.game() || !conversation_.game()->isOver()) return msgid("The game is not over.");
    if (conversation_.version() < 2) return msgid("This server knows no rematches.");
    if (rematchAsked_) return msgid("The others are asked.");
    return {};
}

void TakLobby::askForRematch() { rematchAsked_ = conversation_.askRematch(); }

base::Result<void> TakLobby::say(const std::string& text, const std::string& to) {
    if (!here()) return base::Error{msgid("There is no connection to the server.")};
    if (text.size() > playtak::kLongestChat) return base::Error{msgid("This is too long.")};
    const bool sent = to.empty() ? conversation_.say(playtak::Shout{text})
                                 : conversation_.say(playtak::TellPlayer{to, text});
    if (!sent) return base::Error{msgid("This cannot be sent.")};
    return {};
}

// ---- what the own player decides

std::optional<ServerMatch::Clocks> TakLobby::ownClocks() const {
    const auto& game = conversation_.game();
    if (!game) return {};
    return ServerMatch::Clocks{game->left(rules::Color::White), game->left(rules::Color::Black)};
}

void TakLobby::carryRequests() {
    if (!own_) return;
    while (const auto request = own_->mirror().ask())
        if (const auto result = carried(*request)) own_->mirror().settle(*result);
}

/// Nothing: its answer is still to come.
std::optional<Receipt::Result> TakLobby::carried(const match::Request& request) {
    const auto done = [](bool sent) { return sent ? Receipt::Result::Done : Receipt::Result::NotAllowed; };
    if (const auto* const turn = std::get_if<match::PlayTurn>(&request.what)) {
        if (conversation_.play(play::moveOf(turn->action))) return {};
        return Receipt::Result::NotAllowed;
    }
    if (std::holds_alternative<match::Resign>(request.what))
        return done(conversation_.sayInGame(SayInGame::What::Resign));
    if (const auto* const answer = std::get_if<match::AnswerOffer>(&request.what))
        return done(answerOffer(answer->accept));
    const Proposal proposal = std::get<match::MakeOffer>(request.what).proposal;
    const bool sent = conversation_.sayInGame(proposal == Proposal::Draw ? SayInGame::What::OfferDraw
                                                                         : SayInGame::What::RequestUndo);
    if (sent) own_->offer(conversation_.game()->own(), proposal);
    return done(sent);
}

/// To accept is to offer the same; a refusal is not told.
bool TakLobby::answerOffer(bool accept) {
    const auto offer = own_->match().openOffer();
    if (!offer) return false;
    if (!accept) {
        own_->withdraw(play::colorOf(offer->from), offer->proposal);
        return true;
    }
    return conversation_.sayInGame(offer->proposal == Proposal::Draw ? SayInGame::What::OfferDraw
                                                                     : SayInGame::What::RequestUndo);
}

/// A table lets the clocks run by itself, from the first turn on; the server not before it.
void TakLobby::followClocks(float seconds) {
    sinceClocks_ += seconds;
    if (sinceClocks_ < kClocksEvery) return;
    sinceClocks_ = 0;
    if (own_ && plays())
        if (const auto clocks = ownClocks()) own_->setClocks(*clocks);
}

}  // namespace tak::online
