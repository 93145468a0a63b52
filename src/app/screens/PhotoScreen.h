#pragma once

#include <glm/glm.hpp>
#include <optional>

#include "app/Bindings.h"
#include "app/Photo.h"
#include "app/Screen.h"
#include "scene/OrbitCamera.h"
#include "ui/screens/Photo.h"

namespace app {

class Evening;
class Files;
class Gamepad;
class ScreenStack;
class TableSession;
struct Display;

/// The table without anything in front of it, to be photographed. Dragging turns the camera, a click focuses;
/// what was seen before comes back when it closes.
class PhotoScreen final : public Screen {
  public:
    PhotoScreen(ScreenStack& screens, Evening& evening, Files& files, const Display& display,
                const Bindings& bindings, const Gamepad& gamepad);
    ~PhotoScreen() override;
    [[nodiscard]] const char* name() const override { return "photo"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool gesture(const TouchGesture& gesture) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] bool keyboardNavigation() const override { return !model_.hidden; }
    [[nodiscard]] bool animating() const override;
    void update(float seconds) override;
    [[nodiscard]] bool expecting() const override { return photo_.developing(); }
    [[nodiscard]] const Photo* photo() const override { return &photo_; }
    void developing(float share) override;
    void developed(render::Image image) override;

  private:
    void apply(const ui::screens::PhotoValues& values);
    /// No picture is being made any more.
    void stopDeveloping();
    void take();
    void key(const SDL_Keysym& key);
    void padButton(Uint8 button);
    void carryOut(Action action);
    void motion(const SDL_MouseMotionEvent& event);
    void focusAt(glm::vec2 pixel);

    ScreenStack& screens_;
    Evening& evening_;
    Files& files_;
    const Display& display_;
    const Bindings& bindings_;
    const Gamepad& gamepad_;
    TableSession* table_;        ///< whose camera this took over
    scene::OrbitCamera before_;  ///< as it was
    Photo photo_;
    ui::screens::PhotoModel model_;
    std::optional<render::Image> overBlack_;  ///< of a transparent picture, which is made twice
    float aspect_ = 16.0F / 9.0F;
    std::optional<int> button_;  ///< that is down
    bool travelled_ = false;
    glm::vec2 downAt_{0};
    glm::vec2 lastAt_{0};
};

}  // namespace app
