#pragma once

#include <array>
#include <vector>

#include "games/tak/play/TakState.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"

namespace tak::table {

/// What Tak's pieces look like: the theme's models, or turned and cut here where it has none. Whatever the
/// models measure, lying stones are all as high as the theme says, so that stacks are exact; capstones and
/// walls keep their heights.
class PieceShapes {
  public:
    /// Adds the meshes that it needs to `meshes`, whose numbers the looks name.
    PieceShapes(const scene::Theme& theme, scene::MeshSet& meshes);

    [[nodiscard]] scene::Look look(const game::PieceState& piece) const;
    /// Of the piece as it stands or lies, metres.
    [[nodiscard]] float heightOf(const game::PieceState& piece) const;
    [[nodiscard]] float stoneWidth() const { return stoneWidth_; }
    [[nodiscard]] float stoneHeight() const { return stoneHeight_; }

  private:
    struct Variant {
        scene::MeshId mesh;
        float height;
    };
    struct Kind {
        std::vector<Variant> variants;
        scene::MaterialId material;
        bool varied = true;  ///< the material
    };
    enum Role { Flat, Wall, Capstone };

    static Role roleOf(const game::PieceState& piece);
    [[nodiscard]] const Kind& kindOf(const game::PieceState& piece) const;
    [[nodiscard]] const Variant& variantOf(const game::PieceState& piece) const;
    void addKind(const scene::Theme& theme, Role role, rules::Color c, scene::MeshSet& meshes);
    [[nodiscard]] Variant add(Role role, scene::Mesh mesh, scene::MeshSet& meshes) const;
    [[nodiscard]] scene::Mesh builtIn(Role role) const;

    float stoneWidth_, stoneHeight_, bevel_, capWidth_, capHeight_;
    std::array<std::array<Kind, 2>, 3> kinds_;  ///< by role and colour
};

}  // namespace tak::table
