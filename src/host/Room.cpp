#include "host/Room.h"

#include <algorithm>
#include <utility>

#include "host/Words.h"

namespace host {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

constexpr Moment kKeepWaiting = minutes(10);     // a table without anybody
constexpr Moment kKeepOver = hours(24);          // the same after its match
constexpr Moment kKeepPlaying = hours(24 * 30);  // the same during it

/// The values of the options that the game has, and nothing else; nothing if one of them cannot be.
std::optional<game::OptionValues> knownOptions(const game::Kind& kind, const game::OptionValues& values) {
    game::OptionValues known;
    for (const game::OptionSpec& spec : kind.options(values))
        if (const auto value = values.find(spec.key); value != values.end()) {
            if (!spec.indexOf(value->second)) return {};
            known.insert(*value);
        }
    known[game::kPlayersKey] = std::to_string(kind.playersOf(values));
    return known;
}

}  // namespace

bool canBePlayed(const game::Kind& kind, const Agreements& agreed) {
    return kind.playersOf(agreed.options) <= kMostSeats && match::parseTimeControl(agreed.clock) &&
           match::parseGoal(agreed.goal) && kind.create(agreed.options, {});
}

Room::Room(RoomParts parts, const game::Kind& kind, std::string code, Agreements agreed)
    : parts_(std::move(parts)),
      kind_(kind),
      code_(std::move(code)),
      agreed_(std::move(agreed)),
      seats_(static_cast<std::size_t>(kind.playersOf(agreed_.options))) {}

std::unique_ptr<Room> Room::open(RoomParts parts, const game::Kind& kind, std::string code,
                                 Agreements agreed) {
    auto options = knownOptions(kind, agreed.options);
    if (!options) return nullptr;
    agreed.options = std::move(*options);
    if (!canBePlayed(kind, agreed)) return nullptr;
    return std::unique_ptr<Room>(new Room(std::move(parts), kind, std::move(code), std::move(agreed)));
}

std::size_t Room::levels() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(seats_, [](const Seat& seat) { return !seat.level.empty(); }));
}

std::optional<OpenTable> Room::openTable() const {
    const Member* const owner = members_.find(owner_);
    if (phase_ != Phase::Waiting || owner == nullptr || !owner->client) return {};
    if (std::ranges::none_of(seats_, &Seat::free)) return {};
    return OpenTable{code_, agreed_.game, owner->name};
}

bool Room::deserted(Moment now) const {
    if (members_.empty()) return true;
    if (members_.anybodyHere()) return false;
    const Moment kept = phase_ == Phase::Waiting ? kKeepWaiting
                        : phase_ == Phase::Over  ? kKeepOver
                                                 : kKeepPlaying;
    return now - lastHere_ > kept;
}

// ---- lines

Room::Entry Room::enter(ClientId client, std::string_view name, bool program, Moment now) {
    const auto shown = nameIn(name);
    if (!shown) return {kNobody, Refusal::BadName};
    if (members_.hasName(*shown)) return {kNobody, Refusal::NameTaken};
    if (members_.full()) return {kNobody, Refusal::TableFull};
    pass(now);
    const std::string token = parts_.secrets.token();
    const Member& member = members_.add(
        {.name = *shown, .program = program, .token = sha256(token), .client = client, .since = now});
    const MemberId number = member.number;
    if (owner_ == kNobody) owner_ = number;
    send(member, Key{code_, token});
    changed();
    settle();
    tellRest(number);
    return {number, {}};
}

Room::Comeback Room::comeBack(ClientId client, std::string_view token, Moment now) {
    Member* const member = members_.byToken(token);
    if (member == nullptr) return {};
    pass(now);
    const Comeback back{member->number, std::exchange(member->client, client)};
    if (play_) play_->forget(member->number);
    changed();
    settle();
    tellRest(back.member);
    if (lastOver_) send(*members_.find(back.member), *lastOver_);  // he may have missed the end
    return back;
}

void Room::breakLine(Member& member) {
    member.client.reset();
    member.since = now_;
    if (play_) play_->forget(member.number);
    changed();
}

void Room::lineBroke(MemberId number, Moment now) {
    pass(now);
    if (Member* const member = members_.find(number)) breakLine(*member);
    settle();
}

void Room::leave(MemberId number, Moment now) {
    pass(now);
    Member* const member = members_.find(number);
    if (member == nullptr) return;
    send(*member, Left{});
    if (phase_ == Phase::Playing && seatOf(number))
        breakLine(*member);
    else
        removeMember(number);
    settle();
}

void Room::lineMeasured(MemberId number, std::chrono::milliseconds time) {
    Member* const member = members_.find(number);
    if (member == nullptr) return;
    member->line = smoothedLine(member->line, time);
    if (const auto seat = seatOf(number); seat && play_) play_->setLine(game::playerAt(*seat), member->line);
}

// ---- seats and members

std::optional<std::size_t> Room::seatOf(MemberId member) const {
    const auto found = std::ranges::find(seats_, member, &Seat::member);
    if (member == kNobody || found == seats_.end()) return {};
    return static_cast<std::size_t>(found - seats_.begin());
}

bool Room::has(int seat) const { return seat >= 0 && static_cast<std::size_t>(seat) < seats_.size(); }

void Room::removeMember(MemberId number) {
    if (const auto seat = seatOf(number)) seats_[*seat].member = kNobody;
    std::erase(rematch_, number);
    members_.remove(number);
    if (play_) play_->forget(number);
    if (owner_ == number) owner_ = members_.eldest();
    changed();
    if (phase_ == Phase::Over) settleRematch();  // perhaps only he did not want one
}

bool Room::isAbsent(MemberId number) const {
    const Member* const member = members_.find(number);
    return member != nullptr && !member->client && now_ - member->since > kPatience;
}

/// Whether he has begun the match that is under way, or was the last one.
bool Room::isPlayer(const Member& member) const { return member.replaced || seatOf(member.number); }

/// Who is away for long and has no seat in a match makes room for others, and leaves the table to others.
void Room::removeAbsent() {
    if (!members_.anybodyHere()) return;
    std::vector<MemberId> absent;
    for (const Member& member : members_.all())
        if (isAbsent(member.number) && (phase_ == Phase::Waiting || !isPlayer(member)))
            absent.push_back(member.number);
    for (const MemberId number : absent) removeMember(number);
    if (!isAbsent(owner_)) return;
    owner_ = members_.eldest();
    changed();
}

// ---- time

MaybeRefused Room::hear(MemberId number, const ClientMessage& message, Moment now) {
    pass(now);
    Member* const member = members_.find(number);
    if (member == nullptr) return Refusal::NotNow;
    MaybeRefused refused = std::visit([&](const auto& one) { return answer(*member, one); }, message);
    settle();
    return refused;
}

void Room::update(Moment now) {
    pass(now);
    settle();
}

void Room::pass(Moment now) {
    const auto passed = std::max(now - now_, Moment(0));
    now_ = std::max(now, now_);
    if (members_.anybodyHere()) lastHere_ = now_;
    if (!play_) return;
    play_->elapse(passed);
    unsettled_ += passed;
}

void Room::settle() {
    if (play_) {
        play_->update(std::exchange(unsettled_, Moment(0)));
        follow();
    }
    removeAbsent();
    tellChanges();
    tellRecords();
}

}  // namespace host
