#include "games/tactiki/rules/Notation.h"

#include <algorithm>
#include <cctype>

namespace tactiki::rules {
namespace {

using base::msgid;

char digitOf(Rank rank) { return rank == kUnknownRank ? '?' : static_cast<char>('0' + rank); }

std::optional<Rank> rankIn(char digit) {
    if (digit < '1' || digit > '0' + kHighestRank) return {};
    return static_cast<Rank>(digit - '0');
}

std::string textOfSetUp(const Act& act) {
    std::string text(1, letterOf(act.side));
    for (std::size_t i = 0; i < act.setUp.size(); ++i) {
        if (i > 0 && i % kPerStartField == 0) text += '-';
        text += digitOf(act.setUp[i]);
    }
    return text;
}

std::string textOfMove(const Act& act, const Board& before) {
    std::string text = textOf(act.from);
    const Piece top = before.topOf(act.from);
    if (top != kNoPiece && before.levelOf(top) != act.level) text += '.' + std::to_string(act.level + 1);
    return text + textOf(act.to);
}

std::string lowered(std::string_view text) {
    std::string low(text);
    for (char& c : low) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return low;
}

base::Result<Act> setUpIn(const Board& board, std::string_view text, Side side) {
    if (!text.empty() && (text[0] == 'k' || text[0] == 'c')) {
        side = text[0] == 'k' ? Side::Tiki : Side::Tac;
        text.remove_prefix(1);
    }
    Arrangement ranks{};
    std::size_t count = 0;
    for (const char c : text) {
        if (c == '-' || c == '/') continue;
        const auto rank = rankIn(c);
        if (!rank || count == ranks.size())
            return base::Error{msgid("expected a set-up such as 51-42-33-24-15: two ranks for each field")};
        ranks[count++] = *rank;
    }
    const Act act = settingUp(side, ranks);
    if (count < ranks.size())
        return base::Error{msgid("expected ten ranks: two for each start field, the lower figure first")};
    if (board.hasSetUp(side)) return base::Error{msgid("this player has set up already")};
    if (!board.isLegal(act)) return base::Error{msgid("expected two figures of each rank from 1 to 5")};
    return act;
}

base::Result<Act> reincarnationIn(std::string_view text) {
    const auto rank = text.size() == 4 ? rankIn(text[1]) : std::nullopt;
    const auto field = text.size() == 4 ? fieldNamed(text.substr(2)) : std::nullopt;
    if (!rank || !field)
        return base::Error{msgid("expected a return such as +3a1: a rank and a start field")};
    return reincarnation(*rank, *field);
}

base::Result<Act> moveIn(const Board& board, std::string_view text) {
    const base::Error expected{msgid("expected a move such as b2b3: from a field to the next one")};
    const auto from = fieldNamed(text.substr(0, 2));
    if (!from || text.size() < 4) return expected;
    text.remove_prefix(2);
    const Piece top = board.topOf(*from);
    int level = top == kNoPiece ? 0 : board.levelOf(top);
    if (text[0] == '.') {
        const std::size_t end = text.find_first_not_of("0123456789", 1);
        if (end == 1 || end == std::string_view::npos || end > 3) return expected;
        level = std::stoi(std::string(text.substr(1, end - 1))) - 1;
        text.remove_prefix(end);
    }
    if (text[0] == '-') text.remove_prefix(1);
    const auto to = fieldNamed(text);
    if (!to || level < 0) return expected;
    return move(*from, *to, level);
}

/// Whether any move begins with this piece of this column.
bool leavesFrom(const Board& board, const Act& move) {
    const std::vector<Act> legal = board.legalActs();
    return std::any_of(legal.begin(), legal.end(), [&](const Act& act) {
        return act.kind == Act::Kind::Move && act.from == move.from && act.level == move.level;
    });
}

/// Why a move of this shape is not legal here.
base::Message refusal(const Board& board, const Act& act) {
    if (act.kind == Act::Kind::Pass) return msgid("a pass is possible only where nothing else is");
    if (act.kind == Act::Kind::Reincarnation) {
        if (board.stage() == Stage::Second)
            return msgid(
                "you have moved once: now make your second move; a figure comes back only instead of both");
        if (!isStartField(act.to, board.toMove()) || board.topOf(act.to) != kNoPiece)
            return msgid("a figure comes back only on an empty start field of its own side");
        return msgid("no figure of this rank is defeated");
    }
    const Piece top = board.topOf(act.from);
    if (top == kNoPiece || ownerOf(top) != board.toMove())
        return msgid("no figure of the player to move can leave this field");
    if (board.isFrozen(top)) return msgid("a figure on an enemy start field never moves again");
    if (!leavesFrom(board, act)) return msgid("this figure of the column cannot leave it");
    const int ahead = (act.to.row() - act.from.row()) * forward(board.toMove());
    const int aside = act.to.file() - act.from.file();
    if (ahead + (aside < 0 ? -aside : aside) != 1 || ahead < 0)
        return msgid("a figure moves one field forward, left or right");
    return msgid("nothing may step onto a frozen figure");
}

}  // namespace

std::string textOf(Field field) {
    return {static_cast<char>('a' + field.file()), static_cast<char>('1' + field.row())};
}

std::optional<Field> fieldNamed(std::string_view name) {
    if (name.size() != 2) return {};
    const int file = name[0] - 'a';
    const int row = name[1] - '1';
    if (file < 0 || file >= kWidth || row < 0 || row >= kWidth) return {};
    return Field(file, row);
}

std::string textOf(const Act& act, const Board& before) {
    switch (act.kind) {
        case Act::Kind::SetUp:
            return textOfSetUp(act);
        case Act::Kind::Move:
            return textOfMove(act, before);
        case Act::Kind::Reincarnation:
            return std::string("+") + digitOf(act.rank) + textOf(act.to);
        case Act::Kind::Pass:
            break;
    }
    return "pass";
}

std::string textOf(const Played& played) {
    std::string text = textOf(played.act, played.before);
    if (played.blows.empty()) return text;
    text += std::string("x") + digitOf(played.blows.begin()->attackersRank) + ':';
    for (const Blow& blow : played.blows) text += digitOf(blow.defendersRank);
    return text;
}

base::Result<Act> actIn(const Board& board, std::string_view text, Side side) {
    const std::string low = lowered(text);
    if (board.ending() != Ending::None) return base::Error{msgid("the game is over")};
    if (board.stage() == Stage::SetUp) return setUpIn(board, low, side);
    base::Result<Act> act = low == "pass"   ? base::Result<Act>(Act{})
                            : low[0] == '+' ? reincarnationIn(low)
                                            : moveIn(board, std::string_view(low).substr(0, low.find('x')));
    if (!act || board.isLegal(*act)) return act;
    return base::Error{refusal(board, *act)};
}

}  // namespace tactiki::rules
