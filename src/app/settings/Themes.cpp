#include "app/settings/Themes.h"

#include <algorithm>
#include <array>

#include "audio/Cue.h"
#include "base/Message.h"

namespace app {

using base::msgid;
using ui::kit::Severity;
namespace fs = std::filesystem;

namespace {

/// The names of the program's own themes, listed for the message catalogues; the program reads them from
/// theme.json.
[[maybe_unused]] constexpr std::array kThemeNames{msgid("Tavern"), msgid("Megaliths"), msgid("Study"),
                                                  msgid("Shore")};

std::vector<fs::path> foldersIn(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator();
         it.increment(error))
        if (it->is_directory(error)) found.push_back(it->path());
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

void Themes::find(const Paths& paths) {
    findIn(paths.assets / "themes");
    findIn(paths.config / "themes");
}

void Themes::findIn(const fs::path& parent) {
    for (const fs::path& folder : foldersIn(parent)) {
        std::error_code ignored;
        if (!fs::exists(folder / "theme.json", ignored)) continue;
        const auto theme = scene::loadTheme(folder, materials_);
        if (theme)
            choices_.push_back({theme->id, theme->name, folder});
        else
            messages_.toast(texts_.describe(theme.error()), Severity::Warning);
    }
}

void Themes::use(const std::string& id, const std::string& usual) {
    const auto named = [&](const std::string& wanted) {
        return std::find_if(choices_.begin(), choices_.end(),
                            [&](const ThemeChoice& choice) { return choice.id == wanted; });
    };
    const auto chosen = named(id);
    const auto otherwise = named(usual);
    const auto any = chosen != choices_.end()      ? chosen
                     : otherwise != choices_.end() ? otherwise
                                                   : choices_.begin();
    if (any != choices_.end() && chosen == choices_.end())
        messages_.toast(texts_.tr("The place \"{wanted}\" was not found: {instead} is shown instead.",
                                  {{"wanted", id}, {"instead", texts_.tr(any->name.c_str())}}),
                        Severity::Warning);
    if (any != choices_.end())
        if (auto theme = scene::loadTheme(any->folder, materials_)) {
            current_ = std::move(*theme);
            noticeProblems();
            return;
        }
    current_ = scene::fallbackTheme(materials_);
    messages_.toast(texts_.tr("No place could be read: the table is shown plain."), Severity::Warning);
}

/// Reports all problems of the theme's files.
void Themes::noticeProblems() {
    std::vector<base::Error> problems = current_.problems;
    for (const auto& [name, at] : current_.soundPositions)
        if (!audio::cueNamed(name))
            problems.push_back({{msgid("there is no sound \"{name}\""), {{"name", name}}},
                                (current_.folder / "theme.json").string(),
                                at});
    for (base::Error& error : scene::loadModels(current_)) problems.push_back(std::move(error));
    if (!problems.empty())
        messages_.notice(texts_.tr(current_.name.c_str()),
                         texts_.tr("Some files of this place cannot be used. It is shown without them."),
                         problems);
}

}  // namespace app
