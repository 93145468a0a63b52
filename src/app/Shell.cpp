#include "app/Shell.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cstdlib>
#include <ctime>

#include "app/Photo.h"
#include "app/Shortened.h"
#include "app/Wake.h"
#include "app/screens/NoticeScreen.h"
#include "app/screens/PlayScreen.h"
#include "base/Files.h"
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

/// From the root on: the folder that a file dialog begins in must be one.
fs::path whole(const fs::path& file) {
    std::error_code error;
    fs::path path = fs::absolute(file, error);
    return error ? file : path.lexically_normal();
}

/// The places that come with the program name themselves in their theme.json; here they are for the
/// catalogues.
[[maybe_unused]] constexpr std::array kPlaceNames{mark("Tavern"), mark("Megaliths"), mark("Study")};

std::string systemLanguage() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value && *value) return value;
    return "en";
}

}  // namespace

Shell::Shell(Paths paths, base::Log& log, const std::optional<Settings>& instead)
    : paths_(std::move(paths)), log_(log), games_(gameCatalog()), settingsKept_(!instead) {
    SettingsReading reading =
        instead ? SettingsReading{*instead, {}} : readSettings(paths_.config / "settings.json");
    settings_ = std::move(reading.settings);
    languages_ = i18n::availableLanguages(paths_.locale);
    loadLanguage();
    findThemes();
    loadTheme();
    makeShowcase();
    if (!reading.problems.empty())
        notice(texts_.tr("Settings"), texts_.tr("Some settings could not be read. Their defaults are used."),
               reading.problems);
}

// ---- data ----

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
            for (const base::Error& error : scene::loadModels(theme_))
                toast(texts_.describe(error), Severity::Warning);
            return;
        }
    theme_ = scene::fallbackTheme();
    toast(texts_.tr("No theme could be read: the table is shown plain."), Severity::Warning);
}

void Shell::makeShowcase() {
    std::unique_ptr<game::State> state;
    if (const auto text = base::readFile(paths_.assets / "games" / "showcase.tps"))
        if (auto position = game().kind->readPosition(*text)) state = std::move(*position);
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
    return change;
}

void Shell::showTable() {
    popToStart();
    push(std::make_unique<PlayScreen>(*this));
    changes_.table = true;
}

// ---- messages ----

void Shell::toast(std::string text, Severity severity) {
    constexpr std::size_t kMost = 4;
    text = shortened(text, kLongestMessage);
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
        messages.push_back(shortened(texts_.describe(problem), kLongestMessage));
        log_.warning(shortened(problem.describe(), kLongestMessage));
    }
    push(std::make_unique<NoticeScreen>(*this, std::move(title), std::move(summary), std::move(messages)));
}

// ---- games ----

void Shell::seat(match::Match match) {
    // Whoever sits down comes from where he looked at the place.
    const scene::OrbitCamera::Stance stance = table().camera().stance();
    session_ = std::make_unique<TableSession>(game(), std::move(match), theme_, speed());
    session_->camera().stand(stance, 0);
    session_->setMotion(speed(), settings_.reducedMotion);
    session_->setCameraHabits(cameraHabits_);
    seats_.clear();
    resultEntered_ = false;
    savedAs_.clear();
    showTable();
}

void Shell::seatBots() {
    const auto seconds = std::chrono::duration<double>(settings_.thinkingSeconds);
    BotPlayers bots({.thinkingTime = std::chrono::duration_cast<std::chrono::milliseconds>(seconds),
                     .fixedClock = fixedClock_},
                    wakeLoop);
    const std::vector<game::Opponent> known = game().kind->opponents();
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        auto bot = game().kind->createBot(seats_[i].opponent);
        const auto opponent = std::find_if(
            known.begin(), known.end(), [&](const game::Opponent& o) { return o.id == seats_[i].opponent; });
        if (bot && opponent != known.end())
            bots.seat(game::PlayerId(static_cast<std::uint8_t>(i)), std::move(bot), opponent->quick);
    }
    session_->seatBots(std::move(bots));
}

base::Result<void> Shell::startGame(const game::OptionValues& options, std::vector<Seat> seats) {
    auto state = game().kind->create(options);
    if (!state) return state.error();
    std::vector<std::string> names;
    for (const Seat& taken : seats) names.push_back(taken.name);
    series_.emplace(names);
    seat(match::Match(std::move(*state), std::move(names)));
    seats_ = std::move(seats);
    seatBots();
    Settings changed = settings_;
    changed.gameOptions = options;
    apply(changed);
    return {};
}

std::vector<Seat> Shell::seats() const {
    if (!session_) return {};
    std::vector<Seat> seats = seats_;
    const std::vector<std::string>& names = session_->match().players();
    seats.resize(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) seats[i].name = names[i];
    return seats;
}

void Shell::takeSeats(std::vector<Seat> seats) {
    if (!session_) return;
    match::Match& match = session_->match();
    // Points belong to players, so others begin anew.
    if (seats != this->seats()) series_.reset();
    for (std::size_t i = 0; i < seats.size(); ++i)
        match.setPlayer(game::PlayerId(static_cast<std::uint8_t>(i)), seats[i].name);
    if (match.atEnd() && !match.outcome().over) match.setLive(true);
    seats_ = std::move(seats);
    seatBots();
}

void Shell::rematch() {
    if (!session_) return;
    std::vector<std::string> names = session_->match().players();
    std::vector<Seat> seats = seats_;
    std::rotate(names.begin(), names.begin() + 1, names.end());
    if (!seats.empty()) std::rotate(seats.begin(), seats.begin() + 1, seats.end());
    seat(match::Match(session_->match().startState(), std::move(names)));
    seats_ = std::move(seats);
    seatBots();
}

void Shell::keepScore() {
    if (!session_ || !series_ || !session_->match().live()) return;
    const match::Match& match = session_->match();
    const game::Outcome outcome = match.outcome();
    // An ending that was taken back and played on from is none; looking back at a game is no playing on.
    if (resultEntered_ && !outcome.over && match.atEnd()) {
        series_->takeBack();
        resultEntered_ = false;
    }
    if (resultEntered_ || !outcome.over) return;
    series_->enter(outcome, match.players());
    resultEntered_ = true;
}

void Shell::openFile(const fs::path& file, int ply) {
    openProblem_.reset();
    loading_ = Loading{file, ply,
                       std::make_unique<BackgroundTask<Loaded>>(
                           [file, kind = game().kind.get()](const std::stop_token&) -> Loaded {
                               const auto text = base::readFile(file);
                               if (!text) return text.error();
                               return kind->read(*text, file.string());
                           })};
}

void Shell::finishLoading() {
    if (!loading_ || !loading_->task->ready()) return;
    Loaded loaded = loading_->task->take();
    const auto [file, ply] = std::pair(loading_->file, loading_->ply);
    loading_.reset();
    if (!loaded) {
        openProblem_ = loaded.error();
        notice(texts_.tr("This file could not be opened"), "", {loaded.error()});
        return;
    }
    adopt(std::move(*loaded), file, ply);
}

void Shell::adopt(game::Kind::Records records, const fs::path& file, int ply) {
    if (records.games.empty()) {
        openProblem_ = base::Error{mark("There is no game in it."), file.string(), {}};
        notice(texts_.tr("This file could not be opened"), "", {*openProblem_});
        return;
    }
    if (records.games.size() > 1)
        toast(texts_.tr("The first of {count} games in this file is shown.",
                        {{"count", std::to_string(records.games.size())}}));
    series_.reset();
    seat(match::Match::fromRecord(std::move(records.games.front())));
    match::Match& match = session_->match();
    const auto line = match.line();
    if (ply > 0 && !line.empty()) {
        session_->goTo(line[std::min(static_cast<std::size_t>(ply), line.size()) - 1]);
        session_->finishAnimations();
    }
    if (!file.empty()) {
        savedAs_ = whole(file);
        Settings changed = settings_;
        changed.rememberFile(savedAs_);
        apply(changed);
    }
    if (!records.warnings.empty())
        notice(texts_.tr("The file was opened"), texts_.tr("Something in it looks wrong:"), records.warnings);
}

void Shell::openText(const std::string& text) {
    const bool blank = std::all_of(text.begin(), text.end(),
                                   [](char c) { return std::isspace(static_cast<unsigned char>(c)); });
    if (blank) return toast(texts_.tr("There is no text on the clipboard."), Severity::Warning);
    auto position = game().kind->readPosition(text);
    if (position) {
        series_.reset();
        seat(match::Match(std::move(*position), {game().kind->seatName(game::PlayerId(0)),
                                                 game().kind->seatName(game::PlayerId(1))}));
        return;
    }
    auto records = game().kind->read(text, texts_.tr("clipboard"));
    // One line with slashes and no brackets was meant as a position: its error tells more.
    const bool asPosition = text.find('[') == std::string::npos && text.find('/') != std::string::npos;
    if (records && !records->games.empty())
        adopt(std::move(*records), {}, -1);
    else
        notice(texts_.tr("What is on the clipboard could not be read"), "",
               {asPosition || records ? position.error() : records.error()});
}

void Shell::saveFile(const fs::path& file) {
    if (!session_) return;
    std::vector<game::Record> games;
    games.push_back(session_->match().toRecord());
    saves_.add(
        SaveQueue::Work([file, kind = game().kind.get(), games = std::move(games)]() -> SaveQueue::Saved {
            if (auto written = base::writeFile(file, kind->write(games)); !written) return written.error();
            return file;
        }));
}

void Shell::finishSaving() {
    while (const auto saved = saves_.take()) {
        if (!*saved) {
            notice(texts_.tr("The game could not be saved"), "", {saved->error()});
            continue;
        }
        savedAs_ = whole(**saved);
        toast(texts_.tr("Saved as {file}", {{"file", (*saved)->filename().string()}}));
        Settings changed = settings_;
        changed.rememberFile(savedAs_);
        apply(changed);
    }
    if (settingsTask_ && settingsTask_->ready()) {
        const auto written = settingsTask_->take();
        settingsTask_.reset();
        if (!written && !std::exchange(settingsFailed_, true))
            toast(texts_.tr("Settings cannot be saved: {why}", {{"why", texts_.describe(written.error())}}),
                  Severity::Warning);
    }
    if (settingsDirty_ && !settingsTask_) writeSettingsSoon();
}

void Shell::savePicture(render::Image image) {
    // The name is looked for when the pictures before it have theirs.
    pictures_.add(SaveQueue::Work([folder = paths_.pictures, image = std::move(image)]() -> SaveQueue::Saved {
        fs::path file = newPictureFile(folder);
        if (auto written = render::savePng(image, file); !written) return written.error();
        return file;
    }));
}

void Shell::finishPicture() {
    while (const auto saved = pictures_.take())
        if (*saved)
            toast(texts_.tr("Saved as {file}", {{"file", (*saved)->string()}}));
        else
            notice(texts_.tr("The picture could not be saved"), "", {saved->error()});
}

fs::path Shell::suggestedFile() const {
    if (!savedAs_.empty()) return savedAs_;
    constexpr std::size_t kLongestName = 60;  // bytes, of a player: names of files end at 255
    std::string name = "Tak";
    if (session_) {
        const auto& players = session_->match().players();
        name = std::string(beginningOf(players.front(), kLongestName)) + " - " +
               std::string(beginningOf(players.back(), kLongestName));
    }
    for (char& c : name)
        if (static_cast<unsigned char>(c) < 0x20 ||
            std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos)
            c = '_';
    const std::time_t now = std::time(nullptr);
    char date[32];
    std::strftime(date, sizeof date, " %Y-%m-%d", std::localtime(&now));
    return paths_.games / (name + date + game().kind->extension());
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
    settingsTask_ = std::make_unique<BackgroundTask<base::Result<void>>>(
        [settings = settings_, file = paths_.config / "settings.json"](const std::stop_token&) {
            return writeSettings(settings, file);
        });
}

base::Result<void> Shell::flush() {
    if (session_) session_->seatBots(BotPlayers());
    settingsTask_.reset();
    if (settingsDirty_) (void)writeSettings(settings_, paths_.config / "settings.json");
    settingsDirty_ = false;
    base::Result<void> result;
    for (SaveQueue* queue : {&saves_, &pictures_}) {
        queue->finish();
        while (const auto saved = queue->take())
            if (!*saved && result) result = saved->error();
    }
    return result;
}

void Shell::update(float seconds) {
    finishLoading();
    finishSaving();
    finishPicture();
    for (ui::kit::Toast& toast : toasts_) toast.age += seconds;
    std::erase_if(toasts_, [](const ui::kit::Toast& toast) { return toast.age >= toast.duration; });
}

}  // namespace app
