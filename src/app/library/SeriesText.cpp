#include "app/library/SeriesText.h"

#include <algorithm>

#include "app/catalog/PlayerNames.h"

namespace app {

SeriesNames::SeriesNames(const game::Kind& kind, const std::vector<std::string>& seats,
                         const i18n::Catalogue& texts)
    : kind_(&kind), seats_(seats), texts_(&texts) {
    std::vector<std::string> shown;
    for (const std::string& name : seats) shown.push_back(shownName(kind, name, texts));
    called_ = namesForSentences(kind, shown, texts);
}

std::string SeriesNames::of(const std::string& name) const {
    const auto seat = std::find(seats_.begin(), seats_.end(), name);
    if (seat == seats_.end()) return shownName(*kind_, name, *texts_);
    return called_[static_cast<std::size_t>(seat - seats_.begin())];
}

std::string SeriesNames::of(const match::Series::Standing& side) const {
    std::string all;
    for (const std::string& name : side.names) all += (all.empty() ? "" : " & ") + of(name);
    return all;
}

std::string goalText(const match::SeriesGoal& goal, const ui::kit::Context& ui) {
    const std::string count = std::to_string(goal.count);
    switch (goal.kind) {
        case match::SeriesGoal::Kind::Wins:
            return ui.trn("First to {count} win", "First to {count} wins", goal.count, {{"count", count}});
        case match::SeriesGoal::Kind::Points:
            return ui.trn("First to {count} point", "First to {count} points", goal.count,
                          {{"count", count}});
        case match::SeriesGoal::Kind::Open:
            break;
    }
    return ui.trc("series", "Open end");
}

std::string seriesHeadline(const match::Series& series, const SeriesNames& called,
                           const ui::kit::Context& ui) {
    const std::vector<match::Series::Standing> winners = series.winners();
    if (winners.empty()) return goalText(series.goal(), ui);
    std::vector<std::string> names;
    for (const match::Series::Standing& side : winners)
        for (const std::string& name : side.names) names.push_back(called.of(name));
    if (names.size() > 1)
        return aboutPlayers(ui.texts,
                            {base::msgid("{names} have won the series"),
                             base::msgid("You have won the series together with {names}")},
                            names, winners.size() > 1 ? ", " : " & ");
    return aboutPlayer(ui.texts,
                       {base::msgid("{name} has won the series"), base::msgid("You have won the series")},
                       names.front());
}

std::string sumText(const game::Outcome& outcome, const ui::kit::Context& ui) {
    std::string bonuses;
    for (const std::string& bonus : outcome.bonuses)
        bonuses += (bonuses.empty() ? "" : ", ") + std::string(ui.tr(bonus.c_str()));
    return bonuses.empty() ? outcome.sum : outcome.sum + ": " + bonuses;
}

ui::screens::ScoreSheetModel scoreSheet(const match::Series& series, const SeriesNames& names,
                                        const ui::kit::Context& ui) {
    ui::screens::ScoreSheetModel sheet{.headline = seriesHeadline(series, names, ui)};
    const std::vector<match::Series::Standing> sides = series.standings();
    for (const match::Series::Standing& standing : sides) {
        sheet.sides.push_back(names.of(standing));
        sheet.partners = sheet.partners || standing.names.size() > 1;
        sheet.wins.push_back(std::to_string(standing.wins));
        sheet.totals.push_back(std::to_string(standing.points));
    }
    for (const match::Series::Game& game : series.games()) {
        auto& row = sheet.rows.emplace_back();
        row.game = std::to_string(sheet.rows.size()) + ".";
        row.result = game.outcome.result;
        row.sum = sumText(game.outcome, ui);
        for (const match::Series::Standing& side : sides)
            row.points.push_back(std::to_string(game.pointsOf(side)));
    }
    return sheet;
}

}  // namespace app
