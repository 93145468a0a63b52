#include "games/caravan/table/CamelInput.h"

#include <charconv>
#include <utility>

#include "base/Message.h"
#include "games/caravan/play/CaravanPieces.h"

namespace caravan::table {

using base::msgid;
using game::Action;
using game::Place;

void CamelInput::reset(const game::View& view) {
    draft_ = &dynamic_cast<const play::CaravanDraft&>(view);  // throws for a view of another game
    (void)cancel();
}

bool CamelInput::cancel() {
    refusal_.reset();
    return std::exchange(held_, {}).has_value();
}

std::optional<Action> CamelInput::pick(Place place) {
    refusal_.reset();
    if (!held_) {
        held_ = draft_->camelAt(place);
        return {};
    }
    const auto steps = draft_->stepsTo(*held_, place);
    if (!steps) return {};
    const Action walk = play::CaravanDraft::walkOf(*held_, *steps);
    if (draft_->isLegal(walk)) return walk;
    refusal_ = msgid("A camel stands there.");
    return {};
}

game::InputView CamelInput::view(std::optional<Place> hover) const {
    game::InputView view;
    view.dragPicks = false;
    if (!held_) return view;
    game::PieceState camel = draft_->all()[play::camelId(*held_).value];
    view.preview.push_back({camel, true});
    view.text = "camel" + std::to_string(*held_ + 1);
    for (const game::Action action : draft_->legalActions())
        for (const game::Hop& hop : hopsOf(draft_->foreseen(action)))
            if (hop.after.id == camel.id) view.targets.push_back(hop.after.place);
    if (!hover || !draft_->stepsTo(*held_, *hover)) return view;
    camel.place = *hover;
    view.ghosts.push_back(camel);
    return view;
}

Place CamelInput::neighbour(Place from, int dx, int dy) const {
    if (from.area != play::kCircuitArea) return cursorStart();
    const int stone = (from.spot + dx + dy + rules::kStones) % rules::kStones;
    return {play::kCircuitArea, static_cast<std::uint16_t>(stone), 0};
}

std::optional<Place> CamelInput::placeNamed(std::string_view name) const {
    const auto numberAfter = [&](std::string_view word) -> std::optional<int> {
        if (!name.starts_with(word)) return {};
        int number = 0;
        const char* const end = name.data() + name.size();
        const auto read = std::from_chars(name.data() + word.size(), end, number);
        return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
    };
    if (const auto stone = numberAfter("stone"); stone && *stone >= 0 && *stone < rules::kStones)
        return Place{play::kCircuitArea, static_cast<std::uint16_t>(*stone), 0};
    if (const auto gate = numberAfter("gate"); gate && *gate >= 1 && *gate <= draft_->players())
        return Place{play::kGateArea, static_cast<std::uint16_t>(*gate - 1), 0};
    return {};
}

}  // namespace caravan::table
