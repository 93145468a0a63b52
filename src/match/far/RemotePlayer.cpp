#include "match/far/RemotePlayer.h"

#include <algorithm>
#include <limits>

namespace match {

namespace {

template <class Kind>
bool isOne(const Request& request) {
    return std::holds_alternative<Kind>(request.what);
}

}  // namespace

/// A line that was slow or broke may bring a request twice.
void RemotePlayer::forgetCopies() {
    std::erase_if(letters_.requests, [this](const Request& request) {
        if (request.number == last_.number) letters_.receipts.push_back(last_);
        return request.number <= last_.number;
    });
}

template <class Kind>
std::optional<Kind> RemotePlayer::take(std::size_t events) {
    forgetCopies();
    std::vector<Request>& inbox = letters_.requests;
    for (auto it = inbox.begin(); (it = std::find_if(it, inbox.end(), isOne<Kind>)) != inbox.end();) {
        const Request request = *it;
        it = inbox.erase(it);
        const bool inTime = request.events >= events;
        last_ = {request.number, inTime ? Receipt::Result::Done : Receipt::Result::TooLate};
        letters_.receipts.push_back(last_);
        if (inTime) return std::get<Kind>(request.what);
    }
    return {};
}

template <class Kind>
void RemotePlayer::refuseBefore(std::size_t events) {
    std::erase_if(letters_.requests, [&](const Request& request) {
        if (!isOne<Kind>(request) || request.events >= events) return false;
        last_ = {request.number, Receipt::Result::TooLate};
        letters_.receipts.push_back(last_);
        return true;
    });
}

void RemotePlayer::onEvent(const Event& event) {
    if (voidsTurns(event)) changed_ = event.number + 1;
    if (event.kind == EventKind::Offered) offered_ = event.number + 1;
    open_ = openAfter(event).has_value();
}

std::optional<Decision> RemotePlayer::decide(float, bool) {
    if (const auto turn = take<PlayTurn>(changed_)) return *turn;
    return {};
}

std::optional<Decision> RemotePlayer::unasked() {
    forgetCopies();
    refuseBefore<PlayTurn>(changed_);
    refuseBefore<AnswerOffer>(open_ ? offered_ : std::numeric_limits<std::size_t>::max());
    if (take<Resign>(0)) return Resign{};
    if (const auto offer = take<MakeOffer>(0)) return *offer;
    return {};
}

bool RemotePlayer::bearsRefusal() {
    last_.result = letters_.receipts.back().result = Receipt::Result::NotAllowed;
    return true;
}

std::optional<bool> RemotePlayer::answer(const Offer&, const game::View&) {
    if (const auto answer = take<AnswerOffer>(offered_)) return answer->accept;
    return {};
}

}  // namespace match
