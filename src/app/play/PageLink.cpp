#include "app/play/PageLink.h"

#include <charconv>

#include "base/LzString.h"

namespace app {
namespace {

constexpr std::string_view kGame = "game=";
constexpr std::string_view kPly = "&ply=";
constexpr std::size_t kLongestLink = 30'000;         // a browser takes more, but chats and mails do not
constexpr std::size_t kLongestUnfolded = 4'000'000;  // that a link may unfold to, in UTF-16 code units

}  // namespace

base::Result<std::string> pageLinkTo(const std::string& address, const PageLink& link) {
    std::string all = address + "#" + std::string(kGame) + base::lzCompressed(link.text);
    if (link.ply >= 0) all += std::string(kPly) + std::to_string(link.ply);
    if (all.size() > kLongestLink)
        return base::Error{base::msgid("The game is too long for a link. Save it as a file instead.")};
    return all;
}

base::Result<std::optional<PageLink>> readPageLink(std::string_view link) {
    const std::size_t hash = link.find('#');
    if (hash != std::string_view::npos) {
        if (link.substr(0, 4) != "http") return std::optional<PageLink>();
        link.remove_prefix(hash + 1);
    }
    while (!link.empty() && (link.back() == '\n' || link.back() == '\r' || link.back() == ' '))
        link.remove_suffix(1);
    if (link.substr(0, kGame.size()) != kGame) return std::optional<PageLink>();
    link.remove_prefix(kGame.size());
    PageLink read;
    const std::size_t end = link.find(kPly);
    if (end != std::string_view::npos) {
        const std::string_view number = link.substr(end + kPly.size());
        const auto [rest, problem] = std::from_chars(number.begin(), number.end(), read.ply);
        if (problem != std::errc() || rest != number.end() || read.ply < 0) read.ply = -1;
    }
    auto text = base::lzDecompressed(link.substr(0, end), kLongestUnfolded);
    if (!text) return base::Error{base::msgid("A part of the link is missing, or it has been changed.")};
    read.text = std::move(*text);
    return std::optional(std::move(read));
}

}  // namespace app
