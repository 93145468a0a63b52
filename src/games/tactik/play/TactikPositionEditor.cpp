#include "games/tactik/play/TactikPositionEditor.h"

#include "base/Utf8.h"
#include "game/TextFormat.h"
#include "games/tactik/play/TactikDraft.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::play {

using game::Draft;

/// Before the cards are dealt.
std::unique_ptr<Draft> TactikPositionEditor::cleared(const game::View& start) const {
    const auto& view = dynamic_cast<const TactikView&>(start);
    return std::make_unique<TactikDraft>(view.playerCount(), view.position().rules());
}

std::unique_ptr<Draft> TactikPositionEditor::copyOf(const game::View& seen) const {
    const auto* const view = dynamic_cast<const TactikView*>(&seen);
    return view ? std::make_unique<TactikDraft>(view->position()) : nullptr;
}

base::Result<std::unique_ptr<Draft>> TactikPositionEditor::read(std::string_view text, const Draft&) const {
    const auto position =
        rules::parsePosition(game::positionIn(base::plainText(text)), game::Chance().seed());
    if (!position) return position.error();
    return std::unique_ptr<Draft>(std::make_unique<TactikDraft>(*position));
}

}  // namespace tactik::play
