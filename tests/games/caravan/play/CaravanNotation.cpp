#include "games/caravan/play/CaravanNotation.h"

#include "games/caravan/play/CaravanPieces.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {

std::string textOf(const rules::Position& position, game::Action action) {
    const auto giver = giverIn(action);
    return (giver ? std::to_string(*giver + 1) : "") + rules::formatMove(position, moveOf(action));
}

base::Result<game::Action> actionIn(const rules::Position& position, std::string_view text,
                                    std::optional<int> player) {
    int mover = player.value_or(position.toMove());
    if (text.size() > 1 && text[1] == '>' && text[0] >= '1' && text[0] < '1' + position.players()) {
        const int giver = text[0] - '1';
        if (player && giver != *player) return base::Error{base::msgid("that is another player's gift")};
        mover = giver;
        text.remove_prefix(1);
    }
    const auto move = rules::parseMove(position, text, mover);
    if (!move) return move.error();
    return actionOf(*move, mover);
}

}  // namespace caravan::play
