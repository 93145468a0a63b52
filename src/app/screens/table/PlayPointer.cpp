#include "app/screens/table/PlayPointer.h"

#include "app/input/Pointing.h"
#include "app/table/TableSession.h"

namespace app {
namespace {

/// The ink that a modifier chooses, or else the pen's.
game::Ink inkFor(const Pen& pen) {
    const int held = SDL_GetModState();
    if ((held & KMOD_SHIFT) != 0) return game::Ink::Red;
    if ((held & KMOD_CTRL) != 0) return game::Ink::Yellow;
    return (held & KMOD_ALT) != 0 ? game::Ink::Blue : pen.ink();
}

}  // namespace

void PlayPointer::handle(const SDL_Event& event, TableSession& table, float scale) {
    switch (event.type) {
        case SDL_MOUSEBUTTONDOWN:
            return buttonDown(event.button, table);
        case SDL_MOUSEBUTTONUP:
            return buttonUp(event.button, table);
        case SDL_MOUSEMOTION:
            return motion(event.motion, table, scale);
        case SDL_MOUSEWHEEL:
            return wheel(event.wheel, table);
        default:
            return;
    }
}

void PlayPointer::buttonDown(const SDL_MouseButtonEvent& event, TableSession& table) {
    if (turnsPages(event.button)) return;
    if (drag_ != Drag::None) return;  // a second button is ignored while the first is down
    downAt_ = lastAt_ = pixelsOf(event.x, event.y, event.windowID);
    downButton_ = event.button;
    travelled_ = false;
    if (event.button == SDL_BUTTON_LEFT && table.pen().held()) {
        const auto place = table.stage().placeAt(ndcOf(downAt_));
        drag_ = place && table.pen().begin(*place, inkFor(table.pen())) ? Drag::Pen : Drag::Orbit;
    } else if (event.button == SDL_BUTTON_LEFT) {
        // A card that was taken by the first click of two is not given away by the second.
        const bool begun = table.turn().begun();
        if (event.clicks == 2 && began_ && begun && table.turn().shown().finish) return;
        const Hand::By by = event.which == SDL_TOUCH_MOUSEID ? Hand::By::Finger : Hand::By::Mouse;
        drag_ = table.hand().press(ndcOf(downAt_), by) ? Drag::Table : Drag::Orbit;
        began_ = !begun && table.turn().begun();
    } else {
        drag_ = event.button == SDL_BUTTON_MIDDLE ? Drag::Pan : Drag::Orbit;
    }
}

void PlayPointer::buttonUp(const SDL_MouseButtonEvent& event, TableSession& table) {
    if (drag_ == Drag::None || event.button != downButton_) return;
    const glm::vec2 at = pixelsOf(event.x, event.y, event.windowID);
    if (drag_ == Drag::Table) {
        table.hand().release(ndcOf(at), travelled_);
    } else if (drag_ == Drag::Pen) {
        if (travelled_) table.pen().leadTo(table.stage().placeAt(ndcOf(at)));
        table.pen().end();
    }
    if (drag_ != Drag::Table && travelled_) table.hand().hover(ndcOf(at));
    if (event.button == SDL_BUTTON_RIGHT && !travelled_ && table.pen().held()) {
        table.pen().chooseNext(1);
    } else if (event.button == SDL_BUTTON_RIGHT && !travelled_) {
        table.hand().hover(ndcOf(at));
        table.hand().pressOther();
    }
    drag_ = Drag::None;
}

void PlayPointer::motion(const SDL_MouseMotionEvent& event, TableSession& table, float scale) {
    const glm::vec2 at = pixelsOf(event.x, event.y, event.windowID);
    const glm::vec2 way = at - lastAt_;
    lastAt_ = at;
    if (drag_ != Drag::None && glm::length(at - downAt_) > kDragThreshold * scale) travelled_ = true;
    if (!travelled_ || drag_ == Drag::None) {
        table.hand().hover(ndcOf(at));
        return;
    }
    if (drag_ != Drag::Table) table.hand().hover({});
    switch (drag_) {
        case Drag::Table:
            table.hand().dragTo(ndcOf(at));
            break;
        case Drag::Pen:
            table.pen().leadTo(table.stage().placeAt(ndcOf(at)));
            break;
        case Drag::Orbit:
            table.stage().camera().orbit(-way.x * kOrbitPerPixel / scale, way.y * kOrbitPerPixel / scale);
            break;
        case Drag::Pan:
            table.stage().camera().pan(ndcOf(at) - ndcOf(at - way));
            break;
        case Drag::None:
            break;
    }
}

void PlayPointer::wheel(const SDL_MouseWheelEvent& event, TableSession& table) {
    const int notches = event.direction == SDL_MOUSEWHEEL_FLIPPED ? -event.y : event.y;
    if (notches == 0) return;
    const bool varies = table.turn().begun() && !table.turn().awaitsConfirmation();
    const bool zoom = (SDL_GetModState() & KMOD_CTRL) != 0 || !varies;
    if (zoom)
        table.stage().camera().zoom(static_cast<float>(notches));
    else
        table.turn().vary(notches > 0 ? 1 : -1);
}

void PlayPointer::cancelDrag(TableSession& table) {
    if (drag_ == Drag::Table) table.hand().cancelDrag();
    if (drag_ == Drag::Pen) table.pen().cancel();
    drag_ = Drag::None;
}

}  // namespace app
