#pragma once

#include <SDL.h>

#include <cstddef>
#include <optional>
#include <string>

#include "app/input/Actions.h"
#include "app/screens/table/PlayPart.h"
#include "i18n/Catalogue.h"
#include "ui/screens/play/PlaySketch.h"

namespace app {

class PlayCommands;

/// What players draw on the table, and the pen: with it in the hand the keys and the gamepad draw, too, and
/// its inks stand below the table.
class SketchPart final : public PlayPart {
  public:
    SketchPart(const ScreenBasics& basics, const Playing& playing, const PlayCommands& actions)
        : PlayPart(basics, playing), actions_(actions) {}

    bool pass(float seconds) override;
    void mark(scene::Marks& marks) const override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void execute() override;
    [[nodiscard]] bool used() const override;
    /// What was drawn last, while the pen is in the hand.
    [[nodiscard]] std::string text() const override;
    /// Lets go of the stroke that was begun, or else of the pen.
    bool escape() override;

    /// Takes the pen into the hand, or puts it away.
    void take(bool hold);
    void toggle();
    /// The key of the pen goes down. Held down while something is drawn, it puts the pen away when it is
    /// released; pressed alone, it does so when it is pressed again.
    void keyDown(SDL_Keycode key, bool repeated);
    void keyUp(SDL_Keycode key);
    /// Forgets that this key is held down, because another screen will get its release: the pen stays in the
    /// hand.
    void releaseKey() { heldKey_.reset(); }
    /// Does what an action means while the pen is in the hand; false if it means nothing else then.
    bool takes(Action action);
    bool takesByPad(Action action);

  private:
    [[nodiscard]] bool toolsShown() const;
    void pickAtCursor();

    const PlayCommands& actions_;
    ui::screens::SketchView view_;
    std::optional<ui::screens::Act> pressed_;
    std::size_t newsSeen_ = 0;
    int session_ = -1;  ///< CurrentGame::sessionNumber() of the news
    std::string news_;
    std::optional<SDL_Keycode> heldKey_;  ///< the pen was taken by this key, which is still down
    bool drewMeanwhile_ = false;
};

}  // namespace app
