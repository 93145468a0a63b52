#pragma once

#include <array>
#include <vector>

#include "games/tak/play/TakState.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"

namespace tak::table {

/// The shapes of Tak's pieces: the theme's models, or shapes built here if the theme has none. All lying
/// stones have the height that the theme gives, whatever the height of their models, so that stacks are
/// exact; capstones and walls keep their own heights.
class PieceShapes {
  public:
    /// Adds its meshes to `meshes`; looks refer to them by number.
    PieceShapes(const scene::Theme& theme, scene::MeshSet& meshes);

    [[nodiscard]] scene::Look look(const game::PieceState& piece) const;
    /// The height of the piece as it stands or lies, in metres.
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
        bool varied = true;  ///< whether the material varies from piece to piece
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
