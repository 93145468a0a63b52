#pragma once

#include "app/common/Messages.h"
#include "app/settings/Preferences.h"
#include "app/sound/CueQueue.h"
#include "app/sound/Narrator.h"
#include "app/table/TableSession.h"
#include "match/Subscription.h"

namespace app {

/// Tells the player what happens in the game under way, whatever screen is on top: in speech as soon as it
/// happens; by sounds and messages once the pieces are at rest. Main thread only.
class Announcer {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        const i18n::Catalogue& texts;
        const Preferences& preferences;
        Narrator& narrator;
        CueQueue& cues;
        Messages& messages;
    };
    explicit Announcer(const Surroundings& surroundings) : surroundings_(surroundings) {}

    /// Tells what is new in the game under way.
    void follow(const TableSession& game);

  private:
    void greet(const TableSession& table) const;
    void speak(const TableSession& table, match::EventKind last) const;
    [[nodiscard]] static bool playedHere(const TableSession& table);
    void sound(const TableSession& table, match::EventKind last) const;
    /// Plays the sound of the result after the decisive pieces have been shown.
    void playEnd(const game::Outcome& outcome) const;

    Surroundings surroundings_;
    match::Subscription spoken_;
    match::Subscription sounded_;
    bool greets_ = false;  ///< another game has come to the table, and a person has not heard what he has
};

}  // namespace app
