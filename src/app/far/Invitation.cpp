#include "app/far/Invitation.h"

#include <charconv>
#include <optional>

namespace app {
namespace {

constexpr std::string_view kBetweenWords = " \t\r\n";
constexpr std::string_view kScheme = "https://";
constexpr std::string_view kTable = "/#table=";
constexpr std::uint16_t kUsualPort = 443;  // of https

/// The word that has this in it: people send invitations with other words.
std::string_view wordWith(std::string_view mark, std::string_view text) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos) return {};
    const std::size_t before = text.find_last_of(kBetweenWords, at);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return text.substr(begin, std::min(text.find_first_of(kBetweenWords, at), text.size()) - begin);
}

/// The parts of an invitation, as they are written.
struct Written {
    std::string_view code = {};
    std::string_view place = {};  ///< host and port
    std::string_view fingerprint = {};
};

std::optional<Written> partsOfLink(std::string_view text) {
    std::string_view word = wordWith(kTable, text);
    const std::size_t scheme = word.find(kScheme);
    if (scheme == std::string_view::npos) return {};
    word.remove_prefix(scheme + kScheme.size());
    const std::size_t mark = word.find(kTable);
    if (mark == std::string_view::npos) return {};
    const std::string_view rest = word.substr(mark + kTable.size());
    const std::size_t point = std::min(rest.find('.'), rest.size());
    return Written{rest.substr(0, point), word.substr(0, mark),
                   rest.substr(std::min(point + 1, rest.size()))};
}

std::optional<Written> partsOfText(std::string_view text) {
    const std::string_view word = wordWith(text.find('@') == std::string_view::npos ? "#" : "@", text);
    const std::size_t at = word.find('@');
    const std::size_t begin = at == std::string_view::npos ? 0 : at + 1;
    const std::size_t mark = word.find('#', begin);
    if (mark == std::string_view::npos || at == 0) return {};
    return Written{word.substr(0, begin == 0 ? 0 : at), word.substr(begin, mark - begin),
                   word.substr(mark + 1)};
}

std::optional<std::uint16_t> portIn(std::string_view digits) {
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
    if (error != std::errc() || end != digits.data() + digits.size() || port == 0) return {};
    return port;
}

struct HostAndPort {
    std::string host = {};
    std::uint16_t port = 0;
};

/// "192.0.2.7:4321", "[2001:db8::7]:4321", "example.org:4321". `usual`: the port of a place without one; 0:
/// it must have one.
std::optional<HostAndPort> hostAndPortIn(std::string_view place, std::uint16_t usual) {
    const std::size_t bracket = place.rfind(']');
    const std::size_t colon = place.find(':', bracket == std::string_view::npos ? 0 : bracket);
    const auto port =
        colon == std::string_view::npos ? std::optional(usual) : portIn(place.substr(colon + 1));
    place = place.substr(0, colon);
    if (place.size() > 2 && place.front() == '[' && place.back() == ']')
        place = place.substr(1, place.size() - 2);
    if (!port || *port == 0 || place.empty()) return {};
    return HostAndPort{std::string(place), *port};
}

/// An address of IPv6 stands in brackets.
std::string placeOf(const Invitation& invitation) {
    const bool numbers = invitation.host.find(':') != std::string::npos;
    return (numbers ? "[" + invitation.host + "]" : invitation.host) + ":" + std::to_string(invitation.port);
}

}  // namespace

std::string Invitation::text() const {
    return (code.empty() ? "" : code + "@") + placeOf(*this) + "#" + fingerprint.text();
}

std::string Invitation::link() const {
    return std::string(kScheme) + placeOf(*this) + std::string(kTable) + code + "." + fingerprint.text();
}

base::Result<Invitation> Invitation::parse(std::string_view text) {
    const auto link = partsOfLink(text);
    const auto written = link ? link : partsOfText(text);
    const auto place = written ? hostAndPortIn(written->place, link ? kUsualPort : 0) : std::nullopt;
    if (!place)
        return base::Error{
            base::msgid("This is no invitation: they look like K7MXQ2RD@192.0.2.7:4321#7ZQ4-…")};
    const auto fingerprint = net::Fingerprint::parse(written->fingerprint);
    if (!fingerprint) return base::Error{base::msgid("The end of the invitation is missing, or wrong.")};
    return Invitation{std::string(written->code), place->host, place->port, *fingerprint};
}

}  // namespace app
