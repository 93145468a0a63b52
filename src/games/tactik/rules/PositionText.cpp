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
    const auto draft = readPosition(text, file);
    if (!draft) return draft.error();
    return setUp(*draft, seed);
}

std::string formatRules(const Rules& rules) {
    std::string text;
    for (const auto& [name, rule] : kNamedRules)
        if (rules.*rule) text += (text.empty() ? "" : " ") + std::string(name);
    return text;
}

base::Result<Rules> parseRules(std::string_view text) {
    base::TextReader reader(text);
    Rules rules;
    for (reader.skipSpace(); !reader.atEnd(); reader.skipSpace())
        if (!acceptRule(reader, rules))
            return reader.error(
                base::msgid("expected must-enter, spare-own, whole-hand, long-circuit or the end"));
    return rules;
}

}  // namespace tactik::rules
