#pragma once

#include <array>
#include <vector>

#include "games/hex/play/HexState.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"

namespace hex::table {

/// Colours of the players' stones and edges.
inline constexpr std::array<glm::vec3, 2> kColors{{{0.75F, 0.14F, 0.10F}, {0.12F, 0.24F, 0.70F}}};

/// The materials of the table, for themes that have none for it.
[[nodiscard]] scene::GameMaterials materials();

/// A rhombus of hexagons between two edges of each player, with his stones in piles beside it.
class HexTable final : public scene::TableModel {
  public:
    HexTable(int width, const scene::Theme& theme);

    [[nodiscard]] const scene::MeshSet& meshes() const override { return meshes_; }
    [[nodiscard]] const std::vector<scene::DrawItem>& furniture() const override { return furniture_; }
    [[nodiscard]] const std::vector<scene::Lamp>& lamps() const override { return lamps_; }
    [[nodiscard]] const std::vector<scene::PickSpot>& spots() const override { return spots_; }
    [[nodiscard]] scene::Look look(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Pose rest(const game::PieceState& piece) const override;
    [[nodiscard]] float heightOf(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Contact contact(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Pose highlight(game::Place place) const override;
    [[nodiscard]] scene::MeshId highlightMesh(game::Place, scene::HighlightStyle style) const override {
        return highlights_[style.index()];
    }
    [[nodiscard]] scene::MeshId discMesh() const override { return disc_; }
    [[nodiscard]] float fieldRadius() const override;
    [[nodiscard]] std::vector<glm::vec3> outline() const override;

  private:
    scene::MeshId add(scene::Mesh mesh);
    void furnish(scene::MeshId mesh, scene::MaterialId material, glm::vec3 at, glm::vec3 tint = glm::vec3(1));
    void makeBoard(const scene::Theme& theme);
    /// The middle of a hexagon on the table, also beside the board.
    [[nodiscard]] glm::vec3 middleOf(int column, int row) const;
    /// Where the lowest piece of a place lies.
    [[nodiscard]] glm::vec3 groundOf(game::Place place) const;

    int width_;
    scene::MeshSet meshes_;
    std::vector<scene::DrawItem> furniture_;
    std::vector<scene::Lamp> lamps_;
    std::vector<scene::PickSpot> spots_;
    scene::MaterialId stoneMaterial_;
    scene::MeshId stone_, disc_;
    std::array<scene::MeshId, scene::kHighlightStyles> highlights_;  ///< by HighlightStyle::index()
};

}  // namespace hex::table
