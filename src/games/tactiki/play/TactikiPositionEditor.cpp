#include "games/tactiki/play/TactikiPositionEditor.h"

#include <charconv>
#include <utility>

#include "base/Message.h"
#include "base/Utf8.h"
#include "game/TextFormat.h"
#include "games/tactiki/play/AgreedRules.h"
#include "games/tactiki/play/TactikiDraft.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using base::msgid;
using game::Draft;
using game::OptionSpec;
using rules::Board;
using rules::Ending;
using rules::Field;
using rules::Side;
using rules::Stage;
using Kind = DraftChange::Kind;

namespace {

constexpr const char* kStageOption = "next";
constexpr const char* kSideOption = "toMove";
constexpr const char* kTurnOption = "turn";
constexpr const char* kQuietOption = "quiet";
constexpr const char* kEventfulOption = "eventful";

const TactikiDraft& tactikiDraft(const Draft& draft) { return dynamic_cast<const TactikiDraft&>(draft); }

int numberOf(const std::string& text) {
    int number = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string textOf(Stage stage) { return std::to_string(static_cast<int>(stage)); }

/// Who moves next, and with which part of his turn.
void addDue(std::vector<OptionSpec>& options, const Board::Due& due) {
    options.push_back({.key = kStageOption,
                       .label = msgid("Comes next"),
                       .value = textOf(due.stage),
                       .variants = {{textOf(Stage::First), msgid("First move")},
                                    {textOf(Stage::Second), msgid("Second move")},
                                    {textOf(Stage::SetUp), msgid("Set-up")}}});
    if (due.stage == Stage::SetUp) return;
    options.push_back({.key = kSideOption,
                       .label = msgid("To move"),
                       .value = due.side == Side::Tiki ? "k" : "c",
                       .variants = {{"k", msgid("Tiki")}, {"c", msgid("Tac")}}});
}

/// What only matters later: for draws and for the numbers of turns.
void addCounts(std::vector<OptionSpec>& options, const Board::Due& due) {
    if (due.stage == Stage::SetUp) return;
    if (due.stage == Stage::Second)
        options.push_back({.key = kEventfulOption,
                           .label = msgid("The first move was a step forward or a fight"),
                           .type = OptionSpec::Type::Toggle,
                           .value = due.eventful ? "1" : "0",
                           .advanced = true});
    if (!due.eventful)
        options.push_back(
            {.key = kQuietOption,
             .label = msgid("Quiet turns so far"),
             .help = msgid("Turns in a row without a step forward, a fight or a return. After 40 the game is "
                           "drawn."),
             .type = OptionSpec::Type::Number,
             .value = std::to_string(due.quietTurns),
             .max = rules::kMostQuietTurns - 1,
             .advanced = true});
    options.push_back({.key = kTurnOption,
                       .label = msgid("Turn number"),
                       .help = msgid("Turns of both players are counted: the odd ones are Tiki's."),
                       .type = OptionSpec::Type::Number,
                       .value = std::to_string(due.turn),
                       .min = due.turn % 2 != 0 ? 1.0 : 2.0,
                       .max = rules::kMostTurns,
                       .step = 2,
                       .advanced = true});
}

bool hasSetUp(const TactikiDraft& draft, Side side) {
    for (int file = 0; file < rules::kWidth; ++file) {
        const auto column = draft.columnOf(Field(file, startRow(side)));
        if (column.size() != rules::kPerStartField) return false;
        for (const game::PieceState& piece : column)
            if (piece.owner != playerOf(side) || piece.face != kDraft) return false;
    }
    return true;
}

base::Message named(Side side, base::Msgid ofTiki, base::Msgid ofTac, Field field) {
    return {side == Side::Tiki ? ofTiki : ofTac, {{"field", rules::textOf(field)}}};
}

/// Why the set-up of a game cannot go on from here.
std::optional<base::Message> whyNoSetUp(const TactikiDraft& draft, const Board& board) {
    for (const Side side : {Side::Tiki, Side::Tac})
        if (board.hasSetUp(side) && !hasSetUp(draft, side))
            return side == Side::Tiki ? msgid(
                                            "During the set-up Tiki has two figures on each of its start "
                                            "fields, or none on the board, and nobody knows their ranks.")
                                      : msgid(
                                            "During the set-up Tac has two figures on each of its start "
                                            "fields, or none on the board, and nobody knows their ranks.");
    if (board.hasSetUp(Side::Tiki) && board.hasSetUp(Side::Tac))
        return msgid("Both have set up: a first move comes next.");
    return {};
}

/// Why the position cannot be played; nullopt: it can.
std::optional<base::Message> whyNot(const TactikiDraft& draft, Board& board) {
    if (board.stage() == Stage::SetUp) return whyNoSetUp(draft, board);
    if (const auto field = rules::fieldOnFrozen(board))
        return base::Message(
            msgid("On {field} a figure stands on a frozen one of the other side, which no move "
                  "allows."),
            {{"field", rules::textOf(*field)}});
    if (const auto fine = rules::checkPlayable(board); !fine)
        return board.toMove() == Side::Tiki ? msgid("Tiki cannot make a second move: choose “First move”.")
                                            : msgid("Tac cannot make a second move: choose “First move”.");
    switch (board.ending()) {
        case Ending::None:
            return {};
        case Ending::Statue:
            return named(*board.winner(), msgid("Tiki has a statue on {field}: the game would be over."),
                         msgid("Tac has a statue on {field}: the game would be over."), board.statue());
        case Ending::OutOfReach:
            return msgid("Nobody can complete a statue any more: the game would be over.");
        case Ending::Repetition:
        case Ending::QuietTurns:
            return msgid("After 40 quiet turns the game would be over.");
    }
    return {};
}

}  // namespace

base::Result<std::unique_ptr<Draft>> TactikiPositionEditor::empty(const game::OptionValues& values) const {
    const auto start = TactikiKind().create(values, {});
    if (!start) return start.error();
    return copyOf(**start);
}

std::unique_ptr<Draft> TactikiPositionEditor::copyOf(const game::State& position) const {
    return std::make_unique<TactikiDraft>(dynamic_cast<const TactikiState&>(position).position().board());
}

base::Result<std::unique_ptr<Draft>> TactikiPositionEditor::read(std::string_view text, const Draft&) const {
    const std::string plain = base::plainText(text);
    const auto board = rules::parsePosition(game::positionIn(plain));
    if (!board) return board.error();
    return std::unique_ptr<Draft>(std::make_unique<TactikiDraft>(*board));
}

std::vector<OptionSpec> TactikiPositionEditor::options(const Draft& edited) const {
    const TactikiDraft& draft = tactikiDraft(edited);
    std::vector<OptionSpec> options;
    addDue(options, draft.due());
    addCounts(options, draft.due());
    for (const AgreedRule& rule : agreedRules()) {
        options.push_back(rule.option(draft.rules()));
        options.back().advanced = true;
    }
    return options;
}

base::Result<game::PositionEditor::Change> TactikiPositionEditor::change(const Draft& edited,
                                                                         const std::string& key,
                                                                         const std::string& value) const {
    DraftChange change{.on = value == "1", .count = numberOf(value)};
    if (key == kStageOption) {
        change.kind = Kind::Stage;
        change.stage = static_cast<Stage>(change.count);
    } else if (key == kSideOption) {
        change.kind = Kind::Side;
        change.side = value == "k" ? Side::Tiki : Side::Tac;
    } else if (key == kTurnOption) {
        change.kind = Kind::Turn;
    } else if (key == kQuietOption) {
        change.kind = Kind::Quiet;
    } else if (key == kEventfulOption) {
        change.kind = Kind::Eventful;
    } else {
        change.kind = Kind::Rule;
        change.count = 0;
        for (const AgreedRule& rule : agreedRules()) {
            if (key == rule.key) break;
            ++change.count;
        }
    }
    if (!tactikiDraft(edited).isLegal(change)) return base::Error{msgid("This value is out of range.")};
    return Change(actionOf(change));
}

std::optional<game::Action> TactikiPositionEditor::clearing(const Draft& edited) const {
    if (!tactikiDraft(edited).onBoard()) return {};
    return actionOf(DraftChange{.kind = Kind::Clear});
}

base::Result<std::unique_ptr<game::State>> TactikiPositionEditor::finish(const Draft& edited) const {
    const TactikiDraft& draft = tactikiDraft(edited);
    Board board = draft.board();
    if (auto why = whyNot(draft, board)) return base::Error{std::move(*why)};
    return std::unique_ptr<game::State>(std::make_unique<TactikiState>(rules::Position(board)));
}

}  // namespace tactiki::play
