#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/Utf8.h"

namespace net {

/// The text as one line with its end: line ends in it become spaces.
[[nodiscard]] inline std::string oneLine(std::string text) {
    for (char& c : text)
        if (c == '\n' || c == '\r') c = ' ';
    text += '\n';
    return text;
}

/// Takes apart bytes that come piece by piece into lines, which end with "\n" or "\r\n".
class LineSplitter {
  public:
    /// Calls `take` with each line that is whole now: UTF-8 (see base::toUtf8), without its end. Ends early
    /// if `take` returns false.
    template <class Take>
    void add(std::string_view bytes, Take take) {
        begun_.append(bytes);
        std::size_t from = 0;
        for (std::size_t end = 0; (end = begun_.find('\n', from)) != std::string::npos; from = end + 1)
            if (!take(textOf(std::string_view(begun_).substr(from, end - from)))) return;
        begun_.erase(0, from);
    }
    /// Bytes of the line that is not whole yet.
    [[nodiscard]] std::size_t begun() const { return begun_.size(); }

  private:
    static std::string textOf(std::string_view line) {
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        return base::toUtf8(line);
    }
    std::string begun_;
};

}  // namespace net
