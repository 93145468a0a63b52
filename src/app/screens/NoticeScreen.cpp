#include "app/screens/NoticeScreen.h"

#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/window/ScreenStack.h"

namespace app {

NoticeScreen::NoticeScreen(ScreenStack& screens, Messages& messages)
    : screens_(screens), messages_(messages) {
    const Notice& notice = *messages.nextNotice();
    model_ = {notice.title, notice.summary, notice.messages};
}

void NoticeScreen::close() {
    messages_.closeNotice();
    screens_.close();
}

void NoticeScreen::draw(ui::kit::Context& ui, float) {
    for (const ui::screens::NoticeCommand command : ui::screens::drawNotice(ui, model_)) {
        if (command == ui::screens::NoticeCommand::Close) close();
        if (command == ui::screens::NoticeCommand::Copy) {
            std::string all;
            for (const std::string& message : model_.messages) all += message + "\n";
            copyText(all);
        }
    }
}

std::string NoticeScreen::text() const {
    std::string all = model_.title + "\n" + model_.summary;
    for (const std::string& message : model_.messages) all += "\n" + message;
    return all;
}

bool NoticeScreen::escape() {
    close();
    return true;
}

}  // namespace app
