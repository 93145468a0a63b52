#include "app/screens/table/TableResult.h"

#include <string>

#include "app/catalog/PlayerNames.h"
#include "app/library/SeriesText.h"
#include "app/shell/Shell.h"
#include "app/table/PositionWords.h"
#include "match/Match.h"

namespace app {
namespace {

using Players = std::vector<ui::kit::PlayerPlate>;

std::vector<std::string> namesOf(const std::vector<game::PlayerId>& winners, const Players& players) {
    std::vector<std::string> names;
    for (const game::PlayerId player : winners)
        if (player.value < players.size()) names.push_back(players[player.value].name);
    return names;
}

/// Names the winners. Requires at least one.
std::string winnersHeadline(const game::Outcome& outcome, const game::View& view, const Players& players,
                            const ui::kit::Context& ui) {
    const std::size_t winner = outcome.winners.front().value;
    if (!game::Sides(view).winner(outcome))
        return aboutPlayers(
            ui.texts, {base::msgid("{names} share the win"), base::msgid("You share the win with {names}")},
            namesOf(outcome.winners, players), ", ");
    if (outcome.winners.size() > 1)
        return aboutPlayers(
            ui.texts, {base::msgid("{names} win together"), base::msgid("You win together with {names}")},
            namesOf(outcome.winners, players), " & ");
    return winner < players.size() ? headlineOf(outcome, players[winner].name, ui.texts) : ui.tr("A draw");
}

/// The series replaces the headline when it is over, and adds its scores after the first game.
void addSeries(const match::Series& series, const game::Kind& kind, const ui::kit::Context& ui,
               ui::screens::ResultModel& result) {
    if (series.goal().kind != match::SeriesGoal::Kind::Open) {
        if (series.over()) result.headline = seriesHeadline(series, kind, ui);
        result.goesOn = !series.over();
    }
    if (series.games().size() <= 1) return;
    for (const match::Series::Standing& standing : series.standings())
        result.scores.push_back(
            {sideName(standing, kind, ui.texts), ui.trn("{count} point", "{count} points", standing.points,
                                                        {{"count", std::to_string(standing.points)}})});
}

}  // namespace

ui::screens::ResultModel resultOf(Shell& shell, const Players& players, const ui::kit::Context& ui) {
    const match::Match& match = shell.currentGame().table().match();
    const game::Outcome outcome = match.ending();
    ui::screens::ResultModel result{.headline = ui.tr("A draw"),
                                    .reason = ui.tr(outcome.reason.c_str()),
                                    .notation = outcome.result,
                                    .canRematch = match.live(),
                                    .canAnalyse = shell.analysis().possible()};
    if (!outcome.winners.empty()) {
        result.headline = winnersHeadline(outcome, shell.currentGame().table().view(), players, ui);
        // Some games count no points.
        const std::size_t winner = outcome.winners.front().value;
        if (winner < outcome.points.size())
            result.scores.push_back({ui.tr("Points for this game"), std::to_string(outcome.points[winner])});
    }
    if (const std::string sum = sumText(outcome, ui); !sum.empty()) result.scores.push_back({sum, ""});
    const match::Series* series = shell.currentGame().series();
    result.canShowSheet = series && match.live();
    if (series) addSeries(*series, *shell.currentGame().table().entry().kind, ui, result);
    return result;
}

}  // namespace app
