#pragma once

#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <vector>

#include "game/MoveInput.h"
#include "game/Place.h"
#include "game/Sketch.h"
#include "game/Transition.h"
#include "scene/SignShapes.h"

namespace scene {

/// A sign on a place, on top of the pieces there; a tile is below the pieces.
struct Sign {
    game::Place place;
    SignShape shape = SignShape::Ring;
    glm::vec3 color{1};  ///< linear
    bool small = false;
    float strength = 1;  ///< opacity, 0 to 1
    friend bool operator==(const Sign&, const Sign&) = default;
};

/// A piece at the place where an engine expects it: translucent, and smaller if it is less likely.
struct Idea {
    game::PieceState piece;
    float strength = 1;                    ///< 0 to 1
    std::optional<game::Place> from = {};  ///< where an arc to the piece begins
    glm::vec3 color{1};                    ///< of the arc, linear
    friend bool operator==(const Idea&, const Idea&) = default;
};

/// A text at a place, such as a chance or the number of a turn.
struct Label {
    game::Place place;
    std::string text;
    bool strong = false;
    friend bool operator==(const Label&, const Label&) = default;
};

/// What the game, engines and players say about the shown position, over the table.
struct Marks {
    std::vector<game::Place> advice = {};  ///< highlighted for a player who asked for advice
    std::vector<Sign> signs = {};          ///< visible while no turn is shown
    std::vector<Idea> ideas = {};          ///< visible while no turn is shown
    game::Sketch sketch = {};  ///< the same; drawn by players, and shown in pictures without marks, too
    std::optional<game::Stroke> begun = {};  ///< the stroke that is being drawn
    // These two are written over the picture by the interface.
    std::vector<game::PlaceCount> counts = {};  ///< of the turns that the ideas show
    std::vector<Label> labels = {};             ///< of the ideas, one for each place
    friend bool operator==(const Marks&, const Marks&) = default;
};

}  // namespace scene
