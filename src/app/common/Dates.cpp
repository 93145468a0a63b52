#include "app/common/Dates.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <string_view>

namespace app {

std::string dateNow() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", std::localtime(&now));
    return text.data();
}

std::string dayOf(const std::string& date) { return date.substr(0, std::string_view("2026-11-22").size()); }

std::string dayInTags(const std::string& date) {
    std::string day = dayOf(date);
    std::replace(day.begin(), day.end(), '-', '.');
    return day;
}

}  // namespace app
