#pragma once

#include <cstdint>
#include <optional>

#include "app/screens/table/PlayPart.h"
#include "game/Place.h"

namespace app {

class CurrentGame;
class Narrator;

/// Speaks what the player does at the table: the place under the keyboard's cursor, and why a click was
/// refused.
class NarrationPart final : public PlayPart {
  public:
    NarrationPart(const CurrentGame& currentGame, Narrator& narrator, const i18n::Catalogue& texts)
        : currentGame_(currentGame), narrator_(narrator), texts_(texts) {}

    bool update(float seconds) override;

  private:
    void followCursor();
    void followRefusals();

    const CurrentGame& currentGame_;
    Narrator& narrator_;
    const i18n::Catalogue& texts_;
    std::uint64_t refusalsSeen_ = 0;
    std::optional<game::Place> cursor_;
};

}  // namespace app
