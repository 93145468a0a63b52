#pragma once

#include <memory>
#include <optional>

#include "app/BackgroundTask.h"
#include "app/Evening.h"
#include "archive/Keeper.h"

namespace app {

/// Shows the game that is looked at on the table: reads it in the background; of several that are wanted one
/// soon after the other, the last one. Main thread. At its end the game under way is on the table again.
class GamePreview {
  public:
    /// All must outlive it.
    GamePreview(archive::Keeper& archive, Evening& evening, const Games& games)
        : archive_(archive), evening_(evening), games_(games) {}
    GamePreview(const GamePreview&) = delete;
    GamePreview& operator=(const GamePreview&) = delete;
    ~GamePreview();

    /// Null: no game.
    void show(const archive::Game* game);
    /// Takes what was read; once a frame. True if there is something new.
    bool update();
    /// The game that stands on the table now; nothing while another is wanted.
    [[nodiscard]] bool ready() const { return wanted_ && shown_ == wanted_->id && !problem_; }
    [[nodiscard]] bool waits() const { return asking_ || task_; }
    /// Why the game cannot be shown.
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
    Evening& evening_;
    const Games& games_;
    std::optional<Wanted> wanted_;
    std::optional<Wanted> reading_;
    std::optional<archive::GameId> shown_;  ///< or tried to
    std::optional<base::Error> problem_;
    bool asking_ = false;
    std::unique_ptr<BackgroundTask<match::Match>> task_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
