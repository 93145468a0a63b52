#include "games/tak/engine/TeiPosition.h"

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;

TeiResult<Position> readTps(TeiWords& words, const Setup& setup) {
    std::string text;
    for (int field = 0; field < 3 && !words.atEnd() && words.peek() != "moves"; ++field)
        text.append(field > 0 ? " " : "").append(words.take());
    const auto position = parseTps(text, {.halfKomi = setup.halfKomi, .draws = setup.draws});
    if (position) return *position;
    return TeiProblem{"tps, column " + std::to_string(position.error().at.column) + ": " +
                      position.error().message.english()};
}

TeiResult<Position> readStart(TeiWords& words, const Setup& setup) {
    if (words.accept("startpos")) return Position(setup);
    if (words.accept("tps")) return readTps(words, setup);
    return TeiProblem{"expected startpos or tps, not " + inQuotes(words.peek())};
}

}  // namespace

TeiResult<Game> readPosition(TeiWords words, const Setup& setup) {
    const auto start = readStart(words, setup);
    if (!start) return start.error();
    Game game(*start);
    words.accept("moves");
    for (int number = 1; !words.atEnd(); ++number) {
        const std::string_view text = words.take();
        const std::string where = "move " + std::to_string(number) + ": ";
        if (game.outcome().over())
            return TeiProblem{where + inQuotes(text) + " comes after the end of the game"};
        const auto move = parseMove(text, game.position());
        if (!move) return TeiProblem{where + move.error().message.english()};
        game.play(*move);
    }
    return game;
}

}  // namespace tak::engine
