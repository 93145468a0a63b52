#include "app/screens/ImportQuestionScreen.h"

#include <algorithm>

#include "app/library/GameTransfer.h"
#include "app/window/ScreenStack.h"
#include "base/FileName.h"
#include "ui/screens/Question.h"
#include "unicode/Letters.h"

namespace app {

/// The names of the first files and folders, one on each line.
std::string ImportQuestionScreen::question(const ui::kit::Context& ui) const {
    constexpr std::size_t kMostNames = 4;
    constexpr std::size_t kLongestName = 40;  // letters
    const auto& paths = transfer_.offered();
    std::string text = ui.tr("Their games are added to the library:");
    for (std::size_t i = 0; i < std::min(paths.size(), kMostNames); ++i)
        text += "\n" + unicode::shortened(base::shownPath(paths[i].filename()), kLongestName);
    const int more = static_cast<int>(paths.size()) - static_cast<int>(kMostNames);
    if (more > 0)
        text +=
            "\n" + ui.trn("and {count} more", "and {count} more", more, {{"count", std::to_string(more)}});
    return text;
}

void ImportQuestionScreen::draw(ui::kit::Context& ui, float) {
    text_ = question(ui);
    const auto answer = ui::screens::drawQuestion(ui, {.title = ui.tr("Import these files?"),
                                                       .text = text_,
                                                       .yes = ui.trc("the games of the file", "Import"),
                                                       .no = ui.tr("Cancel"),
                                                       .suggested = ui::screens::YesOrNo::Yes});
    if (!answer) return;
    transfer_.answerOffer(*answer == ui::screens::YesOrNo::Yes);
    screens_.close();
}

bool ImportQuestionScreen::escape() {
    transfer_.answerOffer(false);
    screens_.close();
    return true;
}

}  // namespace app
