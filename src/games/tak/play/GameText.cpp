#include "games/tak/play/GameText.h"

#include "games/tak/play/GameLink.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

base::Result<rules::PtnGame> firstGameOf(std::string_view ptn, const rules::SetupOptions& given) {
    std::optional<rules::PtnGame> first;
    const rules::PtnReading reading =
        rules::readPtnGames(ptn, {}, {.given = given}, [&](rules::PtnGame game, std::size_t) {
            if (!first) first = std::move(game);
        });
    if (!reading.ok()) return reading.errors.front();
    return std::move(*first);
}

}  // namespace

base::Result<rules::PtnGame> readGameText(std::string_view text, const rules::SetupOptions& given) {
    if (const auto link = readGameLink(text)) {
        if (!*link) return link->error();
        return firstGameOf((*link)->ptn, given);
    }
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin != std::string_view::npos && text[begin] == '[') return firstGameOf(text, given);
    auto position = rules::parseTps(text, given);
    if (!position) return position.error();
    return rules::PtnGame{.start = std::move(*position)};
}

}  // namespace tak::play
