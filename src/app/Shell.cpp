#include "app/Shell.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <stdexcept>

#include "app/Photo.h"
#include "app/Wake.h"
#include "app/screens/NoticeScreen.h"
#include "app/screens/PlayScreen.h"
#include "base/Files.h"
#include "base/Printable.h"
#include "i18n/Mark.h"

namespace app {

using i18n::mark;
using ui::kit::Severity;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> foldersIn(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator();
         it.increment(error))
        if (it->is_directory(error)) found.push_back(it->path());
    std::sort(found.begin(), found.end());
    return found;
}

constexpr std::size_t kMostMessages = 50;
constexpr std::size_t kLongestMessage = 600;  // bytes; what a file quotes may be as long as the file

/// The places that come with the program name themselves in their theme.json; here they are for the
/// catalogues.
[[maybe_unused]] constexpr std::array kPlaceNames{mark("Tavern"), mark("Megaliths"), mark("Study")};

/// A catalogue without a game has nothing to show.
std::vector<CatalogEntry> atLeastOne(std::vector<CatalogEntry> games) {
    if (games.empty()) throw std::runtime_error("this program was built without a game");
    return games;
}

/// Of an option: the same text, or the same number.
bool sameValue(const std::string& a, const std::string& b) {
    char* endA = nullptr;
    char* endB = nullptr;
    const double x = std::strtod(a.c_str(), &endA);
    const double y = std::strtod(b.c_str(), &endB);
    const bool numbers = !a.empty() && !b.empty() && *endA == '\0' && *endB == '\0';
    return a == b || (numbers && x == y);
}

std::string systemLanguage() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value && *value) return value;
    return "en";
}

}  // namespace

Shell::Shell(Paths paths, base::Log& log, const std::optional<Settings>& instead)
    : paths_(std::move(paths)),
      log_(log),
      games_(atLeastOne(gameCatalog())),
      keeper_(instead ? fs::path() : paths_.state / "games", *games_.front().kind),
      saver_(*games_.front().kind),
      settingsKept_(!instead) {
    SettingsReading reading =
        instead ? SettingsReading{*instead, {}} : readSettings(paths_.config / "settings.json");
    settings_ = std::move(reading.settings);
    languages_ = i18n::availableLanguages(paths_.locale);
    loadLanguage();
    findThemes();
    loadTheme();
    makeShowcase();
    checkSettings(reading);
    if (!reading.problems.empty())
        notice(texts_.tr("Settings"), texts_.tr("Some settings could not be read. Their defaults are used."),
               reading.problems);
}

// ---- data ----

/// Values that are well formed, and mean something only where there is what they name.
void Shell::checkSettings(SettingsReading& reading) const {
    const auto complain = [&](const char* key, base::Message message) {
        reading.problems.push_back(
            {std::move(message), (paths_.config / "settings.json").string(), reading.positions[key]});
    };
    const std::string& language = settings_.language;
    if (!language.empty() && i18n::chooseLanguage(language, languages_) == "en" &&
        !language.starts_with("en"))
        complain("language",
                 {mark("there is no language \"{name}\": English is used"), {{"name", language}}});
    const auto opponents = game().kind->opponents();
    for (const std::string& id : settings_.opponents)
        if (!id.empty() && std::none_of(opponents.begin(), opponents.end(),
                                        [&](const game::Opponent& known) { return known.id == id; }))
            complain("opponents", {mark("there is no opponent \"{name}\": a person plays"), {{"name", id}}});
    for (const game::OptionSpec& option : game().kind->options(settings_.gameOptions)) {
        const auto wanted = settings_.gameOptions.find(option.key);
        if (wanted == settings_.gameOptions.end() || sameValue(wanted->second, option.value)) continue;
        complain("gameOptions",
                 {mark("the option \"{name}\" cannot be \"{wanted}\": it is \"{value}\""),
                  {{"name", option.key}, {"wanted", wanted->second}, {"value", option.value}}});
    }
}

void Shell::loadLanguage() {
    const std::string wanted = settings_.language.empty() ? systemLanguage() : settings_.language;
    if (auto loaded = texts_.load(paths_.locale, i18n::chooseLanguage(wanted, languages_)); !loaded)
        log_.warning(loaded.error().describe());
}

void Shell::findThemes() {
    for (const fs::path& parent : {paths_.assets / "themes", paths_.config / "themes"})
        for (const fs::path& folder : foldersIn(parent)) {
            std::error_code ignored;
            if (!fs::exists(folder / "theme.json", ignored)) continue;
            const auto theme = scene::loadTheme(folder);
            if (theme)
                themes_.push_back({theme->id, theme->name, folder});
            else
                toast(texts_.describe(theme.error()), Severity::Warning);
        }
}

void Shell::loadTheme() {
    const auto chosen = std::find_if(themes_.begin(), themes_.end(),
                                     [&](const ThemeChoice& t) { return t.id == settings_.theme; });
    const auto usual = std::find_if(themes_.begin(), themes_.end(),
                                    [](const ThemeChoice& t) { return t.id == Settings().theme; });
    const auto any = chosen != themes_.end() ? chosen : usual != themes_.end() ? usual : themes_.begin();
    if (any != themes_.end() && chosen == themes_.end())
        toast(texts_.tr("The place \"{wanted}\" is not there: this is {instead}.",
                        {{"wanted", settings_.theme}, {"instead", texts_.tr(any->name.c_str())}}),
              Severity::Warning);
    if (any != themes_.end())
        if (auto theme = scene::loadTheme(any->folder)) {
            theme_ = std::move(*theme);
            noticeTheme();
            return;
        }
    theme_ = scene::fallbackTheme();
    toast(texts_.tr("No theme could be read: the table is shown plain."), Severity::Warning);
}

/// Everything about the theme that is not as its author meant it.
void Shell::noticeTheme() {
    std::vector<base::Error> problems = theme_.problems;
    for (const auto& [name, at] : theme_.soundPositions)
        if (!audio::cueNamed(name))
            problems.push_back({{mark("there is no sound \"{name}\""), {{"name", name}}},
                                (theme_.folder / "theme.json").string(),
                                at});
    for (base::Error& error : scene::loadModels(theme_)) problems.push_back(std::move(error));
    if (!problems.empty())
        notice(texts_.tr(theme_.name.c_str()),
               texts_.tr("Something in the files of this place cannot be used. It is shown without."),
               problems);
}

void Shell::makeShowcase() {
    std::unique_ptr<game::State> state;
    if (const auto text = base::readFile(paths_.assets / "games" / "showcase.tps"))
        if (auto position = game().kind->readPosition(*text)) state = std::move(position->state);
    if (!state) state = std::move(game().kind->create({})).value();
    showcase_ =
        std::make_unique<TableSession>(game(), match::Match(std::move(state), {"", ""}), theme_, 0.0F);
}

std::vector<ui::screens::RecentFile> Shell::recentFiles() const {
    std::vector<ui::screens::RecentFile> files;
    for (const std::string& text : settings_.recentFiles) {
        const fs::path path(text);
        files.push_back({path.stem().string(), path.parent_path().string(), path});
    }
    return files;
}

// ---- screens ----

bool Shell::changeScreens(std::vector<std::unique_ptr<Screen>>& screens) {
    const bool change = popped_ || toStart_ || !pushed_.empty();
    if (std::exchange(popped_, false) && screens.size() > 1) screens.pop_back();
    if (std::exchange(toStart_, false)) screens.resize(1);
    for (std::unique_ptr<Screen>& screen : std::exchange(pushed_, {})) screens.push_back(std::move(screen));
    // A notice that was closed with everything else has not been read.
    if (notices_.empty() || dynamic_cast<NoticeScreen*>(screens.back().get()) != nullptr) return change;
    const Notice& next = notices_.front();
    screens.push_back(std::make_unique<NoticeScreen>(*this, next.title, next.summary, next.messages));
    return true;
}

void Shell::closeNotice() {
    if (!notices_.empty()) notices_.pop_front();
    pop();
}

void Shell::showTable() {
    popToStart();
    push(std::make_unique<PlayScreen>(*this));
    changes_.table = true;
}

// ---- messages ----

void Shell::toast(std::string text, Severity severity) {
    constexpr std::size_t kMost = 4;
    text = base::printable(base::shortened(text, kLongestMessage));
    if (severity == Severity::Info)
        log_.info(text);
    else
        log_.warning(text);
    toasts_.push_back({.text = std::move(text),
                       .severity = severity,
                       .duration = severity == Severity::Info ? 3.0F : 6.0F});
    if (toasts_.size() > kMost) toasts_.erase(toasts_.begin());
}

void Shell::notice(std::string title, std::string summary, const std::vector<base::Error>& problems) {
    std::vector<std::string> messages;
    for (const base::Error& problem : problems) {
        if (messages.size() == kMostMessages) break;
        messages.push_back(base::printable(base::shortened(texts_.describe(problem), kLongestMessage)));
        log_.warning(base::shortened(problem.describe(), kLongestMessage));
    }
    Notice notice{std::move(title), std::move(summary), std::move(messages)};
    if (std::find(notices_.begin(), notices_.end(), notice) == notices_.end())
        notices_.push_back(std::move(notice));
}

// ---- settings ----

void Shell::apply(const Settings& settings) {
    const Settings before = std::exchange(settings_, settings);
    if (before == settings_) return;
    if (before.language != settings_.language) loadLanguage();
    if (before.theme != settings_.theme) {
        loadTheme();
        showcase_->setTheme(theme_);
        if (session_) session_->setTheme(theme_);
        changes_.theme = true;
    }
    changes_.volumes |= before.volumes != settings_.volumes;
    changes_.style |= changes_.theme || before.interfaceScale != settings_.interfaceScale;
    changes_.window |= before.fullScreen != settings_.fullScreen ||
                       before.verticalSync != settings_.verticalSync || before.quality != settings_.quality ||
                       before.resolutionScale != settings_.resolutionScale;
    if (session_) session_->setMotion(speed(), settings_.reducedMotion);
    settingsDirty_ = settingsKept_;
}

void Shell::setCameraHabits(const CameraHabits& habits) {
    if (habits == cameraHabits_) return;
    cameraHabits_ = habits;
    showcase_->setCameraHabits(habits);
    if (session_) session_->setCameraHabits(habits);
}

void Shell::setWindowSize(int width, int height) {
    Settings changed = settings_;
    changed.windowWidth = std::max(width, 640);
    changed.windowHeight = std::max(height, 400);
    apply(changed);
}

void Shell::writeSettingsSoon() {
    settingsDirty_ = false;
    settingsTask_ = std::make_unique<BackgroundTask<void>>(
        [settings = settings_, file = paths_.config / "settings.json"](const std::stop_token&) {
            return writeSettings(settings, file);
        });
}

void Shell::finishSettings() {
    if (settingsTask_ && settingsTask_->ready()) {
        const auto written = settingsTask_->take();
        settingsTask_.reset();
        if (!written && !std::exchange(settingsFailed_, true))
            toast(texts_.tr("Settings cannot be saved: {why}", {{"why", texts_.describe(written.error())}}),
                  Severity::Warning);
    }
    if (settingsDirty_ && !settingsTask_) writeSettingsSoon();
}

base::Result<void> Shell::flush() {
    if (session_) keeper_.follow(session_->match(), seats_);
    keeper_.flush();
    if (session_) session_->seatBots(BotPlayers());
    settingsTask_.reset();
    if (settingsDirty_) (void)writeSettings(settings_, paths_.config / "settings.json");
    settingsDirty_ = false;
    base::Result<void> result;
    while (const auto saved = saver_.finish())
        if (!saved->result && result) result = saved->result.error();
    pictures_.finish();
    while (const auto saved = pictures_.take())
        if (!*saved && result) result = saved->error();
    return result;
}

void Shell::update(float seconds) {
    if (loading_) loading_->seconds += seconds;
    finishLoading();
    finishSaving();
    finishSettings();
    finishPicture();
    finishKeeping();
    for (ui::kit::Toast& toast : toasts_) toast.age += seconds;
    std::erase_if(toasts_, [](const ui::kit::Toast& toast) { return toast.age >= toast.duration; });
}

}  // namespace app
