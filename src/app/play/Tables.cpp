#include "app/play/Tables.h"

#include <utility>

#include "app/common/Paths.h"
#include "app/play/Showcase.h"

namespace app {

Tables::Tables(const Basics& basics, const CatalogEntry& game)
    : basics_(basics),
      showcase_(makeShowcase(game, basics_.paths.assets, basics.preferences.theme(),
                             basics.preferences.tableWishes())) {}

std::unique_ptr<TableSession> Tables::made(const CatalogEntry& game, match::Match match) const {
    const Preferences& preferences = basics_.preferences;
    auto table = std::make_unique<TableSession>(game, std::move(match), preferences.theme(), 0.0F,
                                                preferences.tableWishes());
    prepare(*table);
    return table;
}

void Tables::prepare(TableSession& table) const {
    table.stage().camera().stand(shown().stage().camera().viewpoint(), 0);
    table.stage().setBoldHighlights(basics_.preferences.settings().boldMarks());
    table.cameraSeat().setCameraHabits(cameraHabits_);
}

void Tables::letMove(TableSession& table) const {
    const Preferences& preferences = basics_.preferences;
    table.stage().setMotion(preferences.speed(), preferences.settings().reducedMotion);
}

void Tables::letEnter(TableSession& table) const {
    const Settings& settings = basics_.preferences.settings();
    table.turn().askToConfirm(settings.confirmMoves);
    table.turn().holdTurns(settings.holdsTurns);
}

void Tables::play(const CatalogEntry& game, match::Match match) { put(made(game, std::move(match))); }

void Tables::follow(const CatalogEntry& game, match::Briefing told, match::ReportReader reader,
                    match::Line& line) {
    const Preferences& preferences = basics_.preferences;
    auto table = std::make_unique<TableSession>(game, std::move(told), std::move(reader), line,
                                                preferences.theme(), 0.0F, preferences.tableWishes());
    prepare(*table);
    put(std::move(table));
}

void Tables::put(std::unique_ptr<TableSession> game) {
    // The camera moves to the seat from where it is now.
    game_ = std::move(game);
    letMove(*game_);
    letEnter(*game_);
    preview_.reset();
    aside_ = false;
    basics_.changes.table = true;
}

// ---- a preview of another game ----

void Tables::preview(const CatalogEntry& game, match::Match match) {
    preview_ = made(game, std::move(match));
    preview_->history().goToEnd();
    preview_->stage().finishAnimations();
    basics_.changes.table = true;
}

void Tables::watch(const CatalogEntry& game, match::Match match) {
    preview(game, std::move(match));
    letMove(*preview_);
}

void Tables::endPreview() {
    if (!preview_) return;
    preview_.reset();
    basics_.changes.table = true;
}

std::unique_ptr<TableSession> Tables::takePreview() {
    if (preview_) basics_.changes.table = true;
    return std::move(preview_);
}

void Tables::putPreview(std::unique_ptr<TableSession> preview) {
    if (!preview) return;
    preview_ = std::move(preview);
    basics_.changes.table = true;
}

// ---- looks ----

void Tables::choose(const CatalogEntry& game) {
    basics_.changes.table = basics_.changes.interface = true;
    aside_ = game_ && &game_->entry() != &game;
    if (&showcase_->entry() == &game) return;
    const Preferences& preferences = basics_.preferences;
    showcase_ = makeShowcase(game, basics_.paths.assets, preferences.theme(), preferences.tableWishes());
    showcase_->cameraSeat().setCameraHabits(cameraHabits_);
}

void Tables::bringBack() {
    if (!std::exchange(aside_, false)) return;
    basics_.changes.table = basics_.changes.interface = true;
}

void Tables::setCameraHabits(const CameraHabits& habits) {
    if (habits == cameraHabits_) return;
    cameraHabits_ = habits;
    for (TableSession* const table : {showcase_.get(), preview_.get(), game_.get()})
        if (table) table->cameraSeat().setCameraHabits(habits);
}

void Tables::followPreferences(bool rebuild) {
    const Preferences& preferences = basics_.preferences;
    for (TableSession* const table : {showcase_.get(), preview_.get(), game_.get()})
        if (table && rebuild) table->rebuild(preferences.theme(), preferences.tableWishes());
    for (TableSession* const table : {preview_.get(), game_.get()})
        if (table) table->stage().setBoldHighlights(preferences.settings().boldMarks());
    if (!game_) return;
    letMove(*game_);
    letEnter(*game_);
}

}  // namespace app
