#pragma once

#include <optional>
#include <vector>

#include "game/MoveInput.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/table/EntryWords.h"
#include "games/tactik/table/PlayEntry.h"
#include "games/tactik/table/SevenEntry.h"

namespace tactik::table {

/// A play is entered by pointing at a card of the hand, at the pawn that it moves and at its target, in any
/// order; what is unambiguous need not be pointed at. Nothing is played by the first click: a card that has
/// only one play shows it, and is played when it is pointed at again. A 7x1 is walked pawn by pawn, and
/// played with the last step. A card that is passed is chosen and pointed at again, or the hand that gets it.
/// If no card can be played, the first one is lifted to be laid down: it, or another one that is chosen, is
/// pointed at. A turn without a choice is shown. What is shown, finish() plays.
class TactikInput final : public game::MoveInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    /// Plays what is chosen, if it leaves no choice.
    std::optional<game::Action> finish() override;
    /// The next card that can be played; then the next of its plays, or the next pawn of a 7x1.
    bool vary(int steps) override;
    /// The other button puts a card back, whatever it could do.
    bool varyHeldAt(game::Place) override { return false; }
    [[nodiscard]] std::optional<base::Message> refusal() const override { return refusal_; }
    bool stepBack() override;
    bool cancel() override;
    [[nodiscard]] bool holding() const override { return now_.begun(); }
    /// The cards of the hand, from the left.
    [[nodiscard]] std::vector<game::Choice> choices() const override;
    std::optional<game::Action> choose(std::size_t choice) override;
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Squares "17", cells "Rb2", pockets "Rp", the own cards "card1" to "card6", and "partner" (the
    /// whole hand that gets the passed card), "stock", "pile".
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  private:
    /// What has been chosen so far.
    struct Entry {
        std::optional<int> slot = {};  ///< of the card
        std::optional<rules::Spot> from = {};
        std::optional<rules::Spot> to = {};
        std::optional<SevenEntry> seven = {};    ///< once the card is a 7x1
        std::optional<rules::Pawn> walker = {};  ///< the pawn of the 7x1 that was pointed at
        std::optional<rules::Play> varied = {};  ///< chosen by vary()
        [[nodiscard]] bool begun() const { return slot || from || to; }
    };
    /// What pointing at a place would do: nothing, lead on, complete the act, or be refused.
    struct Answer {
        std::optional<Entry> next = {};
        std::optional<rules::Act> act = {};
        std::optional<base::Message> refusal = {};
    };

    [[nodiscard]] const rules::Position& position() const { return view_->position(); }
    [[nodiscard]] const rules::Table& table() const { return position().table(); }
    [[nodiscard]] const rules::Board& board() const { return position().board(); }
    [[nodiscard]] int player() const { return view_->toMove().value; }
    [[nodiscard]] bool passes() const { return due_ == rules::Act::Kind::Pass; }
    [[nodiscard]] bool plays() const { return due_ == rules::Act::Kind::Play; }
    /// Whether no card can be played.
    [[nodiscard]] bool givesUp() const {
        return due_ == rules::Act::Kind::Discard || due_ == rules::Act::Kind::DiscardAll;
    }
    [[nodiscard]] rules::Colours movers() const { return table().moversOf(player()); }

    // ---- places
    [[nodiscard]] rules::Card cardAt(int slot) const;
    /// The slots of the hand that hold cards, from the left.
    [[nodiscard]] std::vector<int> slots() const;
    [[nodiscard]] game::Place placeOfSlot(int slot) const;
    /// The card that is lifted: the one that was chosen, or where one must be laid down, the one that is
    /// missed least.
    [[nodiscard]] std::optional<int> heldSlot() const { return heldSlot(now_); }
    [[nodiscard]] std::optional<int> heldSlot(const Entry& entry) const;
    [[nodiscard]] std::vector<game::Place> placesOfCards(const std::vector<rules::Card>& cards) const;
    /// Where pawns that start at this spot, or come to it, are seen; of a pocket the pawn that would start.
    [[nodiscard]] game::Place placeOfSpot(rules::Spot spot) const;
    [[nodiscard]] std::optional<rules::Spot> spotAt(game::Place place) const;
    /// The board with the steps of a 7x1 that is being entered.
    [[nodiscard]] const rules::Board& shownBoard() const {
        return now_.seven ? now_.seven->board() : board();
    }
    /// The pieces as they are on another board.
    [[nodiscard]] std::vector<game::PieceState> piecesOn(const rules::Board& board) const;

    // ---- pointing
    [[nodiscard]] Choosing choosing(const Entry& entry) const;
    [[nodiscard]] Answer answerTo(game::Place place) const;
    [[nodiscard]] Answer answerToCard(int slot) const;
    [[nodiscard]] Answer answerToSameCard() const;
    [[nodiscard]] Answer answerToSpot(rules::Spot spot) const;
    [[nodiscard]] Answer answerInSeven(rules::Spot spot) const;
    [[nodiscard]] Answer walked(rules::Pawn pawn, const SevenEntry::Way& way) const;
    /// Whether a click on a place completes what is chosen with a target.
    [[nodiscard]] bool isTarget(const Choosing& chosen, rules::Spot spot) const;
    /// Goes on with this choice, or completes the play if that is wanted and nothing is left open.
    [[nodiscard]] Answer settled(const Choosing& chosen, bool mayComplete) const;
    [[nodiscard]] Answer whyNot(rules::Spot spot) const;
    [[nodiscard]] Entry withCard(int slot) const;
    [[nodiscard]] rules::Act layingDown(int slot) const;
    /// The act that finish() plays, if this is chosen.
    [[nodiscard]] std::optional<rules::Act> proposedBy(const Entry& entry) const;
    [[nodiscard]] std::optional<Entry> nextCard(int steps) const;
    [[nodiscard]] std::optional<Entry> nextWalker(int steps) const;
    [[nodiscard]] std::optional<Entry> nextPlay(int steps) const;
    std::optional<game::Action> take(Answer answer);
    void goOn(Entry next);

    // ---- what is shown
    void showHand(game::InputView& shown) const;
    void showMarks(game::InputView& shown, std::optional<game::Place> hover) const;
    /// Where a card goes that is passed or laid down.
    void showPlayableCards(game::InputView& shown) const;
    void showGoal(game::InputView& shown) const;
    void showPlayMarks(game::InputView& shown, const Choosing& chosen) const;
    void showSevenMarks(game::InputView& shown, const Entry& entry) const;
    void showCounts(game::InputView& shown, const Entry& entry) const;
    /// The pieces that are elsewhere on another board than on the one that is shown.
    [[nodiscard]] std::vector<game::PieceState> changedOn(const rules::Board& after) const;
    /// What a click would play, or finish() if there is none.
    [[nodiscard]] std::optional<rules::Act> actShown(const Answer& answer) const;
    /// Whether a click walks on with a 7x1.
    [[nodiscard]] bool walksOn(const Answer& answer) const;
    /// What a click would do, or finish() if there is none.
    void showEffect(game::InputView& shown, std::optional<game::Place> hover, const Answer& answer) const;
    void showWays(game::InputView& shown, const Choosing& chosen) const;
    [[nodiscard]] std::optional<base::Message> inWords(std::optional<game::Place> hover, const Answer& answer,
                                                       ToldTo whom) const;
    [[nodiscard]] std::string textSoFar() const;
    /// Where the cursor stops.
    [[nodiscard]] std::vector<game::Place> stops() const;

    const play::TactikView* view_ = nullptr;
    std::vector<rules::Act> legal_;
    std::optional<rules::Act::Kind> due_;
    PlayEntry entry_;
    Entry now_;
    std::vector<Entry> before_;  ///< before each step
    std::optional<base::Message> refusal_;
};

}  // namespace tactik::table
