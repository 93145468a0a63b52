#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "host/Limits.h"
#include "host/Messages.h"

namespace host {

/// What was said at a table: the last kKeptChat messages, numbered from 1.
class Chat {
  public:
    /// Keeps it; returns the message for everybody.
    [[nodiscard]] Said add(MemberId member, std::string name, std::string text, Moment now) {
        kept_.emplace_back(Said{++number_, member, std::move(name), std::move(text), 0}, now);
        if (kept_.size() > kKeptChat) kept_.pop_front();
        return kept_.back().first;
    }
    /// For somebody who comes now; the oldest first.
    [[nodiscard]] std::vector<Said> toldAt(Moment now) const {
        std::vector<Said> told;
        for (const auto& [said, at] : kept_) {
            told.push_back(said);
            told.back().ago = (now - at).count();
        }
        return told;
    }

  private:
    std::deque<std::pair<Said, Moment>> kept_;
    std::uint32_t number_ = 0;
};

}  // namespace host
