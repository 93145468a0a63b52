#include "lobby/Address.h"

#include <charconv>

namespace lobby {
namespace {

struct Scheme {
    std::string_view name;
    Address::Kind kind;
    std::uint16_t port;
};
constexpr Scheme kSchemes[] = {{"wss", Address::Kind::Secure, 443},
                               {"ws", Address::Kind::Plain, 80},
                               {"tcp", Address::Kind::PlainLines, 10000}};
constexpr std::string_view kAfterScheme = "://";
constexpr std::size_t kLongestAddress = 300;  // bytes

const Scheme& schemeOf(Address::Kind kind) {
    for (const Scheme& scheme : kSchemes)
        if (scheme.kind == kind) return scheme;
    return kSchemes[0];
}

std::string_view withoutBlanks(std::string_view text) {
    const auto blank = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

bool isOfHost(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
           c == '-' || c == ':';
}

base::Error unreadable() {
    return base::Error{base::msgid("an address such as wss://example.org:443/ws was expected")};
}

bool readPort(std::string_view text, std::uint16_t& port) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    return error == std::errc() && end == text.data() + text.size() && port > 0;
}

/// Reads "host", "host:port" or "[2001:db8::1]:port".
bool readPlace(std::string_view text, Address& address) {
    const bool bracketed = text.starts_with('[');
    const std::size_t end = bracketed ? text.find(']') : text.find(':');
    if (bracketed && end == std::string_view::npos) return false;
    address.host = text.substr(bracketed ? 1 : 0, bracketed ? end - 1 : end);
    std::string_view rest = end == std::string_view::npos ? "" : text.substr(bracketed ? end + 1 : end);
    for (const char c : address.host)
        if (!isOfHost(c)) return false;
    if (address.host.empty()) return false;
    return rest.empty() || (rest.front() == ':' && readPort(rest.substr(1), address.port));
}

}  // namespace

std::string Address::text() const {
    const bool bracketed = host.find(':') != std::string::npos;
    const std::string place = bracketed ? "[" + host + "]" : host;
    return std::string(schemeOf(kind).name) + std::string(kAfterScheme) + place + ":" + std::to_string(port) +
           (kind == Kind::PlainLines ? "" : path);
}

base::Result<Address> Address::parse(std::string_view text) {
    text = withoutBlanks(text);
    if (text.empty() || text.size() > kLongestAddress) return unreadable();
    Address address;
    if (const std::size_t after = text.find(kAfterScheme); after != std::string_view::npos) {
        const std::string_view name = text.substr(0, after);
        const Scheme* found = nullptr;
        for (const Scheme& scheme : kSchemes)
            if (scheme.name == name) found = &scheme;
        if (found == nullptr) return unreadable();
        address.kind = found->kind;
        address.port = found->port;
        text.remove_prefix(after + kAfterScheme.size());
    }
    const std::size_t slash = text.find('/');
    if (slash != std::string_view::npos && address.kind != Kind::PlainLines)
        address.path = text.substr(slash);
    for (const char c : address.path)
        if (c <= ' ' || c > '~') return unreadable();
    if (!readPlace(text.substr(0, slash), address)) return unreadable();
    return address;
}

bool Address::isOpen() const {
    return kind != Kind::Secure && host != "localhost" && host != "::1" && host != "127.0.0.1";
}

}  // namespace lobby
