#include "ui/kit/fonts/SystemFonts.h"

namespace ui::kit {

// A page knows no fonts of the system.
class SystemFonts::List {};

SystemFonts::SystemFonts() = default;
SystemFonts::~SystemFonts() = default;

std::vector<DrawnLetter> SystemFonts::draw(const std::set<char32_t>& /*letters*/,
                                           std::span<const float> /*ems*/, const std::stop_token& /*stop*/) {
    return {};
}

}  // namespace ui::kit
