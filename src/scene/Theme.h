#pragma once

#include <array>
#include <filesystem>
#include <glm/glm.hpp>
#include <map>
#include <string>
#include <vector>

#include "base/Result.h"
#include "scene/DrawList.h"

namespace scene {

/// A surface: textures and how to use them. Paths are relative to the theme's folder; empty = a plain
/// surface.
struct Material {
    std::string name;
    std::filesystem::path albedo;     ///< sRGB colour
    std::filesystem::path normal;     ///< tangent space, OpenGL convention (green = +v)
    std::filesystem::path roughness;  ///< grey, linear
    glm::vec3 tint{1};                ///< linear, multiplies the albedo
    float roughnessScale = 1;
    float normalStrength = 1;
    float metallic = 0;
    float tileSize = 0.25F;  ///< metres that one repeat of the textures covers
    float pitch = 0;         ///< semitones by which what is made of it sounds higher
};

/// The light of a place.
struct Lighting {
    glm::vec3 keyDirection{0.4F, 0.8F, 0.3F};  ///< unit, towards the light
    glm::vec3 keyColor{3};                     ///< linear irradiance at the board
    float keyAngle = 0.06F;   ///< radians: angular radius of the light, the softness of shadows
    float poolRadius = 0.8F;  ///< metres: how far the light's cone reaches from the middle of the table
    float poolFloor = 0.12F;  ///< what is left of the key light beyond it, 0 to 1
    std::filesystem::path environment;  ///< equirectangular .hdr around the table
    float environmentIntensity = 1;
    glm::vec3 background{0.02F, 0.012F, 0.008F};  ///< linear, where nothing is drawn
    float exposure = 1;
};

/// A place to play, as data: a folder with theme.json. Names, not ids, tie it to a game's pieces.
struct Theme {
    std::string id;    ///< the folder's name
    std::string name;  ///< msgid of its name for players
    std::filesystem::path folder;
    std::vector<Material> materials;
    Lighting lighting;
    std::map<std::string, float> sizes;        ///< measures of pieces and board by name, metres
    std::map<std::string, glm::vec4> palette;  ///< UI and marking colours by name, sRGB with alpha
    std::map<std::string, std::vector<std::filesystem::path>>
        sounds;  ///< files by what is heard, of which one is chosen each time; see audio/Cue.h

    /// The material of this name; the first one if there is none, so that a hole in a theme shows but does
    /// not stop.
    [[nodiscard]] MaterialId material(std::string_view name) const;
    [[nodiscard]] float size(std::string_view name, float otherwise) const;
    [[nodiscard]] glm::vec4 color(std::string_view name, glm::vec4 otherwise) const;
};

/// Reads folder/theme.json. Errors name the file and, for JSON that does not parse, line and column. Unknown
/// keys are ignored; wrong types and values out of range are errors. Textures and sounds are not opened.
[[nodiscard]] base::Result<Theme> loadTheme(const std::filesystem::path& folder);

/// A plain theme that needs no file, for when none can be read.
[[nodiscard]] Theme fallbackTheme();

}  // namespace scene
