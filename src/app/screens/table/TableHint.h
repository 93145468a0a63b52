#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "app/thinking/Advice.h"
#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TableSession;

/// The hint below the board: the player's next step, advice, the turn being entered, or why an input was
/// refused.
class TableHint {
  public:
    explicit TableHint(Shell& shell) : shell_(shell) {}

    /// Sets the hint of the model and the related members. `seconds` have passed since the last frame.
    void refresh(const ui::kit::Context& ui, float seconds, ui::screens::PlayModel& model);
    /// The advice that the player asked for; `thinking`: it is being computed.
    void setAdvice(std::optional<Advice> advice, bool thinking) {
        advice_ = std::move(advice);
        advising_ = thinking;
    }

  private:
    void showRefusal(const ui::kit::Context& ui, float seconds, ui::screens::PlayModel& model);
    [[nodiscard]] std::string advised(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string hintText(const ui::kit::Context& ui) const;
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    std::optional<Advice> advice_;
    bool advising_ = false;
    std::uint64_t refusalsSeen_ = 0;
    float refusalAge_ = 0;  ///< seconds since the last refusal
};

}  // namespace app
