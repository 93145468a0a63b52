// Items per second are leaves for perft, moves for move generation and make/undo, boards for roads.

#include <benchmark/benchmark.h>

#include <vector>

#include "base/Random.h"
#include "games/tak/rules/Perft.h"
#include "games/tak/rules/Roads.h"
#include "games/tak/rules/Threat.h"
#include "games/tak/rules/Tps.h"

namespace tak::rules {
namespace {

struct Known {
    const char* name;
    const char* tps;
};

/// Crowded middle games: the two of the rules' perft table and some from play.
constexpr Known kCrowded[] = {
    {"5x5 a", "2,2C,1,1,1/1,1,2,21C,x/1,2121,1,2,2/2,2,1,22112S,2/2,1S,2,2,1 1 21"},
    {"6x6 a",
     "2,2,21S,2,2,2/2,x,222221,2,2,x/1,1,2221C,x,111112C,2S/x,1,2S,x2,121211212/1,1,1212S,1S,2,1S/"
     "x2,2,1,21,1 1 42"},
    {"6x6 b",
     "x,1,x,2,x2/1,21,12,x,2,x/x,112S,1,2112C,2,1/2,1,212,1S,x,2/x,12121C,2,1,21,x/1,x,2,x,1,2 1 25"},
    {"6x6 c",
     "2,x,1,2,2,x/1,1221,2S,1,x,2/12,1,2121C,2,1,1S/2,2112,1,12C,21,x/x,1,2,1,2,1/1,x,12,2,x,2 2 28"},
    {"6x6 d", "x2,2,1,x2/2,1,1,2,1,x/x,1,2C,1C,2,2/1,2,1,2,1,x/x,1,2,x,2,x/2,x,1,x,1,x 1 15"},
};

Position known(const Known& k) { return parseTps(k.tps).value(); }

void perftStart(benchmark::State& state) {
    const Position start(Setup::standard(static_cast<int>(state.range(0))));
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += perft(start, static_cast<int>(state.range(1)));
    state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(perftStart)->Args({5, 5})->Args({6, 4})->Args({6, 5})->Args({7, 4})->Unit(benchmark::kMillisecond);

void perftCrowded(benchmark::State& state) {
    const Known& k = kCrowded[state.range(0)];
    const Position position = known(k);
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += perft(position, static_cast<int>(state.range(1)));
    state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
    state.SetLabel(k.name);
}
BENCHMARK(perftCrowded)->ArgsProduct({{0, 1, 2, 3, 4}, {3, 4}})->Unit(benchmark::kMillisecond);

void perftByGeneration(benchmark::State& state) {
    const Position position = known(kCrowded[1]);
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += perftGenerated(position, 3);
    state.SetItemsProcessed(static_cast<std::int64_t>(leaves));
}
BENCHMARK(perftByGeneration)->Unit(benchmark::kMillisecond);

void generation(benchmark::State& state) {
    const Known& k = kCrowded[state.range(0)];
    const Position position = known(k);
    MoveList moves;
    std::int64_t generated = 0;
    for (auto _ : state) {
        moves.clear();
        generateMoves(position, moves);
        generated += moves.size();
        benchmark::DoNotOptimize(moves);
    }
    state.SetItemsProcessed(generated);
    state.SetLabel(k.name);
}
BENCHMARK(generation)->DenseRange(0, 4);

void makeAndUndo(benchmark::State& state) {
    const Known& k = kCrowded[state.range(0)];
    Position position = known(k);
    MoveList moves;
    generateMoves(position, moves);
    for (auto _ : state) {
        for (const Move move : moves) position.undo(position.make(move));
        benchmark::DoNotOptimize(position);
    }
    state.SetItemsProcessed(state.iterations() * moves.size());
    state.SetLabel(k.name);
}
BENCHMARK(makeAndUndo)->DenseRange(0, 4);

void roads(benchmark::State& state) {
    const int size = static_cast<int>(state.range(0));
    base::Random random(1);
    std::vector<Bitboard> boards;
    for (int i = 0; i < 1024; ++i)
        boards.push_back((random.next() | (random.next() & random.next())) & boardMask(size));
    std::size_t i = 0;
    for (auto _ : state) benchmark::DoNotOptimize(hasRoad(boards[i++ & 1023], size));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(roads)->Arg(5)->Arg(6)->Arg(8);

void takAnnouncement(benchmark::State& state) {
    const Position position = known(kCrowded[1]);
    for (auto _ : state) benchmark::DoNotOptimize(threatensRoad(position));
}
BENCHMARK(takAnnouncement);

}  // namespace
}  // namespace tak::rules
