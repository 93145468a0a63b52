#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "games/tak/rules/Game.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::rules::test {

/// The position of a valid TPS.
inline Position at(std::string_view tps, const SetupOptions& options = {}) {
    const auto position = parseTps(tps, options);
    if (!position) ADD_FAILURE() << tps << ": " << position.error().describe();
    return position ? *position : Position(rules::Setup::standard(5));
}

/// Plays moves that are separated by blanks; each must be legal.
inline Game played(Game game, const std::string& moves) {
    std::istringstream in(moves);
    for (std::string text; in >> text;) {
        const auto move = parseMove(text, game.position());
        if (!move) {
            ADD_FAILURE() << move.error().describe();
            break;
        }
        game.play(*move);
    }
    return game;
}
inline Game played(int size, const std::string& moves) {
    return played(Game(rules::Setup::standard(size)), moves);
}

/// The position after one more move.
inline Position after(const Position& position, const std::string& move) {
    return played(Game(position), move).position();
}

inline bool legal(const Position& position, std::string_view move) { return parseMove(move, position).ok(); }

inline std::string result(const Position& position) { return std::string(resultText(position.outcome())); }

/// Every legal move in canonical PTN, in the order of legalMoves().
inline std::vector<std::string> legalTexts(const Position& position) {
    MoveList moves;
    legalMoves(position, moves);
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(formatMove(position, move));
    return texts;
}

/// The given row of a position's TPS, by rank from 1.
inline std::string rankText(const Position& position, int rank) {
    std::istringstream in(formatTps(position));
    std::string row;
    for (int r = position.size(); r >= rank; --r) std::getline(in, row, r == 1 ? ' ' : '/');
    return row;
}

}  // namespace tak::rules::test
