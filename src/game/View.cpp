#include "game/View.h"

#include <algorithm>

#include "game/State.h"

namespace game {

using base::msgid;

base::Message View::describe(Place place) const {
    const std::vector<PieceState> all = pieces();
    const auto here = std::count_if(all.begin(), all.end(),
                                    [&](const PieceState& piece) { return piece.place.sameSpot(place); });
    if (here == 0) return msgid("nothing here");
    if (here == 1) return msgid("one piece here");
    return {msgid("{count} pieces here"), {{"count", static_cast<int>(here)}}};
}

std::optional<base::Message> View::describeTurn(PlayerId, const Transition&) const { return {}; }

std::optional<base::Message> View::describeAction(Action action) const {
    return describeTurn(toMove(), foreseen(action));
}

std::vector<base::Message> View::describePosition() const {
    return {{msgid("The position: {position}"), {{"position", base::LongText{positionText()}}}}};
}

std::unique_ptr<const View> viewOfDecider(const View& view) {
    if (const auto truth = view.truth()) return truth->view(truth->toMove());
    return view.legalActions().empty() ? nullptr : view.copy();
}

}  // namespace game
