#pragma once

#include <glm/glm.hpp>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "app/table/CameraWork.h"
#include "game/View.h"
#include "match/Event.h"
#include "match/Subscription.h"
#include "scene/Marks.h"
#include "scene/TableScene.h"
#include "scene/camera/OrbitCamera.h"

namespace app {

/// A click that misses a place by no more than this means it: in half heights of the picture, which is
/// 14 pixels of 720.
inline constexpr float kNearMiss = 0.04F;

/// The picture of one table: pieces in motion, marks, and the camera with its habits. It knows no match and
/// no window; points of the picture range from -1 to 1, y upwards.
class TableStage {
  public:
    /// `speed` as of setMotion().
    explicit TableStage(float speed) { scene_.setSpeed(speed); }
    TableStage(const TableStage&) = delete;
    TableStage& operator=(const TableStage&) = delete;

    [[nodiscard]] const scene::TableScene& scene() const { return scene_; }
    [[nodiscard]] scene::OrbitCamera& camera() { return camera_; }
    [[nodiscard]] const scene::OrbitCamera& camera() const { return camera_; }
    [[nodiscard]] CameraWork& cameraWork() { return cameraWork_; }
    [[nodiscard]] const CameraWork& cameraWork() const { return cameraWork_; }

    // ---- what is shown
    /// Begins with these pieces at rest.
    void reset(std::shared_ptr<const scene::TableModel> model, const std::vector<game::PieceState>& pieces);
    void setModel(std::shared_ptr<const scene::TableModel> model, const scene::HighlightColors& colors);
    /// Draws highlights thicker and in stronger colours.
    void setBoldHighlights(bool on);
    /// Speed 0: pieces appear at their new places at once. `calm`: pieces fade there instead of moving, and
    /// other motion is avoided too.
    void setMotion(float speed, bool calm);
    /// Shows these marks instead of those before, while the position stays.
    void show(scene::Marks marks);
    [[nodiscard]] const scene::Marks& marks() const { return scene_.marks(); }
    /// Whether signs and the last turn are marked.
    void showMarks(bool on);
    /// The move that is being entered, and where the pointer and the keyboard's cursor are.
    void showEntry(const game::InputView& input, std::optional<game::Place> hover,
                   std::optional<game::Place> cursor);
    /// Shows a turn that is held ready; empty: none is.
    void showHeld(scene::HeldMarks held) { changed_ |= scene_.setHeld(std::move(held)); }
    /// Highlights the places of the last turn.
    void setLast(const std::vector<game::Place>& places) { scene_.setLast(places); }
    /// Lets the pieces glow that decided the game.
    void setDecisive(const std::vector<game::Place>& places) { scene_.setDecisive(places); }

    // ---- motion
    /// Shows what is new in a feed, wherever its match is played: turns move their pieces, and jumps move all
    /// pieces straight to those of `now`, the position after it. Both as one viewer may see them. `secret`:
    /// of earlier turns that are shown again or taken back, only what nobody has to remember.
    void follow(const match::Feed& events, match::Subscription::News news, const game::View& now,
                bool secret = false);
    /// Shows how the pieces came to where they stand, these, at the start of a game.
    void deal(std::vector<game::PieceState> pieces, const game::Transition& deal);
    /// Takes what stays in its place for the same piece, under the ids of another viewer.
    void showAnew(const std::vector<game::PieceState>& pieces);
    /// Whether pieces move.
    [[nodiscard]] bool busy() const { return scene_.busy(); }
    /// The pieces that move next are those of a turn that was just played.
    void expectTurn(bool expected) { turnArrives_ = expected; }
    /// Whether the turn that is shown turns pieces over: panels should not tell before what they hid.
    [[nodiscard]] bool turnsOver() const { return scene_.turnsOver(); }
    /// Whether such pieces have moved since.
    [[nodiscard]] bool turnArrives() const { return turnArrives_; }
    void finishAnimations() { scene_.finishAnimations(); }
    /// Lets `dt` seconds pass for pieces; true if the picture has changed.
    [[nodiscard]] bool updatePieces(float dt);
    /// The same for the camera, which follows the pieces.
    [[nodiscard]] bool updateCamera(float dt);
    /// The audible events on the table since the last call.
    [[nodiscard]] std::vector<scene::SoundMoment> takeSoundMoments() { return scene_.takeSoundMoments(); }
    /// The picture must be drawn again.
    void redraw() { changed_ = true; }
    /// Whether it must for another reason than motion; once.
    [[nodiscard]] bool takeChanged() { return std::exchange(changed_, false); }
    void draw(scene::DrawList& list);

    // ---- camera
    /// Points the camera at these places for a moment when nothing moves, if it may follow the play.
    void lookAt(const std::vector<game::Place>& places);
    /// Points the camera at these places until further notice; an empty list returns it to its seat.
    void stayAt(const std::vector<game::Place>& places);
    /// Follows the pieces of a turn that travel far.
    void follow(const game::Transition& turn);
    /// Shows the places that decided the game, and keeps them in view.
    void showDecisive(const std::vector<game::Place>& places);
    /// From now on the view from a seat, at this side of the table, contains what this player needs on his
    /// turns; nullopt: the whole table. `yaw` in radians around the table.
    void frameFor(std::optional<game::PlayerId> player, float yaw);
    /// Shows the table as a diagram: straight from above, piles drawn apart, with coordinates and numbers.
    void setDiagram(bool on);
    [[nodiscard]] bool showsDiagram() const { return camera_.showsDiagram(); }
    /// Focuses the picture on a point; nullopt: on the middle of the view.
    void focusOn(std::optional<glm::vec3> point);

    // ---- places and points
    /// The place at a point of the picture, as scene::nearestHit() finds it.
    [[nodiscard]] std::optional<game::Place> placeAt(glm::vec2 point,
                                                     std::span<const game::Place> wanted = {},
                                                     scene::EntryCounts entry = scene::EntryCounts::No) const;
    /// The place of `wanted` nearest to a point, if one can be pointed at so near that a player who clicks
    /// here means it: within kNearMiss.
    [[nodiscard]] std::optional<game::Place> placeNear(glm::vec2 point,
                                                       std::span<const game::Place> wanted) const;
    /// The place with the level of its highest piece: what a key means that picks there.
    [[nodiscard]] game::Place topOf(game::Place place) const { return scene_.topOf(place); }
    /// The point of a piece or of the table that is visible at a point of the picture.
    [[nodiscard]] std::optional<glm::vec3> pointAt(glm::vec2 point) const;
    /// The position in the picture of a point of the table.
    [[nodiscard]] glm::vec2 project(glm::vec3 point) const;
    [[nodiscard]] glm::vec2 project(game::Place place) const { return project(scene_.pointOn(place)); }
    /// The middle of the visible part of a place, in metres.
    [[nodiscard]] glm::vec3 pointOn(game::Place place) const { return scene_.pointOn(place); }

  private:
    /// Turns the diagram with the camera.
    void turnDiagram();
    /// The middle of these places on the table; there must be at least one.
    [[nodiscard]] glm::vec2 middleOf(const std::vector<game::Place>& places) const;

    scene::TableScene scene_;
    scene::OrbitCamera camera_;
    CameraWork cameraWork_{camera_};
    std::optional<glm::vec3> focus_;
    bool regrouped_ = false;  ///< pieces have other places since the camera last stepped back from them
    glm::vec3 diagramGround_{0};
    bool turnArrives_ = false;
    bool changed_ = true;
};

}  // namespace app
