#include "film/GifEncoder.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace film {
namespace {

using base::msgid;

constexpr int kTransparent = 255;  // the colour index for "pixel unchanged"
constexpr int kColorBits = 8;
// Largest difference (0 to 255) that counts as unchanged; less than the dither pattern. A refined picture
// differs by so little almost everywhere, and would otherwise take as much room as a whole new one.
constexpr int kUnseen = 5;
constexpr int kLongest = 65535;  // longest time for one picture, in hundredths of a second

using ColorMap = std::unique_ptr<ColorMapObject, void (*)(ColorMapObject*)>;

ColorMap colorMapOf(const Palette& palette) {
    std::array<GifColorType, 1 << kColorBits> colors{};
    for (std::size_t i = 0; i < palette.colors().size(); ++i)
        colors[i] = {palette.colors()[i][0], palette.colors()[i][1], palette.colors()[i][2]};
    return {GifMakeMapObject(1 << kColorBits, colors.data()), GifFreeMapObject};
}

/// Writes the extension by which browsers repeat the film for ever.
bool putRepetition(GifFileType* gif) {
    constexpr std::array<GifByteType, 3> kForEver{1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, static_cast<int>(kForEver.size()), kForEver.data()) == GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

}  // namespace

base::Result<std::unique_ptr<Encoder>> GifEncoder::open(const Shape& shape, std::span<const Picture> samples,
                                                        const std::filesystem::path& file) {
    auto writer = base::FileWriter::open(file, {.makeFolders = true});
    if (!writer) return writer.error();
    std::unique_ptr<GifEncoder> encoder(new GifEncoder(shape, samples, std::move(*writer)));
    if (!encoder->begin()) return encoder->problem();
    return std::unique_ptr<Encoder>(std::move(encoder));
}

GifEncoder::GifEncoder(const Shape& shape, std::span<const Picture> samples, base::FileWriter writer)
    : shape_(shape), palette_(samples, kTransparent), writer_(std::move(writer)) {}

GifEncoder::~GifEncoder() {
    if (gif_ != nullptr) EGifCloseFile(gif_, nullptr);
}

int GifEncoder::take(GifFileType* gif, const unsigned char* bytes, int count) {
    auto& self = *static_cast<GifEncoder*>(gif->UserData);
    if (self.written_)
        self.written_ =
            self.writer_.write({reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count)});
    return self.written_ ? count : 0;
}

bool GifEncoder::begin() {
    gif_ = EGifOpen(this, take, nullptr);
    if (gif_ == nullptr) return false;
    EGifSetGifVersion(gif_, true);
    const ColorMap colors = colorMapOf(palette_);
    return colors &&
           EGifPutScreenDesc(gif_, shape_.width, shape_.height, kColorBits, 0, colors.get()) == GIF_OK &&
           putRepetition(gif_);
}

base::Error GifEncoder::problem() const {
    return written_ ? base::Error{msgid("the pictures could not be packed")} : written_.error();
}

std::vector<std::uint8_t> GifEncoder::numbersOf(const Picture& picture) {
    std::vector<std::uint8_t> numbers = palette_.numbersOf(picture);
    if (shown_.empty()) {
        colors_ = picture.rgb;
        return numbers;
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::uint8_t* const old = colors_.data() + 3 * i;
        const std::uint8_t* const now = picture.rgb.data() + 3 * i;
        int most = 0;
        for (int k = 0; k < 3; ++k) most = std::max(most, std::abs(old[k] - now[k]));
        if (most <= kUnseen)
            numbers[i] = shown_[i];
        else
            std::copy_n(now, 3, old);
    }
    return numbers;
}

/// The part is never empty, since a GIF picture must have a pixel.
GifEncoder::Part GifEncoder::changedPart(const std::vector<std::uint8_t>& numbers) const {
    if (shown_.empty()) return {0, 0, shape_.width, shape_.height};
    int left = shape_.width;
    int right = -1;
    int top = shape_.height;
    int bottom = -1;
    std::size_t at = 0;
    for (int y = 0; y < shape_.height; ++y)
        for (int x = 0; x < shape_.width; ++x, ++at) {
            if (numbers[at] == shown_[at]) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    if (right < 0) return {0, 0, 1, 1};
    return {left, top, right - left + 1, bottom - top + 1};
}

bool GifEncoder::putPart(const Part& part, const std::vector<std::uint8_t>& numbers, int hundredths) {
    const GraphicsControlBlock control{
        .DisposalMode = DISPOSE_DO_NOT,
        .UserInputFlag = false,
        .DelayTime = std::min(hundredths, kLongest),
        .TransparentColor = shown_.empty() ? NO_TRANSPARENT_COLOR : kTransparent};
    std::array<GifByteType, 4> packed{};
    EGifGCBToExtension(&control, packed.data());
    if (EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(packed.size()), packed.data()) !=
            GIF_OK ||
        EGifPutImageDesc(gif_, part.left, part.top, part.width, part.height, false, nullptr) != GIF_OK)
        return false;
    std::vector<GifPixelType> row(static_cast<std::size_t>(part.width));
    for (int y = part.top; y < part.top + part.height; ++y) {
        const auto begin = static_cast<std::size_t>(y) * static_cast<std::size_t>(shape_.width) +
                           static_cast<std::size_t>(part.left);
        for (std::size_t x = 0; x < row.size(); ++x) {
            const bool same = !shown_.empty() && numbers[begin + x] == shown_[begin + x];
            row[x] = same ? kTransparent : numbers[begin + x];
        }
        if (EGifPutLine(gif_, row.data(), part.width) != GIF_OK) return false;
    }
    return true;
}

base::Result<void> GifEncoder::add(const Picture& picture, int frames, const std::stop_token& stop) {
    if (stop.stop_requested()) return base::Error{msgid("the film was cancelled")};
    if (!fits(picture, shape_)) return problem();
    std::vector<std::uint8_t> numbers = numbersOf(picture);
    if (!putPart(changedPart(numbers), numbers, frames * 100 / shape_.framesPerSecond)) return problem();
    shown_ = std::move(numbers);
    return {};
}

base::Result<void> GifEncoder::finish(const std::stop_token& stop) {
    if (stop.stop_requested()) return base::Error{msgid("the film was cancelled")};
    // EGifCloseFile() frees gif_ also when it fails.
    if (EGifCloseFile(std::exchange(gif_, nullptr), nullptr) != GIF_OK || !written_) return problem();
    return writer_.commit();
}

}  // namespace film
