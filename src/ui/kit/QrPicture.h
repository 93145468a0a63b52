#pragma once

#include <vector>

#include "ui/kit/Context.h"

namespace ui::kit {

/// A QR code (ISO/IEC 18004): dark and light modules in as many rows as columns.
struct QrCode {
    int side = 0;                 ///< modules in a row
    std::vector<bool> dark = {};  ///< row by row from the top, side × side
    friend bool operator==(const QrCode&, const QrCode&) = default;
};

/// Draws it as a light card, with the margin that cameras need, about `width` pixels wide: modules are whole
/// pixels. Takes its place in the layout.
void qrPicture(Context& ui, const QrCode& code, float width);

}  // namespace ui::kit
