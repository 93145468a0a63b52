#include "games/tactiki/play/TactikiBeliefs.h"

#include "games/tactiki/engine/Belief.h"
#include "games/tactiki/engine/Level.h"
#include "games/tactiki/play/TactikiBot.h"
#include "games/tactiki/play/TactikiState.h"

namespace tactiki::play {
namespace {

game::Place placeOfPiece(const rules::Board& board, rules::Piece piece) {
    for (int index = 0; index < rules::kFields; ++index) {
        const rules::Field field = rules::Field::fromIndex(index);
        const std::vector<rules::Piece> column = board.column(field);
        for (std::size_t level = 0; level < column.size(); ++level)
            if (column[level] == piece) return placeOf(field, static_cast<int>(level));
    }
    return {};
}

}  // namespace

std::vector<game::Beliefs::Suspicion> TactikiBeliefs::of(const game::View& seen, game::PlayerId believer,
                                                         std::string_view bot) const {
    const rules::Position& position = static_cast<const TactikiView&>(seen).position();
    std::vector<Suspicion> suspicions;
    if (position.board().stage() == rules::Stage::SetUp) return suspicions;
    const engine::LevelStyle& style = engine::styleOf(levelOf(bot).value_or(engine::kMaxLevel));
    const engine::Belief belief(position, sideOf(believer), {.readsConduct = style.readsConduct});
    for (const engine::Suspicion& suspicion : belief.suspicions()) {
        Suspicion& told = suspicions.emplace_back();
        told.places = {placeOfPiece(position.board(), suspicion.piece)};
        for (rules::Rank rank = 1; rank <= rules::kHighestRank; ++rank)
            told.possibilities.push_back(
                {.shape = rank, .text = std::to_string(rank), .chance = suspicion.chances[rank]});
    }
    return suspicions;
}

}  // namespace tactiki::play
