#include "games/tak/table/MoveBuilder.h"

#include "base/Message.h"
#include "games/tak/table/EntryWords.h"
#include "games/tak/table/Refusals.h"

// The move being entered, as the table and the panels show it.
namespace tak::table {

using play::placeOf;
using rules::Direction;
using rules::PieceKind;
using rules::Square;

std::vector<game::Choice> MoveBuilder::choices() const {
    const rules::Position& position = state_->position();
    // In the first turns it is the other player (rule 6).
    const game::PlayerId owner = play::playerOf(position.placementColor());
    const auto choice = [&](PieceKind kind, const char* label, const char* icon, const char* help) {
        return game::Choice{
            .label = label,
            .icon = icon,
            .refusal = mayPlace(kind) ? std::nullopt : std::optional(whyNotPlace(position, kind)),
            .chosen = kind_ == kind,
            .owner = owner,
            .help = help};
    };
    std::vector<game::Choice> all{
        choice(PieceKind::Flat, base::msgid("Flat"), "flat",
               base::msgid("Lying flat: part of a road, but other pieces may move onto it.")),
        choice(PieceKind::Wall, base::msgid("Wall"), "wall",
               base::msgid("Standing: stops roads and stacks, but is not part of a road."))};
    const auto& supply = position.setup().supply;
    if (supply[0].capstones + supply[1].capstones > 0)
        all.push_back(choice(PieceKind::Capstone, base::msgid("Capstone"), "capstone",
                             base::msgid("Part of a road; nothing moves onto it, and it flattens walls.")));
    return all;
}

std::optional<game::Action> MoveBuilder::choose(std::size_t choice) {
    refusal_.reset();
    const auto kind = static_cast<PieceKind>(choice);
    if (legal_.empty() || choice >= choices().size()) return {};
    if (!mayPlace(kind)) {
        refusal_ = whyNotPlace(state_->position(), kind);
        return {};
    }
    cancel();
    kind_ = chosen_ = kind;
    return {};
}

void MoveBuilder::showHand(game::InputView& view) const {
    const SpreadEntry& spread = *spread_;
    const auto& stack = state_->stackAt(spread.origin);
    std::size_t next = stack.size() - static_cast<std::size_t>(spread.lifted);
    for (std::size_t i = 0; i < spread.drops.size(); ++i) {
        const Square s = rules::moved(spread.origin, *spread.direction, static_cast<int>(i) + 1);
        for (int k = 0; k < spread.drops[i]; ++k) {
            game::PieceState piece = state_->piece(stack[next++]);
            piece.place = placeOf(s, state_->position().height(s) + k);
            view.preview.push_back({piece, false});
        }
    }
    const Square hand = spread.hand();
    int level = spread.direction ? state_->position().height(hand) + spread.drops.back()
                                 : state_->position().height(hand) - spread.lifted;
    for (; next < stack.size(); ++next) {
        game::PieceState piece = state_->piece(stack[next]);
        piece.place = placeOf(hand, level++);
        view.preview.push_back({piece, true});
    }
}

void MoveBuilder::showTargets(game::InputView& view) const {
    for (rules::Bitboard b = state_->position().board(); b;) {
        const Square s = rules::takeFirst(b);
        if (const auto plan = planTo(legal_, *spread_, s, state_->position().size()))
            (plan->whole ? view.reach : view.targets).push_back(placeOf(s));
    }
}

/// Shows the pieces that the plan would drop, at their future places.
void MoveBuilder::showPlan(game::InputView& view, const SpreadPlan& plan) const {
    const SpreadEntry& spread = *spread_;
    const auto& stack = state_->stackAt(spread.origin);
    std::size_t next = stack.size() - static_cast<std::size_t>(spread.lifted - spread.dropped());
    for (std::size_t i = 0; i < plan.drops.size(); ++i) {
        const Square s = rules::moved(spread.origin, plan.direction, static_cast<int>(i) + 1);
        for (int k = i < spread.drops.size() ? spread.drops[i] : 0; k < plan.drops[i]; ++k) {
            game::PieceState piece = state_->piece(stack[next++]);
            piece.place = placeOf(s, state_->position().height(s) + k);
            view.ghosts.push_back(piece);
        }
    }
    SpreadEntry after = spread;
    after.direction = plan.direction;
    after.drops = plan.drops;
    if (const auto left = spreadsOf(legal_, after); left.size() == 1)
        view.proposal = state_->notation(play::actionOf(left.front()));
}

/// A single piece needs no count.
void MoveBuilder::showCounts(game::InputView& view, const std::optional<SpreadPlan>& plan) const {
    using Kind = game::PlaceCount::Kind;
    const SpreadEntry& spread = *spread_;
    const rules::Position& p = state_->position();
    const int stays = p.height(spread.origin) - spread.lifted;
    if (stays + spread.lifted < 2) return;
    view.counts.push_back({placeOf(spread.origin, stays), stays, Kind::Stays});
    const std::vector<int>& drops = plan ? plan->drops : spread.drops;
    const auto direction = plan ? plan->direction : spread.direction.value_or(Direction::Up);
    for (std::size_t i = 0; i < drops.size(); ++i) {
        const Square s = rules::moved(spread.origin, direction, static_cast<int>(i) + 1);
        const bool lies = i < spread.drops.size() && spread.drops[i] == drops[i];
        view.counts.push_back(
            {placeOf(s, p.height(s) + drops[i]), drops[i], lies ? Kind::PutDown : Kind::Proposed});
    }
}

game::InputView MoveBuilder::view(std::optional<game::Place> hover) const {
    game::InputView view;
    if (!state_ || legal_.empty()) return view;
    view.text = text();
    const auto at = hover ? squareAt(*hover) : std::nullopt;
    if (spread_) {
        const auto plan = at ? planAt(*at) : std::nullopt;
        showHand(view);
        showTargets(view);
        if (plan) showPlan(view, *plan);
        view.words = stackInHand(*spread_, plan);
        showCounts(view, plan);
        return view;
    }
    if (fromPile_) {
        // Every empty square takes the pieces in the hand, so any of them shows which they are.
        const auto taken = placement(rules::first(state_->position().empty()));
        for (game::PieceState piece : state_->placedBy(*taken)) {
            piece.place = state_->piece(piece.id).place;
            view.preview.push_back({piece, true});
        }
        view.words = taken->isStackPlacement()
                         ? twoFlatsInHand()
                         : pieceInHand(kind_, mayPlace(PieceKind::Flat) && mayPlace(PieceKind::Wall));
        for (rules::Bitboard b = state_->position().empty(); b;)
            view.targets.push_back(placeOf(rules::takeFirst(b)));
    }
    if (const auto move = at ? placement(*at) : std::nullopt) {
        view.ghosts = state_->placedBy(*move);
        view.proposal = state_->notation(play::actionOf(*move));
    }
    return view;
}

std::string MoveBuilder::text() const {
    if (!spread_) {
        if (!fromPile_) return {};
        if (state_->position().placesStack()) return "2";
        return kind_ == PieceKind::Wall ? "S" : kind_ == PieceKind::Capstone ? "C" : "";
    }
    std::string text = spread_->lifted > 1 ? std::to_string(spread_->lifted) : "";
    text += static_cast<char>('a' + spread_->origin.file());
    text += static_cast<char>('1' + spread_->origin.rank());
    if (!spread_->direction) return text;
    text += "+-><"[static_cast<int>(*spread_->direction)];
    for (const int n : spread_->drops) text += std::to_string(n);
    return text;
}

}  // namespace tak::table
