#include "render/MaterialStore.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <thread>

#include "render/SurfaceTexture.h"

namespace render {
namespace {

struct Loaded {
    SurfaceTexture surface;
    std::vector<base::Error> errors;
};

std::vector<Loaded> loadAll(const scene::Theme& theme) {
    std::vector<Loaded> loaded(theme.materials.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < loaded.size(); i = next++)
            loaded[i].surface = loadSurface(theme.materials[i], theme.folder, loaded[i].errors);
    };
    const std::size_t helpers =
        std::min<std::size_t>(std::max(std::thread::hardware_concurrency(), 1U), loaded.size());
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < helpers; ++i) threads.emplace_back(work);
    work();
    return loaded;
}

TextureHandle upload(GLenum kind, GLenum layout, int width, int height, const std::uint8_t* pixels,
                     bool anisotropic) {
    TextureHandle texture = TextureHandle::create();
    glBindTexture(GL_TEXTURE_2D, texture.id());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, static_cast<GLint>(kind), width, height, 0, layout, GL_UNSIGNED_BYTE,
                 pixels);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glGenerateMipmap(GL_TEXTURE_2D);
    // The accumulated samples mix neighbouring levels, so that one level for each fetch is enough without a
    // GPU.
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER,
                    anisotropic ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR_MIPMAP_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    if (anisotropic && GLEW_EXT_texture_filter_anisotropic != 0)
        glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, 8);
    return texture;
}

void bindTo(TextureUnit unit, const TextureHandle& texture) {
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, texture.id());
}

}  // namespace

std::vector<base::Error> MaterialStore::load(const scene::Theme& theme, bool anisotropic) {
    glActiveTexture(GL_TEXTURE0);
    const SurfaceTexture plain = plainSurface();
    plain_ = upload(GL_RGBA8, GL_RGBA, plain.width, plain.height, plain.colorRoughness.data(), anisotropic);
    constexpr std::uint8_t kFlatNormal[2] = {127, 127};
    flat_ = upload(GL_RG8, GL_RG, 1, 1, kFlatNormal, false);

    entries_.clear();
    std::vector<base::Error> errors;
    std::vector<Loaded> loaded = loadAll(theme);
    for (std::size_t i = 0; i < loaded.size(); ++i) {
        const scene::Material& material = theme.materials[i];
        const SurfaceTexture& surface = loaded[i].surface;
        Entry entry;
        if (surface.width > 0)
            entry.colorRoughness = upload(GL_RGBA8, GL_RGBA, surface.width, surface.height,
                                          surface.colorRoughness.data(), anisotropic);
        if (!surface.normal.empty())
            entry.normal = upload(GL_RG8, GL_RG, surface.normalWidth, surface.normalHeight,
                                  surface.normal.data(), anisotropic);
        entry.tint = material.tint;
        entry.roughnessScale = material.roughnessScale;
        entry.normalStrength = material.normalStrength;
        entry.metallic = material.metallic;
        entry.repeatsPerMetre = 1 / std::max(material.tileSize, 1e-3F);
        entries_.push_back(std::move(entry));
        std::move(loaded[i].errors.begin(), loaded[i].errors.end(), std::back_inserter(errors));
    }
    return errors;
}

void MaterialStore::bind(scene::MaterialId material, const Program& program) const {
    static const Entry kUnknown{};
    const Entry& entry = material.value < entries_.size() ? entries_[material.value] : kUnknown;
    bindTo(TextureUnit::Albedo, entry.colorRoughness ? entry.colorRoughness : plain_);
    bindTo(TextureUnit::Normal, entry.normal ? entry.normal : flat_);
    program.set("uTint", entry.tint);
    program.set("uRoughMetalBump", glm::vec3(entry.roughnessScale, entry.metallic, entry.normalStrength));
    program.set("uRepeats", entry.repeatsPerMetre);
}

}  // namespace render
