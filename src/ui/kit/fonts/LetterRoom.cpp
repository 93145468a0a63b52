#include "ui/kit/fonts/LetterRoom.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace ui::kit {
namespace {

// Pixels. The narrowest atlas is 512 wide.
constexpr int kPageSide = 480;
// Units: the side of the room, if its sides were equal. A letter in all sizes takes about 1100 units of area.
constexpr float kSide = 1024;
constexpr float kArea = kSide * kSide;
constexpr float kWithFonts = 1.5F;  // the texture's side as a factor of the room's
constexpr int kGap = 1;             // pixels between letters, which would else show at each other's edges

}  // namespace

LetterRoom::LetterRoom(ImFontAtlas& atlas, float scale) {
    const auto count = static_cast<int>(std::ceil(kArea * scale * scale / (kPageSide * kPageSide)));
    for (int i = 0; i < count; ++i) pages_.push_back(atlas.AddCustomRectRegular(kPageSide, kPageSide));
}

bool LetterRoom::fitsInto(int side, float scale) {
    return kWithFonts * kSide * scale <= static_cast<float>(side);
}

std::optional<LetterRoom::Place> LetterRoom::put(ImFontAtlas& atlas, const DrawnLetter& letter) {
    if (letter.width == 0) return Place{};
    if (letter.width > kPageSide || letter.height > kPageSide) return {};
    if (x_ + letter.width > kPageSide) {
        x_ = 0;
        y_ += rowHeight_;
        rowHeight_ = 0;
    }
    if (y_ + letter.height > kPageSide) {
        ++page_;
        x_ = y_ = rowHeight_ = 0;
    }
    if (page_ >= pages_.size()) return {};
    const ImFontAtlasCustomRect& page = *atlas.GetCustomRectByIndex(pages_[page_]);
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
    const int left = page.X + x_;
    const int top = page.Y + y_;
    for (int row = 0; row < letter.height; ++row)
        std::memcpy(pixels + static_cast<std::ptrdiff_t>(top + row) * width + left,
                    letter.coverage.data() + static_cast<std::ptrdiff_t>(row) * letter.width,
                    static_cast<std::size_t>(letter.width));
    x_ += letter.width + kGap;
    rowHeight_ = std::max(rowHeight_, letter.height + kGap);
    const auto uv = [&](int x, int y) {
        return ImVec2{static_cast<float>(x) * atlas.TexUvScale.x, static_cast<float>(y) * atlas.TexUvScale.y};
    };
    return Place{uv(left, top), uv(left + letter.width, top + letter.height)};
}

}  // namespace ui::kit
