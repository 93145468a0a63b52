#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/tak/play/TeiMessages.h"

namespace tak::play {

/// What an engine reports about itself before `teiok`.
struct TeiIntroduction {
    static constexpr std::size_t kMostOptions = 500;
    static constexpr std::size_t kLongestLine = 16384;  ///< bytes

    std::string name = {};  ///< empty: not reported
    std::string author = {};
    std::vector<TeiOption> options = {};  ///< each name once
    std::optional<TeiSizes> sizes = {};   ///< from the `size` line, which means dialect 1

    /// Reads one line of the introduction. Lines longer than kLongestLine and options beyond kMostOptions are
    /// ignored; no real engine reaches them.
    void read(std::string_view line);
    /// Null if the engine did not declare it; case does not matter.
    [[nodiscard]] const TeiOption* option(std::string_view name) const;
    /// Whether the engine, by its introduction, can play on this board with this komi.
    [[nodiscard]] base::Result<void> accepts(const rules::Setup& setup) const;
};

/// Why a declared option cannot have this value; nothing if it can.
[[nodiscard]] std::optional<base::Message> refusal(const TeiOption& option, std::string_view value);

}  // namespace tak::play
