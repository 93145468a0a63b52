#pragma once

#include <utility>
#include <vector>

#include "scene/World.h"

namespace scene {

/// How much is seen of pieces that stand, or are held, before what a player must see: places of advice; and
/// on a table with tall pieces (TableModel::marksGround), where he points, and where he can put what he
/// holds. There a whole column turns to glass, so that all that stands behind it can be read.
class SeeThrough {
  public:
    /// Nothing is hidden in a picture without marks. `eye`: in metres of the table.
    SeeThrough(const World& world, glm::vec3 eye);

    /// 1, or less for a piece that hides such a place, where it is posed.
    [[nodiscard]] float opacityOf(const game::PieceState& piece, const Pose& at, bool inHand) const;

  private:
    void addColumn(const game::Place& place);
    const World* world_;
    glm::vec3 eye_;
    std::vector<game::Place> toSee_;
    std::vector<std::pair<game::Place, float>> columns_;  ///< the share that they hide
};

}  // namespace scene
