#include "app/far/Invitation.h"

#include <charconv>
#include <optional>

namespace app {
namespace {

constexpr std::string_view kBetweenWords = " \t\r\n";

/// The word that has an "@": people send invitations with other words.
std::string_view wordWithAt(std::string_view text) {
    const std::size_t at = text.find('@');
    if (at == std::string_view::npos) return {};
    const std::size_t before = text.find_last_of(kBetweenWords, at);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return text.substr(begin, std::min(text.find_first_of(kBetweenWords, at), text.size()) - begin);
}

std::optional<std::uint16_t> portIn(std::string_view digits) {
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
    if (error != std::errc() || end != digits.data() + digits.size() || port == 0) return {};
    return port;
}

}  // namespace

std::string Invitation::text() const {
    const bool numbers = host.find(':') != std::string::npos;  // an address of IPv6
    const std::string place = numbers ? "[" + host + "]" : host;
    return code + "@" + place + ":" + std::to_string(port) + "#" + fingerprint.text();
}

base::Result<Invitation> Invitation::parse(std::string_view text) {
    const base::Error none{
        base::msgid("This is no invitation: they look like K7MXQ2RD@192.0.2.7:4321#7ZQ4-…")};
    const std::string_view word = wordWithAt(text);
    const std::size_t at = word.find('@');
    const std::size_t mark = word.find('#', word.empty() ? 0 : at);
    if (word.empty() || at == 0 || mark == std::string_view::npos) return none;
    std::string_view place = word.substr(at + 1, mark - at - 1);
    const std::size_t colon = place.rfind(':');
    const auto fingerprint = net::Fingerprint::parse(word.substr(mark + 1));
    if (colon == std::string_view::npos || colon == 0) return none;
    const auto port = portIn(place.substr(colon + 1));
    place = place.substr(0, colon);
    if (place.size() > 2 && place.front() == '[' && place.back() == ']')
        place = place.substr(1, place.size() - 2);
    if (!port || place.empty()) return none;
    if (!fingerprint) return base::Error{base::msgid("The end of the invitation is missing, or wrong.")};
    return Invitation{std::string(word.substr(0, at)), std::string(place), *port, *fingerprint};
}

}  // namespace app
