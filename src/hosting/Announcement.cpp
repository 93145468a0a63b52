#include "hosting/Announcement.h"

#include <algorithm>

#include "host/Secrets.h"
#include "host/Words.h"

namespace hosting {
namespace {

const std::string& factOf(const net::FoundService& found, const std::string& key) {
    static const std::string kNone;
    const auto fact = found.service.facts.find(key);
    return fact == found.service.facts.end() ? kNone : fact->second;
}

bool isCode(const std::string& text) {
    return !text.empty() && text.size() <= 32 && std::ranges::all_of(text, [](unsigned char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z');
    });
}

}  // namespace

net::NearbyService announcementOf(const host::OpenTable& table, const HostPlace& place) {
    return {.name = "Dolmen " + table.code,
            .port = place.port,
            .facts = {{"protocol", std::to_string(host::kProtocol)},
                      {"code", table.code},
                      {"game", table.game},
                      {"by", table.owner},
                      {"key", place.fingerprint.text()}}};
}

std::optional<AnnouncedTable> tableIn(const net::FoundService& found) {
    const auto fingerprint = net::Fingerprint::parse(factOf(found, "key"));
    const auto owner = host::nameIn(factOf(found, "by"));
    const std::string code = host::codeIn(factOf(found, "code"));
    if (factOf(found, "protocol") != std::to_string(host::kProtocol) || !fingerprint || !owner ||
        !isCode(code))
        return {};
    return AnnouncedTable{.table = {code, factOf(found, "game"), *owner},
                          .address = found.address,
                          .place = {found.service.port, *fingerprint}};
}

}  // namespace hosting
