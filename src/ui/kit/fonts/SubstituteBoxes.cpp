#include "ui/kit/fonts/SubstituteBoxes.h"

#include <algorithm>
#include <cmath>

namespace ui::kit {

void SubstituteBoxes::reserve(ImFontAtlas& atlas, ImFont& font, float em, float baseLine) {
    constexpr ImWchar kReplacement = 0xFFFD;
    const int width = std::max(3, static_cast<int>(em * 0.5F));
    const int height = std::max(3, static_cast<int>(em * 0.65F));  // about as high as capitals
    const float space = std::max(1.0F, std::round(em * 0.08F));
    rectangles_.push_back(atlas.AddCustomRectFontGlyph(
        &font, kReplacement, width, height, static_cast<float>(width) + 2 * space,
        {space, std::round(baseLine) - static_cast<float>(height)}));
}

void SubstituteBoxes::paint(ImFontAtlas& atlas) const {
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
    for (const int rectangle : rectangles_) {
        const ImFontAtlasCustomRect& box = *atlas.GetCustomRectByIndex(rectangle);
        if (!box.IsPacked()) continue;
        const int stroke = std::max(1, box.Width / 8);
        for (int y = 0; y < box.Height; ++y)
            for (int x = 0; x < box.Width; ++x) {
                const bool edge =
                    std::min(std::min(x, box.Width - 1 - x), std::min(y, box.Height - 1 - y)) < stroke;
                pixels[static_cast<std::ptrdiff_t>(box.Y + y) * width + box.X + x] = edge ? 255 : 0;
            }
    }
}

}  // namespace ui::kit
