#include "games/tactiki/play/TactikiDraft.h"

#include <algorithm>
#include <charconv>

#include "games/tactiki/play/AgreedRules.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/play/Words.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using game::PieceState;
using rules::Field;
using rules::Rank;
using rules::Side;
using rules::Stage;
using Kind = DraftChange::Kind;
using Told = DraftChange::Told;

namespace {

// What belongs to the position besides the figures.
constexpr const char* kSideKey = "side";
constexpr const char* kStageKey = "stage";
constexpr const char* kTurnKey = "turn";
constexpr const char* kQuietKey = "quiet";    // "-": the first half of the turn was not quiet
constexpr const char* kRulesKey = "rules";    // as rules::formatRules() writes them
constexpr const char* kRebornKey = "reborn";  // figures that came back unseen, in their order: rebornText()
constexpr const char* kPileKeys[] = {"tikisPile", "tacsPile"};  // the order of the ranks in the piles

constexpr const char* kEventful = "-";

int numberIn(std::string_view text) {
    int number = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// A figure that came back unseen.
struct RebornFigure {
    std::uint16_t id = 0;
    rules::RankCounts limits{};
};

/// "3:12210 ", for each figure: its PieceId, and how many of each rank.
std::string rebornText(const std::vector<RebornFigure>& figures) {
    std::string text;
    for (const RebornFigure& figure : figures) {
        text += std::to_string(figure.id) + ':';
        for (Rank rank = 1; rank <= rules::kHighestRank; ++rank)
            text += static_cast<char>('0' + figure.limits[rank]);
        text += ' ';
    }
    return text;
}

std::vector<RebornFigure> rebornIn(std::string_view text) {
    std::vector<RebornFigure> figures;
    while (!text.empty()) {
        const std::string_view one = text.substr(0, text.find(' '));
        const std::size_t colon = one.find(':');
        RebornFigure figure{.id = static_cast<std::uint16_t>(numberIn(one.substr(0, colon)))};
        for (Rank rank = 1; rank <= rules::kHighestRank; ++rank)
            figure.limits[rank] = static_cast<std::uint8_t>(one[colon + rank] - '0');
        figures.push_back(figure);
        text.remove_prefix(one.size() + 1);
    }
    return figures;
}

std::uint16_t idOf(Side side, int figure) {
    return static_cast<std::uint16_t>(rules::firstOf(side) + figure);
}

Told toldOf(const rules::Board& board, rules::Piece piece) {
    if (board.isShown(piece)) return Told::Everybody;
    return board.unseen(rules::ownerOf(piece)).isReborn(piece) ? Told::Reborn : Told::Owner;
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
            .face = faceOf(stands ? toldOf(board, piece) : Told::Owner),
            .place = stands ? placeOf(board.fieldOf(piece), board.levelOf(piece)) : benchPlace(side, figure)};
    }
    return figures;
}

game::Draft::Details detailsOf(const rules::Board& board) {
    const rules::Board::Due due = board.due();
    game::Draft::Details details{{kSideKey, std::string(1, letterOf(due.side))},
                                 {kStageKey, std::to_string(static_cast<int>(due.stage))},
                                 {kTurnKey, std::to_string(std::max(1, due.turn))},
                                 {kQuietKey, due.eventful ? kEventful : std::to_string(due.quietTurns)},
                                 {kRulesKey, rules::formatRules(board.rules())}};
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

}  // namespace

TactikiDraft::TactikiDraft(const rules::Board& board) : Draft(figuresOf(board), detailsOf(board)) {}

// ---- what belongs to the position ----

rules::Rules TactikiDraft::rules() const { return *rules::parseRules(details().at(kRulesKey)); }

rules::Board::Due TactikiDraft::due() const {
    const std::string& quiet = details().at(kQuietKey);
    return {.side = details().at(kSideKey)[0] == letterOf(Side::Tiki) ? Side::Tiki : Side::Tac,
            .stage = static_cast<Stage>(numberIn(details().at(kStageKey))),
            .turn = numberIn(details().at(kTurnKey)),
            .quietTurns = numberIn(quiet),
            .eventful = quiet == kEventful};
}

std::vector<PieceState> TactikiDraft::columnOf(Field field) const {
    std::vector<PieceState> column;
    for (const PieceState& piece : all())
        if (piece.place.sameSpot(placeOf(field))) column.push_back(piece);
    std::sort(column.begin(), column.end(),
              [](const PieceState& a, const PieceState& b) { return a.place.level < b.place.level; });
    return column;
}

const PieceState& TactikiDraft::figure(Side side, int figure) const {
    return piece(game::PieceId(idOf(side, figure)));
}

std::optional<PieceState> TactikiDraft::supplied(Side side, Rank rank) const {
    for (int i = rules::kOfEachRank * (rank - 1); i < rules::kOfEachRank * rank; ++i)
        if (figure(side, i).place.area != kBoardArea) return figure(side, i);
    return {};
}

PieceState TactikiDraft::figureBelow(Field field, int above) const {
    const std::vector<PieceState> column = columnOf(field);
    return column[column.size() - 1 - static_cast<std::size_t>(above)];
}

bool TactikiDraft::onBoard() const {
    return std::any_of(all().begin(), all().end(),
                       [](const PieceState& piece) { return piece.place.area == kBoardArea; });
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
    for (int field = 0; field < rules::kFields; ++field)
        for (const PieceState& piece : columnOf(Field::fromIndex(field))) {
            parts.standing.push_back({.field = Field::fromIndex(field),
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
        for (int field = 0; field < figure.place.spot; ++field)
            index += columnOf(Field::fromIndex(field)).size();
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

PieceState TactikiDraft::figurePut(Side side, int index, Field field, Told told) const {
    PieceState piece = figure(side, index);
    piece.place = placeOf(field, static_cast<int>(columnOf(field).size()));
    piece.face = faceOf(told);
    return piece;
}

// ---- changes ----

bool TactikiDraft::isLegal(const DraftChange& change) const {
    const auto height = [&] { return static_cast<int>(columnOf(change.from).size()); };
    const auto holds = [&] { return change.count >= 1 && change.count <= height(); };
    switch (change.kind) {
        case Kind::Put:
            return figure(change.side, change.figure).place.area != kBoardArea;
        case Kind::Move:
            return holds() && change.from != change.to;
        case Kind::TakeOff:
            return holds();
        case Kind::Tell:
            return change.count >= 0 && change.count < height() &&
                   figureBelow(change.from, change.count).face != faceOf(change.told);
        case Kind::Clear:
        case Kind::Side:
        case Kind::Stage:
            return true;
        case Kind::Turn:
            return change.count >= 1 && change.count <= rules::kMostTurns;
        case Kind::Quiet:
            return change.count >= 0 && change.count <= rules::kMostQuietTurns;
        case Kind::Eventful:
            return !change.on || due().stage == Stage::Second;
        case Kind::Rule:
            return change.count >= 0 && change.count < static_cast<int>(agreedRules().size());
    }
    return false;
}

std::vector<game::Action> TactikiDraft::legalActions() const {
    std::vector<game::Action> all;
    const auto add = [&](const DraftChange& change) { all.push_back(actionOf(change)); };
    for (int from = 0; from < rules::kFields; ++from) {
        const Field field = Field::fromIndex(from);
        for (const Side side : {Side::Tiki, Side::Tac})
            for (Rank rank = 1; rank <= rules::kHighestRank; ++rank)
                if (const auto piece = supplied(side, rank))
                    for (const Told told : {Told::Owner, Told::Everybody, Told::Reborn})
                        add({.kind = Kind::Put,
                             .side = side,
                             .figure = piece->id.value - rules::firstOf(side),
                             .to = field,
                             .told = told});
        const auto height = static_cast<int>(columnOf(field).size());
        for (int count = 1; count <= height; ++count) {
            add({.kind = Kind::TakeOff, .from = field, .count = count});
            for (const int steps : {1, 2})
                add({.kind = Kind::Tell,
                     .from = field,
                     .count = count - 1,
                     .told = stepped(toldBy(figureBelow(field, count - 1).face), steps)});
            for (int to = 0; to < rules::kFields; ++to)
                if (to != from)
                    add({.kind = Kind::Move, .from = field, .to = Field::fromIndex(to), .count = count});
        }
    }
    add({.kind = Kind::Clear});
    return all;
}

void TactikiDraft::addTakenOff(Field field, std::size_t count, game::Stage& stage) const {
    const std::vector<PieceState> column = columnOf(field);
    for (std::size_t i = 0; i < count; ++i) {
        const PieceState& before = column[column.size() - 1 - i];
        PieceState after = before;
        const Side side = sideOf(before.owner);
        after.place = benchPlace(side, before.id.value - rules::firstOf(side));
        after.face = kDraft;
        stage.hops.push_back({.before = before, .after = after});
    }
}

game::Transition TactikiDraft::effectOf(game::Action action) const {
    const DraftChange change = changeOf(action);
    const std::vector<PieceState> column = columnOf(change.from);
    game::Stage stage;
    switch (change.kind) {
        case Kind::Put: {
            const PieceState after = figurePut(change.side, change.figure, change.to, change.told);
            stage.hops.push_back({.before = piece(after.id), .after = after, .step = 1});
            break;
        }
        case Kind::Move: {
            auto level = static_cast<int>(columnOf(change.to).size());
            for (std::size_t i = column.size() - static_cast<std::size_t>(change.count); i < column.size();
                 ++i) {
                PieceState after = column[i];
                after.place = placeOf(change.to, level++);
                stage.hops.push_back({.before = column[i], .after = after, .step = 1});
            }
            break;
        }
        case Kind::TakeOff:
            addTakenOff(change.from, static_cast<std::size_t>(change.count), stage);
            break;
        case Kind::Tell: {
            const PieceState before = figureBelow(change.from, change.count);
            PieceState after = before;
            after.face = faceOf(change.told);
            stage.hops.push_back({.before = before, .after = after, .manner = game::Manner::TurnOver});
            break;
        }
        case Kind::Clear:
            stage.reason = game::Reason::Deal;
            for (int field = 0; field < rules::kFields; ++field)
                addTakenOff(Field::fromIndex(field), columnOf(Field::fromIndex(field)).size(), stage);
            break;
        default:
            break;
    }
    if (stage.hops.empty()) return {};
    return {{std::move(stage)}};
}

game::Draft::Details TactikiDraft::detailsAfter(game::Action action) const {
    const DraftChange change = changeOf(action);
    Details after = details();
    const auto setStage = [&](Stage stage) {
        after[kStageKey] = std::to_string(static_cast<int>(stage));
        if (stage != Stage::Second && after[kQuietKey] == kEventful) after[kQuietKey] = "0";
    };
    switch (change.kind) {
        case Kind::Put:
            // The first figure on the board ends the set-up, which is how an empty table begins.
            if (!onBoard() && due().stage == Stage::SetUp) setStage(Stage::First);
            break;
        case Kind::Clear:
            after = detailsOf(rules::Board(rules()));
            break;
        case Kind::Side: {
            // Tiki has the odd turns.
            const int turn = due().turn;
            if (change.side != due().side)
                after[kTurnKey] = std::to_string(
                    change.side == Side::Tac ? std::min(turn + 1, rules::kMostTurns) : std::max(1, turn - 1));
            after[kSideKey] = std::string(1, letterOf(change.side));
            break;
        }
        case Kind::Stage:
            setStage(change.stage);
            break;
        case Kind::Turn:
            after[kTurnKey] = std::to_string(change.count);
            break;
        case Kind::Quiet:
            after[kQuietKey] = std::to_string(change.count);
            break;
        case Kind::Eventful:
            after[kQuietKey] = change.on ? kEventful : "0";
            break;
        case Kind::Rule: {
            rules::Rules agreed = rules();
            agreed.*agreedRules()[static_cast<std::size_t>(change.count)].rule = change.on;
            after[kRulesKey] = rules::formatRules(agreed);
            break;
        }
        default:
            break;
    }
    after[kRebornKey] = rebornAfter(effectOf(action), after[kRebornKey]);
    return after;
}

/// Those that are taken off or shown are no longer unseen. One that comes back is the last of them; it may be
/// any of those that lie on the bench at that moment, or that came back before.
std::string TactikiDraft::rebornAfter(const game::Transition& effect, std::string_view before) const {
    std::vector<RebornFigure> reborn = rebornIn(before);
    for (const game::Hop& hop : game::netHopsOf(effect)) {
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

// ---- what it tells ----

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
