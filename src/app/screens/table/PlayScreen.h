#pragma once

#include <span>
#include <string>

#include "app/play/GameFollowers.h"
#include "app/screens/table/PlayPartList.h"
#include "app/screens/table/PlayPointer.h"
#include "app/window/Screen.h"
#include "ui/kit/IdleFade.h"

namespace app {

/// The table with the game under way: a list of parts, each of which shows something of the game, and the
/// mouse, the keys and the gamepad at the table.
class PlayScreen final : public Screen {
  public:
    PlayScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning,
               const Collection& collection);
    /// Stops engines that think about the shown position, and removes what pointing left on the table, also a
    /// turn that is held ready.
    ~PlayScreen() override;
    [[nodiscard]] const char* name() const override { return "play"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool gesture(const TouchGesture& gesture) override;
    bool escape() override;
    [[nodiscard]] bool hasMenu() const override { return true; }
    void update(float seconds) override;
    void pass(float seconds) override;
    void covered() override;
    [[nodiscard]] bool expecting() const override;
    [[nodiscard]] bool ticking() const override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] ui::kit::ToastsAt toastsAt() const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Play;
    }
    /// Arrow keys move the cursor over the table, unless a panel over the table is open.
    [[nodiscard]] bool keyboardNavigation() const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool awaitsTextFocus() const override;
    [[nodiscard]] bool typesNotation() const override;

    [[nodiscard]] const PlayActions& actions() const { return made_.actions; }

  private:
    void keyDown(const SDL_KeyboardEvent& key);
    void padButton(Uint8 button);
    /// Whether this is so of any part.
    [[nodiscard]] bool any(bool (PlayPart::*is)() const) const;
    /// Gives the marks of all parts to the table.
    void markTable();
    /// Whether the player uses the panels, by pointing or typing.
    [[nodiscard]] bool panelsUsed() const;
    /// The room that all parts need, as of the last frame.
    [[nodiscard]] ui::screens::PlayNeeds needs() const;
    [[nodiscard]] bool hasGame() const;
    [[nodiscard]] TableSession& table() const;

    const ScreenBasics& basics_;
    const Playing& playing_;
    PlayPartList made_;
    std::span<PlayPart* const> parts_{made_.all};
    GameFollowers::Place place_;  ///< of the parts
    PlayPointer pointer_;
    ui::kit::IdleFade panelFade_;
    float shownOpacity_ = 1;   ///< of the panels that fade, in the last frame
    bool keyPressed_ = false;  ///< since the last update
    float sinceTick_ = 0;      ///< seconds since the dots were last moved
};

}  // namespace app
