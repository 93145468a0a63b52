#pragma once

#include <cstdint>

#include "game/Ids.h"
#include "game/Place.h"
#include "game/Transition.h"

namespace game {

/// One change of a draft (game/Draft.h). Places have no level: `from` means the top of what lies there.
struct DraftChange {
    enum class Kind : std::uint8_t {
        Put,      ///< the next piece of the supply `from`, as one of `shape` that shows `face`, onto `to`
        Move,     ///< the `count` top pieces of `from` onto `to`
        TakeOff,  ///< the `count` top pieces of `from` back to their supplies
        Turn,     ///< the lowest of the `count` top pieces of `from` shows `face`
        Clear,    ///< all pieces back to their supplies
        Set,      ///< option `count` of Draft::options() takes its value `value`, both from 0
        Whole     ///< change `count` of Draft::wholeChanges(), from 0; chance decides by `value`
    };
    Kind kind = Kind::Clear;
    Place from = {};
    Place to = {};
    int count = 1;  ///< up to 255
    Face face = 0;
    std::uint8_t shape = 0;
    std::uint32_t value = 0;

    friend bool operator==(const DraftChange&, const DraftChange&) = default;
};

/// The code of a change: areas up to 15, spots up to 255, shapes up to 31, faces up to 15.
[[nodiscard]] Action actionOf(const DraftChange& change);
/// The change with this code; every code means one, legal or not.
[[nodiscard]] DraftChange changeOf(Action action);

}  // namespace game
