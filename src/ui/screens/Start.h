#pragma once

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// A game file that was open lately.
struct RecentFile {
    std::string name = {};    ///< as shown
    std::string detail = {};  ///< the folder, or who played; may be empty
    std::filesystem::path path = {};
};

/// The first screen: a column on the left, the table to be seen beside it.
struct StartModel {
    std::string tagline = {};  ///< already translated
    bool canContinue = false;
    std::vector<RecentFile> recent = {};
    std::string version = {};
};

enum class StartAction { NewGame, Continue, OpenFile, Settings, Quit };
struct OpenRecent {
    std::filesystem::path path = {};
    friend bool operator==(const OpenRecent&, const OpenRecent&) = default;
};
using StartCommand = std::variant<StartAction, OpenRecent>;

[[nodiscard]] std::vector<StartCommand> drawStart(kit::Context& ui, const StartModel& model);

}  // namespace ui::screens
