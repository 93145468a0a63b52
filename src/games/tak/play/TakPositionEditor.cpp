#include "games/tak/play/TakPositionEditor.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "base/Message.h"
#include "game/TextFormat.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Roads.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {

using base::msgid;
using game::Draft;
using game::OptionSpec;
using rules::Color;
using Kind = DraftChange::Kind;

namespace {

constexpr const char* kSizeKey = "size";
constexpr const char* kToMoveOption = "toMove";
constexpr const char* kNumberOption = "moveNumber";
constexpr const char* kKomiOption = "komi";

/// A number of a player's pieces that can be chosen.
struct SupplyOption {
    const char* key;
    const char* label;
    Color color;
    bool capstones;
};
constexpr SupplyOption kSupplyOptions[] = {
    {"whiteStones", msgid("White's stones"), Color::White, false},
    {"whiteCapstones", msgid("White's capstones"), Color::White, true},
    {"blackStones", msgid("Black's stones"), Color::Black, false},
    {"blackCapstones", msgid("Black's capstones"), Color::Black, true}};

const TakDraft& takDraft(const Draft& draft) { return dynamic_cast<const TakDraft&>(draft); }

double numberIn(const std::string& text) {
    double number = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

OptionSpec numberOption(const char* key, const char* label, std::string value, std::pair<int, int> range) {
    return {.key = key,
            .label = label,
            .type = OptionSpec::Type::Number,
            .value = std::move(value),
            .min = static_cast<double>(range.first),
            .max = static_cast<double>(range.second)};
}

OptionSpec supplyOption(const SupplyOption& option, const TakDraft& draft) {
    const rules::Supply given = draft.setup().supply[static_cast<std::size_t>(rules::index(option.color))];
    const int least = std::max(draft.placed(option.color, option.capstones), option.capstones ? 0 : 1);
    OptionSpec spec = numberOption(option.key, option.label,
                                   std::to_string(option.capstones ? given.capstones : given.stones),
                                   {least, option.capstones ? rules::kMaxCapstones : rules::kMaxStones});
    // The first of these options explains all of them.
    const char* const help = msgid("All that the player has, on the board and beside it.");
    if (&option == &kSupplyOptions[0]) spec.help = help;
    spec.advanced = true;
    return spec;
}

/// The draft with these pieces on another board or with other supplies.
base::Result<std::unique_ptr<Draft>> rebuilt(const TakDraft& draft, const rules::Setup& setup) {
    std::array<rules::StackContent, 64> board = draft.board();
    for (int i = 0; i < 64; ++i)
        if (const auto square = rules::Square::fromIndex(i);
            !rules::onBoard(square.file(), square.rank(), setup.size))
            board[static_cast<std::size_t>(i)] = {};
    const bool empty = std::all_of(board.begin(), board.end(), [](const auto& s) { return s.height == 0; });
    if (empty) {
        if (auto fine = setup.check(); !fine) return fine.error();
        return std::unique_ptr<Draft>(std::make_unique<TakDraft>(rules::Position(setup), draft));
    }
    const int turns = draft.turnsPlayed();
    auto position = rules::Position::assemble(setup, board, turns < 2 ? turns + 2 : turns);
    if (!position) return position.error();
    return std::unique_ptr<Draft>(std::make_unique<TakDraft>(*position, draft));
}

base::Result<std::unique_ptr<Draft>> onBoard(const TakDraft& draft, int size) {
    rules::Setup setup = draft.setup();
    if (setup.size == size) return std::unique_ptr<Draft>(std::make_unique<TakDraft>(draft));
    setup.size = std::clamp(size, rules::kMinSize, rules::kMaxSize);
    setup.supply.fill(rules::standardSupply(setup.size));
    return rebuilt(draft, setup);
}

base::Result<std::unique_ptr<Draft>> withSupply(const TakDraft& draft, const SupplyOption& option,
                                                int count) {
    rules::Setup setup = draft.setup();
    rules::Supply& supply = setup.supply[static_cast<std::size_t>(rules::index(option.color))];
    (option.capstones ? supply.capstones : supply.stones) = count;
    return rebuilt(draft, setup);
}

/// Why a position in which the game is over cannot be played.
base::Message whyOver(const rules::Position& position) {
    const auto road = [&](Color color) {
        return rules::hasRoad(position.roadSquares(color), position.size());
    };
    if (road(Color::White) && road(Color::Black)) return msgid("Both players have a road.");
    if (road(Color::White)) return msgid("White has a road: the game would be over.");
    if (road(Color::Black)) return msgid("Black has a road: the game would be over.");
    if (position.empty() == 0) return msgid("The board is full: the game would be over.");
    return position.supply(Color::White).total() == 0
               ? msgid("White has no piece left: the game would be over.")
               : msgid("Black has no piece left: the game would be over.");
}

}  // namespace

base::Result<std::unique_ptr<Draft>> TakPositionEditor::empty(const game::OptionValues& values) const {
    const auto start = TakKind().create(values, {});
    if (!start) return start.error();
    return copyOf(**start);
}

std::unique_ptr<Draft> TakPositionEditor::copyOf(const game::State& position) const {
    const auto& state = dynamic_cast<const TakState&>(position);
    return std::make_unique<TakDraft>(state.position(), state.variants());
}

base::Result<std::unique_ptr<Draft>> TakPositionEditor::read(std::string_view text,
                                                             const Draft& before) const {
    const TakDraft& draft = takDraft(before);
    const std::string_view tps = game::positionIn(text, "TPS");
    rules::SetupOptions same = rules::SetupOptions::of(draft.setup());
    auto position = rules::parseTps(tps, same);
    if (!position) {
        same.size.reset();
        same.stones = same.capstones = {};
        position = rules::parseTps(tps, same);
    }
    if (!position) return position.error();
    return std::unique_ptr<Draft>(std::make_unique<TakDraft>(*position, draft.variants()));
}

std::vector<OptionSpec> TakPositionEditor::options(const Draft& edited) const {
    const TakDraft& draft = takDraft(edited);
    const rules::Setup setup = draft.setup();
    OptionSpec size{.key = kSizeKey, .label = msgid("Board"), .value = std::to_string(setup.size)};
    for (int n = rules::kMinSize; n <= rules::kMaxSize; ++n)
        size.variants.push_back({std::to_string(n), std::to_string(n) + "×" + std::to_string(n)});
    OptionSpec toMove{.key = kToMoveOption,
                      .label = msgid("To move"),
                      .value = draft.playerToMove() == Color::White ? "white" : "black",
                      .variants = {{"white", msgid("White")}, {"black", msgid("Black")}}};
    OptionSpec komi = numberOption(kKomiOption, msgid("Komi"), komiText(setup.halfKomi),
                                   {-rules::kMaxHalfKomi / 2, rules::kMaxHalfKomi / 2});
    komi.step = 0.5;
    std::vector<OptionSpec> all{
        std::move(size), std::move(toMove),
        numberOption(kNumberOption, msgid("Move number"), std::to_string(draft.turnsPlayed() / 2 + 1),
                     {1, rules::kMaxMoveNumber}),
        std::move(komi)};
    for (const SupplyOption& option : kSupplyOptions) all.push_back(supplyOption(option, draft));
    return all;
}

base::Result<game::PositionEditor::Change> TakPositionEditor::change(const Draft& edited,
                                                                     const std::string& key,
                                                                     const std::string& value) const {
    const TakDraft& draft = takDraft(edited);
    const double number = numberIn(value);
    const auto anew = [](base::Result<std::unique_ptr<Draft>> other) -> base::Result<Change> {
        if (!other) return other.error();
        return Change(std::move(*other));
    };
    if (key == kSizeKey) return anew(onBoard(draft, static_cast<int>(number)));
    for (const SupplyOption& option : kSupplyOptions)
        if (key == option.key) return anew(withSupply(draft, option, static_cast<int>(number)));
    DraftChange change{.kind = Kind::ToMove, .color = value == "black" ? Color::Black : Color::White};
    if (key == kNumberOption) change = {.kind = Kind::MoveNumber, .count = static_cast<int>(number)};
    if (key == kKomiOption) change = {.kind = Kind::Komi, .count = static_cast<int>(std::lround(2 * number))};
    if (!draft.isLegal(change)) return base::Error{msgid("This value is out of range.")};
    return Change(actionOf(change));
}

std::optional<game::Action> TakPositionEditor::clearing(const Draft& edited) const {
    if (takDraft(edited).boardPosition().occupied() == 0) return {};
    return actionOf(DraftChange{.kind = Kind::Clear});
}

base::Result<std::unique_ptr<game::State>> TakPositionEditor::finish(const Draft& edited) const {
    const TakDraft& draft = takDraft(edited);
    const auto position = draft.position();
    if (!position && draft.turnsPlayed() == 0)
        return base::Error{msgid("Before the first turn the board is empty: choose a later move number.")};
    if (!position && draft.turnsPlayed() == 1)
        return base::Error{
            msgid("White's first turn leaves another board than this: choose a later move number.")};
    if (!position) return position.error();
    if (position->outcome().over()) return base::Error{whyOver(*position)};
    return std::unique_ptr<game::State>(std::make_unique<TakState>(*position, draft.variants()));
}

}  // namespace tak::play
