#include "app/hex/HexEntry.h"

#include "games/hex/play/HexKind.h"
#include "games/hex/table/HexInput.h"
#include "games/hex/table/HexPresentation.h"
#include "games/hex/table/HexTable.h"

namespace test {

app::CatalogEntry hexEntry() {
    return {.kind = std::make_unique<hex::play::HexKind>(),
            .makeTable =
                [](const game::View& view, const scene::Theme& theme, const app::TableWishes&) {
                    const auto& state = dynamic_cast<const hex::play::HexState&>(view);
                    return std::make_shared<const hex::table::HexTable>(state.position().width(), theme);
                },
            .makeInput = [] { return std::make_unique<hex::table::HexInput>(); },
            .presentation = std::make_unique<hex::table::HexPresentation>(),
            .materials = hex::table::materials()};
}

}  // namespace test
