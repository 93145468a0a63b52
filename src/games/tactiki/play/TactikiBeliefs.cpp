#include "games/tactiki/play/TactikiBeliefs.h"

#include "games/tactiki/engine/Belief.h"
#include "games/tactiki/engine/Level.h"
#include "games/tactiki/play/TactikiBot.h"
#include "games/tactiki/play/TactikiState.h"

namespace tactiki::play {

std::vector<game::Beliefs::Suspicion> TactikiBeliefs::of(const game::View& seen, game::PlayerId believer,
                                                         std::string_view bot) const {
    const rules::Position& position = static_cast<const TactikiView&>(seen).position();
    const rules::Board& board = position.board();
    std::vector<Suspicion> suspicions;
    if (board.stage() == rules::Stage::SetUp) return suspicions;
    const engine::LevelStyle& style = engine::styleOf(levelOf(bot).value_or(engine::kMaxLevel));
    const engine::Belief belief(position, sideOf(believer), {.readsConduct = style.readsConduct});
    for (const engine::Suspicion& suspicion : belief.suspicions()) {
        Suspicion& told = suspicions.emplace_back();
        told.places = {placeOf(board.fieldOf(suspicion.piece), board.levelOf(suspicion.piece))};
        for (rules::Rank rank = 1; rank <= rules::kHighestRank; ++rank)
            told.possibilities.push_back(
                {.shape = rank, .text = std::to_string(rank), .chance = suspicion.chances[rank]});
    }
    return suspicions;
}

bool TactikiBeliefs::needMemory(const game::View& seen) const {
    return static_cast<const TactikiView&>(seen).remembers();
}

}  // namespace tactiki::play
