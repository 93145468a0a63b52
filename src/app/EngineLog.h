#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

#include "game/Program.h"

namespace app {

/// The last lines said to and by an engine. Any thread may add one.
class EngineLog {
  public:
    static constexpr std::size_t kMostLines = 200;

    void add(game::ProgramLine line);
    [[nodiscard]] std::vector<game::ProgramLine> lines() const;
    /// The last lines that the engine has said, at most so many, after the first `since` lines of all.
    [[nodiscard]] std::vector<game::ProgramLine> lastSaid(std::size_t most, std::uint64_t since) const;
    /// Lines that were ever added: has it changed?
    [[nodiscard]] std::uint64_t count() const;

  private:
    mutable std::mutex mutex_;  ///< guards all below
    std::deque<game::ProgramLine> lines_;
    std::uint64_t count_ = 0;
};

}  // namespace app
