#include <map>
#include <utility>

#include "host/Room.h"

namespace host {

void Room::send(const Member& member, const HostMessage& message) const {
    if (member.client) parts_.send(*member.client, message);
}

TableNews Room::newsFor(const Member& member) const {
    TableNews news{.code = code_,
                   .agreed = agreed_,
                   .phase = phase_,
                   .match = matches_,
                   .owner = owner_,
                   .rematch = rematch_,
                   .you = member.number};
    for (const Member& other : members_.all())
        news.members.push_back(
            {other.number, other.name, other.program, other.client ? -1 : (now_ - other.since).count()});
    const std::vector<std::string> names = namesBySeat();
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const Member* const sitter = members_.find(seats_[i].member);
        const Sitter who = !seats_[i].level.empty() ? Sitter::Level
                           : sitter == nullptr      ? Sitter::Free
                           : sitter->program        ? Sitter::Program
                                                    : Sitter::Person;
        news.seats.push_back({who, names[i], seats_[i].level, seats_[i].member});
    }
    if (series_)
        for (const match::Series::Standing& side : series_->standings())
            news.series.push_back({side.names, side.wins, side.points});
    if (const auto seat = seatOf(member.number)) news.seat = static_cast<int>(*seat);
    return news;
}

void Room::brief(const Member& member) {
    if (play_) send(member, Brief{matches_, play_->brief(member.number, viewerFor(member.number))});
}

/// What a member with a new line has to know besides the table.
void Room::tellRest(MemberId number) {
    const Member* const member = members_.find(number);
    if (member == nullptr) return;
    if (tableChanged_) send(*member, newsFor(*member));
    for (const Said& said : chat_.toldAt(now_)) send(*member, said);
    brief(*member);
}

std::optional<GameRecord> Room::recordFor(game::Viewer viewer) const {
    const match::Match& match = play_->match();
    if (match.head() == match::Match::kRoot) return {};
    GameRecord told{.match = matches_, .over = play_->over()};
    const game::Record record = match.toRecord();
    if (told.over || !match.hasSecrets())
        told.text = kind_.writeAtOnce(record);
    else
        told.text = kind_.writeFor(record, viewer).value_or("");
    if (told.text.empty() || told.text.size() > kLongestNews / 2) return {};  // JSON doubles some letters
    return told;
}

void Room::tellRecords() {
    if (!play_ || recorded_ == events_) return;
    if (!play_->over() && now_ - recordedAt_ < kRecordEvery) return;
    recorded_ = events_;
    recordedAt_ = now_;
    std::map<game::Viewer, std::optional<GameRecord>> records;
    for (const Member& member : members_.all()) {
        if (!member.client) continue;
        const game::Viewer viewer = viewerFor(member.number);
        auto [known, fresh] = records.try_emplace(viewer);
        if (fresh) known->second = recordFor(viewer);
        if (known->second) send(member, *known->second);
    }
    if (play_->over()) lastOver_ = recordFor(game::Viewer::record());
}

void Room::tellChanges() {
    if (tableChanged_ && (briefAll_ || news_.take(now_))) {
        tableChanged_ = false;
        for (const Member& member : members_.all()) send(member, newsFor(member));
    }
    if (!std::exchange(briefAll_, false)) return;
    for (const Member& member : members_.all())
        if (member.client) brief(member);
}

}  // namespace host
