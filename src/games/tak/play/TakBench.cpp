#include <array>

#include "games/tak/play/TakKind.h"

namespace tak::play {

/// Openings, middle games and crowded endings, all quiet enough to be comparable at a fixed depth.
game::Kind::Bench TakKind::bench() const {
    return {
        .positions = {"x3/x3/x3 1 1", "2,x,1/x,1,x/x,2,x 1 3", "x4/x4/x4/x4 1 1",
                      "2,x,1,x/x,1,2,x/x,1,1,2/x2,2,x 1 5", "2,x3,1/x,1,x3/x,1,2,x2/x,2,1,x2/x,2,x2,1 1 6",
                      "x2,2,1,1/x,2,2S,1,x/x,12,1C,2,x/1,1,2C,2,x/2,x,1,x2 2 10",
                      "x,2,1,1,x/2,21,2S,1,1/x,12,112C,2,x/1,1,x,2,2/2,x,1,1,x 1 16",
                      "x6/x6/x2,1,2,x2/x2,1,2,x2/x6/2,x4,1 1 4",
                      "2,x2,1,x2/x,2,1,1,x2/x,2,2C,1,x2/x,1,12,1C,1,x/x,2,2,x,2,x/1,x3,2,x 1 13",
                      "2,2,x,1,x,1/x,2,1,1S,x,1/2,2,21C,1,1,x/x,1,12,12C,1,2/x,2,2,x,2,x/1,x,1,2,2,1 2 20",
                      "x7/x2,1,x4/x2,1,2,x3/x3,2,1,x2/x3,2,x3/x7/2,x5,1 1 5",
                      "2,x3,1,x2/x,2,1,1,x3/x,2,2C,1,x3/x,1,12,1C,1,x2/x,2,2,x,2,x2/1,x3,2,x2/x7 1 13",
                      "x8/x8/x2,1,2,x4/x2,1,2,x4/x4,1,2,x2/x8/x8/2,x6,1 1 5",
                      "x8/2,x3,1,x3/x,2,1,1,x4/x,2,2C,1,x4/x,1,12,1C,1,x3/x,2,2,x,2,x3/1,x3,2,x3/x8 1 13"},
        .limits = {.depth = 7}};
}

}  // namespace tak::play
