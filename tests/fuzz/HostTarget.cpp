#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/Targets.h"
#include "host/Guest.h"
#include "host/House.h"
#include "host/MessageText.h"
#include "match/far/Follower.h"

namespace fuzz {
namespace {

constexpr std::size_t kClients = 3;

/// The text up to the next line end, which is taken off it.
std::string_view nextLine(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
}

class Counter final : public host::Outbox {
  public:
    void send(host::ClientId, std::string text) override {
        require(host::readHostMessage(text).has_value(), "a host sends messages");
        ++sent;
    }
    void close(host::ClientId, std::string reason) override {
        require(!reason.empty(), "a line is not ended without a reason");
    }
    int sent = 0;
};

class NoWire final : public host::Wire {
  public:
    void send(std::string text) override {
        require(host::readClientMessage(text).has_value(), "a guest sends messages");
    }
};

host::HouseSettings smallHouse() {
    host::HouseSettings settings;
    settings.pace.nodes = 1;
    settings.mostLevels = 2;
    settings.random = [random = base::Random(1)]() mutable {
        return static_cast<std::uint32_t>(random.next() >> 32);
    };
    return settings;
}

/// A guest's table follows what has come.
void followBegun(host::Guest::Begun begun) {
    match::Follower follower(std::move(begun.told));
    match::FarPost post(follower, std::move(begun.reader), *begun.line);
    (void)post.update(0.1F, false);
    (void)follower.finalOutcome();
}

}  // namespace

void client(std::string_view text) {
    Counter outbox;
    host::House house({kindNamed("tak"), kindNamed("tactiki")}, outbox, smallHouse());
    host::Moment now(0);
    for (std::uint64_t client = 1; client <= kClients; ++client) {
        house.connected(host::ClientId(client), now);
        house.heard(host::ClientId(client), host::write(host::Hello{}), now);
    }
    // The first letter of a line says whose it is.
    while (!text.empty()) {
        std::string_view line = nextLine(text);
        const std::uint64_t client = line.empty() ? 1 : static_cast<unsigned char>(line[0]) % kClients + 1;
        house.heard(host::ClientId(client), line.substr(std::min<std::size_t>(1, line.size())), now);
        now += host::Moment(50);
        house.update(now);
    }
    for (const host::House::SavedTable& table : house.takeAll()) {
        Counter other;
        host::House again({kindNamed("tak"), kindNamed("tactiki")}, other, smallHouse());
        require(!table.text || again.load(*table.text, now).ok(), "a host goes on with what it has saved");
    }
    const int before = outbox.sent;
    house.connected(host::ClientId(99), now);
    house.heard(host::ClientId(99), host::write(host::Hello{}), now);
    require(outbox.sent > before, "others are welcome");
}

void guest(std::string_view text) {
    NoWire wire;
    host::Guest guest(kindNamed, wire);
    guest.connected();
    while (!text.empty()) {
        guest.heard(nextLine(text));
        guest.update(0.1F);
        if (auto begun = guest.takeBegun()) followBegun(std::move(*begun));
        if (guest.table())
            for (const host::TableNews::Member& member : guest.table()->members) (void)guest.awayFor(member);
        if (const auto refusal = guest.takeRefusal())
            require(!host::wordsOf(*refusal).english().empty(), "a refusal says why");
    }
}

}  // namespace fuzz
