#include "games/tak/play/GameLink.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/LzString.h"
#include "games/tak/rules/PtnLimits.h"

namespace tak::play {
namespace {

using base::msgid;
using rules::PtnTree;

constexpr std::string_view kNinja = "ptn.ninja";
constexpr std::string_view kPlaytak = "playtak.com";
constexpr std::string_view kLoad = "load=";
constexpr std::size_t kLongestPtn = std::size_t{1} << 20;  // UTF-16 units of a compressed game
constexpr std::size_t kLongestName = 1000;

int valueOfDigit(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
}

/// A percent sign without two digits stays.
std::string percentDecoded(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = text[i] == '%' && i + 2 < text.size() ? valueOfDigit(text[i + 1]) : -1;
        const int low = high >= 0 ? valueOfDigit(text[i + 2]) : -1;
        decoded += low >= 0 ? static_cast<char>(high * 16 + low) : text[i];
        if (low >= 0) i += 2;
    }
    return decoded;
}

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Removes this beginning of the text, in letters of either case; false if it is not there.
bool skip(std::string_view& text, std::string_view beginning) {
    const bool there = text.size() >= beginning.size() &&
                       std::equal(beginning.begin(), beginning.end(), text.begin(),
                                  [](char wanted, char given) { return wanted == lowered(given); });
    if (there) text.remove_prefix(beginning.size());
    return there;
}

/// The text without blanks and angle brackets around it; empty if there are any within.
std::string_view addressIn(std::string_view text) {
    constexpr std::string_view kAround = " \t\r\n<>";
    const std::size_t begin = text.find_first_not_of(kAround);
    if (begin == std::string_view::npos) return {};
    text = text.substr(begin, text.find_last_not_of(kAround) - begin + 1);
    return text.find_first_of(kAround) == std::string_view::npos ? text : std::string_view();
}

/// The parts of an address: "v2.ptn.ninja", and what follows the host.
struct Address {
    std::string host;
    std::string_view rest;
    /// Whether this is the page or a subdomain of it.
    [[nodiscard]] bool isOf(std::string_view page) const {
        return host == page || (host.size() > page.size() && host.ends_with(page) &&
                                host[host.size() - page.size() - 1] == '.');
    }
};

Address addressOf(std::string_view text) {
    if (!skip(text, "https://")) (void)skip(text, "http://");
    const std::size_t end = std::min(text.find_first_of("/?#"), text.size());
    Address address{.host = std::string(text.substr(0, end)), .rest = text.substr(end)};
    std::transform(address.host.begin(), address.host.end(), address.host.begin(), lowered);
    return address;
}

/// A name in a link, which may be compressed.
std::string nameIn(std::string_view value) {
    std::string name = percentDecoded(value);
    if (base::looksLzCompressed(name))
        if (auto text = base::lzDecompressed(name, kLongestName)) return std::move(*text);
    return name;
}

std::optional<int> turnsIn(std::string_view value) {
    int ply = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), ply);
    if (error != std::errc() || ply < 0 || ply >= static_cast<int>(rules::ptn::kMostTurns)) return {};
    return ply + (end != value.data() + value.size() && *end == '!' ? 1 : 0);
}

/// The page's own settings follow an ampersand; those within the PTN are encoded.
void readSettings(std::string_view text, GameLink& link) {
    while (!text.empty()) {
        std::string_view setting = text.substr(0, text.find('&'));
        text.remove_prefix(std::min(setting.size() + 1, text.size()));
        if (skip(setting, "name=")) link.name = nameIn(setting);
        if (skip(setting, "targetbranch=")) link.branch = nameIn(setting);
        if (skip(setting, "ply=")) link.turns = turnsIn(percentDecoded(setting));
    }
}

/// What other pages add to a link that they pass on, as in "?utm_source=chat"; npos if there is nothing. The
/// marks of a turn may be written as they are: "c3?%20".
std::size_t queryIn(std::string_view text) {
    for (std::size_t at = text.find('?'); at != std::string_view::npos; at = text.find('?', at + 1)) {
        const std::size_t end = std::min(text.find_first_of("=?", at + 1), text.size());
        const std::string_view name = text.substr(at + 1, end - (at + 1));
        const bool isName = !name.empty() && text.substr(end).starts_with('=') &&
                            std::all_of(name.begin(), name.end(), [](char c) {
                                return (lowered(c) >= 'a' && lowered(c) <= 'z') || c == '_';
                            });
        if (isName) return at;
    }
    return std::string_view::npos;
}

base::Result<GameLink> readNinja(std::string_view rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of("/?#"), rest.size()));
    GameLink link;
    std::string_view game = rest.substr(0, std::min(rest.find_first_of("&#"), queryIn(rest)));
    if (rest.substr(game.size()).starts_with('&')) {
        const std::string_view settings = rest.substr(game.size() + 1);
        readSettings(settings.substr(0, settings.find_first_of("?#")), link);
    }
    link.ptn = percentDecoded(game);
    if (!base::looksLzCompressed(link.ptn)) return link;
    auto ptn = base::lzDecompressed(link.ptn, kLongestPtn);
    if (!ptn) return base::Error{msgid("this link holds no whole game; perhaps a part of it was not copied")};
    link.ptn = std::move(*ptn);
    return link;
}

base::Result<GameLink> readPlaytak(std::string_view query) {
    return GameLink{.ptn = percentDecoded(query.substr(0, query.find('#')))};
}

/// The first node of the variation with this path; nothing if there is none.
std::optional<int> variationAt(const rules::PtnGame& game, std::string_view path) {
    int begin = PtnTree::kRoot;
    int ply = game.start.ply();
    while (!path.empty()) {
        const std::string_view name = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(name.size() + 1, path.size()));
        int found = -1;
        for (int node = begin; node >= 0 && found < 0; node = game.tree.next(node), ++ply) {
            const std::vector<int>& children = game.tree.node(node).children;
            for (std::size_t i = 1; i < children.size() && found < 0; ++i) {
                const std::string& own = game.tree.node(children[i]).variation;
                if (name == (own.empty() ? rules::automaticVariationName(ply, static_cast<int>(i)) : own))
                    found = children[i];
            }
        }
        if (found < 0) return {};
        begin = found;
    }
    return begin;
}

}  // namespace

std::optional<int> GameLink::shownIn(const rules::PtnGame& game) const {
    const std::optional<int> variation = branch.empty() ? std::nullopt : variationAt(game, branch);
    if (!turns && !variation) return {};
    std::vector<int> line = game.tree.pathTo(variation.value_or(PtnTree::kRoot));
    if (!turns) return line.empty() ? PtnTree::kRoot : line.back();
    const std::vector<int> onwards = game.tree.lineFrom(variation.value_or(PtnTree::kRoot));
    line.insert(line.end(), onwards.begin(), onwards.end());
    const auto count = std::min(static_cast<std::size_t>(*turns), line.size());
    return count == 0 ? PtnTree::kRoot : line[count - 1];
}

std::optional<base::Result<GameLink>> readGameLink(std::string_view text) {
    const std::string_view written = addressIn(text);
    Address address = addressOf(written);
    if (address.isOf(kNinja)) {
        // The page's shortened links hold only a number.
        if (address.host == "url.ptn.ninja")
            return base::Result<GameLink>(base::Error{
                msgid("this short link does not hold the game itself. Open it in a browser, and copy the "
                      "address from there.")});
        return address.rest.empty() ? std::nullopt : std::optional(readNinja(address.rest));
    }
    if (!address.isOf(kPlaytak)) return {};
    (void)skip(address.rest, "/");
    if (!skip(address.rest, "?") || !skip(address.rest, kLoad)) return {};
    return readPlaytak(address.rest);
}

bool isGameLink(std::string_view text) { return readGameLink(text).has_value(); }

}  // namespace tak::play
