#pragma once

#include <array>
#include <filesystem>
#include <glm/glm.hpp>
#include <map>
#include <string>
#include <vector>

#include "base/Result.h"
#include "scene/DrawList.h"
#include "scene/Mesh.h"

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
    bool varied = true;      ///< each thing shows another part of it; false where the texture is drawn to fit
    float pitch = 0;         ///< semitones by which what is made of it sounds higher
};

/// The light of a theme.
struct Lighting {
    glm::vec3 keyDirection{0.4F, 0.8F, 0.3F};  ///< unit, towards the light
    glm::vec3 keyColor{3};                     ///< linear irradiance at the board
    float keyAngle = 0.06F;   ///< radians: angular radius of the light, the softness of shadows
    float poolRadius = 0.8F;  ///< metres: how far the light's cone reaches from the middle of the table
    float poolFloor = 0.12F;  ///< what is left of the key light beyond it, 0 to 1
    std::filesystem::path environment;  ///< equirectangular .hdr around the table
    float environmentIntensity = 1;
    glm::vec3 background{0.02F, 0.012F, 0.008F};  ///< linear, added to what is seen of the environment
    float backdropIntensity = 0.16F;  ///< of the environment behind the table, 1 = as bright as it is
    float backdropLift =
        1;  ///< 0: the horizon is where it is; 1: lifted, so that what stands there closes the picture
    float backdropBlur = 1;  ///< how far out of focus it is: steps of twice as wide, from 0
    glm::vec3 fogColor{0};   ///< linear
    float fogDistance = 0;   ///< metres from the eye at which half of what is seen is fog; 0 = clear air
    float exposure = 1;
};

/// Something that only stands around: a candle, a standing stone.
struct Furnishing {
    std::filesystem::path model;
    std::string material;
    /// Where its `position` counts from: the middle of the table moved by this share of half the area that
    /// board and supplies take, so that it stays beside a board of any size.
    glm::vec2 anchor{0};
    glm::vec3 position{0};  ///< metres
    float turn = 0;         ///< radians about the vertical
    float scale = 1;
    glm::vec3 glow{0};   ///< light given off, linear: a flame
    glm::vec3 light{0};  ///< what falls from its middle on things around it; see Lamp::color
    bool castsShadow = true;
};

/// What the table and its surroundings look and sound like, as data: a folder with theme.json. Names, not
/// ids, tie it to a game's pieces.
struct Theme {
    std::string id;    ///< the folder's name
    std::string name;  ///< msgid of its name for players
    std::filesystem::path folder;
    std::vector<Material> materials;
    Lighting lighting;
    /// Wavefront files by what they are models of; several for one thing are its variants.
    std::map<std::string, std::vector<std::filesystem::path>> models;
    std::vector<Furnishing> surroundings;
    std::map<std::filesystem::path, Mesh> meshes;  ///< of the files above, once loadModels has read them
    std::map<std::string, float> sizes;            ///< measures of pieces and board by name, metres
    std::map<std::string, glm::vec4> palette;      ///< UI and highlight colours by name, sRGB with alpha
    /// Files by what is heard, of which one is chosen each time; see audio/Cue.h.
    std::map<std::string, std::vector<std::filesystem::path>> sounds;
    std::map<std::string, base::TextPosition> soundPositions;  ///< where theme.json names their files
    std::vector<base::Error> problems;  ///< values of theme.json that mean nothing, and were left out

    /// The material of this name; the first one if there is none, so that a hole in a theme shows but does
    /// not stop.
    [[nodiscard]] MaterialId material(std::string_view name) const;
    [[nodiscard]] bool hasMaterial(std::string_view name) const;
    /// The variants of a model that could be read.
    [[nodiscard]] std::vector<const Mesh*> variantsOf(std::string_view model) const;
    /// The mesh of a file; null if it could not be read.
    [[nodiscard]] const Mesh* meshOf(const std::filesystem::path& file) const;
    [[nodiscard]] float size(std::string_view name, float otherwise) const;
    [[nodiscard]] glm::vec4 color(std::string_view name, glm::vec4 otherwise) const;
};

using MaterialNames = std::vector<std::string>;

/// Reads folder/theme.json. An error, with file, line and column, is only what is no JSON object. Unknown
/// keys are ignored. What has a wrong type, is out of range or names a material that there is not is left
/// out, and named in Theme::problems. No other file is opened.
/// `ofGames`: materials that games ask for besides those of fallbackTheme().
[[nodiscard]] base::Result<Theme> loadTheme(const std::filesystem::path& folder,
                                            const MaterialNames& ofGames = {});

/// Reads the models that the theme names. Each file that is missing or broken is left out and reported;
/// one that seems to be cut off is only reported.
[[nodiscard]] std::vector<base::Error> loadModels(Theme& theme);

/// A plain theme that needs no file, for when none can be read.
[[nodiscard]] Theme fallbackTheme();

}  // namespace scene
