#include "app/far/QrCode.h"

namespace app {

std::optional<ui::kit::QrCode> qrCodeOf(const std::string&) { return {}; }

}  // namespace app
