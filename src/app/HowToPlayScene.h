#pragma once

#include <memory>

#include "app/Evening.h"
#include "app/HowToPlay.h"

namespace app {

/// Plays the scene of a card on the table, again and again. What was looked at before, if anything, is on the
/// table again at its end. Main thread.
class HowToPlayScene {
  public:
    /// Both must outlive it.
    HowToPlayScene(const CatalogEntry& game, Evening& evening)
        : game_(game), evening_(evening), before_(evening.takePreview()) {}
    ~HowToPlayScene();
    HowToPlayScene(const HowToPlayScene&) = delete;
    HowToPlayScene& operator=(const HowToPlayScene&) = delete;

    /// Begins the scene of a card that readHowToPlay() has tried out.
    void show(const HowToPlayCard& card);
    /// Goes on; once a frame. `seconds` have passed. True if something else is to be told of it.
    bool update(float seconds);
    /// How the game of the scene has ended, as far as it was shown; not over before that.
    [[nodiscard]] game::Outcome outcome() const;

  private:
    const CatalogEntry& game_;
    Evening& evening_;
    std::unique_ptr<TableSession> before_;
    bool over_ = false;  ///< outcome() said so last
    float rest_ = 0;     ///< seconds until the next turn, or until the scene begins again
};

}  // namespace app
