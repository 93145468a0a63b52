#include "app/screens/table/MovesPanel.h"

#include <algorithm>
#include <utility>

#include "app/play/CurrentGame.h"
#include "app/screens/table/PlayCommands.h"
#include "app/screens/table/Replay.h"
#include "app/screens/table/ReviewPart.h"
#include "app/screens/table/thinking/AnalysisPart.h"
#include "app/screens/table/thinking/ExplorerPart.h"
#include "app/screens/table/thinking/ThoughtsPart.h"
#include "app/table/MoveList.h"
#include "app/table/PositionWords.h"
#include "app/table/SeatColor.h"
#include "app/table/SeatNames.h"
#include "match/Followed.h"

namespace app {

void MovesPanel::readNews(const TableSession& game) {
    news_ |= seen_.due(game.match());
    (void)seen_.read(game.match());
}

void MovesPanel::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    const match::Followed& match = table().match();
    list_.columns = static_cast<int>(match.players().size());
    list_.colors.clear();
    list_.names = namesAt(table(), ui.texts);
    for (std::size_t seat = 0; seat < list_.names.size(); ++seat)
        list_.colors.push_back(seatColor(ui, table(), seat));
    const bool news = std::exchange(news_, false);
    const bool edited = std::exchange(version_, match.tree().version()) != match.tree().version();
    const bool otherViewer = std::exchange(viewer_, table().rights().viewer()) != table().rights().viewer();
    const bool otherLanguage = std::exchange(language_, ui.texts.language()) != ui.texts.language();
    const bool otherNames = names_ != match.players();
    if (otherNames) names_ = match.players();
    stale_ |= news || edited || otherViewer || otherLanguage || otherNames;
    if (stale_ && !(match.hasSecrets() && table().stage().turnsOver())) {
        stale_ = false;
        makeList();
    }
    const ui::screens::MovesView shown = view();
    const ui::screens::MovesHeights pixels = ui::screens::movesHeights(ui, shown, explorer_.entry());
    const Below below{.session = playing_.currentGame.sessionNumber(),
                      .scale = ui.scale,
                      .notes = shown.notes.open,
                      .analysis = shown.analysis.open,
                      .explorer = shown.explorer.open,
                      .report = !shown.report.graph.turns.empty()};
    const bool same = std::exchange(below_, below) == below;
    const float least = pixels.least / ui.scale;
    heights_ = {pixels.whole / ui.scale, same ? std::max(heights_.least, least) : least};
}

void MovesPanel::claim(ui::screens::PlayNeeds& needs) const {
    needs.moveColumns = list_.columns;
    needs.moves = heights_.whole;
    needs.leastMoves = heights_.least;
}

ui::screens::MovesView MovesPanel::view() const {
    return {.list = list_,
            .viewers = review_.viewers(),
            .notes = review_.notes(),
            .analysis = thoughts_.view(),
            .report = analysis_.report(),
            .explorer = explorer_.view(),
            .replays = replay_.running(),
            .menu = menu_};
}

void MovesPanel::makeList() {
    const match::Followed& match = table().match();
    const Rights& rights = table().rights();
    const auto forgetful = rights.keepsSecrets() ? match.view(rights.viewer()) : nullptr;
    list_.rows =
        moveRows(match, rights.viewer(), basics_.texts, *table().entry().presentation, forgetful.get());
    lines_ = {};
    list_.ending.clear();
    const game::Outcome outcome = match.finalOutcome();
    if (!outcome.over) return;
    const std::size_t winner = outcome.winners.empty() ? 0 : outcome.winners.front().value;
    const std::vector<std::string> names = namesForSentences(table(), basics_.texts);
    const bool named = outcome.winners.size() == 1 && winner < names.size();
    list_.ending =
        named ? headlineOf(outcome, names[winner], basics_.texts) : basics_.texts.tr(outcome.reason.c_str());
    // "0-1" tells a winner who plays second the contrary of the line above.
    list_.endingNotation = match.hasSecrets() ? std::string() : outcome.result;
}

void MovesPanel::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    pressed_ = ui::screens::drawMoves(ui, view(), {review_.comment(), explorer_.entry(), lines_},
                                      actions_.states(), layout);
}

void MovesPanel::execute() {
    for (const ui::screens::MovesCommand& command : std::exchange(pressed_, {})) execute(command);
}

void MovesPanel::execute(const ui::screens::MovesCommand& command) {
    using namespace ui::screens;
    if (const auto* act = std::get_if<Act>(&command))
        actions_.carryOut(act->action);
    else if (const auto* panel = std::get_if<SetPanel>(&command))
        basics_.panels.of(panel->panel) = panel->state;
    else if (const auto* move = std::get_if<GoToMove>(&command))
        table().history().goTo(match::NodeId(move->id.value));
    else if (const auto* seen = std::get_if<SeeAs>(&command))
        review_.seeAs(seen->index);
    else if (const auto* comment = std::get_if<SetComment>(&command))
        review_.setComment(*comment);
    else if (const auto* more = std::get_if<OpenMore>(&command))
        menu_ = more->open;
    else if (const auto* ofAnalysis = std::get_if<AnalysisCommand>(&command))
        thoughts_.execute(*ofAnalysis);
    else
        explorer_.execute(std::get<ExplorerCommand>(command));
}

}  // namespace app
