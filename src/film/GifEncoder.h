#pragma once

#include <optional>
#include <vector>

#include "base/FileWriter.h"
#include "film/Encoder.h"
#include "film/Palette.h"

struct GifFileType;

namespace film {

/// An animated GIF that repeats for ever. All pictures share 255 colours, and each picture stores only the
/// rectangle that differs from the one before.
class GifEncoder final : public Encoder {
  public:
    [[nodiscard]] static base::Result<std::unique_ptr<Encoder>> open(const Shape& shape,
                                                                     std::span<const Picture> samples,
                                                                     const std::filesystem::path& file);
    ~GifEncoder() override;
    base::Result<void> add(const Picture& picture, int frames, const std::stop_token& stop) override;
    base::Result<void> finish(const std::stop_token& stop) override;

  private:
    GifEncoder(const Shape& shape, std::span<const Picture> samples, base::FileWriter writer);
    /// A rectangle of the picture, in pixels.
    struct Part {
        int left, top, width, height;
    };
    bool begin();
    bool putPart(const Part& part, const std::vector<std::uint8_t>& numbers, int hundredths);
    /// The picture as colour indices. Pixels that hardly differ from the previous picture keep its index.
    [[nodiscard]] std::vector<std::uint8_t> numbersOf(const Picture& picture);
    [[nodiscard]] Part changedPart(const std::vector<std::uint8_t>& numbers) const;
    [[nodiscard]] base::Error problem() const;
    static int take(GifFileType* gif, const unsigned char* bytes, int count);

    Shape shape_;
    Palette palette_;
    base::FileWriter writer_;
    base::Result<void> written_;
    std::vector<std::uint8_t> colors_;  ///< by pixel: the colour when its index last changed
    std::vector<std::uint8_t> shown_;   ///< indices of the previous picture; empty: none yet
    GifFileType* gif_ = nullptr;
};

}  // namespace film
