#include "ui/screens/Pause.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kPauseWidth = 760;
constexpr float kMargins = 24;  // of the window
constexpr float kPauseHead = 80;
constexpr float kGap = 12;      // between columns
constexpr float kMenuRow = 54;  // from one entry to the next
constexpr float kLeastRow = 34;
constexpr float kRowGap = 9;
constexpr float kLeastRowGap = 6;
constexpr float kAside = 12;  // between the columns and what stands above and below them
constexpr float kLeastAside = 4;

constexpr std::size_t kColumns = 3;
constexpr std::size_t kRows = 5;  // of the columns
constexpr float kOtherRows = 2;   // above and below them
constexpr float kNarrowPause =
    560;  // in narrower displays the last column becomes rows of two below the others
constexpr std::size_t kRowsOfTwo = 3;

struct Entry {
    const char* id;
    const char* icon;
    const char* label;
    PauseCommand command;
    const char* disabled = "";  ///< why it cannot be used; empty: it can
    const char* tooltip = "";
    const char* action = "";  ///< the action with the same effect: the tooltip names its key
};
/// Up to kRows entries below each other.
using PauseGroup = std::vector<Entry>;

Entry resumeEntry(const kit::Context& ui) {
    return {"##resume", kit::icons::kPlay, ui.tr("Resume"), PauseAction::Resume, "", "", "back"};
}

/// What is done to this game. What only some games have stands last, so that all others keep their places.
PauseGroup actsOf(const kit::Context& ui, const PauseModel& model) {
    namespace icons = kit::icons;
    const char* const noGame = kit::unless(model.hasGame, ui.tr("No game has been begun yet."));
    const Entry draw{"##draw", icons::kHandshake, ui.tr("Offer a draw"), PauseAction::OfferDraw,
                     model.noEnding.c_str()};
    const Entry back{"##firsttry", icons::kUndo, ui.tr("Back to the first game"), PauseAction::FirstTry};
    const Entry players{"##players", icons::kUsers, ui.tr("Who plays"), PauseAction::Players, noGame};
    const Entry people{"##people", icons::kUsers, ui.tr("Who is at the table"), PauseAction::WaitingRoom};
    // The first one, which the keys reach from "Resume", ends nothing. Nobody offers a draw in a second try.
    PauseGroup group{
        model.farAway ? people : players,
        {"##save", icons::kSave, ui.tr("Save the game"), Act{"save"}, model.noSaving.c_str()},
        model.secondTry ? back : draw,
        {"##resign", icons::kFlag, ui.tr("Resign"), PauseAction::Resign, model.noEnding.c_str()}};
    if (!model.arrangements.empty())
        group.push_back({"##arrangements", icons::kUndo, model.arrangements.c_str(), Act{"arrangements"},
                         model.noArrangement.c_str()});
    return group;
}

/// What helps to understand this game, and to show it.
PauseGroup helpOf(const kit::Context& ui, const PauseModel& model) {
    namespace icons = kit::icons;
    return {{"##howtoplay", icons::kQuestion, ui.tr("How to play"), Act{"help"},
             kit::unless(model.explains, ui.tr("This game has no cards that explain it.")), "", "help"},
            {"##describe", icons::kComment, ui.tr("In words"), Act{"describe"}, "",
             ui.tr("The position in words")},
            {"##analyse", icons::kChart,
             model.analyses ? ui.tr("Cancel the analysis") : ui.tr("Analyse the game"), PauseAction::Analyse,
             kit::unless(model.canAnalyse, ui.tr("A game is analysed when it is over."))},
            {"##photo", icons::kCamera, ui.tr("Take a picture"), Act{"photo"}},
            {"##share", icons::kShare, ui.tr("Share…"), Act{"share"}}};
}

/// Other games, and the program.
PauseGroup othersOf(const kit::Context& ui, const PauseModel& model) {
    namespace icons = kit::icons;
    return {{"##new", icons::kPlus, ui.tr("New game"), Act{"newGame"}},
            {"##open", icons::kFolderOpen, ui.tr("Open a game file"), Act{"open"}},
            {"##library", icons::kBook, ui.tr("Library"), Act{"library"}},
            {"##contest", icons::kTrophy,
             model.contest.empty() ? ui.tr("Engine match") : model.contest.c_str(), PauseAction::Contest},
            {"##settings", icons::kGear, ui.tr("Settings"), PauseAction::Settings}};
}

PauseGroup waysOut(const kit::Context& ui, const PauseModel& model) {
    PauseGroup group{{"##main", kit::icons::kHome, ui.tr("Main menu"), PauseAction::MainMenu}};
    if (model.canQuit) group.push_back({"##quit", kit::icons::kPower, ui.tr("Quit"), PauseAction::Quit});
    return group;
}

/// Units: less in a low window.
struct PauseHeights {
    float row = kMenuRow;
    float gap = kRowGap;  ///< of `row`
    float aside = kAside;
    bool narrow = false;

    [[nodiscard]] float rows() const {
        return static_cast<float>(kRows) + kOtherRows + (narrow ? static_cast<float>(kRowsOfTwo) : 0);
    }
    [[nodiscard]] float whole() const { return kPauseHead + row * rows() + (narrow ? 3 : 2) * aside; }
};

PauseHeights heightsFor(const kit::Context& ui) {
    const kit::Rect display = kit::display();
    const float room = display.height / ui.scale - kMargins;
    const PauseHeights usual{.narrow = display.width < ui.px(kNarrowPause)};
    if (usual.whole() <= room) return usual;
    PauseHeights low{.row = kLeastRow, .gap = kLeastRowGap, .aside = kLeastAside, .narrow = usual.narrow};
    low.row = std::clamp(kLeastRow + (room - low.whole()) / low.rows(), kLeastRow, kMenuRow);
    return low;
}

/// Draws entries of a menu, and adds the commands of those that are pressed.
class PauseMenu {
  public:
    PauseMenu(kit::Context& ui, float height, std::vector<PauseCommand>& commands)
        : ui_(ui), height_(height), commands_(commands) {}

    void draw(const Entry& entry, kit::ButtonKind kind, float width) {
        const kit::ButtonSpec spec{.id = entry.id,
                                   .label = entry.label,
                                   .icon = entry.icon,
                                   .tooltip = entry.tooltip,
                                   .action = entry.action,
                                   .kind = kind,
                                   .width = width,
                                   .height = height_,
                                   .disabled = entry.disabled,
                                   .focusFirst = entry.command == PauseCommand(PauseAction::Resume)};
        if (kit::button(ui_, spec)) commands_.push_back(entry.command);
    }
    void column(const PauseGroup& group, float width) {
        ImGui::BeginGroup();
        for (const Entry& entry : group) draw(entry, kit::ButtonKind::Menu, width);
        ImGui::EndGroup();
    }
    /// Two entries in each row.
    void rows(const PauseGroup& group, kit::ButtonKind kind, float width) {
        for (std::size_t i = 0; i < group.size(); ++i) {
            const auto place = static_cast<int>(i % 2);
            if (place > 0) ImGui::SameLine(0, ui_.px(kGap));
            draw(group[i], kind, kit::sharedWidth(width, 2, place, ui_.px(kGap)));
        }
    }

  private:
    kit::Context& ui_;
    float height_;
    std::vector<PauseCommand>& commands_;
};

void drawPauseEntries(kit::Context& ui, const PauseModel& model, const PauseHeights& heights,
                      std::vector<PauseCommand>& commands) {
    const kit::Scroll scroll(ui, "##entries", ImGui::GetContentRegionAvail().y);
    const float width = ImGui::GetContentRegionAvail().x;
    const float top = ImGui::GetCursorPosY();
    const auto lineAt = [&](std::size_t row, int asides) {
        ImGui::SetCursorPosY(top + std::floor(ui.px(heights.row) * static_cast<float>(row) +
                                              ui.px(heights.aside) * static_cast<float>(asides)));
    };
    PauseMenu menu(ui, std::floor(ui.px(heights.row - heights.gap)), commands);
    menu.draw(resumeEntry(ui), kit::ButtonKind::Primary, width);
    lineAt(1, 1);
    const std::array<PauseGroup, kColumns> groups{actsOf(ui, model), helpOf(ui, model), othersOf(ui, model)};
    const int columns = static_cast<int>(heights.narrow ? kColumns - 1 : kColumns);
    for (int i = 0; i < columns; ++i) {
        if (i > 0) ImGui::SameLine(0, ui.px(kGap));
        menu.column(groups[static_cast<std::size_t>(i)], kit::sharedWidth(width, columns, i, ui.px(kGap)));
    }
    // The columns keep their height, whatever a game leaves out.
    lineAt(1 + kRows, 2);
    if (heights.narrow) menu.rows(groups.back(), kit::ButtonKind::Menu, width);
    if (heights.narrow) lineAt(1 + kRows + kRowsOfTwo, 3);
    menu.rows(waysOut(ui, model), kit::ButtonKind::Secondary, width);
}

}  // namespace

std::vector<PauseCommand> drawPause(kit::Context& ui, const PauseModel& model) {
    std::vector<PauseCommand> commands;
    const PauseHeights heights = heightsFor(ui);
    const kit::Dialog dialog(ui, "##pause", ui.tr("Pause"), kPauseWidth, heights.whole());
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(kGap), ui.px(heights.gap)});
    drawPauseEntries(ui, model, heights, commands);
    ImGui::PopStyleVar();
    return commands;
}

}  // namespace ui::screens
