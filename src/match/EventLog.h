#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "match/Event.h"

namespace match {

/// The events of one match, oldest first. Only grows.
class EventLog {
  public:
    /// `first`: the number of the first event that it will hold.
    explicit EventLog(std::size_t first = 0) : first_(first), match_(nextMatch()) {}

    void add(Happened happened) { happened_.push_back(std::move(happened)); }
    /// As this viewer may see them. The log must outlive the feed.
    [[nodiscard]] Feed events(game::Viewer viewer) const { return {happened_, viewer, first_}; }
    [[nodiscard]] std::size_t size() const { return happened_.size(); }
    /// Tells this log from all others of the program; from 1.
    [[nodiscard]] std::uint64_t match() const { return match_; }

  private:
    [[nodiscard]] static std::uint64_t nextMatch() {
        static std::atomic<std::uint64_t> last = 0;
        return ++last;
    }

    std::vector<Happened> happened_;
    std::size_t first_;
    std::uint64_t match_;
};

}  // namespace match
