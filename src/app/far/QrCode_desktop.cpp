#include "app/far/QrCode.h"

#include <qrencode.h>

#include <memory>

namespace app {

std::optional<ui::kit::QrCode> qrCodeOf(const std::string& text) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M), QRcode_free);
    if (!code) return {};
    ui::kit::QrCode picture{.side = code->width};
    const int modules = code->width * code->width;
    for (int i = 0; i < modules; ++i) picture.dark.push_back((code->data[i] & 1) != 0);
    return picture;
}

}  // namespace app
