#include "host/Members.h"

#include <algorithm>
#include <utility>

namespace host {

bool Members::anybodyHere() const {
    return std::ranges::any_of(all_, [](const Member& member) { return member.client.has_value(); });
}

bool Members::hasName(std::string_view name) const {
    return std::ranges::any_of(all_, [&](const Member& member) { return member.name == name; });
}

const Member* Members::find(MemberId number) const {
    const auto found = std::ranges::find(all_, number, &Member::number);
    return found == all_.end() ? nullptr : &*found;
}

Member* Members::find(MemberId number) { return const_cast<Member*>(std::as_const(*this).find(number)); }

Member* Members::byToken(std::string_view token) {
    const auto found = std::ranges::find(all_, sha256(token), &Member::token);
    return found == all_.end() ? nullptr : &*found;
}

Member& Members::add(Member member) {
    member.number = std::exchange(next_, MemberId(next_.value + 1));
    return all_.emplace_back(std::move(member));
}

void Members::remove(MemberId number) {
    std::erase_if(all_, [&](const Member& member) { return member.number == number; });
}

MemberId Members::eldest() const {
    const auto here =
        std::ranges::find_if(all_, [](const Member& member) { return member.client.has_value(); });
    if (here != all_.end()) return here->number;
    return all_.empty() ? kNobody : all_.front().number;
}

}  // namespace host
