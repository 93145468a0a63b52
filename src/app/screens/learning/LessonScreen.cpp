#include "app/screens/learning/LessonScreen.h"

#include <algorithm>
#include <utility>

#include "app/learning/Lessons.h"
#include "app/play/CurrentGame.h"
#include "app/screens/table/PieceChoices.h"
#include "app/settings/Preferences.h"
#include "app/sound/CueQueue.h"
#include "app/sound/Narrator.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"
#include "ui/kit/Panel.h"

namespace app {
namespace {

using Phase = tutorial::LessonRun::Phase;
using ui::screens::LessonAction;
using ui::screens::LessonModel;

const tutorial::Lesson& chosenLesson(const Lessons& lessons) { return lessons.all()[lessons.chosen()]; }

/// The index of the step with this name. If there is none, `otherwise`, but at most the last index.
std::size_t stepNamed(const tutorial::Lesson& lesson, const std::string& name, std::size_t otherwise) {
    const auto found = std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                    [&](const tutorial::Step& step) { return step.name == name; });
    if (found == lesson.steps.end()) return std::min(otherwise, lesson.steps.size() - 1);
    return static_cast<std::size_t>(found - lesson.steps.begin());
}

std::size_t firstStep(const Lessons& lessons) {
    const tutorial::Lesson& lesson = chosenLesson(lessons);
    return stepNamed(lesson, lessons.progress(lesson.id).step, 0);
}

int firstTest(const tutorial::Lesson& lesson) {
    const auto found = std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                    [](const tutorial::Step& step) { return step.test; });
    return static_cast<int>(found - lesson.steps.begin());
}

}  // namespace

LessonScreen::LessonScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning)
    : TeachingScreen(basics, playing),
      learning_(learning),
      run_(chosenLesson(learning.lessons), firstStep(learning.lessons)),
      lessonTable_(run_, *learning.lessons.game(), playing.tables, playing.participants),
      edition_(learning.lessons.edition()) {
    (void)lessonTable_.update(0);
}

LessonScreen::~LessonScreen() { basics_.narrator.silence(); }

// ---- time ----

void LessonScreen::update(float seconds) {
    input().update(seconds, keyboardNavigation());
    if (edition_ != learning_.lessons.edition()) takeEdition();
    if (lessonTable_.update(seconds)) redraw();
    if (followedPhase_ != run_.phase() && !lessonTable_.busy()) follow();
}

bool LessonScreen::expecting() const { return lessonTable_.busy() || lessonTable_.aboutToLook(); }

bool LessonScreen::keyboardNavigation() const { return run_.phase() != Phase::Turn; }

void LessonScreen::follow() {
    followedPhase_ = run_.phase();
    lessonTable_.follow();
    if (followedPhase_ == Phase::Right) basics_.cues.playRight();
    if (followedPhase_ == Phase::Wrong) basics_.cues.playWrong();
    if (kept_ != run_.index()) {
        kept_ = run_.index();
        learning_.lessons.reached(run_.lesson(), kept_);
    }
    const i18n::Catalogue& texts = basics_.texts;
    basics_.narrator.say(texts.tr(run_.verdict().empty() ? run_.step().say.c_str() : run_.verdict().c_str()));
    redraw();
}

std::string LessonScreen::finished() const {
    const i18n::Catalogue& texts = basics_.texts;
    return texts.tr("Lesson finished: {title}", {{"title", texts.tr(run_.lesson().title.c_str())}});
}

void LessonScreen::finish() {
    learning_.lessons.finished(run_.lesson());
    basics_.narrator.say(finished());
    followedPhase_ = run_.phase();
    redraw();
}

bool LessonScreen::hasNext() const { return learning_.lessons.chosen() + 1 < learning_.lessons.all().size(); }

void LessonScreen::beginNext() {
    if (!hasNext()) return basics_.screens.close();
    Lessons& lessons = learning_.lessons;
    lessons.choose(lessons.chosen() + 1);
    edition_ = lessons.edition();
    run_ = tutorial::LessonRun(chosenLesson(lessons), firstStep(lessons));
    followedPhase_ = Phase::Moving;
    kept_ = 0;
    change();
}

// ---- display ----

LessonModel LessonScreen::model(const ui::kit::Context& ui) const {
    const tutorial::Lesson& lesson = run_.lesson();
    const tutorial::Step& step = run_.step();
    LessonModel model{.title = ui.tr(lesson.title.c_str()),
                      .step = static_cast<int>(run_.index()),
                      .steps = static_cast<int>(lesson.steps.size()),
                      .firstTest = firstTest(lesson),
                      .text = ui.tr(step.say.c_str()),
                      .verdict = lessonTable_.busy() || run_.verdict().empty()
                                     ? std::string()
                                     : ui.tr(run_.verdict().c_str()),
                      .leave = ui.tr("Leave the lesson"),
                      .canHint = run_.canHint(),
                      .canGoBack = run_.index() > 0};
    if (run_.hintsShown() > 0) model.hint = ui.tr(step.hints[run_.hintsShown() - 1].text.c_str());
    const Phase phase = lessonTable_.busy() ? Phase::Moving : run_.phase();
    if (phase == Phase::Answer || (phase == Phase::Wrong && !step.test))
        for (const tutorial::Answer& answer : step.answers)
            model.answers.push_back(ui.tr(answer.label.c_str()));
    if (phase == Phase::Right) model.tone = LessonModel::Tone::Right;
    if (phase == Phase::Wrong) model.tone = LessonModel::Tone::Wrong;
    if (phase == Phase::Reading || phase == Phase::Right)
        model.onward =
            run_.index() + 1 == lesson.steps.size() ? ui.tr("Finish") : ui.trc("in a lesson", "Go on");
    if (phase == Phase::Done) {
        model.text = finished();
        model.hint.clear();
        model.tone = LessonModel::Tone::Right;
        if (hasNext()) model.onward = ui.tr("Next lesson");
    }
    if (phase == Phase::Wrong) model.onward = step.test ? ui.tr("Begin the test again") : ui.tr("Try again");
    if (phase == Phase::Turn) {
        model.pieces =
            piecesToPlace(ui, basics_.preferences.bindings(), table(), table().match().toMove().value);
        model.entry = table().turn().text();
    }
    return model;
}

void LessonScreen::draw(ui::kit::Context& ui, float) {
    const LessonModel shown = model(ui);
    std::string words = shown.text;
    for (const std::string& more : {shown.verdict, shown.hint})
        if (!more.empty()) words += "\n" + more;
    setText(std::move(words));
    const bool taken = std::exchange(keyTaken_, false);
    for (const ui::screens::LessonCommand& command : ui::screens::drawLesson(ui, shown, ui::kit::display()))
        if (!taken) execute(command);
}

ui::kit::Rect LessonScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::lessonTableArea(display, basics_.display.pixelScale);
}

// ---- commands ----

void LessonScreen::execute(const ui::screens::LessonCommand& command) {
    if (const auto* action = std::get_if<LessonAction>(&command)) return act(*action);
    if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
        return table().turn().choose(static_cast<std::size_t>(piece->index));
    if (const auto* step = std::get_if<ui::screens::GoToStep>(&command))
        return goTo(static_cast<std::size_t>(step->step));
    run_.answer(static_cast<std::size_t>(std::get<ui::screens::ChooseAnswer>(command).answer));
    follow();
}

void LessonScreen::act(LessonAction action) {
    switch (action) {
        case LessonAction::GoOn:
            if (lessonTable_.busy()) return;
            if (run_.phase() == Phase::Done) return beginNext();
            run_.goOn();
            if (run_.phase() == Phase::Done) return finish();
            break;
        case LessonAction::GoBack:
            if (run_.index() > 0) goTo(run_.index() - 1);
            return;
        case LessonAction::Hint:
            run_.hint();
            break;
        case LessonAction::Aside:
        case LessonAction::Skip:
        case LessonAction::Leave:
            basics_.screens.close();
            return;
    }
    change();
}

void LessonScreen::goTo(std::size_t step) {
    run_.goTo(step);
    change();
}

void LessonScreen::takeEdition() {
    edition_ = learning_.lessons.edition();
    const auto& all = learning_.lessons.all();
    const auto found = std::find_if(all.begin(), all.end(), [&](const tutorial::Lesson& lesson) {
        return lesson.id == run_.lesson().id;
    });
    if (found == all.end()) return;
    run_ = tutorial::LessonRun(*found, stepNamed(*found, run_.step().name, run_.index()));
    followedPhase_ = Phase::Moving;
    change();
}

void LessonScreen::change() {
    table().turn().cancel();
    lessonTable_.follow();
    if (run_.phase() != Phase::Moving && run_.phase() != followedPhase_) follow();
    redraw();
}

void LessonScreen::handle(const SDL_Event& event) {
    const auto action = input().handle(event, takesTurns());
    if (!action) return;
    // Where an answer is asked for, the key chooses the one that has the focus.
    keyTaken_ = *action == LessonAction::GoOn && run_.phase() != Phase::Answer;
    act(*action);
}

}  // namespace app
