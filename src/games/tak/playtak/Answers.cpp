#include "games/tak/playtak/Answers.h"

namespace tak::playtak {
namespace {

using What = Asked::What;

Asked askedBy(const NameProgram&) { return {.what = What::Name}; }
Asked askedBy(const AskVersion& ask) { return {.what = What::Version, .number = ask.version}; }
Asked askedBy(const LoginAsGuest&) { return {.what = What::Login}; }
Asked askedBy(const Login&) { return {.what = What::Login}; }
Asked askedBy(const Ping&) { return {.what = What::Ping}; }
Asked askedBy(const MakeSeek&) { return {.what = What::Seek}; }
Asked askedBy(const AcceptSeek& accept) { return {.what = What::Accept, .number = accept.number.value}; }
Asked askedBy(const PlayTurn& turn) {
    return {.what = What::Turn, .number = turn.game.value, .move = turn.move};
}
Asked askedBy(const SayInGame& say) {
    return {.what = What::InGame, .number = say.game.value, .said = say.what};
}
Asked askedBy(const AskRematch& ask) { return {.what = What::Rematch, .number = ask.game.value}; }
/// A withdrawn seek, too: whether it is refused, nobody needs to know.
template <class Line>
Asked askedBy(const Line&) {
    return {.what = What::Other};
}

/// Whether the server says OK if all is well.
bool isConfirmed(const Asked& asked) {
    switch (asked.what) {
        case What::Name:
        case What::Version:
        case What::Ping:
        case What::Turn:
            return true;
        case What::InGame:
            return asked.said != SayInGame::What::Resign;
        default:
            return false;
    }
}

}  // namespace

bool Answers::sent(const ClientLine& line) {
    if (std::holds_alternative<Quit>(line)) return false;
    waiting_.push_back(std::visit([](const auto& one) { return askedBy(one); }, line));
    return !isConfirmed(waiting_.back()) && waiting_.back().what != What::Login;
}

std::optional<Asked> Answers::onOk() {
    while (!waiting_.empty()) {
        const Asked first = waiting_.front();
        waiting_.pop_front();
        if (isConfirmed(first)) return first;
    }
    return {};
}

std::optional<Asked> Answers::onNok() {
    if (waiting_.empty()) return {};
    const Asked first = waiting_.front();
    waiting_.pop_front();
    return first;
}

void Answers::onLogin() {
    while (!waiting_.empty()) {
        const bool login = waiting_.front().what == What::Login;
        waiting_.pop_front();
        if (login) return;
    }
}

}  // namespace tak::playtak
