#include "app/play/Files.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <utility>

#include "app/common/Dates.h"
#include "app/common/Desktop.h"
#include "app/play/PageLink.h"
#include "app/table/SharedGame.h"
#include "app/window/Photo.h"
#include "base/FileName.h"
#include "base/Files.h"
#include "base/Message.h"
#include "base/Printable.h"
#include "base/Sealed.h"
#include "i18n/Numbers.h"

namespace app {

using ui::kit::Severity;
namespace fs = std::filesystem;

namespace {

constexpr int kNoSession = 0;  // of what is saved, but is not the file of the game on the table

/// The absolute path: a file dialog needs a folder to start in.
fs::path whole(const fs::path& file) {
    std::error_code error;
    fs::path path = fs::absolute(file, error);
    return error ? file : path.lexically_normal();
}

bool blank(const std::string& text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return std::isspace(static_cast<unsigned char>(c)); });
}

/// Replaces characters that some file systems do not allow.
std::string fileNameOf(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < 0x20 ||
            std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos)
            c = '_';
    return text;
}

}  // namespace

// ---- opening ----

void Files::open(const fs::path& file, int ply, const game::OptionValues& given) {
    openProblem_.reset();
    question_.reset();
    load({.file = file,
          .name = base::shownPath(file.filename()),
          .failed = base::msgid("This file could not be opened"),
          .ply = ply,
          .again = [this, file, ply](const auto& values) { open(file, ply, values); }},
         [file, given, games = &basics_.games, chance = chances_.draw()](game::Kind::ReadRequest request) {
             request.given = given;
             return openGame(*games, file, request, chance);
         });
}

void Files::load(Loading loading, Read read) {
    loading.share = std::make_shared<std::atomic<double>>(0.0);
    auto task = [read = std::move(read), told = loading.share](const std::stop_token& stop) {
        return read({.stop = stop, .progress = [told](double now) { *told = now; }});
    };
    abandonLoading();
    loading.task = std::make_unique<BackgroundTask<Opened>>(std::move(task));
    loading_ = std::move(loading);
}

/// Does not wait, since a slow disk may take its time.
void Files::abandonLoading() {
    if (loading_) retired_.add(std::move(loading_->task));
    loading_.reset();
}

std::optional<ui::kit::Toast> Files::loadingToast() const {
    constexpr float kMoment = 0.4F;
    if (!loading_ || loading_->seconds < kMoment) return {};
    const auto percent = i18n::percentText(basics_.texts, static_cast<long>(100 * *loading_->share));
    const std::string key =
        shownChord(basics_.preferences.bindings().of(Action::Back).front(), basics_.texts);
    return ui::kit::Toast{
        .text = basics_.texts.tr("Opening {file}: {percent}. {key} cancels.",
                                 {{"file", loading_->name}, {"percent", percent}, {"key", key}}),
        .age = 1,
        .duration = 3};
}

bool Files::cancelLoading() {
    if (!loadingToast()) return false;
    abandonLoading();
    basics_.messages.toast(basics_.texts.tr("The file was not opened."));
    return true;
}

void Files::finishLoading() {
    if (!loading_ || !loading_->task->ready()) return;
    auto opened = loading_->task->take();
    const Loading done = std::move(*std::exchange(loading_, {}));
    if (!opened) {
        openProblem_ = opened.error();
        if (openProblem_->file.empty()) openProblem_->file = done.file.string();
        return basics_.messages.notice(basics_.texts.tr(done.failed), "", {*openProblem_});
    }
    auto* game = std::get_if<OpenedGame>(&*opened);
    if (game == nullptr || game->fault)
        return ask({.opening = std::move(*opened), .ply = done.ply, .again = done.again});
    if (!game->file.path.empty())
        game->file.path = whole(done.file);  // messages show it as the player gave it
    show(std::move(*game), done.ply);
}

void Files::show(OpenedGame opened, int ply) {
    const i18n::Catalogue& texts = basics_.texts;
    if (opened.file.games > 1)
        basics_.messages.toast(texts.tr("The first of {count} games in this file is shown.",
                                        {{"count", std::to_string(opened.file.games)}}));
    if (opened.opponents) return goOn(std::move(opened));
    currentGame_.show(*opened.game, std::move(opened.match), ply);
    if (opened.shown && ply < 0) currentGame_.goTo(*opened.shown);
    if (!opened.file.path.empty()) remember(opened.file);
    name_ = std::move(opened.name);
    nameOf_ = currentGame_.sessionNumber();
    if (!name_.empty())
        basics_.messages.toast(
            texts.tr("The link calls this game {name}.", {{"name", base::excerpt(name_)}}));
    if (opened.remark) basics_.messages.toast(texts.tr(*opened.remark));
    if (!opened.warnings.empty())
        basics_.messages.notice(texts.tr("The file was opened"),
                                texts.tr("Something in the file looks wrong:"), opened.warnings);
}

/// A text that was sealed has no warnings.
void Files::goOn(OpenedGame opened) {
    currentGame_.goOn(*opened.game, std::move(opened.match), std::move(*opened.opponents),
                      [this, file = std::move(opened.file)] {
                          if (!file.path.empty()) remember(file);
                      });
}

void Files::remember(const GameFile& file) {
    file_ = file;
    fileOf_ = currentGame_.sessionNumber();
    Settings changed = basics_.preferences.settings();
    changed.rememberFile(file.path);
    basics_.preferences.apply(changed);
}

// ---- questions about a game to open ----

void Files::ask(Question question) {
    const auto* begun = std::get_if<OpenedGame>(&question.opening);
    openProblem_ = begun ? *begun->fault : std::get<MissingOption>(question.opening).problem;
    question_ = std::move(question);
    screens_.openOnce(ScreenId::Opening);
}

void Files::choose(const std::string& value) {
    if (!question_ || !std::holds_alternative<MissingOption>(question_->opening)) return;
    const Question answered = *std::exchange(question_, {});
    answered.again({{std::get<MissingOption>(answered.opening).option.key, value}});
}

void Files::openUpToFault() {
    if (!question_ || !std::holds_alternative<OpenedGame>(question_->opening)) return;
    Question answered = *std::exchange(question_, {});
    openProblem_.reset();
    show(std::get<OpenedGame>(std::move(answered.opening)), answered.ply);
}

// ---- from the clipboard ----

/// The games whose notation a text without a file may be in, the likeliest first: the game that claims it,
/// the game on the table, all others.
std::vector<const CatalogEntry*> Files::gamesOf(const std::string& text) const {
    std::vector<const CatalogEntry*> likely;
    const auto add = [&](const CatalogEntry* game) {
        if (game && std::find(likely.begin(), likely.end(), game) == likely.end()) likely.push_back(game);
    };
    add(basics_.games.claiming(text, ""));
    add(&tables_.shown().entry());
    for (const CatalogEntry& game : basics_.games.entries()) add(&game);
    return likely;
}

void Files::paste() { openText(copiedText()); }

void Files::openText(const std::string& text, int ply, const game::OptionValues& given) {
    const i18n::Catalogue& texts = basics_.texts;
    openProblem_.reset();
    question_.reset();
    if (blank(text))
        return basics_.messages.toast(texts.tr("There is no text on the clipboard."), Severity::Warning);
    const auto link = readPageLink(text);
    if (!link) {
        openProblem_ = link.error();
        return basics_.messages.notice(texts.tr("The link could not be read"), "", {*openProblem_});
    }
    if (*link)
        readText((*link)->text, (*link)->ply, given);
    else
        readText(text, ply, given);
}

void Files::readText(const std::string& text, int ply, const game::OptionValues& given) {
    const i18n::Catalogue& texts = basics_.texts;
    const auto readable =
        base::isSealed(text) ? base::unsealed(text, texts.tr("clipboard")) : base::Result(text);
    if (!readable) {
        openProblem_ = readable.error();
        return basics_.messages.notice(texts.tr("The clipboard could not be read"), "", {*openProblem_});
    }
    load({.name = texts.tr("clipboard"),
          .failed = base::msgid("The clipboard could not be read"),
          .ply = ply,
          .again = [this, text, ply](const auto& values) { readText(text, ply, values); }},
         [games = gamesOf(*readable), text, name = texts.tr("clipboard"), given,
          chance = chances_.draw()](game::Kind::ReadRequest request) {
             request.given = given;
             return app::openText(games, text, name, request, chance);
         });
}

void Files::openArgument(const fs::path& argument, int ply, const game::OptionValues& given) {
    const std::string text = argument.string();
    std::error_code ignored;
    const auto isPosition = [&](const CatalogEntry& game) { return game.kind->readPosition(text).ok(); };
    const auto link = readPageLink(text);
    const bool isText =
        !link || link->has_value() || basics_.games.claiming(text, "") != nullptr ||
        std::any_of(basics_.games.entries().begin(), basics_.games.entries().end(), isPosition);
    if (isText && !fs::exists(argument, ignored))
        openText(text, ply, given);
    else
        open(argument, ply, given);
}

// ---- saving ----

/// The file where the game under way was last read or saved.
std::optional<GameFile> Files::origin() const {
    return fileOf_ == currentGame_.sessionNumber() ? file_ : std::nullopt;
}

void Files::save(const fs::path& file) {
    const TableSession* session = currentGame_.session();
    if (!session) return;
    if (const auto why = session->rights().whyNoReferee())
        return basics_.messages.toast(basics_.texts.tr(*why), Severity::Warning);
    const game::Kind* kind = session->entry().kind.get();
    const fs::path path = whole(file);
    saving_.add({.file = path,
                 .session = currentGame_.sessionNumber(),
                 .origin = origin(),
                 .work = SaveQueue::Work([kind, path, game = sharedGame(*session, currentGame_.seats())](
                                             const std::optional<GameFile>& origin) {
                     return saveGame(fileTextOf(*kind, game), path, origin);
                 })});
}

void Files::saveSeen(const fs::path& file) {
    auto text = seenGame(tables_.shown());
    if (!text) return;
    const fs::path path = whole(file);
    auto work = [path, text = std::move(*text)](const std::optional<GameFile>&) -> base::Result<GameFile> {
        if (auto written = base::writeFile(path, text); !written) return written.error();
        return GameFile{.path = path};
    };
    saving_.add({.file = path, .session = kNoSession, .work = SaveQueue::Work(std::move(work))});
}

void Files::savePicture(render::Image image) {
    saveNewPicture([image = std::move(image)](const fs::path& file) { return render::savePng(image, file); });
}

void Files::savePicture(render::Image overBlack, render::Image overWhite) {
    saveNewPicture([black = std::move(overBlack), white = std::move(overWhite)](const fs::path& file) {
        return render::saveTransparentPng(render::withoutBackground(black, white), file);
    });
}

void Files::saveNewPicture(WritePicture write) {
    // The file name is chosen when the task runs, after earlier pictures have got theirs.
    auto work = [folder = basics_.paths.pictures,
                 write = std::move(write)](const std::optional<GameFile>&) -> base::Result<GameFile> {
        fs::path file = newPictureFile(folder);
        if (auto written = write(file); !written) return written.error();
        return GameFile{.path = std::move(file)};
    };
    saving_.add({.file = basics_.paths.pictures, .work = SaveQueue::Work(std::move(work))});
}

void Files::finishSaving() {
    while (const auto saved = saving_.take()) saved->session ? finishGame(*saved) : finishPicture(*saved);
}

void Files::finishGame(const SaveQueue::Saved& saved) {
    const i18n::Catalogue& texts = basics_.texts;
    if (!saved.result)
        return basics_.messages.notice(texts.tr("The game could not be saved"), "", {saved.result.error()});
    const std::string file = base::shownPath(saved.file.filename());
    basics_.messages.toast(
        saved.result->sealed
            ? texts.tr("Saved as {file}. It is sealed: only Dolmen can read it before the end of the game.",
                       {{"file", file}})
            : texts.tr("Saved as {file}", {{"file", file}}));
    if (saved.session == currentGame_.sessionNumber()) remember(*saved.result);
}

void Files::finishPicture(const SaveQueue::Saved& saved) {
    const i18n::Catalogue& texts = basics_.texts;
    if (saved.result)
        basics_.messages.saved(texts.tr("Saved as {file}", {{"file", base::shownPath(saved.result->path)}}),
                               saved.result->path);
    else
        basics_.messages.notice(texts.tr("The picture could not be saved"), "", {saved.result.error()});
}

fs::path Files::suggestedFile() const {
    if (const auto known = origin()) return known->path;
    constexpr std::size_t kLongestNames = 120;  // bytes for all players; a file name may have 255
    const CurrentGame& currentGame = currentGame_;
    const game::Kind& kind = *tables_.shown().entry().kind;
    if (!name_.empty() && nameOf_ == currentGame.sessionNumber())
        return basics_.paths.games /
               (fileNameOf(std::string(base::beginningOf(name_, kLongestNames))) + kind.extension());
    std::string name = kind.name();
    if (const TableSession* session = currentGame.session()) {
        const auto& players = session->match().players();
        name.clear();
        for (const std::string& player : players)
            name += (name.empty() ? "" : " - ") +
                    std::string(base::beginningOf(player, kLongestNames / players.size()));
    }
    return basics_.paths.games / (fileNameOf(name) + " " + dayOf(dateNow()) + kind.extension());
}

std::vector<ui::screens::RecentFile> Files::recent() const {
    std::vector<ui::screens::RecentFile> files;
    for (const fs::path& path : basics_.preferences.settings().recentFiles)
        files.push_back({base::shownPath(path.stem()), base::shownPath(path.parent_path()), path});
    return files;
}

// ---- background work ----

void Files::update(float seconds) {
    retired_.update();
    if (loading_) loading_->seconds += seconds;
    finishLoading();
    finishSaving();
}

std::vector<base::Error> Files::flush() {
    std::vector<base::Error> lost;
    saving_.finish();
    while (const auto saved = saving_.take())
        if (!saved->result) lost.push_back(saved->result.error());
    return lost;
}

}  // namespace app
