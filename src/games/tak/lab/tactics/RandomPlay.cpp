#include "games/tak/lab/tactics/RandomPlay.h"

#include "base/Random.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/engine/Threats.h"
#include "games/tak/lab/RandomMove.h"

namespace tak::lab::tactics {

namespace {

using namespace tak::rules;

constexpr int kOpening = 8;  // plies
constexpr int kMostRandomPlies = 120;
constexpr double kTemperature = 1.5;

Move nextMove(const Position& position, Move last, bool inDanger, base::Random& random) {
    if (const Move road = tak::engine::roadInOne(position, position.toMove()); !road.isNone()) return road;
    if (inDanger) {
        tak::engine::Defence defence;
        defend(position, defence);
        if (!defence.escapes && !defence.moves.empty())
            return drawMove(position, last, defence.moves, random, kTemperature);
    }
    MoveList moves;
    generateMoves(position, moves);
    return drawMove(position, last, moves, random, kTemperature);
}

void playOne(const Setup& setup, base::Random& random, std::vector<Position>& positions) {
    Position p(setup);
    Move last = Move::none();
    for (int ply = 0; ply < kMostRandomPlies && !p.outcome().over(); ++ply) {
        const bool inDanger = tak::engine::dangerTo(p).any();
        const bool winsAtOnce = !tak::engine::roadInOne(p, p.toMove()).isNone();
        if (ply >= kOpening && !inDanger && !winsAtOnce) positions.push_back(p);
        last = nextMove(p, last, inDanger, random);
        (void)p.make(last);
    }
}

}  // namespace

std::vector<Position> positionsOf(const RandomPlay& play) {
    base::Random random(play.seed);
    std::vector<Position> positions;
    for (int game = 0; game < play.games; ++game)
        playOne(Setup::standard(play.size, static_cast<int>(random.below(5))), random, positions);
    return positions;
}

}  // namespace tak::lab::tactics
