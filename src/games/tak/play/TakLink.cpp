#include "games/tak/play/TakLink.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

#include "base/LzString.h"
#include "games/tak/play/TakRecord.h"
#include "games/tak/rules/Notation.h"

namespace tak::play {
namespace {

using base::msgid;

constexpr const char* kPageOfPlaytak = "playtak.com";

// The tags that the pages show, besides those that set the board up.
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

base::Result<std::string> checked(std::string link) {
    if (link.size() > kLongestLink)
        return base::Error{
            {msgid("the game is too long for a link: {length} characters; {most} are possible"),
             {{"length", static_cast<int>(link.size())}, {"most", static_cast<int>(kLongestLink)}}}};
    return link;
}

/// The page takes a text between two quotes as a value, and knows turns only in their bare form.
std::string barePtn(const rules::PtnGame& game) {
    std::string text;
    for (rules::PtnTag tag : rules::completeTags(game.tags, game.start, game.result)) {
        std::replace(tag.value.begin(), tag.value.end(), '"', '\'');
        text += '[' + tag.name + " \"" + tag.value + "\"]\n";
    }
    rules::Position position = game.start;
    for (const int node : game.tree.mainLine()) {
        const bool white = position.toMove() == rules::Color::White;
        text += white ? '\n' + std::to_string(position.moveNumber()) + ". " : " ";
        text += rules::formatMove(game.tree.node(node).move);
        (void)position.make(game.tree.node(node).move);
    }
    return text;
}

}  // namespace

base::Result<std::string> ninjaLink(const rules::PtnGame& game) {
    std::string ptn = writePtn(mainLineOf(game), {.takMarks = false});
    while (!ptn.empty() && ptn.back() == '\n') ptn.pop_back();
    return checked("https://ptn.ninja/" + base::lzCompressed(ptn));
}

base::Result<std::string> playtakLink(const rules::PtnGame& game) {
    const bool usual = game.start.ply() == 0 && game.start.occupied() == 0 &&
                       game.start.setup().opening == rules::Opening::Swap;
    if (!usual)
        return base::Error{
            {msgid("{page} opens only games that begin on an empty board, each player with a flat of the "
                   "other"),
             {{"page", kPageOfPlaytak}}}};
    return checked("https://playtak.com/?load=" + percentEncoded(barePtn(mainLineOf(game))));
}

base::Result<std::string> NinjaPage::linkTo(const game::Record& game) const { return ninjaLink(ptnOf(game)); }

base::Result<std::string> PlaytakPage::linkTo(const game::Record& game) const {
    return playtakLink(ptnOf(game));
}

}  // namespace tak::play
