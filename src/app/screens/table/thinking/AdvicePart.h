#pragma once

#include <memory>
#include <optional>

#include "app/screens/table/PlayPart.h"
#include "app/screens/table/ShownPosition.h"
#include "app/thinking/Advice.h"
#include "app/thinking/ThinkingService.h"
#include "i18n/Catalogue.h"

namespace app {

class HintPanel;

/// Advice for the player who asks for it, from the game's strongest bot, shown at the table until the
/// position changes, or another viewer sees it.
class AdvicePart final : public PlayPart {
  public:
    AdvicePart(const ScreenBasics& basics, const Playing& playing, HintPanel& hint)
        : PlayPart(basics, playing), hint_(hint) {}

    /// Shows the next step of advice for the player to move.
    void ask();
    /// Shows advice that was found, and removes outdated advice.
    void readNews(const TableSession& game) override;
    bool update(float seconds) override;
    /// Adds the advised places.
    void mark(scene::Marks& marks) const override {
        if (advice_) marks.advice = advice_->places;
    }
    [[nodiscard]] bool expecting() const override { return thinking(); }
    [[nodiscard]] bool thinking() const { return bot_ && bot_->thinking(); }

  private:
    void begin();
    void forget();
    void show();
    /// Speaks each step of the advice once.
    void say();

    HintPanel& hint_;
    ThinkerPtr bot_;
    std::unique_ptr<const game::View> view_;  ///< null if nobody has asked in this position
    std::optional<game::Action> turn_;        ///< nullopt while the bot thinks
    int steps_ = 0;                           ///< steps of advice that were asked for
    int saidSteps_ = 0;                       ///< those that were spoken
    std::optional<Advice> advice_;
    ShownPosition asked_;  ///< in which it was asked for, as its viewer saw it
};

}  // namespace app
