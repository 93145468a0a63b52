#pragma once

#include <algorithm>
#include <array>

#include "base/Random.h"
#include "games/tak/rules/Position.h"

/// Random boards with many stacks and nearly complete roads, so that threats and replies meet in ways that
/// are rare in games.
namespace tak::engine::test {

inline rules::StackContent someStack(base::Random& random) {
    rules::StackContent stack;
    stack.height = random.below(3) != 0 ? 1 : 1 + static_cast<int>(random.below(6));
    for (int i = 0; i < stack.height; ++i) stack.colors.push(random.below(2), 1);
    const auto kind = random.below(10);
    stack.top = kind == 0   ? rules::PieceKind::Capstone
                : kind <= 2 ? rules::PieceKind::Wall
                            : rules::PieceKind::Flat;
    return stack;
}

/// The same position after so many quiet plies.
inline rules::Position afterQuietPlies(rules::Position position, int plies) {
    // A move that is undone restores the number that it found.
    rules::MoveList moves;
    rules::generateMoves(position, moves);
    if (moves.empty()) return position;
    rules::Undo undo = position.make(moves[0]);
    undo.quietPlies = static_cast<std::uint16_t>(plies);
    position.undo(undo);
    return position;
}

/// An unfinished position of this size. In every third the supplies are nearly used up, every fourth is
/// nearly full, and every fifth is a few quiet turns from a draw.
inline rules::Position someBoard(base::Random& random, int size) {
    while (true) {
        const auto cells = static_cast<std::uint32_t>(size * size);
        const std::uint32_t filled =
            random.below(4) == 0 ? cells - random.below(4) : 2 + random.below(cells - 2);
        std::array<rules::StackContent, 64> board{};
        std::array<rules::Supply, 2> used{};
        for (int i = 0; i < 64; ++i) {
            const rules::Square s = rules::Square::fromIndex(i);
            if (!rules::contains(rules::boardMask(size), s) || random.below(cells) >= filled) continue;
            rules::StackContent stack = someStack(random);
            rules::Supply& own = used[static_cast<std::size_t>(index(stack.colors.at(0)))];
            if (stack.top == rules::PieceKind::Capstone && own.capstones == 2)
                stack.top = rules::PieceKind::Flat;
            for (int d = 0; d < stack.height; ++d) {
                rules::Supply& owner = used[static_cast<std::size_t>(index(stack.colors.at(d)))];
                ++(d == 0 && stack.top == rules::PieceKind::Capstone ? owner.capstones : owner.stones);
            }
            board[static_cast<std::size_t>(i)] = stack;
        }
        rules::Setup setup = rules::Setup::standard(size);
        const bool late = random.below(3) == 0;
        for (std::size_t c = 0; c < 2; ++c) {
            setup.supply[c].stones = used[c].stones + static_cast<int>(random.below(late ? 3 : 20));
            setup.supply[c].capstones = used[c].capstones + static_cast<int>(random.below(2));
        }
        if (random.below(2) == 0) setup.halfKomi = static_cast<int>(random.below(5));
        setup.draws.quietPlies = random.below(5) == 0;
        const auto position = rules::Position::assemble(setup, board, 20 + static_cast<int>(random.below(2)));
        if (!position || position->outcome().over()) continue;
        if (!setup.draws.quietPlies) return *position;
        return afterQuietPlies(*position, rules::kQuietPlyLimit - 1 - static_cast<int>(random.below(8)));
    }
}

}  // namespace tak::engine::test
