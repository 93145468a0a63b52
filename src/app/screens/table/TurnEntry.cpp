#include "app/screens/table/TurnEntry.h"

#include <imgui.h>

#include "app/screens/table/TablePanels.h"
#include "app/shell/Shell.h"

namespace app {
namespace {

constexpr std::size_t kCompletions = 8;

}  // namespace

void TurnEntry::enter(const std::string& text) {
    if (const auto played = shell_.currentGame().table().hand().playText(text); !played) {
        panels_.model().entryError = shell_.texts().tr(played.error().message);
        line_.wantsFocus = line_.selected = true;
    } else {
        line_ = {};
    }
}

void TurnEntry::changed(const std::string& text) {
    TableSession& table = shell_.currentGame().table();
    ui::screens::PlayModel& model = panels_.model();
    model.entryError.clear();
    model.completions.clear();
    if (!table.personToMove()) return;  // the error is shown when the turn is entered
    model.completions =
        text.empty() ? std::vector<std::string>() : table.view().completions(text, kCompletions);
    if (!text.empty() && model.completions.empty())
        if (const auto action = table.view().parse(text); !action)
            model.entryError = shell_.texts().tr(action.error().message);
}

void TurnEntry::typed(const char* text) {
    const auto& presentation = *shell_.currentGame().table().entry().presentation;
    const bool begins = *text != '\0' && presentation.beginsTurn(*text);
    if (!panels_.model().canEnterMove || !begins) return;
    line_.text += text;
    line_.wantsFocus = true;
    changed(line_.text);
}

void TurnEntry::leave() {
    // An active field of Dear ImGui has its own copy of the text and would restore it.
    ImGui::SetWindowFocus(nullptr);
    line_ = {};
    panels_.model().completions.clear();
    panels_.model().entryError.clear();
}

}  // namespace app
