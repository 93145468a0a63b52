#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/thinking/ThinkingService.h"
#include "i18n/Catalogue.h"
#include "match/Event.h"
#include "tutorial/Oversight.h"

namespace app {

/// Helps a person who learns: holds back a turn that the person would regret, once in each position, and
/// comments on turns. It has each position analysed in the background, before the turn is entered. Where
/// something is hidden from the person, it only comments. Main thread only.
class Coach {
  public:
    explicit Coach(ThinkingService& thinking) : thinking_(thinking) {}

    /// Forgets everything: another game begins.
    void forget();

    /// Starts to analyse the present position of the game. `person`: a person at the table is to move.
    void look(match::NodeId at, const game::View& view, bool toMove, game::PlayerId person);
    /// The person has lost: searches for a better turn than `played`, the person's last turn, in the position
    /// before it.
    void lookBack(const game::View& before, game::Action played);
    /// Takes finished analyses; true if there is something new. Call once a frame.
    [[nodiscard]] bool update();
    [[nodiscard]] bool thinking() const { return assessment_.open() || retrospect_.open(); }

    // ---- before a turn
    /// Whether this turn of the person to move is held back: it is a mistake, there is a better turn, and
    /// nothing was held back in this position before. Takes some milliseconds.
    [[nodiscard]] bool holdsBack(game::Action turn);
    struct Warning {
        std::string turn;    ///< the turn that was held back, in notation
        std::string answer;  ///< the opponent's answer, in notation; empty if the turn itself ends the game
        tutorial::Oversight oversight;
    };
    /// The warning for the present position; nullopt if there is none.
    [[nodiscard]] const std::optional<Warning>& warning() const { return warning_; }
    void forgetWarning() { warning_.reset(); }

    // ---- after a turn
    /// A comment on the last turn, to the person. One that stays true is kept while an engine answers; all
    /// others end with the next turn. Each topic is commented on once a game.
    [[nodiscard]] const std::optional<game::Remark>& remark() const { return remark_; }

    // ---- after a game
    /// The result of lookBack().
    struct LastChance {
        std::string played;
        std::string better;  ///< in notation; empty if every turn lost
        bool wins = false;   ///< `better` wins at once
    };
    [[nodiscard]] const std::optional<LastChance>& lastChance() const { return lastChance_; }

  private:
    /// The analysis of a position.
    struct Assessment {
        tutorial::Outlook outlook;
        std::optional<game::Remark> remark;
    };
    [[nodiscard]] Question<Assessment> assess(const game::View& view, bool toMove, game::PlayerId person);
    /// Of a position in which something is hidden: no outlook.
    [[nodiscard]] Question<Assessment> comment(const game::View& view, game::PlayerId person);
    bool takeAssessment();

    ThinkingService& thinking_;
    match::NodeId at_{};
    std::unique_ptr<game::State> state_;  ///< null if no person is to move
    int ply_ = 0;
    std::optional<game::PlayerId> person_;  ///< to whom it speaks
    Question<Assessment> assessment_;
    Question<LastChance> retrospect_;
    std::optional<tutorial::Outlook> outlook_;  ///< of state_; nullopt until it is known
    std::set<match::NodeId> warnedAt_;
    std::set<std::string> remarkedTopics_;  ///< topics that were commented on
    std::optional<Warning> warning_;
    std::optional<game::Remark> remark_;
    std::optional<LastChance> lastChance_;
};

/// What the coach says, in the player's language.
[[nodiscard]] std::string warningText(const i18n::Catalogue& texts, const Coach::Warning& warning);
[[nodiscard]] std::string lastChanceText(const i18n::Catalogue& texts, const Coach::LastChance& chance);

}  // namespace app
