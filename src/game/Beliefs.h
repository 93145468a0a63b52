#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/Ids.h"
#include "game/Place.h"
#include "game/View.h"

namespace game {

/// What players may believe about the pieces that others hide from them. One object for each game, without
/// state.
class Beliefs {
  public:
    struct Possibility {
        std::uint8_t shape = 0;  ///< PieceState::shape
        std::string text = {};   ///< the shortest name of it, the same in every language, such as "5"
        double chance = 0;       ///< 0 to 1
    };
    /// About one piece, or about several that nobody can tell apart, such as the cards of a hand.
    struct Suspicion {
        std::vector<Place> places;
        /// In the order of the shapes: how likely the piece, or at least one of them, is this.
        std::vector<Possibility> possibilities;
    };
    virtual ~Beliefs() = default;
    /// What this player believes of each piece that is hidden from him, as far as the viewer of `seen` can
    /// tell: nothing else goes into it. `bot`: how attentive he is, as this opponent of the game; empty: as
    /// the most attentive one. Takes milliseconds.
    [[nodiscard]] virtual std::vector<Suspicion> of(const View& seen, PlayerId believer,
                                                    std::string_view bot) const = 0;
    /// Whether of() draws on what the viewer of `seen` has to remember by himself: then nothing of it may be
    /// told to him while he plays.
    [[nodiscard]] virtual bool needMemory(const View& /*seen*/) const { return false; }
};

}  // namespace game
