#include "cli/GameSource.h"

#include <ostream>

#include "cli/Input.h"
#include "games/tak/play/GameText.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace cli {
namespace {

using namespace tak::rules;
using base::msgid;

base::Result<PtnGame> gameOfTps(const GameSource& source, const Console& console) {
    auto game = tak::play::readGameText(source.tps, {.size = source.size, .halfKomi = source.halfKomi});
    if (!game) {
        base::Error error = game.error();
        error.file = "--tps";
        return error;
    }
    if (const auto doubt = doubtAbout(game->start))
        console.err << "--tps: warning: " << doubt->english() << '\n';
    return game;
}

}  // namespace

base::Result<std::vector<PtnGame>> readGames(const GameSource& source, const Console& console) {
    if (!source.tps.empty()) {
        auto game = gameOfTps(source, console);
        if (!game) return game.error();
        return std::vector<PtnGame>{std::move(*game)};
    }
    const auto text = readInput(source.file, console);
    if (!text) return text.error();
    const std::string name = nameOfInput(source.file);
    std::vector<PtnGame> games;
    const PtnReading reading =
        readPtnGames(*text, name, {.given = {.size = source.size}},
                     [&](PtnGame game, std::size_t) { games.push_back(std::move(game)); });
    if (!reading.ok()) return reading.errors.front();
    if (source.game.value_or(1) > static_cast<int>(games.size()))
        return base::Error{.message = msgid("there are not so many games in this file"), .file = name};
    return games;
}

base::Result<PtnGame> readGame(const GameSource& source, const Console& console) {
    auto games = readGames(source, console);
    if (!games) return games.error();
    return std::move((*games)[static_cast<std::size_t>(source.game.value_or(1) - 1)]);
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
