#include "ui/PlaySample.h"

#include <imgui.h>

#include <utility>

namespace samples {

using namespace ui::screens;

namespace {
constexpr float kUsualProspect = 120;  // units: its width, where it cannot be measured
}

PlayNeeds PlaySample::needs() const {
    return {.panels = panels,
            .pieces = !hand.pieces.empty(),
            .moveEntry = hand.canEnterMove,
            .handCovered = handCovered,
            .thinking = thinking.shown,
            .prospects = std::vector<float>(prospects.size(), kUsualProspect),
            .forecast = std::vector<float>(forecast.size(), kUsualProspect),
            .chances = !chances.shares.empty(),
            .control = sketch || control.control != ControlKind::None,
            .coachRows = coach.rows()};
}

std::vector<PlayCommand> drawPlay(ui::kit::Context& ui, const PlaySample& sample, MoveEntry& entry,
                                  CommentEntry& comment) {
    std::vector<PlayCommand> all;
    const auto add = [&](auto commands) {
        for (auto& command : commands)
            std::visit([&](auto& value) { all.emplace_back(std::move(value)); }, command);
    };
    const MovesView moves{sample.moves,  sample.viewers,  sample.notes,   sample.analysis,
                          sample.report, sample.explorer, sample.replays, sample.menu};
    PlayNeeds needs = sample.needs();
    ExplorerEntry filters = sample.filters;
    MoveLines lines;  // tests change the list at will
    const MovesHeights heights = movesHeights(ui, moves, filters);
    needs.prospects = prospectWidths(ui, sample.prospects);
    needs.forecast = prospectWidths(ui, sample.forecast);
    needs.players = playersHeight(ui, sample.players) / ui.scale;
    needs.moves = heights.whole / ui.scale;
    needs.leastMoves = heights.least / ui.scale;
    needs.entrySays = entrySays(sample.hand, entry);
    const PlayLayout layout = layoutPlay(ImGui::GetIO().DisplaySize, ui.scale, needs);
    entry.active = false;
    add(drawPlayers(ui, sample.players, sample.actions, layout));
    add(drawMoves(ui, moves, {comment, filters, lines}, sample.actions, layout));
    add(drawHand(ui, sample.hand, entry, layout));
    drawSeatPlates(ui, sample.seats, layout.table);
    drawIdeaLabels(ui, sample.ideas);
    drawCounts(ui, sample.counts);
    if (auto panel = drawThinking(ui, sample.thinking, sample.panels.thinking, layout.thinking))
        all.emplace_back(*panel);
    drawProspects(ui, sample.prospects, layout.prospects);
    drawProspects(ui, sample.forecast, layout.forecast);
    drawChances(ui, sample.chances, layout.chances);
    add(drawCoach(ui, sample.coach, layout.coach));
    drawHint(ui, sample.hint, layout.hint);
    auto act = sample.sketch ? drawSketchTools(ui, *sample.sketch, sample.actions, layout.control)
                             : drawControl(ui, sample.control, sample.actions, layout.control);
    if (act) all.emplace_back(std::move(*act));
    drawPileFan(ui, sample.pile, layout.table);
    return all;
}

}  // namespace samples
