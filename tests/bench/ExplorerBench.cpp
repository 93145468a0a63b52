// Costs of the opening explorer: looking a position up in a library of many games, and reading games into it.
// The games follow each other's turns as those of players do: of about thirty turns in each position some
// are played often and most hardly ever.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "app/library/Explorer.h"
#include "archive/Archive.h"
#include "archive/GeneratedGames.h"
#include "base/Random.h"
#include "support/PtnGames.h"
#include "support/TemporaryFolder.h"

namespace {

constexpr int kExplorerBatch = 512;
constexpr archive::PositionKey kStart = 1;

/// A turn by its rank: each is played about three quarters as often as the one before.
std::uint64_t turnOf(base::Random& random) {
    std::uint64_t turn = 0;
    while (turn < 30 && random.below(100) < 75) ++turn;
    return turn;
}

std::vector<archive::PositionKey> keysOf(int number) {
    base::Random random(static_cast<std::uint64_t>(number) + 77);
    std::vector<archive::PositionKey> keys{kStart};
    while (keys.size() <= archive::kKeptTurns)
        keys.push_back(static_cast<archive::PositionKey>(
            base::scrambled(static_cast<std::uint64_t>(keys.back()) * 31 + turnOf(random))));
    return keys;
}

/// A library of so many finished games, made once for each number.
class Explored {
  public:
    static Explored& of(int games) {
        static std::map<int, Explored> all;
        const auto [found, isNew] = all.try_emplace(games);
        if (isNew) found->second.fill(games);
        return found->second;
    }
    [[nodiscard]] archive::Archive& archive() { return archive_; }
    [[nodiscard]] double bytesForAGame() const { return bytesForAGame_; }

  private:
    void fill(int games) {
        for (int i = 0; i < games; i += kExplorerBatch) {
            std::vector<archive::Entry> entries;
            for (int k = i; k < std::min(games, i + kExplorerBatch); ++k)
                entries.push_back(generated::entryOf(k, generated::lengthOf(k)));
            (void)archive_.addAll(entries);
        }
        const double before = size();
        for (;;) {
            const archive::Unread unread = archive_.unread(kExplorerBatch).value();
            if (unread.games.empty()) break;
            std::vector<archive::Line> lines;
            for (const archive::Game& game : unread.games)
                lines.push_back({.game = game.id,
                                 .changed = game.changed,
                                 .keys = keysOf(static_cast<int>(game.id.value)),
                                 .terms = game.id.value % 3 == 0 ? "2" : "0"});
            (void)archive_.keepLines(lines);
        }
        bytesForAGame_ = (size() - before) / games;
    }
    /// Of the file, with all that was written so far.
    [[nodiscard]] double size() {
        archive_ = archive::Archive::open(folder_ / "other.db").value();
        const auto bytes = static_cast<double>(std::filesystem::file_size(folder_ / "games.db"));
        archive_ = archive::Archive::open(folder_ / "games.db").value();
        return bytes;
    }

    support::TemporaryFolder folder_;
    archive::Archive archive_ = archive::Archive::open(folder_ / "games.db").value();
    double bytesForAGame_ = 0;
};

void lookUpTheStart(benchmark::State& state) {
    Explored& library = Explored::of(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(library.archive().visits({.position = kStart}));
    state.counters["bytes/game"] = library.bytesForAGame();
}

void lookUpAfterTurns(benchmark::State& state) {
    Explored& library = Explored::of(static_cast<int>(state.range(0)));
    const archive::PositionKey position = keysOf(12)[static_cast<std::size_t>(state.range(1))];
    for (auto _ : state) benchmark::DoNotOptimize(library.archive().visits({.position = position}));
}

void lookUpOnePlayer(benchmark::State& state) {
    Explored& library = Explored::of(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(library.archive().visits({.position = kStart, .player = "chlo"}));
}

void lookUpTermsAndYears(benchmark::State& state) {
    Explored& library = Explored::of(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(
            library.archive().visits({.position = kStart, .terms = "2", .from = "2015-01-01"}));
}

void removeAndRestoreAGame(benchmark::State& state) {
    Explored& library = Explored::of(static_cast<int>(state.range(0)));
    const archive::GameId game = library.archive().visits({.position = kStart})->games.at(0).game.id;
    for (auto _ : state) {
        (void)library.archive().remove(game);
        (void)library.archive().restore(game);
        (void)library.archive().keepLines({{.game = game,
                                            .changed = (*library.archive().find(game))->changed,
                                            .keys = keysOf(static_cast<int>(game.value))}});
    }
}

/// The keys of all positions that can follow one: what a lookup adds to the archive's work.
void keysOfAllTurns(benchmark::State& state) {
    const app::Games games(app::gameCatalog());
    const game::Kind& kind = *games.first().kind;
    const auto record = kind.read(support::ptnGame(3), {}, {});
    const std::unique_ptr<game::State> position = record->game.start->clone();
    std::size_t turn = 0;
    while (!record->game.turns[turn].children.empty()) {
        turn = record->game.turns[turn].children.front();
        (void)position->apply(record->game.turns[turn].action);
    }
    for (auto _ : state)
        for (const game::Action action : position->view(game::Viewer::record())->legalActions()) {
            (void)position->apply(action);
            benchmark::DoNotOptimize(app::positionKeyOf(kind, *position));
            (void)position->undo();
        }
}

void readTheLineOfAGame(benchmark::State& state) {
    const app::Games games(app::gameCatalog());
    archive::Game game;
    game.entry.game = games.first().kind->id();
    game.entry.text = support::ptnGame(3);
    for (auto _ : state) benchmark::DoNotOptimize(app::lineOf(games, game, {}));
}

BENCHMARK(lookUpTheStart)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(lookUpAfterTurns)
    ->Args({10'000, 2})
    ->Args({100'000, 2})
    ->Args({100'000, 12})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(lookUpOnePlayer)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(lookUpTermsAndYears)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(removeAndRestoreAGame)->Arg(100'000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(keysOfAllTurns)->Unit(benchmark::kMillisecond);
BENCHMARK(readTheLineOfAGame)->Unit(benchmark::kMicrosecond);

}  // namespace
