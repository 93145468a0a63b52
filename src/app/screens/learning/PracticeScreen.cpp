#include "app/screens/learning/PracticeScreen.h"

#include <algorithm>
#include <utility>

#include "app/learning/GameToLearn.h"
#include "app/learning/Practice.h"
#include "app/play/CurrentGame.h"
#include "app/screens/setup/ChoiceOfGames.h"
#include "app/screens/table/PieceChoices.h"
#include "app/settings/Preferences.h"
#include "app/sound/CueQueue.h"
#include "app/sound/Narrator.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"
#include "ui/kit/Panel.h"

namespace app {
namespace {

using PuzzlePhase = tutorial::LessonRun::Phase;
using ui::screens::LessonAction;
using ui::screens::LessonModel;
using ui::screens::PracticeModel;

}  // namespace

PracticeScreen::PracticeScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning)
    : TeachingScreen(basics, playing), learning_(learning) {
    practice().switchTo(learning.games.current({Matter::Puzzles}));
}

PracticeScreen::~PracticeScreen() {
    leave();
    basics_.narrator.silence();
}

bool PracticeScreen::takesTurns() const { return shown_ && shown_->table.takesTurns(); }

Practice& PracticeScreen::practice() const { return learning_.practice; }

bool PracticeScreen::working() const { return !practice().ready() || (none_ && practice().mining()); }

bool PracticeScreen::expecting() const {
    return working() || (!shown_ && !none_) || (shown_ && shown_->table.busy());
}

bool PracticeScreen::keyboardNavigation() const {
    return !shown_ || shown_->run.phase() != PuzzlePhase::Turn;
}

// ---- time ----

void PracticeScreen::update(float seconds) {
    if (!practice().ready()) return;
    const bool lookedThrough = awaitsOwn_ && !practice().mining();
    if (!shown_ && (!none_ || lookedThrough)) begin();
    if (!shown_) return;
    input().update(seconds, keyboardNavigation());
    if (shown_->table.update(seconds)) redraw();
    if (followedPhase_ != shown_->run.phase() && !shown_->table.busy()) follow();
}

void PracticeScreen::turnTo(int game) {
    GameToLearn& games = learning_.games;
    games.choose(*games.with({Matter::Puzzles})[static_cast<std::size_t>(game)]);
    leave();
    none_ = false;
    practice().switchTo(games.current({Matter::Puzzles}));
}

void PracticeScreen::leave() {
    if (shown_ && shown_->missed) count();
    shown_.reset();
}

void PracticeScreen::begin() {
    leave();
    const tutorial::Puzzle* const puzzle = practice().next();
    none_ = puzzle == nullptr;
    awaitsOwn_ = none_ && practice().mining();
    followedPhase_ = PuzzlePhase::Moving;
    redraw();
    if (none_) return;
    const tutorial::PuzzleTexts texts{.task = practice().taskOf(*puzzle),
                                      .otherwise = base::msgid("That does not solve it."),
                                      .right = base::msgid("Right."),
                                      .solution = base::msgid("This is the solution.")};
    shown_ =
        std::make_unique<Shown>(*puzzle, texts, *practice().game(), playing_.tables, playing_.participants);
    (void)shown_->table.update(0);
    basics_.narrator.say(basics_.texts.tr(texts.task.c_str()));
}

void PracticeScreen::follow() {
    tutorial::LessonRun& run = shown_->run;
    followedPhase_ = run.phase();
    shown_->table.follow();
    redraw();
    if (followedPhase_ == PuzzlePhase::Wrong) {
        shown_->missed = true;
        basics_.cues.playWrong();
    }
    if (followedPhase_ != PuzzlePhase::Right) return;
    if (const auto next = shown_->lesson.after(run.index(), run.lastPlayed())) {
        run.goTo(*next);
        followedPhase_ = PuzzlePhase::Moving;
        return;
    }
    basics_.cues.playRight();
    count();
}

void PracticeScreen::count() {
    if (std::exchange(shown_->counted, true)) return;
    practice().solved(shown_->puzzle, !shown_->missed);
}

// ---- display ----

/// The first turn that solves the puzzle, in notation.
std::string PracticeScreen::solution() const {
    const auto turns = shown_->lesson.rightTurns(0);
    if (turns.empty()) return {};
    return shown_->puzzle.start->view(game::Viewer::record())->notation(turns.front().action);
}

LessonModel PracticeScreen::puzzleModel(const ui::kit::Context& ui) const {
    const tutorial::LessonRun& run = shown_->run;
    const PuzzlePhase phase = shown_->table.busy() ? PuzzlePhase::Moving : run.phase();
    const bool gaveUp = run.index() == shown_->lesson.solution();
    const game::PlayerId solver = shown_->puzzle.start->toMove();
    LessonModel model{
        .title =
            ui.tr("{name} to move", {{"name", ui.tr(practice().game()->kind->seatName(solver).c_str())}}) +
            "  ·  " + ui.tr("rating {rating}", {{"rating", std::to_string(shown_->puzzle.rating)}}),
        .steps = 0,
        .text = ui.tr(run.step().say.c_str())};
    if (phase == PuzzlePhase::Wrong) {
        model.verdict = ui.tr(run.verdict().c_str());
        model.tone = LessonModel::Tone::Wrong;
        model.onward = ui.tr("Try again");
    }
    if (phase == PuzzlePhase::Right) {
        model.verdict = ui.tr("Solved!");
        model.tone = LessonModel::Tone::Right;
    }
    if (gaveUp) model.text += "  " + solution();
    if (phase == PuzzlePhase::Right || (gaveUp && phase == PuzzlePhase::Reading))
        model.onward = ui.tr("Next puzzle");
    if (phase == PuzzlePhase::Turn || phase == PuzzlePhase::Wrong) model.aside = ui.tr("Solution");
    if (phase == PuzzlePhase::Turn) {
        model.skip = ui.tr("Another puzzle");
        model.canHint = true;
        model.pieces =
            piecesToPlace(ui, basics_.preferences.bindings(), table(), table().match().toMove().value);
        model.entry = table().turn().text();
    }
    return model;
}

PracticeModel PracticeScreen::themesModel(const ui::kit::Context& ui,
                                          const std::vector<Practice::Theme>& known) const {
    PracticeModel model{.games = choiceOf(learning_.games.with({Matter::Puzzles}), *practice().game(), ui)};
    for (const Practice::Theme& theme : known)
        model.themes.push_back({.title = ui.tr(theme.title.c_str()),
                                .puzzles = theme.puzzles,
                                .solved = theme.solved,
                                .due = theme.due,
                                .chosen = theme.id == practice().theme()});
    if (!practice().ready())
        model.state = ui.tr("Reading …");
    else if (practice().mining())
        model.state = ui.tr("Looking through your games …");
    else if (none_)
        model.state = practice().theme() == Practice::kOwnGames
                          ? ui.tr("No puzzle was found in your games yet. Play some, and look again.")
                          : ui.tr("There is no puzzle of this theme.");
    return model;
}

void PracticeScreen::draw(ui::kit::Context& ui, float) {
    const std::vector<Practice::Theme> known = practice().themes();
    const PracticeModel themes = themesModel(ui, known);
    std::string words = themes.state;
    for (const auto& command : ui::screens::drawPractice(ui, themes)) {
        if (const auto* theme = std::get_if<ui::screens::ChooseTheme>(&command)) {
            practice().chooseTheme(known[static_cast<std::size_t>(theme->theme)].id);
            if (practice().ready()) begin();
        } else if (const auto* kind = std::get_if<ui::screens::ChooseKind>(&command)) {
            turnTo(kind->game);
        } else {
            basics_.screens.close();
        }
    }
    if (!shown_) return setText(std::move(words));
    const LessonModel puzzle = puzzleModel(ui);
    words += puzzle.title + "\n" + puzzle.text + (puzzle.verdict.empty() ? "" : "\n" + puzzle.verdict);
    setText(std::move(words));
    const ui::kit::Rect room = ui::screens::practiceArea(ui::kit::display(), ui.scale);
    for (const auto& command : ui::screens::drawLesson(ui, puzzle, room)) {
        if (const auto* action = std::get_if<LessonAction>(&command)) act(*action);
        if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
            table().turn().choose(static_cast<std::size_t>(piece->index));
    }
}

ui::kit::Rect PracticeScreen::tableArea(ui::kit::Rect display) const {
    const float scale = basics_.display.pixelScale;
    return ui::screens::lessonTableArea(ui::screens::practiceArea(display, scale), scale);
}

// ---- commands ----

void PracticeScreen::handle(const SDL_Event& event) {
    if (!shown_) return;
    const auto action = input().handle(event, takesTurns());
    if (action) act(*action);
}

void PracticeScreen::hint() {
    if (shown_->run.phase() != PuzzlePhase::Turn) return;
    shown_->missed = true;
    const game::Action turn = shown_->lesson.rightTurns(shown_->run.index()).front().action;
    // What changes its place, not what is only turned over on the way.
    const auto hops = hopsOf(table().view().foreseen(turn));
    const auto moved = std::find_if(hops.begin(), hops.end(), [](const game::Hop& hop) {
        return !hop.before.place.sameSpot(hop.after.place);
    });
    table().stage().show({.advice = {(moved == hops.end() ? hops.begin() : moved)->before.place}});
}

void PracticeScreen::act(LessonAction action) {
    if (!shown_ || shown_->table.busy()) return;
    tutorial::LessonRun& run = shown_->run;
    if (action == LessonAction::Hint) return hint();
    if (action == LessonAction::Skip) return begin();
    if (action == LessonAction::Aside) {
        shown_->missed = true;
        count();
        run.goTo(shown_->lesson.solution());
    }
    if (action == LessonAction::GoOn) {
        if (run.phase() == PuzzlePhase::Right || run.phase() == PuzzlePhase::Reading) return begin();
        run.goOn();
    }
    table().turn().cancel();
    shown_->table.follow();
    followedPhase_ = PuzzlePhase::Moving;
    redraw();
}

}  // namespace app
