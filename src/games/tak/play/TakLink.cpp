#include "games/tak/play/TakLink.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

#include "games/tak/play/TakRecord.h"

namespace tak::play {
namespace {

using base::msgid;

// The tags that the page shows, besides those that set the board up.
constexpr std::array<std::string_view, 17> kTags{
    "Player1", "Player2", "Rating1", "Rating2", "Date",   "Event", "Size",  "Komi",  "Flats",
    "Caps",    "Opening", "TPS",     "Flats1",  "Flats2", "Caps1", "Caps2", "Result"};

bool isShown(const rules::PtnTag& tag) {
    return std::any_of(kTags.begin(), kTags.end(),
                       [&](std::string_view name) { return rules::sameTagName(name, tag.name); });
}

rules::PtnGame mainLineOf(const rules::PtnGame& game) {
    rules::PtnGame line{.start = game.start, .result = game.result};
    std::copy_if(game.tags.begin(), game.tags.end(), std::back_inserter(line.tags), isShown);
    int last = rules::PtnTree::kRoot;
    for (const int node : game.tree.lineFrom(rules::PtnTree::kRoot)) {
        last = line.tree.add(last, game.tree.node(node).move);
        line.tree.setMarks(last, game.tree.node(node).marks);
    }
    return line;
}

/// Unreserved characters (RFC 3986) stay as they are.
std::string percentEncoded(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           std::string_view("-._~").find(c) != std::string_view::npos;
        if (plain)
            encoded += c;
        else
            (encoded += '%').append({kDigits[byte >> 4], kDigits[byte & 15]});
    }
    return encoded;
}

constexpr std::string_view kPage = "ptn.ninja/";

int valueOfDigit(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
}

/// The inverse of percentEncoded(); a percent sign without two digits stays.
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

/// Removes this beginning of the text, if it is there.
void skip(std::string_view& text, std::string_view beginning) {
    if (text.starts_with(beginning)) text.remove_prefix(beginning.size());
}

}  // namespace

std::optional<std::string> ptnOfLink(std::string_view text) {
    constexpr std::string_view kAround = " \t\r\n<>";
    const std::size_t begin = text.find_first_not_of(kAround);
    if (begin == std::string_view::npos) return {};
    text = text.substr(begin, text.find_last_not_of(kAround) - begin + 1);
    for (const std::string_view beginning : {"https://", "http://", "www."}) skip(text, beginning);
    if (!text.starts_with(kPage) || text.find_first_of(kAround) != std::string_view::npos) return {};
    text.remove_prefix(kPage.size());
    // The page's own settings follow an ampersand; those within the PTN are encoded.
    return percentDecoded(text.substr(0, text.find_first_of("&?#")));
}

base::Result<std::string> linkTo(const rules::PtnGame& game) {
    std::string ptn = writePtn(mainLineOf(game), {.takMarks = false});
    while (!ptn.empty() && ptn.back() == '\n') ptn.pop_back();
    std::string link = "https://" + std::string(kPage) + percentEncoded(ptn);
    if (link.size() > kLongestLink)
        return base::Error{
            {msgid("the game is too long for a link: {length} characters; {most} are possible"),
             {{"length", static_cast<int>(link.size())}, {"most", static_cast<int>(kLongestLink)}}}};
    return link;
}

base::Result<std::string> TakWebPage::linkTo(const game::Record& game) const {
    return play::linkTo(ptnOf(game));
}

}  // namespace tak::play
