#include "games/tak/play/puzzles/PuzzleText.h"

#include <algorithm>

#include "game/Options.h"
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

/// "komi=2.5 stones=12 capstones=2 ", without what is as usual.
std::string agreedText(const Setup& setup) {
    std::string text;
    if (setup.halfKomi != 0) text += "komi=" + game::numberText(setup.halfKomi / 2.0) + ' ';
    const Supply& given = setup.supply[0];
    const Supply usual = standardSupply(setup.size);
    if (given.stones != usual.stones) text += "stones=" + std::to_string(given.stones) + ' ';
    if (given.capstones != usual.capstones) text += "capstones=" + std::to_string(given.capstones) + ' ';
    return text;
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
