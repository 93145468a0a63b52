#include "games/tak/play/TakDraft.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/Message.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/TakWords.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Roads.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {

using base::msgid;
using game::Draft;
using game::OptionSpec;
using game::PieceState;
using rules::Color;
using rules::PieceKind;
using rules::Square;

namespace {

constexpr const char* kSizeKey = "size";
constexpr const char* kToMoveKey = "toMove";
constexpr const char* kWhite = "white";
constexpr const char* kBlack = "black";
constexpr const char* kNumberKey = "moveNumber";  // missing: it follows from the pieces
constexpr const char* kKomiKey = "komi";

Draft::Details detailsOf(const rules::Position& position) {
    Draft::Details details{{kToMoveKey, position.toMove() == Color::White ? kWhite : kBlack},
                           {kKomiKey, game::numberText(position.setup().halfKomi / 2.0)}};
    if (position.ply() > 0 || position.occupied() != 0)
        details[kNumberKey] = std::to_string(position.moveNumber());
    return details;
}

std::vector<game::Place> squaresOf(int size) {
    std::vector<game::Place> squares;
    for (int rank = 0; rank < size; ++rank)
        for (int file = 0; file < size; ++file) squares.push_back(placeOf(Square(file, rank)));
    return squares;
}

/// A number of a player's pieces that can be chosen.
struct SupplyOption {
    const char* key;
    const char* label;
    Color color;
    bool capstones;

    /// The number in a set-up.
    template <class Setup>
    [[nodiscard]] auto& in(Setup& setup) const {
        auto& supply = setup.supply[static_cast<std::size_t>(rules::index(color))];
        return capstones ? supply.capstones : supply.stones;
    }
};
constexpr SupplyOption kSupplyOptions[] = {
    {"whiteStones", msgid("White's stones"), Color::White, false},
    {"whiteCapstones", msgid("White's capstones"), Color::White, true},
    {"blackStones", msgid("Black's stones"), Color::Black, false},
    {"blackCapstones", msgid("Black's capstones"), Color::Black, true}};

OptionSpec supplyOption(const SupplyOption& option, const TakDraft& draft) {
    const rules::Setup setup = draft.setup();
    const int given = option.in(setup);
    const int placed = given - static_cast<int>(draft.suppliedOf(option.color, option.capstones).size());
    // The first of these options explains all of them.
    const char* const help = msgid("All that the player has, on the board and beside it.");
    return OptionSpec::number(option.key, option.label, &option == &kSupplyOptions[0] ? help : "", given,
                              std::max(placed, option.capstones ? 0 : 1),
                              option.capstones ? rules::kMaxCapstones : rules::kMaxStones);
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

TakDraft::TakDraft(const rules::Position& position, const rules::ScoreVariants& variants)
    : Draft(TakState(position).pieces(), squaresOf(position.size()), detailsOf(position)),
      setup_(position.setup()),
      variants_(variants) {}

TakDraft::TakDraft(const rules::Position& pieces, const TakDraft& other)
    : Draft(TakState(pieces).pieces(), squaresOf(pieces.size()), other.details()),
      setup_(pieces.setup()),
      variants_(other.variants()) {}

rules::Setup TakDraft::setup() const {
    rules::Setup setup = setup_;
    setup.halfKomi = static_cast<int>(std::lround(2 * game::numberIn(details().at(kKomiKey))));
    return setup;
}

Color TakDraft::playerToMove() const {
    return details().at(kToMoveKey) == kWhite ? Color::White : Color::Black;
}

// ---- what belongs to the position

std::vector<OptionSpec> TakDraft::options() const {
    OptionSpec size{.key = kSizeKey, .label = msgid("Board"), .value = std::to_string(setup_.size)};
    for (int n = rules::kMinSize; n <= rules::kMaxSize; ++n)
        size.variants.push_back({std::to_string(n), std::to_string(n) + "×" + std::to_string(n)});
    OptionSpec toMove{.key = kToMoveKey,
                      .label = msgid("To move"),
                      .value = details().at(kToMoveKey),
                      .variants = {{kWhite, msgid("White")}, {kBlack, msgid("Black")}}};
    OptionSpec number = OptionSpec::number(kNumberKey, msgid("Move number"), {}, turnsPlayed() / 2 + 1, 1,
                                           rules::kMaxMoveNumber);
    OptionSpec komi = OptionSpec::number(kKomiKey, msgid("Komi"), {}, setup().halfKomi / 2.0,
                                         -rules::kMaxHalfKomi / 2, rules::kMaxHalfKomi / 2);
    komi.step = 0.5;
    number.advanced = komi.advanced = false;
    std::vector<OptionSpec> all{std::move(size), std::move(toMove), std::move(number), std::move(komi)};
    for (const SupplyOption& option : kSupplyOptions) all.push_back(supplyOption(option, *this));
    return all;
}

/// The draft with these pieces on another board or with other supplies.
base::Result<std::unique_ptr<Draft>> TakDraft::withSetup(const rules::Setup& setup) const {
    std::array<rules::StackContent, 64> stacks = board();
    for (int i = 0; i < 64; ++i)
        if (const auto square = rules::Square::fromIndex(i);
            !rules::onBoard(square.file(), square.rank(), setup.size))
            stacks[static_cast<std::size_t>(i)] = {};
    if (std::all_of(stacks.begin(), stacks.end(), [](const auto& stack) { return stack.height == 0; })) {
        if (auto fine = setup.check(); !fine) return fine.error();
        return std::unique_ptr<Draft>(std::make_unique<TakDraft>(rules::Position(setup), *this));
    }
    const int turns = turnsPlayed();
    auto position = rules::Position::assemble(setup, stacks, turns < 2 ? turns + 2 : turns);
    if (!position) return position.error();
    return std::unique_ptr<Draft>(std::make_unique<TakDraft>(*position, *this));
}

base::Result<std::unique_ptr<Draft>> TakDraft::rebuilt(const std::string& key,
                                                       const std::string& value) const {
    const auto number = static_cast<int>(game::numberIn(value));
    rules::Setup other = setup();
    for (const SupplyOption& option : kSupplyOptions) {
        if (key != option.key) continue;
        option.in(other) = number;
        return withSetup(other);
    }
    if (key != kSizeKey) return std::unique_ptr<Draft>();
    if (other.size == number) return std::unique_ptr<Draft>(std::make_unique<TakDraft>(*this));
    other.size = std::clamp(number, rules::kMinSize, rules::kMaxSize);
    other.supply.fill(rules::standardSupply(other.size));
    return withSetup(other);
}

// ---- pieces

std::vector<PieceState> TakDraft::kinds() const {
    std::vector<PieceState> all;
    for (const Color color : {Color::White, Color::Black})
        for (const auto& [shape, face] :
             {std::pair(kStone, kLying), std::pair(kStone, kStanding), std::pair(kCapstone, kLying)})
            all.push_back({.id = {}, .owner = playerOf(color), .shape = shape, .face = face, .place = {}});
    return all;
}

std::vector<PieceState> TakDraft::suppliedOf(Color color, bool capstones) const {
    std::vector<PieceState> supplied;
    for (const PieceState& piece : all())
        if (piece.place.area == supplyArea(color) && (piece.shape == kCapstone) == capstones)
            supplied.push_back(piece);
    std::sort(supplied.begin(), supplied.end(),
              [](const PieceState& a, const PieceState& b) { return a.place.spot < b.place.spot; });
    return supplied;
}

std::optional<PieceState> TakDraft::supplied(const PieceState& kind) const {
    const std::vector<PieceState> left = suppliedOf(colorOf(kind.owner), kind.shape == kCapstone);
    if (left.empty()) return {};
    PieceState piece = left.back();
    piece.face = kind.face;
    return piece;
}

/// In the lowest free place among the stones or the capstones.
PieceState TakDraft::home(PieceState piece, int before) const {
    const auto color = colorOf(piece.owner);
    const int stones = setup_.supply[static_cast<std::size_t>(rules::index(color))].stones;
    piece.place = {supplyArea(color),
                   static_cast<std::uint16_t>((piece.shape == kCapstone ? stones : 0) + before), 0};
    piece.face = kLying;
    return piece;
}

bool TakDraft::fits(const PieceState& before, const PieceState& after) const {
    if (after.place == before.place) return false;  // nothing is turned over in its place
    if (after.place.area != kBoardArea) return true;
    const std::vector<PieceState> stack = pileAt(after.place);
    return stack.empty() || (stack.back().shape == kStone && stack.back().face == kLying);
}

void TakDraft::adjust(Details& after, const game::DraftChange& change, const game::Stage&) const {
    if (change.kind != game::DraftChange::Kind::Clear) return;
    after.erase(kNumberKey);
    after[kToMoveKey] = kWhite;
}

// ---- the position

std::array<rules::StackContent, 64> TakDraft::board() const {
    std::array<rules::StackContent, 64> board{};
    for (const game::Place square : fields()) {
        rules::StackContent& content = board[square.spot];
        for (const PieceState& piece : pileAt(square)) {
            content.colors.push(static_cast<std::uint64_t>(piece.owner.value), 1);
            ++content.height;
            content.top = piece.shape == kCapstone  ? PieceKind::Capstone
                          : piece.face == kStanding ? PieceKind::Wall
                                                    : PieceKind::Flat;
        }
    }
    return board;
}

int TakDraft::turnsPlayed() const {
    const int second = rules::index(playerToMove());
    if (const auto stated = details().find(kNumberKey); stated != details().end())
        return 2 * (static_cast<int>(game::numberIn(stated->second)) - 1) + second;
    // Every piece took a turn; where the first turns cannot have left this board, more were played.
    auto turns = static_cast<int>(std::count_if(
        all().begin(), all().end(), [](const PieceState& piece) { return piece.place.area == kBoardArea; }));
    if (turns % 2 != second) ++turns;
    if (turns < 2 && !rules::Position::assemble(setup(), board(), turns)) turns += 2;
    return turns;
}

base::Result<rules::Position> TakDraft::position() const {
    return rules::Position::assemble(setup(), board(), turnsPlayed());
}

rules::Position TakDraft::boardPosition() const {
    // After the first two turns every board that the pieces can form is a position.
    const int turns = turnsPlayed();
    return *rules::Position::assemble(setup(), board(), turns < 2 ? turns + 2 : turns);
}

base::Result<std::unique_ptr<game::State>> TakDraft::finish() const {
    const auto made = position();
    if (!made && turnsPlayed() == 0)
        return base::Error{msgid("Before the first turn the board is empty: choose a later move number.")};
    if (!made && turnsPlayed() == 1)
        return base::Error{
            msgid("White's first turn leaves another board than this: choose a later move number.")};
    if (!made) return made.error();
    if (made->outcome().over()) return base::Error{whyOver(*made)};
    return std::unique_ptr<game::State>(std::make_unique<TakState>(*made, variants_));
}

// ---- what it tells

std::string TakDraft::textOf(const PieceState& piece) const {
    const std::string player = piece.owner == playerOf(Color::White) ? "1" : "2";
    return player + (piece.shape == kCapstone ? "C" : piece.face == kStanding ? "S" : "");
}

std::string TakDraft::textOf(game::Place place) const {
    return rules::formatSquare(Square::fromIndex(place.spot));
}

std::vector<game::Stat> TakDraft::stats() const { return TakState(boardPosition()).stats(); }

std::string TakDraft::positionText() const {
    return rules::formatTps(boardPosition(), playerToMove(), turnsPlayed() / 2 + 1);
}

base::Message TakDraft::describe(game::Place place) const {
    return TakState(boardPosition()).describe(place);
}

std::vector<base::Message> TakDraft::describePosition() const { return boardInWords(boardPosition()); }

}  // namespace tak::play
