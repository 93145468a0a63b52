#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/tactiki/rules/Types.h"

namespace tactiki::rules {

/// The ranks of a player's set-up (rule 4): on each start field, from file a to e, the lower piece and then
/// the upper one.
using Arrangement = std::array<Rank, kPiecesEach>;

/// A decision of a player: the set-up, one of the moves of a turn, a reincarnation, or a forced pass.
struct Act {
    enum class Kind : std::uint8_t { SetUp, Move, Reincarnation, Pass };

    Kind kind = Kind::Pass;
    Field from = {};           ///< Move
    Field to = {};             ///< Move; Reincarnation: the start field
    std::uint8_t level = 0;    ///< Move: pieces below the one that moves
    Rank rank = kUnknownRank;  ///< Reincarnation
    Side side = Side::Tiki;    ///< SetUp
    Arrangement setUp = {};    ///< SetUp

    friend constexpr bool operator==(const Act&, const Act&) = default;
};

[[nodiscard]] constexpr Act move(Field from, Field to, int level) {
    return {.kind = Act::Kind::Move, .from = from, .to = to, .level = static_cast<std::uint8_t>(level)};
}
[[nodiscard]] constexpr Act reincarnation(Rank rank, Field at) {
    return {.kind = Act::Kind::Reincarnation, .to = at, .rank = rank};
}
[[nodiscard]] constexpr Act settingUp(Side side, const Arrangement& ranks) {
    return {.kind = Act::Kind::SetUp, .side = side, .setUp = ranks};
}

/// One pair of an attack (rule 10): both ranks were shown.
struct Blow {
    Piece attacker = kNoPiece;
    Piece defender = kNoPiece;
    Rank attackersRank = kUnknownRank;
    Rank defendersRank = kUnknownRank;
    std::optional<FightResult> seen = {};  ///< how it ended, in a game that is told without these ranks

    [[nodiscard]] constexpr FightResult result() const {
        return seen ? *seen : fight(attackersRank, defendersRank);
    }
    friend constexpr bool operator==(const Blow&, const Blow&) = default;
};

/// The blows of one move, from the top of the column down.
class Blows {
  public:
    constexpr void push_back(const Blow& blow) { blows_[size_++] = blow; }
    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr const Blow* begin() const { return blows_.data(); }
    [[nodiscard]] constexpr const Blow* end() const { return blows_.data() + size_; }
    [[nodiscard]] constexpr const Blow& back() const { return blows_[static_cast<std::size_t>(size_ - 1)]; }
    friend constexpr bool operator==(const Blows&, const Blows&) = default;

  private:
    std::array<Blow, kPiecesEach> blows_{};  ///< at most all enemies stand in one column
    std::uint8_t size_ = 0;
};

}  // namespace tactiki::rules
