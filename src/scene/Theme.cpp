#include "scene/Theme.h"

#include <algorithm>
#include <array>
#include <set>

#include "scene/ModelReader.h"
#include "scene/ThemeReader.h"

namespace scene {

std::string_view nameOf(Surface surface) {
    constexpr std::array<std::string_view, kSurfaces> kNames{"table", "frame", "light", "dark", "mark"};
    return kNames[static_cast<std::size_t>(surface)];
}

MaterialId Theme::material(std::string_view wanted) const {
    const auto found =
        std::find_if(materials.begin(), materials.end(), [&](const Material& m) { return m.name == wanted; });
    return MaterialId(found == materials.end() ? 0 : static_cast<std::uint16_t>(found - materials.begin()));
}

bool Theme::hasMaterial(std::string_view wanted) const {
    return std::any_of(materials.begin(), materials.end(),
                       [&](const Material& m) { return m.name == wanted; });
}

GameMaterial plainMaterial(const char* name, Surface like, glm::vec3 tint, float roughness, float metallic) {
    GameMaterial needed;
    needed.like = like;
    needed.plain.name = name;
    needed.plain.tint = tint;
    needed.plain.roughnessScale = roughness;
    needed.plain.metallic = metallic;
    return needed;
}

void Theme::complete(const GameMaterials& ofGames) {
    for (const GameMaterial& needed : ofGames) {
        if (needed.optional || hasMaterial(needed.plain.name)) continue;
        const auto like = surfaces.find(needed.like);
        Material made = like == surfaces.end() ? needed.plain : materials[material(like->second).value];
        made.name = needed.plain.name;
        materials.push_back(std::move(made));
    }
}

std::vector<const Mesh*> Theme::variantsOf(std::string_view model) const {
    std::vector<const Mesh*> found;
    if (const auto files = models.find(std::string(model)); files != models.end())
        for (const auto& file : files->second)
            if (const Mesh* mesh = meshOf(file)) found.push_back(mesh);
    return found;
}

const Mesh* Theme::meshOf(const std::filesystem::path& file) const {
    const auto found = meshes.find(file);
    return found == meshes.end() ? nullptr : &found->second;
}

float Theme::size(std::string_view wanted, float otherwise) const {
    const auto found = sizes.find(std::string(wanted));
    return found == sizes.end() ? otherwise : found->second;
}

glm::vec4 Theme::color(std::string_view wanted, glm::vec4 otherwise) const {
    const auto found = palette.find(std::string(wanted));
    return found == palette.end() ? otherwise : found->second;
}

base::Result<Theme> loadTheme(const std::filesystem::path& folder, const GameMaterials& ofGames) {
    return readTheme(folder, ofGames);
}

std::vector<base::Error> loadModels(Theme& theme) {
    std::set<std::filesystem::path> files;
    for (const auto& [name, variants] : theme.models) files.insert(variants.begin(), variants.end());
    for (const Furnishing& thing : theme.surroundings) files.insert(thing.model);
    std::vector<base::Error> errors;
    theme.meshes.clear();
    for (const auto& file : files) {
        auto mesh = readModel(theme.folder / file, errors);
        if (mesh)
            theme.meshes.emplace(file, std::move(mesh).value());
        else
            errors.push_back(mesh.error());
    }
    return errors;
}

Theme fallbackTheme(const GameMaterials& ofGames) {
    Theme theme;
    theme.id = "plain";
    theme.name = "Plain";
    Material table;
    table.name = nameOf(Surface::Table);
    table.tint = {0.20F, 0.085F, 0.035F};
    table.roughnessScale = 1.1F;
    theme.materials.push_back(std::move(table));
    for (const GameMaterial& needed : ofGames) theme.materials.push_back(needed.plain);
    theme.lighting.keyDirection = glm::normalize(glm::vec3(-0.45F, 0.8F, -0.35F));
    theme.lighting.keyColor = glm::vec3(3.4F, 2.9F, 2.2F);
    return theme;
}

}  // namespace scene
