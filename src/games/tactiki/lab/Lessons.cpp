#include "games/tactiki/lab/Lessons.h"

#include <array>
#include <atomic>
#include <thread>

#include "base/Random.h"
#include "games/tactiki/engine/WorldSearch.h"
#include "games/tactiki/lab/SimplePlayers.h"

namespace tactiki::lab {

using namespace engine;

namespace {

constexpr int kMostTurns = 250;
constexpr int kRarelyRandom = 25;  ///< one act in this many is random
constexpr int kTeachersDepth = 4;  ///< plies
constexpr int kLessonTableBits = 14;
constexpr double kShareOfPlayed = 0.4;     ///< of the positions that are played
constexpr int kAstray = 2;                 ///< positions that random turns reach from each one
constexpr std::uint32_t kTwoTurns = 4;     ///< one in this many is two turns away
constexpr int kSecondThoughts = 2;         ///< chances to draw another step
constexpr std::uint32_t kThinksAgain = 3;  ///< one time in this many
constexpr std::uint32_t kSecondMove = 12;  ///< one in this many is in the middle of a turn

Step anyStep(const Steps& steps, base::Random& random) {
    return steps[static_cast<int>(random.below(static_cast<std::uint32_t>(steps.size())))];
}

/// Of steps that do not attack, some are thought over: fights are what a search looks at most.
Step anyStep(const World& world, base::Random& random) {
    Steps steps;
    world.addSteps(steps);
    Step step = anyStep(steps, random);
    for (int again = 0; again < kSecondThoughts; ++again)
        if (!world.attacks(step) && random.below(kThinksAgain) == 0) step = anyStep(steps, random);
    return step;
}

void playTurn(World& world, base::Random& random) {
    const rules::Side mover = world.toMove();
    while (!world.over() && world.toMove() == mover) world.play(anyStep(world, random));
}

void addLesson(std::vector<Lesson>& lessons, World world, int game, base::Random& random) {
    if (!world.over() && random.below(kSecondMove) == 0) {
        Steps steps;
        world.addSteps(steps);
        World next = world;
        next.play(anyStep(steps, random));
        if (!next.over() && next.second()) world = next;
    }
    if (world.over()) return;
    const int played = world.second() ? 1 : 0;
    WorldSearch search(kLessonTableBits, {}, featureWeights());
    (void)search.value(world, kTeachersDepth - 2 - played, -kWin, kWin);
    const Score score = search.value(world, kTeachersDepth - played, -kWin, kWin);
    const Inputs inputs(world);
    lessons.push_back({featuresOf(world), {inputs.begin(), inputs.end()}, chanceOf(score), game});
}

void addLessons(std::vector<Lesson>& lessons, const World& played, int game, base::Random& random) {
    if (random.unit() < kShareOfPlayed) addLesson(lessons, played, game, random);
    for (int i = 0; i < kAstray; ++i) {
        World astray = played;
        const bool far = random.below(kTwoTurns) == 0;
        playTurn(astray, random);
        if (far && !astray.over()) playTurn(astray, random);
        addLesson(lessons, astray, game, random);
    }
}

std::vector<Lesson> lessonsOfGame(int game, std::uint64_t seed) {
    base::Random random(base::scrambled(seed) + static_cast<std::uint64_t>(game));
    const Contestant player = lookingAhead(1 + game % 2, false);
    const std::array<Chooser, rules::kSides> choosers = {player.create(random.next()),
                                                         player.create(random.next())};
    std::vector<Lesson> lessons;
    rules::Position position;
    while (!position.over() && position.board().turn() < kMostTurns) {
        const rules::Side side = position.awaited().front();
        const rules::Stage stage = position.board().stage();
        if (stage == rules::Stage::First) addLessons(lessons, World(position.board()), game, random);
        if (stage != rules::Stage::SetUp && random.below(kRarelyRandom) == 0) {
            const auto legal = position.board().legalActs();
            position.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        } else {
            position.play(choosers[static_cast<std::size_t>(index(side))](position.seenBy(side), side));
        }
    }
    return lessons;
}

}  // namespace

std::vector<Lesson> lessonsOf(int games, std::uint64_t seed, int threads) {
    std::vector<std::vector<Lesson>> parts(static_cast<std::size_t>(games));
    {
        std::atomic<int> next = 0;
        std::vector<std::jthread> workers;
        for (int thread = 0; thread < threads; ++thread)
            workers.emplace_back([&] {
                for (int game = next++; game < games; game = next++)
                    parts[static_cast<std::size_t>(game)] = lessonsOfGame(game, seed);
            });
    }
    std::vector<Lesson> all;
    for (std::vector<Lesson>& part : parts)
        all.insert(all.end(), std::make_move_iterator(part.begin()), std::make_move_iterator(part.end()));
    return all;
}

}  // namespace tactiki::lab
