#include "games/tactik/play/TactikPositionEditor.h"

#include "base/Utf8.h"
#include "game/TextFormat.h"
#include "games/tactik/play/TactikDraft.h"
#include "games/tactik/play/TactikKind.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::play {

using game::Draft;

base::Result<std::unique_ptr<Draft>> TactikPositionEditor::empty(const game::OptionValues& values) const {
    const auto start = TactikKind().create(values, {});
    if (!start) return start.error();
    const rules::Rules& agreed = dynamic_cast<const TactikState&>(**start).position().rules();
    return std::unique_ptr<Draft>(std::make_unique<TactikDraft>((*start)->playerCount(), agreed));
}

std::unique_ptr<Draft> TactikPositionEditor::copyOf(const game::State& position) const {
    return std::make_unique<TactikDraft>(dynamic_cast<const TactikState&>(position).position());
}

std::unique_ptr<Draft> TactikPositionEditor::copyOfSeen(const game::View& seen) const {
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
