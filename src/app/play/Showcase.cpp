#include "app/play/Showcase.h"

#include <string>
#include <vector>

#include "base/Files.h"

namespace app {

std::unique_ptr<TableSession> makeShowcase(const CatalogEntry& game, const std::filesystem::path& assets,
                                           const scene::Theme& theme, const TableWishes& wishes) {
    std::unique_ptr<game::State> state;
    if (!game.showcase.empty())
        if (const auto text = base::readFile(assets / game.showcase))
            if (auto position = game.kind->readPosition(*text)) state = std::move(position->state);
    if (!state) state = std::move(game.kind->create({}, {})).value();
    const std::vector<std::string> nobody(static_cast<std::size_t>(state->playerCount()));
    return std::make_unique<TableSession>(game, match::Match(std::move(state), nobody), theme, 0.0F, wishes);
}

}  // namespace app
