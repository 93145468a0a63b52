#include "host/House.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

#include "host/MessageText.h"

namespace host {
namespace {

using std::chrono::seconds;

constexpr Moment kPingEvery = seconds(5);
constexpr Moment kSilence = seconds(30);  // a line on which nothing has come for so long is broken
constexpr int kMostFaults = 20;           // of a client

/// Whether an honest program never makes the host say this.
bool isFault(Refusal refusal) {
    return refusal == Refusal::Malformed || refusal == Refusal::UnknownKind ||
           refusal == Refusal::HelloFirst || refusal == Refusal::TooMuch || refusal == Refusal::NoTable ||
           refusal == Refusal::BadToken;
}

}  // namespace

House::House(std::vector<const game::Kind*> games, Outbox& outbox, HouseSettings settings)
    : games_(std::move(games)), outbox_(outbox), settings_(std::move(settings)), secrets_(settings_.random) {}

// ---- clients

void House::connected(ClientId id, Moment now) {
    if (clients_.size() >= kMostClients) return outbox_.close(id, "The host is full.");
    clients_[id] = Client{.id = id, .heard = now, .pinged = now};
}

void House::heard(ClientId id, std::string_view text, Moment now) {
    const auto found = clients_.find(id);
    if (found == clients_.end()) return;
    Client& client = found->second;
    client.heard = now;
    if (!client.messages.take(now)) {
        refuse(client, Refusal::TooMuch);
        return fault(id, now);
    }
    const auto message = readClientMessage(text);
    if (message) return answer(client, *message, now);
    refuse(client, Refusal::Malformed);
    fault(id, now);
}

void House::gone(ClientId id, Moment now) {
    const auto found = clients_.find(id);
    if (found == clients_.end()) return;
    const Client client = found->second;
    clients_.erase(found);
    if (client.room != nullptr) client.room->lineBroke(client.member, now);
}

void House::refuse(Client& client, Refusal refusal) {
    Refused refused{.why = std::string(nameOf(refusal)), .text = wordsOf(refusal).english()};
    if (refusal == Refusal::Version) refused.protocols = {kProtocol};
    send(client.id, refused);
}

void House::fault(ClientId id, Moment now) {
    ++faults_;
    const auto found = clients_.find(id);
    if (found != clients_.end() && ++found->second.faults > kMostFaults)
        close(id, "Too many messages that the host does not take.", now);
}

void House::close(ClientId id, std::string reason, Moment now) {
    outbox_.close(id, std::move(reason));
    gone(id, now);
}

void House::send(ClientId client, const HostMessage& message) { outbox_.send(client, write(message)); }

// ---- what they say

MaybeRefused House::take(Client& client, const Hello& hello, Moment now) {
    if (hello.protocol != kProtocol) return Refusal::Version;
    client.greeted = true;
    Welcome welcome{.page = settings_.page};
    for (const game::Kind* const game : games_) {
        OfferedGame& offered = welcome.games.emplace_back();
        offered.id = game->id();
        for (const game::Opponent& level : game->opponents()) offered.levels.push_back(level.id);
    }
    send(client.id, welcome);
    ping(client, now);
    return {};
}

MaybeRefused House::enter(Client& client, Room& room, std::string_view name, bool program, Moment now) {
    const Room::Entry entry = room.enter(client.id, name, program, now);
    if (entry.refused) return entry.refused;
    bringTo(client, room, entry.member);
    return {};
}

void House::bringTo(Client& client, Room& room, MemberId member) {
    client.room = &room;
    client.member = member;
    if (client.line > Moment(0)) room.lineMeasured(member, client.line);
}

MaybeRefused House::take(Client& client, const Make& make, Moment now) {
    if (client.room != nullptr) return Refusal::AtTable;
    if (rooms_.size() >= settings_.mostTables) return Refusal::TooManyTables;
    if (!client.tables.take(now)) return Refusal::TooMuch;
    const game::Kind* const kind = kindWith(make.agreed.game);
    std::string code = secrets_.code();
    while (rooms_.contains(code)) code = secrets_.code();
    auto room = kind != nullptr ? Room::open(partsOfRoom(), *kind, code, make.agreed) : nullptr;
    if (!room) return Refusal::BadGame;
    if (const MaybeRefused refused = enter(client, *room, make.name, make.program, now)) return refused;
    rooms_[code].room = std::move(room);
    return {};
}

MaybeRefused House::take(Client& client, const Join& join, Moment now) {
    if (client.room != nullptr) return Refusal::AtTable;
    if (!client.visits.take(now)) return Refusal::TooMuch;
    Room* const room = roomWith(join.code);
    return room != nullptr ? enter(client, *room, join.name, join.program, now)
                           : MaybeRefused(Refusal::NoTable);
}

MaybeRefused House::take(Client& client, const Return& back, Moment now) {
    if (client.room != nullptr) return Refusal::AtTable;
    if (!client.visits.take(now)) return Refusal::TooMuch;
    Room* const room = roomWith(back.code);
    if (room == nullptr) return Refusal::NoTable;
    const Room::Comeback comeback = room->comeBack(client.id, back.token, now);
    if (comeback.member == kNobody) return Refusal::BadToken;
    bringTo(client, *room, comeback.member);
    if (!comeback.earlier) return {};
    if (const auto earlier = clients_.find(*comeback.earlier); earlier != clients_.end())
        earlier->second.room = nullptr;
    close(*comeback.earlier, "You have come back on another line.", now);
    return {};
}

MaybeRefused House::take(Client& client, const Leave&, Moment now) {
    if (client.room == nullptr) return Refusal::NotNow;
    std::exchange(client.room, nullptr)->leave(std::exchange(client.member, kNobody), now);
    removeDeserted(now);
    return {};
}

MaybeRefused House::take(Client& client, const Pong& pong, Moment now) {
    if (client.answered || pong.number != client.ping) return {};
    client.answered = true;
    client.line = now - client.pinged;
    if (client.room != nullptr) client.room->lineMeasured(client.member, client.line);
    return {};
}

/// All other messages are the table's affair.
template <class OfTable>
MaybeRefused House::take(Client& client, const OfTable& message, Moment now) {
    if (client.room == nullptr) return Refusal::NotNow;
    if constexpr (std::is_same_v<OfTable, Give>)
        if (!message.level.empty() && levels() >= settings_.mostLevels) return Refusal::TableFull;
    return client.room->hear(client.member, message, now);
}

void House::answer(Client& client, const ClientMessage& message, Moment now) {
    const ClientId id = client.id;
    MaybeRefused refused = std::visit(
        [&](const auto& one) -> MaybeRefused {
            constexpr bool kGreets = std::is_same_v<std::decay_t<decltype(one)>, Hello>;
            if (client.greeted == kGreets) return kGreets ? Refusal::NotNow : Refusal::HelloFirst;
            return take(client, one, now);
        },
        message);
    if (!refused) return;
    refuse(client, *refused);
    if (*refused == Refusal::Version) return close(id, "The host speaks another version.", now);
    if (isFault(*refused)) fault(id, now);
}

// ---- time

void House::ping(Client& client, Moment now) {
    if (!client.answered) return;
    client.answered = false;
    client.pinged = now;
    send(client.id, Ping{++client.ping});
}

void House::update(Moment now) {
    std::vector<ClientId> silent;
    for (auto& [id, client] : clients_) {
        if (now - client.heard > kSilence) silent.push_back(id);
        if (client.greeted && now - client.pinged >= kPingEvery) ping(client, now);
    }
    for (const ClientId id : silent) close(id, "Nothing has come for long.", now);
    for (auto& [code, kept] : rooms_) kept.room->update(now);
    removeDeserted(now);
}

void House::removeDeserted(Moment now) {
    std::erase_if(rooms_, [&](const auto& entry) {
        if (!entry.second.room->deserted(now)) return false;
        removed_.push_back(entry.first);
        return true;
    });
}

// ---- tables

RoomParts House::partsOfRoom() {
    return {.secrets = secrets_,
            .pace = settings_.pace,
            .send = [this](ClientId client, const HostMessage& message) { send(client, message); }};
}

Room* House::roomWith(std::string_view typedCode) {
    const auto found = rooms_.find(codeIn(typedCode));
    return found == rooms_.end() ? nullptr : found->second.room.get();
}

const game::Kind* House::kindWith(std::string_view id) const {
    const auto found = std::ranges::find_if(games_, [&](const game::Kind* game) { return game->id() == id; });
    return found == games_.end() ? nullptr : *found;
}

std::vector<OpenTable> House::openTables() const {
    std::vector<OpenTable> open;
    for (const auto& [code, kept] : rooms_)
        if (auto table = kept.room->openTable()) open.push_back(std::move(*table));
    return open;
}

std::size_t House::levels() const {
    std::size_t levels = 0;
    for (const auto& [code, kept] : rooms_) levels += kept.room->levels();
    return levels;
}

// ---- what outlives the process

std::vector<House::SavedTable> House::takeChanged() {
    std::vector<SavedTable> tables;
    for (std::string& code : std::exchange(removed_, {})) tables.push_back({std::move(code), {}});
    for (auto& [code, kept] : rooms_)
        if (std::exchange(kept.saved, kept.room->changes()) != kept.room->changes())
            tables.push_back({code, kept.room->save()});
    return tables;
}

std::vector<House::SavedTable> House::takeAll() {
    for (auto& [code, kept] : rooms_) kept.saved = ~std::uint64_t{0};
    return takeChanged();
}

base::Result<void> House::load(std::string_view text, Moment now) {
    auto room = Room::load(
        partsOfRoom(), [this](std::string_view id) { return kindWith(id); }, text, now);
    if (!room) return room.error();
    const std::string code = (*room)->code();
    if (code.empty() || codeIn(code) != code || rooms_.contains(code) ||
        rooms_.size() >= settings_.mostTables)
        return base::Error{base::msgid("this table cannot be at this host")};
    rooms_[code].room = std::move(*room);
    return {};
}

}  // namespace host
