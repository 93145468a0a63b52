// The cost of an import for each game: reading alone, and reading with the archive. The archive's file is in
// the folder for temporary files, or in $TMPDIR.

#include <benchmark/benchmark.h>

#include <chrono>
#include <string>
#include <thread>

#include "app/library/GameImport.h"
#include "base/Files.h"
#include "support/PtnGames.h"
#include "support/TemporaryFolder.h"

namespace {

constexpr int kGames = 5000;

std::string manyGames() {
    std::string text;
    for (int i = 0; i < kGames; ++i) text += support::ptnGame(i) + "\n";
    return text;
}

void readAllGames(benchmark::State& state) {
    const std::string text = manyGames();
    const app::Games games(app::gameCatalog());
    std::size_t read = 0;
    for (auto _ : state)
        if (!games.first().kind->readAll(text, "bench",
                                         {.take =
                                              [&](game::Record record) {
                                                  ++read;
                                                  benchmark::DoNotOptimize(record);
                                              },
                                          .refuse = [](const base::Error&) {}}))
            state.SkipWithError("not read");
    state.SetItemsProcessed(static_cast<std::int64_t>(read));
}

/// `again`: the archive has all games already.
void importGames(benchmark::State& state, bool again) {
    const support::TemporaryFolder folder;
    const app::Games games(app::gameCatalog());
    const std::filesystem::path file = folder / ("many" + games.first().kind->extension());
    if (!base::writeFile(file, manyGames())) state.SkipWithError("not written");
    const auto import = [&](archive::Keeper& keeper) {
        app::GameImport job(games, keeper, {file});
        while (!job.update()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            keeper.update();
        }
    };
    int archives = 0;
    if (again) {
        archive::Keeper keeper(folder / "0.sqlite", {});
        import(keeper);
    }
    for (auto _ : state) {
        archive::Keeper keeper(folder / (std::to_string(again ? 0 : ++archives) + ".sqlite"), {});
        import(keeper);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * kGames);
}

BENCHMARK(readAllGames)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(importGames, anew, false)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(importGames, again, true)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
