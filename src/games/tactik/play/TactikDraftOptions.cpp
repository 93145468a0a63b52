// What belongs to a draft besides its pieces, and other tables for it.

#include <algorithm>
#include <utility>

#include "base/Message.h"
#include "games/tactik/play/DraftKeys.h"
#include "games/tactik/play/Pieces.h"
#include "games/tactik/play/RuleOptions.h"
#include "games/tactik/play/TactikDraft.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/play/Words.h"

namespace tactik::play {

using base::msgid;
using game::Draft;
using game::OptionSpec;
using rules::Pawn;
using rules::Spot;

// ---- options

int TactikDraft::dealInCycle() const { return (deal() - 1) % rules::dealsInCycle(players_) + 1; }

std::vector<OptionSpec> TactikDraft::options() const {
    OptionSpec turns{.key = kTurnKey,
                     .label = passing() ? msgid("Plays first") : msgid("To move"),
                     .value = std::to_string(turn())};
    for (int player = 0; player < players_; ++player)
        turns.variants.push_back({std::to_string(player), playerInWords(players_, player)});
    OptionSpec deals{
        .key = kCycleKey, .label = msgid("Deal since the shuffle"), .value = std::to_string(dealInCycle())};
    for (int deal = 1; deal <= rules::dealsInCycle(players_); ++deal)
        deals.variants.push_back({std::to_string(deal), std::to_string(deal)});
    std::vector<OptionSpec> all{
        {.key = game::kPlayersKey,
         .label = msgid("Number of players"),
         .value = std::to_string(players_),
         .variants = {{"2", "2"}, {"4", "4"}}},
        {.key = kPhaseKey,
         .label = msgid("What is due"),
         .value = details().at(kPhaseKey),
         .variants = {{kPassing, msgid("Passing cards")}, {kPlaying, msgid("Playing cards")}}},
        std::move(turns),
        std::move(deals),
        OptionSpec::number(kDealKey, msgid("Deal of the game"), msgid("After 300 deals the game is a draw."),
                           deal(), 1, rules::kMostDeals)};
    const rules::Rules agreed = rules();
    for (const RuleOption& option : kRuleOptions)
        all.push_back(OptionSpec::toggle(option.key, option.label, option.help, agreed.*option.rule));
    return all;
}

std::vector<Draft::WholeChange> TactikDraft::wholeChanges() const {
    const bool allInStock = cardsIn(kStockArea) == rules::kCards;
    return {{.label = msgid("Deal the rest"),
             .help = msgid("Fills all hands up at random, and the pile with cards that have been played."),
             .refusal = lacksCards() ? "" : msgid("No card is missing.")},
            {.label = msgid("Gather the cards"),
             .help = msgid("Puts all cards back into the stock."),
             .refusal = allInStock ? msgid("All cards are in the stock.") : ""}};
}

// ---- other tables

namespace {

/// The same place of the quarter on another circuit, or the last one if that quarter is shorter.
Spot onCircuit(const rules::Board& before, const rules::Board& after, Spot spot) {
    if (!spot.onCircuit()) return spot;
    const int quarter = before.squares() / rules::kColours;
    const int newQuarter = after.squares() / rules::kColours;
    const int offset = std::min(spot.square() % quarter, newQuarter - 1);
    return Spot::square(spot.square() / quarter * newQuarter + offset);
}

/// Pawns for which there is no place on the other circuit stay in their pockets.
rules::Board onOther(const rules::Board& before, bool longCircuit) {
    rules::Board board(longCircuit);
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
        const Spot spot = before.spotOf(pawn);
        if (spot.inPocket()) continue;
        const Spot to = onCircuit(before, board, spot);
        if (board.pawnAt(to) == rules::kNoPawn) board.put(pawn, to, before.isStake(pawn));
    }
    return board;
}

}  // namespace

base::Result<std::unique_ptr<Draft>> TactikDraft::rebuilt(const std::string& key,
                                                          const std::string& value) const {
    if (key == game::kPlayersKey) return withPlayers(value == "2" ? 2 : rules::kMostPlayers);
    for (const RuleOption& option : kRuleOptions)
        if (key == option.key && option.rule == &rules::Rules::longCircuit) return withCircuit(value == kYes);
    return std::unique_ptr<Draft>();
}

std::unique_ptr<Draft> TactikDraft::withCircuit(bool longCircuit) const {
    rules::Table other = table();
    other.board = onOther(other.board, longCircuit);
    rules::Rules agreed = rules();
    agreed.longCircuit = longCircuit;
    return std::make_unique<TactikDraft>(rules::Position(other, agreed, 0));
}

/// The hands of players who sit at both tables stay, as far as they are large enough.
std::unique_ptr<Draft> TactikDraft::withPlayers(int players) const {
    rules::Table other = table();
    for (int player = 0; player < rules::kMostPlayers; ++player)
        for (int slot = 0; slot < rules::kMostHeld; ++slot) {
            const auto back = other.inHand(player, slot);
            if (!back || (player < players && slot < rules::handSize(players))) continue;
            other.stock.push(*back);
            other.hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)] = rules::kNoBack;
        }
    for (const rules::Back back : other.stock) other.faces[back.value] = rules::Card::Unknown;
    other.players = static_cast<std::uint8_t>(players);
    other.toMove = static_cast<std::uint8_t>(turn() % players);
    other.dealer = static_cast<std::uint8_t>((other.toMove + players - 1) % players);
    other.passed.fill(rules::kNotPassed);
    return std::make_unique<TactikDraft>(rules::Position(other, rules(), 0));
}

// ---- the game from here

base::Result<std::unique_ptr<game::State>> TactikDraft::finish() const {
    const auto made = position();
    if (!made) return made.error();
    return std::unique_ptr<game::State>(std::make_unique<TactikState>(*made, game::Chance()));
}

}  // namespace tactik::play
