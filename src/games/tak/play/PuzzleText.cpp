#include "games/tak/play/PuzzleText.h"

#include <algorithm>
#include <cstdlib>

#include "games/tak/play/OpeningBook.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using namespace rules;

/// FNV-1a (Fowler, Noll and Vo): ids must never change, but std::hash may.
std::uint32_t fingerprint(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash;
}

std::string hexOf(std::uint32_t number) {
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4) text += "0123456789abcdef"[(number >> shift) & 15];
    return text;
}

/// "komi=2.5 ", or nothing.
std::string agreedText(const Setup& setup) {
    if (setup.halfKomi == 0) return {};
    const int half = std::abs(setup.halfKomi);
    return std::string("komi=") + (setup.halfKomi < 0 ? "-" : "") + std::to_string(half / 2) +
           (half % 2 ? ".5 " : " ");
}

std::string solutionText(const Position& position, const Solution& solution) {
    std::string text;
    for (const SolutionTurn& turn : solution) {
        if (!text.empty()) text += ' ';
        text += formatMove(position, turn.move);
        if (!turn.next.empty()) text += " (" + solutionText(afterTurn(position, turn.move), turn.next) + ')';
    }
    return text;
}

std::string puzzleText(const TakPuzzle& puzzle) {
    return idOf(puzzle) + ' ' + std::to_string(puzzle.rating) + ' ' + agreedText(puzzle.position.setup()) +
           '"' + formatTps(puzzle.position) + "\"\n    " + solutionText(puzzle.position, puzzle.solution) +
           '\n';
}

}  // namespace

std::string idOf(const TakPuzzle& puzzle) {
    const Position& p = puzzle.position;
    const std::string key = symmetryKey(p) + (p.toMove() == Color::White ? '1' : '2') + agreedText(p.setup());
    return std::string(nameOf(puzzle.theme)) + '-' + hexOf(fingerprint(key));
}

std::string writePuzzles(std::span<const TakPuzzle> puzzles) {
    std::string text;
    for (const PuzzleTheme theme : kPuzzleThemes) {
        std::vector<std::pair<int, std::string>> entries;
        for (const TakPuzzle& puzzle : puzzles)
            if (puzzle.theme == theme) entries.emplace_back(puzzle.rating, puzzleText(puzzle));
        if (entries.empty()) continue;
        std::sort(entries.begin(), entries.end());
        text += "theme " + std::string(nameOf(theme)) + '\n';
        for (const auto& [rating, entry] : entries) text += entry;
    }
    return text;
}

}  // namespace tak::play
