#include "ui/game/Presentation.h"

#include <algorithm>
#include <cctype>

namespace ui::game {

kit::Shape Presentation::icon(std::string_view) const { return kit::lyingSlab(); }

ImVec4 Presentation::seatColor(const kit::Palette& palette, ::game::PlayerId player) const {
    return palette.seats[std::min<std::size_t>(player.value, palette.seats.size() - 1)];
}

bool Presentation::beginsTurn(char character) const {
    return std::isalnum(static_cast<unsigned char>(character)) != 0;
}

std::optional<base::Msgid> Presentation::brief(std::string_view) const { return {}; }

std::vector<Presentation::Gesture> Presentation::gestures() const {
    using base::msgid;
    return {{Gesture::By::Mouse, msgid("Choose a piece or a place"), msgid("Click")},
            {Gesture::By::Mouse, msgid("Finish the turn; before that, change what is in the hand"),
             msgid("Right click")},
            {Gesture::By::Touch, msgid("Choose a piece or a place"), msgid("Tap")}};
}

std::vector<Presentation::Layer> Presentation::pileAt(const ::game::View&, ::game::Place) const { return {}; }

std::vector<Presentation::Prospect> Presentation::prospects(const i18n::Catalogue&,
                                                            const ::game::View&) const {
    return {};
}

std::string Presentation::expectation(const i18n::Catalogue&, const ::game::View&, ::game::PlayerId,
                                      double) const {
    return {};
}

}  // namespace ui::game
