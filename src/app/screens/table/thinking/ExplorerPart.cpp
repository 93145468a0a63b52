#include "app/screens/table/thinking/ExplorerPart.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "app/common/Dates.h"
#include "app/common/Messages.h"
#include "app/common/Wake.h"
#include "app/library/GameWords.h"
#include "app/library/Library.h"
#include "app/library/PositionReader.h"
#include "app/play/CurrentGame.h"
#include "app/settings/Preferences.h"
#include "app/table/HighlightColors.h"
#include "app/table/SeatColor.h"
#include "app/thinking/Ideas.h"
#include "game/PositionKeys.h"
#include "game/Sides.h"
#include "i18n/Numbers.h"

namespace app {
namespace {

using base::msgid;
using ui::screens::ExplorerView;

constexpr std::size_t kMostRows = 8;
constexpr int kMostVisitors = 5;
/// Choices of the filter by date, after "all dates": games of the last N years, for each N of these.
constexpr int kYears[] = {1, 5};

std::string yearOf(int day) {
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(day))};
    return std::to_string(static_cast<int>(date.year()));
}

std::string shareText(const ui::kit::Context& ui, int part, int whole) {
    return i18n::percentText(ui.texts, whole > 0 ? std::lround(100.0 * part / whole) : 0);
}

int decided(const archive::Tally& tally) {
    int games = tally.drawn;
    for (const int won : tally.won) games += won;
    return games;
}

}  // namespace

ExplorerPart::~ExplorerPart() {
    *alive_ = false;
    if (archive::Keeper* const keeper = collection_.library.keeper())
        keeper->cancel(archive::Keeper::Newest::Position);
}

// ---- whether it is shown ----

bool ExplorerPart::offered() const {
    return table().entry().kind->positionKeys() != nullptr && collection_.library.keeper() != nullptr;
}

std::optional<base::Message> ExplorerPart::refusal() const {
    if (!table().rights().mayLookUp()) return msgid("In this game nothing may be looked up.");
    return {};
}

bool ExplorerPart::open() const {
    return basics_.preferences.settings().showExplorer && offered() && !refusal() &&
           !table().rights().handOver();
}

void ExplorerPart::toggle() {
    if (basics_.preferences.flip(&Settings::showExplorer))
        basics_.panels.moves = ui::screens::PanelState::Open;
}

// ---- looking up ----

ExplorerPart::Question ExplorerPart::question() const {
    Question question{.position = shownPosition(table()),
                      .player = entry_.player,
                      .changes = collection_.library.keeper()->changes()};
    const auto terms = static_cast<std::size_t>(entry_.terms);
    if (terms > 0 && terms <= terms_.size()) question.terms = terms_[terms - 1];
    if (entry_.date > 0) question.from = yearsBefore(dayOf(dateNow()), kYears[entry_.date - 1]);
    return question;
}

bool ExplorerPart::update(float /*seconds*/) {
    const bool opens = opening_ && opening_->task && opening_->task->ready();
    const bool news = std::exchange(news_, false) || opens;
    if (!open()) {
        if (!asked_ && !answered_) return news;
        collection_.library.keeper()->cancel(archive::Keeper::Newest::Position);
        asked_.reset();
        answered_.reset();
        return true;
    }
    if (std::exchange(kind_, table().entry().kind.get()) != table().entry().kind.get()) {
        entry_ = {.open = entry_.open};
        terms_.clear();
    }
    Question now = question();
    if (asked_ ? *asked_ != now : answered_ != now) ask(std::move(now));
    return news;
}

void ExplorerPart::ask(Question question) {
    std::shared_ptr<const game::State> state = table().view().truth();
    asked_ = question;
    if (!state) {
        answered_ = std::exchange(asked_, {});
        explored_ = {};
        problem_.reset();
        news_ = true;
        return;
    }
    collection_.library.keeper()->askNewest(
        archive::Keeper::Newest::Position,
        [kind = table().entry().kind.get(), state = std::move(state), question](archive::Archive& archive,
                                                                                const std::stop_token& stop) {
            return explore(archive, *kind, *state,
                           {.player = question.player,
                            .terms = question.terms,
                            .from = question.from,
                            .listed = kMostVisitors},
                           stop);
        },
        [this, alive = alive_](base::Result<Explored> explored) {
            if (!*alive) return;
            answered_ = std::exchange(asked_, {});
            problem_.reset();
            if (explored)
                explored_ = std::move(*explored);
            else
                problem_ = explored.error();
            if (!explored) explored_ = {};
            offerTerms();
            news_ = true;
        });
}

/// The choices of the filter. The chosen one stays among them, wherever it stands now.
void ExplorerPart::offerTerms() {
    if (explored_.terms.empty()) return;
    terms_ = explored_.terms;
    if (!answered_->terms) return;
    auto chosen = std::find(terms_.begin(), terms_.end(), *answered_->terms);
    if (chosen == terms_.end()) chosen = terms_.insert(terms_.end(), *answered_->terms);
    entry_.terms = static_cast<int>(chosen - terms_.begin()) + 1;
}

bool ExplorerPart::answersShown() const { return answered_ && answered_->position == shownPosition(table()); }

// ---- on the table ----

const Explored::Turn* ExplorerPart::pointedTurn() const {
    const bool known = pointed_ && *pointed_ < static_cast<int>(explored_.turns.size());
    return known && answersShown() ? &explored_.turns[static_cast<std::size_t>(*pointed_)] : nullptr;
}

bool ExplorerPart::pass(float /*seconds*/) {
    Marked wanted{.position = shownPosition(table()), .theme = basics_.preferences.settings().theme};
    if (const Explored::Turn* const turn = pointedTurn(); turn && open() && !table().animating())
        wanted.action = turn->action;
    if (std::exchange(marked_, wanted) == wanted) return false;
    marks_ = {};
    if (wanted.action)
        marks_ = lineMarks(table().view(), {*wanted.action}, 1,
                           glm::vec3(highlightColors(basics_.preferences.theme()).hover));
    return true;
}

void ExplorerPart::mark(scene::Marks& marks) const {
    if (!marked_.action) return;
    marks.ideas = marks_.ideas;
    marks.counts = marks_.counts;
    marks.labels.clear();
}

// ---- the panel ----

void ExplorerPart::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    makeView(ui);
    pointed_.reset();  // drawing tells it again
}

void ExplorerPart::makeView(const ui::kit::Context& ui) {
    const std::optional<int> pointed = pointed_;
    // Until there is an answer, what stood there stays, so that nothing flickers.
    if (view_.open && open() && !answersShown()) return;
    view_ = {.open = open()};
    if (!view_.open) return;
    static const Explored kNothing;
    const Explored& explored = answersShown() ? explored_ : kNothing;
    view_.count = countText(ui);
    if (const auto& problem = collection_.positions.problem())
        view_.progress = ui.texts.describe(*problem);
    else if (const auto progress = collection_.positions.progress())
        view_.progress =
            ui.tr("Reading the library: {read} of {all}",
                  {{"read", std::to_string(progress->read)}, {"all", std::to_string(progress->of)}});
    view_.bar = barOf(ui, explored.all);
    view_.says = resultsOf(ui, explored.all);
    for (std::size_t i = 0; i < std::min(kMostRows, explored.turns.size()); ++i) {
        const Explored::Turn& turn = explored.turns[i];
        ExplorerView::Row row{.turn = table().view().notation(turn.action),
                              .count = std::to_string(turn.tally.games),
                              .last = turn.lastDay > 0 ? yearOf(turn.lastDay) : std::string(),
                              .bar = barOf(ui, turn.tally),
                              .pointed = pointed == static_cast<int>(i)};
        row.says = ui.trn("Played in {count} game", "Played in {count} games", turn.tally.games,
                          {{"count", row.count}});
        row.says += ": " + shareText(ui, turn.tally.games, explored.all.games);
        if (!row.last.empty()) row.says += "\n" + ui.tr("Last played in {year}", {{"year", row.last}});
        if (const std::string results = resultsOf(ui, turn.tally); !results.empty())
            row.says += "\n" + results;
        view_.rows.push_back(std::move(row));
    }
    for (const archive::Visits::Visitor& visitor : explored.games) {
        const archive::Entry& entry = visitor.game.entry;
        view_.visitors.push_back({.players = playersOf(entry, *table().entry().kind, ui.texts),
                                  .result = resultOf(entry),
                                  .date = dayOf(entry.date)});
    }
    const game::PositionKeys::TermsWords words = table().entry().kind->positionKeys()->termsWords();
    if (!words.one.empty()) {
        view_.termsName = ui.tr(words.one.c_str());
        view_.terms.push_back(ui.tr(words.all.c_str()));
        for (const std::string& terms : terms_)
            view_.terms.push_back(view_.termsName + " " + i18n::numberText(ui.texts, terms));
    }
    view_.dates.push_back(ui.tr("All dates"));
    for (const int years : kYears)
        view_.dates.push_back(
            ui.trn("Last {count} year", "Last {count} years", years, {{"count", std::to_string(years)}}));
}

std::string ExplorerPart::countText(const ui::kit::Context& ui) const {
    if (problem_) return ui.texts.describe(*problem_);
    if (!answersShown()) return ui.tr("Searching …");
    const int games = explored_.all.games;
    if (games == 0) return ui.tr("No game of the library was here.");
    return ui.trn("{count} game of the library", "{count} games of the library", games,
                  {{"count", std::to_string(games)}});
}

/// The first side's wins, the draws, and the other sides' wins.
ui::screens::ResultBar ExplorerPart::barOf(const ui::kit::Context& ui, const archive::Tally& tally) const {
    ui::screens::ResultBar bar;
    const int whole = decided(tally);
    if (whole == 0) return bar;
    const auto add = [&](int games, const ImVec4& color) {
        if (games > 0)
            bar.parts.push_back({.share = static_cast<float>(games) / static_cast<float>(whole),
                                 .color = color,
                                 .text = shareText(ui, games, whole)});
    };
    const game::Sides sides(table().view());
    for (std::size_t side = 0; side < sides.count(); ++side) {
        const std::size_t seat = sides.players(side).front().value;
        add(side < tally.won.size() ? tally.won[side] : 0, seatColor(ui, table(), seat));
        if (side == 0) add(tally.drawn, ui.palette.textDim);
    }
    return bar;
}

/// "White: 48 %, draws: 4 %, Black: 48 %"; empty if no result is known.
std::string ExplorerPart::resultsOf(const ui::kit::Context& ui, const archive::Tally& tally) const {
    const int whole = decided(tally);
    if (whole == 0) return {};
    std::string all;
    const auto add = [&](const std::string& what, int games) {
        all += (all.empty() ? "" : "\n") +
               ui.tr("{what}: {value}", {{"what", what}, {"value", shareText(ui, games, whole)}});
    };
    const game::Sides sides(table().view());
    for (std::size_t side = 0; side < sides.count(); ++side) {
        std::string names;
        for (const game::PlayerId player : sides.players(side))
            names += (names.empty() ? "" : " & ") +
                     std::string(ui.tr(table().entry().kind->seatName(player).c_str()));
        add(names, side < tally.won.size() ? tally.won[side] : 0);
        if (side == 0) add(ui.tr("Draws"), tally.drawn);
    }
    return all;
}

// ---- commands ----

void ExplorerPart::execute(const ui::screens::ExplorerCommand& command) {
    using namespace ui::screens;
    if (const auto* pointed = std::get_if<PointAtExplored>(&command))
        pointed_ = pointed->row;
    else if (const auto* played = std::get_if<PlayExplored>(&command))
        play(played->row);
    else if (const auto* opened = std::get_if<OpenExplored>(&command))
        openGame(opened->visitor);
}

void ExplorerPart::play(int row) {
    if (!answersShown() || row >= static_cast<int>(explored_.turns.size())) return;
    if (const auto why = table().rights().whyNoEntry()) return basics_.messages.toast(basics_.texts.tr(*why));
    pointed_.reset();
    const game::Action action = explored_.turns[static_cast<std::size_t>(row)].action;
    TurnEntry& turn = table().turn();
    (void)turn.cancel();
    if (turn.examines())
        (void)turn.playText(table().view().notation(action));  // why not, if others have played it?
    else
        (void)turn.playWhole(action);
}

void ExplorerPart::openGame(int visitor) {
    if (opening_ || visitor >= static_cast<int>(explored_.games.size())) return;
    const archive::Visits::Visitor& chosen = explored_.games[static_cast<std::size_t>(visitor)];
    const CatalogEntry* const entry = basics_.games.find(chosen.game.entry.game);
    if (!entry) return;
    const archive::GameId id = chosen.game.id;
    if (playing_.currentGame.keeper().writes() == id) {
        const auto line = table().match().tree().mainLine();
        const auto ply = static_cast<std::size_t>(chosen.ply);
        if (ply < line.size()) table().history().goTo(line[ply]);
        return;
    }
    opening_ = Opening{.id = id, .entry = entry, .ply = chosen.ply};
    collection_.library.keeper()->ask([id](archive::Archive& archive) { return archive.text(id); },
                                      [this, alive = alive_](base::Result<std::optional<std::string>> text) {
                                          if (!*alive || !opening_) return;
                                          if (!text) return fail(text.error());
                                          if (!*text)
                                              return fail({msgid("this game is no longer in the library")});
                                          opening_->task = std::make_unique<BackgroundTask<match::Match>>(
                                              [text = std::move(**text), entry = opening_->entry](
                                                  const std::stop_token& stop) -> base::Result<match::Match> {
                                                  auto reading = entry->kind->read(text, {}, {.stop = stop});
                                                  wakeLoop();
                                                  if (!reading) return reading.error();
                                                  return match::Match::fromRecord(std::move(reading->game));
                                              });
                                      });
}

void ExplorerPart::showOpened() {
    if (!opening_ || !opening_->task || !opening_->task->ready()) return;
    auto match = opening_->task->take();
    if (!match) return fail(match.error());
    const Opening opened = std::move(*std::exchange(opening_, {}));
    playing_.currentGame.show(*opened.entry, std::move(*match), opened.ply, opened.id);
}

void ExplorerPart::fail(const base::Error& problem) {
    opening_.reset();
    basics_.messages.toast(basics_.texts.describe(problem), ui::kit::Severity::Warning);
}

}  // namespace app
