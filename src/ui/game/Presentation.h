#pragma once

#include <string_view>

#include "game/View.h"
#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/kit/Shape.h"

namespace ui::game {

/// How a game shows itself in the interface around its table. One object a game, without state. The defaults
/// are those of a game that needs nothing special.
class Presentation {
  public:
    virtual ~Presentation() = default;

    /// The picture of a choice (game::Choice::icon).
    [[nodiscard]] virtual kit::Shape icon(std::string_view name) const;
    /// The colour of a player's pieces.
    [[nodiscard]] virtual ImVec4 seatColor(const kit::Palette& palette, ::game::PlayerId player) const;
    /// Whether a turn in the game's notation can begin with this character: then typing it begins one.
    [[nodiscard]] virtual bool beginsTurn(char character) const;

    /// The height of the game's own panel below the players, in units of the interface; 0 for none.
    [[nodiscard]] virtual float panelHeight(const ::game::View& view) const;
    /// Draws what stands in that panel into `area`.
    virtual void drawPanel(kit::Context& ui, const ::game::View& view, const kit::Rect& area) const;
};

}  // namespace ui::game
