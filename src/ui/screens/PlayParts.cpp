#include "ui/screens/PlayParts.h"

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"

namespace ui::screens {

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
