#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "i18n/PoFile.h"
#include "i18n/SourceScan.h"

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

/// The catalogues of a language: that of the program and those of games.
[[nodiscard]] inline std::vector<std::filesystem::path> cataloguesOf(const std::string& language) {
    return sourcesOf(std::filesystem::path(DOLMEN_SOURCE_DIR "/assets/locale") / language / "LC_MESSAGES",
                     ".po");
}

/// The entries of all of them.
[[nodiscard]] inline std::vector<PoEntry> entriesOf(const std::string& language) {
    std::vector<PoEntry> all;
    for (const std::filesystem::path& file : cataloguesOf(language))
        for (PoEntry& entry : readPo(contentOf(file))) all.push_back(std::move(entry));
    return all;
}

}  // namespace scan
