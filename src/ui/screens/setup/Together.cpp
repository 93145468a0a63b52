#include "ui/screens/setup/Together.h"

#include <optional>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

void drawJoining(kit::Context& ui, const TogetherModel& model, std::vector<TogetherCommand>& commands) {
    constexpr float kGapBetween = 12;  // units
    const float whole = ImGui::GetContentRegionAvail().x;
    if (kit::button(ui, {.id = "##paste",
                         .label = ui.trc("from the clipboard", "Paste"),
                         .icon = kit::icons::kPaste,
                         .width = kit::sharedWidth(whole, 2, 0, ui.px(kGapBetween))}))
        commands.emplace_back(TogetherAction::Paste);
    ImGui::SameLine(0, ui.px(kGapBetween));
    if (kit::button(
            ui, {.id = "##join",
                 .label = model.leadsToHost ? ui.tr("Make a table there") : ui.trc("a table", "Join"),
                 .icon = kit::icons::kPlay,
                 .kind = model.joinProblem.empty() ? kit::ButtonKind::Primary : kit::ButtonKind::Secondary,
                 .width = kit::sharedWidth(whole, 2, 1, ui.px(kGapBetween)),
                 .disabled = model.joinProblem.c_str()}))
        commands.emplace_back(TogetherAction::Join);
}

/// A button for each of these tables, with what is said of its game; the number of the one that is pressed.
template <class LabelFor>
std::optional<std::size_t> drawTables(kit::Context& ui, const char* title, const LabelFor& labelFor,
                                      const std::vector<FarPlace>& tables) {
    if (tables.empty()) return {};
    std::optional<std::size_t> pressed;
    kit::gap(ui, 6);
    kit::sectionTitle(ui, title);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const std::string id = "##" + std::string(title) + std::to_string(i);
        const std::string label = labelFor(tables[i].name);
        if (kit::button(ui, {.id = id.c_str(),
                             .label = label.c_str(),
                             .icon = kit::icons::kPlay,
                             .tooltip = tables[i].detail.c_str(),
                             .kind = kit::ButtonKind::Menu,
                             .width = -1}))
            pressed = i;
        kit::line(ui, tables[i].detail, kit::Face::Small, kit::Tone::Dim, kit::Overflow::Elide);
    }
    return pressed;
}

void drawServers(kit::Context& ui, const TogetherModel& model, std::vector<TogetherCommand>& commands) {
    if (model.servers.empty()) return;
    kit::gap(ui, 6);
    kit::sectionTitle(ui, ui.tr("With the whole world"));
    for (std::size_t i = 0; i < model.servers.size(); ++i) {
        const std::string id = "##server" + std::to_string(i);
        if (kit::button(ui, {.id = id.c_str(),
                             .label = model.servers[i].c_str(),
                             .icon = kit::icons::kPlay,
                             .kind = kit::ButtonKind::Menu,
                             .width = -1}))
            commands.emplace_back(GoToServer{i});
    }
    kit::paragraph(ui, ui.tr("Public servers belong to others. You are told more before anything is sent."),
                   kit::Face::Small, kit::Tone::Dim);
}

}  // namespace

std::vector<TogetherCommand> drawTogether(kit::Context& ui, const TogetherModel& model) {
    std::vector<TogetherCommand> commands;
    kit::Sheet sheet(ui, "##together", ui.tr("Play with others"), kTogetherWidth,
                     formFooterHeight(ui, "", kit::Dialog::innerWidth(ui, kTogetherWidth)));
    kit::paragraph(ui,
                   ui.tr("Everybody plays at a screen of his own. One holds the table; the others join it "
                         "by the invitation that he passes on."));
    kit::gap(ui, 4);
    for (SetOption& change : drawOptions(ui, model.options, false)) commands.emplace_back(std::move(change));
    kit::gap(ui, 2);
    drawJoining(ui, model, commands);
    const auto join = [&](const std::string& game) { return ui.tr("Join {game}", {{"game", game}}); };
    const auto back = [&](const std::string& game) { return ui.tr("Back to {game}", {{"game", game}}); };
    if (const auto table = drawTables(ui, ui.tr("Tables nearby"), join, model.nearby))
        commands.emplace_back(JoinNearby{*table});
    if (const auto place = drawTables(ui, ui.tr("Your places"), back, model.places))
        commands.emplace_back(ComeBack{*place});
    drawServers(ui, model, commands);
    sheet.beginFooter();
    if (!model.hosts) {
        if (drawAtRightEnd(ui, mainBackButton(ui, ui.px(140)))) commands.emplace_back(TogetherAction::Back);
        return commands;
    }
    const auto answer = drawFormFooter(ui, "", {.id = "##host", .label = ui.tr("Host a table")});
    if (answer == FormAnswer::Back) commands.emplace_back(TogetherAction::Back);
    if (answer == FormAnswer::Accept) commands.emplace_back(TogetherAction::Host);
    return commands;
}

}  // namespace ui::screens
