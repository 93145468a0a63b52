#include <algorithm>
#include <set>
#include <utility>

#include "host/Room.h"

namespace host {
namespace {

/// Whether partners remain partners when everybody moves to the next seat.
bool partnersMoveOn(const game::Sides& sides, std::size_t seats) {
    const auto together = [&](std::size_t a, std::size_t b) {
        return sides.of(game::playerAt(a % seats)) == sides.of(game::playerAt(b % seats));
    };
    for (std::size_t a = 0; a < seats; ++a)
        for (std::size_t b = 0; b < seats; ++b)
            if (together(a, b) != together(a + 1, b + 1)) return false;
    return true;
}

std::string levelName(const game::Kind& kind, const std::string& level) {
    for (const game::Opponent& opponent : kind.opponents())
        if (opponent.id == level) return opponent.name.english();
    return level;
}

/// A series knows its players by their names.
void makeUnique(std::vector<std::string>& names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = names[i];
        const auto before = names.begin() + static_cast<std::ptrdiff_t>(i);
        for (int next = 2; !names[i].empty() && std::find(names.begin(), before, names[i]) != before; ++next)
            names[i] = name + " (" + std::to_string(next) + ")";
    }
}

}  // namespace

std::vector<std::string> Room::namesBySeat() const {
    std::vector<std::string> names;
    for (const Seat& seat : seats_) {
        const Member* const sitter = members_.find(seat.member);
        names.push_back(sitter != nullptr    ? sitter->name
                        : seat.level.empty() ? std::string()
                                             : levelName(kind_, seat.level));
    }
    makeUnique(names);
    return names;
}

game::Viewer Room::viewerFor(MemberId member) const {
    const auto seat = seatOf(member);
    return seat ? game::Viewer(game::playerAt(*seat)) : game::Viewer::onlooker();
}

/// The series goes on with the same players until it is over.
void Room::makeSeries(const std::vector<std::string>& names) {
    std::set<std::string> known;
    if (series_)
        for (const match::Series::Standing& side : series_->standings())
            known.insert(side.names.begin(), side.names.end());
    if (known != std::set<std::string>(names.begin(), names.end()))
        series_.emplace(names, kind_.sidesOf(agreed_.options), match::parseGoal(agreed_.goal).value());
    else if (series_->over())
        series_ = series_->anew();
}

bool Room::begin() {
    auto start = kind_.create(agreed_.options, game::Chance(parts_.secrets.seed()));
    if (!start) return false;
    const std::vector<std::string> names = namesBySeat();
    match::Match match(std::move(start).value(), names);
    const auto control = match::parseTimeControl(agreed_.clock).value();
    if (control.limited())
        match.setClock(match::Clock(std::vector<match::TimeControl>(seats_.size(), control)));
    makeSeries(names);
    for (Member& member : members_.all()) member.replaced = false;
    takePlay(std::move(match));
    ++matches_;
    phase_ = Phase::Playing;
    return true;
}

void Room::takePlay(match::Match match) {
    MatchPlay::Conditions conditions{
        .kind = kind_, .takingBack = agreed_.takingBack, .pace = parts_.pace, .levels = {}, .lines = {}};
    for (const Seat& seat : seats_) {
        const Member* const sitter = members_.find(seat.member);
        conditions.levels.push_back(seat.level);
        conditions.lines.push_back(sitter != nullptr ? sitter->line : Moment(0));
    }
    play_ = std::make_unique<MatchPlay>(conditions, std::move(match));
    events_ = recorded_ = 0;
    recordedAt_ = now_;
    unsettled_ = Moment(0);
    rematch_.clear();
    briefAll_ = true;
    changed();
}

/// The room after what has happened in its match.
void Room::follow() {
    if (std::exchange(events_, play_->match().eventCount()) != events_) ++changes_;
    play_->tell([this](MemberId member, std::string text) {
        if (const Member* const listener = members_.find(member)) send(*listener, Told{std::move(text)});
    });
    const bool over = play_->over();
    if (over == (phase_ == Phase::Over)) return;
    if (over)
        series_->enter(play_->match().outcome(), play_->match().players());
    else
        series_->takeBack();  // the ending was taken back
    phase_ = over ? Phase::Over : Phase::Playing;
    rematch_.clear();
    changed();
}

void Room::settleRematch() {
    std::vector<MemberId> asked;
    for (const Seat& seat : seats_)
        if (seat.member != kNobody) asked.push_back(seat.member);
    if (asked.empty()) asked.push_back(owner_);
    const bool agreed = std::ranges::all_of(
        asked, [&](MemberId member) { return std::ranges::find(rematch_, member) != rematch_.end(); });
    if (!agreed) return;
    if (std::ranges::none_of(seats_, &Seat::free)) {
        exchangeSeats();
        if (begin()) return;
    }
    // Somebody has left: his seat can be taken.
    phase_ = Phase::Waiting;
    play_.reset();
    rematch_.clear();
    changed();
}

/// Everybody moves to the next seat, so that another one begins.
void Room::exchangeSeats() {
    if (partnersMoveOn(kind_.sidesOf(agreed_.options), seats_.size()))
        std::rotate(seats_.begin(), seats_.end() - 1, seats_.end());
}

}  // namespace host
