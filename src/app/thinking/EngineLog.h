#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

#include "game/Program.h"

namespace app {

/// The last lines sent to and received from an engine. Any thread may add lines.
class EngineLog {
  public:
    static constexpr std::size_t kMostLines = 200;

    void add(game::ProgramLine line);
    [[nodiscard]] std::vector<game::ProgramLine> lines() const;
    /// The last lines that the engine sent, at most `most`, without the first `since` lines of the whole log.
    [[nodiscard]] std::vector<game::ProgramLine> lastSaid(std::size_t most, std::uint64_t since) const;
    /// The number of lines that were ever added; it tells whether the log has changed.
    [[nodiscard]] std::uint64_t count() const;

  private:
    mutable std::mutex mutex_;  ///< guards all members below
    std::deque<game::ProgramLine> lines_;
    std::uint64_t count_ = 0;
};

}  // namespace app
