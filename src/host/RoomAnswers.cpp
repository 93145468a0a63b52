#include <algorithm>
#include <utility>

#include "host/Room.h"
#include "host/Words.h"

namespace host {
namespace {

bool hasLevel(const game::Kind& kind, const std::string& level) {
    return std::ranges::any_of(kind.opponents(),
                               [&](const game::Opponent& opponent) { return opponent.id == level; });
}

}  // namespace

/// In a series players are known by their names.
MaybeRefused Room::answer(Member& member, const Rename& rename) {
    const auto name = nameIn(rename.name);
    if (!name) return Refusal::BadName;
    if (*name == member.name) return {};
    if (phase_ != Phase::Waiting || (series_ && seatOf(member.number))) return Refusal::NotNow;
    if (members_.hasName(*name)) return Refusal::NameTaken;
    member.name = *name;
    changed();
    return {};
}

MaybeRefused Room::answer(Member& member, const Sit& sit) {
    if (phase_ != Phase::Waiting || !has(sit.seat)) return Refusal::NotNow;
    Seat& seat = seats_[static_cast<std::size_t>(sit.seat)];
    if (seat.member == member.number) return {};
    if (!seat.free()) return Refusal::SeatTaken;
    if (const auto earlier = seatOf(member.number)) seats_[*earlier].member = kNobody;
    seat.member = member.number;
    changed();
    return {};
}

MaybeRefused Room::answer(Member& member, const Stand&) {
    const auto seat = seatOf(member.number);
    if (phase_ != Phase::Waiting || !seat) return Refusal::NotNow;
    seats_[*seat].member = kNobody;
    changed();
    return {};
}

MaybeRefused Room::answer(Member& member, const Give& give) {
    if (member.number != owner_) return Refusal::NotOwner;
    if (!has(give.seat) || phase_ == Phase::Over) return Refusal::NotNow;
    Seat& seat = seats_[static_cast<std::size_t>(give.seat)];
    Member* const sitter = members_.find(seat.member);
    if (!give.level.empty() && !hasLevel(kind_, give.level)) return Refusal::NoLevel;
    if (phase_ == Phase::Playing) {
        if (give.level.empty() || sitter == nullptr) return Refusal::NotNow;
        if (!isAbsent(seat.member)) return Refusal::SeatTaken;
        play_->replace(game::playerAt(static_cast<std::size_t>(give.seat)), give.level);
        sitter->replaced = true;
    } else if (sitter != nullptr && sitter->client) {
        return Refusal::SeatTaken;
    }
    seat = {kNobody, give.level};
    changed();
    return {};
}

MaybeRefused Room::answer(Member& member, const Start&) {
    if (member.number != owner_) return Refusal::NotOwner;
    if (phase_ != Phase::Waiting) return Refusal::NotNow;
    if (std::ranges::any_of(seats_, &Seat::free)) return Refusal::SeatsFree;
    if (!begin()) return Refusal::BadGame;
    return {};
}

MaybeRefused Room::answer(Member& member, const Say& say) {
    const auto text = chatIn(say.text);
    if (!text) return Refusal::BadChat;
    if (!member.chat.take(now_)) return Refusal::TooMuch;
    const Said said = chat_.add(member.number, member.name, *text, now_);
    for (const Member& other : members_.all()) send(other, said);
    return {};
}

/// The seat is that of the line on which it came, whatever it says.
MaybeRefused Room::answer(Member& member, const Ask& ask) {
    const auto seat = seatOf(member.number);
    if (!play_ || !seat) return Refusal::NotNow;
    const auto request = match::readRequest(ask.request);
    if (!request) return Refusal::Malformed;
    if (!play_->hear(game::playerAt(*seat), *request)) return Refusal::TooMuch;
    return {};
}

MaybeRefused Room::answer(Member& member, const Rematch& rematch) {
    if (phase_ != Phase::Over || (!seatOf(member.number) && member.number != owner_)) return Refusal::NotNow;
    std::erase(rematch_, member.number);
    if (rematch.agree) rematch_.push_back(member.number);
    changed();
    settleRematch();
    return {};
}

MaybeRefused Room::answer(Member& member, const Again&) {
    if (!play_) return Refusal::NotNow;
    if (!member.briefings.take(now_)) return Refusal::TooMuch;
    brief(member);
    return {};
}

}  // namespace host
