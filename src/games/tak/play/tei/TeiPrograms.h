#pragma once

#include "game/Program.h"
#include "games/tak/play/tei/TeiClient.h"

namespace tak::play {

/// External programs that speak TEI in either dialect, as players of Tak.
class TeiPrograms final : public game::Programs {
  public:
    explicit TeiPrograms(TeiPatience patience = {}) : patience_(patience) {}
    [[nodiscard]] std::string explanation() const override;
    [[nodiscard]] base::Result<std::unique_ptr<const game::Introduction>> introduce(
        const game::Program& program, const Request& request) const override;
    [[nodiscard]] base::Result<void> tryGame(const game::Program& program, const game::State& start,
                                             const Request& request) const override;
    [[nodiscard]] std::unique_ptr<game::Bot> createBot(game::Program program,
                                                       game::ProgramLog log) const override;

  private:
    TeiPatience patience_;
};

}  // namespace tak::play
