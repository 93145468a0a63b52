#include <utility>

#include "app/play/CurrentGame.h"

// Another game on the table, while the game under way waits.
namespace app {

void CurrentGame::preview(const CatalogEntry& game, match::Match match) {
    const scene::OrbitCamera::Viewpoint viewpoint = table().stage().camera().viewpoint();
    auto session = std::make_unique<TableSession>(game, std::move(match), surroundings_.preferences.theme(),
                                                  0.0F, surroundings_.preferences.tableWishes());
    session->stage().camera().stand(viewpoint, 0);
    session->chair().setCameraHabits(cameraHabits_);
    session->stage().setBoldHighlights(surroundings_.preferences.settings().highContrast);
    session->history().goToEnd();
    session->stage().finishAnimations();
    preview_ = std::move(session);
    surroundings_.changes.table = true;
}

void CurrentGame::watch(const CatalogEntry& game, match::Match match) {
    preview(game, std::move(match));
    preview_->stage().setMotion(surroundings_.preferences.speed(),
                                surroundings_.preferences.settings().reducedMotion);
}

void CurrentGame::endPreview() {
    if (!preview_) return;
    preview_.reset();
    surroundings_.changes.table = true;
}

std::unique_ptr<TableSession> CurrentGame::takePreview() {
    if (preview_) surroundings_.changes.table = true;
    return std::move(preview_);
}

void CurrentGame::putPreview(std::unique_ptr<TableSession> preview) {
    if (!preview) return;
    preview_ = std::move(preview);
    surroundings_.changes.table = true;
}

}  // namespace app
