#include "ui/screens/Pause.h"

#include <algorithm>
#include <array>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kGap = 12;      // units between columns
constexpr float kMenuRow = 54;  // units from one entry to the next
constexpr float kLeastRow = 40;
constexpr float kRowGap = 9;

struct Entry {
    const char* id;
    const char* icon;
    const char* label;
    PauseCommand command;
    const char* disabled = "";  ///< why it cannot be used; empty: it can
    const char* tooltip = "";
    const char* action = "";  ///< the action with the same effect: the tooltip names its key
};

/// In a game always the same entries in the same places, so that a player finds each without looking.
std::vector<Entry> entriesOf(const kit::Context& ui, const PauseModel& model) {
    namespace icons = kit::icons;
    const char* const noGame = kit::unless(model.hasGame, ui.tr("No game has been begun yet."));
    std::vector<Entry> entries{
        {"##resume", icons::kPlay, ui.tr("Resume"), PauseAction::Resume, "", "", "back"},
        {"##new", icons::kPlus, ui.tr("New game"), Act{"newGame"}},
        {"##contest", icons::kTrophy, model.contest.empty() ? ui.tr("Engine match") : model.contest.c_str(),
         PauseAction::Contest},
        {"##open", icons::kFolderOpen, ui.tr("Open a game file"), Act{"open"}},
        {"##save", icons::kSave, ui.tr("Save the game"), Act{"save"}, noGame},
        {"##library", icons::kBook, ui.tr("Library"), Act{"library"}},
        {"##players", icons::kUsers, ui.tr("Who plays"), PauseAction::Players, noGame},
        {"##resign", icons::kFlag, ui.tr("Resign"), PauseAction::Resign, model.noEnding.c_str()},
        {"##draw", icons::kHandshake, ui.tr("Offer a draw"), PauseAction::OfferDraw, model.noEnding.c_str()},
        {"##analyse", icons::kChart,
         model.analyses ? ui.tr("Cancel the analysis") : ui.tr("Analyse the game"), PauseAction::Analyse,
         kit::unless(model.canAnalyse, ui.tr("A game is analysed when it is over."))},
        {"##describe", icons::kComment, ui.tr("In words"), Act{"describe"}, "",
         ui.tr("The position in words")},
        {"##photo", icons::kCamera, ui.tr("Take a picture"), Act{"photo"}},
        {"##share", icons::kShare, ui.tr("Share…"), Act{"share"}},
        {"##howtoplay", icons::kQuestion, ui.tr("How to play"), Act{"help"},
         kit::unless(model.explains, ui.tr("This game has no cards that explain it.")), "", "help"},
        {"##settings", icons::kGear, ui.tr("Settings"), PauseAction::Settings},
        {"##main", icons::kHome, ui.tr("Main menu"), PauseAction::MainMenu},
        {"##quit", icons::kPower, ui.tr("Quit"), PauseAction::Quit}};
    if (model.arrangements.empty()) return entries;
    const auto players = std::find_if(entries.begin(), entries.end(), [](const Entry& entry) {
        return entry.command == PauseCommand(PauseAction::Players);
    });
    entries.insert(players + 1, {"##arrangements", icons::kUndo, model.arrangements.c_str(),
                                 Act{"arrangements"}, model.noArrangement.c_str()});
    return entries;
}

/// The size of the dialog in units. It has more columns if the window is too low for one, and lower entries
/// if the window is too low for three columns.
struct Layout {
    std::size_t columns;
    std::size_t rows;
    float width;
    float height;
    float row;
};

Layout layoutFor(const kit::Context& ui, std::size_t entries) {
    constexpr float kMargins = 24;
    constexpr float kHead = 80;
    constexpr std::array kWidths{376.0F, 600.0F, 760.0F};
    Layout layout{};
    for (std::size_t columns = 1; columns <= kWidths.size(); ++columns) {
        const std::size_t rows = (entries + columns - 1) / columns;
        const float room = kit::display().height / ui.scale - kMargins - kHead;
        const float row = std::clamp(room / static_cast<float>(rows), kLeastRow, kMenuRow);
        layout = {columns, rows, kWidths[columns - 1], kHead + row * static_cast<float>(rows), row};
        if (row == kMenuRow) break;
    }
    return layout;
}

}  // namespace

std::vector<PauseCommand> drawPause(kit::Context& ui, const PauseModel& model) {
    std::vector<PauseCommand> commands;
    const std::vector<Entry> entries = entriesOf(ui, model);
    const Layout layout = layoutFor(ui, entries.size());
    const kit::Dialog dialog(ui, "##pause", ui.tr("Pause"), layout.width, layout.height);
    const kit::Scroll scroll(ui, "##entries", ImGui::GetContentRegionAvail().y);
    const float width =
        kit::sharedWidth(ImGui::GetContentRegionAvail().x, static_cast<int>(layout.columns), 0, ui.px(kGap));
    for (std::size_t first = 0; first < entries.size(); first += layout.rows) {
        if (first > 0) ImGui::SameLine(0, ui.px(kGap));
        ImGui::BeginGroup();
        for (std::size_t i = first; i < std::min(first + layout.rows, entries.size()); ++i) {
            const Entry& entry = entries[i];
            const kit::ButtonSpec spec{.id = entry.id,
                                       .label = entry.label,
                                       .icon = entry.icon,
                                       .tooltip = entry.tooltip,
                                       .action = entry.action,
                                       .kind = kit::ButtonKind::Menu,
                                       .width = width,
                                       .height = ui.px(layout.row - kRowGap),
                                       .disabled = entry.disabled,
                                       .focusFirst = entry.command == PauseCommand(PauseAction::Resume)};
            if (kit::button(ui, spec)) commands.push_back(entry.command);
        }
        ImGui::EndGroup();
    }
    return commands;
}

}  // namespace ui::screens
