#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/tak/play/tei/TeiMessages.h"

namespace tak::play {

/// What an engine reports about itself before `teiok`.
struct TeiIntroduction {
    static constexpr std::size_t kMostOptions = 500;
    static constexpr std::size_t kMostSizes = 100;
    static constexpr std::size_t kLongestLine = 16384;  ///< bytes

    std::string name = {};  ///< empty: not reported
    std::string author = {};
    std::vector<TeiOption> options = {};  ///< each name once
    std::vector<TeiSizes> sizes = {};     ///< from the lines `size …`, which mean dialect 1; each once

    /// Reads one line of the introduction. Lines longer than kLongestLine, options beyond kMostOptions and
    /// sizes beyond kMostSizes are ignored; no real engine reaches them.
    void read(std::string_view line);
    /// Null if the engine did not declare it; case does not matter.
    [[nodiscard]] const TeiOption* option(std::string_view name) const;
    /// An option of a game's set-up (see tei_option), if it is declared as one: another option may have the
    /// same name, such as a file with openings.
    [[nodiscard]] const TeiOption* setupOption(std::string_view name) const;
    /// Whether it has said that it speaks the dialect `teinewgame size 6 halfkomi 4`.
    [[nodiscard]] bool statesSizes() const { return !sizes.empty(); }
    /// Whether the engine, by its introduction, can play this set-up, with any opening: see knowsOpening().
    [[nodiscard]] base::Result<void> accepts(const rules::Setup& setup) const;
    /// Whether it can be told how a game from this position begins. If not, it can play only once the first
    /// two turns are over.
    [[nodiscard]] bool knowsOpening(const rules::Position& start) const;

  private:
    [[nodiscard]] base::Result<void> acceptsBoard(const rules::Setup& setup) const;
    [[nodiscard]] base::Result<void> acceptsPieces(const rules::Setup& setup) const;
};

/// The options of a game's set-up, as engines name them: numbers, and for the opening a choice of PTN's
/// names. They belong to the game, so the player does not set them.
namespace tei_option {
inline constexpr const char* kHalfKomi = "HalfKomi";
inline constexpr const char* kFlats = "Flats";
inline constexpr const char* kCaps = "Caps";
inline constexpr const char* kOpening = "Opening";
inline constexpr const char* kAll[] = {kHalfKomi, kFlats, kCaps, kOpening};
}  // namespace tei_option

/// Why a declared option cannot have this value; nothing if it can.
[[nodiscard]] std::optional<base::Message> refusal(const TeiOption& option, std::string_view value);

}  // namespace tak::play
