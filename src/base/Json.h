#pragma once

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string_view>

#include "base/Result.h"

namespace base {

/// A JSON document written by people: its values, and the position in the text of each.
class Json {
  public:
    /// Larger or deeper documents are refused before they are parsed, so that code that walks through the
    /// values, or writes them indented, needs bounded memory and bounded depth.
    static constexpr std::size_t kLargest = 1 << 20;  // bytes
    static constexpr int kDeepest = 32;               // levels of nested lists and objects

    /// Never throws. Errors name `file`, and line and column where they are known: too large, too deep, not
    /// JSON, a number out of range.
    [[nodiscard]] static Result<Json> read(std::string_view text, std::string_view file);

    [[nodiscard]] const nlohmann::json& root() const { return *root_; }
    /// Where this value begins in the text. The value must have been reached from root(); the position of a
    /// copy is unknown.
    [[nodiscard]] TextPosition positionOf(const nlohmann::json& value) const;

  private:
    std::unique_ptr<const nlohmann::json> root_;
    std::map<const nlohmann::json*, TextPosition> positions_;
};

}  // namespace base
