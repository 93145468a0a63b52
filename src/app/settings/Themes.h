#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "i18n/Catalogue.h"
#include "scene/Theme.h"

namespace app {

/// A theme that the player can choose.
struct ThemeChoice {
    std::string id;
    std::string name;  ///< msgid
    std::filesystem::path folder;
};

/// The themes of the program and of the player, and the one in use. Reports problems with their files to the
/// player. Blocks on the disk. Main thread only.
class Themes {
  public:
    /// `materials`: those that games need. `texts` and `messages` must outlive it.
    Themes(const i18n::Catalogue& texts, Messages& messages, scene::GameMaterials materials)
        : texts_(texts), messages_(messages), materials_(std::move(materials)) {}

    /// Finds all themes; none is in use yet.
    void find(const Paths& paths);
    [[nodiscard]] const std::vector<ThemeChoice>& choices() const { return choices_; }
    [[nodiscard]] const scene::Theme& current() const { return current_; }
    /// Uses the theme with this id; if it is missing, the theme `usual`, or any, or a plain table without a
    /// theme.
    void use(const std::string& id, const std::string& usual);

  private:
    void findIn(const std::filesystem::path& parent);
    void noticeProblems();

    const i18n::Catalogue& texts_;
    Messages& messages_;
    scene::GameMaterials materials_;
    std::vector<ThemeChoice> choices_;
    scene::Theme current_;
};

}  // namespace app
