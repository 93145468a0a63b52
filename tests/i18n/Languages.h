#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace scan {

/// The languages of assets/locale, in the order of their codes.
[[nodiscard]] inline std::vector<std::string> languages() {
    std::vector<std::string> all;
    for (const auto& entry : std::filesystem::directory_iterator(DOLMEN_SOURCE_DIR "/assets/locale"))
        if (entry.is_directory()) all.push_back(entry.path().filename());
    std::sort(all.begin(), all.end());
    return all;
}

/// The same without English, to which the others are translations.
[[nodiscard]] inline std::vector<std::string> translatedLanguages() {
    std::vector<std::string> all = languages();
    all.erase(std::remove(all.begin(), all.end(), "en"), all.end());
    return all;
}

}  // namespace scan
