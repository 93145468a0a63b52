#include "cli/GameSource.h"

#include <ostream>

#include "cli/Input.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace cli {
namespace {

using namespace tak::rules;
using base::mark;

base::Result<PtnGame> gameOfTps(const GameSource& source, const Console& console) {
    auto position = parseTps(source.tps, {.halfKomi = source.halfKomi});
    if (!position) {
        base::Error error = position.error();
        error.file = "--tps";
        return error;
    }
    if (const auto doubt = doubtAbout(*position))
        console.err << "--tps: warning: " << doubt->english() << '\n';
    return PtnGame{.start = *position};
}

}  // namespace

base::Result<PtnGame> readGame(const GameSource& source, const Console& console) {
    if (!source.tps.empty()) return gameOfTps(source, console);
    const auto text = readInput(source.file, console);
    if (!text) return text.error();
    std::optional<PtnGame> wanted;
    const PtnReading reading = readPtnGames(*text, source.file, {}, [&](PtnGame game, std::size_t number) {
        if (number == static_cast<std::size_t>(source.game)) wanted = std::move(game);
    });
    if (!reading.ok()) return reading.errors.front();
    if (!wanted)
        return base::Error{.message = mark("there are not so many games in this file"), .file = source.file};
    return *std::move(wanted);
}

std::vector<Game> gamesAlong(const PtnGame& game) {
    std::vector<Game> games{Game(game.start)};
    for (const int node : game.tree.mainLine()) {
        Game next = games.back();
        next.play(game.tree.node(node).move);
        games.push_back(std::move(next));
    }
    return games;
}

std::string numberedLine(const Position& from, const std::vector<Move>& moves, bool tinue) {
    std::string text;
    Position p = from;
    for (const Move move : moves) {
        if (!text.empty()) text += ' ';
        const bool white = p.toMove() == Color::White;
        if (white || p.ply() == from.ply()) text += std::to_string(p.moveNumber()) + (white ? ". " : "... ");
        text += formatMove(p, move, TakMark::Yes);
        if (tinue && p.ply() == from.ply()) text += '\'';
        (void)p.make(move);
    }
    return text;
}

}  // namespace cli
