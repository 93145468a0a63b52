#include "games/tactiki/play/OwnSetUps.h"

#include <algorithm>
#include <array>

#include "base/Message.h"
#include "games/tactiki/play/TactikiState.h"

namespace tactiki::play {

using base::msgid;
using rules::Arrangement;
using rules::Rank;
using rules::Side;

namespace {

/// The same set-up with its fields in the order of the other player, who sits opposite.
Arrangement fromOpposite(const Arrangement& ranks) {
    Arrangement turned{};
    for (std::size_t file = 0; file < rules::kWidth; ++file)
        for (std::size_t level = 0; level < rules::kPerStartField; ++level)
            turned[(rules::kWidth - 1 - file) * rules::kPerStartField + level] =
                ranks[file * rules::kPerStartField + level];
    return turned;
}

}  // namespace

std::string keptSetUp(const Arrangement& ranks, Side side) {
    const Arrangement shown = side == Side::Tiki ? ranks : fromOpposite(ranks);
    std::string text;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (i > 0 && i % rules::kPerStartField == 0) text += '-';
        text += static_cast<char>('0' + shown[i]);
    }
    return text;
}

std::optional<Arrangement> setUpIn(std::string_view text, Side side) {
    Arrangement ranks{};
    std::size_t count = 0;
    std::array<int, rules::kHighestRank + 1> ofRank{};
    for (const char letter : text) {
        if (letter == '-') continue;
        const int rank = letter - '0';
        if (rank < 1 || rank > rules::kHighestRank || count == ranks.size()) return {};
        if (++ofRank[static_cast<std::size_t>(rank)] > rules::kOfEachRank) return {};
        ranks[count++] = static_cast<Rank>(rank);
    }
    if (count < ranks.size()) return {};
    return side == Side::Tiki ? ranks : fromOpposite(ranks);
}

game::Arrangements::Words OwnSetUps::words() const {
    return {.title = msgid("Set-ups"),
            .numbered = msgid("Set-up {number}"),
            .help = msgid("As in your last game, or as you have kept it under a name."),
            .button = msgid("Own"),
            .icon = "own"};
}

std::optional<std::string> OwnSetUps::usedBy(game::PlayerId player, const game::View& end) const {
    const auto& past = static_cast<const TactikiView&>(end).position().past();
    const auto own = std::find_if(past.begin(), past.end(), [&](const rules::Played& played) {
        return played.act.kind == rules::Act::Kind::SetUp && played.act.side == sideOf(player);
    });
    if (own == past.end()) return {};
    return keptSetUp(own->act.setUp, own->act.side);
}

}  // namespace tactiki::play
