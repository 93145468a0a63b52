#pragma once

#include <filesystem>
#include <glm/glm.hpp>
#include <optional>
#include <string_view>
#include <utility>

namespace app {

/// How the table is photographed, where that differs from play.
struct Photo {
    float lensRadius = 0;                    ///< metres
    float exposure = 1;                      ///< factor of the light
    std::optional<glm::vec3> backdrop = {};  ///< DrawList::backdrop
    /// Width of the picture that is being made, in pixels; 0: none is made, and the window shows a preview.
    int width = 0;
    int height = 0;
    [[nodiscard]] bool developing() const { return width > 0; }
};

/// The size of the largest picture with the window's shape, at most `height` high and within 4K.
[[nodiscard]] std::pair<int, int> photoSize(float aspect, int height);

/// The path of a new file, named after the time, in the program's folder within the player's pictures or
/// videos. Callable from any thread.
[[nodiscard]] std::filesystem::path newPictureFile(const std::filesystem::path& pictures,
                                                   std::string_view extension = ".png");

}  // namespace app
