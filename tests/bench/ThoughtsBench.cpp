// The cost of thoughts over the table: in the draw list, and in a whole frame of the program, with and
// without engines that search on four threads.

#include <benchmark/benchmark.h>

#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

#include "app/App.h"
#include "app/catalog/GameCatalog.h"
#include "app/common/BackgroundTask.h"
#include "base/Log.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/rules/Tps.h"
#include "games/tak/table/TakTable.h"
#include "scene/TableScene.h"
#include "scene/camera/OrbitCamera.h"

namespace {

using scene::SignShape;

// The position of bench-render: 31 pieces on the board.
constexpr const char* kMiddlegame =
    "x,2,x,12,x,1/2,12S,x,1,21,x/x,2,221C,x,1,2/1,x,1S,2,x,1/x,121,x,2C,21,x/1,x,2,x,1,12 1 20";
constexpr float kFrame = 1 / 60.0F;
constexpr int kFrames = 60;
constexpr int kSearchers = 4;

/// Sets four candidates, one of them with an arc, and a claim on every square.
void think(scene::TableScene& table, const tak::play::TakState& state) {
    std::vector<scene::Idea> ideas;
    for (std::uint16_t i = 0; i < 4; ++i) {
        game::PieceState piece = state.pieces().back();
        piece.place = tak::play::placeOf({i, 2});
        ideas.push_back({.piece = piece, .strength = 0.9F});
    }
    ideas.back().from = tak::play::placeOf({0, 0});
    std::vector<scene::Sign> signs;
    for (int i = 0; i < 36; ++i)
        for (const SignShape shape : {SignShape::Tile, scene::claimOfSeat(i % 2 == 0 ? 0 : 1)})
            signs.push_back({tak::play::placeOf({i % 6, i / 6}), shape});
    (void)table.setMarks({.signs = signs, .ideas = ideas});
}

/// The time of the draw list. Argument: with thoughts.
void listOfTable(benchmark::State& run) {
    const tak::play::TakState state{tak::rules::parseTps(kMiddlegame).value()};
    const auto model =
        std::make_shared<tak::table::TakTable>(state.position().setup(), scene::fallbackTheme());
    scene::TableScene table;
    table.reset(model, state.pieces());
    if (run.range(0) != 0) think(table, state);
    scene::OrbitCamera camera;
    camera.frame(model->fieldRadius(), model->outline());
    camera.settle();
    scene::DrawList list;
    list.camera = camera.camera();
    for (auto _ : run) {
        list.items.clear();
        table.draw(list);
        benchmark::DoNotOptimize(list.items.data());
    }
    run.counters["items"] = static_cast<double>(list.items.size());
}
BENCHMARK(listOfTable)->ArgName("thoughts")->Arg(0)->Arg(1);

/// The program without a display, with this position on its table.
class Program {
  public:
    explicit Program(bool thoughts) : app_(startWith(thoughts), app::gameCatalog(), log_) {
        if (!app_.open()) return;
        app_.shell().playing().thinking.fixClock();
        app_.shell().collection().opener.openText(kMiddlegame);
        while (app_.shell().collection().opener.loading()) (void)app_.turn(kFrame);
        // Engines with a limit of positions have finished by then.
        for (int i = 0; i < kFrames; ++i) (void)app_.turn(kFrame);
        ready_ = app_.shell().playing().currentGame.session() != nullptr;
    }
    [[nodiscard]] bool ready() const { return ready_; }
    /// Draws a frame with the camera turning, so that the interface is drawn anew.
    void frame() {
        app_.shell().playing().tables.shown().stage().camera().orbit(0.01F, 0);
        app_.shell().redraw();
        (void)app_.turn(kFrame);
        app_.renderer().finish();
    }

  private:
    static app::StartOptions startWith(bool thoughts) {
        app::StartOptions start;
        start.size = {1280, 720};
        start.offscreen = true;
        start.settings = app::Settings{};
        // The panel covers the same part of the picture with and without thoughts.
        start.settings->showAnalysis = true;
        start.settings->showIdeas = thoughts;
        start.settings->showForecast = thoughts;
        return start;
    }

    base::Log log_{base::Log::Sink()};
    app::App app_;
    bool ready_ = false;
};

/// Searches until the destructor stops it. As in the program, drawing has priority.
class Searchers {
  public:
    explicit Searchers(bool search) {
        if (!search) return;
        thread_ = std::jthread([](const std::stop_token& stop) {
            app::lowerThreadPriority();
            tak::engine::Engine engine({.hashMiB = 64, .threads = kSearchers});
            const tak::rules::Game game(tak::rules::parseTps(kMiddlegame).value());
            (void)engine.search(game, {}, stop);
        });
    }

  private:
    std::jthread thread_;
};

/// The time of a frame. Arguments: with thoughts; while engines search.
void frameOfProgram(benchmark::State& run) {
    Program program(run.range(0) != 0);
    if (!program.ready()) return run.SkipWithError("the program does not start");
    const Searchers searchers(run.range(1) != 0);
    for (auto _ : run) program.frame();
}
BENCHMARK(frameOfProgram)
    ->ArgNames({"thoughts", "search"})
    ->Args({0, 0})
    ->Args({1, 0})
    ->Args({0, 1})
    ->Args({1, 1})
    ->Iterations(kFrames)
    ->UseRealTime()
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
