#include "DemoScene.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

namespace demo {
namespace {

using scene::Mesh;
using scene::Vertex;

constexpr float kPi = glm::pi<float>();

void addGrid(Mesh& mesh, int columns, int rows, const auto& vertexAt) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    for (int j = 0; j <= rows; ++j)
        for (int i = 0; i <= columns; ++i)
            mesh.vertices.push_back(vertexAt(static_cast<float>(i) / static_cast<float>(columns),
                                             static_cast<float>(j) / static_cast<float>(rows)));
    const auto w = static_cast<std::uint32_t>(columns + 1);
    for (std::uint32_t j = 0; j < static_cast<std::uint32_t>(rows); ++j)
        for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(columns); ++i) {
            const std::uint32_t a = first + j * w + i;
            for (const std::uint32_t k : {a, a + 1, a + w + 1, a, a + w + 1, a + w})
                mesh.indices.push_back(k);
        }
}

// A box around the origin with rounded edges: each face is a grid pushed onto the rounded hull.
Mesh roundedBox(glm::vec3 half, float radius, int steps = 6) {
    Mesh mesh;
    for (int axis = 0; axis < 3; ++axis) {
        for (const float sign : {-1.0F, 1.0F}) {
            const int ua = (axis + 1) % 3;
            const int va = (axis + 2) % 3;
            addGrid(mesh, steps, steps, [&](float s, float t) {
                // Half of the grid's lines are in the rounded edges.
                const auto spread = [&](float x, float h) {
                    const float c = x * 2 - 1;
                    const float edge = 0.3F;
                    const float a = std::abs(c);
                    const float flat = h - radius;
                    const float m = a < edge ? a / edge * flat : flat + (a - edge) / (1 - edge) * radius;
                    return std::copysign(m, c);
                };
                const float u = spread(sign > 0 ? s : 1 - s, half[ua]);
                const float v = spread(t, half[va]);
                glm::vec3 cube(0);
                cube[axis] = sign * half[axis];
                cube[ua] = u;
                cube[va] = v;
                const glm::vec3 inner = glm::clamp(cube, -(half - radius), half - radius);
                const glm::vec3 n = glm::normalize(cube - inner);
                glm::vec3 along(0);
                along[ua] = 1;
                return Vertex{inner + n * radius,
                              n,
                              {u + half[ua] * static_cast<float>(axis), v},
                              glm::normalize(along - n * glm::dot(along, n) + glm::vec3(1e-6F))};
            });
        }
    }
    return mesh;
}

Mesh lathe(const std::vector<glm::vec2>& profile) {
    Mesh mesh;
    const int rows = static_cast<int>(profile.size()) - 1;
    addGrid(mesh, 32, rows, [&](float s, float t) {
        const auto i = static_cast<std::size_t>(std::lround(t * static_cast<float>(rows)));
        const glm::vec2 before = profile[i == 0 ? 0 : i - 1];
        const glm::vec2 after = profile[std::min(i + 1, profile.size() - 1)];
        const glm::vec2 slope = glm::normalize(after - before);
        const float angle = -s * 2 * kPi;
        const glm::vec3 out(std::cos(angle), 0, std::sin(angle));
        const glm::vec3 n = glm::normalize(out * slope.y - glm::vec3(0, slope.x, 0));
        const glm::vec2 p = profile[i];
        return Vertex{out * p.x + glm::vec3(0, p.y, 0), n, {s * 0.08F, p.y}, {out.z, 0, -out.x}};
    });
    return mesh;
}

Mesh disk(float radius, float thickness) {
    Mesh mesh = lathe({{radius - 0.05F, -thickness},
                       {radius - 0.01F, -thickness},
                       {radius, -thickness * 0.7F},
                       {radius, -0.008F},
                       {radius - 0.003F, -0.002F},
                       {radius - 0.008F, 0}});
    addGrid(mesh, 64, 12, [&](float s, float t) {
        const float angle = -s * 2 * kPi;
        const glm::vec3 p = glm::vec3(std::cos(angle), 0, std::sin(angle)) * ((radius - 0.008F) * (1 - t));
        return Vertex{p, {0, 1, 0}, {p.x, -p.z}, {1, 0, 0}};
    });
    return mesh;
}

std::vector<glm::vec2> capstoneProfile() {
    std::vector<glm::vec2> p = {{0.017F, 0},       {0.018F, 0.002F}, {0.018F, 0.006F},  {0.016F, 0.009F},
                                {0.013F, 0.014F},  {0.011F, 0.024F}, {0.0115F, 0.030F}, {0.015F, 0.032F},
                                {0.0155F, 0.034F}, {0.014F, 0.0365F}};
    for (int i = 1; i <= 8; ++i) {
        const float a = static_cast<float>(i) / 8 * kPi / 2;
        p.emplace_back(0.0125F * std::cos(a), 0.040F + 0.011F * std::sin(a));
    }
    return p;
}

}  // namespace

scene::Theme demoTheme() {
    scene::GameMaterials materials;
    const auto add = [&](const char* name, glm::vec3 tint, float roughness, float metallic = 0) {
        scene::Material plain;
        plain.name = name;
        plain.tint = tint;
        plain.roughnessScale = roughness;
        plain.metallic = metallic;
        materials.push_back({.plain = plain});
    };
    add("board_frame", {0.10F, 0.04F, 0.018F}, 0.8F);
    add("square_light", {0.62F, 0.40F, 0.19F}, 0.9F);
    add("square_dark", {0.16F, 0.075F, 0.035F}, 0.9F);
    add("inlay", {0.95F, 0.68F, 0.30F}, 0.6F, 1);
    add("tray", {0.08F, 0.032F, 0.015F}, 0.8F);
    add("stone_white", {0.80F, 0.75F, 0.66F}, 0.5F);
    add("stone_black", {0.035F, 0.033F, 0.036F}, 0.45F);
    return scene::fallbackTheme(materials);
}

DemoScene makeDemoScene(const scene::Theme& theme, int width, int height) {
    DemoScene demo;
    const auto addMesh = [&](Mesh mesh) {
        demo.meshes.push_back(std::move(mesh));
        return scene::MeshId(static_cast<std::uint16_t>(demo.meshes.size() - 1));
    };
    constexpr float kSquare = 0.05F;
    constexpr int kSize = 6;
    constexpr float kHalfBoard = kSquare * kSize / 2;
    constexpr float kTop = 0.018F;
    const auto table = addMesh(disk(0.8F, 0.04F));
    const auto board = addMesh(roundedBox({kHalfBoard + 0.022F, 0.009F, kHalfBoard + 0.022F}, 0.004F));
    const auto tile = addMesh(roundedBox({kSquare / 2 - 0.0004F, 0.002F, kSquare / 2 - 0.0004F}, 0.0006F, 4));
    const auto flat = addMesh(roundedBox({0.0175F, 0.0055F, 0.0175F}, 0.0025F, 6));
    const auto wall = addMesh(roundedBox({0.0175F, 0.0175F, 0.0055F}, 0.0025F, 6));
    const auto cap = addMesh(lathe(capstoneProfile()));
    const auto tray = addMesh(roundedBox({0.03F, 0.005F, 0.17F}, 0.003F));
    const auto ball = addMesh(roundedBox(glm::vec3(0.012F), 0.012F, 12));

    int count = 0;
    const auto add = [&](scene::MeshId mesh, const char* material, glm::vec3 at,
                         float turn = 0) -> scene::DrawItem& {
        ++count;
        scene::DrawItem item;
        item.mesh = mesh;
        item.material = theme.material(material);
        item.transform = glm::rotate(glm::translate(glm::mat4(1), at), turn, glm::vec3(0, 1, 0));
        const auto n = static_cast<float>(count);
        item.grain = {n * 0.37F, n * 0.61F, n * 1.7F};
        demo.list.items.push_back(item);
        return demo.list.items.back();
    };
    add(table, "table", {0, 0, 0}).grain = {};
    add(board, "board_frame", {0, 0.009F, 0}).grain = {};
    const auto place = [&](int x, int y, float above) {
        return glm::vec3((static_cast<float>(x) - 2.5F) * kSquare, kTop + above,
                         (static_cast<float>(y) - 2.5F) * kSquare);
    };
    for (int y = 0; y < kSize; ++y)
        for (int x = 0; x < kSize; ++x) {
            auto& item = add(tile, (x + y) % 2 == 0 ? "square_light" : "square_dark", place(x, y, -0.0014F));
            item.grain.z = (x + y) % 2 == 0 ? 0 : kPi / 2;
        }
    const auto stone = [](int owner) { return owner == 0 ? "stone_white" : "stone_black"; };
    const int stacks[][3] = {{0, 0, 0},    {1, 0, 0x10},   {3, 0, 1},     {5, 0, 1}, {0, 1, 1}, {2, 1, 0x01},
                             {4, 1, 0x10}, {1, 2, 0x0101}, {3, 2, 0x110}, {5, 2, 1}, {0, 3, 0}, {2, 3, 0x01},
                             {4, 3, 1},    {1, 4, 1},      {3, 4, 0x10},  {5, 4, 0}, {2, 5, 0}, {4, 5, 1}};
    const int heights[] = {1, 2, 1, 1, 1, 2, 2, 4, 3, 1, 1, 2, 1, 1, 2, 1, 1, 1};
    for (std::size_t i = 0; i < std::size(stacks); ++i)
        for (int level = 0; level < heights[i]; ++level)
            add(flat, stone(stacks[i][2] >> (4 * level) & 1),
                place(stacks[i][0], stacks[i][1], 0.0055F + 0.011F * static_cast<float>(level) + 0.0006F),
                0.06F * std::sin(static_cast<float>(i) * 7 + static_cast<float>(level) * 3));
    add(wall, stone(0), place(2, 2, 0.0181F), 0.6F);
    add(wall, stone(1), place(4, 4, 0.0181F), -0.5F);
    add(cap, stone(0), place(1, 2, 0.0446F));
    add(cap, stone(1), place(3, 4, 0.0226F));
    add(ball, "inlay", place(5, 5, 0.012F));
    for (int side = 0; side < 2; ++side) {
        const float x = side == 0 ? -0.25F : 0.25F;
        add(tray, "tray", {x, 0.005F, 0});
        for (int i = 0; i < 6; ++i)
            for (int level = 0; level < 3 - i % 2; ++level)
                add(flat, stone(side),
                    {x, 0.0156F + 0.011F * static_cast<float>(level),
                     -0.13F + 0.045F * static_cast<float>(i)},
                    0.1F * static_cast<float>(i + level));
        add(cap, stone(side), {x, 0.0101F, 0.145F});
    }
    auto& ghost = add(flat, stone(0), place(2, 4, 0.0061F));
    ghost.color.a = 0.45F;
    ghost.glow = {0.25F, 0.18F, 0.08F};

    demo.list.camera.eye = {0.16F, 0.47F, 0.56F};
    demo.list.camera.target = {0, 0, 0.015F};
    demo.list.camera.verticalFov = 0.61F;
    demo.list.camera.aspect = static_cast<float>(width) / static_cast<float>(std::max(height, 1));
    demo.list.focusDistance = glm::length(demo.list.camera.eye - demo.list.camera.target);
    return demo;
}

}  // namespace demo
