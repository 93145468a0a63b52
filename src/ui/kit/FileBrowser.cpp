#include "ui/kit/FileBrowser.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "base/FileName.h"

namespace ui::kit {
namespace {

namespace fs = std::filesystem;

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

bool endsWith(const std::string& name, const std::string& ending) {
    return ending.size() <= name.size() &&
           lowered(name).substr(name.size() - ending.size()) == lowered(ending);
}

bool endsWithAny(const std::string& name, const std::vector<std::string>& endings) {
    return endings.empty() || std::any_of(endings.begin(), endings.end(),
                                          [&](const std::string& ending) { return endsWith(name, ending); });
}

bool canBeRun(const fs::directory_entry& file) {
    constexpr fs::perms kAnyone = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    std::error_code unknown;
    return (file.status(unknown).permissions() & kAnyone) != fs::perms::none && !unknown;
}

bool comesBefore(const FolderEntry& a, const FolderEntry& b) {
    if (a.folder != b.folder) return a.folder;
    const std::string left = lowered(a.name);
    const std::string right = lowered(b.name);
    return left != right ? left < right : a.name < b.name;
}

}  // namespace

base::Result<std::vector<FolderEntry>> listFolder(const fs::path& folder, const FilesShown& shown) {
    std::error_code problem;
    std::vector<FolderEntry> entries;
    fs::directory_iterator at(folder, problem);
    for (; !problem && at != fs::directory_iterator(); at.increment(problem)) {
        std::error_code unknown;  // a broken link is neither folder nor file
        const std::string name = at->path().filename().string();
        const bool isFolder = at->is_directory(unknown);
        if (name.empty() || name.front() == '.') continue;
        if (isFolder || (at->is_regular_file(unknown) && endsWithAny(name, shown.endings) &&
                         (!shown.programs || canBeRun(*at))))
            entries.push_back({name, isFolder});
    }
    if (problem) {
        return base::Error{
            .message = {base::msgid("this folder cannot be read: {why}"), {{"why", problem.message()}}},
            .file = folder.string()};
    }
    std::sort(entries.begin(), entries.end(), comesBefore);
    return entries;
}

void FileBrowser::open(const fs::path& folder) {
    std::error_code ignored;
    const fs::path whole = fs::absolute(folder, ignored);
    folder_ = (ignored ? folder : whole).lexically_normal();
    if (!folder_.has_filename() && folder_.has_relative_path()) folder_ = folder_.parent_path();
    auto listing = listFolder(folder_, shown_);
    error_ = listing ? std::nullopt : std::optional(listing.error());
    entries_ = listing ? std::move(*listing) : std::vector<FolderEntry>{};
}

std::string FileBrowser::shownFolder() const {
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0') return base::shownPath(folder_);
    const fs::path inside = folder_.lexically_relative(fs::path(home).lexically_normal());
    if (inside.empty() || *inside.begin() == "..") return base::shownPath(folder_);
    return inside == "." ? "~" : base::shownPath(fs::path("~") / inside);
}

fs::path FileBrowser::fileNamed(const std::string& name) const {
    std::error_code unknown;
    const fs::path file = folder_ / fs::path(name);
    // The names of some files cannot be typed: the name that the list shows means them.
    for (const FolderEntry& entry : entries_)
        if (!entry.folder && base::shownPath(entry.name) == name && !fs::exists(file, unknown))
            return folder_ / entry.name;
    const bool hasEnding = file.has_extension();
    if (endsWithAny(name, shown_.endings) || (hasEnding && fs::is_regular_file(file, unknown))) return file;
    // Prefers an ending with which the file exists.
    for (const std::string& ending : shown_.endings)
        if (fs::path whole(file.string() + ending); fs::exists(whole, unknown)) return whole;
    // Of a file that should be there, an error names what was typed.
    return shown_.existing && hasEnding ? file : fs::path(file.string() + shown_.endings.front());
}

}  // namespace ui::kit
