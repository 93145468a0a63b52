#pragma once

#include <memory>
#include <optional>

#include "app/common/BackgroundTask.h"
#include "app/play/Tables.h"
#include "archive/Keeper.h"

namespace app {

/// Shows a game of the archive on the table, as a preview. It is read in the background; if several are
/// requested in quick succession, only the last one is shown. Main thread only. The destructor puts the game
/// under way back on the table.
class GamePreview {
  public:
    /// All references must outlive it.
    GamePreview(archive::Keeper& archive, Tables& tables, const Games& games)
        : archive_(archive), tables_(tables), games_(games) {}
    GamePreview(const GamePreview&) = delete;
    GamePreview& operator=(const GamePreview&) = delete;
    ~GamePreview();

    /// Null shows no game.
    void show(const archive::Game* game);
    /// Takes a game that was read; call once a frame. True if something has changed.
    bool update();
    /// Whether this game, the requested one, is on the table.
    [[nodiscard]] bool shows(archive::GameId id) const {
        return wanted_ && wanted_->id == id && shown_ == id && !problem_;
    }
    [[nodiscard]] bool waits() const { return asking_ || task_; }
    /// Why the game cannot be shown; nullopt if it can.
    [[nodiscard]] const std::optional<base::Error>& problem() const { return problem_; }

  private:
    struct Wanted {
        archive::GameId id;
        const CatalogEntry* game = nullptr;
        bool unfinished = false;
    };
    void readNext();
    void read(std::string text);
    void fail(base::Error problem);

    archive::Keeper& archive_;
    Tables& tables_;
    const Games& games_;
    std::optional<Wanted> wanted_;
    std::optional<Wanted> reading_;
    std::optional<archive::GameId> shown_;  ///< the game that is shown, or failed to be shown
    std::optional<base::Error> problem_;
    bool asking_ = false;
    std::unique_ptr<BackgroundTask<match::Match>> task_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
