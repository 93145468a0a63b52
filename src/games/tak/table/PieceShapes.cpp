#include "games/tak/table/PieceShapes.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <string>

#include "base/Random.h"
#include "scene/Shapes.h"

namespace tak::table {
namespace {

using rules::Color;

constexpr float kShades = 0.055F;  // the largest difference of brightness between stones
constexpr float kWarmth = 0.02F;

/// A capstone as from a lathe: foot, waist, collar and dome, in units of its half width and its height.
scene::Mesh turnedCapstone(float width, float height) {
    const std::vector<glm::vec2> foot{{0, 0},         {0.90F, 0},      {0.99F, 0.03F}, {1.0F, 0.07F},
                                      {0.99F, 0.13F}, {0.92F, 0.165F}, {0.80F, 0.185F}};
    const std::vector<glm::vec2> waist{
        {0.80F, 0.185F}, {0.70F, 0.25F}, {0.63F, 0.36F}, {0.61F, 0.46F}, {0.66F, 0.55F}};
    const std::vector<glm::vec2> collar{
        {0.66F, 0.55F}, {0.76F, 0.565F}, {0.80F, 0.585F}, {0.79F, 0.61F}, {0.70F, 0.625F}};
    std::vector<glm::vec2> dome;
    for (int i = 0; i <= 9; ++i) {
        const float a = glm::half_pi<float>() * static_cast<float>(i) / 9;
        dome.emplace_back(0.70F * std::cos(a), 0.625F + 0.375F * std::sin(a));
    }
    std::vector<glm::vec2> profile;
    for (const auto& part :
         {scene::smoothed(foot, 2), scene::smoothed(waist, 3), scene::smoothed(collar, 2), dome})
        for (const glm::vec2 p : part) {
            const glm::vec2 point(std::max(p.x, 0.0F) * width / 2, std::max(p.y, 0.0F) * height);
            if (profile.empty() || glm::length(profile.back() - point) > 1e-5F) profile.push_back(point);
        }
    profile.back().x = 1e-5F;
    return scene::lathe(profile, 32);
}

/// Lays the model of a standing wall on its back, as PieceShapes expects: a quarter turn about x stands it
/// up. Its foot points towards +z, and its middle is as high as that of a lying stone.
scene::Mesh laidDown(scene::Mesh mesh, float stoneWidth, float stoneHeight) {
    const auto back = [](glm::vec3 v) { return glm::vec3(v.x, v.z, -v.y); };
    for (scene::Vertex& v : mesh.vertices) {
        v.position = back(v.position) + glm::vec3(0, stoneHeight / 2, stoneWidth / 2);
        v.normal = back(v.normal);
        v.tangent = back(v.tangent);
    }
    return mesh;
}

}  // namespace

PieceShapes::PieceShapes(const scene::Theme& theme, scene::MeshSet& meshes)
    : stoneWidth_(theme.size("flat_width", 0.036F)),
      stoneHeight_(theme.size("flat_height", 0.0095F)),
      bevel_(theme.size("flat_bevel", 0.0024F)),
      capWidth_(theme.size("capstone_width", 0.030F)),
      capHeight_(theme.size("capstone_height", 0.043F)) {
    for (const Color c : {Color::White, Color::Black})
        for (const Role role : {Flat, Wall, Capstone}) addKind(theme, role, c, meshes);
}

void PieceShapes::addKind(const scene::Theme& theme, Role role, Color c, scene::MeshSet& meshes) {
    const std::string color = c == Color::White ? "_white" : "_black";
    auto& ofRole = kinds_[role];
    Kind& kind = ofRole[static_cast<std::size_t>(rules::index(c))];
    // A theme may use the stones' material for capstones.
    const bool own = role == Capstone && theme.hasMaterial("capstone" + color);
    kind.material = theme.material((own ? "capstone" : "stone") + color);
    if (kind.material.value < theme.materials.size())
        kind.varied = theme.materials[kind.material.value].varied;
    constexpr const char* kModels[] = {"stone", "wall", "capstone"};
    for (const scene::Mesh* model : theme.variantsOf(kModels[role] + color))
        kind.variants.push_back(add(role, *model, meshes));
    if (!kind.variants.empty()) return;
    if (role == Wall) {  // the flat, standing on its edge
        const Kind& flat = kinds_[Flat][static_cast<std::size_t>(rules::index(c))];
        for (const Variant& variant : flat.variants) kind.variants.push_back({variant.mesh, stoneWidth_});
    } else if (const Kind& white = ofRole.front();
               theme.variantsOf(kModels[role] + std::string("_white")).empty() && !white.variants.empty()) {
        kind.variants = white.variants;  // the built-in shape, the same for both colours
    } else {
        kind.variants.push_back(add(role, builtIn(role), meshes));
    }
}

scene::Mesh PieceShapes::builtIn(Role role) const {
    return role == Capstone ? turnedCapstone(capWidth_, capHeight_)
                            : scene::roundedBox({stoneWidth_, stoneHeight_, stoneWidth_}, bevel_, 3);
}

PieceShapes::Variant PieceShapes::add(Role role, scene::Mesh mesh, scene::MeshSet& meshes) const {
    const scene::Bounds b = scene::boundsOf(mesh);
    float height = b.max.y - b.min.y;
    if (role == Flat) height = stoneHeight_;
    mesh = scene::fitted(std::move(mesh), height, role == Capstone ? capWidth_ : stoneWidth_);
    if (role == Wall) mesh = laidDown(std::move(mesh), stoneWidth_, stoneHeight_);
    meshes.push_back(std::move(mesh));
    return {scene::MeshId(static_cast<std::uint16_t>(meshes.size() - 1)), height};
}

PieceShapes::Role PieceShapes::roleOf(const game::PieceState& piece) {
    if (piece.shape == play::kCapstone) return Capstone;
    return piece.face == play::kStanding ? Wall : Flat;
}

const PieceShapes::Kind& PieceShapes::kindOf(const game::PieceState& piece) const {
    return kinds_[roleOf(piece)][static_cast<std::size_t>(rules::index(play::colorOf(piece.owner)))];
}

const PieceShapes::Variant& PieceShapes::variantOf(const game::PieceState& piece) const {
    const auto& variants = kindOf(piece).variants;
    base::Random random(0x57015EULL + piece.id.value);
    return variants[random.below(static_cast<std::uint32_t>(variants.size()))];
}

scene::Look PieceShapes::look(const game::PieceState& piece) const {
    base::Random random(0x6E41ULL + piece.id.value);
    const auto randomOffset = [&] { return static_cast<float>(random.unit() * 2 - 1); };
    scene::Look look{variantOf(piece).mesh, kindOf(piece).material};
    // One by one: compilers differ in the order in which they evaluate arguments.
    const float turn = randomOffset() * glm::pi<float>();
    const float across = randomOffset();
    const float along = randomOffset();
    if (kindOf(piece).varied) look.grain = {along, across, turn};
    const float shade = 1 + randomOffset() * kShades;
    const float warmth = randomOffset() * kWarmth;
    look.tint = shade * glm::vec3(1 + warmth, 1, 1 - warmth);
    return look;
}

float PieceShapes::heightOf(const game::PieceState& piece) const { return variantOf(piece).height; }

}  // namespace tak::table
