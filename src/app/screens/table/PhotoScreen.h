#pragma once

#include <glm/glm.hpp>
#include <optional>

#include "app/input/Actions.h"
#include "app/shell/ShellParts.h"
#include "app/window/Photo.h"
#include "app/window/Screen.h"
#include "scene/camera/OrbitCamera.h"
#include "ui/screens/Photo.h"

namespace app {

class TableSession;

/// Shows the table without panels, to photograph it. Dragging moves the camera, a click focuses. The
/// destructor restores the camera.
class PhotoScreen final : public Screen {
  public:
    PhotoScreen(const ScreenBasics& basics, const Playing& playing, const Collection& collection);
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
    /// Cancels the picture that is being made.
    void stopDeveloping();
    void take();
    void key(const SDL_Keysym& key);
    void padButton(Uint8 button);
    void carryOut(Action action);
    void motion(const SDL_MouseMotionEvent& event);
    void focusAt(glm::vec2 pixel);

    const ScreenBasics& basics_;
    const Playing& playing_;
    const Collection& collection_;
    TableSession* table_;        ///< the table whose camera is used
    scene::OrbitCamera before_;  ///< the camera to be restored
    Photo photo_;
    ui::screens::PhotoModel model_;
    std::optional<render::Image> overBlack_;  ///< first exposure of a transparent picture, which needs two
    float aspect_ = 16.0F / 9.0F;
    std::optional<int> button_;  ///< button that is down
    bool travelled_ = false;
    glm::vec2 downAt_{0};
    glm::vec2 lastAt_{0};
};

}  // namespace app
