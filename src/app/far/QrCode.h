#pragma once

#include <optional>
#include <string>

#include "ui/kit/QrPicture.h"

namespace app {

/// A QR code that telephones read as this text (QrCode_desktop.cpp; QrCode_page.cpp has none: a page holds
/// no tables that it could invite to). Nothing if the text is too long.
[[nodiscard]] std::optional<ui::kit::QrCode> qrCodeOf(const std::string& text);

}  // namespace app
