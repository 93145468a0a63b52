// Reading and writing game files. The time must grow only linearly with the file's length for every shape of
// file; see "BigO".

#include <benchmark/benchmark.h>

#include <string>

#include "games/tak/rules/Ptn.h"

namespace tak::rules {
namespace {

/// A game of two capstones that move back and forth.
std::string longGame(std::int64_t turns) {
    std::string text = "[Size \"5\"]\n\n1. a1 e5\n2. Cc3 Cd4\n";
    for (std::int64_t n = 3; n <= turns; ++n)
        text += std::to_string(n) + (n % 2 == 1 ? ". c3< d4>\n" : ". b3> e4<\n");
    return text;
}

/// As many variations as turns, with consecutive variations far apart in the game.
std::string variations(std::int64_t turns) {
    std::string text = longGame(turns);
    for (std::int64_t i = 0; i < turns; ++i)
        text += "\n{v" + std::to_string(i) + "}\n" + std::to_string(3 + i * 7919 % (turns - 2)) + ". a2\n";
    return text;
}

std::string games(std::int64_t count) {
    std::string text;
    for (std::int64_t i = 0; i < count; ++i)
        text += "[Size \"5\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n\n1. a1 e5\n2. c3 d4 1-0\n\n";
    return text;
}

std::string taggedGames(std::int64_t count) {
    std::string text;
    for (std::int64_t i = 0; i < count; ++i) {
        for (int tag = 0; tag < 900; ++tag) text += "[T" + std::to_string(tag) + " \"x\"]\n";
        text += "[Size \"5\"]\n*\n";
    }
    return text;
}

void read(benchmark::State& state, const std::string& text) {
    for (auto _ : state)
        benchmark::DoNotOptimize(readPtnGames(text, "bench", {}, [](const PtnGame&, std::size_t) {}));
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
    state.SetComplexityN(static_cast<benchmark::IterationCount>(text.size()));
}

void readLongGame(benchmark::State& state) { read(state, longGame(state.range(0))); }
void readVariations(benchmark::State& state) { read(state, variations(state.range(0))); }
void readGames(benchmark::State& state) { read(state, games(state.range(0))); }
void readTags(benchmark::State& state) { read(state, taggedGames(state.range(0))); }

void writeVariations(benchmark::State& state) {
    const PtnGame game = readPtn(variations(state.range(0))).games.at(0);
    for (auto _ : state) benchmark::DoNotOptimize(writePtn(game));
    state.SetComplexityN(state.range(0));
}

BENCHMARK(readLongGame)->RangeMultiplier(2)->Range(4096, 65536)->Complexity()->Unit(benchmark::kMillisecond);
BENCHMARK(readVariations)
    ->RangeMultiplier(2)
    ->Range(4096, 65536)
    ->Complexity()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(readGames)->RangeMultiplier(2)->Range(4096, 65536)->Complexity()->Unit(benchmark::kMillisecond);
BENCHMARK(readTags)->RangeMultiplier(2)->Range(16, 256)->Complexity()->Unit(benchmark::kMillisecond);
BENCHMARK(writeVariations)
    ->RangeMultiplier(2)
    ->Range(4096, 65536)
    ->Complexity()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tak::rules
