#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/Arrangements.h"
#include "games/tactiki/rules/Act.h"

namespace tactiki::play {

/// A set-up as its player keeps it for other games, in which he may sit on the other side: the fields from
/// his left to his right, with the figure below first, as "51-42-33-24-15".
[[nodiscard]] std::string keptSetUp(const rules::Arrangement& ranks, rules::Side side);
/// The set-up of such a text; nothing if it is none.
[[nodiscard]] std::optional<rules::Arrangement> setUpIn(std::string_view text, rules::Side side);

/// The set-ups that players keep.
class OwnSetUps final : public game::Arrangements {
  public:
    [[nodiscard]] Words words() const override;
    [[nodiscard]] std::optional<std::string> usedBy(game::PlayerId player,
                                                    const game::View& end) const override;
};

}  // namespace tactiki::play
