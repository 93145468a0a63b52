#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/common/FileLock.h"
#include "app/far/FarKeeper.h"
#include "app/far/MatchElsewhere.h"
#include "app/far/ServerMemory.h"
#include "app/settings/Basics.h"
#include "lobby/Lobby.h"

namespace base {
class Log;
}

namespace app {

class CurrentGame;
class ScreenStack;

/// The player at a game's public server, which is somebody else's: its lobby, and the game that he plays or
/// watches there, which comes to the table of the program as the game under way. While a game of his own goes
/// on, nothing in any copy of the program helps him. Main thread only.
class PublicServer final : public MatchElsewhere {
  public:
    /// `archive`: for the games that he plays there, may be null; `folder`: for what is remembered; empty:
    /// nothing is kept.
    PublicServer(const Basics& basics, ScreenStack& screens, CurrentGame& currentGame,
                 archive::Keeper* archive, std::filesystem::path folder, base::Log& log);
    ~PublicServer() override;
    PublicServer(const PublicServer&) = delete;
    PublicServer& operator=(const PublicServer&) = delete;

    // ---- coming and going
    [[nodiscard]] ServerMemory remembered(const CatalogEntry& game) const;
    /// Goes to the server of this game, which must have one. `password`: of the account `name`; both empty:
    /// as a guest, the same as before if the server still knows him. The error says what is wrong with them.
    base::Result<void> come(const CatalogEntry& game, const std::string& address, const std::string& name,
                            const std::string& password);
    void leave();

    // ---- there; null while he is not, and does not go there
    [[nodiscard]] lobby::Lobby* lobby() const { return lobby_.get(); }
    [[nodiscard]] const CatalogEntry* game() const { return game_; }
    /// "example.org"
    [[nodiscard]] const std::string& host() const { return host_; }
    /// Offers to play, and remembers it.
    base::Result<void> seek(const game::OptionValues& values);
    /// Shows a game that is watched at the table, beside the lobby.
    void watchBeside(int number);
    /// What these players say is no longer heard, now and later.
    void ignore(std::vector<std::string> names);
    /// Whether what others say is shown in passing.
    void setQuiet(bool quiet);

    // ---- the match on the table
    [[nodiscard]] bool isShown() const override;
    [[nodiscard]] const match::Match* kept() const override;
    void showKept() override;
    [[nodiscard]] std::optional<base::Msgid> whyNoRematch() const override;
    void askForRematch() override;

    /// Brings what has come; call it once a frame. `seconds` since the last call.
    void update(float seconds);
    /// Whether something is waited for that wakes nobody.
    [[nodiscard]] bool active() const { return lobby_ != nullptr; }
    /// Whether somebody was called back to the program since the last call.
    [[nodiscard]] bool takeCall() { return std::exchange(calls_, false); }

  private:
    void remember(const ServerMemory& memory);
    void tellNews();
    void followMatch();
    void beginToKeep(int number, bool again);
    void keepMatch();
    void forbidHelp(float seconds);

    const Basics& basics_;
    ScreenStack& screens_;
    CurrentGame& currentGame_;
    archive::Keeper* archive_;
    std::filesystem::path folder_;
    base::Log& log_;
    ServerMemories memories_;
    const CatalogEntry* game_ = nullptr;
    std::string host_;
    std::unique_ptr<lobby::Lobby> lobby_;
    std::unique_ptr<match::Line> line_;  ///< of the match on the table
    int session_ = 0;                    ///< the game under way that follows it; 0: none
    bool beside_ = false;                ///< the next one is shown beside the lobby
    bool ownShown_ = false;              ///< the player plays in it
    std::unique_ptr<FarKeeper> keeper_;
    int keptNumber_ = 0;               ///< the match that is being kept
    std::uint64_t keptChanges_ = 0;    ///< lobby::Lobby::ownChanges() when it was kept last
    std::optional<FileLock> playing_;  ///< held while a game of his own goes on
    bool elsewhere_ = false;           ///< another copy of the program holds it
    float sinceLooked_ = 0;            ///< seconds
    bool calls_ = false;
};

}  // namespace app
