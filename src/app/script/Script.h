#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"

namespace app {

/// One line of a script; see docs/SCRIPTS.md.
struct ScriptStep {
    enum class Kind {
        Wait,
        Settle,
        Move,
        Press,
        Release,
        Click,
        Locate,
        Wheel,
        Key,
        Text,
        Compose,
        Pad,
        Stick,
        Trigger,
        Tap,
        Finger,
        Resize,
        Screenshot,
        Drop,
        Paste,
        Expect,
        Await,
        Print,
        Record,
        Camera,
        Panels,
        Window,
        Quit
    };
    Kind kind = Kind::Wait;
    double seconds = 0;  ///< Wait
    double x = 0;        ///< Stick: -1 to 1 to the right; Trigger: 0 to 1
    double y = 0;        ///< Stick: -1 to 1 away from the player
    std::vector<std::string> targets =
        {};  ///< Move, Click, Press, Release, Locate, Tap, Finger: "640,360", "@c3" or "Label"; Expect,
             ///< Await: the expected value; Key: "down" or "up"; empty: both; Drop: files and folders
    std::string text = {};  ///< the argument of Key, Text, Compose, Pad, Stick, Trigger, Finger, Screenshot,
                            ///< Paste, Expect, Await, Print, Record, Camera, Panels and Window
    enum class Claim : std::uint8_t { Is, Contains, Lacks };
    Claim claim = Claim::Is;  ///< Expect, Await
    int button = 1;           ///< Click, Press, Release: 1 left, 2 middle, 3 right, 4 and 5 the side buttons
    int amount =
        0;  ///< Wheel: notches, positive away from the player; Record: pictures a second; Finger: its number
    int width = 0;  ///< Resize
    int height = 0;
    base::TextPosition at{};
};

/// Reads a whole script; an error names the line, the column and the expected syntax.
[[nodiscard]] base::Result<std::vector<ScriptStep>> readScript(std::string_view text, std::string_view file);

}  // namespace app
