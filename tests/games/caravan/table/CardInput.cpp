#include "games/caravan/table/CardInput.h"

#include <algorithm>
#include <charconv>

#include "base/Message.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::table {

using base::msgid;
using game::Action;
using game::Place;
using rules::Move;

namespace {

constexpr std::array<const char*, rules::kHighest> kLabels{msgid("One"), msgid("Two"), msgid("Three"),
                                                           msgid("Four"), msgid("Five")};

/// The number after a word, as in "stone12".
std::optional<int> numberAfter(std::string_view word, std::string_view name) {
    if (name.substr(0, word.size()) != word) return {};
    const std::string_view digits = name.substr(word.size());
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size()) return {};
    return number;
}

}  // namespace

void CardInput::reset(const game::View& view) {
    view_ = &dynamic_cast<const play::CaravanView&>(view);  // throws for a view of another game
    legal_.clear();
    for (const Action action : view.legalActions()) legal_.push_back(play::moveOf(action));
    held_.reset();
}

Place CardInput::handPlace(int slot) const {
    return {play::handArea(seat()), static_cast<std::uint16_t>(slot), 0};
}

std::optional<Move> CardInput::moveAt(Place place) const {
    for (const Move move : legal_)
        if (handPlace(move.slot).sameSpot(place)) return move;
    return {};
}

Place CardInput::targetOf(Move move) const {
    if (move.isGift())
        return {play::kGateArea, static_cast<std::uint16_t>(position().receiverFrom(seat())), 0};
    return play::placeAfter(position(), seat(),
                            std::min(position().steps(seat()) + move.value, rules::kHome));
}

// ---- input ----

std::optional<Action> CardInput::pick(Place place) {
    if (const auto move = moveAt(place)) return play::actionOf(*move, seat());
    if (held_ && targetOf(*held_).sameSpot(place)) return finish();
    (void)cancel();
    return {};
}

std::optional<Action> CardInput::finish() {
    if (!held_) return {};
    return play::actionOf(*held_, seat());
}

bool CardInput::vary(int steps) {
    const auto count = static_cast<int>(legal_.size());
    if (steps == 0 || count == 0) return false;
    const auto before = held_;
    int next = steps > 0 ? 0 : count - 1;
    if (held_) {
        const auto at = static_cast<int>(std::find(legal_.begin(), legal_.end(), *held_) - legal_.begin());
        next = (at + (steps > 0 ? 1 : count - 1)) % count;
    }
    held_ = legal_[static_cast<std::size_t>(next)];
    return held_ != before;
}

bool CardInput::cancel() {
    const bool held = held_.has_value();
    held_.reset();
    return held;
}

std::vector<game::Choice> CardInput::choices() const {
    std::vector<game::Choice> choices;
    for (const Move move : legal_)
        choices.push_back({.label = kLabels[static_cast<std::size_t>(move.value - 1)],
                           .icon = "card" + std::to_string(move.value),
                           .chosen = held_ == move});
    return choices;
}

std::optional<Action> CardInput::choose(std::size_t choice) {
    if (choice < legal_.size()) held_ = legal_[choice];
    return {};
}

// ---- view ----

game::InputView CardInput::view(std::optional<Place> hover) const {
    game::InputView shown;
    if (legal_.empty()) return shown;
    const std::vector<game::PieceState> pieces = view_->pieces();
    auto meant = hover ? moveAt(*hover) : std::nullopt;
    if (held_) {
        shown.text = view_->notation(play::actionOf(*held_, seat()));
        shown.targets.push_back(targetOf(*held_));
        const auto card = position().inHand(seat(), held_->slot);
        shown.preview.push_back({pieces[play::cardId(*card, position().players()).value], true});
        if (hover && targetOf(*held_).sameSpot(*hover)) meant = held_;
    }
    if (meant && !meant->isGift()) {
        game::PieceState camel = pieces[play::camelId(seat()).value];
        camel.place = targetOf(*meant);
        shown.ghosts.push_back(camel);
    }
    return shown;
}

Place CardInput::neighbour(Place from, int dx, int) const {
    if (legal_.empty() || from.area != handPlace(0).area) return cursorStart();
    for (int slot = from.spot + dx; dx != 0 && slot >= 0 && slot < rules::kHandSize; slot += dx)
        if (moveAt(handPlace(slot))) return handPlace(slot);
    return from;
}

std::optional<Place> CardInput::placeNamed(std::string_view name) const {
    if (name == "pile") return Place{play::kPileArea, 0, 0};
    if (name == "deck") return Place{play::kDeckArea, 0, 0};
    if (name.size() == 1 && name[0] >= 'a' && name[0] < 'a' + rules::kHandSize)
        return handPlace(name[0] - 'a');
    if (const auto stone = numberAfter("stone", name); stone && *stone >= 0 && *stone < rules::kStones)
        return Place{play::kCircuitArea, static_cast<std::uint16_t>(*stone), 0};
    if (const auto gate = numberAfter("gate", name); gate && *gate >= 1 && *gate <= position().players())
        return Place{play::kGateArea, static_cast<std::uint16_t>(*gate - 1), 0};
    return {};
}

Place CardInput::cursorStart() const { return handPlace(legal_.empty() ? 0 : legal_.front().slot); }

}  // namespace caravan::table
