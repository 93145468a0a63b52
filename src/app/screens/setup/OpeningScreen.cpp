#include "app/screens/setup/OpeningScreen.h"

#include "app/window/ScreenStack.h"
#include "ui/screens/Question.h"

namespace app {

using base::msgid;

namespace {

constexpr const char* kFaultTitle = msgid("This game has a fault");
constexpr const char* kOptionText = msgid("The text does not say which. All of its turns are possible with:");

}  // namespace

std::string OpeningScreen::textOf(const OpenedGame& begun) const {
    return texts_.describe(*begun.fault) + "\n" + texts_.tr("The game can be opened up to there.");
}

void OpeningScreen::draw(ui::kit::Context& ui, float) {
    const Opened* question = opener_.question();
    if (question == nullptr) return screens_.close();
    if (const auto* begun = std::get_if<OpenedGame>(question))
        drawFault(ui, *begun);
    else
        drawOption(ui, std::get<MissingOption>(*question));
}

void OpeningScreen::drawFault(ui::kit::Context& ui, const OpenedGame& begun) {
    const auto answer = ui::screens::drawQuestion(ui, {.title = ui.tr(kFaultTitle),
                                                       .text = textOf(begun),
                                                       .yes = ui.tr("Open up to there"),
                                                       .no = ui.tr("Cancel"),
                                                       .suggested = ui::screens::YesOrNo::Yes});
    if (!answer) return;
    if (*answer == ui::screens::YesOrNo::Yes)
        opener_.openUpToFault();
    else
        opener_.forgetQuestion();
    closeUnlessAsked();
}

void OpeningScreen::drawOption(ui::kit::Context& ui, const MissingOption& missing) {
    const game::OptionSpec& option = missing.option;
    ui::screens::ChoiceQuestionModel model{
        .title = ui.tr(option.label.c_str()), .text = ui.tr(kOptionText), .cancel = ui.tr("Cancel")};
    for (const game::OptionSpec::Variant& variant : option.variants)
        model.choices.emplace_back(ui.tr(variant.label.c_str()));
    const auto chosen = ui::screens::drawChoiceQuestion(ui, model);
    if (!chosen) return;
    if (*chosen < option.variants.size())
        opener_.choose(std::string(option.variants[*chosen].value));
    else
        opener_.forgetQuestion();
    closeUnlessAsked();
}

/// An answer may lead to another question, which this screen then shows.
void OpeningScreen::closeUnlessAsked() {
    if (opener_.question() == nullptr) screens_.close();
}

std::string OpeningScreen::text() const {
    const Opened* question = opener_.question();
    if (question == nullptr) return {};
    if (const auto* begun = std::get_if<OpenedGame>(question))
        return texts_.tr(kFaultTitle) + std::string("\n") + textOf(*begun);
    return texts_.tr(std::get<MissingOption>(*question).option.label.c_str()) + std::string("\n") +
           texts_.tr(kOptionText);
}

bool OpeningScreen::escape() {
    opener_.forgetQuestion();
    screens_.close();
    return true;
}

}  // namespace app
