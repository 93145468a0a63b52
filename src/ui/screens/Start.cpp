#include "ui/screens/Start.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/FileName.h"
#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kStartColumn = 350;  // units
constexpr float kLowestEntry = 22;
constexpr float kLowestGap = 3;
constexpr std::size_t kMostRecent = 5;
constexpr std::size_t kMostUnfinished = 3;
constexpr int kShadeSteps = 24;

// Draws a shade that fades towards the table, so that the column needs no frame.
void drawShade(const kit::Context& ui, float width) {
    const kit::Rect all = kit::display();
    const float end = std::min(all.width, width * 2.1F);
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    const auto darkness = [](float part) { return 0.94F * (1 - part * part * (3 - 2 * part)); };
    for (int i = 0; i < kShadeSteps; ++i) {
        const float from = static_cast<float>(i) / kShadeSteps;
        const float to = static_cast<float>(i + 1) / kShadeSteps;
        const ImU32 left = kit::packed(ui.palette.background, darkness(from));
        const ImU32 right = kit::packed(ui.palette.background, darkness(to));
        canvas.AddRectFilledMultiColor({std::floor(end * from), 0}, {std::floor(end * to), all.height}, left,
                                       right, right, left);
    }
}

void drawTitle(kit::Context& ui, const StartModel& model) {
    const char* name = ui.trc("the name of the game", "Dolmen");
    const float height = kit::display().height;
    const bool low = height < ui.px(660);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    if (!low) kit::gap(ui, std::min(60.0F, (height / ui.scale - 660) * 0.15F));
    kit::line(ui, name, low ? kit::Face::Heading : kit::Face::Title, kit::Tone::Normal);
    if (!low) ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(4));
    kit::line(ui, model.tagline, kit::Face::Italic, kit::Tone::Accent);
    kit::gap(ui, low || model.game.names.size() > 1 ? 4 : 12);
    // The choice of a game takes the place of the line, so that as many entries as without it are in sight.
    if (model.game.names.size() < 2) kit::hairline(ui);
    if (model.game.names.size() < 2) kit::gap(ui, low ? 8 : 16);
    ImGui::PopStyleVar();
}

/// Without a game on the table, most players return to continue their last unfinished game.
bool offersLastGame(const StartModel& model) { return !model.canContinue && !model.unfinished.empty(); }

/// Draws an entry, with its game or opponent at the right end. Returns true if it was pressed.
bool drawDetailed(kit::Context& ui, const kit::ButtonSpec& spec, const std::string& detail) {
    const bool pressed = kit::button(ui, spec);
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 max = ImGui::GetItemRectMax();
    const float label = kit::measure(ui, kit::Face::Strong, spec.label).x + ui.px(66);
    kit::drawLine(ui, *ImGui::GetWindowDrawList(),
                  {min.x + label, min.y, max.x - min.x - label - ui.px(14), max.y - min.y}, detail,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
    return pressed;
}

kit::ButtonSpec firstSpec(const char* id, const char* label, float height) {
    return {.id = id,
            .label = label,
            .icon = kit::icons::kPlay,
            .kind = kit::ButtonKind::Menu,
            .width = -1,
            .height = height,
            .focusFirst = true};
}

/// The height of an entry in pixels, and the gap below it. They are smaller in a low window, so that all
/// entries fit without scrolling above what takes `below` pixels.
struct EntryRoom {
    float height;
    float gap;
};
EntryRoom entryRoom(const kit::Context& ui, int entries, float below) {
    const float room = (ImGui::GetContentRegionAvail().y - below) / static_cast<float>(entries);
    const float gap =
        std::clamp(std::floor(room * 0.15F), ui.px(kLowestGap), ImGui::GetStyle().ItemSpacing.y);
    return {
        std::clamp(std::floor(room - gap), ui.px(kLowestEntry), kit::buttonHeight(ui, kit::ButtonKind::Menu)),
        gap};
}

struct StartEntry {
    const char* id;
    const char* icon;
    const char* label;
    StartCommand command;
};
/// Two entries that share a row.
struct StartPair {
    StartEntry left;
    StartEntry right;
};

kit::ButtonSpec entrySpec(const StartEntry& entry) {
    return {.id = entry.id, .label = entry.label, .icon = entry.icon, .kind = kit::ButtonKind::Menu};
}

/// The width of the left one in pixels: half of the row, unless one of the two needs more for its text. None
/// if a row is too narrow for both.
std::optional<float> widthOfLeft(const kit::Context& ui, const StartPair& pair) {
    const float room = ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ItemSpacing.x;
    const float left = kit::buttonWidth(ui, entrySpec(pair.left));
    const float right = kit::buttonWidth(ui, entrySpec(pair.right));
    if (left + right > room) return {};
    return std::max(left, std::min(std::floor(room / 2), room - right));
}

/// Draws the entries of the menu, one below the other, or two side by side.
class Entries {
  public:
    Entries(kit::Context& ui, std::vector<StartCommand>& commands, int rows, float below)
        : ui_(ui), commands_(commands), room_(entryRoom(ui, rows, below)) {
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {room_.gap, room_.gap});
    }
    ~Entries() { ImGui::PopStyleVar(); }
    Entries(const Entries&) = delete;
    Entries& operator=(const Entries&) = delete;

    [[nodiscard]] float height() const { return room_.height; }
    void add(const StartEntry& entry, bool first = false) { draw(entry, -1, first); }
    /// Adds two entries, side by side if both have room for their texts, otherwise one below the other.
    void addPair(const StartPair& pair, bool first = false) {
        const std::optional<float> left = widthOfLeft(ui_, pair);
        draw(pair.left, left.value_or(-1), first);
        if (left) ImGui::SameLine();
        draw(pair.right, -1, false);
    }

  private:
    void draw(const StartEntry& entry, float width, bool first) {
        kit::ButtonSpec spec = entrySpec(entry);
        spec.action = entry.command == StartCommand(Act{"help"}) ? "help" : "";
        spec.width = width;
        spec.height = room_.height;
        spec.focusFirst = first;
        if (kit::button(ui_, spec)) commands_.push_back(entry.command);
    }

    kit::Context& ui_;
    std::vector<StartCommand>& commands_;
    EntryRoom room_;
};

/// The entries for a game at this computer, and for one with others who have screens of their own.
StartPair beginningPair(const kit::Context& ui) {
    return {{"##new", kit::icons::kPlus, ui.tr("New game"), Act{"newGame"}},
            {"##together", kit::icons::kUsers, ui.trc("play", "With others"), StartAction::Together}};
}

/// The entries for lessons and cards.
StartPair teachingPair(const kit::Context& ui) {
    return {{"##learn", kit::icons::kGraduate, ui.tr("Learn"), StartAction::Learn},
            {"##howtoplay", kit::icons::kQuestion, ui.tr("How to play"), Act{"help"}}};
}

StartPair lastPair(const kit::Context& ui) {
    return {{"##settings", kit::icons::kGear, ui.tr("Settings"), StartAction::Settings},
            {"##quit", kit::icons::kPower, ui.tr("Quit"), StartAction::Quit}};
}

/// The entries for games that were played.
StartPair libraryPair(const kit::Context& ui) {
    return {{"##library", kit::icons::kBook, ui.tr("Library"), Act{"library"}},
            {"##lookback", kit::icons::kEye, ui.tr("Last game"), StartAction::LookBack}};
}

int rowsOf(const kit::Context& ui, const StartPair& pair) { return widthOfLeft(ui, pair) ? 1 : 2; }

/// The rows for lessons and cards, of which the game may have none.
int teachingRows(const kit::Context& ui, const StartModel& model) {
    if (model.canLearn && model.explains) return rowsOf(ui, teachingPair(ui));
    return model.canLearn || model.explains ? 1 : 0;
}

void drawTeaching(const kit::Context& ui, const StartModel& model, Entries& entries) {
    const StartPair both = teachingPair(ui);
    if (model.canLearn && model.explains)
        entries.addPair(both);
    else if (model.canLearn)
        entries.add(both.left);
    else if (model.explains)
        entries.add(both.right);
}

/// The answers to the question how the player sees and hears.
std::array<kit::ButtonSpec, 2> sensesSpecs(const kit::Context& ui, const SensesQuestion& senses) {
    return {
        {{.id = "##largeprint",
          .label = ui.tr("Large print"),
          .tooltip = ui.tr("Larger texts, and numbers, cards and marks on the table that can be read from "
                           "across a room."),
          .chosen = senses.largePrint},
         {.id = "##readaloud",
          .label = ui.tr("Read aloud"),
          .tooltip = ui.tr("Whatever the keyboard cursor is on, and what happens at the table, is spoken."),
          .chosen = senses.speech}}};
}

/// Whether the answers stand side by side.
bool sensesInARow(const kit::Context& ui, const SensesQuestion& senses) {
    const float half = std::floor((ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ItemSpacing.x) / 2);
    return std::ranges::all_of(sensesSpecs(ui, senses), [&](const kit::ButtonSpec& spec) {
        return kit::buttonWidth(ui, spec) <= half;
    });
}

constexpr float kSensesTitle = 54;  // units: the heading above the answers

float sensesHeight(const kit::Context& ui, const SensesQuestion& senses) {
    const float button = kit::buttonHeight(ui) + ImGui::GetStyle().ItemSpacing.y;
    return ui.px(kSensesTitle) + button * (sensesInARow(ui, senses) ? 1.0F : 2.0F) +
           kit::paragraphHeight(ui, senses.note, kit::Face::Small, ImGui::GetContentRegionAvail().x) +
           ImGui::GetStyle().ItemSpacing.y;
}

void drawSenses(kit::Context& ui, const SensesQuestion& senses, std::vector<StartCommand>& commands) {
    kit::sectionTitle(ui, ui.tr("Seeing and hearing"));
    auto [print, aloud] = sensesSpecs(ui, senses);
    const bool row = sensesInARow(ui, senses);
    print.width =
        row ? std::floor((ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ItemSpacing.x) / 2) : -1;
    aloud.width = -1;
    if (kit::button(ui, print)) commands.emplace_back(Sense::LargePrint);
    if (row) ImGui::SameLine();
    if (kit::button(ui, aloud)) commands.emplace_back(Sense::Speech);
    kit::paragraph(ui, senses.note, kit::Face::Small, kit::Tone::Dim);
}

/// The height of the list of unfinished games with one row, in pixels; 0 if there is no list.
float leastUnfinishedHeight(const kit::Context& ui, const StartModel& model) {
    return model.unfinished.size() > (offersLastGame(model) ? 1U : 0U) ? ui.px(118) : 0;
}

void drawEntries(kit::Context& ui, const StartModel& model, std::vector<StartCommand>& commands) {
    const bool goOn = offersLastGame(model);
    const bool play = !model.canContinue && !goOn && !model.opponent.empty();
    const StartPair last = lastPair(ui);
    const int lastRows = model.canQuit ? rowsOf(ui, last) : 1;
    const int games = model.canLookBack ? rowsOf(ui, libraryPair(ui)) : 1;
    const int ways = (model.canContinue || goOn || play ? 1 : 0) + games;
    const StartPair beginning = beginningPair(ui);
    const int beginnings = model.canPlayTogether ? rowsOf(ui, beginning) : 1;
    Entries entries(ui, commands, 2 + beginnings + ways + teachingRows(ui, model) + lastRows,
                    model.senses ? sensesHeight(ui, *model.senses) : leastUnfinishedHeight(ui, model));
    namespace icons = kit::icons;
    if (model.canContinue &&
        drawDetailed(ui, firstSpec("##continue", ui.tr("Continue"), entries.height()), model.other))
        commands.emplace_back(StartAction::Continue);
    // While a game is on the table, the unfinished games are in the list below.
    if (goOn) {
        const UnfinishedGame& game = model.unfinished.front();
        if (drawDetailed(ui, firstSpec("##goon", ui.tr("Go on"), entries.height()),
                         game.other.empty() ? game.name : game.other))
            commands.emplace_back(GoOn{0});
        kit::tooltip(ui, game.name + "\n" + game.detail);
    }
    if (play && drawDetailed(ui, firstSpec("##play", ui.tr("Play"), entries.height()), model.opponent))
        commands.emplace_back(StartAction::Play);
    const bool isFirst = !model.canContinue && !goOn && !play;
    if (model.canPlayTogether)
        entries.addPair(beginning, isFirst);
    else
        entries.add(beginning.left, isFirst);
    drawTeaching(ui, model, entries);
    const kit::ButtonSpec contest{.id = "##contest",
                                  .label = ui.tr("Engine match"),
                                  .icon = icons::kTrophy,
                                  .kind = kit::ButtonKind::Menu,
                                  .width = -1,
                                  .height = entries.height()};
    if (drawDetailed(ui, contest, model.contest)) commands.emplace_back(StartAction::Contest);
    entries.add({"##open", icons::kFolderOpen, ui.tr("Open a game file"), Act{"open"}});
    if (model.canLookBack)
        entries.addPair(libraryPair(ui));
    else
        entries.add(libraryPair(ui).left);
    if (model.canQuit)
        entries.addPair(last);
    else
        entries.add(last.left);
}

/// Draws a line, and a smaller one below it. Returns true if it was pressed. `whole`: its tooltip; empty:
/// that is about lines that are cut.
bool drawRow(kit::Context& ui, const char* id, const std::string& name, const std::string& detail,
             const std::string& whole = {}) {
    const float height = ui.px(detail.empty() ? 32 : 48);
    const kit::Press press = kit::pressable(ui, id, {ImGui::GetContentRegionAvail().x, height});
    kit::nameItem(ui, name);
    if (!press.visible) return false;
    kit::drawFace(ui, press, kit::ButtonKind::Plain, false);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::Rect row = press.area;
    row.x += ui.px(10);
    row.width -= ui.px(20);
    row.height = detail.empty() ? height : height * 0.54F;
    bool cut = kit::drawLine(ui, canvas, row, name,
                             {.color = kit::mixed(ui.palette.text, ui.palette.accentHover, press.emphasis),
                              .overflow = kit::Overflow::Elide});
    row.y += row.height;
    row.height = height - row.height - ui.px(4);
    if (!detail.empty()) {
        cut |= kit::drawLine(
            ui, canvas, row, detail,
            {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    }
    if (cut && whole.empty()) kit::tooltip(ui, name + "\n" + detail);
    if (!whole.empty()) kit::tooltip(ui, whole);
    return press.pressed;
}

/// As many of `wanted` rows as fit without scrolling.
std::size_t rowsThatFit(const kit::Context& ui, std::size_t wanted) {
    const float room = ImGui::GetContentRegionAvail().y - ui.px(46);
    return std::min(wanted, static_cast<std::size_t>(std::max(0.0F, std::floor(room / ui.px(50)))));
}

void drawUnfinished(kit::Context& ui, const StartModel& model, std::vector<StartCommand>& commands) {
    const std::size_t first = offersLastGame(model) ? 1 : 0;
    if (model.unfinished.size() <= first) return;
    const std::size_t wanted = std::min(kMostUnfinished, model.unfinished.size() - first);
    // At least one row is shown, so that the last game can be continued in any window, if necessary by
    // scrolling.
    const std::size_t count = std::max<std::size_t>(rowsThatFit(ui, wanted), 1);
    kit::gap(ui, 8);
    const bool all = first + count == model.unfinished.size();
    kit::sectionTitle(ui, all ? ui.tr("Unfinished games") : ui.tr("Unfinished games: more in the library"));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(2)});
    for (std::size_t i = first; i < first + count; ++i) {
        ImGui::PushID(static_cast<int>(i));
        if (drawRow(ui, "##unfinished", model.unfinished[i].name, model.unfinished[i].detail))
            commands.emplace_back(GoOn{i});
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

void drawRecent(kit::Context& ui, const StartModel& model, std::vector<StartCommand>& commands) {
    const std::size_t count = rowsThatFit(ui, std::min(kMostRecent, model.recent.size()));
    if (count == 0) return;
    kit::gap(ui, 8);
    kit::sectionTitle(ui, ui.tr("Recent games"));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(2)});
    for (std::size_t i = 0; i < count; ++i) {
        ImGui::PushID(static_cast<int>(i));
        const RecentFile& file = model.recent[i];
        if (drawRow(ui, "##recent", file.name, file.detail, base::shownPath(file.path)))
            commands.emplace_back(OpenRecent{file.path});
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

}  // namespace

std::vector<StartCommand> drawStart(kit::Context& ui, const StartModel& model) {
    std::vector<StartCommand> commands;
    const kit::Rect all = kit::display();
    const float width = std::min(ui.px(kStartColumn), all.width - ui.px(32));
    drawShade(ui, width);
    ImGui::SetNextWindowPos({ui.px(32), 0});
    ImGui::SetNextWindowSize({width, all.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(12), ui.px(28)});
    ImGui::Begin("##start", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImGui::PopStyleVar();
    const float version = model.version.empty() ? 0 : ui.px(22);
    {
        const kit::Scroll scroll(ui, "##entries", ImGui::GetContentRegionAvail().y - version);
        drawTitle(ui, model);
        if (const auto chosen = drawGameChoice(ui, model.game, ImGui::GetContentRegionAvail().x))
            commands.emplace_back(*chosen);
        drawEntries(ui, model, commands);
        if (model.senses) drawSenses(ui, *model.senses, commands);
        drawUnfinished(ui, model, commands);
        drawRecent(ui, model, commands);
    }
    if (version > 0) kit::line(ui, model.version, kit::Face::Small, kit::Tone::Dim);
    ImGui::End();
    return commands;
}

}  // namespace ui::screens
