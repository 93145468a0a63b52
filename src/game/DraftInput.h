#pragma once

#include <optional>
#include <vector>

#include "game/Draft.h"
#include "game/MoveInput.h"

namespace game {

/// Sets a position up by pointing. A piece is taken from a supply and put on a field, or lifted from a field
/// with all above it and put on another one or back into a supply; a further click on the same field lifts
/// one fewer, on the same supply shows another face. A chosen kind of piece is put down by every click, until
/// it is chosen again. A click that puts nothing down and lifts nothing is refused. A game adds its words,
/// its names of places, and what else a click can do.
class DraftInput : public MoveInput {
  public:
    void reset(const View& view) override;
    std::optional<Action> pick(Place place) override;
    std::optional<Action> finish() override;
    /// With an empty hand it takes the top piece of this field off.
    std::optional<Action> finishAt(Place place) override;
    std::optional<Action> releaseAt(Place) override { return {}; }
    /// More or fewer of the lifted pieces, or another variant of the kind in the hand.
    bool vary(int steps) override;
    bool stepBack() override { return cancel(); }
    bool cancel() override;
    [[nodiscard]] std::optional<base::Message> refusal() const override { return refusal_; }
    [[nodiscard]] bool holding() const override { return taken_ || lifted_; }
    [[nodiscard]] std::vector<Choice> choices() const override;
    std::optional<Action> choose(std::size_t choice) override;
    [[nodiscard]] InputView view(std::optional<Place> hover) const final;

  protected:
    struct Lifted {
        Place field;  ///< on level 0
        int count;
    };
    [[nodiscard]] const Draft& draft() const { return *draft_; }
    [[nodiscard]] const std::optional<Lifted>& lifted() const { return lifted_; }
    /// The lifted pieces, the lowest first; none: nothing is lifted.
    [[nodiscard]] std::vector<PieceState> liftedPieces() const;
    /// In the hand, from a supply, as it would lie on a field.
    [[nodiscard]] const std::optional<PieceState>& taken() const { return taken_; }
    /// What a click on a field puts down: taken from a supply, or the next one of the chosen kind.
    [[nodiscard]] std::optional<PieceState> nextPiece() const;
    void take(std::optional<PieceState> piece) { taken_ = std::move(piece); }
    void refuse(base::Message why) { refusal_ = std::move(why); }

    // ---- what a game says

    /// The kind of piece that lies at this place of a supply or once did; nothing: it is no such place.
    [[nodiscard]] virtual std::optional<PieceState> kindAt(Place place) const = 0;
    /// Whether Draft::kinds() has a choice of its own for this kind.
    [[nodiscard]] virtual bool isChoice(const PieceState&) const { return true; }
    /// Its label, icon, and heading if it is the first of a row.
    [[nodiscard]] virtual Choice choiceOf(const PieceState& kind) const = 0;
    /// Whether vary() leads from one kind to the other. By default if they differ by their face only.
    [[nodiscard]] virtual bool isVariant(const PieceState& a, const PieceState& b) const;
    /// Why there is no such piece in the supplies; nothing: there is no reason to tell.
    [[nodiscard]] virtual std::optional<base::Message> noneLeft(const PieceState& kind) const = 0;
    /// Why a change that pointing at a field would make is not legal; nothing: there is no reason to tell.
    [[nodiscard]] virtual std::optional<base::Message> whyNot(const DraftChange& change) const = 0;
    /// What the player can do with what is in the hand, chosen, or neither.
    [[nodiscard]] virtual base::Message words() const = 0;
    /// What is in the hand, in notation.
    [[nodiscard]] virtual std::string handText() const;
    /// What pointing at a field does with what is in the hand or chosen, legal or not; nothing: nothing, or
    /// it lifts one piece fewer.
    [[nodiscard]] virtual std::optional<DraftChange> changeTo(Place field) const;
    /// Something was taken from this supply, and the player points at it again. By default the piece shows
    /// another face.
    virtual void takeAgain();
    /// The places of the supplies to which the lifted pieces could go back.
    [[nodiscard]] virtual std::vector<Place> homes() const;
    virtual void showTargets(InputView& view) const;
    /// What else the table shows.
    virtual void showMore(InputView&, std::optional<Place> /*hover*/) const {}

  private:
    std::optional<Action> pickSupply(Place place);
    std::optional<Action> pickField(Place place);
    [[nodiscard]] bool canLift(Place field, int count) const;
    void lift(Place field);
    [[nodiscard]] std::vector<PieceState> choosable() const;
    [[nodiscard]] std::optional<PieceState> variantOf(const PieceState& piece, int steps,
                                                      bool sameShape) const;
    void showHeld(InputView& view) const;
    void showGhosts(InputView& view, Place field) const;

    const Draft* draft_ = nullptr;
    std::optional<PieceState> taken_;
    std::optional<PieceState> chosen_;  ///< put down by every click
    std::optional<Lifted> lifted_;
    std::optional<base::Message> refusal_;
};

}  // namespace game
