#include "games/tactik/rules/PositionText.h"

#include <algorithm>
#include <array>

#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionReader.h"

namespace tactik::rules {
namespace {

std::string textOfPawns(const Board& board, Colour colour) {
    std::vector<Spot> spots;
    for (Pawn pawn = firstOf(colour); pawn < firstOf(colour) + kPawnsEach; ++pawn)
        if (!board.spotOf(pawn).inPocket()) spots.push_back(board.spotOf(pawn));
    std::sort(spots.begin(), spots.end());
    std::string text;
    for (const Spot spot : spots) {
        text += (text.empty() ? "" : ",") + textOf(spot);
        if (spot.onCircuit() && board.stakeOn(spot.square())) text += '!';
    }
    return text.empty() ? "-" : text;
}

std::string textOfKnown(Card card) { return card == Card::Unknown ? "?" : textOf(card); }

std::string textOfHand(const Table& table, int player) {
    const std::int8_t passed = table.passed[static_cast<std::size_t>(player)];
    std::string text;
    for (int slot = 0; slot < kMostHeld; ++slot) {
        const auto back = table.inHand(player, slot);
        if (!back) continue;
        text += (text.empty() ? "" : ",") + textOfKnown(table.faceOf(*back));
        // Of a hand of unknown cards, any may stand for the one that was chosen.
        if (slot == passed || (slot == 0 && passed == kHiddenSlot)) text += '>';
    }
    return text.empty() ? "-" : text;
}

std::string textOfHeap(const Table& table, const Heap& heap) {
    std::string text;
    for (const Back back : heap) {
        if (table.faceOf(back) == Card::Unknown) return "*";
        text += (text.empty() ? "" : ",") + textOf(table.faceOf(back));
    }
    return text.empty() ? "-" : text;
}

/// "r:0!,17" or "deal:2".
bool isPartWithName(std::string_view part) {
    for (const std::string_view name : {"pile:", "stock:", "turn:", "dealer:", "deal:", "round:"})
        if (part.starts_with(name) && part.size() > name.size()) return true;
    return part.size() > 2 && colourNamed(part[0]) && part[1] == ':' &&
           std::string_view("-/b0123456789").find(part[2]) != std::string_view::npos;
}

bool isPartWithoutName(std::string_view part) {
    return part == "2" || part == "4" || part == "pass" ||
           std::any_of(kNamedRules.begin(), kNamedRules.end(),
                       [&](const NamedRule& rule) { return rule.name == part; });
}

/// Capital and small letters mean the same, as in the notation of plays.
std::string inSmallLetters(std::string_view text) {
    std::string low(text);
    for (char& c : low)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return low;
}

}  // namespace

std::string formatPosition(const Position& position) {
    const Table& table = position.table();
    std::string text = std::to_string(table.players);
    for (const Colour colour : kAllColours) {
        text += std::string(" ") + letterOf(colour) + ':' + textOfPawns(table.board, colour);
        if (index(colour) < table.players) text += '/' + textOfHand(table, index(colour));
    }
    text += " pile:" + textOfHeap(table, table.pile) + " stock:" + textOfHeap(table, table.stock);
    text += table.phase == Phase::Passing ? std::string(" pass")
                                          : std::string(" turn:") + letterOf(table.colourOf(table.toMove));
    text += std::string(" dealer:") + letterOf(table.colourOf(table.dealer));
    text += " deal:" + std::to_string(table.deal) + " round:" + std::to_string(table.round);
    const std::string agreed = formatRules(position.rules());
    return agreed.empty() ? text : text + ' ' + agreed;
}

base::Result<Position> parsePosition(std::string_view text, std::uint64_t seed, std::string_view file) {
    const auto draft = readPosition(inSmallLetters(text), file);
    if (!draft) return draft.error();
    return setUp(*draft, seed);
}

bool leavesHandsOpen(std::string_view text) {
    const auto draft = readPosition(inSmallLetters(text), {});
    if (!draft) return false;
    const int players = draft->players ? draft->players->value : kMostPlayers;
    return std::any_of(draft->hands.begin(), draft->hands.begin() + players, [](const auto& hand) {
        return !hand || std::count(hand->cards.begin(), hand->cards.end(), Card::Unknown) > 0;
    });
}

bool looksLikePosition(std::string_view text) {
    constexpr int kFirstParts = 8;  // the players, passing and agreed rules may come before any other
    const std::string low = inSmallLetters(text);
    base::TextReader reader(low);
    for (int i = 0; i < kFirstParts; ++i) {
        reader.skipSpace();
        const std::string_view part = reader.takeUntil(" \t\r\n");
        if (isPartWithName(part)) return true;
        if (!isPartWithoutName(part)) return false;
    }
    return false;
}

std::string formatRules(const Rules& rules) {
    std::string text;
    for (const auto& [name, rule] : kNamedRules)
        if (rules.*rule) text += (text.empty() ? "" : " ") + std::string(name);
    return text;
}

base::Result<Rules> parseRules(std::string_view text) {
    const std::string low = inSmallLetters(text);
    base::TextReader reader(low);
    Rules rules;
    for (reader.skipSpace(); !reader.atEnd();) {
        const base::TextPosition at = reader.position();
        const auto rule = acceptRule(reader);
        if (rule == nullptr || !reader.endWord())
            return reader.errorAt(
                at, base::msgid("expected must-enter, spare-own, whole-hand, long-circuit or the end"));
        if (rules.*rule) return reader.errorAt(at, base::msgid("expected each agreed rule only once"));
        rules.*rule = true;
    }
    return rules;
}

}  // namespace tactik::rules
