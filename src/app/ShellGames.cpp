// What a Shell does about games: begins, opens, keeps and saves them.
#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <ctime>

#include "app/Photo.h"
#include "app/Shell.h"
#include "app/Wake.h"
#include "base/Printable.h"
#include "i18n/Mark.h"

namespace app {

using i18n::mark;
using ui::kit::Severity;
namespace fs = std::filesystem;

namespace {

/// From the root on: the folder that a file dialog begins in must be one.
fs::path whole(const fs::path& file) {
    std::error_code error;
    fs::path path = fs::absolute(file, error);
    return error ? file : path.lexically_normal();
}

}  // namespace

void Shell::seat(match::Match match, Former former) {
    if (former == Former::Abandoned)
        keeper_.abandon();
    else if (session_ && keeper_.leave(session_->match(), seats_))
        toast(texts_.tr("The game that was under way is kept: the main menu offers it."));
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
    seat(match::Match(std::move(*state), std::move(names)), Former::Abandoned);
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
    seat(match::Match(session_->match().startState(), std::move(names)), Former::Abandoned);
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

void Shell::resume(const KeptGame& kept) {
    auto resumed = keeper_.read(kept);
    if (!resumed) {
        notice(texts_.tr("This game cannot be gone on with"), "", {resumed.error()});
        return;
    }
    std::vector<std::string> names = resumed->record.players;
    seat(match::Match::fromRecord(std::move(resumed->record)), Former::Left);
    keeper_.adopt(*resumed);
    match::Match& match = session_->match();
    match.setLive(true);
    const auto line = match.line();
    if (resumed->turns > 0 && resumed->turns <= line.size()) session_->goTo(line[resumed->turns - 1]);
    session_->finishAnimations();
    series_.emplace(std::move(names));
    seats_ = std::move(resumed->seats);
    seatBots();
}

void Shell::finishKeeping() {
    if (session_) keeper_.follow(session_->match(), seats_);
    const std::size_t known = keeper_.unfinished().size();
    const auto kept = keeper_.update();
    if (keeper_.unfinished().size() != known) redraw();
    if (!kept)
        toast(texts_.tr("The game under way cannot be kept: {why}", {{"why", texts_.describe(kept.error())}}),
              Severity::Warning);
}

void Shell::openFile(const fs::path& file, int ply) {
    openProblem_.reset();
    auto share = std::make_unique<std::atomic<double>>(0.0);
    auto task = std::make_unique<BackgroundTask<OpenedGame>>(
        [file, kind = game().kind.get(), told = share.get()](const std::stop_token& stop) {
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
    if (opened) {
        opened->file.path = whole(file);  // messages name a file as the player did
        return adopt(std::move(opened).value(), ply);
    }
    openProblem_ = opened.error();
    if (openProblem_->file.empty()) openProblem_->file = file.string();
    notice(texts_.tr("This file could not be opened"), "", {*openProblem_});
}

void Shell::adopt(OpenedGame opened, int ply) {
    if (opened.file.games > 1)
        toast(texts_.tr("The first of {count} games in this file is shown.",
                        {{"count", std::to_string(opened.file.games)}}));
    series_.reset();
    seat(std::move(opened.match), Former::Left);
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
        seat(match::Match(std::move(position->state), {game().kind->seatName(game::PlayerId(0)),
                                                       game().kind->seatName(game::PlayerId(1))}),
             Former::Left);
        for (const base::Error& warning : position->warnings)
            toast(texts_.describe(warning), Severity::Warning);
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

}  // namespace app
