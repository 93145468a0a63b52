#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "scene/Components.h"

namespace scene {

/// Colours of highlights on the table, linear with alpha.
struct HighlightColors {
    glm::vec4 target{0.9F, 0.65F, 0.25F, 0.35F};
    glm::vec4 hover{1.0F, 0.85F, 0.5F, 0.5F};
    glm::vec4 last{0.55F, 0.75F, 0.9F, 0.3F};
    glm::vec4 cursor{0.6F, 0.85F, 1.0F, 0.6F};
    glm::vec3 decisive{1.0F, 0.62F, 0.18F};
};

/// For who needs more contrast: light as can be within black, and of different brightness.
inline const HighlightColors kBoldColors{.target = {1.0F, 0.66F, 0.0F, 1.0F},
                                         .hover = {1.0F, 0.45F, 0.85F, 1.0F},
                                         .last = {1.0F, 1.0F, 1.0F, 1.0F},
                                         .cursor = {0.25F, 0.8F, 1.0F, 1.0F},
                                         .decisive = {1.0F, 0.62F, 0.18F}};

/// The entities of one table, and what all systems share.
struct World {
    Entities entities;
    std::vector<ecs::Entity> pieces;  ///< by PieceId

    std::shared_ptr<const TableModel> model;
    std::vector<Bounds> bounds;  ///< of the model's meshes
    HighlightColors colors;
    bool marks = true;                  ///< signs and the last turn are marked
    bool boldHighlights = false;        ///< thick ones, in kBoldColors
    std::optional<game::Place> hover;   ///< the place under the pointer
    std::vector<game::Place> decisive;  ///< places that light up one after the other
    float speed = 1;                    ///< of all motion; 0: there is none
    bool calm = false;                  ///< pieces fade instead of travelling
    double clock = 0;                   ///< seconds
    std::uint64_t shadowVersion = 1;    ///< changes whenever something that casts a shadow moves
    std::vector<Touch> touches;         ///< that nobody has taken yet

    [[nodiscard]] ecs::Entity entityOf(game::PieceId id) const { return pieces[id.value]; }
    /// Whether a turn is shown or waits.
    [[nodiscard]] bool busy() const { return entities.count<Turn>() > 0; }
    /// The clip under way, or nullptr.
    [[nodiscard]] Playback* playback();
    /// All pieces as the match has them.
    [[nodiscard]] std::vector<game::PieceState> states() const;
    /// Where a piece belongs as it is shown: above its place while it is in the hand.
    [[nodiscard]] Pose wantedPose(ecs::Entity e, const Piece& piece) const;
    /// How many pieces lie on a place, but for those in the hand.
    [[nodiscard]] std::uint16_t heightAt(game::Place place) const;
};

/// How a piece in this state is drawn.
[[nodiscard]] Drawn drawnAs(const game::PieceState& piece, const TableModel& model);

/// Adds a sound of this piece, now.
void queueTouch(World& world, Touch::Kind kind, const game::PieceState& piece, int count, float speed);

/// Forgets all turns that are shown or wait. Pieces stay where they are, to glide home.
void dropTurns(World& world);

/// Everything at once to where it belongs, with the looks that it has there.
void settle(World& world);

}  // namespace scene
