#include "ui/screens/Photo.h"

#include <algorithm>
#include <cmath>

#include "i18n/Numbers.h"
#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"
#include "ui/screens/Option.h"

namespace ui::screens {
namespace {

constexpr float kWidth = 380;       // units
constexpr float kMarkShown = 0.9F;  // seconds

/// Whether the display is so low that the panel leaves out optional parts.
bool brief(const kit::Context& ui) { return kit::display().height < ui.px(460); }

std::vector<Option> optionsOf(const kit::Context& ui, const PhotoModel& model) {
    const PhotoValues& now = model.values;
    return {{.key = "blur",
             .label = ui.tr("Depth of field"),
             .kind = OptionKind::Slider,
             .value = now.blur,
             .help = brief(ui) ? "" : ui.tr("Click what should be sharp."),
             .minimum = 0,
             .maximum = 1,
             .step = 0.05,
             .shown = i18n::percentText(ui.texts, std::lround(100 * now.blur))},
            {.key = "fieldOfView",
             .label = ui.tr("Field of view"),
             .kind = OptionKind::Slider,
             .value = now.fieldOfView,
             .minimum = 12,
             .maximum = 70,
             .step = 1,
             .shown = i18n::numberText(ui.texts, now.fieldOfView, 1) + "°"},
            {.key = "exposure",
             .label = ui.tr("Exposure"),
             .kind = OptionKind::Slider,
             .value = now.exposure,
             .minimum = -2,
             .maximum = 2,
             .step = 0.25,
             .shown = i18n::numberText(ui.texts, now.exposure, 0.25)},
            {.key = "size",
             .label = ui.tr("Size of the picture"),
             .kind = OptionKind::Choice,
             .value = now.size,
             .choices = model.sizes},
            {.key = "transparent",
             .label = ui.tr("Transparent background"),
             .kind = OptionKind::Toggle,
             .value = now.transparent}};
}

PhotoValues with(PhotoValues values, const SetOption& change) {
    if (change.key == "blur") values.blur = std::get<double>(change.value);
    if (change.key == "fieldOfView") values.fieldOfView = std::get<double>(change.value);
    if (change.key == "exposure") values.exposure = std::get<double>(change.value);
    if (change.key == "size") values.size = std::get<int>(change.value);
    if (change.key == "transparent") values.transparent = std::get<bool>(change.value);
    return values;
}

/// Draws a ring that closes around the focused point, and a dot on it.
void drawFocus(kit::Context& ui, const PhotoModel& model) {
    if (model.focusAge > kMarkShown) return;
    ui.animating = true;
    const float t = model.focusAge / kMarkShown;
    ImVec4 color = ui.palette.accent;
    color.w *= 1 - t * t;
    ImDrawList& canvas = *ImGui::GetForegroundDrawList();
    canvas.AddCircle(model.focus, ui.px(14) + ui.px(10) * std::exp(-8 * t), ImGui::GetColorU32(color), 40,
                     ui.px(1.5F));
    canvas.AddCircleFilled(model.focus, ui.px(2), ImGui::GetColorU32(color));
}

void drawButtons(kit::Context& ui, std::vector<PhotoCommand>& commands) {
    const float width = std::floor((ImGui::GetContentRegionAvail().x - ui.px(12)) / 2);
    kit::ButtonSpec back = backButton(ui, width);
    back.id = "##leave";
    if (kit::button(ui, back)) commands.emplace_back(PhotoAction::Leave);
    ImGui::SameLine(0, ui.px(12));
    if (kit::button(ui, {.id = "##take",
                         .label = ui.tr("Save the picture"),
                         .icon = kit::icons::kSave,
                         .action = "takePhoto",
                         .kind = kit::ButtonKind::Primary,
                         .width = width,
                         .focusFirst = true}))
        commands.emplace_back(PhotoAction::Take);
}

void drawKeys(kit::Context& ui) {
    const std::string hide = ui.keyOf("hidePanel");
    const std::string save = ui.keyOf("takePhoto");
    if (brief(ui) || hide.empty() || save.empty()) return;
    kit::paragraph(ui, ui.tr("{hide} hides this panel, {save} saves.", {{"hide", hide}, {"save", save}}),
                   kit::Face::Small);
}

}  // namespace

std::vector<PhotoCommand> drawPhoto(kit::Context& ui, const PhotoModel& model) {
    std::vector<PhotoCommand> commands;
    drawFocus(ui, model);
    if (model.hidden && model.developed < 0) return commands;
    const kit::Rect all = kit::display();
    const float width = std::min(ui.px(kWidth), all.width - ui.px(24));
    const float below = ui.px(brief(ui) ? 4 : 12);
    const kit::FloatingPanel panel(ui, "##photo", {all.x + ui.px(12), all.y + all.height - below}, {0, 1},
                                   width);
    if (model.developed >= 0) {
        kit::paragraph(ui, ui.tr("The picture is being made: {percent} %",
                                 {{"percent", std::to_string(model.developed)}}));
        if (!brief(ui)) ImGui::Spacing();
        if (kit::button(ui, {.id = "##stop",
                             .label = ui.trc("the picture that is being made", "Cancel"),
                             .action = "back",
                             .width = ImGui::GetContentRegionAvail().x,
                             .focusFirst = true}))
            commands.emplace_back(PhotoAction::Leave);
        return commands;
    }
    PhotoValues values = model.values;
    for (const SetOption& change : drawOptions(ui, optionsOf(ui, model), true)) values = with(values, change);
    if (values != model.values) commands.emplace_back(values);
    if (!brief(ui)) ImGui::Spacing();
    drawButtons(ui, commands);
    drawKeys(ui);
    return commands;
}

}  // namespace ui::screens
