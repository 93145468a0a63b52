#include "games/tactiki/play/TactikiPositionEditor.h"

#include "base/Utf8.h"
#include "game/TextFormat.h"
#include "games/tactiki/play/TactikiDraft.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using game::Draft;

/// Who does not know all ranks cannot copy it.
std::unique_ptr<Draft> TactikiPositionEditor::copyOf(const game::View& seen) const {
    const auto truth = seen.truth();
    const auto* const state = dynamic_cast<const TactikiState*>(truth.get());
    return state ? std::make_unique<TactikiDraft>(state->position().board()) : nullptr;
}

base::Result<std::unique_ptr<Draft>> TactikiPositionEditor::read(std::string_view text, const Draft&) const {
    const std::string plain = base::plainText(text);
    const auto board = rules::parsePosition(game::positionIn(plain));
    if (!board) return board.error();
    return std::unique_ptr<Draft>(std::make_unique<TactikiDraft>(*board));
}

}  // namespace tactiki::play
