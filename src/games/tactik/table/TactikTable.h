#pragma once

#include <array>
#include <optional>

#include "games/tactik/table/TablePlan.h"
#include "scene/Furniture.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"

namespace tactik::table {

/// The table of Tac-Tik: the board with its circuit, bases and pockets, the stock and the pile in its middle,
/// and before each player a rack with his cards. Materials: materials().
class TactikTable final : public scene::TableModel {
  public:
    /// `large`: cards and pawns that can be told from across a room.
    TactikTable(const TablePlan& plan, const scene::Theme& theme, bool large = false);

    [[nodiscard]] const scene::MeshSet& meshes() const override { return furniture_.meshes(); }
    [[nodiscard]] const std::vector<scene::DrawItem>& furniture() const override {
        return furniture_.items();
    }
    [[nodiscard]] std::size_t placeItems() const override { return furniture_.placeItems(); }
    [[nodiscard]] const std::vector<scene::Lamp>& lamps() const override { return furniture_.lamps(); }
    [[nodiscard]] const std::vector<scene::PickSpot>& spots() const override { return spots_; }
    [[nodiscard]] scene::Look look(const game::PieceState& piece) const override;
    /// Cards of a hand face their owner; one that lies down for the viewer shows its back to him, too. The
    /// cards of the pile lie a little askew.
    [[nodiscard]] scene::Pose rest(const game::PieceState& piece) const override;
    /// A card is drawn out of its rack, a pawn lifted.
    [[nodiscard]] scene::Pose inHand(const game::PieceState& piece) const override;
    [[nodiscard]] float heightOf(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Contact contact(const game::PieceState& piece) const override;
    /// A pawn, whose head hides the hole behind it.
    [[nodiscard]] bool mayBePointedPast(const game::PieceState& piece) const override;
    /// A card, which is drawn out to be read.
    [[nodiscard]] bool hidesInHand(const game::PieceState& piece) const override;
    [[nodiscard]] const char* caption(const scene::SoundMoment& moment) const override;
    /// Around a pawn it lies on the board; that of an empty slot of a hand lies on the rack, and that of a
    /// whole hand around it.
    [[nodiscard]] scene::Pose highlight(game::Place place) const override;
    [[nodiscard]] scene::MeshId highlightMesh(game::Place place, scene::HighlightStyle style) const override;
    [[nodiscard]] SignMeshes signMeshes(scene::SignShape shape) const override {
        return signs_[static_cast<std::size_t>(shape)];
    }
    [[nodiscard]] const scene::SketchMeshes* sketchMeshes() const override { return &sketch_; }
    [[nodiscard]] scene::MeshId discMesh() const override { return disc_; }
    /// At the right end of the rack, as its owner sees it.
    [[nodiscard]] std::optional<glm::vec3> seatPoint(game::PlayerId player) const override;
    [[nodiscard]] float fieldRadius() const override { return kBoardRadius; }
    [[nodiscard]] float homePitch() const override;
    [[nodiscard]] std::vector<glm::vec3> outline() const override;

  private:
    void makePawns(const scene::Theme& theme, bool large);
    void makeCards(bool large);
    void makeMarks();
    void makeBoard(const scene::Theme& theme);
    void makeRacks(const scene::Theme& theme);
    void makeSpots();
    [[nodiscard]] scene::Look pawnLook(const game::PieceState& piece) const;
    /// Where the foot of a card in a hand stands.
    [[nodiscard]] glm::vec3 footOf(game::Place place) const;
    [[nodiscard]] scene::Pose cardRest(const game::PieceState& piece) const;

    TablePlan plan_;
    scene::Furniture furniture_;
    std::vector<scene::PickSpot> spots_;
    struct PawnMeshes {
        scene::MeshId pawn;
        std::array<scene::MeshId, 2> inlays;  // of an ordinary pawn, of a stake
        scene::MaterialId material;
        float height = 0;
    };
    std::array<PawnMeshes, rules::kColours> pawns_{};  // by colour
    scene::MeshId card_, back_, hidden_;
    using Faces = std::array<scene::MeshId, rules::kKinds + 1>;  // by Card
    Faces lying_{}, inHand_{};
    scene::MaterialId cardMaterial_;
    scene::MaterialId printMaterial_;
    using Highlights = std::array<scene::MeshId, scene::kHighlightStyles>;  // by HighlightStyle::index()
    Highlights roundHighlights_{}, cardHighlights_{}, slotHighlights_{}, handHighlights_{};
    std::array<SignMeshes, scene::kSignShapes> signs_{};
    scene::MeshId disc_;
    scene::SketchMeshes sketch_;
};

}  // namespace tactik::table
