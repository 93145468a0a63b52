#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "app/screens/table/LastEvents.h"
#include "app/screens/table/PlayPart.h"
#include "app/screens/table/ShownPosition.h"
#include "app/thinking/Advice.h"
#include "ui/screens/play/PlayHint.h"

namespace app {

class HeldTurnPart;
class TableSession;
class ThoughtsPart;

/// The hint below the table: the player's next step, advice, the turn being entered, why an input was
/// refused, what engines think of a turn; what the last turns have done; or the word that custom demands
/// after the last turn.
class HintPanel final : public PlayPart {
  public:
    HintPanel(const ScreenBasics& basics, const Playing& playing, const ThoughtsPart& thoughts,
              const HeldTurnPart& held)
        : PlayPart(basics, playing), thoughts_(thoughts), held_(held) {}

    void readNews(const TableSession& game) override;
    /// A refusal passes, whether anything is drawn meanwhile or not.
    bool pass(float seconds) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void execute() override;
    [[nodiscard]] std::string text() const override;

    /// The advice that the player asked for; `thinking`: it is being computed.
    void setAdvice(std::optional<Advice> advice, bool thinking) {
        advice_ = std::move(advice);
        advising_ = thinking;
        adviceIsNew_ = true;
    }
    /// Whether advice is shown or being computed.
    [[nodiscard]] bool advises() const { return advising_ || advice_; }
    /// Whether a button stands there that plays what is entered or must be played.
    [[nodiscard]] bool finishes() const { return !view_.finish.empty(); }
    /// Whether the hint says why something cannot be done.
    [[nodiscard]] bool refuses() const { return view_.refuses; }
    [[nodiscard]] const std::string& refusal() const { return refusal_; }
    [[nodiscard]] const std::string& announcement() const { return view_.announcement; }
    /// What the last turns have done, once the pieces have come to rest, as who has the table may know it.
    [[nodiscard]] const std::string& happened() const { return happened_; }

  private:
    void refreshAnnouncement(const ui::kit::Context& ui);
    void showRefusal(const ui::kit::Context& ui);
    [[nodiscard]] std::string advised(const ui::kit::Context& ui) const;
    /// Whether the game is over and nobody has looked for its mistakes.
    [[nodiscard]] bool offersAnalysis() const;
    [[nodiscard]] std::string nextStep(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string hintText(const ui::kit::Context& ui, const std::string& entered) const;

    /// What the announcement was composed for.
    struct Announced {
        ShownPosition position = {};
        bool atRest = false;
        bool wanted = false;
        std::string language = {};
        friend bool operator==(const Announced&, const Announced&) = default;
    };

    const ThoughtsPart& thoughts_;
    const HeldTurnPart& held_;
    ui::screens::HintView view_;
    Announced announced_;
    LastEvents events_;
    std::string happened_;  ///< the words of `events_`, once the pieces have come to rest
    std::optional<Advice> advice_;
    bool advising_ = false;
    bool adviceIsNew_ = false;  ///< nobody has read it
    std::string advisedAt_;     ///< the words about the turn that was being entered then
    bool finishes_ = false;     ///< the button was pressed that plays what was entered, or analyses the game
    std::string refusal_;
    std::uint64_t refusalsSeen_ = 0;
    float refusalAge_ = 0;  ///< seconds since the last refusal
};

}  // namespace app
