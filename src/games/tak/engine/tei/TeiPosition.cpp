#include "games/tak/engine/tei/TeiPosition.h"

#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;

TeiResult<Position> readTps(TeiWords& words, SetupOptions agreed) {
    std::string text;
    for (int field = 0; field < 3 && !words.atEnd() && words.peek() != "moves"; ++field)
        text.append(field > 0 ? " " : "").append(words.take());
    agreed.size.reset();
    const auto position = parseTps(text, agreed);
    if (position) return *position;
    return TeiProblem{"tps, column " + std::to_string(position.error().at.column) + ": " +
                      position.error().message.english()};
}

TeiResult<Position> emptyBoard(const Setup& setup) {
    if (const auto fine = setup.check(); !fine) return TeiProblem{fine.error().message.english()};
    return Position(setup);
}

TeiResult<Position> readStart(TeiWords& words, const SetupOptions& agreed) {
    bool tps = false;
    while (words.accept("tps")) tps = true;
    if (words.accept("startpos")) return emptyBoard(agreed.onBoard(agreed.size.value_or(kDefaultSize)));
    if (tps) return readTps(words, agreed);
    return TeiProblem{"expected startpos or tps, not " + inQuotes(words.peek())};
}

}  // namespace

TeiResult<Game> readPosition(TeiWords words, const SetupOptions& agreed) {
    const auto start = readStart(words, agreed);
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
