#include "app/screens/learning/LearnScreen.h"

#include <algorithm>

#include "app/learning/GameToLearn.h"
#include "app/learning/Lessons.h"
#include "app/screens/setup/ChoiceOfGames.h"
#include "app/window/ScreenStack.h"

namespace app {
namespace {

float shareOf(const tutorial::Lesson& lesson, const std::string& step) {
    const auto found = std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                    [&](const tutorial::Step& s) { return s.name == step; });
    if (found == lesson.steps.end()) return 0;
    return static_cast<float>(found - lesson.steps.begin()) / static_cast<float>(lesson.steps.size());
}

}  // namespace

LearnScreen::LearnScreen(const ScreenBasics& basics, const Learning& learning)
    : basics_(basics), learning_(learning) {
    learning_.lessons.switchTo(learning_.games.current(allMatters()));
}

bool LearnScreen::expecting() const { return !learning_.lessons.ready(); }

ui::screens::LearnModel LearnScreen::model(const ui::kit::Context& ui) const {
    const Lessons& lessons = learning_.lessons;
    ui::screens::LearnModel model{
        .title = ui.tr("Learn {game}", {{"game", ui.tr(lessons.game()->kind->name().c_str())}}),
        .games = choiceOf(learning_.games.with(allMatters()), *lessons.game(), ui),
        .hasRules = !lessons.game()->rules.empty(),
        .hasPuzzles = !lessons.game()->puzzles.empty(),
        .loading = !lessons.ready()};
    int finished = 0;
    for (const tutorial::Lesson& lesson : lessons.all()) {
        const archive::LessonProgress progress = lessons.progress(lesson.id);
        if (progress.finished) ++finished;
        if (model.next < 0 && !progress.finished) model.next = static_cast<int>(model.lessons.size());
        model.lessons.push_back({.title = ui.tr(lesson.title.c_str()),
                                 .summary = ui.tr(lesson.summary.c_str()),
                                 .finished = progress.finished,
                                 .share = shareOf(lesson, progress.step)});
    }
    const auto all = static_cast<int>(model.lessons.size());
    if (all > 0)
        model.progress =
            ui.trn("{finished} of {count} lesson finished", "{finished} of {count} lessons finished", all,
                   {{"finished", std::to_string(finished)}, {"count", std::to_string(all)}});
    return model;
}

void LearnScreen::draw(ui::kit::Context& ui, float) {
    scale_ = ui.scale;
    const ui::screens::LearnModel shown = model(ui);
    text_ = shown.progress;
    for (const ui::screens::LearnCommand& command : ui::screens::drawLearn(ui, shown)) {
        if (const auto* lesson = std::get_if<ui::screens::TakeLesson>(&command)) {
            learning_.lessons.choose(static_cast<std::size_t>(lesson->lesson));
            basics_.screens.open(ScreenId::Lesson);
        } else if (const auto* kind = std::get_if<ui::screens::ChooseKind>(&command)) {
            learning_.games.choose(*learning_.games.with(allMatters())[static_cast<std::size_t>(kind->game)]);
            learning_.lessons.switchTo(learning_.games.current(allMatters()));
        } else if (std::get<ui::screens::LearnAction>(command) == ui::screens::LearnAction::RuleBook) {
            basics_.screens.open(ScreenId::RuleBook);
        } else if (std::get<ui::screens::LearnAction>(command) == ui::screens::LearnAction::Practice) {
            basics_.screens.open(ScreenId::Practice);
        } else {
            basics_.screens.close();
        }
    }
}

ui::kit::Rect LearnScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::learnTableArea(display, scale_);
}

bool LearnScreen::escape() {
    basics_.screens.close();
    return true;
}

}  // namespace app
