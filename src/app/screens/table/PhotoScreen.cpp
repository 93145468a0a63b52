#include "app/screens/table/PhotoScreen.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "app/input/Gamepad.h"
#include "app/input/Pointing.h"
#include "app/play/FileSaver.h"
#include "app/play/Tables.h"
#include "app/screens/table/PlayPad.h"
#include "app/screens/table/TableActions.h"
#include "app/settings/Preferences.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"

namespace app {
namespace {

constexpr std::array<int, 3> kHeights{1080, 1440, 2160};
constexpr float kWidestLens = 0.012F;  // metres; a large portrait lens, at the distance of a table

// Colours behind the table of a transparent picture: in the preview, and in its two exposures.
constexpr glm::vec3 kFinderBackdrop(0.16F);
constexpr glm::vec3 kBlack(0);
constexpr glm::vec3 kWhite(1);

float radians(double degrees) { return glm::radians(static_cast<float>(degrees)); }

}  // namespace

PhotoScreen::PhotoScreen(const ScreenBasics& basics, const Playing& playing, const Collection& collection)
    : basics_(basics),
      playing_(playing),
      collection_(collection),
      table_(&playing.tables.shown()),
      before_(table_->stage().camera()) {
    model_.values.size = static_cast<int>(kHeights.size()) - 1;
    table_->stage().camera().orbit(
        0, 0);  // counts as the player's hand, so the camera makes no motion of its own
    table_->hand().hover({});
    table_->cover();
    table_->stage().showMarks(false);
    table_->stage().show({.sketch = table_->pen().sketch()});
    apply(model_.values);
}

PhotoScreen::~PhotoScreen() {
    if (&playing_.tables.shown() != table_) return;  // another game has come to the table
    table_->stage().camera() = before_;
    table_->stage().focusOn({});
    table_->stage().showMarks(true);
}

void PhotoScreen::apply(const ui::screens::PhotoValues& values) {
    model_.values = values;
    const auto blur = static_cast<float>(values.blur);
    photo_.lensRadius = kWidestLens * blur * blur;
    photo_.exposure = std::exp2(static_cast<float>(values.exposure));
    photo_.backdrop = values.transparent ? std::optional(kFinderBackdrop) : std::nullopt;
    table_->stage().camera().setFieldOfView(radians(values.fieldOfView));
}

void PhotoScreen::draw(ui::kit::Context& ui, float seconds) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    aspect_ = size.x / std::max(size.y, 1.0F);
    model_.focusAge += seconds;
    model_.sizes.clear();
    for (const int height : kHeights) {
        const auto [w, h] = photoSize(aspect_, height);
        model_.sizes.push_back(std::to_string(w) + "\xE2\x80\xAF×\xE2\x80\xAF" + std::to_string(h));
    }
    for (const ui::screens::PhotoCommand& command : ui::screens::drawPhoto(ui, model_)) {
        if (const auto* values = std::get_if<ui::screens::PhotoValues>(&command))
            apply(*values);
        else if (std::get<ui::screens::PhotoAction>(command) == ui::screens::PhotoAction::Take)
            take();
        else
            (void)escape();
    }
}

void PhotoScreen::take() {
    if (photo_.developing()) return;
    const auto choice = static_cast<std::size_t>(std::clamp<int>(model_.values.size, 0, kHeights.size() - 1));
    std::tie(photo_.width, photo_.height) = photoSize(aspect_, kHeights[choice]);
    model_.developed = 0;
    if (model_.values.transparent) photo_.backdrop = kBlack;
}

void PhotoScreen::developing(float share) {
    if (model_.values.transparent) share = share / 2 + (overBlack_ ? 0.5F : 0);
    model_.developed = static_cast<int>(share * 100);
}

void PhotoScreen::developed(render::Image image) {
    if (model_.values.transparent && !overBlack_) {
        overBlack_ = std::move(image);
        photo_.backdrop = kWhite;
        return;
    }
    if (overBlack_)
        collection_.saver.savePicture(std::move(*overBlack_), std::move(image));
    else
        collection_.saver.savePicture(std::move(image));
    stopDeveloping();
}

void PhotoScreen::stopDeveloping() {
    photo_.width = photo_.height = 0;
    model_.developed = -1;
    overBlack_.reset();
    if (photo_.backdrop) photo_.backdrop = kFinderBackdrop;
}

bool PhotoScreen::escape() {
    if (photo_.developing()) {  // the picture is cancelled
        stopDeveloping();
    } else {
        basics_.screens.close();
    }
    return true;
}

std::string PhotoScreen::text() const {
    return model_.developed >= 0 ? std::to_string(model_.developed) + " %" : std::string();
}

bool PhotoScreen::animating() const { return photo_.developing() || basics_.gamepad.held(); }

void PhotoScreen::update(float seconds) {
    if (!photo_.developing()) PlayPad::turnCamera(seconds, basics_.gamepad, table_->stage().camera());
}

void PhotoScreen::key(const SDL_Keysym& key) {
    const Chord chord = chordOf(key);
    const auto action = basics_.preferences.bindings().find(chord, ActionPlace::Photo);
    if (action) {
        // If a widget was chosen by keyboard, Return presses that widget.
        const bool presses = key.sym == SDLK_RETURN || key.sym == SDLK_KP_ENTER;
        if (!presses || !ImGui::GetIO().NavVisible) carryOut(*action);
        return;
    }
    // The camera has the same keys as at the table.
    const auto other = basics_.preferences.bindings().find(chord, ActionPlace::Table);
    const TableAction* const line = other ? tableAction(*other) : nullptr;
    if (line && line->kind == TableAction::Kind::TurnsCamera) line->carryOut(*table_);
}

void PhotoScreen::padButton(Uint8 button) {
    // While the panel is hidden, B shows it again and A takes the picture.
    if (model_.hidden && button == SDL_CONTROLLER_BUTTON_B) return (void)escape();
    for (const ActionInfo& info : keyActions())
        if (info.place == ActionPlace::Photo && info.pad == padName(button) &&
            (model_.hidden || info.action != Action::TakePhoto))
            carryOut(info.action);
}

void PhotoScreen::carryOut(Action action) {
    if (action == Action::HidePanel) model_.hidden = !model_.hidden;
    if (action == Action::TakePhoto) take();
    if (action == Action::PhotoTopView) table_->stage().camera().topView();
    if (action == Action::PhotoSeatView) table_->stage().camera().seatView();
    if (action == Action::PhotoDiagramView) table_->stage().setDiagram(!table_->stage().showsDiagram());
    if (action != Action::PhotoResetView) return;
    table_->stage().setDiagram(false);
    table_->stage().camera().reset();
}

void PhotoScreen::focusAt(glm::vec2 pixel) {
    table_->stage().focusOn(table_->stage().pointAt(ndcOf(pixel)));
    model_.focus = {pixel.x, pixel.y};
    model_.focusAge = 0;
}

void PhotoScreen::motion(const SDL_MouseMotionEvent& event) {
    const glm::vec2 at = pixelsOf(event.x, event.y, event.windowID);
    const glm::vec2 way = at - lastAt_;
    lastAt_ = at;
    if (!button_) return;
    const float unit = basics_.display.pixelScale;
    if (glm::length(at - downAt_) > kDragThreshold * unit) travelled_ = true;
    if (!travelled_) return;
    if (*button_ == SDL_BUTTON_MIDDLE)
        table_->stage().camera().pan(ndcOf(at) - ndcOf(at - way));
    else
        table_->stage().camera().orbit(-way.x * kOrbitPerPixel / unit, way.y * kOrbitPerPixel / unit);
}

bool PhotoScreen::gesture(const TouchGesture& gesture) {
    if (photo_.developing()) return true;
    turnBy(gesture, table_->stage().camera(), basics_.display.pixelScale);
    return true;
}

void PhotoScreen::handle(const SDL_Event& event) {
    if (photo_.developing()) return;
    switch (event.type) {
        case SDL_MOUSEBUTTONDOWN:
            if (button_) break;
            button_ = event.button.button;
            downAt_ = lastAt_ = pixelsOf(event.button.x, event.button.y, event.button.windowID);
            travelled_ = false;
            break;
        case SDL_MOUSEBUTTONUP:
            if (button_ != event.button.button) break;
            if (*button_ == SDL_BUTTON_LEFT && !travelled_) focusAt(downAt_);
            button_.reset();
            break;
        case SDL_MOUSEMOTION:
            motion(event.motion);
            break;
        case SDL_MOUSEWHEEL:
            table_->stage().camera().zoom(static_cast<float>(
                event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -event.wheel.y : event.wheel.y));
            break;
        case SDL_KEYDOWN:
            key(event.key.keysym);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
            padButton(event.cbutton.button);
            break;
        default:
            break;
    }
}

}  // namespace app
