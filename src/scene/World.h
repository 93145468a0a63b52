#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "scene/Components.h"
#include "scene/Marks.h"

namespace scene {

/// Colours of highlights on the table, linear with alpha.
struct HighlightColors {
    glm::vec4 target{0.9F, 0.65F, 0.25F, 0.35F};
    glm::vec4 hover{1.0F, 0.85F, 0.5F, 0.5F};
    glm::vec4 last{0.55F, 0.75F, 0.9F, 0.3F};
    glm::vec4 cursor{0.6F, 0.85F, 1.0F, 0.6F};
    glm::vec4 held{0.62F, 0.95F, 0.85F, 0.9F};
    glm::vec3 decisive{1.0F, 0.62F, 0.18F};
    /// By game::Ink.
    std::array<glm::vec3, game::kInks> inks{
        {{0.16F, 0.55F, 0.22F}, {0.75F, 0.09F, 0.06F}, {0.85F, 0.62F, 0.08F}, {0.10F, 0.32F, 0.75F}}};
    MaterialId material{};                        ///< what highlights are made of
    float light = 1;                              ///< factor for the light that they emit
    glm::vec3 diagramGround{0.1F, 0.09F, 0.08F};  ///< around a diagram, sRGB as the screen shows it
};

/// For players who need more contrast: light colours within black, of different brightness.
inline const HighlightColors kBoldColors{
    .target = {1.0F, 0.66F, 0.0F, 1.0F},
    .hover = {1.0F, 0.45F, 0.85F, 1.0F},
    .last = {1.0F, 1.0F, 1.0F, 1.0F},
    .cursor = {0.25F, 0.8F, 1.0F, 1.0F},
    .held = {0.35F, 1.0F, 0.55F, 1.0F},
    .decisive = {1.0F, 0.62F, 0.18F},
    .inks = {{{0.05F, 0.72F, 0.14F}, {1.0F, 0.10F, 0.07F}, {1.0F, 0.84F, 0.05F}, {0.14F, 0.44F, 1.0F}}}};

/// What the table shows of a move that is being entered, besides the pieces themselves.
struct EntryMarks {
    std::vector<game::Place> targets = {};      ///< places where a click continues the move
    std::vector<game::Place> reach = {};        ///< places farther away where a click plays a whole move
    std::vector<game::PieceState> ghosts = {};  ///< pieces that a click would add
    std::vector<std::vector<game::Place>> ways = {};  ///< on which pieces would go
    std::optional<game::Place> hover = {};            ///< the place under the pointer
    std::optional<game::Place> cursor = {};           ///< the place under the keyboard's cursor
};

/// A turn that is held ready, until its player's turn comes: it is not played yet.
struct HeldMarks {
    std::vector<game::PieceState> pieces = {};  ///< where it would put them: drawn translucent
    std::vector<game::Place> places = {};       ///< from which it would take them, and to which
    friend bool operator==(const HeldMarks&, const HeldMarks&) = default;
};

/// One table: its entities, which are what moves, what is marked on it, and the data that all systems share.
struct World {
    Entities entities;
    std::vector<ecs::Entity> pieces;  ///< by PieceId
    Marks marks;
    EntryMarks entry;
    HeldMarks held;
    std::vector<game::Place> last;      ///< the places of the last turn
    std::vector<game::Place> decisive;  ///< places to light up one after another

    std::shared_ptr<const TableModel> model;
    std::vector<Bounds> bounds;  ///< of the model's meshes
    HighlightColors colors;
    bool showsMarks = true;                 ///< signs and the last turn are shown
    bool boldHighlights = false;            ///< thick highlights, in kBoldColors
    float speed = 1;                        ///< factor for all motion; 0: no animation
    bool calm = false;                      ///< pieces fade instead of travelling
    std::size_t turns = 0;                  ///< turns and jumps that were queued so far
    double clock = 0;                       ///< seconds
    std::vector<SoundMoment> soundMoments;  ///< not yet taken

    [[nodiscard]] ecs::Entity entityOf(game::PieceId id) const { return pieces[id.value]; }
    /// Whether a turn is shown or waits.
    [[nodiscard]] bool busy() const { return entities.count<QueuedStage>() > 0; }
    /// Turns that wait until the one under way is over.
    [[nodiscard]] std::size_t waitingTurns() const;
    /// The clip under way, or nullptr.
    [[nodiscard]] Playback* playback();
    /// The state of every piece before the stages that are shown or wait.
    [[nodiscard]] std::vector<game::PieceState> statesBeforeQueue() const;
    /// The pose that a piece should have as it is shown: above its place while it is in the hand.
    [[nodiscard]] Pose wantedPose(ecs::Entity e, const Piece& piece) const;
    /// The number of pieces on a place without those in the hand.
    [[nodiscard]] std::uint16_t heightAt(game::Place place) const;
};

/// The look of a piece in this state.
[[nodiscard]] DrawnLook drawnAs(const game::PieceState& piece, const TableModel& model);

/// Queues a sound of this piece for now.
void queueSoundMoment(World& world, SoundMoment::Kind kind, const game::PieceState& piece, int count,
                      float speed);

/// Removes all turns that are shown or wait. Their pieces stay where they are, and then glide home.
void forgetTurns(World& world);

/// Puts everything at once where it belongs, with the right looks.
void settle(World& world);

}  // namespace scene
