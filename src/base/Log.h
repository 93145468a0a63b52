#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "base/Printable.h"

namespace base {

enum class LogLevel { Info, Warning, Error };

/// Writes messages for the developer, made printable. main() owns it and passes it by reference; any thread
/// may write.
class Log {
  public:
    using Sink = std::function<void(LogLevel, std::string_view)>;
    explicit Log(Sink sink) : sink_(std::move(sink)) {}

    void info(std::string_view text) { write(LogLevel::Info, text); }
    void warning(std::string_view text) { write(LogLevel::Warning, text); }
    void error(std::string_view text) { write(LogLevel::Error, text); }

  private:
    void write(LogLevel level, std::string_view text) {
        const std::lock_guard lock(mutex_);
        if (sink_) sink_(level, printable(text));
    }
    std::mutex mutex_;
    Sink sink_;
};

}  // namespace base
