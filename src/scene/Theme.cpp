#include "scene/Theme.h"

#include <algorithm>
#include <set>

#include "scene/ModelReader.h"
#include "scene/ThemeReader.h"

namespace scene {

MaterialId Theme::material(std::string_view wanted) const {
    const auto found =
        std::find_if(materials.begin(), materials.end(), [&](const Material& m) { return m.name == wanted; });
    return MaterialId(found == materials.end() ? 0 : static_cast<std::uint16_t>(found - materials.begin()));
}

bool Theme::hasMaterial(std::string_view wanted) const {
    return std::any_of(materials.begin(), materials.end(),
                       [&](const Material& m) { return m.name == wanted; });
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

base::Result<Theme> loadTheme(const std::filesystem::path& folder, const MaterialNames& ofGames) {
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

Theme fallbackTheme() {
    Theme theme;
    theme.id = "plain";
    theme.name = "Plain";
    const auto add = [&theme](const char* name, glm::vec3 tint, float roughness, float metallic = 0) {
        Material material;
        material.name = name;
        material.tint = tint;
        material.roughnessScale = roughness;
        material.metallic = metallic;
        theme.materials.push_back(std::move(material));
    };
    add("table", {0.20F, 0.085F, 0.035F}, 1.1F);
    add("board_frame", {0.10F, 0.04F, 0.018F}, 0.8F);
    add("square_light", {0.62F, 0.40F, 0.19F}, 0.9F);
    add("square_dark", {0.16F, 0.075F, 0.035F}, 0.9F);
    add("inlay", {0.95F, 0.68F, 0.30F}, 0.6F, 1);
    add("tray", {0.08F, 0.032F, 0.015F}, 0.8F);
    add("tray_bed", {0.14F, 0.02F, 0.018F}, 1.3F);
    add("stone_white", {0.80F, 0.75F, 0.66F}, 0.5F);
    add("stone_black", {0.035F, 0.033F, 0.036F}, 0.45F);
    add("label", {0.72F, 0.52F, 0.24F}, 0.8F, 0.6F);
    theme.lighting.keyDirection = glm::normalize(glm::vec3(-0.45F, 0.8F, -0.35F));
    theme.lighting.keyColor = glm::vec3(3.4F, 2.9F, 2.2F);
    return theme;
}

}  // namespace scene
