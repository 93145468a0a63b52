#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "base/Files.h"
#include "games/tak/play/OpeningBook.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/puzzles/PuzzleTheme.h"
#include "games/tak/rules/Threat.h"
#include "tutorial/PuzzleReader.h"

// Plays out the puzzle files with the rules alone. The slow tests prove that their trees of turns are
// complete.

namespace tak::play {
namespace {

using rules::Position;
using tutorial::Puzzle;
using tutorial::PuzzleTurn;

std::string fileOf(PuzzleTheme theme) {
    return std::string(DOLMEN_SOURCE_DIR) + "/assets/puzzles/tak/" + std::string(nameOf(theme)) + ".puzzles";
}

tutorial::PuzzleReading readFile(PuzzleTheme theme) {
    const auto text = base::readFile(fileOf(theme));
    if (!text) ADD_FAILURE() << text.error().describe();
    return tutorial::readPuzzles(text ? *text : "", fileOf(theme), TakKind());
}

const Position& positionOf(const game::State& state) {
    return static_cast<const TakState&>(state).position();
}

/// Calls `visit(state, turn, length)` for every turn of a solution, with the state before it.
using Visit = std::function<void(game::State&, const PuzzleTurn&, int length)>;
void walk(game::State& state, const std::vector<PuzzleTurn>& turns, int length, const Visit& visit) {
    for (const PuzzleTurn& turn : turns) {
        visit(state, turn, length);
        state.apply(turn.action);
        walk(state, turn.next, length + 1, visit);
        state.undo();
    }
}

game::Outcome outcomeAfter(game::State& state, game::Action action) {
    state.apply(action);
    game::Outcome outcome = state.outcome();
    state.undo();
    return outcome;
}

bool winsByRoad(game::State& state, game::Action action) {
    const game::PlayerId mover = state.toMove();
    const game::Outcome outcome = outcomeAfter(state, action);
    return outcome.over && outcome.winners == std::vector{mover} &&
           (outcome.result == "R-0" || outcome.result == "0-R");
}

bool winsOnFlats(game::State& state, game::Action action) {
    const game::PlayerId mover = state.toMove();
    const game::Outcome outcome = outcomeAfter(state, action);
    return outcome.over && outcome.winners == std::vector{mover} &&
           (outcome.result == "F-0" || outcome.result == "0-F");
}

std::set<game::Action> allThat(game::State& state, bool (*win)(game::State&, game::Action)) {
    std::set<game::Action> all;
    for (const game::Action action : state.view(game::Viewer::record())->legalActions())
        if (win(state, action)) all.insert(action);
    return all;
}

std::set<game::Action> actionsOf(const std::vector<PuzzleTurn>& turns) {
    std::set<game::Action> all;
    for (const PuzzleTurn& turn : turns) all.insert(turn.action);
    return all;
}

bool flattens(const game::State& state, const PuzzleTurn& turn) {
    return positionOf(state).flattens(moveOf(turn.action));
}

class PuzzleFiles : public ::testing::TestWithParam<PuzzleTheme> {
  protected:
    void SetUp() override {
        tutorial::PuzzleReading reading = readFile(GetParam());
        for (const base::Error& error : reading.errors) ADD_FAILURE() << error.describe();
        puzzles_ = std::move(reading.puzzles);
    }
    std::vector<Puzzle> puzzles_;
};

TEST_P(PuzzleFiles, HoldManyOfOneThemeTheEasiestFirst) {
    EXPECT_GE(puzzles_.size(), 20U);
    int before = 0;
    for (const Puzzle& puzzle : puzzles_) {
        EXPECT_EQ(puzzle.theme, nameOf(GetParam())) << puzzle.id;
        EXPECT_GE(puzzle.rating, before) << puzzle.id;
        before = puzzle.rating;
    }
}

TEST_P(PuzzleFiles, HaveSolutionsOfTheirTheme) {
    for (const Puzzle& puzzle : puzzles_) {
        SCOPED_TRACE(puzzle.id);
        walk(*puzzle.start, puzzle.solution, 1, [&](game::State& state, const PuzzleTurn& turn, int length) {
            const bool last = turn.next.empty();
            switch (GetParam()) {
                case PuzzleTheme::Road:
                    EXPECT_EQ(length, 1);
                    EXPECT_EQ(actionsOf(puzzle.solution), allThat(state, winsByRoad));
                    break;
                case PuzzleTheme::Stop: {
                    EXPECT_TRUE(rules::threatensRoad(positionOf(state)));
                    state.apply(turn.action);
                    EXPECT_TRUE(allThat(state, winsByRoad).empty());
                    state.undo();
                    break;
                }
                case PuzzleTheme::Flats:
                    EXPECT_TRUE(!last || winsOnFlats(state, turn.action));
                    break;
                default:
                    EXPECT_TRUE(!last || winsByRoad(state, turn.action));
                    if (last || length % 2 == 0) break;
                    state.apply(turn.action);
                    EXPECT_TRUE(rules::threatensRoad(positionOf(state)));
                    state.undo();
            }
        });
    }
}

TEST_P(PuzzleFiles, AreAsLongAsTheirThemeSays) {
    const std::map<PuzzleTheme, std::set<int>> lengths = {
        {PuzzleTheme::Road, {1}},       {PuzzleTheme::Stop, {1}},   {PuzzleTheme::Tinue3, {3}},
        {PuzzleTheme::Tinue5, {5}},     {PuzzleTheme::Tinue7, {7}}, {PuzzleTheme::Flats, {1, 3}},
        {PuzzleTheme::Crush, {1, 3, 5}}};
    for (const Puzzle& puzzle : puzzles_) {
        std::set<int> found;
        walk(*puzzle.start, puzzle.solution, 1, [&](game::State&, const PuzzleTurn& turn, int length) {
            if (turn.next.empty()) found.insert(length);
        });
        EXPECT_EQ(found.size(), 1U) << puzzle.id;
        EXPECT_EQ(lengths.at(GetParam()).count(*found.begin()), 1U) << puzzle.id;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryTheme, PuzzleFiles, ::testing::ValuesIn(kPuzzleThemes), [](const auto& theme) {
    std::string name(nameOf(theme.param));
    std::erase(name, '-');
    return name;
});

TEST(Puzzles, OfCrushNeedTheCapstone) {
    for (const Puzzle& puzzle : readFile(PuzzleTheme::Crush).puzzles) {
        int flattened = 0;
        walk(*puzzle.start, puzzle.solution, 1, [&](game::State& state, const PuzzleTurn& turn, int length) {
            if (length % 2 != 0) flattened += flattens(state, turn);
        });
        EXPECT_GT(flattened, 0) << puzzle.id;
    }
}

TEST(Puzzles, AreManyOnThreeBoardsWithoutTwins) {
    std::map<int, int> sizes;
    std::set<std::string> ids;
    std::set<std::string> positions;
    std::size_t komi = 0;
    std::size_t all = 0;
    for (const PuzzleTheme theme : kPuzzleThemes) {
        for (const Puzzle& puzzle : readFile(theme).puzzles) {
            const Position& position = positionOf(*puzzle.start);
            ++sizes[position.size()];
            ++all;
            komi += position.setup().halfKomi != 0;
            EXPECT_TRUE(ids.insert(puzzle.id).second) << puzzle.id;
            EXPECT_TRUE(positions.insert(symmetryKey(position)).second) << puzzle.id;
            EXPECT_FALSE(position.inOpening() || position.openingSkipped()) << puzzle.id;
        }
    }
    EXPECT_GE(all, 300U);
    EXPECT_EQ(sizes.size(), 3U);
    for (const int size : {4, 5, 6}) EXPECT_GE(sizes[size], 60) << size;
    EXPECT_GE(komi, 50U);
}

}  // namespace
}  // namespace tak::play
