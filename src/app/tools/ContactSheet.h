#pragma once

#include <string>
#include <vector>

#include "render/texture/Image.h"

namespace app::tools {

/// A sheet of small pictures in rows, each with its name below. The names use the interface's font, so an
/// interface must be open while pictures are added.
class ContactSheet {
  public:
    /// The size of each picture in pixels.
    ContactSheet(int columns, int width, int height) : columns_(columns), width_(width), height_(height) {}
    void add(const render::Image& picture, const std::string& caption);
    /// Starts a new row.
    void breakRow();
    /// The whole sheet; a picture without pixels if nothing was added.
    [[nodiscard]] render::Image sheet() const;

  private:
    int columns_;
    int width_;
    int height_;
    std::vector<render::Image> cells_;  ///< pictures with their captions; empty ones fill rows
};

}  // namespace app::tools
