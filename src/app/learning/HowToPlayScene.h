#pragma once

#include <memory>

#include "app/learning/HowToPlay.h"
#include "app/play/Tables.h"

namespace app {

/// Plays the scene of a card on the table, again and again. Main thread only. The destructor puts the former
/// preview back on the table, if there was one.
class HowToPlayScene {
  public:
    /// Both references must outlive it.
    HowToPlayScene(const CatalogEntry& game, Tables& tables)
        : game_(game), tables_(tables), before_(tables.takePreview()) {}
    ~HowToPlayScene();
    HowToPlayScene(const HowToPlayScene&) = delete;
    HowToPlayScene& operator=(const HowToPlayScene&) = delete;

    /// Starts the scene of a card that was checked by readHowToPlay().
    void show(const HowToPlayCard& card);
    /// Lets `seconds` pass; call once a frame. True if the texts about the scene have changed.
    bool update(float seconds);
    /// The outcome of the scene's game at the shown position; not over while it goes on.
    [[nodiscard]] game::Outcome outcome() const;

  private:
    const CatalogEntry& game_;
    Tables& tables_;
    std::unique_ptr<TableSession> before_;
    bool over_ = false;  ///< whether outcome() was over in the last frame
    float rest_ = 0;     ///< seconds until the next turn, or until the scene starts again
};

}  // namespace app
