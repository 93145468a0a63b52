#pragma once

#include <map>
#include <optional>

#include "game/Program.h"
#include "games/tak/play/TeiClient.h"

namespace tak::play {

/// Has an engine in a program of its own play Tak. With a clock it plans its time itself; without one it is
/// told what a turn may take, and to stop soon after that. What fails is ended, and started again for the
/// next turn.
class TeiBot final : public game::Bot {
  public:
    TeiBot(game::Program program, game::ProgramLog log, TeiPatience patience);
    void prepare(const game::View& view, const std::stop_token& stop) override;
    void rest() override { client_.reset(); }
    [[nodiscard]] base::Result<game::Action> choose(const game::View& view, const game::BotLimits& limits,
                                                    const std::stop_token& stop,
                                                    const Listener& listener) override;
    [[nodiscard]] game::BotFailure failure() const override { return failure_; }

  private:
    [[nodiscard]] std::optional<TeiFailure> getReady(const rules::Setup& setup, const std::stop_token& stop);
    /// An engine that does not know the option goes on to tell of its best turn alone.
    void askForCandidates(int count);
    [[nodiscard]] base::Error failed(game::BotFailure how, base::Message why);

    game::Program program_;
    game::ProgramLog log_;
    TeiPatience patience_;
    std::optional<TeiClient> client_;  ///< ready for the game; nothing until it is needed
    int candidates_ = 1;               ///< that it was told to tell of
    game::BotFailure failure_ = game::BotFailure::Other;
};

/// Sets what the player has chosen. What an engine no longer knows, or no longer takes, keeps its default.
void enterOptions(TeiClient& client, const std::map<std::string, std::string>& options);

/// The same listener for the lines of a client.
[[nodiscard]] std::function<void(const TeiLine&)> teiLog(game::ProgramLog log);

}  // namespace tak::play
