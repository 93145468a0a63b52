#pragma once

#include <memory>

#include "scene/TableModel.h"

namespace scene {

/// A table as a diagram shows it: pieces that lie upon each other are drawn apart, so that each can be seen
/// from above; the higher, the farther up in the picture. All else is as on the table itself.
class DiagramTable final : public TableModel {
  public:
    /// `yaw`: the side from which it is looked at.
    DiagramTable(std::shared_ptr<const TableModel> table, float yaw);

    [[nodiscard]] const MeshSet& meshes() const override { return table_->meshes(); }
    [[nodiscard]] const std::vector<DrawItem>& furniture() const override { return table_->furniture(); }
    [[nodiscard]] std::size_t placeItems() const override { return table_->placeItems(); }
    [[nodiscard]] const std::vector<Lamp>& lamps() const override { return table_->lamps(); }
    [[nodiscard]] const std::vector<PickSpot>& spots() const override { return table_->spots(); }
    [[nodiscard]] Look look(const game::PieceState& piece) const override { return table_->look(piece); }
    [[nodiscard]] Pose rest(const game::PieceState& piece) const override;
    [[nodiscard]] Pose inHand(const game::PieceState& piece) const override;
    [[nodiscard]] float heightOf(const game::PieceState& piece) const override {
        return table_->heightOf(piece);
    }
    [[nodiscard]] Contact contact(const game::PieceState& piece) const override {
        return table_->contact(piece);
    }
    [[nodiscard]] bool mayBePointedPast(const game::PieceState& piece) const override {
        return table_->mayBePointedPast(piece);
    }
    [[nodiscard]] bool marksGround() const override { return false; }
    [[nodiscard]] bool hidesInHand(const game::PieceState& piece) const override {
        return table_->hidesInHand(piece);
    }
    [[nodiscard]] const char* caption(const SoundMoment& moment) const override {
        return table_->caption(moment);
    }
    [[nodiscard]] Pose highlight(game::Place place) const override { return table_->highlight(place); }
    [[nodiscard]] MeshId highlightMesh(game::Place place, HighlightStyle style) const override {
        return table_->highlightMesh(place, style);
    }
    [[nodiscard]] SignMeshes signMeshes(SignShape shape) const override { return table_->signMeshes(shape); }
    [[nodiscard]] const SketchMeshes* sketchMeshes() const override { return table_->sketchMeshes(); }
    [[nodiscard]] MeshId discMesh() const override { return table_->discMesh(); }
    [[nodiscard]] float fieldRadius() const override { return table_->fieldRadius(); }
    [[nodiscard]] std::vector<glm::vec3> outline() const override { return table_->outline(); }
    [[nodiscard]] std::vector<glm::vec3> outlineFor(game::PlayerId player) const override {
        return table_->outlineFor(player);
    }
    [[nodiscard]] Diagram diagram() const override { return table_->diagram(); }
    [[nodiscard]] std::string letterOn(const game::PieceState& piece) const override {
        return table_->letterOn(piece);
    }
    /// Nearer to who looks at it than the letter on the piece.
    [[nodiscard]] std::optional<glm::vec3> freePoint(const game::PieceState& piece) const override;
    [[nodiscard]] std::optional<float> diagramYaw() const override { return yaw_; }

  private:
    [[nodiscard]] glm::vec3 fanOf(const game::PieceState& piece) const;

    std::shared_ptr<const TableModel> table_;
    float yaw_;
};

}  // namespace scene
