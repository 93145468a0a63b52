#include "games/tactiki/play/TactikiPositionEditor.h"

#include "base/Utf8.h"
#include "game/TextFormat.h"
#include "games/tactiki/play/TactikiDraft.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using game::Draft;

base::Result<std::unique_ptr<Draft>> TactikiPositionEditor::empty(const game::OptionValues& values) const {
    const auto start = TactikiKind().create(values, {});
    if (!start) return start.error();
    return copyOf(**start);
}

std::unique_ptr<Draft> TactikiPositionEditor::copyOf(const game::State& position) const {
    return std::make_unique<TactikiDraft>(dynamic_cast<const TactikiState&>(position).position().board());
}

base::Result<std::unique_ptr<Draft>> TactikiPositionEditor::read(std::string_view text, const Draft&) const {
    const std::string plain = base::plainText(text);
    const auto board = rules::parsePosition(game::positionIn(plain));
    if (!board) return board.error();
    return std::unique_ptr<Draft>(std::make_unique<TactikiDraft>(*board));
}

}  // namespace tactiki::play
