#include "games/caravan/play/CaravanPositionKeys.h"

#include "base/Random.h"
#include "games/caravan/play/CaravanState.h"

namespace caravan::play {

using base::msgid;

std::optional<std::uint64_t> CaravanPositionKeys::keyOf(const game::State& state) const {
    const rules::Position seen =
        seenBy(static_cast<const CaravanState&>(state).position(), game::Viewer::onlooker());
    std::uint64_t key = 1;
    const auto add = [&key](int value) {
        key = base::scrambled(key * 31 + static_cast<std::uint64_t>(value + 1));
    };
    const rules::Rules& agreed = seen.rules();
    for (const bool rule : {agreed.partners, agreed.rest, agreed.robbers, agreed.gifts, agreed.reshuffle})
        add(rule ? 1 : 0);
    add(seen.players());
    add(seen.toMove());
    add(seen.part());
    add(seen.giving() ? 1 : 0);
    add(seen.deckLeft());
    for (int player = 0; player < seen.players(); ++player) {
        add(seen.steps(player));
        add(seen.cardsHeld(player));
        add(seen.goodsOf(player));
        add(seen.giftOf(player));
    }
    for (const rules::Card card : seen.pile()) add(seen.valueOf(card));
    return key;
}

std::string CaravanPositionKeys::termsOf(const game::State& start) const {
    return static_cast<const CaravanState&>(start).dealt() ? "dealt" : "set up";
}

game::PositionKeys::TermsWords CaravanPositionKeys::termsWords() const {
    return {.one = msgid("Beginning"), .all = msgid("Any beginning")};
}

}  // namespace caravan::play
