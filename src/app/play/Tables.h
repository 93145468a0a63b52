#pragma once

#include <filesystem>
#include <memory>
#include <utility>

#include "app/catalog/GameCatalog.h"
#include "app/common/Changes.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"
#include "app/table/TableSession.h"

namespace app {

/// The tables of the program, and which of them is on the screen: that of a previewed game, else that of the
/// game under way, else the showcase, which may be of another game than the one that waits meanwhile. They
/// look as the player's settings say. Main thread only.
class Tables {
  public:
    /// Begins with the showcase of this game.
    Tables(const Basics& basics, const CatalogEntry& game);

    /// The table on the screen.
    [[nodiscard]] TableSession& shown() { return const_cast<TableSession&>(std::as_const(*this).shown()); }
    [[nodiscard]] const TableSession& shown() const {
        return preview_ ? *preview_ : game_ && !aside_ ? *game_ : *showcase_;
    }

    // ---- the game under way
    /// Null if there is none.
    [[nodiscard]] TableSession* game() { return game_.get(); }
    [[nodiscard]] const TableSession* game() const { return game_.get(); }
    /// Puts another game under way on the table; a preview ends.
    void play(const CatalogEntry& game, match::Match match);

    /// The same of a match whose referee is elsewhere (TableSession).
    void follow(const CatalogEntry& game, match::Briefing told, match::ReportReader reader,
                match::Line& line);

    // ---- a preview of another game
    /// Shows the end of a game, while the game under way waits unchanged. If `match` is live, it can be
    /// continued, so its secrets stay hidden.
    void preview(const CatalogEntry& game, match::Match match);
    /// Previews a game that is still being played: new turns are animated.
    void watch(const CatalogEntry& game, match::Match match);
    /// Null if there is no preview.
    [[nodiscard]] TableSession* previewed() { return preview_.get(); }
    void endPreview();
    /// Takes the preview off the table, so that another game can be previewed until putPreview(); null if
    /// there is no preview.
    [[nodiscard]] std::unique_ptr<TableSession> takePreview();
    void putPreview(std::unique_ptr<TableSession> preview);

    // ---- looks
    /// Shows this game, which was chosen: the one under way if it is of that kind, else the showcase.
    void choose(const CatalogEntry& game);
    /// Shows the game under way again if another one was chosen meanwhile.
    void bringBack();
    /// The camera's habits for all tables, also later ones.
    void setCameraHabits(const CameraHabits& habits);
    /// Applies the player's settings; `rebuild`: whether tables look different now.
    void followPreferences(bool rebuild);

  private:
    /// A table over which the camera stands where it is now. Its pieces do not move yet.
    [[nodiscard]] std::unique_ptr<TableSession> made(const CatalogEntry& game, match::Match match) const;
    void prepare(TableSession& table) const;
    void put(std::unique_ptr<TableSession> game);
    void letMove(TableSession& table) const;
    /// The table takes turns as the player's settings say.
    void letEnter(TableSession& table) const;

    const Basics& basics_;
    CameraHabits cameraHabits_;
    std::unique_ptr<TableSession> showcase_;
    std::unique_ptr<TableSession> game_;
    std::unique_ptr<TableSession> preview_;
    bool aside_ = false;  ///< another game was chosen than the one under way
};

}  // namespace app
