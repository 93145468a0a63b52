#include "games/tactik/play/Stages.h"

#include <utility>

#include "games/tactik/play/Pieces.h"

namespace tactik::play {

using game::Hop;
using game::Manner;
using game::PieceId;
using game::PieceState;
using game::Place;
using game::Reason;
using rules::Act;
using rules::Back;
using rules::Board;
using rules::Card;
using rules::Leg;
using rules::Pawn;
using rules::Play;
using rules::Position;
using rules::Spot;
using rules::Table;

namespace {

/// A place of the pile or of the stock.
Place inHeap(std::uint16_t area, int level) { return {area, 0, static_cast<std::uint16_t>(level)}; }

/// The squares and cells between the ends of a leg, in order. A pawn touches down in each, but passes over
/// other pawns that it does not capture (rule 9).
std::vector<Place> wayOf(const Board& board, const Play& play, Leg leg) {
    std::vector<Place> via;
    if (play.card == Card::Swap || leg.from.inPocket()) return via;
    const auto add = [&](Spot spot) {
        const bool passed = play.card != Card::SevenOnes && board.pawnAt(spot) != rules::kNoPawn;
        if (!passed) via.push_back(placeOf(spot));
    };
    if (play.card == Card::Four) {
        for (int step = 1; step < rules::stepsOf(Card::Four); ++step)
            add(Spot::square(board.after(leg.from.square(), -step)));
        return via;
    }
    int cell = leg.from.inBase() ? leg.from.cell() : 0;
    if (leg.from.onCircuit()) {
        const bool enters = leg.to.inBase();
        const int last = enters ? board.startOf(leg.to.colour()) : leg.to.square();
        const int steps = board.distance(leg.from.square(), last);
        for (int step = 1; step < steps + (enters ? 1 : 0); ++step)
            add(Spot::square(board.after(leg.from.square(), step)));
        if (!enters) return via;
    }
    while (++cell < leg.to.cell()) add(Spot::base(leg.to.colour(), cell));
    return via;
}

/// The cards in the hands, as they are dealt one by one, the dealer's last.
std::vector<Back> inOrderOfDeal(const Table& table) {
    std::vector<Back> order;
    for (int slot = 0; slot < rules::handSize(table.players); ++slot)
        for (int i = 1; i <= table.players; ++i)
            if (const auto back = table.inHand((table.dealer + i) % table.players, slot))
                order.push_back(*back);
    return order;
}

Manner mannerOf(const PieceState& from, const PieceState& to) {
    if (from.place == to.place) return Manner::TurnOver;
    return from.face != to.face ? Manner::Reveal : Manner::Slide;
}

/// Tells the last act of a game stage by stage: moves the pieces as the viewer saw them before it, until they
/// are as he sees them after it.
class Teller {
  public:
    Teller(const Position& truth, game::Viewer viewer)
        : truth_(truth.past().back()),
          before_(seenTable(truth_.before, viewer)),
          after_(seenTable(truth.table(), viewer)),
          viewer_(viewer),
          pieces_(piecesOf(before_)),
          last_(piecesOf(after_)) {}

    game::Transition tell() && {
        if (truth_.act.kind == Act::Kind::Pass) {
            if (truth_.exchanged) tellExchange();
        } else {
            tellCards();
            if (truth_.act.kind == Act::Kind::Play) tellPlay();
            if (truth_.shuffled) tellShuffle();
            if (truth_.dealt) tellDeal();
        }
        return std::move(told_);
    }

  private:
    static Table seenTable(const Table& table, game::Viewer viewer) {
        return viewer.isRecord() ? table : rules::seenBy(table, playerOf(viewer));
    }

    [[nodiscard]] PieceState& piece(PieceId id) { return pieces_[id.value]; }
    void add(Reason reason, std::vector<Hop> hops, std::vector<PieceId> mixed = {}) {
        for (const Hop& hop : hops) piece(hop.after.id) = hop.after;
        if (!hops.empty() || !mixed.empty())
            told_.stages.push_back({.hops = std::move(hops), .reason = reason, .mixed = std::move(mixed)});
    }
    /// A card that is turned over for the viewer is revealed; any other one only moves.
    [[nodiscard]] Hop cardHop(const PieceState& to) {
        const PieceState& from = piece(to.id);
        return {.before = from, .after = to, .manner = mannerOf(from, to)};
    }

    // ---- a turn

    void tellCards() {
        std::vector<Hop> hops;
        int level = truth_.before.pile.size();
        for (int slot = 0; slot < rules::kMostHeld; ++slot) {
            const auto face = truth_.laid[static_cast<std::size_t>(slot)];
            const bool thrown = truth_.act.kind == Act::Kind::DiscardAll;
            const auto back = truth_.before.inHand(truth_.act.player, slot);
            if (!back || (face == Card::Unknown && !thrown)) continue;
            const bool known = face != Card::Unknown;  // a game that is told does not name a whole hand
            hops.push_back(
                cardHop({.id = idOf(*back),
                         .owner = playerAt(0),
                         .shape = known ? static_cast<std::uint8_t>(rules::index(face)) : game::kUnknownShape,
                         .face = known ? kUp : kDown,
                         .place = inHeap(kPileArea, level++)}));
        }
        add(Reason::Move, std::move(hops));
    }

    void tellPlay() {
        Board board = truth_.before.board;
        const Play& play = truth_.act.play;
        for (std::uint8_t i = 0; i < play.size; ++i) {
            Play one{.card = play.card};
            one.push(play.legs[i]);
            // First, so that no two pawns stand in one place.
            tellCaptures(i);
            tellLeg(board, one);
        }
    }

    /// Carries a leg out on the board and tells it.
    void tellLeg(Board& board, const Play& play) {
        const Leg leg = play.legs.front();
        const Pawn pawn =
            leg.from.inPocket() ? board.pawnInPocket(leg.from.colour()) : board.pawnAt(leg.from);
        std::vector<Hop> hops{walkOf(pawn, wayOf(board, play, leg))};
        if (play.card == Card::Swap) hops.push_back(walkOf(board.pawnAt(leg.to), {}));
        board.carryOut(play);
        for (Hop& hop : hops) {
            const auto moved = static_cast<Pawn>(hop.before.id.value);
            hop.after.place = placeOf(board, moved);
            hop.after.face = board.isStake(moved) ? kStake : kOrdinary;
            if (play.card == Card::Swap) hop.manner = Manner::Exchange;
        }
        add(Reason::Move, std::move(hops));
    }
    /// Where the pawn arrives is filled in later.
    [[nodiscard]] Hop walkOf(Pawn pawn, std::vector<Place> via) {
        const PieceState& from = piece(idOf(pawn));
        return {.before = from, .after = from, .manner = Manner::Jump, .via = std::move(via)};
    }

    void tellCaptures(std::uint8_t leg) {
        std::vector<Hop> hops;
        for (const rules::Capture& capture : truth_.captures) {
            if (capture.leg != leg) continue;
            PieceState home = piece(idOf(capture.pawn));
            home.place = {kPocketArea, static_cast<std::uint16_t>(capture.pawn), 0};
            home.face = kOrdinary;
            hops.push_back({.before = piece(home.id), .after = home, .manner = Manner::Tumble});
        }
        add(Reason::Capture, std::move(hops));
    }

    // ---- a new deal

    /// The whole pile becomes the stock; its cards lie as they will before the deal.
    void tellShuffle() {
        Table stacked = after_;
        stacked.stock = truth_.before.pile;
        for (int slot = 0; slot < rules::kMostHeld; ++slot)
            if (truth_.laid[static_cast<std::size_t>(slot)] != Card::Unknown)
                stacked.stock.push(*truth_.before.inHand(truth_.act.player, slot));
        stacked.hands.fill(rules::kEmptyHand);
        if (!viewer_.isRecord()) stacked.faces = {};
        std::vector<Hop> hops;
        std::vector<PieceId> mixed;
        const std::vector<PieceState> lying = piecesOf(stacked);
        for (const Back back : stacked.stock) {
            // The pile is turned over as a whole.
            hops.push_back(cardHop(lying[idOf(back).value]));
            hops.back().manner = Manner::Jump;
            mixed.push_back(idOf(back));
        }
        add(Reason::Shuffle, std::move(hops), std::move(mixed));
    }

    void tellDeal() {
        std::vector<Hop> hops;
        for (const Back back : inOrderOfDeal(after_)) hops.push_back(cardHop(last_[idOf(back).value]));
        add(Reason::Deal, std::move(hops));
    }

    // ---- an exchange

    void tellExchange() {
        std::vector<Hop> passed;
        for (int giver = 0; giver < after_.players; ++giver) {
            const int receiver = after_.receiverFrom(giver);
            const Back back = backPassed(giver);
            PieceState to = last_[idOf(back).value];
            const bool seen = viewer_.isRecord() || viewer_.is(playerAt(receiver));
            to.shape = seen ? static_cast<std::uint8_t>(rules::index(truth_.before.faceOf(back)))
                            : game::kUnknownShape;
            passed.push_back(cardHop(to));
        }
        add(Reason::Pass, std::move(passed));
        tellMixing();
    }

    [[nodiscard]] Back backPassed(int giver) const {
        const Table& before = truth_.before;
        const int slot =
            giver == truth_.act.player ? truth_.slot : before.passed[static_cast<std::size_t>(giver)];
        return *before.inHand(giver, slot);
    }

    /// Everybody mixes his hand, so that nobody can tell where the passed card is.
    void tellMixing() {
        std::vector<Hop> hops;
        std::vector<PieceId> mixed;
        for (int player = 0; player < after_.players; ++player)
            for (const Back back : after_.handOf(player)) {
                if (back == rules::kNoBack) continue;
                const PieceState& to = last_[idOf(back).value];
                mixed.push_back(to.id);
                if (piece(to.id) != to) hops.push_back(cardHop(to));
            }
        add(Reason::Shuffle, std::move(hops), std::move(mixed));
    }

    const rules::Played& truth_;
    Table before_;
    Table after_;
    game::Viewer viewer_;
    std::vector<PieceState> pieces_;  ///< as they are after the stages told so far
    std::vector<PieceState> last_;
    game::Transition told_;
};

}  // namespace

game::Transition lastTurnOf(const Position& position, game::Viewer viewer) {
    return Teller(position, viewer).tell();
}

game::Transition dealOf(const Table& table) {
    const std::vector<Back> order = inOrderOfDeal(table);
    Table undealt = table;
    undealt.faces = {};
    for (auto back = order.rbegin(); back != order.rend(); ++back) undealt.stock.push(*back);
    undealt.hands.fill(rules::kEmptyHand);
    const std::vector<PieceState> before = piecesOf(undealt);
    const std::vector<PieceState> after = piecesOf(table);
    game::Stage deal{.hops = {}, .reason = Reason::Deal};
    for (const Back back : order) {
        const std::size_t card = idOf(back).value;
        deal.hops.push_back(
            {.before = before[card], .after = after[card], .manner = mannerOf(before[card], after[card])});
    }
    return {.stages = {std::move(deal)}};
}

}  // namespace tactik::play
