#include "app/play/GameOpener.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <utility>

#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "app/play/PageLink.h"
#include "app/settings/Preferences.h"
#include "base/FileName.h"
#include "base/Message.h"
#include "base/Printable.h"
#include "base/Sealed.h"
#include "i18n/Numbers.h"

namespace app {

using ui::kit::Severity;
namespace fs = std::filesystem;

namespace {

bool blank(const std::string& text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return std::isspace(static_cast<unsigned char>(c)); });
}

}  // namespace

// ---- opening ----

void GameOpener::open(const fs::path& file, int ply, const game::OptionValues& given) {
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

void GameOpener::load(Loading loading, Read read) {
    loading.share = std::make_shared<std::atomic<double>>(0.0);
    auto task = [read = std::move(read), told = loading.share](const std::stop_token& stop) {
        return read({.stop = stop, .progress = [told](double now) { *told = now; }});
    };
    abandonLoading();
    loading.task = std::make_unique<BackgroundTask<Opened>>(std::move(task));
    loading_ = std::move(loading);
}

/// Does not wait, since a slow disk may take its time.
void GameOpener::abandonLoading() {
    if (loading_) retired_.add(std::move(loading_->task));
    loading_.reset();
}

std::optional<ui::kit::Toast> GameOpener::loadingToast() const {
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

bool GameOpener::cancelLoading() {
    if (!loadingToast()) return false;
    abandonLoading();
    basics_.messages.toast(basics_.texts.tr("The file was not opened."));
    return true;
}

void GameOpener::finishLoading() {
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
        game->file.path = wholePath(done.file);  // messages show it as the player gave it
    show(std::move(*game), done.ply);
}

void GameOpener::show(OpenedGame opened, int ply) {
    const i18n::Catalogue& texts = basics_.texts;
    if (opened.file.games > 1)
        basics_.messages.toast(texts.tr("The first of {count} games in this file is shown.",
                                        {{"count", std::to_string(opened.file.games)}}));
    if (opened.opponents) return goOn(std::move(opened));
    currentGame_.show(*opened.game, std::move(opened.match), ply);
    if (opened.shown && ply < 0) currentGame_.goTo(*opened.shown);
    if (!opened.file.path.empty()) origin_.remember(opened.file);
    if (!opened.name.empty())
        basics_.messages.toast(
            texts.tr("The link calls this game {name}.", {{"name", base::excerpt(opened.name)}}));
    origin_.setName(std::move(opened.name));
    if (opened.remark) basics_.messages.toast(texts.tr(*opened.remark));
    if (!opened.warnings.empty())
        basics_.messages.notice(texts.tr("The file was opened"),
                                texts.tr("Something in the file looks wrong:"), opened.warnings);
}

/// A text that was sealed has no warnings.
void GameOpener::goOn(OpenedGame opened) {
    currentGame_.goOn(*opened.game, std::move(opened.match), std::move(*opened.opponents),
                      [this, file = std::move(opened.file)] {
                          if (!file.path.empty()) origin_.remember(file);
                      });
}

// ---- questions about a game to open ----

void GameOpener::ask(Question question) {
    const auto* begun = std::get_if<OpenedGame>(&question.opening);
    openProblem_ = begun ? *begun->fault : std::get<MissingOption>(question.opening).problem;
    question_ = std::move(question);
    screens_.openOnce(ScreenId::Opening);
}

void GameOpener::choose(const std::string& value) {
    if (!question_ || !std::holds_alternative<MissingOption>(question_->opening)) return;
    const Question answered = *std::exchange(question_, {});
    answered.again({{std::get<MissingOption>(answered.opening).option.key, value}});
}

void GameOpener::openUpToFault() {
    if (!question_ || !std::holds_alternative<OpenedGame>(question_->opening)) return;
    Question answered = *std::exchange(question_, {});
    openProblem_.reset();
    show(std::get<OpenedGame>(std::move(answered.opening)), answered.ply);
}

// ---- from the clipboard ----

/// The games whose notation a text without a file may be in, the likeliest first: the game that claims it,
/// the game on the table, all others.
std::vector<const CatalogEntry*> GameOpener::gamesOf(const std::string& text) const {
    std::vector<const CatalogEntry*> likely;
    const auto add = [&](const CatalogEntry* game) {
        if (game && std::find(likely.begin(), likely.end(), game) == likely.end()) likely.push_back(game);
    };
    add(basics_.games.claiming(text, ""));
    add(&tables_.shown().entry());
    for (const CatalogEntry& game : basics_.games.entries()) add(&game);
    return likely;
}

void GameOpener::paste() { openText(copiedText()); }

void GameOpener::openText(const std::string& text, int ply, const game::OptionValues& given) {
    const i18n::Catalogue& texts = basics_.texts;
    openProblem_.reset();
    question_.reset();
    if (blank(text))
        return basics_.messages.toast(texts.tr("There is no text on the clipboard."), Severity::Warning);
    if (taker_ && taker_(text)) return;
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

void GameOpener::readText(const std::string& text, int ply, const game::OptionValues& given) {
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

void GameOpener::openArgument(const fs::path& argument, int ply, const game::OptionValues& given) {
    const std::string text = argument.string();
    std::error_code ignored;
    if (taker_ && taker_(text)) return;
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

std::vector<ui::screens::RecentFile> GameOpener::recent() const {
    std::vector<ui::screens::RecentFile> files;
    for (const fs::path& path : basics_.preferences.settings().recentFiles)
        files.push_back({base::shownPath(path.stem()), base::shownPath(path.parent_path()), path});
    return files;
}

void GameOpener::update(float seconds) {
    retired_.update();
    if (loading_) loading_->seconds += seconds;
    finishLoading();
}

}  // namespace app
