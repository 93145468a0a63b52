#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "game/MoveInput.h"
#include "scene/DrawList.h"
#include "scene/TableModel.h"
#include "scene/Touch.h"
#include "scene/World.h"

namespace scene {

/// The pieces on the table and their motion: keeps no rules, follows what it is told. Turns that come while
/// one is still moving wait for it, and are played faster the more of them wait. A facade: everything on the
/// table is an entity of a World, moved by the systems of Systems.h and drawn by the layers of
/// TableDrawing.h.
class TableScene {
  public:
    /// Between two of the places that light up one after the other, at speed 1.
    static constexpr float kDecisiveSeconds = 0.13F;

    explicit TableScene(HighlightColors colors = {}) { world_.colors = colors; }

    /// A new table with these pieces, at rest.
    void reset(std::shared_ptr<const TableModel> model, const std::vector<game::PieceState>& pieces);
    /// The same pieces on another table (a theme): they stand at once where it says.
    void setModel(std::shared_ptr<const TableModel> model, const HighlightColors& colors);
    [[nodiscard]] const TableModel& model() const { return *world_.model; }
    /// Marks with thick strokes in colours of their own. True if that is new.
    bool setBoldHighlights(bool on) { return std::exchange(world_.boldHighlights, on) != on; }

    /// Signs and the last turn are marked, or not. True if that is new.
    bool showMarks(bool on) { return std::exchange(world_.marks, on) != on; }

    /// A turn forwards or backwards. All pieces must be where its hops begin.
    void play(const game::Transition& transition, bool backwards);
    /// Everything to where it belongs.
    void regroupTo(const std::vector<game::PieceState>& pieces);

    /// What the entry of a move shows at present.
    void showInput(const game::InputView& view);
    void setHover(std::optional<game::Place> place) { world_.hover = place; }
    void setCursor(std::optional<game::Place> place);
    /// Places that a player who asked should look at; empty to put them out.
    void setAdvice(const std::vector<game::Place>& places);
    /// Signs on places; seen while no turn is shown.
    void setSigns(const std::vector<Sign>& signs);
    /// What somebody thinks of; seen while no turn is shown.
    void setIdeas(const std::vector<Idea>& ideas);
    /// Places of the last turn, highlighted softly.
    void setLast(const std::vector<game::Place>& places);
    /// Places that light up one after the other once everything has come to rest; empty to put them out.
    void setDecisive(const std::vector<game::Place>& places);

    /// 1 = as designed; 0 = no animation: everything is at once where it belongs.
    void setSpeed(float speed) { world_.speed = speed; }
    /// Pieces fade from place to place instead of travelling, and nothing else moves.
    void setCalm(bool on) { world_.calm = on; }
    /// Moves on by `dt` seconds. True while something moves or changes its light.
    bool update(float dt);
    /// A turn is shown or waits.
    [[nodiscard]] bool busy() const { return world_.busy(); }
    void finishAnimations();
    /// What could be heard since the last call, in no order.
    [[nodiscard]] std::vector<Touch> takeTouches() { return std::exchange(world_.touches, {}); }
    /// Seconds by which the times of touches count: all that update() was ever called for.
    [[nodiscard]] double clock() const { return world_.clock; }

    /// The place that a ray points at: that of the piece or spot nearest to the eye, as drawn.
    [[nodiscard]] std::optional<game::Place> pick(const Ray& ray) const;
    /// Metres along the ray to what pick() finds.
    [[nodiscard]] std::optional<float> distanceAlong(const Ray& ray) const;
    /// The middle of what is seen of a place: of its top piece, or of the place itself.
    [[nodiscard]] glm::vec3 pointOn(game::Place place) const;

    /// Appends everything that is to be drawn, as seen by the list's camera.
    void draw(DrawList& list) const;

  private:
    void highlight(Highlight::Purpose purpose, const std::vector<game::Place>& places);

    World world_;
};

}  // namespace scene
