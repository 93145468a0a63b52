#include "games/tak/playtak/Conversation.h"

#include <algorithm>

#include "games/tak/playtak/LineWords.h"

namespace tak::playtak {
namespace {

constexpr std::size_t kMostUnknown = 50;  // kinds of lines that are told

}  // namespace

Conversation::Conversation(Wire& wire, std::string program, Player player)
    : wire_(wire), program_(std::move(program)), player_(std::move(player)) {}

// ---- the line

void Conversation::connected() {
    disconnected();
    phase_ = Phase::Greeted;
}

void Conversation::disconnected() {
    phase_ = Phase::Offline;
    told_ = false;
    sinceSent_ = 0;
    answers_.clear();
    watched_.clear();
    seeks_.clear();
    games_.clear();
    players_.clear();
    if (game_) game_->forgetSent();  // whether it was taken will be told
}

void Conversation::heard(std::string_view line) {
    if (phase_ == Phase::Offline) return;
    std::visit([this](const auto& one) { hear(one); }, readServerLine(line));
}

void Conversation::update(float seconds) {
    if (game_) game_->update(seconds);
    if (!here()) return;
    sinceSent_ += seconds;
    if (sinceSent_ >= kPingSeconds) send(Ping{});
}

bool Conversation::send(const ClientLine& line) {
    auto text = write(line);
    if (!text) return false;
    const bool fenced = answers_.sent(line);
    if (std::holds_alternative<Ping>(line)) sinceSent_ = 0;
    wire_.send(std::move(*text));
    if (fenced) send(Ping{});
    return true;
}

void Conversation::tell(Event event) {
    if (events_.size() >= kMostEvents) events_.erase(events_.begin());
    events_.push_back(std::move(event));
}

// ---- the login

void Conversation::hear(const LoginPrompt&) {
    if (phase_ != Phase::Greeted) return;
    phase_ = Phase::LoggingIn;
    send(NameProgram{program_});
    ask(2);
}

void Conversation::ask(int version) {
    version_ = version;
    if (version == 0)
        logIn();  // which needs not be asked for
    else
        send(AskVersion{version});
}

void Conversation::logIn() {
    const bool sent = std::visit([this](const auto& login) { return send(ClientLine(login)); }, player_);
    if (!sent) hear(AuthenticationFailure{});
}

void Conversation::hear(const Welcome& welcome) {
    if (phase_ != Phase::LoggingIn) return;
    answers_.onLogin();
    phase_ = Phase::Here;
    name_ = welcome.name;
    tell(LoggedIn{name_, version_});
    if (!game_ || game_->isOver() || told_) return;
    tell(GameMissed{game_->number()});
    game_.reset();
}

void Conversation::hear(const AuthenticationFailure&) {
    if (phase_ != Phase::LoggingIn) return;
    unwanted_ = true;
    tell(LoginRefused{});
}

// ---- answers

void Conversation::hear(const Ok&) {
    const auto asked = answers_.onOk();
    if (!asked) return;
    if (asked->what == Asked::What::Version) logIn();
    const bool turn = asked->what == Asked::What::Turn && own(GameNumber(asked->number)) != nullptr;
    if (turn && game_->sent() == asked->move) confirmSent();
}

void Conversation::confirmSent() {
    const rules::Move move = *game_->sent();
    if (!game_->take(move)) return outOfStep();
    tell(TurnTaken{game_->number(), game_->own(), move});
}

void Conversation::hear(const Nok&) {
    if (const auto asked = answers_.onNok()) refused(*asked);
}

void Conversation::refused(const Asked& asked) {
    switch (asked.what) {
        case Asked::What::Version:
            return ask(asked.number - 1);
        case Asked::What::Login:
            return hear(AuthenticationFailure{});
        case Asked::What::Seek:
            return tell(SeekRefused{});
        case Asked::What::Accept:
            return tell(AcceptRefused{SeekNumber(asked.number)});
        case Asked::What::Rematch:
            return tell(RematchRefused{});
        case Asked::What::InGame:
            return tell(WordRefused{*asked.said});
        case Asked::What::Turn:
            if (OwnGame* game = own(GameNumber(asked.number)); game != nullptr && game->sent() == asked.move)
                game->forgetSent();
            return tell(TurnRefused{GameNumber(asked.number), asked.move});
        default:
            return;
    }
}

// ---- beside the own game

void Conversation::hear(const Message& message) {
    tell(message);
    if (isOtherLoginNote(message)) {
        unwanted_ = true;
        tell(OtherLogin{});
    }
    if (!game_ || game_->isOver()) return;
    if (const auto away = readAwayNote(message); away && away->name == game_->opponent()) {
        game_->setOpponentAway(true);
        tell(OpponentAway{away->seconds});
    }
    if (const auto back = readBackNote(message); back && *back == game_->opponent()) {
        game_->setOpponentAway(false);
        tell(OpponentBack{});
    }
}

void Conversation::hear(const SeekAdded& added) {
    if (seeks_.size() >= kMostKept && !seeks_.contains(added.seek.number)) return;
    seeks_[added.seek.number] = added.seek;
    tell(added);
}

void Conversation::hear(const SeekRemoved& removed) {
    if (seeks_.erase(removed.number) > 0) tell(removed);
}

const Seek* Conversation::ownSeek() const {
    for (const auto& [number, seek] : seeks_)
        if (seek.name == name_) return &seek;
    return nullptr;
}

void Conversation::hear(const GameAdded& added) {
    if (games_.size() >= kMostKept && !games_.contains(added.game.number)) return;
    games_[added.game.number] = added.game;
}

void Conversation::hear(const GameRemoved& removed) { games_.erase(removed.number); }

/// Each kind of line once.
void Conversation::hear(const Unknown& unknown) {
    const auto words = wordsOf(unknown.text);
    if (words.empty() || unknown_.size() >= kMostUnknown) return;
    if (unknown_.insert(std::string(words.front().substr(0, kLongestName))).second) tell(unknown);
}

void Conversation::hear(const OnlinePlayers& online) {
    players_ = online.names;
    if (players_.size() > kMostKept) players_.resize(kMostKept);
}

// ---- what the player wants

bool Conversation::say(const ClientLine& line) {
    if (const auto* const unobserve = std::get_if<Unobserve>(&line)) watched_.erase(unobserve->game);
    return here() && send(line);
}

bool Conversation::play(rules::Move move) {
    if (!game_ || !game_->awaitsOwn() || !game_->game().isLegal(move)) return false;
    if (!say(PlayTurn{game_->number(), move})) return false;
    game_->send(move);
    return true;
}

bool Conversation::sayInGame(SayInGame::What what) {
    return game_ && !game_->isOver() && say(SayInGame{game_->number(), what});
}

bool Conversation::askRematch() {
    if (!game_ || !game_->isOver() || version_ < 2) return false;
    return say(AskRematch{game_->number(), {game_->terms(), !game_->own(), game_->opponent()}});
}

}  // namespace tak::playtak
