#pragma once

#include <memory>
#include <vector>

#include "scene/Shapes.h"
#include "scene/TableModel.h"

/// The table of a made-up game, for tests of motion.
namespace scene::test {

inline constexpr float kHeight = 0.01F;
inline constexpr float kTallHeight = 0.05F;
inline constexpr float kWidth = 0.03F;
inline constexpr float kSquare = 0.04F;
inline constexpr game::Face kFaceUp = 0;
inline constexpr game::Face kFaceDown = 1;
inline constexpr game::Face kMarked = 2;    ///< same pose as face up, but another look
inline constexpr game::Face kStanding = 3;  ///< on edge
inline constexpr std::uint8_t kSlab = 0;
inline constexpr std::uint8_t kTall = 1;
inline constexpr std::uint16_t kBoard = 0;  ///< spots from left to right, ten a row
inline constexpr std::uint16_t kBox = 1;    ///< a row beside the board

/// Slabs with another material on each side, and tall pieces, on a field of squares. A slab of unknown shape
/// has a material of its own.
class Slabs final : public TableModel {
  public:
    static constexpr std::uint16_t kUnknownMaterial = 9;

    const MeshSet& meshes() const override { return meshes_; }
    const std::vector<DrawItem>& furniture() const override { return furniture_; }
    const std::vector<Lamp>& lamps() const override { return lamps_; }
    const std::vector<PickSpot>& spots() const override { return spots_; }
    Look look(const game::PieceState& piece) const override {
        const bool unknown = piece.shape == game::kUnknownShape;
        return {.mesh = MeshId(piece.shape == kTall ? 1 : 0),
                .material = MaterialId(unknown ? kUnknownMaterial : piece.face)};
    }
    Pose rest(const game::PieceState& piece) const override {
        Pose pose;
        pose.position = {static_cast<float>(piece.place.spot % 10) * kSquare,
                         static_cast<float>(piece.place.level) * kHeight,
                         static_cast<float>(piece.place.spot / 10) * kSquare};
        if (piece.place.area == kBox)
            pose.position = {static_cast<float>(piece.place.spot) * kSquare, 0, -3 * kSquare};
        if (piece.face == kFaceDown) {
            pose.rotation = glm::angleAxis(glm::radians(180.0F), glm::vec3(1, 0, 0));
            pose.position.y += kHeight;
        }
        if (piece.face == kStanding) {
            pose.rotation = glm::angleAxis(glm::radians(90.0F), glm::vec3(1, 0, 0));
            pose.position += glm::vec3(0, kWidth / 2, -kHeight / 2);
        }
        return pose;
    }
    Pose inHand(const game::PieceState& piece) const override { return rest(piece); }
    float heightOf(const game::PieceState& piece) const override {
        if (piece.shape == kTall) return kTallHeight;
        if (piece.face == kStanding) return kWidth / 2;
        return piece.face == kFaceDown ? 0 : kHeight;
    }
    Contact contact(const game::PieceState&) const override { return {}; }
    Pose highlight(game::Place) const override { return {}; }
    MeshId highlightMesh(game::Place, HighlightStyle) const override { return MeshId(0); }
    MeshId discMesh() const override { return MeshId(0); }
    float fieldRadius() const override { return 1; }
    std::vector<glm::vec3> outline() const override { return {}; }

  private:
    MeshSet meshes_{roundedBox({kWidth, kHeight, kWidth}, 0.001F),
                    roundedBox({0.02F, kTallHeight, 0.02F}, 0.001F)};
    std::vector<DrawItem> furniture_;
    std::vector<Lamp> lamps_;
    std::vector<PickSpot> spots_;
};

inline game::PieceState piece(std::uint16_t id, std::uint16_t spot, std::uint16_t level, game::Face face) {
    return {.id = game::PieceId(id), .owner = game::PlayerId(0), .face = face, .place = {0, spot, level}};
}

}  // namespace scene::test
