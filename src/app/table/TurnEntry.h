#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/table/HeldTurn.h"
#include "app/table/Rights.h"
#include "app/table/TableStage.h"
#include "app/table/TurnGuard.h"
#include "app/table/TurnSink.h"
#include "base/Result.h"
#include "game/MoveInput.h"
#include "game/View.h"
#include "match/Seating.h"

namespace app {

inline constexpr float kRefusalShown = 4;  ///< seconds for which the hint tells why an input was refused

/// The turn that a person at the table is entering: what was picked so far, how it is confirmed, and why an
/// input was refused. A complete turn goes to its TurnSink; while others decide, it is held ready (HeldTurn)
/// until playHeld().
class TurnEntry {
  public:
    /// What it uses; all must outlive it.
    struct Surroundings {
        const Rights& rights;
        const match::Seating& seating;
        TableStage& stage;
        HeldTurn& held;
    };
    TurnEntry(const Surroundings& surroundings, std::unique_ptr<game::MoveInput> input);
    /// Where complete turns go. Call it before anything else; it must outlive the entries.
    void playTo(TurnSink& sink) { sink_ = &sink; }

    /// The viewer sees this position now, which must stay until the next call; what was being entered is
    /// forgotten. Call it before what is below.
    void reset(const game::View& view);
    /// Shows on the table what may be entered now.
    void refresh();
    /// Whether turns may be entered now, to be played or to be held ready.
    [[nodiscard]] bool open() const { return (rights_.personToMove() && !sends()) || prepares(); }
    /// The position in which they are entered; reset() must have been called.
    [[nodiscard]] const game::View& position() const { return prepares() ? *held_.position() : *view_; }
    [[nodiscard]] game::MoveInput& input() { return *input_; }
    [[nodiscard]] const game::MoveInput& input() const { return *input_; }
    /// The move input as it is shown.
    [[nodiscard]] const game::InputView& shown() const { return shown_; }

    // ---- places
    /// The places that the person points at.
    struct Pointed {
        std::optional<game::Place> hover = {};   ///< under the keyboard's cursor, or else under the pointer
        std::optional<game::Place> cursor = {};  ///< under the keyboard's cursor
    };
    [[nodiscard]] const Pointed& pointed() const { return pointed_; }
    /// Shown by the next refresh().
    void pointAt(const Pointed& pointed) { pointed_ = pointed; }
    /// Picks a place. Ignored while the last turn of another player is still moving, since the player has not
    /// seen it. `askFirst`: a turn that is complete by this waits for confirmation in any case.
    void pickAt(game::Place place, bool askFirst = false);
    /// Puts down all pieces of the hand at its place; false if that is no legal move.
    bool finish();
    /// A drag that has lifted a piece ends at a place, where it has led so far.
    void releaseAt(game::Place place);
    /// Varies what the place that is pointed at gets, or else what the hand holds.
    bool vary(int steps);
    /// Varies what the hand holds at this place; false if it can only go back.
    bool varyHeldAt(game::Place place);
    bool stepBack();
    bool cancel();
    /// Chooses a piece. It stays in the hand although the last turn is still moving, but a turn that the
    /// choice completes is not played on pieces that the player has not seen: he chooses again once they
    /// rest.
    void choose(std::size_t choice);
    /// Chooses a kind of piece, `steps` after the present one; continues at the other end.
    void chooseNext(int steps);
    /// Whether a turn was begun: a piece is in the hand, or a turn waits for confirmation.
    [[nodiscard]] bool begun() const { return input_->holding() || awaiting_; }
    /// The notation of what is entered.
    [[nodiscard]] const std::string& text() const { return awaiting_ ? awaiting_->text : shown_.text; }
    /// Why the last input was refused; nullopt if it was not.
    [[nodiscard]] const std::optional<base::Message>& refusal() const { return refusal_; }
    /// A number that changes with each refusal.
    [[nodiscard]] std::uint64_t refusalNumber() const { return refusals_; }
    void refuse(std::optional<base::Message> why);

    // ---- complete turns
    /// Whether a turn entered by pointing is shown first, and played when it is pointed at again.
    void askToConfirm(bool on) { asksToConfirm_ = on; }
    /// Whether a complete turn waits for confirmation.
    [[nodiscard]] bool awaitsConfirmation() const { return awaiting_.has_value(); }
    /// Whether the cursor has not moved since the turn was entered that waits for confirmation.
    [[nodiscard]] bool awaitsCursor() const { return awaiting_ && awaiting_->cursor == pointed_.cursor; }
    /// Plays the waiting turn; false if there is none.
    bool confirm();
    /// Plays a typed turn; the error says why it cannot be played. A turn that the guard holds back is not an
    /// error.
    base::Result<void> playText(std::string_view text);
    /// Plays a turn that was not entered step by step; false if the guard holds it back, none may be entered
    /// now or another one was begun. It must be legal.
    bool playWhole(game::Action action);
    /// While `on`, entered turns are examined instead of played.
    void examine(bool on);
    [[nodiscard]] bool examines() const { return examines_; }
    /// The last turn entered to be examined; nullopt if there is none in this position.
    [[nodiscard]] const std::optional<game::Action>& examined() const { return examined_; }
    void forgetExamined() { examined_.reset(); }

    // ---- turns held ready
    /// Turns entered while others decide are held ready, or refused; by default refused.
    void holdTurns(bool on);
    [[nodiscard]] const HeldTurn& heldTurn() const { return held_; }
    /// Takes back what is held, unless a turn is being entered; false if nothing is held.
    bool takeBackHeld();
    /// Plays the turn that is held, once it is due and the pieces are at rest. The guard may hold it back:
    /// then it can be entered again. True if nothing is held any more.
    bool playHeld();
    /// The turn that was lost since the last call.
    [[nodiscard]] std::optional<HeldTurn::Lost> takeLost() { return held_.takeLost(); }

    // ---- turns on their way to a referee elsewhere. They are shown as played until something comes of them.
    /// Whether one is on its way.
    [[nodiscard]] bool sends() const { return sink_->sent().has_value(); }

    /// Asks this guard before every complete turn; null: all turns are played. It must outlive its time here.
    void setGuard(TurnGuard* guard) { guard_ = guard; }

  private:
    [[nodiscard]] bool prepares() const { return held_.position() != nullptr; }
    /// Whether this place is one to which the turn that is held leads.
    [[nodiscard]] bool isHeldAt(game::Place place) const;
    void askNothing();
    void hold(game::Action action);
    void showHeld();
    /// Whether the last turn is still moving, so that the player may point at a place of the former position.
    [[nodiscard]] bool comesTooEarly() const;
    /// The same for a choice, which needs no place. A player who decides again after his own turn, as when he
    /// sets up a position, need not wait: he knows the pieces, unless his turn turns some of them over.
    [[nodiscard]] bool choosesTooEarly() const {
        return comesTooEarly() && !(goesOn_ && !stage_.turnsOver());
    }
    /// Plays a complete turn.
    void play(game::Action action);
    void showSent(game::Action action);
    /// Plays the entered turn, or shows it for confirmation; nullopt: the entry continues.
    void settleOn(std::optional<game::Action> action, std::optional<game::Place> pickedAt = {},
                  bool askFirst = false);
    [[nodiscard]] bool passesGuard(game::Action action) const { return !guard_ || guard_->judge(action); }
    void answerAt(game::Place place);
    /// Why nothing can be entered now, if there is something to say.
    [[nodiscard]] std::optional<base::Message> whyClosed() const;
    [[nodiscard]] std::vector<game::PreviewPiece> previewOf(game::Action action) const;

    /// A complete turn that waits for confirmation.
    struct CompleteTurn {
        game::Action action;
        std::string text;
        std::vector<game::PreviewPiece> preview;
        std::optional<game::Place> at;      ///< the place whose picking completed it
        std::optional<game::Place> cursor;  ///< place of the keyboard's cursor when it was entered
    };

    const Rights& rights_;
    const match::Seating& seating_;
    TurnSink* sink_ = nullptr;
    TableStage& stage_;
    HeldTurn& held_;
    const game::View* view_ = nullptr;
    std::unique_ptr<game::MoveInput> input_;
    game::InputView shown_;
    Pointed pointed_;
    std::optional<CompleteTurn> awaiting_;
    TurnGuard* guard_ = nullptr;
    bool goesOn_ = false;  ///< the last turn was entered here, and its player decides again
    bool asksToConfirm_ = false;
    bool examines_ = false;
    std::optional<game::Action> examined_;
    std::optional<base::Message> refusal_;
    std::uint64_t refusals_ = 0;
};

}  // namespace app
