#pragma once

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string_view>

#include "base/Result.h"

namespace base {

/// JSON that people write: its values, and where in the text each of them stands.
class Json {
  public:
    /// Larger files and deeper ones are refused before they are parsed: whoever walks through the values, or
    /// writes them with their indentation, does so in bounded memory and on a bounded stack.
    static constexpr std::size_t kLargest = 1 << 20;  // bytes
    static constexpr int kDeepest = 32;               // lists and objects within each other

    /// Never throws. Errors name `file`, and line and column where they are known: too large, too deep, not
    /// JSON, a number that no computer holds.
    [[nodiscard]] static Result<Json> read(std::string_view text, std::string_view file);

    [[nodiscard]] const nlohmann::json& root() const { return *root_; }
    /// Where a value begins that was reached from root(). Of a copy: unknown.
    [[nodiscard]] TextPosition positionOf(const nlohmann::json& value) const;

  private:
    std::unique_ptr<const nlohmann::json> root_;
    std::map<const nlohmann::json*, TextPosition> positions_;
};

}  // namespace base
