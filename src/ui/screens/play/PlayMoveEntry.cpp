#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Panel.h"
#include "ui/kit/ShownText.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

constexpr int kMostShown = 7;
constexpr float kCompletion = 28;  // units

struct Typing {
    const std::vector<std::string>& completions;
    MoveEntry& entry;
};

int shownCount(const HandView& view) {
    return std::min(kMostShown, static_cast<int>(view.completions.size()));
}

std::string commonBeginning(const std::vector<std::string>& texts) {
    std::string common = texts.empty() ? std::string() : texts.front();
    for (const std::string& text : texts) {
        const auto end = std::mismatch(common.begin(), common.end(), text.begin(), text.end()).first;
        common.erase(end, common.end());
    }
    return common;
}

// The common beginning of all completions. If that adds nothing, the chosen completion, or the first.
std::string completed(const Typing& typing, const std::string& typed) {
    if (typing.completions.empty()) return typed;
    const auto chosen = static_cast<std::size_t>(std::max(0, typing.entry.highlighted));
    if (typing.entry.highlighted >= 0 && chosen < typing.completions.size())
        return typing.completions[chosen];
    const std::string common = commonBeginning(typing.completions);
    return common.size() > typed.size() ? common : typing.completions.front();
}

int answerKey(ImGuiInputTextCallbackData* data) {
    auto& typing = *static_cast<Typing*>(data->UserData);
    if (data->EventFlag == ImGuiInputTextFlags_CallbackCompletion) {
        const std::string text =
            completed(typing, std::string(data->Buf, static_cast<std::size_t>(data->BufTextLen)));
        data->DeleteChars(0, data->BufTextLen);
        data->InsertChars(0, text.c_str());
        typing.entry.highlighted = -1;
    } else if (data->EventFlag == ImGuiInputTextFlags_CallbackAlways) {
        // The field keeps its cursor when it gets the keyboard back, so the text is selected here.
        if (typing.entry.selected) data->SelectAll();
        if (!std::exchange(typing.entry.cursorToEnd, false)) return 0;
        data->ClearSelection();
        data->CursorPos = data->BufTextLen;
    } else if (data->EventFlag == ImGuiInputTextFlags_CallbackHistory) {
        const int count = std::min(kMostShown, static_cast<int>(typing.completions.size()));
        const int step = data->EventKey == ImGuiKey_UpArrow ? -1 : 1;
        typing.entry.highlighted = std::clamp(typing.entry.highlighted + step, -1, count - 1);
    }
    return 0;
}

bool drawCompletion(kit::Context& ui, const std::string& text, bool highlighted) {
    const kit::Press press =
        kit::pressable(ui, "##completion", {ImGui::GetContentRegionAvail().x, ui.px(kCompletion)});
    if (!press.visible) return false;
    kit::drawFace(ui, press, kit::ButtonKind::Plain, highlighted);
    kit::drawLine(
        ui, *ImGui::GetWindowDrawList(),
        {press.area.x + ui.px(8), press.area.y, press.area.width - ui.px(16), press.area.height}, text,
        {.color = highlighted ? ui.palette.accentHover : ui.palette.text, .overflow = kit::Overflow::Elide});
    return press.pressed;
}

// The list is above the line, because the line is at the bottom of the display.
void drawCompletions(kit::Context& ui, const HandView& view, MoveEntry& entry, const kit::Rect& field,
                     HandCommands& commands) {
    if (entry.text.empty() || view.completions.empty()) return;
    const float padding = ui.px(6);
    const float height = static_cast<float>(shownCount(view)) * ui.px(kCompletion) + 2 * padding;
    const kit::Rect area{field.x, field.y - height - ui.px(4), field.width, height};
    ImGui::SetNextWindowPos(area.min());
    ImGui::SetNextWindowSize(area.size());
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::Begin("##completions", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoNav);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    canvas.PushClipRectFullScreen();  // the shadow extends beyond the window
    kit::drawPanel(ui, canvas, area, 1.1F);
    canvas.PopClipRect();
    for (int i = 0; i < shownCount(view); ++i) {
        ImGui::PushID(i);
        const std::string& text = view.completions[static_cast<std::size_t>(i)];
        if (drawCompletion(ui, text, i == entry.highlighted)) {
            commands.emplace_back(EnterMove{text});
            entry = {};
        }
        ImGui::PopID();
    }
    ImGui::End();
    ImGui::PopStyleVar(2);
}

std::string enteredText(const HandView& view, const MoveEntry& entry) {
    const auto chosen = static_cast<std::size_t>(std::max(0, entry.highlighted));
    if (entry.highlighted >= 0 && chosen < view.completions.size()) return view.completions[chosen];
    return entry.text;
}

}  // namespace

const std::string& refusalOf(const HandView& view, const MoveEntry& entry) {
    return entry.text.empty() ? view.refusal : view.entryError;
}

bool entrySays(const HandView& view, const MoveEntry& entry) {
    return !entry.text.empty() || !refusalOf(view, entry).empty();
}

void drawMoveEntry(kit::Context& ui, const HandView& view, MoveEntry& entry, float width, bool withError,
                   HandCommands& commands) {
    if (entry.wantsFocus) {
        kit::focusNextField(ui);
        entry.cursorToEnd = !entry.selected;
    }
    // At the table Tab varies what is in the hand, as often as it is pressed.
    const kit::WithoutTab withoutTab;
    Typing typing{view.completions, entry};
    const std::string before = entry.text;
    const bool says = entrySays(view, entry);
    const bool wrong = !view.entryError.empty() && !entry.text.empty();
    if (wrong) ImGui::PushStyleColor(ImGuiCol_Border, ui.palette.danger);
    ImGui::SetNextItemWidth(width);
    kit::requestLetters(ui, entry.text);
    const bool entered = ImGui::InputTextWithHint(
        "##entry", ui.tr("Type a move"), &entry.text,
        ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackCompletion |
            ImGuiInputTextFlags_CallbackHistory | ImGuiInputTextFlags_CallbackAlways,
        answerKey, &typing);
    if (wrong) ImGui::PopStyleColor();
    entry.active = ImGui::IsItemActive();
    if (entry.active) entry.wantsFocus = entry.selected = false;
    const kit::Rect field = kit::lastItem();
    if (entry.text != before) {
        entry.highlighted = -1;
        commands.emplace_back(MoveTextChanged{entry.text});
    }
    if (entered && !entry.text.empty()) commands.emplace_back(EnterMove{enteredText(view, entry)});
    if (withError && says) {
        const std::string& error = refusalOf(view, entry);
        kit::line(ui, error.empty() ? ui.tr("Enter plays, Tab completes") : error.c_str(), kit::Face::Small,
                  error.empty() ? kit::Tone::Dim : kit::Tone::Danger, kit::Overflow::Elide);
    }
    drawCompletions(ui, view, entry, field, commands);
}

}  // namespace ui::screens
