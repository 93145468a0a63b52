#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/Random.h"
#include "games/tak/network/Network.h"

/// Networks with random weights, as files, and what is computed of them by the description in docs/ENGINE.md,
/// number by number.
namespace tak::network::test {

inline void addNumber(std::string& file, std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) file += static_cast<char>(value >> (8 * i) & 0xFF);
}

inline std::uint64_t checksumOf(const std::string& file) {
    std::uint64_t value = 14695981039346656037ULL;
    for (const char c : file) {
        value ^= static_cast<unsigned char>(c);
        value *= 1099511628211ULL;
    }
    return value;
}

struct SomeNetwork {
    static constexpr int kWidth = 64;
    static constexpr int kStages = 8;
    static constexpr int kTerms = 21;

    SomeNetwork(int boardSize, std::uint64_t seed) : size(boardSize), inputs(Layout(boardSize).inputs()) {
        base::Random random(seed);
        const auto some = [&](std::size_t count, int most) {
            std::vector<int> values(count);
            for (int& value : values)
                value = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
            return values;
        };
        firstBias = some(kWidth, 200);
        first = some(static_cast<std::size_t>(inputs * kWidth), 60);
        pairs = some(static_cast<std::size_t>(Layout(boardSize).pairs() * kWidth), 60);
        squares = some(kStages * 16 * 2 * kWidth, 900);
        terms = some(kStages * 16 * kTerms, 500);
        squaresBias = some(kStages * 16, 200000);
        second = some(kStages * 32 * 16, 900);
        secondBias = some(kStages * 32, 1000000);
        last = some(kStages * 32, 900);
        lastBias = some(kStages, 1000000);
        tuned = some(kStages, 256);
    }

    [[nodiscard]] std::string file(std::uint32_t version = 3) const {
        std::string out = "DOLMENNW";
        for (const int number : {static_cast<int>(version), size, kWidth, 16, 32, kStages, kTerms, inputs})
            addNumber(out, static_cast<std::uint64_t>(number), 4);
        const auto add = [&](const std::vector<int>& values, int bytes) {
            for (const int value : values) addNumber(out, static_cast<std::uint64_t>(value), bytes);
        };
        add(firstBias, 2);
        add(first, 2);
        add(pairs, 1);
        add(squares, 2);
        add(terms, 2);
        add(squaresBias, 4);
        add(second, 2);
        add(secondBias, 4);
        add(last, 2);
        add(lastBias, 4);
        add(tuned, 2);
        addNumber(out, checksumOf(out), 8);
        return out;
    }

    /// The layer as this side sees the board, piece by piece.
    [[nodiscard]] std::vector<int> look(const rules::Position& p, rules::Color side) const {
        std::vector<int> sums = firstBias;
        const auto addFrom = [&](const std::vector<int>& rows, int input) {
            for (int i = 0; i < kWidth; ++i)
                sums[static_cast<std::size_t>(i)] += rows[static_cast<std::size_t>(input * kWidth + i)];
        };
        const auto add = [&](int input) { addFrom(first, input); };
        for (int rank = 0; rank < size; ++rank)
            for (int column = 0; column < size; ++column) {
                const rules::Square s(column, rank);
                const int square = (rank * size + column) * (6 + 8 * size);
                for (int depth = 0; depth < p.height(s); ++depth) {
                    const bool own = p.colors(s).at(depth) == side;
                    const bool topOwn = p.colors(s).at(0) == side;
                    if (depth == 0) {
                        add(square + 2 * static_cast<int>(p.topKind(s)) + (own ? 0 : 1));
                        continue;
                    }
                    const int slot = std::min(depth, size) - 1;
                    const bool flat = p.topKind(s) == rules::PieceKind::Flat;
                    add(square + 6 + 8 * slot + (flat ? 0 : 4) + (topOwn ? 0 : 2) + (own ? 0 : 1));
                }
            }
        for (const std::uint16_t input : situation(Layout(size), p, side)) add(input);
        const std::vector<std::pair<int, int>> steps{{1, 0}, {0, 1}, {1, 1}, {-1, 1}, {2, 0}, {0, 2}};
        int pair = 0;
        for (const auto& [columns, ranks] : steps)
            for (int rank = 0; rank < size; ++rank)
                for (int column = 0; column < size; ++column, pair += 169) {
                    const int toColumn = column + columns;
                    const int toRank = rank + ranks;
                    if (toColumn < 0 || toColumn >= size || toRank >= size) continue;
                    const int here = faceOf(p, side, column, rank);
                    const int there = faceOf(p, side, toColumn, toRank);
                    if (here + there > 0) addFrom(pairs, pair + 13 * here + there);
                }
        return sums;
    }

    /// 0 for an empty square, or the owner of its top piece and one of six: a flat alone, on a piece of its
    /// own side, on one of the other, a wall, a capstone alone, on a stack.
    [[nodiscard]] static int faceOf(const rules::Position& p, rules::Color side, int column, int rank) {
        const rules::Square s(column, rank);
        const int height = p.height(s);
        if (height == 0) return 0;
        const bool alike = height > 1 && p.colors(s).at(0) == p.colors(s).at(1);
        const int flat = height == 1 ? 0 : (alike ? 1 : 2);
        const int kind = p.topKind(s) == rules::PieceKind::Flat   ? flat
                         : p.topKind(s) == rules::PieceKind::Wall ? 3
                                                                  : (height == 1 ? 4 : 5);
        return 1 + 2 * kind + (p.colors(s).at(0) == side ? 0 : 1);
    }

    [[nodiscard]] int evaluate(const rules::Position& p, const std::vector<int>& termsOfPosition,
                               int tunedEvaluation) const {
        const auto stage = static_cast<std::size_t>(stageOf(p));
        std::vector<std::int64_t> seen;
        for (const rules::Color side : {p.toMove(), !p.toMove()})
            for (const int value : look(p, side)) {
                const std::int64_t limited = std::min(std::max(value, 0), 255);
                seen.push_back(limited * limited / 256);
            }
        const auto activation = [](std::int64_t sum, int bits) {
            return std::min<std::int64_t>(std::max<std::int64_t>(sum, 0) >> bits, 4095);
        };
        std::vector<std::int64_t> hidden;
        for (std::size_t i = 0; i < 16; ++i) {
            const std::size_t row = stage * 16 + i;
            std::int64_t sum = squaresBias[row];
            for (std::size_t k = 0; k < seen.size(); ++k) sum += seen[k] * squares[row * seen.size() + k];
            for (std::size_t k = 0; k < kTerms; ++k) sum += 64 * termsOfPosition[k] * terms[row * kTerms + k];
            hidden.push_back(activation(sum, 6));
        }
        std::int64_t net = lastBias[stage];
        for (std::size_t i = 0; i < 32; ++i) {
            const std::size_t row = stage * 32 + i;
            std::int64_t sum = secondBias[row];
            for (std::size_t k = 0; k < 16; ++k) sum += hidden[k] * second[row * 16 + k];
            net += activation(sum, 10) * last[row];
        }
        return static_cast<int>(net * 200 / 4194304) + tunedEvaluation * tuned[stage] / 256;
    }

    int size;
    int inputs;
    std::vector<int> firstBias, first, pairs, squares, terms, squaresBias, second, secondBias, last, lastBias,
        tuned;
};

/// A position of random play with standard supplies.
inline rules::Position randomPosition(int size, base::Random& random, int plies) {
    rules::Position p(rules::Setup::standard(size, static_cast<int>(random.below(9))));
    for (int i = 0; i < plies; ++i) {
        rules::MoveList moves;
        rules::legalMoves(p, moves);
        const rules::Position before = p;
        (void)p.make(moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))]);
        if (p.outcome().over()) return before;
    }
    return p;
}

}  // namespace tak::network::test
