#include "ui/screens/Share.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

constexpr float kButtonGap = 12;  // units

void drawCopying(kit::Context& ui, const ShareModel& model, std::vector<ShareCommand>& commands) {
    const int columns = 2 + (model.seen ? 1 : 0);
    const float whole = ImGui::GetContentRegionAvail().x;
    const auto copy = [&](int index, kit::ButtonSpec spec, ShareAction action) {
        if (index > 0) ImGui::SameLine(0, ui.px(kButtonGap));
        spec.width = kit::sharedWidth(whole, columns, index, ui.px(kButtonGap));
        if (kit::button(ui, spec)) commands.emplace_back(action);
    };
    copy(0,
         {.id = "##position",
          .label = ui.trc("to be copied", "Position"),
          .icon = kit::icons::kCopy,
          .tooltip = ui.tr("Copy the position")},
         ShareAction::CopyPosition);
    copy(1,
         {.id = "##game",
          .label = ui.trc("to be copied", "Game"),
          .icon = kit::icons::kCopy,
          .tooltip = ui.tr("Copy the whole game, with variations and comments"),
          .disabled = model.noGame.c_str()},
         ShareAction::CopyGame);
    if (model.seen)
        copy(2,
             {.id = "##seen",
              .label = ui.trc("to be saved", "What was seen"),
              .icon = kit::icons::kEye,
              .tooltip = ui.tr("Saves the game as a text that tells only what you saw of it")},
             ShareAction::SaveSeen);
}

void drawLinks(kit::Context& ui, const ShareModel& model, std::vector<ShareCommand>& commands) {
    const std::vector<std::string>& pages = model.pages;
    const float whole = ImGui::GetContentRegionAvail().x;
    const auto columns = static_cast<int>(pages.size());
    if (model.linksHere && kit::button(ui, {.id = "##linkhere",
                                            .label = ui.tr("Link to this page"),
                                            .icon = kit::icons::kLink,
                                            .tooltip = ui.tr("Copy a link that opens the game on this page"),
                                            .width = whole,
                                            .disabled = model.noGame.c_str()}))
        commands.emplace_back(ShareAction::CopyLinkHere);
    for (int i = 0; i < columns; ++i) {
        const std::string& page = pages[static_cast<std::size_t>(i)];
        const std::string id = "##link" + std::to_string(i);
        const std::string label = ui.tr("Link to {page}", {{"page", page}});
        const std::string opens = ui.tr("Copy a link that opens the game on {page}", {{"page", page}});
        if (i > 0) ImGui::SameLine(0, ui.px(kButtonGap));
        if (kit::button(ui, {.id = id.c_str(),
                             .label = label.c_str(),
                             .icon = kit::icons::kLink,
                             .tooltip = opens.c_str(),
                             .width = kit::sharedWidth(whole, columns, i, ui.px(kButtonGap)),
                             .disabled = model.noGame.c_str()}))
            commands.emplace_back(CopyLink{static_cast<std::size_t>(i)});
    }
}

void drawPicture(kit::Context& ui, std::vector<ShareCommand>& commands) {
    if (kit::button(ui, {.id = "##photo",
                         .label = ui.tr("Take a picture"),
                         .icon = kit::icons::kCamera,
                         .tooltip = ui.tr("A picture of the table as it is, up to 3840 pixels wide"),
                         .action = "photo",
                         .width = ImGui::GetContentRegionAvail().x}))
        commands.emplace_back(ShareAction::Photo);
}

void drawProgress(kit::Context& ui, const ShareModel& model) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.px(30);
    const float bar = ui.px(4);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawLine(ui, canvas, {at.x, at.y, width, height - bar}, model.progress,
                  {.face = kit::Face::Small, .color = ui.palette.text});
    const auto line = [&](float share, const ImVec4& color) {
        canvas.AddRectFilled({at.x, at.y + height - bar}, {at.x + width * share, at.y + height},
                             ImGui::GetColorU32(color), bar / 2);
    };
    line(1, ui.palette.button);
    line(std::clamp(model.share, 0.0F, 1.0F), ui.palette.accent);
    ImGui::Dummy({width, height});
}

void drawShareFooter(kit::Context& ui, const ShareModel& model, std::vector<ShareCommand>& commands) {
    const bool making = !model.progress.empty();
    if (making)
        drawProgress(ui, model);
    else if (!model.note.empty())
        kit::line(ui, model.note, kit::Face::Small, kit::Tone::Dim, kit::Overflow::Elide);
    const float width = kit::sharedWidth(ImGui::GetContentRegionAvail().x, 2, 0, ui.px(kButtonGap));
    if (kit::button(ui, backButton(ui, width))) commands.emplace_back(ShareAction::Back);
    ImGui::SameLine(0, ui.px(kButtonGap));
    if (making) {
        if (kit::button(ui, {.id = "##giveUp", .label = ui.tr("Cancel the film"), .width = width}))
            commands.emplace_back(ShareAction::CancelFilm);
    } else if (kit::button(ui, {.id = "##film",
                                .label = ui.tr("Make the film"),
                                .icon = kit::icons::kFilm,
                                .kind = kit::ButtonKind::Primary,
                                .width = width,
                                .disabled = model.noFilm.c_str(),
                                .focusFirst = true})) {
        commands.emplace_back(ShareAction::MakeFilm);
    }
}

}  // namespace

std::vector<ShareCommand> drawShare(kit::Context& ui, const ShareModel& model) {
    std::vector<ShareCommand> commands;
    const bool more = !model.progress.empty() || !model.note.empty();
    kit::Sheet sheet(ui, "##share", ui.tr("Share"), kShareWidth, more ? 82 : 44);
    drawCopying(ui, model, commands);
    drawLinks(ui, model, commands);
    drawPicture(ui, commands);
    kit::sectionTitle(ui, ui.tr("Film"));
    for (SetOption& change : drawOptions(ui, model.options, false)) commands.emplace_back(std::move(change));
    sheet.beginFooter();
    drawShareFooter(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
