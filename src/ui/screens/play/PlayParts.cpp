#include "ui/screens/play/PlayParts.h"

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"

namespace ui::screens {

std::array<ActionButton, 2> undoAndHint(const kit::Context& ui) {
    return {{{"undo", kit::icons::kUndo, ui.tr("Take the last move back"), ui.trc("button", "Undo")},
             {"hint", kit::icons::kBulb, ui.tr("A hint: first what to look at, then what to do"),
              ui.trc("button", "Hint")}}};
}

std::vector<ActionButton> undoAndHintIcons(const kit::Context& ui, const ActionStates& states) {
    std::vector<ActionButton> tools;
    for (ActionButton tool : undoAndHint(ui)) {
        if (!states(tool.action).offered) continue;
        tool.label = "";
        tool.kind = kit::ButtonKind::Plain;
        tools.push_back(tool);
    }
    return tools;
}

bool drawTab(kit::Context& ui, PlayPanel panel, const PlayLayout& layout) {
    const bool players = panel == PlayPanel::Players;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(6), ui.px(6)});
    bool pressed = false;
    {
        const kit::Rect& area = players ? layout.players : layout.moves;
        const kit::Panel window(ui, players ? "##playerstab" : "##movestab", area);
        const float side = area.width - ui.px(12);
        pressed = kit::button(ui, {.id = "##unfold",
                                   .icon = players ? kit::icons::kUsers : kit::icons::kList,
                                   .tooltip = players ? ui.tr("Show the players") : ui.tr("Show the moves"),
                                   .kind = kit::ButtonKind::Plain,
                                   .width = side,
                                   .height = side});
    }
    ImGui::PopStyleVar();
    return pressed;
}

std::vector<std::string_view> linesWithin(const kit::Context& ui, kit::Face face, std::string_view text,
                                          float width) {
    std::vector<std::string_view> lines;
    TwoLines parts{.first = {}, .second = text};
    do {
        parts = twoLines(ui, face, parts.second, width);
        lines.push_back(parts.first);
    } while (!parts.first.empty() && !parts.second.empty());
    return lines;
}

TwoLines twoLines(const kit::Context& ui, kit::Face face, std::string_view text, float width) {
    const ImFont& font = *ui.fonts[face];
    const char* const end = text.data() + text.size();
    const char* const at = font.CalcWordWrapPositionA(font.Scale, text.data(), end, width);
    if (at >= end) return {text};
    const auto first = static_cast<std::size_t>(at - text.data());
    const std::size_t next = text.find_first_not_of(' ', first);
    return {text.substr(0, first), next < text.size() ? text.substr(next) : std::string_view()};
}

}  // namespace ui::screens
