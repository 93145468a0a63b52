#pragma once

#include <string>
#include <vector>

#include "match/Followed.h"

namespace app {

/// What lists tell of the turns of a match, each in notation, as a viewer may read it.
class ToldTurns {
  public:
    /// `forgetful`: while the game keeps secrets, the viewer's view; turns before the last one of each player
    /// lack what he has to remember. Null: nothing is left out. Both must outlive it.
    ToldTurns(const match::Followed& match, game::Viewer viewer, const game::View* forgetful);
    [[nodiscard]] std::string notation(match::NodeId turn) const;

  private:
    void findFresh();

    const match::Followed& match_;
    game::Viewer viewer_;
    const game::View* forgetful_;
    std::vector<match::NodeId> fresh_;  ///< turns that are told in full although `forgetful_` is given
};

}  // namespace app
