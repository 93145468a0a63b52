#include "ui/screens/setup/WaitingRoom.h"

#include <algorithm>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/QrPicture.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

constexpr float kRoomGap = 10;        // units
constexpr std::size_t kMostSaid = 8;  // messages in sight, the last ones

void drawInvitation(kit::Context& ui, const WaitingRoomModel& model,
                    std::vector<WaitingRoomCommand>& commands) {
    if (model.invitation.empty()) return;
    kit::sectionTitle(ui, ui.tr("Invitation"));
    kit::line(ui, model.invitation, kit::Face::Strong, kit::Tone::Accent, kit::Overflow::Elide);
    if (kit::button(ui, {.id = "##invitation",
                         .label = ui.tr("Copy the invitation"),
                         .icon = kit::icons::kCopy,
                         .tooltip = ui.tr("Whoever you send it to pastes it at “With others”"),
                         .width = ImGui::GetContentRegionAvail().x}))
        commands.emplace_back(WaitingRoomAction::CopyInvitation);
    kit::gap(ui, 4);
}

/// The way in for people without the program: a picture for telephones, and a link.
void drawLink(kit::Context& ui, const WaitingRoomModel& model, std::vector<WaitingRoomCommand>& commands) {
    constexpr float kCodeWidth = 160;  // units
    if (model.link.empty()) return;
    kit::gap(ui, 8);
    if (model.linkCode) {
        kit::qrPicture(ui, *model.linkCode, ui.px(kCodeWidth));
        ImGui::SameLine(0, ui.px(kRoomGap));
    }
    ImGui::BeginGroup();
    kit::paragraph(ui,
                   ui.tr("Friends without the program can play in a browser: they scan this picture or open "
                         "the link. The browser first warns of a certificate that it does not know."),
                   kit::Face::Small, kit::Tone::Dim);
    if (kit::button(ui, {.id = "##link",
                         .label = ui.tr("Copy the link"),
                         .icon = kit::icons::kCopy,
                         .tooltip = model.link.c_str(),
                         .width = ImGui::GetContentRegionAvail().x}))
        commands.emplace_back(WaitingRoomAction::CopyLink);
    ImGui::EndGroup();
    kit::gap(ui, 4);
}

void drawLines(kit::Context& ui, const char* title, const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    kit::sectionTitle(ui, title);
    for (const std::string& one : lines)
        kit::line(ui, one, kit::Face::Body, kit::Tone::Dim, kit::Overflow::Elide);
    kit::gap(ui, 4);
}

void drawChat(kit::Context& ui, const WaitingRoomModel& model, std::vector<WaitingRoomCommand>& commands) {
    kit::sectionTitle(ui, ui.tr("What is said"));
    const std::size_t first = model.said.size() - std::min(model.said.size(), kMostSaid);
    for (std::size_t i = first; i < model.said.size(); ++i)
        kit::paragraph(ui, model.said[i].name + ": " + model.said[i].text, kit::Face::Small);
    const kit::ButtonSpec send{
        .id = "##say",
        .label = ui.trc("to those at the table", "Say"),
        .disabled = kit::unless(model.there && !model.typed.empty(), ui.tr("Write something"))};
    std::string typed = model.typed;
    const float width = ImGui::GetContentRegionAvail().x - kit::buttonWidth(ui, send) - ui.px(kRoomGap);
    if (kit::textField(ui, "##typed", typed, ui.tr("Write something"), width))
        commands.emplace_back(Typed{typed});
    const bool entered = ImGui::IsItemDeactivated() && ImGui::IsKeyPressed(ImGuiKey_Enter);
    ImGui::SameLine(0, ui.px(kRoomGap));
    if ((kit::button(ui, send) || entered) && model.there && !typed.empty())
        commands.emplace_back(WaitingRoomAction::Say);
}

void drawRoomFooter(kit::Context& ui, const WaitingRoomModel& model,
                    std::vector<WaitingRoomCommand>& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const int columns = model.main.empty() ? 2 : 3;
    const auto add = [&](int index, kit::ButtonSpec spec, WaitingRoomAction action) {
        if (index > 0) ImGui::SameLine(0, ui.px(kRoomGap));
        spec.width = kit::sharedWidth(whole, columns, index, ui.px(kRoomGap));
        if (kit::button(ui, spec)) commands.emplace_back(action);
    };
    add(0, {.id = "##leave", .label = ui.tr("Leave the table")}, WaitingRoomAction::Leave);
    add(1, {.id = "##hide", .label = ui.trc("to the screen before", "Back"), .takesLostFocus = true},
        WaitingRoomAction::Hide);
    if (columns == 3)
        add(2,
            {.id = "##main",
             .label = model.main.c_str(),
             .kind = kit::ButtonKind::Primary,
             .disabled = model.mainProblem.c_str(),
             .focusFirst = true},
            WaitingRoomAction::Main);
}

}  // namespace

std::vector<WaitingRoomCommand> drawWaitingRoom(kit::Context& ui, const WaitingRoomModel& model) {
    std::vector<WaitingRoomCommand> commands;
    kit::Sheet sheet(ui, "##waitingroom", model.title.c_str(), kWaitingRoomWidth,
                     formFooterHeight(ui, "", kit::Dialog::innerWidth(ui, kWaitingRoomWidth)));
    kit::paragraph(ui, model.state, kit::Face::Italic, kit::Tone::Accent);
    kit::gap(ui, 4);
    if (model.invites) drawInvitation(ui, model, commands);
    // Who has come stands where it is seen without scrolling.
    for (SetOption& change : drawOptions(ui, model.options, false)) commands.emplace_back(std::move(change));
    if (!model.invites) drawInvitation(ui, model, commands);
    drawLink(ui, model, commands);
    drawLines(ui, ui.tr("Onlookers"), model.onlookers);
    drawLines(ui, ui.tr("Agreed"), model.agreements);
    drawChat(ui, model, commands);
    sheet.beginFooter();
    drawRoomFooter(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
