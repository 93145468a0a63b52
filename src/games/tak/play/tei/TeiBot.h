#pragma once

#include <map>
#include <optional>

#include "game/Program.h"
#include "games/tak/play/tei/TeiClient.h"

namespace tak::play {

/// Lets an external engine play Tak. With a clock the engine plans its time; without one it is told the time
/// for a turn, and to stop soon after it. After a failure it is ended, and started again for the next turn.
class TeiBot final : public game::Bot {
  public:
    TeiBot(game::Program program, game::ProgramLog log, TeiPatience patience);
    void prepare(const game::View& view, const std::stop_token& stop) override;
    void freeResources() override { client_.reset(); }
    [[nodiscard]] base::Result<game::Action> choose(const game::View& view, const game::BotLimits& limits,
                                                    const std::stop_token& stop,
                                                    const Listener& listener) override;
    [[nodiscard]] game::BotFailure failure() const override { return failure_; }

  private:
    [[nodiscard]] std::optional<TeiFailure> getReady(const rules::Setup& setup, const std::stop_token& stop);
    /// An engine without this option keeps reporting only its best turn.
    void askForCandidates(int count);
    [[nodiscard]] base::Error failed(game::BotFailure how, base::Message why);

    game::Program program_;
    game::ProgramLog log_;
    TeiPatience patience_;
    std::optional<TeiClient> client_;  ///< ready for the game; nothing until it is needed
    int candidates_ = 1;               ///< the number that the engine was last told
    game::BotFailure failure_ = game::BotFailure::Other;
};

/// Sets the player's options. An option that the engine no longer has, or a value that it no longer accepts,
/// is left at its default.
void enterOptions(TeiClient& client, const std::map<std::string, std::string>& options);

/// Converts the listener for use by a TeiClient.
[[nodiscard]] std::function<void(const TeiLine&)> teiLog(game::ProgramLog log);

}  // namespace tak::play
