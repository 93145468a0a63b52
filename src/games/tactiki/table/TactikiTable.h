#pragma once

#include <array>

#include "games/tactiki/play/Pieces.h"
#include "games/tactiki/table/Figures.h"
#include "scene/Furniture.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"

namespace tactiki::table {

/// The table of TacTiki: the island of 5×5 fields, and beside it, at the left of each player, a bench on
/// which his figures wait before the set-up and after their defeat. Materials: materials().
class TactikiTable final : public scene::TableModel {
  public:
    /// `large`: ranks, letters beside the board and signs can be told from across a room.
    explicit TactikiTable(const scene::Theme& theme, bool large = false);

    [[nodiscard]] const scene::MeshSet& meshes() const override { return furniture_.meshes(); }
    [[nodiscard]] const std::vector<scene::DrawItem>& furniture() const override {
        return furniture_.items();
    }
    [[nodiscard]] std::size_t placeItems() const override { return furniture_.placeItems(); }
    [[nodiscard]] const std::vector<scene::Lamp>& lamps() const override { return furniture_.lamps(); }
    [[nodiscard]] const std::vector<scene::PickSpot>& spots() const override { return spots_; }
    /// Eyes are let into the face; a known rank into the back, and if all may see it, into the front, too.
    [[nodiscard]] scene::Look look(const game::PieceState& piece) const override;
    /// A figure looks at the other player, and turns its back to him while its rank is shown.
    [[nodiscard]] scene::Pose rest(const game::PieceState& piece) const override;
    [[nodiscard]] float heightOf(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Contact contact(const game::PieceState& piece) const override;
    [[nodiscard]] bool marksGround() const override { return true; }
    [[nodiscard]] const char* caption(const scene::SoundMoment& moment) const override;
    [[nodiscard]] scene::Pose highlight(game::Place place) const override;
    [[nodiscard]] scene::MeshId highlightMesh(game::Place place, scene::HighlightStyle style) const override {
        return (place.area == play::kBoardArea ? highlights_ : smallHighlights_)[style.index()];
    }
    [[nodiscard]] SignMeshes signMeshes(scene::SignShape shape) const override {
        return signs_[static_cast<std::size_t>(shape)];
    }
    [[nodiscard]] const scene::SketchMeshes* sketchMeshes() const override { return &sketch_; }
    [[nodiscard]] scene::MeshId discMesh() const override { return disc_; }
    [[nodiscard]] scene::Diagram diagram() const override;
    /// Its rank, as far as it is known.
    [[nodiscard]] std::string letterOn(const game::PieceState& piece) const override;
    /// The top of the head: the rank stands on the back, and perhaps in front.
    [[nodiscard]] std::optional<glm::vec3> freePoint(const game::PieceState& piece) const override;
    [[nodiscard]] float fieldRadius() const override;
    /// Higher than usual: columns hide less of what stands behind them.
    [[nodiscard]] float homePitch() const override;
    [[nodiscard]] std::vector<glm::vec3> outline() const override;

  private:
    void makeBoard(const scene::Theme& theme);
    void makeLabels(const scene::Theme& theme, bool large);
    void makeBench(const scene::Theme& theme, rules::Side side);

    scene::Furniture furniture_;
    std::vector<scene::PickSpot> spots_;
    std::array<scene::MeshId, rules::kSides> figures_;
    std::array<scene::MaterialId, rules::kSides> figureMaterials_;
    using Inlays = std::array<scene::MeshId, rules::kHighestRank + 1>;  // by rank, or kUnknownRank
    /// By player and RankSeen.
    std::array<std::array<Inlays, kRankSeen>, rules::kSides> inlays_{};
    scene::MaterialId rankMaterial_;
    using Highlights = std::array<scene::MeshId, scene::kHighlightStyles>;  // by HighlightStyle::index()
    Highlights highlights_, smallHighlights_;
    std::array<SignMeshes, scene::kSignShapes> signs_{};
    scene::MeshId disc_;
    scene::SketchMeshes sketch_;
    scene::Inscription letters_;
};

}  // namespace tactiki::table
