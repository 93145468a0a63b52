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

/// A surface: its textures and factors. Paths are relative to the theme's folder; empty = a plain surface.
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
    bool varied = true;      ///< each thing shows another part of the texture; false if it was drawn to fit
    float pitch = 0;         ///< semitones added to the sounds of things made of it
};

/// Parts of a table that any game may need. A theme names a material of its own for each that it has.
enum class Surface : std::uint8_t {
    Table,  ///< what everything stands on
    Frame,  ///< what holds the game: a frame, a tray, a box
    Light,  ///< pieces, cards, fields: the light ones
    Dark,   ///< the dark ones
    Mark    ///< letters and lines
};
inline constexpr std::size_t kSurfaces = 5;
/// Its name in theme.json: "table", "frame", "light" …
[[nodiscard]] std::string_view nameOf(Surface surface);

/// A material of which a game's table is made. A theme may have it, by its name; if not, it gets the look of
/// the theme's surface `like`; and if there is no such surface either, that of `plain`.
struct GameMaterial {
    Material plain;  ///< with the name
    Surface like = Surface::Light;
    bool optional = false;  ///< a theme may do without it: the game then leaves something out
};
using GameMaterials = std::vector<GameMaterial>;
/// One without textures, which a theme must have in one way or another.
[[nodiscard]] GameMaterial plainMaterial(const char* name, Surface like, glm::vec3 tint, float roughness,
                                         float metallic = 0);

/// The lighting of a theme.
struct Lighting {
    glm::vec3 keyDirection{0.4F, 0.8F, 0.3F};  ///< unit, towards the light
    glm::vec3 keyColor{3};                     ///< linear irradiance at the middle of the table
    float keyAngle = 0.06F;             ///< radians: angular radius of the light, the softness of shadows
    float poolRadius = 0.8F;            ///< metres: radius of the light's cone around the middle of the table
    float poolFloor = 0.12F;            ///< share of the key light outside the cone, 0 to 1
    std::filesystem::path environment;  ///< equirectangular .hdr around the table
    float environmentIntensity = 1;
    glm::vec3 background{0.02F, 0.012F, 0.008F};  ///< linear, added to what is seen of the environment
    float backdropIntensity = 0.16F;  ///< factor of the environment behind the table, 1 = unchanged
    float backdropLift =
        1;  ///< 0: the horizon stays; 1: it is raised, so that the backdrop fills the picture
    float backdropBlur = 1;  ///< how far it is out of focus: each step doubles the width, from 0
    glm::vec3 fogColor{0};   ///< linear
    float fogDistance = 0;   ///< metres from the eye and from the table at which fog hides one half;
                             ///< 0 = clear air
    float exposure = 1;
};

/// A decoration on the table or around it: a candle, a boulder.
struct Furnishing {
    std::filesystem::path model;
    std::string material;
    /// The origin of `position`: the middle of the table, moved by this share of half the area of play and
    /// supplies, so that the thing stays beside a game of any size.
    glm::vec2 anchor{0};
    glm::vec3 position{0};  ///< metres
    float turn = 0;         ///< radians about the vertical
    float scale = 1;
    glm::vec3 glow{0};   ///< emitted light, linear: a flame
    glm::vec3 light{0};  ///< light that it casts on things around it; see Lamp::color
    bool castsShadow = true;
};

/// What marks on the table are made of.
struct MarkLook {
    std::string material;  ///< of highlights
    float light = 1;       ///< factor for the light that they emit; 0: they are only lit
    std::vector<std::string>
        signs;  ///< shapes for the players by seat: nameOf(SignShape); empty: the usual ones
};

/// The look and sound of the table and its surroundings, as data: a folder with theme.json. It refers to a
/// game's pieces by names, not ids.
struct Theme {
    std::string id;    ///< the folder's name
    std::string name;  ///< msgid
    std::filesystem::path folder;
    std::vector<Material> materials;
    std::map<Surface, std::string> surfaces;  ///< the material of each surface that the theme has
    Lighting lighting;
    MarkLook marks;
    /// Wavefront files by the name of the thing; several files for one thing are variants.
    std::map<std::string, std::vector<std::filesystem::path>> models;
    std::vector<Furnishing> surroundings;
    std::map<std::filesystem::path, Mesh> meshes;  ///< of the files above, after loadModels()
    std::map<std::string, float> sizes;            ///< measures of pieces and of their places by name, metres
    /// The names of other pictures for those that games show in panels (game::Choice::icon), where this
    /// place's pieces have another form.
    std::map<std::string, std::string> icons;
    std::map<std::string, glm::vec4> palette;  ///< UI and highlight colours by name, sRGB with alpha
    /// Files by cue, one of which is chosen each time; see audio/Cue.h.
    std::map<std::string, std::vector<std::filesystem::path>> sounds;
    std::map<std::string, base::TextPosition> soundPositions;  ///< positions of the file names in theme.json
    std::vector<base::Error> problems;  ///< invalid values of theme.json, which were left out

    /// The material with this name; the first one if there is none, so that a missing material shows but does
    /// no harm.
    [[nodiscard]] MaterialId material(std::string_view name) const;
    [[nodiscard]] bool hasMaterial(std::string_view name) const;
    /// Adds those of the games' materials that are missing and not optional.
    void complete(const GameMaterials& ofGames);
    /// The variants of a model that were read.
    [[nodiscard]] std::vector<const Mesh*> variantsOf(std::string_view model) const;
    /// The mesh of a file; null if it was not read.
    [[nodiscard]] const Mesh* meshOf(const std::filesystem::path& file) const;
    [[nodiscard]] float size(std::string_view name, float otherwise) const;
    [[nodiscard]] glm::vec4 color(std::string_view name, glm::vec4 otherwise) const;
};

/// Reads folder/theme.json. Fails, with file, line and column, only if it is not a JSON object. Unknown keys
/// are ignored. A value of the wrong type, out of range, or with an unknown material is left out and reported
/// in Theme::problems. No other file is opened. `ofGames`: the materials of the games' tables, by which the
/// theme is completed.
[[nodiscard]] base::Result<Theme> loadTheme(const std::filesystem::path& folder,
                                            const GameMaterials& ofGames = {});

/// Reads the models that the theme names. Each missing or broken file is left out and reported; a file that
/// seems cut off is only reported.
[[nodiscard]] std::vector<base::Error> loadModels(Theme& theme);

/// A plain theme without files, for when none can be read, with all materials of these games.
[[nodiscard]] Theme fallbackTheme(const GameMaterials& ofGames = {});

}  // namespace scene
