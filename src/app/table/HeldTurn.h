#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/table/TurnEffect.h"
#include "game/View.h"
#include "match/Event.h"

namespace app {

/// A turn that a person has entered while others decide. It is held until his own turn comes, and nobody but
/// him learns of it. It stands only as long as it is legal and does the same, in every position on the way
/// there; what else happens than turns of others voids it. It knows no match, no table and no pieces that are
/// drawn: it gets views and events. Main thread only.
class HeldTurn {
  public:
    struct Turn {
        game::PlayerId player;
        game::Action action;
        std::string text;         ///< in notation
        game::Transition course;  ///< as far as the player foresees it (game::View::foreseen)
        TurnEffect effect;
    };

    /// Turns may be held from now on, or not; by default not. What is held is taken back.
    void allow(bool on);
    [[nodiscard]] bool allowed() const { return allowed_; }

    // ---- the game goes on. Call these for every event, and then one of them for the position after it.
    /// Something has happened.
    void onEvent(const match::Event& event);
    /// Others decide in this position. `player` is a person who waits for his turn.
    void wait(const game::View& view, game::PlayerId player);
    /// A person decides in this position. A turn that is held for him is due(), or lost.
    void arrive(const game::View& view);
    /// Nobody may hold a turn here.
    void close();

    // ---- a turn is entered
    /// The position in which a turn may be entered to be held; null if none may. It stays until the position
    /// changes.
    [[nodiscard]] const game::View* position() const { return position_.get(); }
    /// Holds this turn, which is legal in position(), instead of the one before.
    void hold(game::Action action);
    /// Takes the turn back; false if none is held.
    bool takeBack();

    // ---- what is held
    [[nodiscard]] const std::optional<Turn>& turn() const { return turn_; }
    /// Whether the turn of its player has come.
    [[nodiscard]] bool due() const { return due_ && turn_; }
    /// The turn that is due, to be played: nothing is held any more.
    [[nodiscard]] Turn take();

    /// A turn that did not stand.
    struct Lost {
        enum class Why { Illegal, DoesSomethingElse };
        std::string text;
        Why why;
    };
    /// The turn that was lost since the last call.
    [[nodiscard]] std::optional<Lost> takeLost() { return std::exchange(lost_, {}); }

  private:
    /// Keeps the turn only if it is legal here and does the same.
    void check(const game::View& view);

    bool allowed_ = false;
    bool due_ = false;
    std::unique_ptr<const game::View> position_;
    std::optional<Turn> turn_;
    std::optional<Lost> lost_;
};

}  // namespace app
