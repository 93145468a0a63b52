#include "app/screens/LeaveScreen.h"

#include "app/contests/Contests.h"
#include "app/film/Films.h"
#include "app/library/GameTransfer.h"
#include "app/window/ScreenStack.h"
#include "i18n/Numbers.h"
#include "ui/screens/Question.h"

namespace app {

/// The tasks that would be lost, one on each line.
std::string LeaveScreen::question(const ui::kit::Context& ui) const {
    std::string text;
    if (contests_.underWay())
        text = ui.tr(
            "An engine match is under way: {progress} games. If you leave, it ends, and games that were not "
            "saved are lost.",
            {{"progress", contests_.progress()}});
    if (films_.current() != nullptr) {
        const std::string percent = i18n::percentText(ui.texts, static_cast<int>(100 * films_.share()));
        text += (text.empty() ? "" : "\n") +
                ui.tr("A film is being made: {percent}. If you leave, it is lost.", {{"percent", percent}});
    }
    if (transfer_.busy()) {
        if (!text.empty()) text += "\n";
        text += ui.tr(
            "Games are being imported or exported. If you leave, the rest is left out, and an export is "
            "lost.");
    }
    return text;
}

void LeaveScreen::draw(ui::kit::Context& ui, float) {
    const auto answer = ui::screens::drawQuestion(ui, {.title = ui.tr("Leave the program?"),
                                                       .text = question(ui),
                                                       .yes = ui.tr("Leave"),
                                                       .no = ui.trc("in the program", "Stay")});
    if (!answer) return;
    if (*answer == ui::screens::YesOrNo::Yes)
        screens_.quitAtOnce();
    else
        screens_.close();
}

bool LeaveScreen::escape() {
    screens_.close();
    return true;
}

}  // namespace app
