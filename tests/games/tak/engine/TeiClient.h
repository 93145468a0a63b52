#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <initializer_list>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "games/tak/engine/tei/Tei.h"

namespace tak::engine {

/// A client that talks to an engine and keeps every line of its answers.
class TeiClient {
  public:
    /// Time limit for an answer on the busiest machine; the engine's own limits are far shorter.
    static constexpr std::chrono::seconds kPatience{30};

    void say(std::string_view line) { server_.line(line); }
    void say(std::initializer_list<std::string_view> lines) {
        for (const std::string_view line : lines) say(line);
    }

    /// Waits for a line with this beginning, after those found before. Empty if none comes.
    std::string await(std::string_view begin) {
        std::unique_lock lock(mutex_);
        std::string found;
        const bool came = changed_.wait_for(lock, kPatience, [&] {
            for (; read_ < lines_.size(); ++read_) {
                if (lines_[read_].substr(0, begin.size()) != begin) continue;
                found = lines_[read_++];
                return true;
            }
            return false;
        });
        EXPECT_TRUE(came) << "no line begins with " << begin;
        return found;
    }

    /// Waits for the answer to `go`, and returns its move.
    std::string awaitMove() {
        const std::string answer = await("bestmove ");
        return std::string(answer.substr(std::min<std::size_t>(9, answer.size()), answer.find(' ', 9) - 9));
    }

    /// All lines so far with this beginning.
    [[nodiscard]] std::vector<std::string> all(std::string_view begin) const {
        const std::lock_guard lock(mutex_);
        std::vector<std::string> found;
        std::copy_if(lines_.begin(), lines_.end(), std::back_inserter(found),
                     [&](const std::string& line) { return line.substr(0, begin.size()) == begin; });
        return found;
    }
    [[nodiscard]] std::size_t count(std::string_view begin) const { return all(begin).size(); }

  private:
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
    std::size_t read_ = 0;
    TeiServer server_{{.version = "1.2.3", .capacity = {.hashMiB = 8, .threads = 4}},
                      [this](std::string_view line) {
                          const std::lock_guard lock(mutex_);
                          lines_.emplace_back(line);
                          changed_.notify_all();
                      }};
};

/// The value of a field in a line of words: valueOf("info depth 3 nodes 77", "nodes") is "77".
[[nodiscard]] inline std::string valueOf(std::string_view line, std::string_view field) {
    TeiWords words(line);
    while (!words.atEnd())
        if (words.take() == field) return std::string(words.peek());
    return {};
}

}  // namespace tak::engine
