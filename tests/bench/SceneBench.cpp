// CPU time of a step and of a draw list of the table, without rendering.

#include <benchmark/benchmark.h>

#include <memory>

#include "games/tak/rules/Tps.h"
#include "games/tak/table/MoveBuilder.h"
#include "games/tak/table/TakTable.h"
#include "scene/TableScene.h"
#include "scene/camera/OrbitCamera.h"

namespace {

using scene::TableScene;
using tak::play::TakState;

constexpr float kStep = 1 / 120.0F;  // seconds, as the loop steps
// The position of bench-render: 31 pieces on the board, 35 in the supplies.
constexpr const char* kPosition =
    "x,2,x,12,x,1/2,12S,x,1,21,x/x,2,221C,x,1,2/1,x,1S,2,x,1/x,121,x,2C,21,x/1,x,2,x,1,12 1 20";
constexpr const char* kSpread = "3c4<12";

/// A table with this position at rest.
struct Table {
    TakState state{tak::rules::parseTps(kPosition).value()};
    TableScene scene;
    scene::DrawList list;

    Table() {
        const auto model =
            std::make_shared<tak::table::TakTable>(state.position().setup(), scene::fallbackTheme());
        scene.reset(model, state.pieces());
        scene::OrbitCamera camera;
        camera.frame(model->fieldRadius(), model->outline());
        camera.settle();
        list.camera = camera.camera();
    }
    game::Transition spread() { return state.apply(state.parse(kSpread).value()); }
    void draw() {
        list.items.clear();
        scene.draw(list);
        benchmark::DoNotOptimize(list.items.data());
    }
};

void stepAtRest(benchmark::State& run) {
    Table table;
    for (auto _ : run) benchmark::DoNotOptimize(table.scene.update(kStep));
}
BENCHMARK(stepAtRest);

/// Plays a stack and takes it back repeatedly: all steps, including the start of each turn.
void stepInMotion(benchmark::State& run) {
    Table table;
    const game::Transition spread = table.spread();
    bool backwards = false;
    for (auto _ : run) {
        if (!table.scene.busy()) table.scene.play(spread, std::exchange(backwards, !backwards));
        benchmark::DoNotOptimize(table.scene.update(kStep));
    }
}
BENCHMARK(stepInMotion);

/// The start of a turn: the creation of its clip.
void beginTurn(benchmark::State& run) {
    Table table;
    const game::Transition spread = table.spread();
    bool backwards = false;
    for (auto _ : run) {
        table.scene.play(spread, std::exchange(backwards, !backwards));
        table.scene.update(kStep);
        run.PauseTiming();
        table.scene.finishAnimations();
        (void)table.scene.takeSoundMoments();
        run.ResumeTiming();
    }
}
BENCHMARK(beginTurn);

/// The pointer goes from square to square with nothing in the hand.
void hover(benchmark::State& run) {
    Table table;
    tak::table::MoveBuilder input;
    input.reset(table.state);
    int square = 0;
    for (auto _ : run) {
        const game::Place at = tak::play::placeOf({square % 6, square / 6});
        square = (square + 1) % 36;
        table.scene.setHover(at);
        table.scene.showInput(input.view(at));
        benchmark::DoNotOptimize(table.scene.update(kStep));
        table.draw();
    }
}
BENCHMARK(hover);

void drawAtRest(benchmark::State& run) {
    Table table;
    for (auto _ : run) table.draw();
}
BENCHMARK(drawAtRest);

/// With the last turn, targets and a row of glowing pieces.
void drawHighlights(benchmark::State& run) {
    Table table;
    std::vector<game::Place> row;
    for (int file = 0; file < 6; ++file) row.push_back(tak::play::placeOf({file, 0}));
    table.scene.setLast(row);
    table.scene.showInput({.preview = {}, .ghosts = {}, .targets = row, .text = {}});
    table.scene.setDecisive(row);
    for (int i = 0; i < 60; ++i) table.scene.update(1 / 60.0F);
    for (auto _ : run) table.draw();
}
BENCHMARK(drawHighlights);

}  // namespace
