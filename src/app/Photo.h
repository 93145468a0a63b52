#pragma once

#include <filesystem>
#include <glm/glm.hpp>
#include <optional>
#include <string_view>
#include <utility>

namespace app {

/// How the table is photographed, instead of as it is played on.
struct Photo {
    float lensRadius = 0;                    ///< metres
    float exposure = 1;                      ///< of the light
    std::optional<glm::vec3> backdrop = {};  ///< DrawList::backdrop
    /// A picture of this many pixels is being made; 0: none, what is seen is the size of the window.
    int width = 0;
    int height = 0;
    [[nodiscard]] bool developing() const { return width > 0; }
};

/// The largest picture of the window's shape that is at most `height` high and fits a 4K one.
[[nodiscard]] std::pair<int, int> photoSize(float aspect, int height);

/// On any thread: a file that is not there yet, named after the time, in a folder of the program's in the
/// player's pictures or videos.
[[nodiscard]] std::filesystem::path newPictureFile(const std::filesystem::path& pictures,
                                                   std::string_view extension = ".png");

}  // namespace app
