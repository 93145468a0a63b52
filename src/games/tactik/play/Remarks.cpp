#include "games/tactik/play/Remarks.h"

#include <algorithm>

#include "games/tactik/play/Danger.h"
#include "games/tactik/rules/Plays.h"

namespace tactik::play {
namespace {

using base::msgid;
using game::Remark;
using rules::Act;
using rules::Board;
using rules::Capture;
using rules::Captures;
using rules::Card;
using rules::Colour;
using rules::Colours;
using rules::Leg;
using rules::Pawn;
using rules::Play;
using rules::Played;
using rules::Position;
using rules::Spot;
using rules::Table;

constexpr int kBarredSquares = 12;       // behind a stake: the longest walk of a card
constexpr int kSquaresWorthARemark = 6;  // that a swap gives away
constexpr double kMuchDanger = 0.7;      // one capturing card in hand, more likely than not

/// The last act, as the player knows it to whom the remark is said.
struct Moment {
    const Position& known;
    const Played& last;
    int to;

    [[nodiscard]] const Board& before() const { return last.before.board; }
    [[nodiscard]] const Board& now() const { return known.board(); }
    [[nodiscard]] bool own() const { return last.act.player == to; }
    [[nodiscard]] Colours ownSide() const { return rules::sideOf(last.before.colourOf(to)); }
    /// The colours that the player moved before the act.
    [[nodiscard]] Colours movers() const { return last.before.moversOf(to); }
    [[nodiscard]] const Leg& leg() const { return last.act.play.legs.front(); }
    [[nodiscard]] bool isStart() const { return last.act.kind == Act::Kind::Play && leg().from.inPocket(); }
};

// ---- what a play does ----

struct Losses {
    int own = 0;
    int others = 0;
};
Losses lossesIn(const Captures& captures, Colours ownSide) {
    Losses losses;
    for (const Capture& capture : captures)
        ++(ownSide.has(rules::colourOf(capture.pawn)) ? losses.own : losses.others);
    return losses;
}
Losses lossesOf(const Play& play, Board board, Colours ownSide) {
    return lossesIn(board.carryOut(play), ownSide);
}
bool capturesOwn(const Play& play, const Board& board, Colours ownSide) {
    const Losses losses = lossesOf(play, board, ownSide);
    return losses.own > losses.others;
}

/// By how many squares a number card leads a pawn beyond its start square; 0: not beyond it.
int squaresPast(const Play& play, const Board& board) {
    const Leg& leg = play.legs.front();
    if (!rules::goesForward(play.card) || !leg.from.onCircuit() || !leg.to.onCircuit()) return 0;
    const Pawn pawn = board.pawnAt(leg.from);
    const int toStart = board.distance(leg.from.square(), board.startOf(rules::colourOf(pawn)));
    return board.isStake(pawn) ? 0 : std::max(0, rules::stepsOf(play.card) - toStart);
}

/// How many squares nearer to its base a swap brings a pawn of the other side; 0, unless it brings the own
/// one much less.
int squaresGivenAway(const Play& play, const Board& board, Colours ownSide) {
    if (play.card != Card::Swap) return 0;
    Board after = board;
    after.carryOut(play);
    const auto gain = [&](Pawn pawn) { return board.stepsHome(pawn) - after.stepsHome(pawn); };
    const Pawn own = board.pawnAt(play.legs.front().from);
    const Pawn other = board.pawnAt(play.legs.front().to);
    if (ownSide.has(rules::colourOf(other)) || gain(other) < kSquaresWorthARemark) return 0;
    return gain(other) - gain(own) >= kSquaresWorthARemark ? gain(other) : 0;
}

/// Whether an ordinary pawn of other colours stands close behind a start square.
bool bars(const Board& board, Colour start, Colours whose) {
    for (int steps = 1; steps <= kBarredSquares; ++steps) {
        const int square = board.after(board.startOf(start), -steps);
        if (board.stakeOn(square)) return false;
        const Pawn pawn = board.pawnOn(square);
        if (pawn != rules::kNoPawn && whose.has(rules::colourOf(pawn))) return true;
    }
    return false;
}

Colours allBut(Colours some) {
    Colours others;
    for (const Colour colour : rules::kAllColours)
        if (!some.has(colour)) others = others.with(colour);
    return others;
}

/// Whether a play moves a stake that bars the way of the other side, and captures nothing for it.
bool opensTheWay(const Play& play, const Board& board, Colours ownSide) {
    for (const Leg& leg : play) {
        const Pawn pawn = leg.from.onCircuit() ? board.pawnAt(leg.from) : rules::kNoPawn;
        if (pawn != rules::kNoPawn && board.isStake(pawn) &&
            bars(board, rules::colourOf(pawn), allBut(ownSide)))
            return lossesOf(play, board, ownSide).others == 0;
    }
    return false;
}

bool doesHarm(const Play& play, const Board& board, Colours ownSide) {
    return capturesOwn(play, board, ownSide) || squaresPast(play, board) > 0 ||
           squaresGivenAway(play, board, ownSide) > 0 || opensTheWay(play, board, ownSide);
}

/// Every play that the player had.
std::vector<Play> playsBefore(const Moment& moment) {
    std::vector<Play> plays;
    for (const Card card : moment.last.before.kindsHeld(moment.to))
        rules::addPlays(moment.before(), moment.movers(), card, moment.known.rules(), plays);
    return plays;
}

// ---- the player's own plays ----

std::optional<Remark> remarkOnForced(const Moment& moment, const std::vector<Play>& plays) {
    const auto harms = [&](const Play& play) { return doesHarm(play, moment.before(), moment.ownSide()); };
    if (plays.empty() || !std::all_of(plays.begin(), plays.end(), harms)) return {};
    return Remark{"forced",
                  plays.size() == 1
                      ? msgid("This was your only play: whoever can play must play, even at a loss.")
                      : msgid("Each of your plays did some harm: whoever can play must play."),
                  true};
}

std::optional<Remark> remarkOnOwnPawn(const Moment& moment) {
    const Losses losses = lossesIn(moment.last.captures, moment.ownSide());
    if (losses.own == 0 || losses.own <= losses.others) return {};
    const bool mine = std::any_of(
        moment.last.captures.begin(), moment.last.captures.end(),
        [&](const Capture& capture) { return moment.movers().has(rules::colourOf(capture.pawn)); });
    return Remark{
        "own-pawn",
        mine ? msgid("You have captured a pawn of your own: it goes back to its pocket like any other one.")
             : msgid("You have captured a pawn of your partner: it goes back to its pocket like any other "
                     "one."),
        true};
}

std::optional<Remark> remarkOnPassedBase(const Moment& moment) {
    const Play& play = moment.last.act.play;
    const int past = squaresPast(play, moment.before());
    if (past == 0) return {};
    const Pawn pawn = moment.before().pawnAt(moment.leg().from);
    const auto ways =
        rules::waysForward(moment.before(), pawn, rules::stepsOf(play.card), false, moment.known.rules());
    const auto enters = [](Spot spot) { return spot.inBase(); };
    if (std::any_of(ways.begin(), ways.end(), enters))
        return Remark{"past-base",
                      msgid("This pawn could have gone home with the same card. Now it goes round again.")};
    if (past == rules::kBaseCells + 1)
        return Remark{"past-base",
                      msgid("Your pawn has missed its base by a single square, and goes round again.")};
    if (past > rules::kBaseCells)
        return Remark{"past-base",
                      msgid("The number was too large for the base: your pawn goes round again.")};
    return Remark{"past-base",
                  msgid("A pawn in the base was in the way: this one has passed it and goes round again.")};
}

std::optional<Remark> remarkOnSwap(const Moment& moment) {
    const int given = squaresGivenAway(moment.last.act.play, moment.before(), moment.ownSide());
    if (given == 0) return {};
    return Remark{
        "swap",
        {msgid("This swap has helped the other side more: its pawn is {count} squares nearer to its "
               "base."),
         {{"count", given}}},
        true};
}

/// A 7x1 in the hand that would have captured more than what was played.
std::optional<Remark> remarkOnSeven(const Moment& moment, const std::vector<Play>& plays) {
    const Losses losses = lossesIn(moment.last.captures, moment.ownSide());
    int best = 0;
    for (const Play& play : plays) {
        if (play.card != Card::SevenOnes) continue;
        const Losses other = lossesOf(play, moment.before(), moment.ownSide());
        if (other.own == 0) best = std::max(best, other.others);
    }
    if (best <= losses.others) return {};
    if (best == 1)
        return Remark{"seven", msgid("Your 7x1 could have captured a pawn of the other side on its way.")};
    return Remark{"seven",
                  {msgid("Your 7x1 could have captured {count} pawns of the other side on its way."),
                   {{"count", best}}}};
}

std::optional<Remark> remarkOnStakeLeft(const Moment& moment) {
    if (!opensTheWay(moment.last.act.play, moment.before(), moment.ownSide())) return {};
    return Remark{"stake-left",
                  msgid("Your stake has left its square, so the pawns that it held up can go on.")};
}

/// A pawn that is likely to be captured, where another play would have left none in such danger.
std::optional<Remark> remarkOnDanger(const Moment& moment, const std::vector<Play>& plays) {
    const Danger danger(moment.known, moment.to);
    const double now = danger.greatest(moment.now(), moment.movers());
    if (now < kMuchDanger || lossesIn(moment.last.captures, moment.ownSide()).others > 0) return {};
    const bool better = std::any_of(plays.begin(), plays.end(), [&](const Play& play) {
        if (play.card == Card::SevenOnes || doesHarm(play, moment.before(), moment.ownSide())) return false;
        Board after = moment.before();
        after.carryOut(play);
        return danger.greatest(after, moment.movers()) <= now / 2;
    });
    if (!better) return {};
    return Remark{
        "exposed",
        msgid("One of your pawns stands where the other side can easily capture it, and another play "
              "was safer.")};
}

std::optional<Remark> remarkOnOwnPlay(const Moment& moment) {
    const std::vector<Play> plays = playsBefore(moment);
    const Play& played = moment.last.act.play;
    if (doesHarm(played, moment.before(), moment.ownSide()))
        if (auto forced = remarkOnForced(moment, plays)) return forced;
    if (auto own = remarkOnOwnPawn(moment)) return own;
    if (auto passed = remarkOnPassedBase(moment)) return passed;
    if (auto swap = remarkOnSwap(moment)) return swap;
    if (auto seven = remarkOnSeven(moment, plays)) return seven;
    if (auto stake = remarkOnStakeLeft(moment)) return stake;
    return remarkOnDanger(moment, plays);
}

// ---- passed cards ----

int startsIn(const Table& table, int player) {
    int count = 0;
    for (int slot = 0; slot < rules::kMostHeld; ++slot)
        if (const auto back = table.inHand(player, slot); back && rules::canStart(table.faceOf(*back)))
            ++count;
    return count;
}

/// Whether a player can do nothing without a 1 or a 10.
bool needsAStart(const Table& table, int player) {
    const Colours movers = table.moversOf(player);
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
        if (movers.has(rules::colourOf(pawn)) && table.board.spotOf(pawn).onCircuit()) return false;
    return true;
}

std::optional<Remark> remarkOnPass(const Moment& moment) {
    const Table& before = moment.last.before;
    if (!needsAStart(before, before.receiverFrom(moment.to))) return {};
    const bool passedStart = rules::canStart(moment.last.act.card);
    const int starts = startsIn(before, moment.to);
    if (before.players == 2)
        return passedStart && starts < before.cardsHeld(moment.to)
                   ? std::optional(
                         Remark{"gift",
                                msgid("Your opponent has no pawn on the circuit, and you have passed "
                                      "a card that starts one."),
                                true})
                   : std::nullopt;
    if (passedStart || starts < 2) return {};
    return Remark{"no-start",
                  msgid("Your partner has no pawn on the circuit, and you have kept several cards that start "
                        "one."),
                  true};
}

// ---- what has happened, whoever did it ----

std::optional<Remark> remarkOnPartner(const Moment& moment) {
    if (moment.last.before.players == 2) return {};
    const int mover = moment.last.act.player;
    const Colour colour = moment.last.before.colourOf(mover);
    if (moment.before().isHome(colour) || !moment.now().isHome(colour)) return {};
    if (moment.own())
        return Remark{"partner",
                      msgid("All your pawns are home: from your next turn on, you play your partner's."),
                      true};
    if (mover != moment.last.before.receiverFrom(moment.to)) return {};
    return Remark{"partner", msgid("Your partner's pawns are all home: now your partner plays yours, too."),
                  true};
}

std::optional<Remark> remarkOnCapture(const Moment& moment) {
    const auto isMine = [&](const Capture& capture) {
        return moment.movers().has(rules::colourOf(capture.pawn));
    };
    const Captures& captures = moment.last.captures;
    if (moment.own() || !std::any_of(captures.begin(), captures.end(), isMine)) return {};
    return Remark{"captured",
                  msgid("Your pawn was captured: in its pocket, it waits for a 1 or a 10 to start again."),
                  true};
}

std::optional<Remark> remarkOnArrival(const Moment& moment) {
    if (!moment.own()) return {};
    for (const Leg& leg : moment.last.act.play) {
        if (!leg.from.onCircuit() || !leg.to.inBase()) continue;
        for (int cell = leg.to.cell() + 1; cell <= rules::kBaseCells; ++cell)
            if (moment.now().pawnAt(Spot::base(leg.to.colour(), cell)) == rules::kNoPawn)
                return Remark{
                    "base",
                    msgid("Your pawn is safe at home, but it bars the cells behind it until a 1, 2 or "
                          "3 moves it on."),
                    true};
        return Remark{"base", msgid("Your pawn is at home: nobody captures or swaps it any more."), true};
    }
    return {};
}

std::optional<Remark> remarkOnStake(const Moment& moment) {
    if (!moment.isStart()) return {};
    const Colour colour = moment.leg().from.colour();
    const bool ours = moment.ownSide().has(colour);
    if (ours && moment.own() && bars(moment.now(), colour, allBut(moment.ownSide())))
        return Remark{"stake",
                      msgid("A good place for a stake: no pawn of the other side behind it can pass."), true};
    if (!ours && bars(moment.now(), colour, moment.movers()))
        return Remark{"stake", msgid("This stake bars the way of a pawn of yours until it moves away."),
                      true};
    return {};
}

std::optional<Remark> remarkOnDiscard(const Moment& moment) {
    const int player = moment.last.act.player;
    if (moment.own() || moment.last.act.kind != Act::Kind::Discard) return {};
    if (moment.last.dealt || moment.known.table().cardsHeld(player) == 0) return {};  // nothing is left of it
    const auto possible = rules::possibleInHand(moment.known, player);
    const auto mayHold = [&](Card card) { return possible[static_cast<std::size_t>(rules::index(card))]; };
    if (!mayHold(Card::One) && !mayHold(Card::Ten))
        return Remark{"discard",
                      msgid("This player could play no card, so there is no 1 and no 10 in that hand."),
                      true};
    return Remark{
        "discard",
        msgid("Whoever discards could play none of their cards: you know now what they do not hold."), true};
}

std::optional<Remark> remarkOnEnd(const Position& position, int to) {
    const auto winner = position.table().winner();
    if (!winner) return {};
    const bool won = rules::sideOf(*winner).has(position.table().colourOf(to));
    return Remark{"home", won ? msgid("All eight pawns of your side are home.")
                              : msgid("All eight pawns of the other side are home.")};
}

}  // namespace

std::vector<std::string> remarkTopics() {
    return {"home",     "forced", "own-pawn", "past-base", "swap", "seven", "stake-left", "exposed",
            "no-start", "gift",   "partner",  "captured",  "base", "stake", "discard"};
}

std::optional<Remark> remarkOn(const Position& position, int to) {
    if (position.past().empty()) return {};
    if (position.over()) return remarkOnEnd(position, to);
    const Position known = position.seenBy(to);
    const Moment moment{.known = known, .last = known.past().back(), .to = to};
    if (moment.last.act.kind == Act::Kind::Pass)
        return moment.own() ? remarkOnPass(moment) : std::optional<Remark>();
    if (auto partner = remarkOnPartner(moment)) return partner;
    if (moment.own() && moment.last.act.kind == Act::Kind::Play)
        if (auto own = remarkOnOwnPlay(moment)) return own;
    if (auto capture = remarkOnCapture(moment)) return capture;
    if (auto arrival = remarkOnArrival(moment)) return arrival;
    if (auto stake = remarkOnStake(moment)) return stake;
    return remarkOnDiscard(moment);
}

}  // namespace tactik::play
