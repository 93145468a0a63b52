#include "app/screens/LeaveScreen.h"

#include "app/Contests.h"
#include "app/ScreenStack.h"
#include "ui/screens/Question.h"

namespace app {

void LeaveScreen::draw(ui::kit::Context& ui, float) {
    const auto answer = ui::screens::drawQuestion(
        ui, {.title = ui.tr("Leave the program?"),
             .text = ui.tr("The engine match is under way: {progress} games. It ends with the program, and "
                           "games that were not saved are lost.",
                           {{"progress", contests_.progress()}}),
             .yes = ui.tr("Leave"),
             .no = ui.trc("in the program", "Stay")});
    if (!answer) return;
    if (*answer == ui::screens::Answer::Yes)
        screens_.quitAtOnce();
    else
        screens_.close();
}

bool LeaveScreen::escape() {
    screens_.close();
    return true;
}

}  // namespace app
