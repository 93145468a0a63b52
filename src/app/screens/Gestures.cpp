#include "app/screens/Gestures.h"

#include <array>
#include <span>

#include "app/input/Actions.h"

namespace app {
namespace {

using base::msgid;
using ui::screens::ControlRow;

struct Gesture {
    base::Msgid group;
    base::Msgid what;
    base::Msgid how;
};

constexpr std::array kMouse{
    Gesture{msgid("Mouse"), msgid("Lift, place, drop a piece"), msgid("Click")},
    Gesture{msgid("Mouse"), msgid("Lift one piece fewer from a stack"), msgid("Click it again")},
    Gesture{msgid("Mouse"), msgid("Move a stack, dropping one piece a square"), msgid("Drag")},
    Gesture{msgid("Mouse"), msgid("Drop the rest; before that, change what is in the hand"),
            msgid("Right click")},
    Gesture{msgid("Mouse"), msgid("Change what is in the hand; with an empty hand, move the camera"),
            msgid("Wheel")},
    Gesture{msgid("Mouse"), msgid("Camera closer or away, even with pieces in the hand"),
            msgid("Ctrl+Wheel")},
    Gesture{msgid("Mouse"), msgid("Turn the camera"), msgid("Drag beside the board, or the right button")},
    Gesture{msgid("Mouse"), msgid("Shift the camera"), msgid("Drag the middle button")},
    Gesture{msgid("Mouse"), msgid("One move back, one move on"), msgid("Side buttons")}};

constexpr std::array kGestures{
    Gesture{msgid("Touch"), msgid("Lift, place, drop a piece"), msgid("Tap")},
    Gesture{msgid("Touch"), msgid("Move a stack, dropping one piece a square"), msgid("Drag")},
    Gesture{msgid("Touch"), msgid("Turn the camera"), msgid("Move or turn two fingers")},
    Gesture{msgid("Touch"), msgid("Move the camera closer"), msgid("Pinch")},
    Gesture{msgid("Gamepad"), msgid("Move the cursor"), msgid("Left stick")},
    Gesture{msgid("Gamepad"), msgid("Turn the camera"), msgid("Right stick")},
    Gesture{msgid("Gamepad"), msgid("Camera closer or away"), msgid("Triggers")}};

std::vector<ControlRow> rowsOf(std::span<const Gesture> gestures, const i18n::Catalogue& texts) {
    const auto tr = [&](base::Msgid text) { return texts.tr(static_cast<const char*>(text)); };
    std::vector<ControlRow> rows;
    for (const Gesture& gesture : gestures)
        rows.push_back({.group = tr(gesture.group), .what = tr(gesture.what), .keys = {tr(gesture.how)}});
    return rows;
}

}  // namespace

std::vector<ControlRow> mouseRows(const i18n::Catalogue& texts) { return rowsOf(kMouse, texts); }

std::vector<ControlRow> gestureRows(const i18n::Catalogue& texts) {
    const auto tr = [&](base::Msgid text) { return texts.tr(static_cast<const char*>(text)); };
    std::vector<ControlRow> rows = rowsOf(kGestures, texts);
    const std::string group = tr(kGestures.back().group);
    for (const ActionInfo& info : keyActions())
        if (!info.pad.empty())
            rows.push_back({.group = group, .what = tr(info.what), .keys = {std::string(info.pad)}});
    return rows;
}

}  // namespace app
