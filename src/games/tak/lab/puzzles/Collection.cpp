#include "games/tak/lab/puzzles/Collection.h"

#include <algorithm>
#include <filesystem>

#include "base/FileWriter.h"
#include "base/Files.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/puzzles/PuzzleText.h"
#include "tutorial/PuzzleReader.h"

namespace tak::lab::puzzles {

namespace {

using namespace tak::play;

constexpr int kSurplus = 2;  ///< puzzles to find for each one that is wanted
constexpr const char* kHeading =
    "# Written by 'tak-lab puzzles'; docs/PUZZLES.md says how to read it. Every solution is proved.\n";

Solution solutionOf(const std::vector<tutorial::PuzzleTurn>& turns) {
    Solution solution;
    for (const tutorial::PuzzleTurn& turn : turns)
        solution.push_back({moveOf(turn.action), solutionOf(turn.next)});
    return solution;
}

/// At most `most` of them, of evenly spread difficulty.
std::vector<TakPuzzle> spreadOut(std::vector<TakPuzzle> puzzles, std::size_t most) {
    std::sort(puzzles.begin(), puzzles.end(),
              [](const TakPuzzle& a, const TakPuzzle& b) { return a.rating < b.rating; });
    if (puzzles.size() <= most) return puzzles;
    std::vector<TakPuzzle> few;
    for (std::size_t i = 0; i < most; ++i) few.push_back(puzzles[i * puzzles.size() / most]);
    return few;
}

}  // namespace

std::optional<TakPuzzle> takPuzzleOf(const tutorial::Puzzle& puzzle) {
    const auto theme = puzzleThemeNamed(puzzle.theme);
    if (!theme) return {};
    const auto& state = static_cast<const TakState&>(*puzzle.start);
    return TakPuzzle{*theme, puzzle.rating, state.position(), solutionOf(puzzle.solution)};
}

std::string Collection::fileOf(Theme theme) const {
    return (std::filesystem::path(folder_) / (std::string(nameOf(theme)) + ".puzzles")).string();
}

base::Result<void> Collection::load(PuzzleMiner& miner) {
    for (const Theme theme : kPuzzleThemes) {
        const std::string file = fileOf(theme);
        if (!std::filesystem::exists(file)) continue;
        const auto text = base::readFile(file);
        if (!text) return text.error();
        const auto reading = tutorial::readPuzzles(*text, file, TakKind());
        if (!reading.errors.empty()) return reading.errors.front();
        for (const tutorial::Puzzle& read : reading.puzzles) {
            auto puzzle = takPuzzleOf(read);
            if (!puzzle) continue;
            miner.leaveOut(puzzle->position);
            kept_[puzzle->theme].push_back(std::move(*puzzle));
        }
    }
    return {};
}

std::size_t Collection::keptOf(Theme theme) const {
    const auto kept = kept_.find(theme);
    return kept == kept_.end() ? 0 : kept->second.size();
}

bool Collection::wants(Theme theme, int size, int sizes) const {
    const int missing = each_ - static_cast<int>(keptOf(theme));
    const auto found = found_.find({theme, size});
    const int here = found == found_.end() ? 0 : static_cast<int>(found->second.size());
    return here < kSurplus * ((std::max(missing, 0) + sizes - 1) / sizes);
}

void Collection::add(Puzzle puzzle) {
    found_[{puzzle.theme, puzzle.position.size()}].push_back(std::move(puzzle));
}

int Collection::count(Theme theme) const {
    std::size_t sum = keptOf(theme);
    for (const auto& [key, pool] : found_)
        if (key.first == theme) sum += pool.size();
    return static_cast<int>(sum);
}

Collection::Pool Collection::chosen(Theme theme) const {
    Pool all;
    if (const auto kept = kept_.find(theme); kept != kept_.end()) all = kept->second;
    const std::size_t missing = all.size() < static_cast<std::size_t>(each_) ? each_ - all.size() : 0;
    std::vector<Pool> pools;
    for (const auto& [key, pool] : found_)
        if (key.first == theme) pools.push_back(pool);
    // Smallest pool first, so that the others can make up for what it lacks.
    std::sort(pools.begin(), pools.end(), [](const Pool& a, const Pool& b) { return a.size() < b.size(); });
    std::size_t left = missing;
    for (std::size_t i = 0; i < pools.size(); ++i) {
        const Pool few = spreadOut(pools[i], (left + pools.size() - i - 1) / (pools.size() - i));
        all.insert(all.end(), few.begin(), few.end());
        left -= few.size();
    }
    return all;
}

base::Result<void> Collection::checkWritable(const std::set<Theme>& themes) const {
    for (const Theme theme : themes)
        if (const auto file = base::FileWriter::open(fileOf(theme), {.makeFolders = true}); !file)
            return file.error();
    return {};
}

base::Result<void> Collection::save() const {
    for (const Theme theme : kPuzzleThemes) {
        const Pool puzzles = chosen(theme);
        if (puzzles.size() == keptOf(theme)) continue;
        const auto written = base::writeFile(fileOf(theme), kHeading + writePuzzles(puzzles));
        if (!written) return written;
    }
    return {};
}

}  // namespace tak::lab::puzzles
