#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "host/Sha256.h"

namespace host {

/// Draws what nobody may guess: codes of tables, tokens of guests, the chance of games.
class Secrets {
  public:
    using Source = std::function<std::uint32_t()>;
    /// The system's source, or another one for tests.
    explicit Secrets(Source source = {});

    /// Eight letters and digits, none of which looks like another: about 38 bits.
    [[nodiscard]] std::string code() { return draw(kCodeLetters); }
    /// About 155 bits.
    [[nodiscard]] std::string token() { return draw(kTokenLetters); }
    [[nodiscard]] std::uint64_t seed();

  private:
    static constexpr int kCodeLetters = 8;
    static constexpr int kTokenLetters = 32;
    [[nodiscard]] std::string draw(int letters);
    Source source_;
};

/// A code as somebody has typed it, in capitals and without blanks and dashes.
[[nodiscard]] std::string codeIn(std::string_view typed);

/// For keeping a token's digest as text, and back; nothing for a text that is none.
[[nodiscard]] std::string hexOf(const Digest& digest);
[[nodiscard]] std::optional<Digest> digestIn(std::string_view hex);

}  // namespace host
