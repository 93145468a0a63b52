#include "games/tactiki/play/TactikiDraft.h"

#include <algorithm>
#include <utility>

#include "base/Message.h"
#include "games/tactiki/play/AgreedRules.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/play/Words.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using base::msgid;
using game::OptionSpec;
using game::PieceState;
using rules::Board;
using rules::Ending;
using rules::Field;
using rules::Rank;
using rules::Side;
using rules::Stage;
using Kind = game::DraftChange::Kind;

namespace {

constexpr const char* kStageKey = "next";
constexpr const char* kSideKey = "toMove";  // "k" or "c"
constexpr const char* kTurnKey = "turn";
constexpr const char* kQuietKey = "quiet";
constexpr const char* kEventfulKey = "eventful";
constexpr const char* kYes = "1";
constexpr const char* kNo = "0";

std::string stageText(rules::Stage stage) { return std::to_string(static_cast<int>(stage)); }

constexpr const char* kRebornKey = "reborn";  // figures that came back unseen, in their order: rebornText()
constexpr const char* kPileKeys[] = {"tikisPile", "tacsPile"};  // the order of the ranks in the piles

int wholeNumberIn(std::string_view text) { return static_cast<int>(game::numberIn(text)); }

/// A figure that came back unseen.
struct RebornFigure {
    std::uint16_t id = 0;
    rules::RankCounts limits{};
};

/// For each figure a letter for its PieceId, and how many of each rank: "D12210".
std::string rebornText(const std::vector<RebornFigure>& figures) {
    std::string text;
    for (const RebornFigure& figure : figures) {
        text += static_cast<char>('A' + figure.id);
        for (Rank rank = 1; rank <= rules::kHighestRank; ++rank)
            text += static_cast<char>('0' + figure.limits[rank]);
    }
    return text;
}

std::vector<RebornFigure> rebornIn(std::string_view text) {
    std::vector<RebornFigure> figures;
    for (; !text.empty(); text.remove_prefix(1 + rules::kHighestRank)) {
        figures.push_back({.id = static_cast<std::uint16_t>(text[0] - 'A')});
        for (Rank rank = 1; rank <= rules::kHighestRank; ++rank)
            figures.back().limits[rank] = static_cast<std::uint8_t>(text[rank] - '0');
    }
    return figures;
}

std::uint16_t idOf(Side side, int figure) {
    return static_cast<std::uint16_t>(rules::firstOf(side) + figure);
}

game::Face faceOf(const rules::Board& board, rules::Piece piece) {
    if (!board.onBoard(piece)) return kDraft;
    if (board.isShown(piece)) return kDraftKnown;
    return board.unseen(rules::ownerOf(piece)).isReborn(piece) ? kDraftReborn : kDraft;
}

std::vector<PieceState> figuresOf(const rules::Board& board) {
    std::vector<PieceState> figures(rules::kPieces);
    for (rules::Piece piece = 0; piece < rules::kPieces; ++piece) {
        const Side side = rules::ownerOf(piece);
        const int figure = board.figureOf(piece);
        const bool stands = board.onBoard(piece);
        const std::uint16_t id = idOf(side, figure);
        figures[id] = {
            .id = game::PieceId(id),
            .owner = playerOf(side),
            .shape = rankOfFigure(figure),
            .face = faceOf(board, piece),
            .place = stands ? placeOf(board.fieldOf(piece), board.levelOf(piece)) : benchPlace(side, figure)};
    }
    return figures;
}

game::Draft::Details detailsOf(const rules::Board& board) {
    const rules::Board::Due due = board.due();
    game::Draft::Details details{{kSideKey, std::string(1, letterOf(due.side))},
                                 {kStageKey, stageText(due.stage)},
                                 {kTurnKey, std::to_string(std::max(1, due.turn))},
                                 {kQuietKey, std::to_string(due.eventful ? 0 : due.quietTurns)},
                                 {kEventfulKey, due.eventful ? kYes : kNo}};
    for (const AgreedRule& rule : agreedRules()) details[rule.key] = board.rules().*rule.rule ? kYes : kNo;
    std::vector<RebornFigure> reborn;
    for (const Side side : {Side::Tiki, Side::Tac}) {
        std::string& pile = details[kPileKeys[rules::index(side)]];
        for (const rules::Piece piece : board.pile(side))
            pile += static_cast<char>('0' + board.rankOf(piece));
        for (const rules::Reborn& one : board.unseen(side).reborn())
            reborn.push_back({idOf(side, board.figureOf(one.piece)), one.limits});
    }
    details[kRebornKey] = rebornText(reborn);
    return details;
}

std::vector<game::Place> allFields() {
    std::vector<game::Place> fields;
    for (int field = 0; field < rules::kFields; ++field) fields.push_back(placeOf(Field::fromIndex(field)));
    return fields;
}

/// Who moves next, and with which part of his turn.
void addDue(std::vector<OptionSpec>& options, const Board::Due& due) {
    options.push_back({.key = kStageKey,
                       .label = msgid("Comes next"),
                       .value = stageText(due.stage),
                       .variants = {{stageText(Stage::First), msgid("First move")},
                                    {stageText(Stage::Second), msgid("Second move")},
                                    {stageText(Stage::SetUp), msgid("Set-up")}}});
    if (due.stage == Stage::SetUp) return;
    options.push_back({.key = kSideKey,
                       .label = msgid("To move"),
                       .value = due.side == Side::Tiki ? "k" : "c",
                       .variants = {{"k", msgid("Tiki")}, {"c", msgid("Tac")}}});
}

/// What only matters later: for draws and for the numbers of turns.
void addCounts(std::vector<OptionSpec>& options, const Board::Due& due) {
    if (due.stage == Stage::SetUp) return;
    if (due.stage == Stage::Second)
        options.push_back(OptionSpec::toggle(
            kEventfulKey, msgid("The first move was a step forward or a fight"), {}, due.eventful));
    if (!due.eventful)
        options.push_back(OptionSpec::number(
            kQuietKey, msgid("Quiet turns so far"),
            msgid("Turns in a row without a step forward, a fight or a return. After 40 the game is drawn."),
            due.quietTurns, 0, rules::kMostQuietTurns - 1));
    options.push_back(OptionSpec::number(kTurnKey, msgid("Turn number"),
                                         msgid("Turns of both players are counted: the odd ones are Tiki's."),
                                         due.turn, due.turn % 2 != 0 ? 1 : 2, rules::kMostTurns));
    options.back().step = 2;
}

base::Message named(Side side, base::Msgid ofTiki, base::Msgid ofTac, Field field) {
    return {side == Side::Tiki ? ofTiki : ofTac, {{"field", rules::textOf(field)}}};
}

}  // namespace

TactikiDraft::TactikiDraft(const rules::Board& board)
    : Draft(figuresOf(board), allFields(), detailsOf(board)) {}

// ---- what belongs to the position

rules::Rules TactikiDraft::rules() const { return rulesIn(details()); }

rules::Board::Due TactikiDraft::due() const {
    return {.side = details().at(kSideKey)[0] == letterOf(Side::Tiki) ? Side::Tiki : Side::Tac,
            .stage = static_cast<Stage>(wholeNumberIn(details().at(kStageKey))),
            .turn = wholeNumberIn(details().at(kTurnKey)),
            .quietTurns = wholeNumberIn(details().at(kQuietKey)),
            .eventful = details().at(kEventfulKey) == kYes};
}

std::vector<OptionSpec> TactikiDraft::options() const {
    std::vector<OptionSpec> options;
    addDue(options, due());
    addCounts(options, due());
    for (const AgreedRule& rule : agreedRules()) {
        options.push_back(rule.option(rules()));
        options.back().advanced = true;
    }
    return options;
}

void TactikiDraft::adjust(Details& after, const game::DraftChange& change, const game::Stage& stage) const {
    if (change.kind == Kind::Clear) after = detailsOf(Board(rules()));
    // The first figure on the board ends the set-up, which is how an empty table begins.
    if (change.kind == Kind::Put && due().stage == Stage::SetUp && !clearing())
        after[kStageKey] = stageText(Stage::First);
    if (after[kStageKey] != stageText(Stage::Second)) after[kEventfulKey] = kNo;
    if (after[kEventfulKey] == kYes) after[kQuietKey] = "0";
    if (change.kind == Kind::Set && after[kSideKey] != details().at(kSideKey)) {
        // Tiki has the odd turns.
        const int turn = due().turn + (due().side == Side::Tiki ? 1 : -1);
        after[kTurnKey] = std::to_string(std::clamp(turn, 1, rules::kMostTurns));
    }
    after[kRebornKey] = rebornAfter(stage, after[kRebornKey]);
}

// ---- figures

const PieceState& TactikiDraft::figure(Side side, int figure) const {
    return piece(game::PieceId(idOf(side, figure)));
}

std::vector<PieceState> TactikiDraft::kinds() const {
    std::vector<PieceState> all;
    for (const Side side : {Side::Tiki, Side::Tac})
        for (Rank rank = 1; rank <= rules::kHighestRank; ++rank)
            for (const game::Face face : {kDraft, kDraftKnown, kDraftReborn})
                all.push_back({.id = {}, .owner = playerOf(side), .shape = rank, .face = face, .place = {}});
    return all;
}

std::optional<PieceState> TactikiDraft::supplied(const PieceState& kind) const {
    std::optional<PieceState> found;
    for (const PieceState& figure : all()) {
        if (figure.owner != kind.owner || figure.shape != kind.shape || isField(figure.place)) continue;
        if (!found || figure.place == kind.place) found = figure;
    }
    if (found) found->face = kind.face;
    return found;
}

PieceState TactikiDraft::home(PieceState piece, int) const {
    const Side side = sideOf(piece.owner);
    piece.place = benchPlace(side, piece.id.value - rules::firstOf(side));
    piece.face = kDraft;
    return piece;
}

/// A figure may stand everywhere, and turn round.
bool TactikiDraft::fits(const PieceState& before, const PieceState& after) const {
    return after.place != before.place ||
           (after.face != before.face && after.face >= kDraft && after.face <= kDraftReborn);
}

/// The defeated ones keep their order, as long as they are the same; else they lie by their ranks.
std::vector<Rank> TactikiDraft::pileOf(Side side) const {
    std::vector<Rank> pile;
    for (int i = 0; i < rules::kPiecesEach; ++i)
        if (figure(side, i).place.area != kBoardArea) pile.push_back(rankOfFigure(i));
    std::vector<Rank> before;
    for (const char digit : details().at(kPileKeys[rules::index(side)]))
        before.push_back(static_cast<Rank>(digit - '0'));
    return std::is_permutation(pile.begin(), pile.end(), before.begin(), before.end()) ? before : pile;
}

/// The figures that came back are numbered by side. Their limits are kept between what they have and what lay
/// in the pile.
rules::PositionParts TactikiDraft::parts() const {
    rules::PositionParts parts{.due = due(), .rules = rules()};
    const bool settingUp = parts.due.stage == Stage::SetUp;
    for (const game::Place place : fields())
        for (const PieceState& piece : pileAt(place)) {
            parts.standing.push_back({.field = fieldOf(place),
                                      .side = sideOf(piece.owner),
                                      .rank = piece.shape,
                                      .shown = piece.face == kDraftKnown});
            parts.ready[piece.owner.value] = true;
        }
    std::array<rules::RankCounts, rules::kSides> lay{};
    for (const Side side : {Side::Tiki, Side::Tac}) {
        const auto at = static_cast<std::size_t>(rules::index(side));
        if (!settingUp || parts.ready[at]) parts.piles[at] = pileOf(side);
        for (const Rank rank : parts.piles[at]) ++lay[at][rank];
    }
    const std::vector<RebornFigure> reborn = rebornIn(details().at(kRebornKey));
    for (const RebornFigure& one : reborn)
        ++lay[piece(game::PieceId(one.id)).owner.value][piece(game::PieceId(one.id)).shape];
    std::array<rules::RankCounts, rules::kSides> used{};
    std::array<int, rules::kSides> count{};
    for (const RebornFigure& one : reborn) {
        const PieceState& figure = piece(game::PieceId(one.id));
        const std::size_t at = figure.owner.value;
        ++used[at][figure.shape];
        std::size_t index = 0;  // among all that stand
        for (const game::Place place : fields())
            if (place.spot < figure.place.spot) index += pileAt(place).size();
        rules::Standing& standing = parts.standing[index + figure.place.level];
        standing.reborn = ++count[at];
        for (Rank rank = 1; rank <= rules::kHighestRank; ++rank)
            standing.limits[rank] = std::clamp(one.limits[rank], used[at][rank], lay[at][rank]);
    }
    return parts;
}

rules::Board TactikiDraft::board() const {
    // The benches complete what stands on the board, so there are always the right figures.
    return *rules::boardOf(parts());
}

/// Those that are taken off or shown are no longer unseen. One that comes back is the last of them; it may be
/// any of those that lie on the bench at that moment, or that came back before.
std::string TactikiDraft::rebornAfter(const game::Stage& stage, std::string_view before) const {
    std::vector<RebornFigure> reborn = rebornIn(before);
    for (const game::Hop& hop : stage.hops) {
        const PieceState& figure = hop.after;
        const auto isThis = [&](const RebornFigure& one) { return one.id == figure.id.value; };
        if (figure.face != kDraftReborn) {
            std::erase_if(reborn, isThis);
        } else if (std::none_of(reborn.begin(), reborn.end(), isThis)) {
            RebornFigure one{.id = figure.id.value};
            reborn.push_back(one);
            for (const Rank rank : pileOf(sideOf(figure.owner))) ++one.limits[rank];
            for (const RebornFigure& other : reborn)
                if (const PieceState& known = piece(game::PieceId(other.id));
                    known.owner == figure.owner && known.place.area == kBoardArea)
                    ++one.limits[known.shape];
            reborn.back() = one;
        }
    }
    return rebornText(reborn);
}

// ---- the game from here

bool TactikiDraft::hasSetUp(Side side) const {
    for (int file = 0; file < rules::kWidth; ++file) {
        const auto column = pileAt(placeOf(Field(file, startRow(side))));
        if (column.size() != rules::kPerStartField) return false;
        for (const game::PieceState& piece : column)
            if (piece.owner != playerOf(side) || piece.face != kDraft) return false;
    }
    return true;
}

/// Why the set-up of a game cannot go on from here.
std::optional<base::Message> TactikiDraft::whyNoSetUp(const Board& board) const {
    for (const Side side : {Side::Tiki, Side::Tac})
        if (board.hasSetUp(side) && !hasSetUp(side))
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
std::optional<base::Message> TactikiDraft::whyNot(Board& board) const {
    if (board.stage() == Stage::SetUp) return whyNoSetUp(board);
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

base::Result<std::unique_ptr<game::State>> TactikiDraft::finish() const {
    Board made = board();
    if (auto why = whyNot(made)) return base::Error{std::move(*why)};
    return std::unique_ptr<game::State>(std::make_unique<TactikiState>(rules::Position(made)));
}

// ---- what it tells

std::string TactikiDraft::textOf(const PieceState& piece) const {
    return letterOf(sideOf(piece.owner)) + std::to_string(piece.shape) +
           (piece.face == kDraftKnown    ? "!"
            : piece.face == kDraftReborn ? "^"
                                         : "");
}

std::string TactikiDraft::textOf(game::Place place) const { return rules::textOf(fieldOf(place)); }

std::string TactikiDraft::textOf(const game::DraftChange& change) const {
    if (change.kind != Kind::Turn) return Draft::textOf(change);
    const char* const sign = change.face == kDraftKnown ? "!" : change.face == kDraftReborn ? "^" : "?";
    return textOf(change.from) + sign + (change.count > 1 ? std::to_string(change.count - 1) : "");
}

std::vector<game::Stat> TactikiDraft::stats() const {
    return TactikiView(rules::Position(board()), game::Viewer::record()).stats();
}

std::string TactikiDraft::positionText() const { return rules::formatPosition(board()); }

RanksInSight TactikiDraft::ranks() const { return ranksInSight(board(), game::Viewer::record(), false); }

base::Message TactikiDraft::describe(game::Place place) const {
    if (place.area == kBoardArea) return columnInWords(board(), ranks(), fieldOf(place), Tell::WhoKnows);
    for (const Side side : {Side::Tiki, Side::Tac})
        if (place.area == trayArea(side) || place.area == pileArea(side)) {
            const int at = std::min<int>(place.spot, rules::kPiecesEach - 1);
            const bool waits = figure(side, at).place.area != kBoardArea;
            return besideInWords(side, waits ? std::optional(rankOfFigure(at)) : std::nullopt);
        }
    return View::describe(place);
}

std::vector<base::Message> TactikiDraft::describePosition() const {
    return boardInWords(board(), ranks(), Tell::WhoKnows);
}

}  // namespace tactiki::play
