#include "app/library/GameWords.h"

#include <map>

#include "app/catalog/PlayerNames.h"
#include "unicode/Letters.h"

namespace app {
namespace {

constexpr std::size_t kLongestShownPlayer = 60;  // letters

std::string playerOf(const std::string& name, const game::Kind& kind, const i18n::Catalogue& texts) {
    return name.empty() ? std::string(texts.tr("without a name"))
                        : unicode::shortened(shownName(kind, name, texts), kLongestShownPlayer);
}

}  // namespace

std::string playersOf(const archive::Entry& entry, const game::Kind& kind, const i18n::Catalogue& texts) {
    std::map<int, std::string> sides;
    for (std::size_t seat = 0; seat < entry.players.size(); ++seat) {
        const int own = static_cast<int>(seat);
        std::string& side = sides[seat < entry.sides.size() ? entry.sides[seat] : own];
        side += (side.empty() ? "" : " & ") + playerOf(entry.players[seat], kind, texts);
    }
    std::string players;
    for (const auto& [number, side] : sides) players += (players.empty() ? "" : " – ") + side;
    return players;
}

std::string resultOf(const archive::Entry& entry) { return entry.result == "*" ? "–" : entry.result; }

}  // namespace app
