#pragma once

#include <memory>
#include <set>
#include <span>
#include <stop_token>
#include <vector>

namespace ui::kit {

/// A letter as one of the system's fonts draws it.
struct DrawnLetter {
    char32_t letter = 0;
    float em = 0;       ///< the size that was wanted, in pixels
    float left = 0;     ///< pixels from the pen to the picture's left edge
    float top = 0;      ///< pixels from the base line up to the picture's upper edge
    float advance = 0;  ///< pixels from this letter to the next
    int width = 0;      ///< of the picture, in pixels; 0: nothing to be seen
    int height = 0;
    std::vector<unsigned char> coverage = {};  ///< a byte for each pixel, rows from the top
};

/// The fonts of this system, which fontconfig lists. They have letters that the program's own fonts lack. Use
/// it in one thread at a time.
class SystemFonts {
  public:
    SystemFonts();
    ~SystemFonts();

    /// Draws these letters in each of these sizes. Letters that no font has are left out. Blocks for some
    /// milliseconds; the first call lists the fonts, which can take seconds where fontconfig has not done so
    /// before. A stop request ends it early.
    [[nodiscard]] std::vector<DrawnLetter> draw(const std::set<char32_t>& letters, std::span<const float> ems,
                                                const std::stop_token& stop = {});

  private:
    class List;
    std::unique_ptr<List> list_;
};

}  // namespace ui::kit
