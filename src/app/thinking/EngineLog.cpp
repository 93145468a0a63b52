#include "app/thinking/EngineLog.h"

#include <algorithm>

namespace app {

void EngineLog::add(game::ProgramLine line) {
    const std::lock_guard lock(mutex_);
    if (lines_.size() == kMostLines) lines_.pop_front();
    lines_.push_back(std::move(line));
    ++count_;
}

std::vector<game::ProgramLine> EngineLog::lines() const {
    const std::lock_guard lock(mutex_);
    return {lines_.begin(), lines_.end()};
}

std::vector<game::ProgramLine> EngineLog::lastSaid(std::size_t most, std::uint64_t since) const {
    const std::lock_guard lock(mutex_);
    std::vector<game::ProgramLine> said;
    std::uint64_t number = count_;
    for (auto line = lines_.rbegin(); line != lines_.rend() && number > since && said.size() < most;
         ++line, --number)
        if (line->from != game::ProgramLine::From::Us) said.push_back(*line);
    std::reverse(said.begin(), said.end());
    return said;
}

std::uint64_t EngineLog::count() const {
    const std::lock_guard lock(mutex_);
    return count_;
}

}  // namespace app
