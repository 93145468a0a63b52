#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "ecs/Registry.h"
#include "game/MoveInput.h"
#include "scene/Choreography.h"
#include "scene/Components.h"
#include "scene/DrawList.h"
#include "scene/Dust.h"
#include "scene/TableModel.h"
#include "scene/Touch.h"

namespace scene {

/// Colours of marks on the table, linear with alpha.
struct MarkColors {
    glm::vec4 target{0.9F, 0.65F, 0.25F, 0.35F};
    glm::vec4 hover{1.0F, 0.85F, 0.5F, 0.5F};
    glm::vec4 last{0.55F, 0.75F, 0.9F, 0.3F};
    glm::vec4 cursor{0.6F, 0.85F, 1.0F, 0.6F};
    glm::vec3 road{1.0F, 0.62F, 0.18F};
};

/// The pieces on the table and their motion: keeps no rules, follows what it is told. Turns that come while
/// one is still moving wait their turn, and are played faster the more of them wait.
class TableScene {
  public:
    /// Between two of the places that light up one after the other, at speed 1.
    static constexpr float kDecisiveSeconds = 0.13F;

    explicit TableScene(MarkColors colors = {}) : colors_(colors) {}

    /// A new table with these pieces, at rest.
    void reset(std::shared_ptr<const TableModel> model, const std::vector<game::PieceState>& pieces);
    /// The same pieces on another table (a theme): they stand at once where it says.
    void setModel(std::shared_ptr<const TableModel> model, const MarkColors& colors);
    [[nodiscard]] const TableModel& model() const { return *model_; }

    /// A turn forwards or backwards. All pieces must be where its hops begin.
    void play(const game::Transition& transition, bool backwards);
    /// Everything to where it belongs.
    void regroupTo(const std::vector<game::PieceState>& pieces);

    /// What the entry of a move shows at present.
    void showInput(const game::InputView& view);
    void setHover(std::optional<game::Place> place) { hover_ = place; }
    void setCursor(std::optional<game::Place> place) { cursor_ = place; }
    /// Places of the last turn, marked softly.
    void setLast(std::vector<game::Place> places) { last_ = std::move(places); }
    /// Places that light up one after the other once everything has come to rest; empty to put them out.
    void setDecisive(const std::vector<game::Place>& places);

    /// 1 = as designed; 0 = no animation: everything is at once where it belongs.
    void setSpeed(float speed) { speed_ = speed; }
    /// Pieces fade from place to place instead of travelling, and nothing else moves.
    void setCalm(bool on) { calm_ = on; }
    /// Moves on by `dt` seconds. True while something moves or glows up.
    bool update(float dt);
    /// A clip is running or waiting.
    [[nodiscard]] bool busy() const { return !queue_.empty(); }
    void finishAnimations();
    /// What could be heard since the last call, in no order.
    [[nodiscard]] std::vector<Touch> takeTouches() { return std::exchange(touches_, {}); }
    /// Seconds by which the times of touches count: all that update() was ever called for.
    [[nodiscard]] double clock() const { return clock_; }

    /// The place that a ray points at: that of the piece or spot nearest to the eye, as drawn.
    [[nodiscard]] std::optional<game::Place> pick(const Ray& ray);
    /// Metres along the ray to what pick() finds.
    [[nodiscard]] std::optional<float> distanceAlong(const Ray& ray);

    /// The middle of what is seen of a place: of its top piece, or of the place itself.
    [[nodiscard]] glm::vec3 pointOn(game::Place place);

    /// Appends everything that is to be drawn, as seen by the list's camera.
    void draw(DrawList& list);

  private:
    struct Hit {
        game::Place place;
        float distance;
    };
    [[nodiscard]] std::optional<Hit> nearest(const Ray& ray);
    struct Running {
        Clip clip;
        bool backwards = false;
        std::vector<Touch> touches = {};
        std::vector<Pose> begun = {};  ///< of a clip that runs backwards: where its pieces were
    };
    [[nodiscard]] std::vector<game::PieceState> standing();
    void hearClip(float passed, float pace);
    void hearHand(const std::vector<Piece>& before);
    void hear(Touch::Kind kind, const game::PieceState& piece, int count, float speed);
    [[nodiscard]] Pose poseOf(const game::PieceState& piece);
    void dress(ecs::Entity entity, const game::PieceState& target);
    void startNext();
    bool advanceClips(float dt);
    void showFade(float time);
    void raiseDust(float time);
    [[nodiscard]] std::vector<game::PieceState> travelling() const;
    void blendIn();
    bool follow(float dt);
    bool glow(float dt);
    void drawMarks(DrawList& list);
    void drawHalos(DrawList& list);
    void drawFlames(DrawList& list);
    void drawMark(DrawList& list, game::Place place, glm::vec4 color) const;
    void drawRimmedMark(DrawList& list, game::Place place, glm::vec4 color) const;
    void settleAll();
    [[nodiscard]] std::uint16_t topLevel(game::Place place);

    /// Clips are made when they begin, since a clip starts from where the pieces are by then.
    struct Waiting {
        game::Transition transition;
        bool backwards = false;
        std::vector<std::pair<game::PieceState, game::PieceState>> regrouped = {};
    };

    std::shared_ptr<const TableModel> model_;
    MarkColors colors_;
    ecs::Registry registry_;
    std::vector<ecs::Entity> entities_;  ///< by PieceId
    std::vector<Bounds> bounds_;         ///< of the meshes
    std::deque<Waiting> queue_;          ///< the front one is running once running_ is set
    std::optional<Running> running_;
    float time_ = 0;             ///< in the running clip
    std::size_t nextTouch_ = 0;  ///< of the running clip
    std::size_t nextLanding_ = 0;
    float speed_ = 1;
    bool calm_ = false;
    Dust dust_;
    std::uint64_t shadowVersion_ = 1;
    game::InputView input_;
    std::optional<game::Place> hover_;
    std::optional<game::Place> cursor_;
    std::vector<game::Place> last_;
    std::vector<game::Place> decisive_;
    std::vector<Touch> touches_;
    double clock_ = 0;
};

}  // namespace scene
