#include "app/Shell.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cstdlib>
#include <ctime>

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
    : paths_(std::move(paths)),
      log_(log),
      games_(gameCatalog()),
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
    file_.reset();
    ++sessions_;
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
    auto share = std::make_unique<std::atomic<double>>(0.0);
    auto task = std::make_unique<BackgroundTask<OpenedGame>>(
        [file = whole(file), kind = game().kind.get(), told = share.get()](const std::stop_token& stop) {
            return openGame(*kind, file, {.stop = stop, .progress = [told](double now) { *told = now; }});
        });
    loading_.reset();  // stops and waits before what it tells its share to goes
    loading_ = Loading{.file = file, .ply = ply, .share = std::move(share), .task = std::move(task)};
}

std::optional<ui::kit::Toast> Shell::loadingToast() const {
    constexpr float kMoment = 0.4F;
    if (!loading_ || loading_->seconds < kMoment) return {};
    const auto percent = std::to_string(static_cast<int>(100 * *loading_->share)) + " %";
    return ui::kit::Toast{.text = texts_.tr("Opening {file}: {percent}. Escape gives it up.",
                                            {{"file", base::excerpt(loading_->file.filename().string())},
                                             {"percent", percent}}),
                          .age = 1,
                          .duration = 3};
}

bool Shell::cancelLoading() {
    if (!loadingToast()) return false;
    loading_.reset();
    toast(texts_.tr("The file was not opened."));
    return true;
}

void Shell::finishLoading() {
    if (!loading_ || !loading_->task->ready()) return;
    auto opened = loading_->task->take();
    const auto [file, ply] = std::pair(loading_->file, loading_->ply);
    loading_.reset();
    if (opened) return adopt(std::move(opened).value(), ply);
    base::Error error = opened.error();
    if (error.file.empty()) error.file = file.string();
    notice(texts_.tr("This file could not be opened"), "", {error});
}

void Shell::adopt(OpenedGame opened, int ply) {
    if (opened.file.games > 1)
        toast(texts_.tr("The first of {count} games in this file is shown.",
                        {{"count", std::to_string(opened.file.games)}}));
    series_.reset();
    seat(std::move(opened.match));
    match::Match& match = session_->match();
    const auto line = match.line();
    if (ply > 0 && !line.empty()) {
        session_->goTo(line[std::min(static_cast<std::size_t>(ply), line.size()) - 1]);
        session_->finishAnimations();
    }
    if (!opened.file.path.empty()) rememberFile(opened.file);
    if (!opened.warnings.empty())
        notice(texts_.tr("The file was opened"), texts_.tr("Something in it looks wrong:"), opened.warnings);
}

void Shell::rememberFile(const GameFile& file) {
    file_ = file;
    Settings changed = settings_;
    changed.rememberFile(file.path);
    apply(changed);
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
    auto reading = game().kind->read(text, texts_.tr("clipboard"), {});
    // One line with slashes and no brackets was meant as a position: its error tells more.
    const bool asPosition = text.find('[') == std::string::npos && text.find('/') != std::string::npos;
    if (reading)
        adopt({.match = match::Match::fromRecord(std::move(reading->game)),
               .file = {.path = {}, .games = reading->count},
               .warnings = std::move(reading->warnings)},
              -1);
    else
        notice(texts_.tr("What is on the clipboard could not be read"), "",
               {asPosition ? position.error() : reading.error()});
}

void Shell::saveFile(const fs::path& file) {
    if (!session_) return;
    saver_.save(
        {.file = whole(file), .game = session_->match().toRecord(), .session = sessions_, .origin = file_});
}

void Shell::finishSaving() {
    const auto saved = saver_.takeFinished();
    if (!saved) return;
    if (!saved->result) return notice(texts_.tr("The game could not be saved"), "", {saved->result.error()});
    toast(texts_.tr("Saved as {file}", {{"file", base::excerpt(saved->file.filename().string())}}));
    if (saved->session == sessions_) rememberFile(*saved->result);
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

void Shell::savePicture(render::Image image) {
    const fs::path file = newPictureFile(paths_.pictures);
    picture_ = SavingPicture{file, std::make_unique<BackgroundTask<void>>(
                                       [file, image = std::move(image)](const std::stop_token&) {
                                           return render::savePng(image, file);
                                       })};
}

void Shell::finishPicture() {
    if (!picture_ || !picture_->task->ready()) return;
    const auto written = picture_->task->take();
    const fs::path file = picture_->file;
    picture_.reset();
    if (!written) return notice(texts_.tr("The picture could not be saved"), "", {written.error()});
    toast(texts_.tr("Saved as {file}", {{"file", file.string()}}));
}

fs::path Shell::suggestedFile() const {
    if (file_) return file_->path;
    constexpr std::size_t kLongestName = 60;  // bytes, of a player: names of files end at 255
    std::string name = "Tak";
    if (session_) {
        const auto& players = session_->match().players();
        name = std::string(base::beginningOf(players.front(), kLongestName)) + " - " +
               std::string(base::beginningOf(players.back(), kLongestName));
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
    settingsTask_ = std::make_unique<BackgroundTask<void>>(
        [settings = settings_, file = paths_.config / "settings.json"](const std::stop_token&) {
            return writeSettings(settings, file);
        });
}

void Shell::flush() {
    if (session_) session_->seatBots(BotPlayers());
    settingsTask_.reset();
    if (settingsDirty_) (void)writeSettings(settings_, paths_.config / "settings.json");
    settingsDirty_ = false;
    while (const auto saved = saver_.finish())
        if (!saved->result) log_.error(saved->result.error().describe());
    picture_.reset();
}

void Shell::update(float seconds) {
    if (loading_) loading_->seconds += seconds;
    finishLoading();
    finishSaving();
    finishSettings();
    finishPicture();
    for (ui::kit::Toast& toast : toasts_) toast.age += seconds;
    std::erase_if(toasts_, [](const ui::kit::Toast& toast) { return toast.age >= toast.duration; });
}

}  // namespace app
