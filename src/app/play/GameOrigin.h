#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/library/GameFile.h"
#include "app/play/CurrentGame.h"
#include "app/settings/Basics.h"

namespace app {

/// Where the game under way comes from. Main thread only.
class GameOrigin {
  public:
    GameOrigin(const Basics& basics, const CurrentGame& currentGame)
        : basics_(basics), currentGame_(currentGame) {}

    /// The file where it was last read or saved.
    [[nodiscard]] std::optional<GameFile> file() const {
        return fileOf_ == currentGame_.sessionNumber() ? file_ : std::nullopt;
    }
    /// It was read or saved in this file, which is the latest of Settings::recentFiles now.
    void remember(const GameFile& file);
    /// The name that a link gave it; empty: none did.
    [[nodiscard]] std::string name() const {
        return nameOf_ == currentGame_.sessionNumber() ? name_ : std::string();
    }
    void setName(std::string name);

  private:
    const Basics& basics_;
    const CurrentGame& currentGame_;
    std::optional<GameFile> file_;
    int fileOf_ = 0;  ///< CurrentGame::sessionNumber() of the game with file_
    std::string name_;
    int nameOf_ = 0;  ///< the same of the game with name_
};

}  // namespace app
