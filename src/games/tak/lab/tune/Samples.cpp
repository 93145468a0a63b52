#include "games/tak/lab/tune/Samples.h"

#include "games/tak/lab/selfplay/PlayedGame.h"

namespace tak::lab::tune {

base::Result<std::vector<Sample>> readSamples(const std::string& set) {
    std::vector<Sample> samples;
    const auto read = selfplay::readSet(set, [&](const selfplay::SetHeader& header,
                                                 const selfplay::PlayedGame& game) {
        const double result = !game.winner ? 0.5 : *game.winner == tak::rules::Color::White ? 1 : 0;
        selfplay::replay(header, game, [&](const tak::rules::Game& before, const selfplay::PlayedMove& turn) {
            if (turn.score && selfplay::isQuiet(before.position()))
                samples.push_back({before.position(), before.lastMove(), turn.move, *turn.score, result});
        });
        return true;
    });
    if (!read) return read.error();
    return samples;
}

}  // namespace tak::lab::tune
