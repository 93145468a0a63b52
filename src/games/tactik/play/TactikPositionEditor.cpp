#include "games/tactik/play/TactikPositionEditor.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/Message.h"
#include "base/Utf8.h"
#include "game/TextFormat.h"
#include "games/tactik/play/RuleOptions.h"
#include "games/tactik/play/TactikKind.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/play/Words.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::play {

using base::msgid;
using game::Draft;
using game::OptionSpec;
using rules::Pawn;
using rules::Spot;
using Kind = DraftChange::Kind;

namespace {

constexpr const char* kDueOption = "due";
constexpr const char* kTurnOption = "turn";
constexpr const char* kDealOption = "dealInCycle";
constexpr const char* kNumberOption = "deal";

const TactikDraft& tactikDraft(const Draft& draft) { return dynamic_cast<const TactikDraft&>(draft); }

int numberIn(std::string_view text) {
    int number = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// ---- other tables

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

std::unique_ptr<Draft> withCircuit(const TactikDraft& draft, bool longCircuit) {
    rules::Table table = draft.table();
    table.board = onOther(table.board, longCircuit);
    rules::Rules agreed = draft.rules();
    agreed.longCircuit = longCircuit;
    return std::make_unique<TactikDraft>(rules::Position(table, agreed, 0));
}

/// The hands of players who sit at both tables stay, as far as they are large enough.
std::unique_ptr<Draft> withPlayers(const TactikDraft& draft, int players) {
    rules::Table table = draft.table();
    for (int player = 0; player < rules::kMostPlayers; ++player)
        for (int slot = 0; slot < rules::kMostHeld; ++slot) {
            const auto back = table.inHand(player, slot);
            if (!back || (player < players && slot < rules::handSize(players))) continue;
            table.stock.push(*back);
            table.hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)] = rules::kNoBack;
        }
    for (const rules::Back back : table.stock) table.faces[back.value] = rules::Card::Unknown;
    table.players = static_cast<std::uint8_t>(players);
    table.toMove = static_cast<std::uint8_t>(draft.turn() % players);
    table.dealer = static_cast<std::uint8_t>((table.toMove + players - 1) % players);
    table.passed.fill(rules::kNotPassed);
    return std::make_unique<TactikDraft>(rules::Position(table, draft.rules(), 0));
}

// ---- options

OptionSpec playersOption(const TactikDraft& draft) {
    return {.key = game::kPlayersKey,
            .label = msgid("Number of players"),
            .value = std::to_string(draft.playerCount()),
            .variants = {{"2", "2"}, {"4", "4"}}};
}

OptionSpec dueOption(const TactikDraft& draft) {
    return {.key = kDueOption,
            .label = msgid("What is due"),
            .value = draft.passing() ? "pass" : "play",
            .variants = {{"pass", msgid("Passing cards")}, {"play", msgid("Playing cards")}}};
}

OptionSpec turnOption(const TactikDraft& draft) {
    OptionSpec option{.key = kTurnOption,
                      .label = draft.passing() ? msgid("Plays first") : msgid("To move"),
                      .value = std::to_string(draft.turn())};
    for (int player = 0; player < draft.playerCount(); ++player)
        option.variants.push_back({std::to_string(player), playerInWords(draft.playerCount(), player)});
    return option;
}

int dealInCycle(const TactikDraft& draft) {
    return (draft.deal() - 1) % rules::dealsInCycle(draft.playerCount()) + 1;
}

OptionSpec dealOption(const TactikDraft& draft) {
    OptionSpec option{.key = kDealOption,
                      .label = msgid("Deal since the shuffle"),
                      .value = std::to_string(dealInCycle(draft))};
    for (int deal = 1; deal <= rules::dealsInCycle(draft.playerCount()); ++deal)
        option.variants.push_back({std::to_string(deal), std::to_string(deal)});
    return option;
}

OptionSpec numberOption(const TactikDraft& draft) {
    return {.key = kNumberOption,
            .label = msgid("Deal of the game"),
            .help = msgid("After 300 deals the game is a draw."),
            .type = OptionSpec::Type::Number,
            .value = std::to_string(draft.deal()),
            .min = 1,
            .max = rules::kMostDeals,
            .advanced = true};
}

OptionSpec ruleOption(const TactikDraft& draft, const RuleOption& option) {
    return {.key = option.key,
            .label = option.label,
            .help = option.help,
            .type = OptionSpec::Type::Toggle,
            .value = draft.rules().*option.rule ? "1" : "0",
            .advanced = true};
}

}  // namespace

base::Result<std::unique_ptr<Draft>> TactikPositionEditor::empty(const game::OptionValues& values) const {
    const auto start = TactikKind().create(values, {});
    if (!start) return start.error();
    const rules::Rules& agreed = dynamic_cast<const TactikState&>(**start).position().rules();
    return std::unique_ptr<Draft>(std::make_unique<TactikDraft>((*start)->playerCount(), agreed));
}

std::unique_ptr<Draft> TactikPositionEditor::copyOf(const game::State& position) const {
    return std::make_unique<TactikDraft>(dynamic_cast<const TactikState&>(position).position());
}

std::unique_ptr<Draft> TactikPositionEditor::copyOfSeen(const game::View& seen) const {
    const auto* const view = dynamic_cast<const TactikView*>(&seen);
    return view ? std::make_unique<TactikDraft>(view->position()) : nullptr;
}

base::Result<std::unique_ptr<Draft>> TactikPositionEditor::read(std::string_view text, const Draft&) const {
    const auto position =
        rules::parsePosition(game::positionIn(base::plainText(text)), game::Chance().seed());
    if (!position) return position.error();
    return std::unique_ptr<Draft>(std::make_unique<TactikDraft>(*position));
}

std::vector<OptionSpec> TactikPositionEditor::options(const Draft& edited) const {
    const TactikDraft& draft = tactikDraft(edited);
    std::vector<OptionSpec> all{playersOption(draft), dueOption(draft), turnOption(draft), dealOption(draft),
                                numberOption(draft)};
    for (const RuleOption& option : kRuleOptions) all.push_back(ruleOption(draft, option));
    return all;
}

base::Result<game::PositionEditor::Change> TactikPositionEditor::change(const Draft& edited,
                                                                        const std::string& key,
                                                                        const std::string& value) const {
    const TactikDraft& draft = tactikDraft(edited);
    const int number = numberIn(value);
    if (key == game::kPlayersKey) return Change(withPlayers(draft, number == 2 ? 2 : rules::kMostPlayers));
    DraftChange change{.kind = Kind::Turn, .number = static_cast<std::uint32_t>(number)};
    if (key == kDueOption) change = {.kind = Kind::Phase, .on = value == "pass"};
    if (key == kNumberOption) change.kind = Kind::DealNumber;
    if (key == kDealOption) {
        const int before = draft.deal() - dealInCycle(draft);
        change = {.kind = Kind::DealNumber, .number = static_cast<std::uint32_t>(before + number)};
    }
    for (std::size_t rule = 0; rule < kRuleOptions.size(); ++rule) {
        if (key != kRuleOptions[rule].key) continue;
        if (kRuleOptions[rule].rule == &rules::Rules::longCircuit)
            return Change(withCircuit(draft, value == "1"));
        change = {.kind = Kind::Rule, .on = value == "1", .number = static_cast<std::uint32_t>(rule)};
    }
    if (!draft.isLegal(change)) return base::Error{msgid("This value is out of range.")};
    return Change(actionOf(change));
}

std::vector<game::PositionEditor::WholeChange> TactikPositionEditor::wholeChanges(const Draft& edited,
                                                                                  game::Chance chance) const {
    const TactikDraft& draft = tactikDraft(edited);
    WholeChange deal{
        .label = msgid("Deal the rest"),
        .help = msgid("Fills all hands up at random, and the pile with cards that have been played."),
        .refusal = msgid("No card is missing.")};
    if (draft.lacksCards())
        deal.action = actionOf(DraftChange{.kind = Kind::Deal,
                                           .number = static_cast<std::uint32_t>(chance.seed() & 0xFFFFFFFF)});
    WholeChange gather{.label = msgid("Gather the cards"),
                       .help = msgid("Puts all cards back into the stock."),
                       .refusal = msgid("All cards are in the stock.")};
    if (draft.cardsIn(kStockArea) < rules::kCards)
        gather.action = actionOf(DraftChange{.kind = Kind::Gather});
    return {std::move(deal), std::move(gather)};
}

std::optional<game::Action> TactikPositionEditor::clearing(const Draft& edited) const {
    const TactikDraft& draft = tactikDraft(edited);
    if (draft.cardsIn(kStockArea) == rules::kCards && draft.cardsIn(kPocketArea) == rules::kPawns) return {};
    return actionOf(DraftChange{.kind = DraftChange::Kind::Clear});
}

base::Result<std::unique_ptr<game::State>> TactikPositionEditor::finish(const Draft& edited) const {
    const auto position = tactikDraft(edited).position();
    if (!position) return position.error();
    return std::unique_ptr<game::State>(std::make_unique<TactikState>(*position, game::Chance()));
}

}  // namespace tactik::play
