#include "games/tak/play/TakRemarks.h"

#include "games/tak/play/TakWords.h"
#include "games/tak/rules/Threat.h"

namespace tak::play {
namespace {

using base::msgid;
using game::Remark;
using rules::Color;
using rules::Game;
using rules::Move;
using rules::Position;

constexpr int kLastPieces = 3;  // from here on the flats are worth counting

std::optional<Remark> remarkOnEnd(const Game& game) {
    const rules::Outcome outcome = game.outcome();
    const Color mover = !game.position().toMove();
    switch (outcome.reason) {
        case rules::EndReason::Road:
            if (outcome.winner != mover)
                return Remark{"their-road", mover == Color::White
                                                ? msgid("White's turn has completed a road for Black.")
                                                : msgid("Black's turn has completed a road for White.")};
            if (auto end = endInWords(game)) return Remark{"road", std::move(*end)};
            return {};
        case rules::EndReason::BoardFull:
        case rules::EndReason::SupplyOut:
            return Remark{"flats", msgid("Nobody has a road: the flats are counted.")};
        default:
            return {};
    }
}

/// Whether the player to move can do nothing against the road that is threatened.
bool isTinue(const Position& position) {
    const Color defender = position.toMove();
    if (rules::roadMove(position, defender)) return false;
    Position trial = position;
    rules::MoveList replies;
    rules::legalMoves(position, replies);
    for (const Move reply : replies) {
        const rules::Undo undo = trial.make(reply);
        const rules::Outcome outcome = trial.outcome();
        const bool lost =
            outcome.over() ? outcome.winner == !defender : rules::roadMove(trial, !defender).has_value();
        trial.undo(undo);
        if (!lost) return false;
    }
    return true;
}

std::optional<Remark> remarkOnThreat(const Position& position) {
    if (!rules::threatensRoad(position)) return {};
    const bool white = position.toMove() == Color::Black;
    if (isTinue(position))
        return Remark{"tinue", white ? msgid("White threatens a road that nothing stops any more: a tinue.")
                                     : msgid("Black threatens a road that nothing stops any more: a tinue.")};
    return Remark{"threat", white ? msgid("White threatens to complete a road: Black must answer now.")
                                  : msgid("Black threatens to complete a road: White must answer now.")};
}

/// What a spread has come down on: a wall, or a flat of the other side.
std::optional<Remark> remarkOnSpread(const Position& before, Move move) {
    if (move.isPlacement()) return {};
    const bool white = before.toMove() == Color::White;
    if (before.flattens(move))
        return Remark{"flatten", white ? msgid("White's capstone has flattened a wall: it is a flat now.")
                                       : msgid("Black's capstone has flattened a wall: it is a flat now.")};
    for (int i = 1; i <= move.distance(); ++i)
        if (contains(before.controlled(!before.toMove()), rules::moved(move.square(), move.direction(), i)))
            return Remark{"captive", white ? msgid("White has covered a black stone: it is a captive now.")
                                           : msgid("Black has covered a white stone: it is a captive now.")};
    return {};
}

std::optional<Remark> remarkOnSupply(const Position& position, Move move) {
    const Color mover = !position.toMove();
    if (!move.isPlacement() || position.supply(mover).total() != kLastPieces) return {};
    return Remark{"last-pieces", mover == Color::White
                                     ? msgid("White has three pieces left: it is time to count flats.")
                                     : msgid("Black has three pieces left: it is time to count flats.")};
}

}  // namespace

std::vector<std::string> remarkTopics() {
    return {"road", "their-road", "flats", "tinue", "threat", "flatten", "captive", "last-pieces"};
}

std::optional<Remark> remarkOn(const Game& game) {
    if (game.movesPlayed() == 0) return {};
    if (game.outcome().over()) return remarkOnEnd(game);
    if (auto threat = remarkOnThreat(game.position())) return threat;
    Game before = game;
    before.undo();
    if (auto spread = remarkOnSpread(before.position(), game.lastMove())) return spread;
    return remarkOnSupply(game.position(), game.lastMove());
}

}  // namespace tak::play
