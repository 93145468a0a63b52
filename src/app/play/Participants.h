#pragma once

#include <memory>
#include <vector>

#include "app/catalog/Seat.h"
#include "app/play/EnginePlayer.h"
#include "app/settings/Preferences.h"
#include "app/table/TableSession.h"
#include "app/thinking/Engines.h"
#include "app/thinking/ThinkingService.h"
#include "match/Seating.h"

namespace app {

/// Makes those who sit at the seats of a game: persons at this table, bots, and programs of others, with
/// their pace and the rule for taking back that the player has chosen.
class Participants {
  public:
    /// All must outlive it.
    struct Surroundings {
        const Preferences& preferences;
        Engines& engines;
        ThinkingService& thinking;
    };
    explicit Participants(const Surroundings& surroundings) : surroundings_(surroundings) {}

    /// Has these sit down at a table; `seats` by player. A seat whose bot is not known any more is a
    /// person's.
    void seat(TableSession& table, const std::vector<Seat>& seats) const;
    void sit(TableSession& table, match::Seating seating) const;
    /// A bot that takes a seat in a game that begins in this view of its player.
    [[nodiscard]] std::unique_ptr<match::Participant> bot(std::unique_ptr<game::Bot> bot, EnginePace pace,
                                                          std::unique_ptr<const game::View> view) const;

  private:
    [[nodiscard]] match::TakingBack takingBack() const;

    Surroundings surroundings_;
};

}  // namespace app
