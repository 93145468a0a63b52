#include "games/tak/play/TakState.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/Message.h"
#include "base/Utf8.h"
#include "games/tak/play/TakMessages.h"
#include "games/tak/play/TakRemarks.h"
#include "games/tak/play/TakWords.h"
#include "games/tak/rules/Completion.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Roads.h"
#include "games/tak/rules/Score.h"
#include "games/tak/rules/Threat.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {

using base::msgid;
using game::Hop;
using game::PieceId;
using game::PieceState;
using game::Transition;
using rules::Color;
using rules::Move;
using rules::PieceKind;
using rules::Square;

std::size_t TakState::firstPieceOf(Color c) const {
    return c == Color::White ? 0 : static_cast<std::size_t>(position().setup().supply[0].total());
}

TakState::TakState(const rules::Position& start, const rules::ScoreVariants& variants)
    : game_(start), variants_(variants) {
    for (const Color c : {Color::White, Color::Black}) {
        const rules::Supply given = start.setup().supply[static_cast<std::size_t>(rules::index(c))];
        for (int i = 0; i < given.total(); ++i)
            pieces_.push_back({.id = PieceId(static_cast<std::uint16_t>(pieces_.size())),
                               .owner = playerOf(c),
                               .shape = i < given.stones ? kStone : kCapstone,
                               .place = {supplyArea(c), static_cast<std::uint16_t>(i), 0}});
    }
    // The pieces on a board that was set up come from the supplies in the order of placements: the last ones
    // first.
    std::array<rules::Supply, 2> left = start.setup().supply;
    for (rules::Bitboard squares = start.occupied(); squares;) {
        const Square s = rules::takeFirst(squares);
        const int height = start.height(s);
        for (int level = 0; level < height; ++level) {
            const bool top = level + 1 == height;
            const Color c = start.colors(s).at(height - 1 - level);
            const bool capstone = top && start.topKind(s) == PieceKind::Capstone;
            rules::Supply& supply = left[static_cast<std::size_t>(rules::index(c))];
            const int stonesGiven = start.setup().supply[static_cast<std::size_t>(rules::index(c))].stones;
            const int number = capstone ? stonesGiven + --supply.capstones : --supply.stones;
            PieceState& piece = pieces_[firstPieceOf(c) + static_cast<std::size_t>(number)];
            piece.place = placeOf(s, level);
            piece.face = top && start.topKind(s) == PieceKind::Wall ? kStanding : kLying;
            stacks_[static_cast<std::size_t>(s.index())].push_back(piece.id);
        }
    }
}

PieceId TakState::nextFromSupply(Color c, PieceKind kind) const {
    const rules::Supply left = position().supply(c);
    const int stonesGiven = position().setup().supply[static_cast<std::size_t>(rules::index(c))].stones;
    const int number = kind == PieceKind::Capstone ? stonesGiven + left.capstones - 1 : left.stones - 1;
    return PieceId(static_cast<std::uint16_t>(firstPieceOf(c) + static_cast<std::size_t>(number)));
}

std::vector<PieceState> TakState::placedBy(Move placement) const {
    std::vector<PieceState> placed;
    const PieceId next = nextFromSupply(position().placementColor(), placement.kind());
    for (int level = 0; level < placement.placed(); ++level) {
        // Two stones keep their order: the lower one on the pile is the lower one on the board.
        const int below = placement.placed() - 1 - level;
        PieceState stone = piece(PieceId(static_cast<std::uint16_t>(next.value - below)));
        stone.place = placeOf(placement.square(), level);
        stone.face = placement.kind() == PieceKind::Wall ? kStanding : kLying;
        placed.push_back(stone);
    }
    return placed;
}

bool TakState::isLegal(game::Action action) const {
    return action.value <= 0xFFFF && game_.isLegal(moveOf(action));
}

std::vector<game::Action> TakState::legalActions() const {
    std::vector<game::Action> actions;
    if (game_.outcome().over()) return actions;
    rules::MoveList moves;
    rules::legalMoves(position(), moves);
    for (const Move m : moves) actions.push_back(actionOf(m));
    return actions;
}

Transition TakState::placementOf(Move move) const {
    game::Stage stage;
    for (const PieceState& after : placedBy(move))
        stage.hops.push_back({.before = piece(after.id), .after = after, .step = 1});
    return {{std::move(stage)}};
}

Transition TakState::spreadOf(Move move) const {
    const auto& origin = stackAt(move.square());
    const rules::Drops drops = rules::dropsOf(move.pattern());
    game::Stage spread;
    std::size_t next = origin.size() - static_cast<std::size_t>(move.carried());
    for (int i = 1; i <= drops.squares; ++i) {
        const Square s = rules::moved(move.square(), move.direction(), i);
        const auto& below = stackAt(s);
        const auto step = static_cast<std::uint8_t>(i);
        const bool flattens = position().flattens(move) && i == drops.squares;
        if (flattens) {
            const PieceState wall = piece(below.back());
            PieceState flat = wall;
            flat.face = kLying;
            spread.hops.push_back({wall, flat, step, game::Manner::TurnOver});
        }
        for (int k = 0; k < drops.counts[static_cast<std::size_t>(i - 1)]; ++k) {
            const PieceState before = piece(origin[next++]);
            PieceState after = before;
            after.place = placeOf(s, static_cast<int>(below.size()) + k);
            spread.hops.push_back(
                {before, after, step, flattens ? game::Manner::Crush : game::Manner::Slide});
        }
    }
    return {{std::move(spread)}};
}

/// Updates pieces_ and the stacks for one piece that changes from one state to another.
void TakState::settle(const PieceState& from, const PieceState& to) {
    pieces_[to.id.value] = to;
    if (from.place == to.place) return;
    if (from.place.area == kBoardArea) std::erase(stacks_[from.place.spot], from.id);
    if (to.place.area == kBoardArea) {
        auto& stack = stacks_[to.place.spot];
        stack.insert(stack.begin() + to.place.level, to.id);
    }
}

Transition TakState::apply(game::Action action) {
    const Move move = moveOf(action);
    Transition transition = move.isPlacement() ? placementOf(move) : spreadOf(move);
    game_.play(move);
    for (const Hop& hop : hopsOf(transition)) settle(hop.before, hop.after);
    past_.push_back(transition);
    return transition;
}

game::Action TakState::lastAction() const { return actionOf(game_.lastMove()); }

Transition TakState::undo() {
    Transition transition = std::move(past_.back());
    past_.pop_back();
    game_.undo();
    // Starts at the bottom of the stack, so that each piece finds its level free.
    for (const Hop& hop : hopsOf(transition)) settle(hop.after, hop.before);
    return transition;
}

namespace {

std::string reasonText(const rules::Outcome& outcome) {
    const bool white = outcome.winner == Color::White;
    switch (outcome.reason) {
        case rules::EndReason::None:
            return {};
        case rules::EndReason::Road:
            return white ? msgid("White has built a road.") : msgid("Black has built a road.");
        case rules::EndReason::BoardFull:
            if (!outcome.winner) return msgid("The board is full, and both have the same number of flats.");
            return white ? msgid("The board is full, and White has more flats.")
                         : msgid("The board is full, and Black has more flats.");
        case rules::EndReason::SupplyOut:
            if (!outcome.winner) return msgid("A supply is used up, and both have the same number of flats.");
            return white ? msgid("A supply is used up, and White has more flats.")
                         : msgid("A supply is used up, and Black has more flats.");
        case rules::EndReason::QuietPlies:
            return msgid("Fifty turns have passed without a placement or a flattened wall.");
        case rules::EndReason::Repetition:
            return msgid("The same position has come up three times.");
        case rules::EndReason::Resignation:
            return white ? msgid("Black has resigned.") : msgid("White has resigned.");
        case rules::EndReason::Time:
            return white ? msgid("Black ran out of time.") : msgid("White ran out of time.");
        case rules::EndReason::Agreement:
            return msgid("The players have agreed on a draw.");
        case rules::EndReason::Claimed:
            return msgid("The file says so.");
    }
    return {};
}

/// How the winner has won: of somebody with a name, and as it is said to the winner.
std::pair<std::string, std::string> headlinesOf(rules::EndReason reason) {
    switch (reason) {
        case rules::EndReason::Road:
            return {msgid("{name} wins by a road"), msgid("You win by a road")};
        case rules::EndReason::BoardFull:
        case rules::EndReason::SupplyOut:
            return {msgid("{name} wins by flats"), msgid("You win by flats")};
        case rules::EndReason::Time:
            return {msgid("{name} wins on time"), msgid("You win on time")};
        case rules::EndReason::Resignation:
            return {msgid("{name} wins by resignation"), msgid("You win by resignation")};
        default:
            return {};
    }
}

std::string sumOf(const rules::Score& score) {
    std::string sum = std::to_string(score.board) + " + " + std::to_string(score.supply);
    if (score.factor > 1) sum += " \u00D7 " + std::to_string(score.factor);
    return sum;
}

std::vector<std::string> bonusesOf(const rules::Score& score) {
    std::vector<std::string> bonuses;
    if (score.straight) bonuses.emplace_back(msgid("straight road"));
    if (score.roadHeight == 1) bonuses.emplace_back(msgid("road of single pieces"));
    if (score.roadHeight == 2) bonuses.emplace_back(msgid("road of stacks"));
    if (score.keptCapstones) bonuses.emplace_back(msgid("no capstone placed"));
    return bonuses;
}

/// The winner's road squares among which the road lies that counts (rule 27). A straight one is a shortest
/// one.
rules::Bitboard countedSquares(const rules::Position& final, Color winner, int roadHeight) {
    const rules::Bitboard all = final.roadSquares(winner);
    if (roadHeight == 0) return all;
    return roadHeight == 1 ? all & ~final.stacks() : all & final.stacks();
}

}  // namespace

game::Outcome TakState::described(const rules::Outcome& outcome) const {
    game::Outcome shown{.over = outcome.over(),
                        .result = std::string(rules::resultText(outcome)),
                        .headline = headlinesOf(outcome.reason).first,
                        .headlineToYou = headlinesOf(outcome.reason).second,
                        .reason = reasonText(outcome)};
    if (!outcome.over()) return shown;
    shown.points.assign(2, 0);
    if (!outcome.winner) return shown;
    shown.winners.push_back(playerOf(*outcome.winner));
    const rules::Score score = rules::scoreOf(position(), outcome, variants_);
    shown.points[static_cast<std::size_t>(rules::index(*outcome.winner))] = score.total();
    shown.sum = sumOf(score);
    shown.bonuses = bonusesOf(score);
    if (outcome.reason == rules::EndReason::Road)
        for (const Square s : rules::shortestRoad(
                 countedSquares(position(), *outcome.winner, score.roadHeight), position().size()))
            shown.decisive.push_back(placeOf(s));
    return shown;
}

game::Outcome TakState::outcome() const { return described(game_.outcome()); }

game::Outcome TakState::resignation(game::PlayerId player) const {
    return described({rules::EndReason::Resignation, !colorOf(player)});
}

game::Outcome TakState::lossOnTime(game::PlayerId player) const {
    return described({rules::EndReason::Time, !colorOf(player)});
}

game::Outcome TakState::claimed(std::string_view result) const {
    return described(rules::outcomeOfText(result));
}

game::Outcome TakState::agreedDraw() const { return described({rules::EndReason::Agreement, {}}); }

namespace {

/// The number of flats with komi: "7", "7 + 2½", "7 − 1".
std::string flatsText(int flats, int halfKomi) {
    std::string text = std::to_string(flats);
    if (halfKomi == 0) return text;
    const int halves = std::abs(halfKomi);
    text += halfKomi > 0 ? " + " : " \u2212 ";
    if (halves > 1) text += std::to_string(halves / 2);
    if (halves % 2 != 0) text += "\u00BD";
    return text;
}

}  // namespace

std::vector<game::Stat> TakState::stats() const {
    const rules::Position& p = position();
    const auto both = [](int white, int black) {
        return std::vector{std::to_string(white), std::to_string(black)};
    };
    const rules::Supply white = p.supply(Color::White);
    const rules::Supply black = p.supply(Color::Black);
    const auto& given = p.setup().supply;
    const char* const flats =
        p.setup().halfKomi != 0
            ? msgid("Flats on top, with komi added for Black: they decide if nobody builds a road.")
            : msgid("Flats on top: they decide if nobody builds a road.");
    std::vector<game::Stat> stats{
        {.label = msgid("Flats"),
         .values = {flatsText(p.flatCount(Color::White), 0),
                    flatsText(p.flatCount(Color::Black), p.setup().halfKomi)},
         .help = flats,
         .briefIcon = "topFlat"},
        {.label = msgid("Stones left"),
         .values = both(white.stones, black.stones),
         .supplies = {{white.stones, given[0].stones}, {black.stones, given[1].stones}},
         .help = msgid("For flats and walls: the game ends when a player has no piece left."),
         .icon = "flat"}};
    if (p.setup().supply[0].capstones + p.setup().supply[1].capstones > 0)
        stats.push_back(
            {.label = msgid("Capstones left"),
             .values = both(white.capstones, black.capstones),
             .supplies = {{white.capstones, given[0].capstones}, {black.capstones, given[1].capstones}},
             .help = msgid("Not placed yet."),
             .icon = "capstone"});
    return stats;
}

std::vector<game::View::Holding> TakState::holdings() const {
    std::vector<Holding> all;
    for (const Color color : {Color::White, Color::Black}) {
        Holding one{.player = playerOf(color), .points = static_cast<double>(position().flatCount(color))};
        if (color == Color::Black) one.points += position().setup().halfKomi / 2.0;
        rules::Bitboard squares = position().controlled(color);
        while (squares != 0) one.places.push_back(placeOf(rules::takeFirst(squares)));
        all.push_back(std::move(one));
    }
    return all;
}

std::string TakState::announcement() const {
    if (game_.movesPlayed() == 0 || game_.outcome().over()) return {};
    return rules::threatensRoad(position()) ? msgid("Tak") : "";
}

std::optional<base::Message> TakState::announcementMeaning() const {
    if (announcement().empty()) return {};
    return base::Message(position().toMove() == Color::Black ? msgid("White threatens to complete a road.")
                                                             : msgid("Black threatens to complete a road."));
}

std::vector<game::Place> TakState::announcedPlaces() const {
    std::vector<game::Place> places;
    if (announcement().empty()) return places;
    for (rules::Bitboard squares = rules::threatenedSquares(position()); squares;)
        places.push_back(placeOf(rules::takeFirst(squares)));
    return places;
}

std::string TakState::hint() const {
    if (game_.outcome().over()) return {};
    if (position().placesStack()) return msgid("First turn: place a stack of two black flats on any square.");
    if (position().inOpening()) return msgid("First turn: place a flat of your opponent on any square.");
    return {};
}

std::string TakState::notation(game::Action action) const {
    return rules::formatMove(position(), moveOf(action));
}

base::Result<game::Action> TakState::parse(std::string_view typed) const {
    const std::string text = base::plainText(typed);
    const auto written = rules::parseMoveText(text);
    // If only one move completes the text, the text means that move: "sc3" for "Sc3", or a spread without its
    // last drop. A whole placement is never taken for the beginning of a spread.
    const bool places = written && written->move.isPlacement();
    if (const auto all = rules::completions(text, position());
        !text.empty() && all.size() == 1 && (all.front().move.isPlacement() || !places))
        return actionOf(all.front().move);
    if (!written) return base::Error{noMoveSentence(), {}, written.error().at};
    if (const auto against = rules::whyIllegal(position(), written->move))
        return base::Error{sentenceFor(against->reason), {}, {1, 1}};
    const auto move = rules::resolveMove(*written, position());
    if (!move) return base::Error{noMoveSentence(), {}, move.error().at};
    return actionOf(*move);
}

std::vector<std::string> TakState::completions(std::string_view text, std::size_t limit) const {
    std::vector<std::string> texts;
    for (rules::Completion& c : rules::completions(text, position())) {
        if (texts.size() == limit) break;
        texts.push_back(std::move(c.text));
    }
    return texts;
}

std::unique_ptr<const game::View> TakState::preparing(game::PlayerId player) const {
    if (player == toMove() || game_.outcome().over()) return {};
    auto prepared = std::make_unique<TakState>(*this);
    prepared->game_ = rules::Game(position().passed());
    prepared->past_.clear();
    return prepared;
}

std::string TakState::positionText() const { return rules::formatTps(position()); }

std::string TakState::placeName(game::Place place) const {
    if (place.area != kBoardArea) return {};
    return rules::formatSquare(Square::fromIndex(place.spot));
}

std::optional<game::Place> TakState::placeNamed(std::string_view name) const {
    if (name.size() != 2 || !rules::onBoard(name[0] - 'a', name[1] - '1', position().size())) return {};
    return placeOf(Square(name[0] - 'a', name[1] - '1'));
}

base::Message TakState::describe(game::Place place) const {
    if (place.area == kBoardArea) return squareInWords(position(), Square::fromIndex(place.spot));
    return place.area == supplyArea(Color::White) ? msgid("White's supply") : msgid("Black's supply");
}

std::optional<base::Message> TakState::describeTurn(game::PlayerId mover, const Transition& turn) const {
    return turnInWords(colorOf(mover), turn);
}

std::vector<base::Message> TakState::describePosition() const { return boardInWords(position()); }

std::optional<base::Message> TakState::describeEnd() const { return endInWords(game_); }

std::optional<game::Remark> TakState::remark(game::PlayerId to) const { return remarkOn(game_, colorOf(to)); }

}  // namespace tak::play
