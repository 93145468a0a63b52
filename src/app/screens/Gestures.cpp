#include "app/screens/Gestures.h"

#include <array>
#include <span>

#include "app/input/Actions.h"

namespace app {
namespace {

using base::msgid;
using ui::screens::ControlRow;

using OfGame = ui::game::Presentation::Gesture;

/// A gesture that means the same in every game.
struct Gesture {
    base::Msgid group;
    base::Msgid what;
    base::Msgid how;
};

constexpr std::array kMouse{
    Gesture{msgid("Mouse"), msgid("Change what is in the hand; with an empty hand, move the camera"),
            msgid("Wheel")},
    Gesture{msgid("Mouse"), msgid("Camera closer or away, even with pieces in the hand"),
            msgid("Ctrl+Wheel")},
    Gesture{msgid("Mouse"), msgid("Turn the camera"), msgid("Drag beside the game, or the right button")},
    Gesture{msgid("Mouse"), msgid("Shift the camera"), msgid("Drag the middle button")},
    Gesture{msgid("Mouse"), msgid("One move back, one move on"), msgid("Side buttons")}};

constexpr std::array kTouchAndPad{
    Gesture{msgid("Touch"), msgid("Turn the camera"), msgid("Move or turn two fingers")},
    Gesture{msgid("Touch"), msgid("Move the camera closer"), msgid("Pinch")},
    Gesture{msgid("Gamepad"), msgid("Move the cursor"), msgid("Left stick")},
    Gesture{msgid("Gamepad"), msgid("Turn the camera"), msgid("Right stick")},
    Gesture{msgid("Gamepad"), msgid("Camera closer or away"), msgid("Triggers")}};

/// Adds rows to one list, with translated texts.
class Rows {
  public:
    explicit Rows(const i18n::Catalogue& texts) : texts_(texts) {}

    void add(base::Msgid group, base::Msgid what, std::string how) {
        rows_.push_back({.group = tr(group), .what = tr(what), .keys = {std::move(how)}});
    }
    void addOfGame(base::Msgid group, OfGame::By by, const ui::game::Presentation& game) {
        for (const OfGame& gesture : game.gestures())
            if (gesture.by == by) add(group, gesture.what, tr(gesture.how));
    }
    void addShared(std::span<const Gesture> gestures) {
        for (const Gesture& gesture : gestures) add(gesture.group, gesture.what, tr(gesture.how));
    }
    [[nodiscard]] std::vector<ControlRow> take() { return std::move(rows_); }

  private:
    [[nodiscard]] std::string tr(base::Msgid text) const { return texts_.tr(static_cast<const char*>(text)); }

    const i18n::Catalogue& texts_;
    std::vector<ControlRow> rows_;
};

}  // namespace

std::vector<ControlRow> mouseRows(const ui::game::Presentation& game, const i18n::Catalogue& texts) {
    Rows rows(texts);
    rows.addOfGame(kMouse.front().group, OfGame::By::Mouse, game);
    rows.addShared(kMouse);
    return rows.take();
}

std::vector<ControlRow> gestureRows(const ui::game::Presentation& game, const i18n::Catalogue& texts) {
    Rows rows(texts);
    rows.addOfGame(kTouchAndPad.front().group, OfGame::By::Touch, game);
    rows.addShared(kTouchAndPad);
    for (const ActionInfo& info : keyActions())
        if (!info.pad.empty()) rows.add(kTouchAndPad.back().group, info.what, std::string(info.pad));
    return rows.take();
}

}  // namespace app
