#include "games/tactiki/play/Outcomes.h"

#include "base/Message.h"
#include "games/tactiki/play/Pieces.h"

namespace tactiki::play {

using base::msgid;
using rules::Ending;
using rules::Side;

game::Outcome wonBy(Side side, std::string reason) {
    game::Outcome outcome{.over = true, .winners = {playerOf(side)}, .reason = std::move(reason)};
    outcome.result = side == Side::Tiki ? "1-0" : "0-1";
    outcome.points = side == Side::Tiki ? std::vector{1, 0} : std::vector{0, 1};
    return outcome;
}

game::Outcome drawn(std::string reason) {
    return {.over = true, .result = "1/2-1/2", .reason = std::move(reason), .points = {0, 0}};
}

game::Outcome outcomeOf(const rules::Board& board) {
    switch (board.ending()) {
        case Ending::None:
            return {};
        case Ending::Statue: {
            constexpr const char* kHeadline = msgid("{name} wins by a statue");
            constexpr const char* kToYou = msgid("You win by a statue");
            game::Outcome outcome =
                wonBy(*board.winner(), msgid("Five figures stand on one field of the other side."));
            outcome.headline = kHeadline;
            outcome.headlineToYou = kToYou;
            outcome.decisive = {placeOf(board.statue())};
            return outcome;
        }
        case Ending::OutOfReach:
            return drawn(msgid("Nobody can complete a statue any more."));
        case Ending::Repetition:
            return drawn(msgid("The same position began a turn for the third time."));
        case Ending::QuietTurns:
            return drawn(msgid("Nothing has happened for 40 turns: no step forward, no fight, no return."));
    }
    return {};
}

bool isResult(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

}  // namespace tactiki::play
