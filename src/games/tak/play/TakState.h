#pragma once

#include <array>
#include <vector>

#include "game/OpenState.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/Perft.h"
#include "games/tak/rules/Score.h"

namespace tak::play {

/// Areas of game::Place: the board (spot = index of the square) and each player's supply (spot = number of
/// the piece among the player's own, stones first).
inline constexpr std::uint16_t kBoardArea = 0;
[[nodiscard]] constexpr std::uint16_t supplyArea(rules::Color c) {
    return static_cast<std::uint16_t>(1 + rules::index(c));
}

/// Values of game::PieceState::shape and ::face.
enum Shape : std::uint8_t { kStone = 0, kCapstone = 1 };
enum Face : std::uint8_t { kLying = 0, kStanding = 1 };

[[nodiscard]] constexpr game::PlayerId playerOf(rules::Color c) {
    return game::PlayerId(static_cast<std::uint8_t>(rules::index(c)));
}
[[nodiscard]] constexpr rules::Color colorOf(game::PlayerId p) { return static_cast<rules::Color>(p.value); }
[[nodiscard]] constexpr game::Action actionOf(rules::Move m) { return game::Action(m.bits()); }
[[nodiscard]] constexpr rules::Move moveOf(game::Action a) {
    return rules::Move::fromBits(static_cast<std::uint16_t>(a.value));
}
[[nodiscard]] constexpr game::Place placeOf(rules::Square s, int level = 0) {
    return {kBoardArea, static_cast<std::uint16_t>(s.index()), static_cast<std::uint16_t>(level)};
}

/// Tak for the shell: the position of the rules, and the place of each physical piece.
class TakState final : public game::OpenState {
  public:
    /// `variants` affect the points of a win in a series.
    explicit TakState(const rules::Position& start, const rules::ScoreVariants& variants = {});

    /// The position, for code that knows Tak.
    [[nodiscard]] const rules::Position& position() const { return game_.position(); }
    /// The position with the turns that led to it.
    [[nodiscard]] const rules::Game& game() const { return game_; }
    /// The pieces on a square, from the bottom.
    [[nodiscard]] const std::vector<game::PieceId>& stackAt(rules::Square s) const {
        return stacks_[static_cast<std::size_t>(s.index())];
    }
    /// A piece as it stands.
    [[nodiscard]] const game::PieceState& piece(game::PieceId id) const { return pieces_[id.value]; }
    /// The piece that a placement would take from the supply; the supply must hold one.
    [[nodiscard]] game::PieceId nextFromSupply(rules::Color c, rules::PieceKind kind) const;
    /// The pieces that a placement takes from the supply, as they stand after it, the lowest first.
    [[nodiscard]] std::vector<game::PieceState> placedBy(rules::Move placement) const;

    [[nodiscard]] const rules::ScoreVariants& variants() const { return variants_; }

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<TakState>(*this);
    }
    [[nodiscard]] int playerCount() const override { return 2; }
    [[nodiscard]] game::PlayerId toMove() const override { return playerOf(position().toMove()); }
    [[nodiscard]] int ply() const override { return position().ply(); }
    [[nodiscard]] bool isLegal(game::Action action) const override;
    [[nodiscard]] std::vector<game::Action> legalActions() const override;
    [[nodiscard]] std::uint64_t countWays(int actions) const override {
        return rules::perft(position(), actions);
    }
    game::Transition apply(game::Action action) override;
    game::Transition undo() override;
    [[nodiscard]] game::Action lastAction() const override;
    [[nodiscard]] game::Transition lastTransition() const override { return past_.back(); }
    [[nodiscard]] game::Outcome outcome() const override;
    [[nodiscard]] game::Outcome resignation(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome lossOnTime(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome claimed(std::string_view result) const override;
    [[nodiscard]] game::Outcome agreedDraw() const override;
    [[nodiscard]] std::vector<game::PieceState> pieces() const override { return pieces_; }
    [[nodiscard]] std::vector<game::Stat> stats() const override;
    /// The squares that a player's pieces top; his flats count, and Black's komi (rules 18, 20).
    [[nodiscard]] std::vector<Holding> holdings() const override;
    [[nodiscard]] std::string announcement() const override;
    [[nodiscard]] std::optional<base::Message> announcementMeaning() const override;
    [[nodiscard]] std::vector<game::Place> announcedPlaces() const override;
    [[nodiscard]] std::string hint() const override;
    [[nodiscard]] std::string notation(game::Action action) const override;
    [[nodiscard]] base::Result<game::Action> parse(std::string_view text) const override;
    [[nodiscard]] std::vector<std::string> completions(std::string_view text,
                                                       std::size_t limit) const override;
    [[nodiscard]] std::string positionText() const override;
    [[nodiscard]] std::string placeName(game::Place place) const override;
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] base::Message describe(game::Place place) const override;
    [[nodiscard]] std::unique_ptr<const game::View> preparing(game::PlayerId player) const override;
    [[nodiscard]] std::optional<base::Message> describeTurn(game::PlayerId mover,
                                                            const game::Transition& turn) const override;
    [[nodiscard]] std::vector<base::Message> describePosition() const override;
    [[nodiscard]] std::optional<base::Message> describeEnd() const override;
    [[nodiscard]] std::optional<game::Remark> remark(game::PlayerId to) const override;

  private:
    [[nodiscard]] game::Outcome described(const rules::Outcome& outcome) const;
    [[nodiscard]] game::Transition placementOf(rules::Move move) const;
    [[nodiscard]] game::Transition spreadOf(rules::Move move) const;
    void settle(const game::PieceState& from, const game::PieceState& to);
    /// The id of a player's first piece, as an index.
    [[nodiscard]] std::size_t firstPieceOf(rules::Color c) const;

    rules::Game game_;
    rules::ScoreVariants variants_;
    std::vector<game::PieceState> pieces_;
    std::array<std::vector<game::PieceId>, 64> stacks_;
    std::vector<game::Transition> past_;
};

}  // namespace tak::play
