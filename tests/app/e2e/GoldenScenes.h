#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "app/e2e/Program.h"
#include "support/GoldenImage.h"

namespace e2e {

/// A golden of the program, and its purpose.
struct View {
    support::Golden golden;
    std::string_view purpose;
};

/// Lines of a script, and the parts that are kept of the picture after them.
struct Shot {
    std::string_view script;
    std::vector<View> views;
};

/// Pictures taken one after another in one run of the program.
struct GoldenScene {
    std::string_view name;
    std::string_view theme;
    std::vector<Shot> shots;
};
std::ostream& operator<<(std::ostream& out, const GoldenScene& scene);

[[nodiscard]] const std::vector<GoldenScene>& goldenScenes();
/// The golden "app/NAME"; throws if it is unknown.
[[nodiscard]] const support::Golden& goldenNamed(std::string_view name);
/// The lines of a scene's script up to the picture with this golden.
[[nodiscard]] std::string scriptOf(std::string_view golden);

inline constexpr std::string_view kGoldenSize = "1280x720";

/// Writes the game files that the scripts of the scenes open, and settings with this theme and further
/// members, such as `"interfaceScale": 1.1`.
void layOut(const Sandbox& desk, std::string_view theme, std::string_view moreSettings = "");

/// Plays the script and returns the picture at its end. On a failure it adds a test failure and returns an
/// empty picture.
[[nodiscard]] render::Image pictureAfter(const Sandbox& desk, std::string_view script,
                                         std::string_view size = kGoldenSize);

}  // namespace e2e
