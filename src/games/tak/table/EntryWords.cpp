#include "games/tak/table/EntryWords.h"

#include "games/tak/play/TakWords.h"
#include "games/tak/rules/Notation.h"

namespace tak::table {

using base::Message;
using base::msgid;
using rules::PieceKind;

namespace {

Message wholeSpread(const SpreadEntry& entry, const SpreadPlan& plan) {
    std::vector<Message> drops;
    for (std::size_t i = 0; i < plan.drops.size(); ++i) {
        const rules::Square square = rules::moved(entry.origin, plan.direction, static_cast<int>(i) + 1);
        drops.push_back({msgid("{count} on {square}"),
                         {{"count", plan.drops[i]}, {"square", rules::formatSquare(square)}}});
    }
    return {msgid("Carrying {count}. Click here to leave {drops}. The wheel over a number changes it."),
            {{"count", entry.lifted - entry.dropped()}, {"drops", play::listed(drops)}}};
}

}  // namespace

Message pieceInHand(PieceKind kind, bool turns) {
    if (kind == PieceKind::Capstone)
        return msgid("A capstone is in your hand. Click a square to place it, Esc to put it back.");
    if (!turns) return msgid("A flat is in your hand. Click a square to place it, Esc to put it back.");
    return kind == PieceKind::Flat
               ? msgid(
                     "A flat is in your hand. Click a square to place it, the pile to stand it up as a wall, "
                     "Esc to put it back.")
               : msgid(
                     "A wall is in your hand. Click a square to place it, the pile to lay it flat, Esc to "
                     "put it back.");
}

Message twoFlatsInHand() {
    return msgid("Two black flats are in your hand. Click a square to place them, Esc to put them back.");
}

Message stackInHand(const SpreadEntry& entry, const std::optional<SpreadPlan>& plan) {
    if (plan && plan->whole) return wholeSpread(entry, *plan);
    const int carried = entry.lifted - entry.dropped();
    if (entry.direction)
        return {msgid("Carrying {count}, {dropped} dropped. Click here to drop another, the next square to "
                      "go on, Esc to put back."),
                {{"count", carried}, {"dropped", entry.dropped()}}};
    if (carried == 1)
        return msgid("Carrying 1. Click the next square to go there, the stack again or Esc to put back.");
    return {msgid("Carrying {count}. Click a square in line to go there, the stack again to lift fewer, Esc "
                  "to put back."),
            {{"count", carried}}};
}

}  // namespace tak::table
