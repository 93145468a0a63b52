#include "ui/kit/QrPicture.h"

#include <algorithm>
#include <cmath>

namespace ui::kit {
namespace {

constexpr int kQuiet = 4;  // modules of the margin
constexpr ImU32 kPaper = IM_COL32(250, 246, 236, 255);
constexpr ImU32 kInk = IM_COL32(24, 20, 16, 255);

}  // namespace

void qrPicture(Context& ui, const QrCode& code, float width) {
    const int across = code.side + 2 * kQuiet;
    const float module = std::max(1.0F, std::floor(width / static_cast<float>(across)));
    const float whole = module * static_cast<float>(across);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 corner{std::floor(at.x), std::floor(at.y)};
    list.AddRectFilled(corner, {corner.x + whole, corner.y + whole}, kPaper, ui.px(6));
    const auto edge = [&](int modules) { return module * static_cast<float>(kQuiet + modules); };
    for (int y = 0; y < code.side; ++y)
        for (int x = 0; x < code.side; ++x)
            if (code.dark[static_cast<std::size_t>(y * code.side + x)])
                list.AddRectFilled({corner.x + edge(x), corner.y + edge(y)},
                                   {corner.x + edge(x + 1), corner.y + edge(y + 1)}, kInk);
    ImGui::Dummy({whole, whole});
}

}  // namespace ui::kit
