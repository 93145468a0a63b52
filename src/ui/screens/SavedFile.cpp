#include "ui/screens/SavedFile.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kSavedFileWidth = 460;  // units
constexpr ImGuiWindowFlags kSavedFileFlags =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoNav;

/// The wood behind the content, in the panel's own layer, since it may stand before other panels.
void drawWood(const kit::Context& ui) {
    const ImVec2 at = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    canvas.PushClipRectFullScreen();
    kit::drawPanel(ui, canvas, {at.x, at.y, size.x, size.y});
    canvas.PopClipRect();
}

float heightFor(const kit::Context& ui, const std::string& text, float width) {
    const ImGuiStyle& style = ImGui::GetStyle();
    return 2 * style.WindowPadding.y + style.ItemSpacing.y + kit::buttonHeight(ui) +
           kit::paragraphHeight(ui, text, kit::Face::Body, width - 2 * style.WindowPadding.x);
}

}  // namespace

SavedFileAnswer drawSavedFile(kit::Context& ui, const std::string& text, const kit::Rect& area,
                              kit::ToastsAt at) {
    SavedFileAnswer answer;
    const float width = std::min(area.width, ui.px(kSavedFileWidth));
    // Higher than its room, it stands at the upper edge, so that nothing of it is outside of the window.
    const bool top = at == kit::ToastsAt::Top || heightFor(ui, text, width) > area.height;
    ImGui::SetNextWindowPos({area.center().x, top ? area.y : area.y + area.height}, ImGuiCond_Always,
                            {0.5F, top ? 0.0F : 1.0F});
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, kit::display().height});
    ImGui::Begin("##savedfile", nullptr, kSavedFileFlags);
    drawWood(ui);
    kit::paragraph(ui, text);
    const float space = ui.px(8);
    const float half = kit::sharedWidth(ImGui::GetContentRegionAvail().x, 2, 0, space);
    if (kit::button(ui, {.id = "##openfile", .label = ui.trc("a file", "Open"), .width = half}))
        answer.command = SavedFileCommand::Open;
    ImGui::SameLine(0, space);
    if (kit::button(ui, {.id = "##showfolder",
                         .label = ui.tr("Show in folder"),
                         .icon = kit::icons::kFolderOpen,
                         .width = -1}))
        answer.command = SavedFileCommand::ShowInFolder;
    answer.height = ImGui::GetWindowSize().y;
    ImGui::End();
    return answer;
}

}  // namespace ui::screens
