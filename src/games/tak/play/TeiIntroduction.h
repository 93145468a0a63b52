#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/tak/play/TeiMessages.h"

namespace tak::play {

/// What an engine has told about itself before its `teiok`.
struct TeiIntroduction {
    static constexpr std::size_t kMostOptions = 500;
    static constexpr std::size_t kLongestLine = 16384;  ///< bytes

    std::string name = {};  ///< empty: it has not said
    std::string author = {};
    std::vector<TeiOption> options = {};  ///< each name once
    std::optional<TeiSizes> sizes = {};   ///< of the `size` line that tells dialect 1

    /// Takes one line of it up. Longer lines than kLongestLine and options beyond kMostOptions are left out:
    /// no honest engine comes near.
    void read(std::string_view line);
    /// Null if the engine did not declare it; names are compared without regard to case.
    [[nodiscard]] const TeiOption* option(std::string_view name) const;
    /// Whether the engine can play on this board with this komi, as far as it told.
    [[nodiscard]] base::Result<void> accepts(const rules::Setup& setup) const;
};

/// Why a declared option cannot have this value; nothing if it can.
[[nodiscard]] std::optional<base::Message> refusal(const TeiOption& option, std::string_view value);

}  // namespace tak::play
