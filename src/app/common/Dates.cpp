#include "app/common/Dates.h"

#include <algorithm>
#include <array>
#include <chrono>
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

std::string yearsBefore(const std::string& day, int years) {
    std::string before = std::to_string(std::stoi(day.substr(0, 4)) - years) + day.substr(4);
    const bool leapDay = before.ends_with("-02-29");
    if (leapDay && !std::chrono::year(std::stoi(before)).is_leap()) before.back() = '8';
    return before;
}

}  // namespace app
