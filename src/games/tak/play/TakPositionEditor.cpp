#include "games/tak/play/TakPositionEditor.h"

#include "game/TextFormat.h"
#include "games/tak/play/TakDraft.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {

using game::Draft;

std::unique_ptr<Draft> TakPositionEditor::copyOf(const game::View& seen) const {
    const auto* const state = dynamic_cast<const TakState*>(&seen);
    return state ? std::make_unique<TakDraft>(state->position(), state->variants()) : nullptr;
}

base::Result<std::unique_ptr<Draft>> TakPositionEditor::read(std::string_view text,
                                                             const Draft& before) const {
    const auto& draft = dynamic_cast<const TakDraft&>(before);
    const std::string_view tps = game::positionIn(text, "TPS");
    rules::SetupOptions same = rules::SetupOptions::of(draft.setup());
    auto position = rules::parseTps(tps, same);
    if (!position) {
        same.size.reset();
        same.stones = same.capstones = {};
        position = rules::parseTps(tps, same);
    }
    if (!position) return position.error();
    return std::unique_ptr<Draft>(std::make_unique<TakDraft>(*position, draft.variants()));
}

}  // namespace tak::play
