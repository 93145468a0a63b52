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

std::optional<Remark> remarkOnEnd(const Game& game, Color to) {
    const rules::Outcome outcome = game.outcome();
    const Color mover = !game.position().toMove();
    switch (outcome.reason) {
        case rules::EndReason::Road:
            if (outcome.winner != mover)
                return Remark{"their-road",
                              mover == to ? msgid("Your turn has completed a road for your opponent.")
                                          : msgid("Your opponent's turn has completed a road for you.")};
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

std::optional<Remark> remarkOnThreat(const Position& position, Color to) {
    if (!rules::threatensRoad(position)) return {};
    const bool yours = position.toMove() != to;
    if (isTinue(position))
        return Remark{"tinue",
                      yours ? msgid("You threaten a road that nothing stops any more: a tinue.")
                            : msgid("Your opponent threatens a road that nothing stops any more: a tinue.")};
    return Remark{"threat", yours
                                ? msgid("You threaten to complete a road: your opponent must answer now.")
                                : msgid("Your opponent threatens to complete a road: you must answer now.")};
}

/// What a spread has come down on: a wall, or a flat of the other side.
std::optional<Remark> remarkOnSpread(const Position& before, const Position& after, Move move, Color to) {
    if (move.isPlacement()) return {};
    const bool yours = before.toMove() == to;
    if (before.flattens(move))
        return Remark{"flatten",
                      yours ? msgid("Your capstone has flattened a wall: it is a flat now.")
                            : msgid("Your opponent's capstone has flattened a wall: it is a flat now."),
                      true};
    for (int i = 1; i <= move.distance(); ++i) {
        const rules::Square square = rules::moved(move.square(), move.direction(), i);
        if (contains(before.controlled(!before.toMove()), square) &&
            contains(after.controlled(before.toMove()), square))
            return Remark{"captive",
                          yours ? msgid("You have covered a stone of your opponent: it is a captive now.")
                                : msgid("Your opponent has covered a stone of yours: it is a captive now."),
                          true};
    }
    return {};
}

std::optional<Remark> remarkOnSupply(const Position& position, Move move, Color to) {
    const Color mover = !position.toMove();
    if (!move.isPlacement() || position.supply(mover).total() != kLastPieces) return {};
    return Remark{"last-pieces",
                  mover == to ? msgid("You have three pieces left: it is time to count flats.")
                              : msgid("Your opponent has three pieces left: it is time to count flats."),
                  true};
}

}  // namespace

std::vector<std::string> remarkTopics() {
    return {"road", "their-road", "flats", "tinue", "threat", "flatten", "captive", "last-pieces"};
}

std::optional<Remark> remarkOn(const Game& game, Color to) {
    if (game.movesPlayed() == 0) return {};
    if (game.outcome().over()) return remarkOnEnd(game, to);
    if (auto threat = remarkOnThreat(game.position(), to)) return threat;
    Game before = game;
    before.undo();
    if (auto spread = remarkOnSpread(before.position(), game.position(), game.lastMove(), to)) return spread;
    return remarkOnSupply(game.position(), game.lastMove(), to);
}

}  // namespace tak::play
