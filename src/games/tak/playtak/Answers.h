#pragma once

#include <deque>
#include <optional>

#include "games/tak/playtak/ClientLine.h"

namespace tak::playtak {

/// What was asked of the server, without its secrets.
struct Asked {
    enum class What { Name, Version, Login, Ping, Seek, Accept, Turn, InGame, Rematch, Other };
    What what = What::Other;
    int number = 0;                            ///< of the version, the seek or the game
    rules::Move move = rules::Move::none();    ///< of Turn
    std::optional<SayInGame::What> said = {};  ///< of InGame
};

/// Finds out which of the commands an OK or a NOK answers, since the server does not say. It answers in
/// order, but some commands only if it refuses them: a PING has to follow each of those, whose OK then tells
/// that the command before it was not refused.
class Answers {
  public:
    /// A command has been sent. Whether a PING has to follow, which is to be sent as any other command.
    [[nodiscard]] bool sent(const ClientLine& line);
    /// What an OK has answered; nothing if nothing was asked that it could answer.
    [[nodiscard]] std::optional<Asked> onOk();
    /// What a NOK has answered; nothing if nothing was asked.
    [[nodiscard]] std::optional<Asked> onNok();
    /// The answer to the login has come, which is neither.
    void onLogin();
    void clear() { waiting_.clear(); }
    [[nodiscard]] std::size_t waiting() const { return waiting_.size(); }

  private:
    std::deque<Asked> waiting_;
};

}  // namespace tak::playtak
