#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "app/e2e/Program.h"
#include "support/GoldenImage.h"

namespace e2e {

/// A golden of the program, and what it is there for.
struct View {
    support::Golden golden;
    std::string_view purpose;
};

/// Lines of a script, and what of the picture that is taken after them is kept.
struct Shot {
    std::string_view script;
    std::vector<View> views;
};

/// Pictures that are taken one after another in one run of the program.
struct GoldenScene {
    std::string_view name;
    std::string_view theme;
    std::vector<Shot> shots;
};
std::ostream& operator<<(std::ostream& out, const GoldenScene& scene);

[[nodiscard]] const std::vector<GoldenScene>& goldenScenes();
/// The golden "app/NAME"; throws if there is none.
[[nodiscard]] const support::Golden& goldenNamed(std::string_view name);
/// The lines of a scene's script up to the picture that this golden is a part of.
[[nodiscard]] std::string scriptOf(std::string_view golden);

inline constexpr std::string_view kGoldenSize = "1280x720";

/// The game files that the scripts of the scenes open, and settings with this theme and these further
/// members, as `"interfaceScale": 1.1`.
void layOut(const Desk& desk, std::string_view theme, std::string_view moreSettings = "");

/// Plays the script and answers the picture at its end. On a failure it is empty and a test failure has been
/// added.
[[nodiscard]] render::Image pictureAfter(const Desk& desk, std::string_view script,
                                         std::string_view size = kGoldenSize);

}  // namespace e2e
