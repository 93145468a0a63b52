#include "app/thinking/Advice.h"

namespace app {

Advice adviceOf(const game::View& view, game::Action turn, bool whole) {
    Advice advice{.places = {}};
    if (whole) advice.turn = view.notation(turn);
    if (whole) advice.words = view.describeAction(turn);
    for (const game::Hop& hop : netHopsOf(view.foreseen(turn))) {
        addOnce(advice.places, hop.before.place);
        advice.brings = advice.brings || hop.before.place.area != hop.after.place.area;
        if (whole) addOnce(advice.places, hop.after.place);
    }
    return advice;
}

std::string adviceText(const i18n::Catalogue& texts, const Advice& advice) {
    if (advice.words)
        return texts.tr("Try this: {turn} ({move})",
                        {{"turn", texts.tr(*advice.words)}, {"move", advice.turn}});
    if (!advice.turn.empty()) return texts.tr("Try {move}.", {{"move", advice.turn}});
    return advice.brings ? texts.tr("Place a new piece. Ask again to see the whole turn.")
                         : texts.tr("Look at this piece. Ask again to see the whole turn.");
}

}  // namespace app
