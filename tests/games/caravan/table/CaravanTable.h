#pragma once

#include <array>
#include <string_view>

#include "games/caravan/play/CaravanPieces.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"

namespace caravan::table {

/// The table of Caravan: a circuit of stones, a gate beside a stone of it for each player, pile and deck in
/// the middle, and each hand before its player's chair. Materials: materials().
class CaravanTable final : public scene::TableModel {
  public:
    CaravanTable(int players, const scene::Theme& theme);

    [[nodiscard]] const scene::MeshSet& meshes() const override { return meshes_; }
    [[nodiscard]] const std::vector<scene::DrawItem>& furniture() const override { return furniture_; }
    [[nodiscard]] const std::vector<scene::Lamp>& lamps() const override { return lamps_; }
    [[nodiscard]] const std::vector<scene::PickSpot>& spots() const override { return spots_; }
    [[nodiscard]] scene::Look look(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Pose rest(const game::PieceState& piece) const override;
    [[nodiscard]] float heightOf(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Contact contact(const game::PieceState& piece) const override;
    /// Of cards; camels have the captions of any piece.
    [[nodiscard]] const char* caption(const scene::SoundMoment& moment) const override;
    [[nodiscard]] scene::Pose highlight(game::Place place) const override;
    [[nodiscard]] scene::MeshId highlightMesh(game::Place, scene::HighlightStyle style) const override {
        return highlights_[style.index()];
    }
    [[nodiscard]] scene::MeshId discMesh() const override { return disc_; }
    [[nodiscard]] float fieldRadius() const override;
    [[nodiscard]] std::vector<glm::vec3> outline() const override;

  private:
    scene::MeshId add(scene::Mesh mesh);
    void furnish(scene::MeshId mesh, scene::MaterialId material, const scene::Pose& pose);
    void makeSpots();
    /// The pose of a card or camel at a place, with its middle on top of what lies there.
    [[nodiscard]] scene::Pose poseOf(game::Place place) const;

    int players_;
    scene::MeshSet meshes_;
    std::vector<scene::DrawItem> furniture_;
    std::vector<scene::Lamp> lamps_;
    std::vector<scene::PickSpot> spots_;
    scene::MaterialId camelMaterial_, cardMaterial_, backMaterial_;
    scene::MeshId camel_, disc_;
    std::array<scene::MeshId, scene::kHighlightStyles> highlights_;  ///< by HighlightStyle::index()
    std::array<scene::MeshId, 1 + rules::kHighest> cards_;           ///< by value; 0: with an empty face
};

}  // namespace caravan::table
