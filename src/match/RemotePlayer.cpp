#include "match/RemotePlayer.h"

#include <algorithm>

namespace match {

template <class Kind>
std::optional<Kind> RemotePlayer::take(std::size_t events) {
    const auto isOne = [](const Request& request) { return std::holds_alternative<Kind>(request.what); };
    std::vector<Request>& inbox = letters_.requests;
    for (auto it = inbox.begin(); (it = std::find_if(it, inbox.end(), isOne)) != inbox.end();) {
        const Request request = *it;
        it = inbox.erase(it);
        taken_ = request.events;
        if (request.events >= events) return std::get<Kind>(request.what);
        letters_.refusals.push_back({request.events, Refusal::Why::TooLate});
    }
    return {};
}

void RemotePlayer::onEvent(const Event& event) {
    if (voidsTurns(event)) changed_ = event.number + 1;
    if (event.kind == EventKind::Offered) offered_ = event.number + 1;
}

std::optional<Decision> RemotePlayer::decide(float, bool) {
    if (const auto turn = take<PlayTurn>(changed_)) return *turn;
    return {};
}

std::optional<Decision> RemotePlayer::unasked() {
    if (take<Resign>(0)) return Resign{};
    if (const auto offer = take<MakeOffer>(0)) return *offer;
    return {};
}

bool RemotePlayer::bearsRefusal() {
    letters_.refusals.push_back({taken_, Refusal::Why::NotAllowed});
    return true;
}

std::optional<bool> RemotePlayer::answer(const Offer&, const game::View&) {
    if (const auto answer = take<AnswerOffer>(offered_)) return answer->accept;
    return {};
}

}  // namespace match
