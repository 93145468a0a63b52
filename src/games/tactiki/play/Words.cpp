#include "games/tactiki/play/Words.h"

#include <algorithm>
#include <string>

#include "games/tactiki/play/Pieces.h"
#include "games/tactiki/rules/Notation.h"

namespace tactiki::play {

using base::Message;
using base::Msgid;
using base::msgid;
using game::Hop;
using game::PieceState;
using game::Reason;
using rules::Piece;
using rules::Rank;
using rules::Side;

namespace {

Message joined(const std::vector<Message>& parts, Msgid between) {
    Message all = parts.back();
    for (std::size_t i = parts.size() - 1; i-- > 0;)
        all = {between, {{"first", parts[i]}, {"more", std::move(all)}}};
    return all;
}

Message figureOf(const PieceState& piece) {
    return figureInWords(sideOf(piece.owner),
                         piece.shape == game::kUnknownShape ? rules::kUnknownRank : piece.shape);
}

std::string nameOf(game::Place place) { return rules::textOf(fieldOf(place)); }

// ---- turns

Message moveInWords(Side mover, const game::Stage& stage) {
    const Hop& hop = stage.hops.front();
    return {mover == Side::Tiki ? msgid("Tiki goes from {from} to {to}.")
                                : msgid("Tac goes from {from} to {to}."),
            {{"from", nameOf(hop.before.place)}, {"to", nameOf(hop.after.place)}}};
}

/// A fight: who was shown, and who fell.
Message fightInWords(const game::Stage& shown, const game::Stage* fallen, const PieceState& attacker) {
    const PieceState& defender = shown.hops.back().after;
    std::vector<base::MessagePart> ranks{{"attacker", int{attacker.shape}},
                                         {"defender", int{defender.shape}}};
    const auto falls = [&](const PieceState& piece) {
        return fallen != nullptr &&
               std::any_of(fallen->hops.begin(), fallen->hops.end(), [&](const Hop& hop) {
                   return hop.after.id == piece.id && hop.after.place.area != kBoardArea;
               });
    };
    const auto sentence = [&]() -> Msgid {
        if (falls(attacker) && falls(defender))
            return msgid("Rank {attacker} meets rank {defender}: both fall.");
        // Whoever knows that the higher rank wins has to be told.
        const bool upset = rules::isUpset(attacker.shape, defender.shape);
        if (falls(attacker) && upset)
            return msgid("Rank 5 meets rank 1 and falls: the 1 defeats the 5, and only the 5.");
        if (falls(attacker)) return msgid("Rank {attacker} meets rank {defender} and falls.");
        if (falls(defender) && upset) return msgid("Rank 1 defeats rank 5, and no other rank.");
        if (falls(defender)) return msgid("Rank {attacker} defeats rank {defender}.");
        return msgid("Rank {attacker} meets rank {defender}: a tie.");
    };
    return {sentence(), std::move(ranks)};
}

Message moveWithFights(Side mover, const game::Transition& turn) {
    std::vector<Message> sentences{moveInWords(mover, turn.stages.front())};
    PieceState attacker;
    for (std::size_t i = 1; i < turn.stages.size(); ++i) {
        const game::Stage& stage = turn.stages[i];
        if (stage.reason != Reason::Show || stage.hops.size() > 2) continue;
        if (sentences.size() == 1) attacker = stage.hops.front().after;
        const bool felled = i + 1 < turn.stages.size() && turn.stages[i + 1].reason == Reason::Capture;
        sentences.push_back(fightInWords(stage, felled ? &turn.stages[i + 1] : nullptr, attacker));
    }
    if (turn.stages.back().reason == Reason::Settle)
        sentences.emplace_back(msgid("It moves no more: five on one field win."));
    return joined(sentences, msgid("{first} {more}"));
}

Message returnInWords(const Hop& hop) {
    return {msgid("{figure} comes back on {field}."),
            {{"figure", figureOf(hop.after)}, {"field", nameOf(hop.after.place)}}};
}

/// How a figure on the board is named.
Message standingInWords(const rules::Board& board, const RanksInSight& ranks, Piece piece, Tell tell) {
    Message figure = figureInWords(rules::ownerOf(piece), ranks[piece]);
    if (tell == Tell::Ranks) return figure;
    if (board.isShown(piece)) return {msgid("{figure} (known to all)"), {{"figure", std::move(figure)}}};
    if (board.unseen(rules::ownerOf(piece)).isReborn(piece))
        return {msgid("{figure} (came back unseen)"), {{"figure", std::move(figure)}}};
    return figure;
}

}  // namespace

Message figureInWords(Side side, Rank rank) {
    const bool tiki = side == Side::Tiki;
    if (rank == rules::kUnknownRank || rank > rules::kHighestRank) return tiki ? msgid("Tiki") : msgid("Tac");
    return {tiki ? msgid("Tiki with rank {rank}") : msgid("Tac with rank {rank}"), {{"rank", int{rank}}}};
}

Message columnInWords(const rules::Board& board, const RanksInSight& ranks, rules::Field field, Tell tell) {
    const std::string name = rules::textOf(field);
    std::vector<Piece> column = board.column(field);
    if (column.empty()) return {msgid("{field}, empty"), {{"field", name}}};
    std::vector<Message> figures;
    for (auto piece = column.rbegin(); piece != column.rend(); ++piece)
        figures.push_back(standingInWords(board, ranks, *piece, tell));
    return {msgid("{field}, {figures}"),
            {{"field", name}, {"figures", joined(figures, msgid("{first} over {more}"))}}};
}

Message pileInWords(const rules::Board& board, const RanksInSight& known, Side side) {
    const bool tiki = side == Side::Tiki;
    const rules::Pile& pile = board.pile(side);
    if (pile.empty()) return tiki ? msgid("No Tiki is defeated.") : msgid("No Tac is defeated.");
    std::string ranks;
    for (const Piece piece : pile) {
        if (known[piece] == rules::kUnknownRank)
            return {tiki ? msgid("Defeated Tiki: {count}.") : msgid("Defeated Tac: {count}."),
                    {{"count", pile.size()}}};
        ranks += (ranks.empty() ? "" : ", ") + std::to_string(known[piece]);
    }
    return {tiki ? msgid("Defeated Tiki, by rank: {ranks}.") : msgid("Defeated Tac, by rank: {ranks}."),
            {{"ranks", ranks}}};
}

Message besideInWords(Side side, std::optional<Rank> rank) {
    if (rank) return {msgid("{figure}, beside the board"), {{"figure", figureInWords(side, *rank)}}};
    return side == Side::Tiki ? msgid("An empty place beside the board, of Tiki")
                              : msgid("An empty place beside the board, of Tac");
}

Message turnInWords(Side mover, const game::Transition& turn) {
    const bool tiki = mover == Side::Tiki;
    if (turn.stages.empty()) return tiki ? msgid("Tiki has decided.") : msgid("Tac has decided.");
    const game::Stage& first = turn.stages.front();
    if (first.reason == Reason::Move) return moveWithFights(mover, turn);
    const Hop& hop = first.hops.front();
    if (hop.before.place.area != pileArea(sideOf(hop.before.owner)))
        return tiki ? msgid("Tiki has set up.") : msgid("Tac has set up.");
    return returnInWords(hop);
}

std::vector<Message> boardInWords(const rules::Board& board, const RanksInSight& ranks, Tell tell) {
    std::vector<Message> all;
    for (int row = 0; row < rules::kWidth; ++row) {
        std::vector<Message> columns;
        for (int file = 0; file < rules::kWidth; ++file)
            if (const rules::Field field(file, row); board.topOf(field) != rules::kNoPiece)
                columns.push_back(columnInWords(board, ranks, field, tell));
        if (columns.empty()) continue;
        all.push_back({msgid("Row {row}: {columns}."),
                       {{"row", row + 1}, {"columns", joined(columns, msgid("{first}; then {more}"))}}});
    }
    if (all.empty()) all.emplace_back(msgid("Nothing stands on the board yet."));
    for (const Side side : {Side::Tiki, Side::Tac}) all.push_back(pileInWords(board, ranks, side));
    return all;
}

}  // namespace tactiki::play
