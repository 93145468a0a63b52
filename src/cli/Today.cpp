#include "cli/Today.h"

#include <ctime>

namespace cli {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    localtime_r(&now, &date);
    char text[16];
    std::strftime(text, sizeof text, "%Y.%m.%d", &date);
    return text;
}

}  // namespace cli
