#include "app/screens/LessonScreen.h"

#include <imgui.h>

#include <algorithm>

#include "app/Pointing.h"
#include "app/Shell.h"
#include "app/screens/PlayKeys.h"

namespace app {
namespace {

using Phase = tutorial::Runner::Phase;
using ui::screens::LessonAction;
using ui::screens::LessonModel;

const tutorial::Lesson& chosenLesson(const Lessons& lessons) { return lessons.all()[lessons.chosen()]; }

std::size_t firstStep(const Lessons& lessons) {
    const tutorial::Lesson& lesson = chosenLesson(lessons);
    const std::string step = lessons.progress(lesson.id).step;
    const auto found = std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                    [&](const tutorial::Step& s) { return s.name == step; });
    return found == lesson.steps.end() ? 0 : static_cast<std::size_t>(found - lesson.steps.begin());
}

int firstTest(const tutorial::Lesson& lesson) {
    const auto found = std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                    [](const tutorial::Step& step) { return step.test; });
    return static_cast<int>(found - lesson.steps.begin());
}

/// Two steps up.
void playRight(CueQueue& cues) {
    cues.play({audio::Cue::Decide, {.pitch = 0}});
    cues.play({audio::Cue::Decide, {.pitch = 7, .delay = 0.14F}});
}

/// One step down.
void playWrong(CueQueue& cues) { cues.play({audio::Cue::Decide, {.pitch = -8}}); }

}  // namespace

LessonScreen::LessonScreen(Shell& shell)
    : shell_(shell),
      runner_(chosenLesson(shell.lessons()), firstStep(shell.lessons())),
      lessonTable_(runner_, *shell.lessons().game(), shell.evening()) {
    (void)lessonTable_.update(0);
}

LessonScreen::~LessonScreen() { shell_.narrator().silence(); }

TableSession& LessonScreen::table() const { return shell_.evening().table(); }

// ---- time ----

void LessonScreen::update(float seconds) {
    if (shell_.evening().previewed() != nullptr)
        pad_.update(seconds, shell_.gamepad(), table(), keyboardNavigation());
    if (lessonTable_.update(seconds)) shell_.redraw();
    if (heard_ != runner_.phase() && !lessonTable_.busy()) follow();
}

bool LessonScreen::expecting() const { return lessonTable_.busy(); }

bool LessonScreen::keyboardNavigation() const { return runner_.phase() != Phase::Turn; }

void LessonScreen::follow() {
    heard_ = runner_.phase();
    lessonTable_.follow();
    if (heard_ == Phase::Right) playRight(shell_.cues());
    if (heard_ == Phase::Wrong) playWrong(shell_.cues());
    if (kept_ != runner_.index()) {
        kept_ = runner_.index();
        shell_.lessons().reached(runner_.lesson(), kept_);
    }
    const i18n::Catalogue& texts = shell_.texts();
    shell_.narrator().say(
        texts.tr(runner_.verdict().empty() ? runner_.step().say.c_str() : runner_.verdict().c_str()));
    shell_.redraw();
}

void LessonScreen::finish() {
    Lessons& lessons = shell_.lessons();
    lessons.finished(runner_.lesson());
    shell_.messages().toast(shell_.texts().tr(
        "Lesson finished: {title}", {{"title", shell_.texts().tr(runner_.lesson().title.c_str())}}));
    shell_.screens().close();
}

// ---- what is shown ----

void LessonScreen::addPieces(const ui::kit::Context& ui, LessonModel& model) const {
    const auto seat = table().match().toMove().value;
    const auto seats = table().match().players().size();
    for (const game::Choice& choice : table().input().choices())
        model.pieces.push_back(
            {.label = ui.tr(choice.label.c_str()),
             .shape = table().entry().presentation->icon(choice.icon),
             .color = ui.palette.seats[(choice.ofNext ? seat + 1 : seat) % seats % ui.palette.seats.size()],
             .enabled = choice.enabled,
             .chosen = choice.chosen});
}

LessonModel LessonScreen::model(const ui::kit::Context& ui) const {
    const tutorial::Lesson& lesson = runner_.lesson();
    const tutorial::Step& step = runner_.step();
    LessonModel model{.title = ui.tr(lesson.title.c_str()),
                      .step = static_cast<int>(runner_.index()),
                      .steps = static_cast<int>(lesson.steps.size()),
                      .firstTest = firstTest(lesson),
                      .text = ui.tr(step.say.c_str()),
                      .verdict = lessonTable_.busy() || runner_.verdict().empty()
                                     ? std::string()
                                     : ui.tr(runner_.verdict().c_str()),
                      .canHint = runner_.canHint(),
                      .canGoBack = runner_.index() > 0};
    if (runner_.hintsShown() > 0) model.hint = ui.tr(step.hints[runner_.hintsShown() - 1].text.c_str());
    const Phase phase = lessonTable_.busy() ? Phase::Moving : runner_.phase();
    if (phase == Phase::Answer || (phase == Phase::Wrong && !step.test))
        for (const tutorial::Answer& answer : step.answers)
            model.answers.push_back(ui.tr(answer.label.c_str()));
    if (phase == Phase::Right) model.tone = LessonModel::Tone::Right;
    if (phase == Phase::Wrong) model.tone = LessonModel::Tone::Wrong;
    if (phase == Phase::Reading || phase == Phase::Right)
        model.onward = runner_.index() + 1 == lesson.steps.size() ? ui.tr("Finish") : ui.tr("Go on");
    if (phase == Phase::Wrong) model.onward = step.test ? ui.tr("Begin the test again") : ui.tr("Try again");
    if (phase == Phase::Turn) {
        addPieces(ui, model);
        model.entry = table().entryText();
    }
    return model;
}

void LessonScreen::draw(ui::kit::Context& ui, float) {
    const LessonModel shown = model(ui);
    text_ = shown.text;
    for (const std::string& more : {shown.verdict, shown.hint})
        if (!more.empty()) text_ += "\n" + more;
    for (const ui::screens::LessonCommand& command : ui::screens::drawLesson(ui, shown)) execute(command);
}

ui::kit::Rect LessonScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::lessonTableArea(display, shell_.display().pixelScale);
}

// ---- what the player does ----

void LessonScreen::execute(const ui::screens::LessonCommand& command) {
    if (const auto* action = std::get_if<LessonAction>(&command)) return act(*action);
    if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
        return table().choose(static_cast<std::size_t>(piece->index));
    if (const auto* step = std::get_if<ui::screens::GoToStep>(&command))
        return goTo(static_cast<std::size_t>(step->step));
    runner_.answer(static_cast<std::size_t>(std::get<ui::screens::ChooseAnswer>(command).answer));
    follow();
}

void LessonScreen::act(LessonAction action) {
    switch (action) {
        case LessonAction::GoOn:
            if (lessonTable_.busy()) return;
            runner_.goOn();
            if (runner_.phase() == Phase::Done) return finish();
            break;
        case LessonAction::GoBack:
            if (runner_.index() > 0) goTo(runner_.index() - 1);
            return;
        case LessonAction::Hint:
            runner_.hint();
            break;
        case LessonAction::Leave:
            shell_.screens().close();
            return;
    }
    change();
}

void LessonScreen::goTo(std::size_t step) {
    runner_.goTo(step);
    change();
}

void LessonScreen::change() {
    table().cancelEntry();
    lessonTable_.follow();
    if (runner_.phase() != Phase::Moving && runner_.phase() != heard_) follow();
    shell_.redraw();
}

void LessonScreen::carryOut(Action action) {
    const auto command = commandOf(action);
    if (!command) return;
    if (const auto* turn = std::get_if<TurnCamera>(&*command)) return turn->turn(table().camera());
    if (const auto* panel = std::get_if<ui::screens::PlayAction>(&*command)) {
        if (*panel == ui::screens::PlayAction::Hint) act(LessonAction::Hint);
        if (*panel == ui::screens::PlayAction::TopView) table().camera().topView();
        if (*panel == ui::screens::PlayAction::ResetView) table().camera().reset();
        return;
    }
    if (!lessonTable_.takesTurns()) {
        const auto* key = std::get_if<TableKey>(&*command);
        if (key != nullptr && (*key == TableKey::Pick || *key == TableKey::Finish)) act(LessonAction::GoOn);
        return;
    }
    if (const auto* choice = std::get_if<ui::screens::ChoosePiece>(&*command))
        table().choose(static_cast<std::size_t>(choice->index));
    else if (const auto* step = std::get_if<MoveCursor>(&*command))
        table().moveCursor(step->dx, step->dy);
    else if (const auto* vary = std::get_if<VaryHand>(&*command))
        table().varyHand(vary->steps);
    else if (const auto* piece = std::get_if<StepPiece>(&*command))
        table().chooseNext(piece->steps);
    else if (const auto* key = std::get_if<TableKey>(&*command)) {
        if (*key == TableKey::Pick) table().pickAtCursor();
        if (*key == TableKey::Finish && !table().finishMove()) table().pickAtCursor();
        if (*key == TableKey::StepBack) (void)table().stepBack();
    }
}

void LessonScreen::handle(const SDL_Event& event) {
    if (shell_.evening().previewed() == nullptr) return;
    const bool plays = lessonTable_.takesTurns();
    switch (event.type) {
        case SDL_MOUSEBUTTONDOWN:
            if (plays || event.button.button != SDL_BUTTON_LEFT) pointer_.buttonDown(event.button, table());
            break;
        case SDL_MOUSEBUTTONUP:
            pointer_.buttonUp(event.button, table());
            break;
        case SDL_MOUSEMOTION:
            pointer_.motion(event.motion, table(), shell_.display().pixelScale);
            if (!plays) table().hover({});
            break;
        case SDL_MOUSEWHEEL:
            PlayPointer::wheel(event.wheel, table());
            break;
        case SDL_KEYDOWN:
            if (const auto action =
                    shell_.preferences().bindings().find(chordOf(event.key.keysym), ActionPlace::Table))
                carryOut(*action);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
            if (const auto action = PlayPad::actionOf(event.cbutton.button, table())) carryOut(*action);
            break;
        default:
            break;
    }
}

bool LessonScreen::gesture(const TouchGesture& gesture) {
    if (ImGui::GetIO().WantCaptureMouse || shell_.evening().previewed() == nullptr) return false;
    turnBy(gesture, table().camera(), shell_.display().pixelScale);
    return true;
}

bool LessonScreen::escape() {
    if (lessonTable_.takesTurns() && table().cancelEntry()) return true;
    shell_.screens().close();
    return true;
}

}  // namespace app
