#include "app/tools/ContactSheet.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace app::tools {
namespace {

constexpr int kGap = 12;      // pixels between pictures
constexpr int kCaption = 30;  // pixels below each picture, for its name
constexpr std::uint8_t kPaper = 24;

std::size_t offsetOf(const render::Image& image, int x, int y) {
    return static_cast<std::size_t>(y * image.width + x) * 3;
}

render::Image blank(int width, int height) {
    return {width, height,
            std::vector<std::uint8_t>(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3,
                                      kPaper)};
}

/// Scales a picture down; each pixel is the mean of the pixels that it covers.
void placeSmall(const render::Image& from, render::Image& to, int left, int top, int width, int height) {
    const auto meanOf = [&](int x, int y, int channel) {
        const int x0 = x * from.width / width;
        const int x1 = std::max((x + 1) * from.width / width, x0 + 1);
        const int y0 = y * from.height / height;
        const int y1 = std::max((y + 1) * from.height / height, y0 + 1);
        int sum = 0;
        for (int v = y0; v < y1; ++v)
            for (int u = x0; u < x1; ++u)
                sum += from.rgb[offsetOf(from, u, v) + static_cast<std::size_t>(channel)];
        return sum / ((x1 - x0) * (y1 - y0));
    };
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (int c = 0; c < 3; ++c)
                to.rgb[offsetOf(to, left + x, top + y) + static_cast<std::size_t>(c)] =
                    static_cast<std::uint8_t>(meanOf(x, y, c));
}

/// Writes text with the letters of the interface's font.
void write(render::Image& to, int left, int top, const std::string& text) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    unsigned char* alpha = nullptr;
    int atlasWidth = 0;
    int atlasHeight = 0;
    atlas.GetTexDataAsAlpha8(&alpha, &atlasWidth, &atlasHeight);
    auto pen = static_cast<float>(left);
    for (const char letter : text) {
        const ImFontGlyph* glyph =
            atlas.Fonts.empty() ? nullptr : atlas.Fonts[0]->FindGlyph(static_cast<ImWchar>(letter));
        if (glyph == nullptr || alpha == nullptr) continue;
        const int u = static_cast<int>(std::lround(glyph->U0 * static_cast<float>(atlasWidth)));
        const int v = static_cast<int>(std::lround(glyph->V0 * static_cast<float>(atlasHeight)));
        const int width = static_cast<int>(std::lround(glyph->X1 - glyph->X0));
        const int height = static_cast<int>(std::lround(glyph->Y1 - glyph->Y0));
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                const int toX = static_cast<int>(pen + glyph->X0) + x;
                const int toY = top + static_cast<int>(glyph->Y0) + y;
                if (toX < 0 || toY < 0 || toX >= to.width || toY >= to.height) continue;
                const int ink = alpha[(v + y) * atlasWidth + u + x];
                for (std::size_t c = 0; c < 3; ++c) {
                    std::uint8_t& value = to.rgb[offsetOf(to, toX, toY) + c];
                    value = static_cast<std::uint8_t>(value + (225 - value) * ink / 255);
                }
            }
        pen += glyph->AdvanceX;
    }
}

}  // namespace

void ContactSheet::add(const render::Image& picture, const std::string& caption) {
    render::Image cell = blank(width_ + kGap, height_ + kGap + kCaption);
    placeSmall(picture, cell, kGap, kGap, width_, height_);
    write(cell, kGap, height_ + kGap + 4, caption);
    cells_.push_back(std::move(cell));
}

void ContactSheet::breakRow() {
    while (cells_.size() % static_cast<std::size_t>(columns_) != 0) cells_.push_back({});
}

render::Image ContactSheet::sheet() const {
    if (cells_.empty()) return {};
    const int rows = (static_cast<int>(cells_.size()) + columns_ - 1) / columns_;
    const int cellWidth = width_ + kGap;
    const int cellHeight = height_ + kGap + kCaption;
    render::Image all = blank(columns_ * cellWidth + kGap, rows * cellHeight + kGap);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const int left = static_cast<int>(i) % columns_ * cellWidth;
        const int top = static_cast<int>(i) / columns_ * cellHeight;
        for (int y = 0; y < cells_[i].height; ++y) {
            const auto row = cells_[i].rgb.begin() + static_cast<std::ptrdiff_t>(offsetOf(cells_[i], 0, y));
            std::copy(row, row + static_cast<std::ptrdiff_t>(cells_[i].width) * 3,
                      all.rgb.begin() + static_cast<std::ptrdiff_t>(offsetOf(all, left, top + y)));
        }
    }
    return all;
}

}  // namespace app::tools
