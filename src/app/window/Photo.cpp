#include "app/window/Photo.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <string>

namespace app {

namespace fs = std::filesystem;

std::pair<int, int> photoSize(float aspect, int height) {
    constexpr int kWidest = 3840;
    aspect = std::clamp(aspect, 0.1F, 10.0F);
    const auto rounded = [](float pixels) { return std::max(1, static_cast<int>(std::lround(pixels))); };
    const int width = rounded(static_cast<float>(height) * aspect);
    if (width <= kWidest) return {width, height};
    return {kWidest, rounded(static_cast<float>(kWidest) / aspect)};
}

fs::path newPictureFile(const fs::path& pictures, std::string_view extension) {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    localtime_r(&now, &date);
    char name[64];
    std::strftime(name, sizeof name, "Dolmen %Y-%m-%d %H.%M.%S", &date);
    const fs::path folder = pictures / "Dolmen";
    const std::string end(extension);
    fs::path file = folder / (name + end);
    std::error_code ignored;
    for (int i = 2; fs::exists(file, ignored) && i < 1000; ++i)
        file = folder / (std::string(name) + " (" + std::to_string(i) + ")" + end);
    return file;
}

}  // namespace app
