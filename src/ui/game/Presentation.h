#pragma once

#include <string>
#include <string_view>
#include <vector>

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

    /// A piece of a stack, as players want to read it.
    struct Layer {
        ::game::PlayerId owner;
        std::string icon;          ///< the game's name for its picture
        bool canBeLifted = false;  ///< together with all above it, as far as the rules of lifting go
    };
    /// What stands on each other at a place, from the top; empty where one sees it at a glance.
    [[nodiscard]] virtual std::vector<Layer> stackAt(const ::game::View& view, ::game::Place place) const;

    /// How near a player is to winning: in words, and what is still missing for it.
    struct Prospect {
        ::game::PlayerId player;
        std::string text;  ///< already translated
        std::vector<::game::Place> there = {};
        std::vector<::game::Place> missing = {};
    };
    /// Whether the game can show how near its players are to winning.
    [[nodiscard]] virtual bool hasProspects() const { return false; }
    /// Those of all players, as far as the viewer may know them; empty where nothing is to be said.
    [[nodiscard]] virtual std::vector<Prospect> prospects(const i18n::Catalogue& texts,
                                                          const ::game::View& view) const;

    /// What a player is expected to have at the end of a game that is decided by what its players hold
    /// (game::View::holdings()); empty where nothing is to be said.
    [[nodiscard]] virtual std::string expectation(const i18n::Catalogue& texts, const ::game::View& view,
                                                  ::game::PlayerId player, double points) const;

    /// The height of the game's own panel below the players, in units of the interface; 0 for none.
    [[nodiscard]] virtual float panelHeight(const ::game::View& view) const;
    /// Draws what stands in that panel into `area`.
    virtual void drawPanel(kit::Context& ui, const ::game::View& view, const kit::Rect& area) const;
};

}  // namespace ui::game
