#include "app/screens/setup/ScoreSheetScreen.h"

#include "app/library/SeriesText.h"
#include "app/play/CurrentGame.h"
#include "app/window/ScreenStack.h"

namespace app {

void ScoreSheetScreen::draw(ui::kit::Context& ui, float) {
    using ui::screens::ScoreSheetCommand;
    if (const match::Series* series = currentGame_.series()) {
        const TableSession& table = tables_.shown();
        model_ = scoreSheet(*series, SeriesNames(*table.entry().kind, table.match().players(), ui.texts), ui);
    }
    for (const ScoreSheetCommand command : ui::screens::drawScoreSheet(ui, model_)) {
        screens_.close();
        if (command == ScoreSheetCommand::Photo) screens_.open(ScreenId::Photo);
    }
}

bool ScoreSheetScreen::escape() {
    screens_.close();
    return true;
}

std::string ScoreSheetScreen::text() const {
    std::string all = model_.headline + "\n";
    for (const std::string& side : model_.sides) all += " | " + side;
    for (const auto& row : model_.rows) {
        all += "\n" + row.game + " " + row.result + " " + row.sum;
        for (const std::string& points : row.points) all += " | " + points;
    }
    return all;
}

}  // namespace app
