#pragma once

#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "game/MoveInput.h"
#include "scene/DrawList.h"
#include "scene/Pointing.h"
#include "scene/SoundMoment.h"
#include "scene/TableModel.h"
#include "scene/World.h"

namespace scene {

/// The pieces on the table and their motion. Has no rules: its caller decides what happens. Turns that arrive
/// while another one is shown wait for it, and are shown faster the more of them wait. A facade: everything
/// that moves is an entity of a World, moved by the systems of Systems.h; the layers of TableDrawing.h draw
/// the entities and the marks.
class TableScene {
  public:
    /// Seconds at speed 1 between two decisive places that light up one after another.
    static constexpr float kDecisiveSeconds = 0.24F;

    explicit TableScene(HighlightColors colors = {}) { world_.colors = colors; }

    /// Sets up a new table with these pieces, at rest.
    void reset(std::shared_ptr<const TableModel> model, const std::vector<game::PieceState>& pieces);
    /// Puts the same pieces on another table (a theme), at once.
    void setModel(std::shared_ptr<const TableModel> model, const HighlightColors& colors);
    [[nodiscard]] const TableModel& model() const { return *world_.model; }
    /// The same as a shared pointer. A caller that must see later whether the model was replaced needs it:
    /// another model may have the same address as a deleted one.
    [[nodiscard]] const std::shared_ptr<const TableModel>& sharedModel() const { return world_.model; }
    /// Shows the table as a diagram (DiagramTable) for a viewer on this side; nullopt: as it is. At once.
    /// True if that is a change.
    bool setDiagram(std::optional<float> yaw);
    [[nodiscard]] bool showsDiagram() const { return world_.model->diagramYaw().has_value(); }
    /// Draws highlights with thick strokes in colours of their own. True if that is a change.
    bool setBoldHighlights(bool on) { return std::exchange(world_.boldHighlights, on) != on; }

    /// Shows signs and the highlights of the last turn, or not. True if that is a change.
    bool showMarks(bool on) { return std::exchange(world_.showsMarks, on) != on; }

    /// Shows a turn forwards or backwards. All pieces must be where its hops begin.
    void play(const game::Transition& transition, bool backwards);
    /// Moves all pieces to these states.
    void regroupTo(const std::vector<game::PieceState>& pieces);
    /// The same for another viewer, who may know the pieces by other ids: what stays in its place is the same
    /// piece.
    void showAnew(const std::vector<game::PieceState>& pieces);

    /// Shows the present state of the entry of a move.
    void showInput(const game::InputView& view);
    void setHover(std::optional<game::Place> place) { world_.entry.hover = place; }
    void setCursor(std::optional<game::Place> place) { world_.entry.cursor = place; }
    /// Shows this turn as held ready, instead of the one before. True if the picture changes.
    bool setHeld(HeldMarks held);
    /// Shows these marks instead of the ones before. True if the picture changes.
    bool setMarks(Marks marks);
    [[nodiscard]] const Marks& marks() const { return world_.marks; }
    /// Highlights the places of the last turn softly.
    void setLast(std::vector<game::Place> places) { world_.last = std::move(places); }
    /// Lights places up one after another once everything is at rest; empty removes the light.
    void setDecisive(const std::vector<game::Place>& places);

    /// 1 = as designed; 0 = no animation.
    void setSpeed(float speed) { world_.speed = speed; }
    /// If on, pieces fade from place to place instead of travelling, and nothing else moves.
    void setCalm(bool on) { world_.calm = on; }
    /// Advances by `dt` seconds. True while something moves or changes its light.
    bool update(float dt);
    /// Whether a turn is shown or waits.
    [[nodiscard]] bool busy() const { return world_.busy(); }
    /// Whether such a turn shows another side of a piece.
    [[nodiscard]] bool turnsOver() const;
    void finishAnimations();
    /// The sound moments since the last call, unsorted.
    [[nodiscard]] std::vector<SoundMoment> takeSoundMoments() {
        return std::exchange(world_.soundMoments, {});
    }
    /// The time base of sound moments in seconds: the sum of all `dt`.
    [[nodiscard]] double clock() const { return world_.clock; }

    /// The place at which a ray points, as nearestHit() finds it.
    [[nodiscard]] std::optional<game::Place> pick(const Ray& ray, std::span<const game::Place> wanted = {},
                                                  EntryCounts entry = EntryCounts::No) const;
    /// The distance in metres along the ray to the result of pick().
    [[nodiscard]] std::optional<float> distanceAlong(const Ray& ray) const;
    /// The middle of the visible part of a place: of the top piece that lies there, or of the place itself.
    [[nodiscard]] glm::vec3 pointOn(game::Place place) const;
    /// The place with the level of the highest piece that lies there; level 0 if there is none.
    [[nodiscard]] game::Place topOf(game::Place place) const;
    /// The point of the highest piece or idea there on which a text over the picture covers nothing that is
    /// read on the piece; nullopt: the text can stand anywhere.
    [[nodiscard]] std::optional<glm::vec3> freePointOn(game::Place place) const;

    /// The upper corners of the highest piece of each place, as if all pieces had arrived.
    [[nodiscard]] std::vector<glm::vec3> tops() const;

    /// Appends everything to draw, as seen by the list's camera.
    void draw(DrawList& list) const;

  private:
    void useModel();

    std::shared_ptr<const TableModel> table_;  ///< as it is, even while a diagram is shown
    std::optional<float> diagramYaw_;
    World world_;
};

}  // namespace scene
