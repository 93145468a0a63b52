#include "tournament/Standings.h"

namespace tournament {

void StandingsCount::add(const PlayedGame& game) {
    Standings& s = standings_;
    const int points = game.halfPoints();
    s.total.add(points);
    s.bySide[game.sideOf(0)].add(points);
    pairs_.add(game.fixture.round, points);
    s.pairs = pairs_.counts();
    s.strength = strengthOf(s.total, s.pairs);
    if (sprt_) {
        s.ratio = logLikelihoodRatio(*sprt_, s.pairs);
        s.verdict = stateOf(*sprt_, s.ratio);
    }
    if (!game.culprit) return;
    Standings::Conduct& conduct = s.conduct[static_cast<std::size_t>(*game.culprit)];
    if (game.ending == Ending::Late) ++conduct.late;
    if (game.ending == Ending::Illegal) ++conduct.illegal;
    if (game.ending == Ending::Hung) ++conduct.hung;
    if (game.ending == Ending::Crashed) ++conduct.crashed;
    if (game.ending == Ending::Refused) ++conduct.refused;
}

}  // namespace tournament
