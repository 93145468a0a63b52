#include "app/thinking/Advice.h"

#include <algorithm>

namespace app {
namespace {

Advice::Shows shownBy(const game::View& view, const std::vector<game::Hop>& hops) {
    const auto inField = [&view](game::Place place) { return !view.placeName(place).empty(); };
    const bool together = std::all_of(hops.begin(), hops.end(), [&hops](const game::Hop& hop) {
        return hop.before.place.sameSpot(hops.front().before.place);
    });
    if (hops.empty() || !together || !inField(hops.front().after.place)) return Advice::Shows::Several;
    return inField(hops.front().before.place) ? Advice::Shows::Piece : Advice::Shows::NewPiece;
}

}  // namespace

Advice adviceOf(const game::View& view, game::Action turn, bool whole) {
    Advice advice{.places = {}};
    const std::vector<game::Hop> hops = netHopsOf(view.foreseen(turn));
    if (hops.empty()) whole = true;
    if (whole) advice.turn = view.notation(turn);
    if (whole) advice.words = view.describeAction(turn);
    advice.shows = shownBy(view, hops);
    for (const game::Hop& hop : hops) {
        addOnce(advice.places, hop.before.place);
        if (whole) addOnce(advice.places, hop.after.place);
    }
    return advice;
}

std::string adviceText(const i18n::Catalogue& texts, const Advice& advice) {
    if (advice.words)
        return texts.tr("Try this: {turn} ({move})",
                        {{"turn", texts.tr(*advice.words)}, {"move", advice.turn}});
    if (!advice.turn.empty()) return texts.tr("Try {move}.", {{"move", advice.turn}});
    switch (advice.shows) {
        case Advice::Shows::Piece:
            return texts.tr("Look at this piece. Ask again to see what it does.");
        case Advice::Shows::NewPiece:
            return texts.tr("Place a new piece. Ask again to see where.");
        case Advice::Shows::Several:
            break;
    }
    return texts.tr("Look at what is marked. Ask again to see how.");
}

std::string spokenAdvice(const i18n::Catalogue& texts, const game::View& view, const Advice& advice) {
    std::string places;
    for (const game::Place& place : advice.places)
        places += (places.empty() ? "" : "; ") + texts.tr(view.describe(place));
    if (!advice.turn.empty() || places.empty()) return adviceText(texts, advice);
    return texts.tr("Think of this: {places} Ask again to hear more.",
                    {{"places", places.back() == '.' ? places : places + '.'}});
}

}  // namespace app
