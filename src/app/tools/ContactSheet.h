#pragma once

#include <string>
#include <vector>

#include "render/Image.h"

namespace app::tools {

/// Many pictures on one, small, in rows, each with its name below. Letters are those of the interface, so one
/// must be open while pictures are added.
class ContactSheet {
  public:
    /// Each takes so many pixels.
    ContactSheet(int columns, int width, int height) : columns_(columns), width_(width), height_(height) {}
    void add(const render::Image& picture, const std::string& caption);
    /// The next picture begins a row.
    void breakRow();
    /// All of them. Without any, a picture without pixels.
    [[nodiscard]] render::Image sheet() const;

  private:
    int columns_;
    int width_;
    int height_;
    std::vector<render::Image> cells_;  ///< caption included; empty ones fill rows
};

}  // namespace app::tools
