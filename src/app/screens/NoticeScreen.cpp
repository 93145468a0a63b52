#include "app/screens/NoticeScreen.h"

#include "app/Shell.h"

namespace app {

void NoticeScreen::draw(ui::kit::Context& ui, float) {
    for (const ui::screens::NoticeCommand command : ui::screens::drawNotice(ui, model_)) {
        if (command == ui::screens::NoticeCommand::Close) shell_.closeNotice();
        if (command == ui::screens::NoticeCommand::Copy) {
            std::string all;
            for (const std::string& message : model_.messages) all += message + "\n";
            SDL_SetClipboardText(all.c_str());
        }
    }
}

std::string NoticeScreen::text() const {
    std::string all = model_.title + "\n" + model_.summary;
    for (const std::string& message : model_.messages) all += "\n" + message;
    return all;
}

bool NoticeScreen::escape() {
    shell_.closeNotice();
    return true;
}

}  // namespace app
