#include "app/screens/LibraryScreen.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/catalog/Games.h"
#include "app/catalog/PlayerNames.h"
#include "app/common/Changes.h"
#include "app/common/Dates.h"
#include "app/common/Messages.h"
#include "app/library/GameTransfer.h"
#include "app/library/Library.h"
#include "app/play/CurrentGame.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"
#include "base/Printable.h"

namespace app {

using ui::screens::LibraryAction;
using ui::screens::LibraryModel;

namespace {

constexpr float kWriteAfter = 1;  // seconds without typing before labels and notes are saved

/// Shows the position after `turn` turns of a line, its last one if it is shorter.
void lookAt(TableSession& table, const std::vector<match::NodeId>& line, int turn) {
    const auto turns = std::min(static_cast<std::size_t>(std::max(turn, 0)), line.size());
    table.history().goTo(turns == 0 ? match::Match::kRoot : line[turns - 1]);
    table.stage().finishAnimations();
}

}  // namespace

LibraryScreen::LibraryScreen(const ScreenBasics& basics, const Playing& playing, const Collection& collection)
    : basics_(basics),
      playing_(playing),
      collection_(collection),
      archive_(collection.library.keeper()),
      importsSeen_(collection.transfer.imports()) {
    if (!archive_) return;
    const auto changed = [&changes = basics.changes] { changes.interface = true; };
    parts_.reset(new Parts{.list = {*archive_, changed},
                           .preview = {*archive_, playing.tables, basics.games},
                           .standings = {*archive_, basics.games, changed}});
    askList();
    loadVariants();
    countSections();
}

LibraryScreen::~LibraryScreen() {
    *alive_ = false;
    writeTexts();
}

// ---- queries ----

void LibraryScreen::askList() {
    if (!parts_) return;
    entry_.follow = true;
    parts_->list.ask(filter_.query(entry_.words));
}

/// Changes the archive, and tells the player if that fails, even after this screen was closed; then calls
/// `done`, with whether it has succeeded, if this screen still exists.
template <class Work>
void LibraryScreen::change(Work work, std::function<void(bool)> done) {
    ++changing_;
    archive_->ask(std::move(work), [this, &basics = basics_, alive = alive_,
                                    done = std::move(done)](const base::Result<void>& answer) {
        if (!answer)
            basics.messages.notice(basics.texts.tr("The library could not be changed"), "", {answer.error()});
        if (!*alive) return;
        --changing_;
        if (done) done(answer.ok());
        basics_.changes.interface = true;
    });
}

void LibraryScreen::loadVariants() {
    ++changing_;
    archive_->ask([id = filter_.kindId()](archive::Archive& archive) { return archive.variants(id); },
                  [this, alive = alive_](base::Result<std::vector<std::string>> variants) {
                      if (!*alive) return;
                      --changing_;
                      if (!variants) return;
                      filter_.setVariants(std::move(*variants));
                      basics_.changes.interface = true;
                  });
}

void LibraryScreen::chooseKind(int kind) {
    filter_.chooseKind(kind == 0 ? nullptr : &basics_.games.entries()[static_cast<std::size_t>(kind) - 1]);
    loadVariants();
    askList();
    if (page_ == Page::Statistics) parts_->standings.refresh(filter_.kind());
}

/// Finds out which sections have games.
void LibraryScreen::countSections() {
    using Totals = LibraryFilter::Totals;
    ++changing_;
    archive_->ask(
        [](archive::Archive& archive) -> base::Result<Totals> {
            Totals totals{};
            for (std::size_t section = 0; section < totals.size(); ++section) {
                archive::Query query = LibraryFilter::queryOf(section);
                query.limit = 0;
                const auto found = archive.search(query);
                if (!found) return found.error();
                totals[section] = found->total;
            }
            return totals;
        },
        [this, alive = alive_](const base::Result<Totals>& totals) {
            if (!*alive) return;
            --changing_;
            if (!totals) return;
            if (filter_.setTotals(*totals)) askList();
            basics_.changes.interface = true;
        });
}

void LibraryScreen::pass(float seconds) {
    if (!parts_) return;
    if (parts_->preview.update()) basics_.changes.interface = true;
    if (std::exchange(importsSeen_, collection_.transfer.imports()) != importsSeen_) {
        parts_->standings.refresh(filter_.kind());
        loadVariants();
        filter_.showImported();
        askList();
        countSections();
    }
    if (!parts_->list.waits()) followChoice();
    unwritten_ += seconds;
    if (unwritten_ > kWriteAfter) writeTexts();
}

bool LibraryScreen::working() const {
    return parts_ &&
           (parts_->list.waits() || parts_->preview.waits() || parts_->standings.waits() || changing_ > 0);
}

/// Shows the chosen game with its labels and notes.
void LibraryScreen::followChoice() {
    const archive::Game* game = page_ == Page::Games ? parts_->list.chosenGame() : nullptr;
    const auto id = game ? std::optional(game->id) : std::nullopt;
    if (id != shown_) {
        writeTexts();
        shown_ = id;
        entry_.labels = game ? game->entry.labels : "";
        entry_.notes = game ? game->entry.notes : "";
        basics_.changes.interface = true;
    }
    parts_->preview.show(game);
}

void LibraryScreen::writeTexts() {
    if (shown_ && labelsChanged_)
        change([id = *shown_, text = entry_.labels](archive::Archive& archive) {
            return archive.setLabels(id, text);
        });
    if (shown_ && notesChanged_)
        change([id = *shown_, text = entry_.notes](archive::Archive& archive) {
            return archive.setNotes(id, text);
        });
    labelsChanged_ = notesChanged_ = false;
}

// ---- commands ----

void LibraryScreen::draw(ui::kit::Context& ui, float) {
    const LibraryModel shown = model(ui);
    rows_.clear();
    for (const LibraryModel::Row& row : shown.rows)
        rows_ += row.players + " " + row.result + " " + row.variant + " " + row.turns +
                 (row.unfinished ? " unfinished" : "") + "\n";
    if (!rows_.empty()) rows_.pop_back();
    for (const auto& command : ui::screens::drawLibrary(ui, shown, entry_)) execute(command);
}

void LibraryScreen::execute(const ui::screens::LibraryCommand& command) {
    if (const auto* action = std::get_if<LibraryAction>(&command)) return act(*action);
    if (!parts_) return;
    if (std::holds_alternative<ui::screens::SearchLibrary>(command)) {
        parts_->standings.narrow(entry_.words);
        askList();
    } else if (const auto* sort = std::get_if<ui::screens::SortLibrary>(&command)) {
        filter_.sortBy(sort->by);
        entry_.focus = true;
        askList();
    } else if (const auto* filter = std::get_if<ui::screens::FilterLibrary>(&command)) {
        filter_.choose(filter->ending, filter->variant);
        entry_.focus = true;
        askList();
    } else if (const auto* chosen = std::get_if<ui::screens::ChooseSection>(&command)) {
        filter_.chooseSection(chosen->section);
        askList();
    } else if (const auto* row = std::get_if<ui::screens::ChooseGame>(&command)) {
        parts_->list.choose(row->row);
        if (!parts_->list.waits()) followChoice();
    } else if (const auto* seen = std::get_if<ui::screens::SeeRows>(&command)) {
        parts_->list.see(seen->first, seen->last);
    } else if (const auto* turn = std::get_if<ui::screens::GoToTurn>(&command)) {
        goToTurn(turn->turn);
    } else if (const auto* player = std::get_if<ui::screens::ChoosePlayer>(&command)) {
        parts_->standings.choose(player->row);
    } else if (const auto* kind = std::get_if<ui::screens::ChooseKind>(&command)) {
        chooseKind(kind->game);
    }
}

void LibraryScreen::act(LibraryAction action) {
    switch (action) {
        case LibraryAction::Open:
            return open({});
        case LibraryAction::OpenHere:
            if (const TableSession* table = playing_.tables.previewed())
                open(static_cast<int>(table->match().tree().pathTo(table->match().current()).size()));
            return;
        case LibraryAction::Share:
            return basics_.screens.open(ScreenId::Share);
        case LibraryAction::Remove:
            return remove();
        case LibraryAction::Undo:
            return undo();
        case LibraryAction::EditLabels:
        case LibraryAction::EditNotes:
            (action == LibraryAction::EditLabels ? labelsChanged_ : notesChanged_) = true;
            unwritten_ = 0;
            if (archive::Game* game = parts_->list.chosenGame(); game && shown_ == game->id)
                (action == LibraryAction::EditLabels ? game->entry.labels : game->entry.notes) =
                    action == LibraryAction::EditLabels ? entry_.labels : entry_.notes;
            return;
        case LibraryAction::Import:
            return basics_.screens.open(ScreenId::ImportGames);
        case LibraryAction::ExportOne:
        case LibraryAction::ExportAll:
            return exportGames(action == LibraryAction::ExportAll);
        case LibraryAction::Cancel:
            return collection_.transfer.cancel();
        case LibraryAction::ShowGames:
        case LibraryAction::ShowStatistics:
            page_ = action == LibraryAction::ShowGames ? Page::Games : Page::Statistics;
            if (parts_ && page_ == Page::Statistics) parts_->standings.refresh(filter_.kind());
            entry_.follow = true;
            return;
        case LibraryAction::Back:
            return basics_.screens.close();
    }
}

void LibraryScreen::goToTurn(int turn) {
    const archive::Game* game = parts_->list.chosenGame();
    TableSession* table = playing_.tables.previewed();
    if (!game || !table || !parts_->preview.shows(game->id)) return;
    lookAt(*table, table->match().line(), turn);
}

/// Puts the chosen game on the table: at its end, or after `turn` turns.
void LibraryScreen::open(std::optional<int> turn) {
    const archive::Game* game = parts_ ? parts_->list.chosenGame() : nullptr;
    CurrentGame& currentGame = playing_.currentGame;
    if (!game) return;
    writeTexts();
    if (currentGame.keeper().onTable() == game->id) return showTable(turn);
    const CatalogEntry* entry = basics_.games.find(game->entry.game);
    TableSession* table = playing_.tables.previewed();
    // Under review everything can be seen, so a game that keeps secrets can only go on.
    // While the list is searched anew, the table may still show another game than the chosen one.
    const bool shown = table && parts_->preview.shows(game->id);
    const bool keepsSecrets = shown && table->rights().keepsSecrets();
    if (!game->entry.finished && (!turn || keepsSecrets) && entry)
        return currentGame.resume({game->id, entry, game->entry.players, game->entry.plies, game->changed});
    if (!shown) return;
    const auto plies = static_cast<int>(table->match().line().size());
    currentGame.show(table->entry(), match::Match::fromRecord(table->ownMatch().toRecord()),
                     turn.value_or(plies), game->id);
}

/// Shows the game that is on the table, after `turn` turns if it is to be looked at there.
void LibraryScreen::showTable(std::optional<int> turn) {
    TableSession* table = playing_.tables.game();
    if (table && turn) lookAt(*table, table->match().tree().lineThrough(table->match().head()), *turn);
    playing_.currentGame.showTable();
}

void LibraryScreen::remove() {
    const archive::Game* game = parts_->list.chosenGame();
    if (!game || parts_->list.waits()) return;
    const archive::GameId id = game->id;
    if (playing_.currentGame.keeper().writes() == id)
        return basics_.messages.toast(basics_.texts.tr("This game is on the table."),
                                      ui::kit::Severity::Warning);
    removed_.push_back(id);
    entry_.focus = true;
    playing_.currentGame.keeper().unfinished().remove(id);
    change([id](archive::Archive& archive) { return archive.remove(id); },
           [this, id](bool removed) {
               if (!removed) {
                   std::erase(removed_, id);
                   playing_.currentGame.keeper().unfinished().look();
               }
               parts_->list.refresh();
           });
}

void LibraryScreen::undo() {
    if (removed_.empty()) return;
    const archive::GameId id = removed_.back();
    removed_.pop_back();
    entry_.focus = true;
    change([id](archive::Archive& archive) { return archive.restore(id); },
           [this, id](bool restored) {
               if (!restored) removed_.push_back(id);
               playing_.currentGame.keeper().unfinished().look();
               parts_->list.refresh();
           });
}

void LibraryScreen::exportGames(bool all) {
    const archive::Game* game = parts_ ? parts_->list.chosenGame() : nullptr;
    const CatalogEntry* entry = game ? basics_.games.find(game->entry.game) : nullptr;
    if (!entry) return;
    GameTransfer::Selection selection{.game = entry, .query = parts_->list.query()};
    selection.query.game = game->entry.game;
    if (!all) selection.only = game->id;
    selection.name = std::string(basics_.texts.tr("Games")) + " " + dayOf(dateNow());
    collection_.transfer.select(std::move(selection));
    basics_.screens.open(ScreenId::ExportGames);
}

// ---- input ----

void LibraryScreen::handle(const SDL_Event& event) {
    if (event.type == SDL_MOUSEWHEEL && playing_.tables.previewed())
        playing_.tables.shown().stage().camera().zoom(static_cast<float>(event.wheel.y));
}

bool LibraryScreen::takeFiles(const std::vector<std::filesystem::path>& paths) {
    collection_.transfer.importFrom(paths);
    return true;
}

bool LibraryScreen::escape() {
    basics_.screens.close();
    return true;
}

ui::kit::Rect LibraryScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::libraryTableArea(display, basics_.display.pixelScale);
}

// ---- display ----

std::string LibraryScreen::text() const {
    std::string all = entry_.words;
    if (!removed_.empty()) all += "\nremoved " + std::to_string(removed_.size());
    return all;
}

LibraryModel LibraryScreen::model(const ui::kit::Context& ui) {
    LibraryModel model{.page = page_, .severalGames = basics_.games.several()};
    filter_.show(model, ui, basics_.games);
    model.progress = collection_.transfer.progress();
    model.kept = archive_ != nullptr;
    model.empty = ui.tr("Games are not being saved at present.");
    if (!parts_) return model;
    const GameList& list = parts_->list;
    model.total = list.total();
    model.firstRow = list.firstRow();
    for (const archive::Game& game : list.rows()) model.rows.push_back(row(game, ui));
    model.chosen = list.chosen();
    model.count =
        ui.trn("{count} game", "{count} games", list.total(), {{"count", std::to_string(list.total())}});
    const bool everything = entry_.words.empty() && filter_.listsAll();
    model.empty = list.problem() ? ui.texts.describe(*list.problem())
                  : list.waits() ? ui.tr("Searching …")
                  : everything   ? ui.tr("No games yet: play one, or import some.")
                                 : ui.tr("No game matches.");
    model.details = details(ui);
    if (!removed_.empty())
        model.removed = ui.trn("Removed.", "{count} games removed.", static_cast<int>(removed_.size()),
                               {{"count", std::to_string(removed_.size())}});
    if (page_ == Page::Statistics) model.statistics = &parts_->standings.model(ui.texts);
    return model;
}

}  // namespace app
