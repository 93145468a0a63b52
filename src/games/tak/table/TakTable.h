#pragma once

#include <array>

#include "games/tak/play/TakState.h"
#include "games/tak/table/PieceShapes.h"
#include "scene/Furniture.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"

namespace tak::table {

/// Tak on a table: a board of inlaid squares with coordinates, a tray of piles on either side, stones that
/// lie as flats or stand as walls, capstones. A theme can give models for the shapes: `stone_`, `wall_` and
/// `capstone_` with `white` and `black`, `square_light`, `square_dark`, `pile` (an object under each pile,
/// which replaces the tray) and `table`. Each missing model is replaced by a built-in shape.
class TakTable final : public scene::TableModel {
  public:
    /// Whether a player can point at the trays where no piece lies: to put pieces there.
    enum class Trays : bool { HoldPieces, TakePieces };
    /// Of the letters beside the board and of signs; Large: they can be told from across a room.
    enum class Lettering : bool { Usual, Large };
    TakTable(const rules::Setup& setup, const scene::Theme& theme, Trays trays = Trays::HoldPieces,
             Lettering lettering = Lettering::Usual);

    [[nodiscard]] const scene::MeshSet& meshes() const override { return furniture_.meshes(); }
    [[nodiscard]] const std::vector<scene::DrawItem>& furniture() const override {
        return furniture_.items();
    }
    [[nodiscard]] std::size_t placeItems() const override { return furniture_.placeItems(); }
    [[nodiscard]] const std::vector<scene::Lamp>& lamps() const override { return furniture_.lamps(); }
    [[nodiscard]] const std::vector<scene::PickSpot>& spots() const override { return spots_; }
    [[nodiscard]] scene::Look look(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Pose rest(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Contact contact(const game::PieceState& piece) const override;
    [[nodiscard]] const char* caption(const scene::SoundMoment& moment) const override;
    [[nodiscard]] float heightOf(const game::PieceState& piece) const override;
    [[nodiscard]] scene::Pose highlight(game::Place place) const override;
    [[nodiscard]] scene::MeshId highlightMesh(game::Place place, scene::HighlightStyle style) const override {
        return (place.area == play::kBoardArea ? highlights_ : pileHighlights_)[style.index()];
    }
    [[nodiscard]] SignMeshes signMeshes(scene::SignShape shape) const override {
        return signs_[static_cast<std::size_t>(shape)];
    }
    [[nodiscard]] const scene::SketchMeshes* sketchMeshes() const override { return &sketch_; }
    [[nodiscard]] scene::MeshId discMesh() const override { return disc_; }
    [[nodiscard]] scene::Diagram diagram() const override;
    [[nodiscard]] float fieldRadius() const override;
    [[nodiscard]] std::vector<glm::vec3> outline() const override;
    [[nodiscard]] std::vector<glm::vec3> outlineFor(game::PlayerId player) const override;

  private:
    /// The layout of a supply on its tray.
    struct Piles {
        int perPile = 5;  ///< stones; only the last pile may have fewer
        int piles = 0;    ///< of stones
        int rows = 1;     ///< along the tray
        int columns = 1;
        int capstones = 0;
    };
    [[nodiscard]] static Piles pilesFor(const rules::Supply& supply, int boardSize);

    void makeBoard(const scene::Theme& theme);
    [[nodiscard]] std::vector<scene::MeshId> tilesOf(const scene::Theme& theme, std::string_view model);
    void makeLabels(const scene::Theme& theme, Lettering lettering);
    void makeSupplyPlaces(const scene::Theme& theme, rules::Color c);
    void addTraySpot(rules::Color c);
    void makeTray(const scene::Theme& theme, rules::Color c);
    [[nodiscard]] glm::vec3 squareCenter(rules::Square s) const;
    [[nodiscard]] scene::Pose supplyHighlight(game::Place place) const;
    [[nodiscard]] glm::vec3 supplySpot(rules::Color c, int number) const;
    [[nodiscard]] glm::vec3 pileCenter(rules::Color c, int slot) const;
    [[nodiscard]] float trayWidth(rules::Color c) const;
    [[nodiscard]] float trayLength(rules::Color c) const;
    [[nodiscard]] float trayMiddle(rules::Color c) const;
    void addBoard(std::vector<glm::vec3>& corners) const;
    void addSupply(std::vector<glm::vec3>& corners, rules::Color c) const;
    [[nodiscard]] float tableRadius() const;
    [[nodiscard]] float boardSide() const { return square_ * static_cast<float>(setup_.size) + 2 * margin_; }

    rules::Setup setup_;
    scene::Furniture furniture_;
    PieceShapes pieces_;
    float square_, margin_, boardHeight_;
    float trayHeight_, pileGap_;
    std::array<Piles, 2> piles_;
    std::vector<scene::PickSpot> spots_;
    using Highlights = std::array<scene::MeshId, scene::kHighlightStyles>;  // by HighlightStyle::index()
    Highlights highlights_, pileHighlights_;
    scene::MeshId disc_;
    scene::SketchMeshes sketch_;
    scene::Inscription letters_;
    std::array<SignMeshes, scene::kSignShapes> signs_{};
};

}  // namespace tak::table
