#include "render/texture/MaterialStore.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <optional>
#include <thread>
#include <tuple>

#include "render/gl/Device.h"
#include "render/texture/PackedSurface.h"

namespace render {
namespace {

struct Loaded {
    TexturePyramid colorRoughness;
    TexturePyramid normal;                          ///< empty: a smooth surface, or a packed one
    std::optional<std::array<glm::vec3, 3>> curve;  ///< set for a packed surface
    std::vector<base::Error> errors;
};

/// The distinct sets of texture files, and the set that each material uses.
struct FileSets {
    std::vector<const scene::Material*> sets;
    std::vector<std::size_t> setOf;
};

FileSets fileSetsOf(const scene::Theme& theme) {
    FileSets found;
    const auto files = [](const scene::Material& m) { return std::tie(m.albedo, m.normal, m.roughness); };
    for (const scene::Material& material : theme.materials) {
        const auto same =
            std::find_if(found.sets.begin(), found.sets.end(),
                         [&](const scene::Material* other) { return files(*other) == files(material); });
        found.setOf.push_back(static_cast<std::size_t>(same - found.sets.begin()));
        if (same == found.sets.end()) found.sets.push_back(&material);
    }
    return found;
}

std::vector<Loaded> loadAll(const std::vector<const scene::Material*>& sets,
                            const std::filesystem::path& folder, bool pack) {
    std::vector<Loaded> loaded(sets.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < loaded.size(); i = next++) {
            SurfaceTexture surface = loadSurface(*sets[i], folder, loaded[i].errors);
            if (auto small = pack ? packed(surface) : std::nullopt) {
                loaded[i].colorRoughness = pyramidOf(std::move(small->texels), 4);
                loaded[i].curve = small->curve;
                continue;
            }
            loaded[i].colorRoughness = pyramidOf(std::move(surface.colorRoughness), 4);
            if (!surface.normal.bytes.empty()) loaded[i].normal = pyramidOf(std::move(surface.normal), 2);
        }
    };
    const std::size_t helpers =
        std::min<std::size_t>(std::max(std::thread::hardware_concurrency(), 1U), loaded.size());
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < helpers; ++i) threads.emplace_back(work);
    work();
    threads.clear();  // joins them
    return loaded;
}

/// Sets the filter of the bound texture.
void setFilterOfBound(const TextureFilter& filter) {
    // Without a GPU each fetch reads one mip level only, since the accumulated samples mix neighbouring
    // levels.
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER,
                    filter.trilinear ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR_MIPMAP_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    device::setAnisotropy(filter.anisotropy);
}

/// Uploads the mip levels that the loader has made. `kind` is the internal format, `layout` that of the
/// bytes.
TextureHandle upload(GLenum kind, GLenum layout, const TexturePyramid& levels, const TextureFilter& filter) {
    TextureHandle texture = TextureHandle::create();
    glBindTexture(GL_TEXTURE_2D, texture.id());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    for (std::size_t i = 0; i < levels.size(); ++i)
        glTexImage2D(GL_TEXTURE_2D, static_cast<GLint>(i), static_cast<GLint>(kind), levels[i].width,
                     levels[i].height, 0, layout, GL_UNSIGNED_BYTE, levels[i].bytes.data());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, static_cast<GLint>(levels.size()) - 1);
    setFilterOfBound(filter);
    return texture;
}

}  // namespace

std::vector<base::Error> MaterialStore::load(const scene::Theme& theme, const TextureFilter& filter,
                                             bool pack) {
    glActiveTexture(GL_TEXTURE0);
    plain_ = upload(GL_RGBA8, GL_RGBA, pyramidOf(plainSurface().colorRoughness, 4), filter);
    smooth_ = upload(GL_RG8, GL_RG, {TextureLevel{1, 1, {127, 127}}}, {});

    entries_.clear();
    textures_.clear();
    std::vector<base::Error> errors;
    GLint longest = 0;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &longest);
    const FileSets files = fileSetsOf(theme);
    for (Loaded& loaded : loadAll(files.sets, theme.folder, pack)) {
        limitSides(loaded.colorRoughness, longest);
        limitSides(loaded.normal, longest);
        Textures textures;
        textures.colorRoughness = upload(GL_RGBA8, GL_RGBA, loaded.colorRoughness, filter);
        textures.packed = loaded.curve.has_value();
        textures.curve = loaded.curve.value_or(textures.curve);
        if (!loaded.normal.empty()) textures.normal = upload(GL_RG8, GL_RG, loaded.normal, filter);
        textures_.push_back(std::move(textures));
        std::move(loaded.errors.begin(), loaded.errors.end(), std::back_inserter(errors));
    }
    for (std::size_t i = 0; i < theme.materials.size(); ++i) {
        const scene::Material& material = theme.materials[i];
        entries_.push_back({files.setOf[i], material.tint, material.roughnessScale, material.normalStrength,
                            material.metallic, 1 / std::max(material.tileSize, 1e-3F)});
    }
    return errors;
}

void MaterialStore::setFilter(const TextureFilter& filter) const {
    glActiveTexture(GL_TEXTURE0);
    const auto set = [&](const TextureHandle& texture) {
        if (!texture) return;
        glBindTexture(GL_TEXTURE_2D, texture.id());
        setFilterOfBound(filter);
    };
    set(plain_);
    for (const Textures& textures : textures_) {
        set(textures.colorRoughness);
        set(textures.normal);
    }
}

void MaterialStore::use(scene::MaterialId material, const Programs::Surface& programs) const {
    const bool known = material.value < entries_.size();
    const Entry entry = known ? entries_[material.value] : Entry{};
    const Textures* textures = known ? &textures_[entry.textures] : nullptr;
    const bool packed = known && textures->packed;
    const Program& program = packed ? programs.packed : programs.whole;
    program.use();
    if (packed) program.set("uCurve[0]", textures->curve);
    bindTexture(TextureUnit::Albedo, known && textures->colorRoughness ? textures->colorRoughness : plain_);
    bindTexture(TextureUnit::Normal, known && textures->normal ? textures->normal : smooth_);
    program.set("uTint", entry.tint);
    program.set("uRoughMetalBump", glm::vec3(entry.roughnessScale, entry.metallic, entry.normalStrength));
    program.set("uRepeats", entry.repeatsPerMetre);
}

}  // namespace render
