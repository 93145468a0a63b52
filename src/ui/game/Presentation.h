#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Message.h"
#include "game/View.h"
#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/kit/Shape.h"

namespace ui::game {

/// Describes a game to the interface around its table: icons, colours, a panel. Each game has one stateless
/// object. The defaults suit a game that needs nothing special.
class Presentation {
  public:
    virtual ~Presentation() = default;

    /// The picture of a choice, by its name (game::Choice::icon).
    [[nodiscard]] virtual kit::Shape icon(std::string_view name) const;
    /// Whether each player's hand stands at his edge of the table: messages then keep away from the lower
    /// edge of the picture, where he looks at it.
    [[nodiscard]] virtual bool handAtEdge() const { return false; }
    /// The colour of a player's pieces.
    [[nodiscard]] virtual ImVec4 seatColor(const kit::Palette& palette, ::game::PlayerId player) const;
    /// Whether a turn in the game's notation can begin with this character. If so, typing it opens the move
    /// entry.
    [[nodiscard]] virtual bool beginsTurn(char character) const;

    /// A short text for a turn whose notation, as the viewer may read it, is too long for the list of moves,
    /// which then tells the notation in a tooltip; nullopt: the list shows the notation.
    [[nodiscard]] virtual std::optional<base::Msgid> brief(std::string_view notation) const;

    /// A hint as it is spoken to somebody who enters turns by keys: the msgid that says the same as this one
    /// with the same placeholders, but names keys instead of clicks. Null: this one speaks of no clicks.
    [[nodiscard]] virtual const char* byKeys(std::string_view /*msgid*/) const { return nullptr; }

    /// What a gesture of the mouse or of a finger does at the table, as the list of controls tells it.
    struct Gesture {
        enum class By : std::uint8_t { Mouse, Touch };
        By by;
        base::Msgid what;
        base::Msgid how;  ///< "Right click"
    };
    /// How turns are entered by pointing, for each device in the order in which players look for it. By
    /// default words that suit any game.
    [[nodiscard]] virtual std::vector<Gesture> gestures() const;

    /// A piece of a pile, as the pile's list shows it.
    struct Layer {
        ::game::PlayerId owner;
        std::string icon;          ///< the game's name for the piece's picture
        std::string label = {};    ///< written beside it, a character or two in no language; may be empty
        bool canBeLifted = false;  ///< whether the rules allow lifting this piece and all above it
    };
    /// The pieces of the pile at a place, from the top; empty if the place needs no list.
    [[nodiscard]] virtual std::vector<Layer> pileAt(const ::game::View& view, ::game::Place place) const;

    /// How near a player is to winning: a sentence, the places already held, and the places still missing.
    struct Prospect {
        ::game::PlayerId player;
        std::string text;  ///< already translated
        std::vector<::game::Place> there = {};
        std::vector<::game::Place> missing = {};
    };
    /// Whether the game can show how near its players are to winning.
    [[nodiscard]] virtual bool hasProspects() const { return false; }
    /// The prospects of all players, as far as the viewer may know them; empty if there is nothing to say.
    [[nodiscard]] virtual std::vector<Prospect> prospects(const i18n::Catalogue& texts,
                                                          const ::game::View& view) const;

    /// A sentence about the result expected for a player, in a game decided by the players' holdings
    /// (game::View::holdings()); empty if there is nothing to say.
    [[nodiscard]] virtual std::string expectation(const i18n::Catalogue& texts, const ::game::View& view,
                                                  ::game::PlayerId player, double points) const;
};

}  // namespace ui::game
