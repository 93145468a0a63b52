#include "app/film/FilmView.h"

#include "app/catalog/PlayerNames.h"

#include <cmath>

#include "app/table/CountViews.h"
#include "app/thinking/AnalysisText.h"
#include "base/Printable.h"
#include "i18n/Numbers.h"
#include "match/Judgement.h"
#include "unicode/Letters.h"

namespace app {

namespace {

constexpr std::size_t kLongestFilmName = 80;  // letters

/// How the game ended, or what the last turn lost; may be empty.
std::string verdictOf(const TableSession& table, const ui::kit::Context& ui) {
    const match::Followed& match = table.match();
    if (const game::Outcome outcome = table.view().outcome(); outcome.over) {
        // The result is shown only after the last piece has come to rest.
        if (table.animating()) return {};
        const auto end = table.view().describeEnd();
        return end ? ui.texts.tr(*end) : outcome.result;
    }
    const auto loss = match::lossOf(match, match.current());
    if (!loss || match::markOfLoss(*loss).empty()) return {};
    const int lost = match::pointsOf(*loss);
    return ui.trn("gave away {count} point", "gave away {count} points", lost,
                  {{"count", std::to_string(lost)}});
}

}  // namespace

ui::screens::FilmView filmView(FilmTable& film, const ui::kit::Context& ui, ImVec2 picture) {
    TableSession& table = film.table();
    const match::Followed& match = table.match();
    const ui::game::Presentation& presentation = *table.entry().presentation;
    ui::screens::FilmView view;
    const std::vector<double>& chances = film.chances();
    for (std::size_t seat = 0; seat < match.players().size(); ++seat) {
        const ImVec4 color = presentation.seatColor(ui.palette, game::playerAt(seat));
        view.players.push_back(
            {shownName(*table.entry().kind,
                       base::printable(unicode::shortened(match.players()[seat], kLongestFilmName)),
                       ui.texts),
             color});
        if (chances.size() == match.players().size())
            view.chances.shares.push_back(
                {.part = static_cast<float>(chances[seat]),
                 .color = color,
                 .text = i18n::percentText(ui.texts, std::lround(100 * chances[seat]))});
    }
    // The engine's turn is shown only while nothing moves.
    if (!table.animating())
        for (const game::PlaceCount& count : table.stage().marks().counts)
            view.counts.push_back(countView(table, count, picture));
    if (match.atStart()) return view;
    view.turn = numberedTurn(match, match.current(), table.rights().viewer());
    view.verdict = verdictOf(table, ui);
    return view;
}

}  // namespace app
