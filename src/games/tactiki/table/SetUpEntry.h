#pragma once

#include <array>
#include <optional>
#include <vector>

#include "base/Random.h"
#include "game/MoveInput.h"
#include "games/tactiki/play/TactikiState.h"

namespace tactiki::table {

/// Arranges the figures of one player before the game (rule 4): any figure can be lifted from bench or field
/// and put anywhere, until the player says that he is ready.
class SetUpEntry {
  public:
    /// Begins with a good arrangement drawn at random.
    void begin(rules::Side side, base::Random& random);
    [[nodiscard]] bool isOf(rules::Side side) const { return side_ == side && begun_; }

    /// Lifts the figure at the place's level, or the top one if none stands so high; or puts the one in the
    /// hand on top, or if there is no room, exchanges the two. False if nothing happens.
    bool pick(game::Place place);
    /// Puts the figure in the hand back to where it was lifted.
    bool putBack();
    void shuffle(base::Random& random);
    void arrange(const rules::Arrangement& ranks);
    /// Turns the arrangement round: what stood on file a stands on file e.
    void mirror();
    /// Puts all figures on the bench.
    void clear();
    [[nodiscard]] bool holding() const { return held_ >= 0; }
    /// All ten figures stand, two on each field.
    [[nodiscard]] bool complete() const;
    /// The arrangement; it must be complete.
    [[nodiscard]] rules::Arrangement arrangement() const;

    /// All figures of the player, where they stand now; `before`: his pieces as the view has them.
    [[nodiscard]] std::vector<game::PreviewPiece> preview(const std::vector<game::PieceState>& before) const;
    /// Where the figure in the hand may be put.
    [[nodiscard]] std::vector<game::Place> targets() const;

  private:
    static constexpr int kNone = -1;
    /// The figures of a place: of a field, from the bottom, or of a slot of the bench.
    [[nodiscard]] std::vector<int>* figuresAt(game::Place place);
    [[nodiscard]] int capacityOf(game::Place place) const;
    void takeOut(std::vector<int>& figures, std::uint16_t level);

    rules::Side side_ = rules::Side::Tiki;
    bool begun_ = false;
    std::array<std::vector<int>, rules::kWidth> fields_;      ///< by file, from the bottom
    std::array<std::vector<int>, rules::kPiecesEach> bench_;  ///< by slot: a figure, or none
    int held_ = kNone;
    game::Place from_ = {};  ///< where it was lifted, with its level
};

}  // namespace tactiki::table
