#include "app/screens/table/SketchPart.h"

#include <utility>

#include "app/play/CurrentGame.h"
#include "app/screens/table/PlayCommands.h"
#include "app/settings/Preferences.h"
#include "app/sound/Narrator.h"
#include "app/table/HighlightColors.h"
#include "app/table/SketchWords.h"
#include "app/window/Display.h"

namespace app {
namespace {

static_assert(ui::screens::kInkLines == game::kInks, "the tools have every ink");

ImVec4 onScreen(glm::vec3 linear) {
    const glm::vec3 srgb = glm::pow(glm::min(linear, glm::vec3(1)), glm::vec3(1 / 2.2F));
    return {srgb.x, srgb.y, srgb.z, 1};
}

}  // namespace

/// An offer must be answered first.
bool SketchPart::toolsShown() const {
    return table().pen().held() && !table().control().offerToAnswer() && !table().rights().handOver();
}

bool SketchPart::pass(float /*seconds*/) {
    // The next person at this table has not taken it, and may not read what was drawn with it.
    if (table().pen().held() && table().rights().handOver()) take(false);
    const Pen& pen = table().pen();
    const bool other =
        std::exchange(session_, playing_.currentGame.sessionNumber()) != playing_.currentGame.sessionNumber();
    if (other) {
        newsSeen_ = pen.newsNumber();
        news_.clear();
        heldKey_.reset();
    }
    if (std::exchange(newsSeen_, pen.newsNumber()) == pen.newsNumber()) return other;
    news_ = newsInWords(pen.news(), table().view(), basics_.texts);
    drewMeanwhile_ = true;
    basics_.narrator.say(news_);
    return true;
}

void SketchPart::mark(scene::Marks& marks) const {
    marks.sketch = table().pen().sketch();
    marks.begun = table().pen().begun();
}

void SketchPart::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    const Settings& settings = basics_.preferences.settings();
    const scene::HighlightColors colors =
        settings.highContrast ? scene::kBoldColors : highlightColors(basics_.preferences.theme());
    for (std::size_t ink = 0; ink < game::kInks; ++ink) view_.colors[ink] = onScreen(colors.inks[ink]);
    if (!table().pen().held()) news_.clear();
    view_.caption = !news_.empty() ? news_
                    : basics_.display.pad
                        ? ui.tr("A: begin and end. X, Y: ink. LB: take back. B: put the pen away.")
                        : ui.tr("Drag for an arrow, click for a ring; the same again removes it.");
}

void SketchPart::claim(ui::screens::PlayNeeds& needs) const {
    if (toolsShown()) needs.control = true;
}

void SketchPart::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    if (toolsShown()) pressed_ = ui::screens::drawSketchTools(ui, view_, actions_.states(), layout.control);
}

void SketchPart::execute() {
    if (const auto act = std::exchange(pressed_, {})) actions_.carryOut(act->action);
}

bool SketchPart::used() const { return table().pen().held(); }

std::string SketchPart::text() const { return toolsShown() ? view_.caption : std::string(); }

bool SketchPart::escape() {
    Pen& pen = table().pen();
    if (!pen.held()) return false;
    if (pen.begun())
        pen.cancel();
    else
        take(false);
    return true;
}

// ---- the pen ----

void SketchPart::take(bool hold) {
    table().pen().take(hold);
    table().hand().proposeTurns(!hold);
    heldKey_.reset();
}

void SketchPart::toggle() { take(!table().pen().held()); }

void SketchPart::keyDown(SDL_Keycode key, bool repeated) {
    if (repeated) return;
    const bool taken = table().pen().held();
    actions_.carryOut(Action::Draw);
    if (taken || !table().pen().held()) return;
    heldKey_ = key;
    drewMeanwhile_ = false;
}

void SketchPart::keyUp(SDL_Keycode key) {
    if (heldKey_ != key) return;
    heldKey_.reset();
    Pen& pen = table().pen();
    if (pen.begun()) pen.end();
    if (pass(0); drewMeanwhile_) take(false);
}

bool SketchPart::takes(Action action) {
    Pen& pen = table().pen();
    if (!pen.held()) return false;
    switch (action) {
        case Action::Pick:
            pickAtCursor();
            return true;
        case Action::Finish:
            if (pen.begun())
                pickAtCursor();
            else
                take(false);
            return true;
        case Action::StepBack:
            if (pen.begun())
                pen.cancel();
            else
                (void)pen.undo();
            return true;
        case Action::Undo:
            (void)pen.undo();
            return true;
        case Action::RemoveTurn:
            pen.clear();
            return true;
        case Action::VaryMore:
        case Action::NextPiece:
            pen.chooseNext(1);
            return true;
        case Action::VaryLess:
        case Action::PreviousPiece:
            pen.chooseNext(-1);
            return true;
        case Action::Piece1:
        case Action::Piece2:
        case Action::Piece3:
        case Action::Piece4:
            pen.choose(static_cast<game::Ink>(static_cast<int>(action) - static_cast<int>(Action::Piece1)));
            return true;
        case Action::Piece5:
        case Action::Piece6:
        case Action::Piece7:
        case Action::Piece8:
        case Action::Piece9:
        case Action::Piece10:
            return true;  // there are no more inks, and no turn is entered
        default:
            return false;
    }
}

bool SketchPart::takesByPad(Action action) {
    if (!table().pen().held()) return false;
    if (action == Action::StepBack) return escape();
    return takes(action);
}

/// Leads the stroke that was begun with the cursor.
void SketchPart::pickAtCursor() {
    if (const auto at = table().hand().cursor())
        table().pen().pickAt(*at);
    else
        table().hand().moveCursor(0, 0);
}

}  // namespace app
