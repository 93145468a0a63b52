// Costs of the archive: saving a turn, an import, and a search while typing. The file is in the folder for
// temporary files, or in $TMPDIR, whose disk determines the time of a commit.

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "archive/Archive.h"
#include "archive/GeneratedGames.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

constexpr int kBatch = 256;

std::vector<Entry> games(int first, int count) {
    std::vector<Entry> entries;
    for (int i = first; i < first + count; ++i)
        entries.push_back(generated::entryOf(i, generated::lengthOf(i)));
    return entries;
}

/// An archive of so many games, in a folder of its own.
class Filled {
  public:
    explicit Filled(int count) {
        for (int i = 0; i < count; i += kBatch) (void)archive_.addAll(games(i, std::min(kBatch, count - i)));
    }
    [[nodiscard]] Archive& archive() { return archive_; }
    [[nodiscard]] std::filesystem::path file() const { return folder_ / "games.db"; }

  private:
    support::TemporaryFolder folder_;
    Archive archive_ = Archive::open(folder_ / "games.db").value();
};

void addInBatches(benchmark::State& state) {
    Filled filled(0);
    int added = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const std::vector<Entry> batch = games(added, kBatch);
        state.ResumeTiming();
        if (!filled.archive().addAll(batch)) state.SkipWithError("not added");
        added += kBatch;
    }
    state.SetItemsProcessed(added);
}

void saveATurn(benchmark::State& state) {
    Filled filled(static_cast<int>(state.range(0)));
    const GameId id = filled.archive().add(generated::entryOf(1'000'000, 0))->id;
    int plies = 0;
    for (auto _ : state)
        if (!filled.archive().updateProgress(id, generated::entryOf(1'000'000, ++plies % 60)))
            state.SkipWithError("not written");
}

/// A search after each typed letter; the time is that for one letter.
void searchAsOneTypes(benchmark::State& state) {
    Filled filled(static_cast<int>(state.range(0)));
    const std::string words = "chloé 6x5 favourite";
    std::size_t letters = 0;
    for (auto _ : state) {
        letters = letters % words.size() + 1;
        benchmark::DoNotOptimize(filled.archive().search({.words = words.substr(0, letters)}));
    }
}

void searchByPlayer(benchmark::State& state) {
    Filled filled(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(
            filled.archive().search({.player = "chloe 7", .ending = Query::Ending::Won, .finished = true}));
}

void listEverything(benchmark::State& state) {
    Filled filled(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(filled.archive().search({.sort = Query::Sort::Players}));
}

void countEverything(benchmark::State& state) {
    Filled filled(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(filled.archive().statistics());
}

void openArchive(benchmark::State& state) {
    const Filled filled(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(Archive::open(filled.file()));
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(std::filesystem::file_size(filled.file())));
}

BENCHMARK(addInBatches)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(saveATurn)->Arg(0)->Arg(10'000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(searchAsOneTypes)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(searchByPlayer)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(listEverything)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(countEverything)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(openArchive)->Arg(10'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace archive
