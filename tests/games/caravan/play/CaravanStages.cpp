#include "games/caravan/play/CaravanStages.h"

#include <algorithm>
#include <utility>

#include "games/caravan/play/CaravanPieces.h"

namespace caravan::play {

using game::Hop;
using game::PieceId;
using game::PieceState;
using game::Reason;
using rules::Card;
using rules::Position;

namespace {

/// A card that is turned over for the viewer is revealed; one that was known before, or stays hidden, only
/// moves.
Hop cardHop(const PieceState& before, const PieceState& after) {
    const bool turned = before.face != after.face;
    return {.before = before, .after = after, .manner = turned ? game::Manner::Reveal : game::Manner::Slide};
}

/// The camel touches every stone between its old and its new place; on its way home also its own stone.
Hop walk(const Position& position, const rules::Turn& turn, const PieceState& from, const PieceState& to) {
    Hop hop{.before = from, .after = to, .manner = game::Manner::Jump};
    const int steps = std::min(turn.stepsBefore + turn.move.value, rules::kHome);
    for (int step = turn.stepsBefore + 1; step < steps; ++step)
        hop.via.push_back(placeAfter(position, turn.player, step));
    if (steps == rules::kHome)
        hop.via.push_back(
            {kCircuitArea, static_cast<std::uint16_t>(rules::gateOf(turn.player, position.players())), 0});
    return hop;
}

/// Tells the last move of a game stage by stage: moves the pieces as the viewer saw them before it, until
/// they are as he sees them after it.
class Teller {
  public:
    Teller(const Position& truth, game::Viewer viewer)
        : truth_(truth),
          viewer_(viewer),
          after_(seenBy(truth, viewer)),
          turn_(after_.past().back()),
          pieces_(before(truth)) {
        last_ = piecesOf(after_);
    }

    game::Transition tell() && {
        if (!turn_.move.isGift())
            tellWalk();
        else if (turn_.exchanged())
            tellExchange();
        return std::move(told_);
    }

  private:
    std::vector<PieceState> before(const Position& truth) {
        Position earlier = truth;
        earlier.undo();
        return piecesOf(seenBy(earlier, viewer_));
    }
    [[nodiscard]] int players() const { return after_.players(); }
    [[nodiscard]] PieceState& piece(PieceId id) { return pieces_[id.value]; }
    [[nodiscard]] const PieceState& later(PieceId id) const { return last_[id.value]; }
    [[nodiscard]] PieceId idOf(Card card) const { return cardId(card, players()); }
    [[nodiscard]] bool owns(int player) const { return viewer_.isRecord() || viewer_.is(playerId(player)); }

    void add(Reason reason, std::vector<Hop> hops, std::vector<PieceId> mixed = {}) {
        for (const Hop& hop : hops) piece(hop.after.id) = hop.after;
        if (!hops.empty() || !mixed.empty())
            told_.stages.push_back({.hops = std::move(hops), .reason = reason, .mixed = std::move(mixed)});
    }
    [[nodiscard]] Hop jump(const PieceState& to) {
        return {.before = piece(to.id), .after = to, .manner = game::Manner::Jump};
    }
    [[nodiscard]] Hop turned(PieceState to) {
        return {.before = piece(to.id), .after = to, .manner = game::Manner::TurnOver};
    }

    // ---- a walk

    void tellWalk() {
        const PieceId laid = idOf(turn_.card);
        const auto level = static_cast<std::uint16_t>(turn_.before.pile.size());
        PieceState onPile{.id = laid,
                          .owner = playerId(level % players()),
                          .shape = static_cast<std::uint8_t>(turn_.move.value),
                          .face = kUp,
                          .place = {kPileArea, 0, level}};
        PieceState camel = piece(camelId(turn_.player));
        camel.place =
            placeAfter(after_, turn_.player, std::min(turn_.stepsBefore + turn_.move.value, rules::kHome));
        add(Reason::Move,
            {cardHop(piece(laid), onPile), walk(after_, turn_, piece(camelId(turn_.player)), camel)});
        if (turn_.fight) tellFight(*turn_.fight);
        if (turn_.struck) add(Reason::Capture, {jump(later(camelId(*turn_.struck)))});
        if (turn_.fight) hideGoods(*turn_.fight);
        if (turn_.reshuffled()) tellReshuffle();
        if (turn_.drawn) add(Reason::Deal, {cardHop(piece(idOf(*turn_.drawn)), later(idOf(*turn_.drawn)))});
    }

    void tellFight(const rules::Fight& fight) {
        PieceState attackers = piece(goodsId(fight.attacker, players()));
        PieceState defenders = piece(goodsId(fight.defender, players()));
        attackers.shape = static_cast<std::uint8_t>(fight.attackerGoods);
        defenders.shape = static_cast<std::uint8_t>(fight.defenderGoods);
        attackers.face = defenders.face = kUp;
        add(Reason::Show, {turned(attackers), turned(defenders)});
        if (fight.loser() == fight.attacker) add(Reason::Capture, {jump(later(camelId(fight.attacker)))});
    }

    void hideGoods(const rules::Fight& fight) {
        add(Reason::Hide, {turned(later(goodsId(fight.winner(), players())))});
        add(Reason::Deal, {turned(later(goodsId(fight.loser(), players())))});
    }

    /// The drawn card lies on the new deck for a moment.
    void tellReshuffle() {
        std::vector<Hop> hops;
        std::vector<PieceId> mixed;
        const auto lay = [&](PieceState to) {
            if (turn_.before.deck.empty() && to.id != idOf(turn_.card)) mixed.push_back(to.id);
            if (piece(to.id) != to) hops.push_back(cardHop(piece(to.id), to));
        };
        for (const Card card : after_.deck()) lay(later(idOf(card)));
        if (turn_.drawn) {
            PieceState drawn = later(idOf(*turn_.drawn));
            drawn.owner = playerId(0);
            drawn.place = {kDeckArea, 0, static_cast<std::uint16_t>(after_.deck().size())};
            drawn.face = kDown;
            if (!viewer_.isRecord()) drawn.shape = game::kUnknownShape;
            lay(drawn);
        }
        lay(later(idOf(turn_.card)));
        add(Reason::Shuffle, std::move(hops), std::move(mixed));
    }

    // ---- an exchange of gifts

    /// Each gift becomes the first card of its hand, whose back is handed over, and then every hand is mixed.
    void tellExchange() {
        std::vector<Hop> prepared;
        for (int giver = 0; giver < players(); ++giver) {
            const int slot = slotOfGift(giver);
            if (slot < 0) continue;
            const PieceId first = idOf(*firstOf(handBefore(giver)));
            const PieceId gift = idOf(*handBefore(giver)[static_cast<std::size_t>(slot)]);
            if (first == gift) continue;
            PieceState moved = piece(first);
            PieceState others = piece(gift);
            std::swap(moved.shape, others.shape);
            prepared.insert(prepared.end(), {turned(moved), turned(others)});
        }
        add(Reason::Shuffle, std::move(prepared));
        handOver();
        std::vector<Hop> mixing;
        std::vector<PieceId> mixed;
        for (int player = 0; player < players(); ++player)
            for (int slot = 0; slot < rules::kHandSize; ++slot) {
                const auto card = after_.inHand(player, slot);
                if (!card) continue;
                mixed.push_back(idOf(*card));
                if (piece(idOf(*card)) != later(idOf(*card))) mixing.push_back(turned(later(idOf(*card))));
            }
        add(Reason::Shuffle, std::move(mixing), std::move(mixed));
    }

    void handOver() {
        std::vector<Hop> passed;
        for (int giver = 0; giver < players(); ++giver) {
            const int receiver = after_.receiverFrom(giver);
            const PieceId id = idOf(*firstOf(handBefore(giver)));
            PieceState to = piece(id);
            to.owner = playerId(receiver);
            to.place = later(id).place;
            if (owns(receiver)) to.shape = static_cast<std::uint8_t>(valueOfGift(giver));
            to.face = owns(receiver) ? kUp : kDown;
            passed.push_back(cardHop(piece(id), to));
        }
        add(Reason::Pass, std::move(passed));
    }

    [[nodiscard]] const rules::Hand& handBefore(int player) const {
        return turn_.before.hands[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] static std::optional<Card> firstOf(const rules::Hand& hand) {
        return *std::find_if(hand.begin(), hand.end(), [](const auto& card) { return card.has_value(); });
    }
    /// The slot of this player's gift; negative if the viewer does not know it.
    [[nodiscard]] int slotOfGift(int giver) const {
        if (!owns(giver)) return rules::kHiddenSlot;
        return giver == turn_.player ? turn_.move.slot : turn_.before.gifts[static_cast<std::size_t>(giver)];
    }
    /// Gifts may have been chosen before the start of a game that was set up.
    [[nodiscard]] int valueOfGift(int giver) const {
        const rules::Turn& turn = truth_.past().back();
        const auto at = static_cast<std::size_t>(giver);
        const int slot = giver == turn.player ? turn.move.slot : turn.before.gifts[at];
        return (*turn.valuesBefore)[turn.before.hands[at][static_cast<std::size_t>(slot)]->value];
    }

    const Position& truth_;
    game::Viewer viewer_;
    Position after_;
    const rules::Turn& turn_;
    std::vector<PieceState> pieces_;  ///< as they are after the stages told so far
    std::vector<PieceState> last_;
    game::Transition told_;
};

}  // namespace

game::Transition lastTurnOf(const Position& position, game::Viewer viewer) {
    return Teller(position, viewer).tell();
}

}  // namespace caravan::play
