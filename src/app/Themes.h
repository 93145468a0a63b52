#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/Messages.h"
#include "app/Paths.h"
#include "i18n/Catalogue.h"
#include "scene/Theme.h"

namespace app {

/// A theme that can be chosen.
struct ThemeChoice {
    std::string id;
    std::string name;  ///< msgid
    std::filesystem::path folder;
};

/// The themes that come with the program and those of the player, and the one in use. Tells the player what
/// is wrong with their files. Blocks on the disk; main thread only.
class Themes {
  public:
    /// `materials`: those that games ask for. The others must outlive it.
    Themes(const i18n::Catalogue& texts, Messages& messages, scene::MaterialNames materials)
        : texts_(texts), messages_(messages), materials_(std::move(materials)) {}

    /// Looks for themes; none is in use yet.
    void find(const Paths& paths);
    [[nodiscard]] const std::vector<ThemeChoice>& choices() const { return choices_; }
    [[nodiscard]] const scene::Theme& current() const { return current_; }
    /// Takes the theme of this id; without it the usual one or any, and without any a plain table.
    void use(const std::string& id, const std::string& usual);

  private:
    void findIn(const std::filesystem::path& parent);
    void noticeProblems();

    const i18n::Catalogue& texts_;
    Messages& messages_;
    scene::MaterialNames materials_;
    std::vector<ThemeChoice> choices_;
    scene::Theme current_;
};

}  // namespace app
