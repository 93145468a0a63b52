#include "app/library/Explorer.h"

#include <map>
#include <string>
#include <utility>

#include "base/Random.h"
#include "game/PositionKeys.h"

namespace app {

using base::msgid;

namespace {

/// Keys of different games are kept in one table.
std::uint64_t saltOf(const game::Kind& kind) {
    std::uint64_t salt = 0;
    for (const char letter : kind.id())
        salt = base::scrambled(salt * 31 + static_cast<unsigned char>(letter));
    return salt;
}

}  // namespace

std::optional<archive::PositionKey> positionKeyOf(const game::Kind& kind, const game::State& state) {
    const game::PositionKeys* const keys = kind.positionKeys();
    const auto key = keys ? keys->keyOf(state) : std::nullopt;
    if (!key) return {};
    const auto salted = static_cast<archive::PositionKey>(*key ^ saltOf(kind));
    return salted != 0 ? salted : 1;
}

std::map<std::string, int> keyVersions(const Games& games) {
    std::map<std::string, int> versions;
    for (const CatalogEntry& game : games.entries()) {
        const game::PositionKeys* const keys = game.kind->positionKeys();
        versions[game.kind->id()] = keys ? keys->version() : 0;
    }
    return versions;
}

archive::Line lineOf(const Games& games, const archive::Game& game, const std::stop_token& stop) {
    archive::Line line{.game = game.id, .changed = game.changed};
    const CatalogEntry* const entry = games.find(game.entry.game);
    if (!entry || !entry->kind->positionKeys() || game.entry.text.empty()) return line;
    const game::Kind& kind = *entry->kind;
    const auto reading = kind.read(game.entry.text, {}, {.stop = stop});
    if (!reading || !reading->game.start) return line;
    const game::Record& record = reading->game;
    const std::unique_ptr<game::State> state = record.start->clone();
    line.terms = kind.positionKeys()->termsOf(*state);
    std::size_t turn = 0;
    for (;;) {
        const auto key = positionKeyOf(kind, *state);
        if (!key) break;
        line.keys.push_back(*key);
        if (line.keys.size() > archive::kKeptTurns || record.turns[turn].children.empty()) break;
        turn = record.turns[turn].children.front();
        if (!state->isLegal(record.turns[turn].action)) break;
        (void)state->apply(record.turns[turn].action);
    }
    return line;
}

base::Result<Explored> explore(const archive::Archive& archive, const game::Kind& kind,
                               const game::State& state, archive::PositionQuery query,
                               const std::stop_token& stop) {
    const auto position = positionKeyOf(kind, state);
    if (!position) return Explored();
    query.position = *position;
    auto visits = archive.visits(query, stop);
    if (!visits) return visits.error();
    Explored explored{
        .all = std::move(visits->all), .games = std::move(visits->games), .terms = std::move(visits->terms)};
    if (visits->turns.empty()) return explored;
    std::map<archive::PositionKey, game::Action> actions;
    const std::unique_ptr<game::State> after = state.clone();
    for (const game::Action action : state.view(game::Viewer::record())->legalActions()) {
        if (stop.stop_requested()) return base::Error{msgid("the search was cancelled")};
        (void)after->apply(action);
        if (const auto key = positionKeyOf(kind, *after)) actions.try_emplace(*key, action);
        (void)after->undo();
    }
    for (archive::Visits::Turn& turn : visits->turns)
        if (const auto found = actions.find(turn.next); found != actions.end())
            explored.turns.push_back({found->second, std::move(turn.tally), turn.lastDay});
    return explored;
}

}  // namespace app
