#include "app/shell/ProgramActions.h"

#include <array>

#include "app/common/Messages.h"
#include "app/play/GameOpener.h"
#include "app/play/OwnArrangements.h"
#include "app/play/Tables.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"
#include "app/window/ScreenStack.h"
#include "game/PositionEditor.h"

namespace app {
namespace {

using ProgramParts = ProgramActions::Surroundings;

template <ScreenId id>
void openScreen(const ProgramParts& parts) {
    parts.screens.openOnce(id);
}

/// Opens the explanation of the game on the table, or the controls if the game has none.
void openHelp(const ProgramParts& parts) {
    const bool cards = !parts.tables.shown().entry().howToPlay.empty();
    parts.screens.openOnce(cards ? ScreenId::HowToPlay : ScreenId::Controls);
}

/// The game under way, if its referee is here.
void openSaving(const ProgramParts& parts) {
    const TableSession* const game = parts.tables.game();
    const auto elsewhere = game ? game->rights().whyNoReferee() : std::nullopt;
    if (!elsewhere) return parts.screens.openOnce(ScreenId::SaveFile);
    parts.basics.messages.toast(parts.basics.texts.tr(*elsewhere), ui::kit::Severity::Warning);
}

/// Only a person who arranges something sees what he has kept.
void openArrangements(const ProgramParts& parts) {
    if (!whyNoArrangement(parts.tables.shown())) parts.screens.openOnce(ScreenId::Arrangements);
}

/// Where the game on the table has positions to set up, and the player knows enough of this one.
void openPosition(const ProgramParts& parts) {
    const TableSession& table = parts.tables.shown();
    const game::PositionEditor* const editor = table.entry().kind->positionEditor();
    if (editor != nullptr && editor->copyOf(table.view())) parts.screens.openOnce(ScreenId::Position);
}

struct ProgramLine {
    Action action;
    void (*carryOut)(const ProgramParts&);
    bool inMenus = false;
};

constexpr auto kProgramActions = std::to_array<ProgramLine>({
    {Action::FullScreen,
     [](const ProgramParts& p) { (void)p.basics.preferences.flip(&Settings::fullScreen); }},
    {Action::Help, openHelp},
    {Action::NewGame, openScreen<ScreenId::NewGame>, true},
    {Action::Library, openScreen<ScreenId::Library>, true},
    {Action::Open, openScreen<ScreenId::OpenFile>, true},
    {Action::Paste, [](const ProgramParts& p) { p.opener.paste(); }, true},
    {Action::Save, openSaving},
    {Action::Describe, openScreen<ScreenId::Description>},
    {Action::Photo, openScreen<ScreenId::Photo>},
    {Action::Share, openScreen<ScreenId::Share>},
    {Action::Arrangements, openArrangements},
    {Action::SetUpPosition, openPosition},
    {Action::Menu, openScreen<ScreenId::Pause>},
    {Action::WhoAnalyses, openScreen<ScreenId::Seats>},
    {Action::AnalysisOptions, openScreen<ScreenId::Analysis>},
});

}  // namespace

bool ProgramActions::knows(Action action) { return lineOf<ProgramLine>(action, kProgramActions) != nullptr; }

bool ProgramActions::carryOut(Action action) const {
    const ProgramLine* const line = lineOf<ProgramLine>(action, kProgramActions);
    if (line) line->carryOut(surroundings_);
    return line != nullptr;
}

bool ProgramActions::carryOut(std::string_view id) const {
    const auto action = actionNamed(id);
    return action && carryOut(*action);
}

bool ProgramActions::carryOutInMenu(Action action) const {
    const ProgramLine* const line = lineOf<ProgramLine>(action, kProgramActions);
    return line && line->inMenus && carryOut(action);
}

}  // namespace app
