#include "ui/kit/Disabled.h"

#include <imgui.h>

#include "ui/kit/Text.h"

namespace ui::kit {

Disabled::Disabled(Context& ui, std::string_view reason) : ui_(ui), reason_(reason) {
    if (reason_.empty()) return;
    ImGui::BeginDisabled();
    // A group, so that the tooltip belongs to all items of the scope.
    ImGui::BeginGroup();
}

Disabled::~Disabled() {
    if (reason_.empty()) return;
    ImGui::EndGroup();
    ImGui::EndDisabled();
    if (!explained_) tooltip(ui_, reason_);
}

std::string Disabled::explained(std::string_view what) {
    explained_ = true;
    std::string all(what);
    if (!reason_.empty()) all += (all.empty() ? "" : "\n") + reason_;
    return all;
}

}  // namespace ui::kit
