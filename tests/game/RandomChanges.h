#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/Random.h"
#include "game/Draft.h"

namespace test {

/// Any code of a change; every other one has places, shapes and numbers as they occur in games.
inline game::Action someChangeCode(base::Random& random) {
    const auto below = [&](std::uint32_t end) { return static_cast<int>(random.below(end)); };
    if (below(2) == 0) return game::Action(random.next());
    const auto place = [&]() -> game::Place {
        return {static_cast<std::uint16_t>(below(9)), static_cast<std::uint16_t>(below(90)), 0};
    };
    return actionOf(game::DraftChange{.kind = static_cast<game::DraftChange::Kind>(below(7)),
                                      .from = place(),
                                      .to = place(),
                                      .count = below(4),
                                      .face = static_cast<game::Face>(below(6)),
                                      .shape = static_cast<std::uint8_t>(below(24)),
                                      .value = random.below(400)});
}

/// Those that move pieces; of equal pieces in supplies the next one is put.
inline std::vector<game::Action> legalChanges(const game::Draft& draft) {
    using ChangeKind = game::DraftChange::Kind;
    using game::PieceState;
    using game::Place;
    std::vector<game::Action> legal;
    const auto add = [&](const game::DraftChange& change) {
        if (draft.isLegal(change)) legal.push_back(actionOf(change));
    };
    const std::vector<PieceState> all = draft.kinds();
    for (const PieceState& kind : all)
        if (const auto next = draft.supplied(kind))
            for (const Place to : draft.fields())
                add({.kind = ChangeKind::Put,
                     .from = next->place,
                     .to = to,
                     .face = next->face,
                     .shape = next->shape});
    for (const Place from : draft.fields()) {
        const std::vector<PieceState> pile = draft.pileAt(from);
        for (int count = 1; count <= static_cast<int>(pile.size()); ++count) {
            if (!draft.isLegal({.kind = ChangeKind::TakeOff, .from = from, .count = count})) continue;
            add({.kind = ChangeKind::TakeOff, .from = from, .count = count});
            for (const Place to : draft.fields())
                add({.kind = ChangeKind::Move, .from = from, .to = to, .count = count});
            const PieceState& lowest = pile[pile.size() - static_cast<std::size_t>(count)];
            for (const PieceState& kind : all)
                if (kind.owner == lowest.owner && kind.shape == lowest.shape)
                    add({.kind = ChangeKind::Turn, .from = from, .count = count, .face = kind.face});
        }
    }
    add({.kind = ChangeKind::Clear});
    return legal;
}

/// The one of them with this notation.
inline std::optional<game::Action> changeNamed(const game::Draft& draft, std::string_view text) {
    for (const game::Action action : legalChanges(draft))
        if (draft.notation(action) == text) return action;
    return {};
}

}  // namespace test
