#include "games/tactiki/play/TactikiText.h"

#include "games/tactiki/play/Outcomes.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using game::setTag;
using game::tagIn;
using game::Tags;
using rules::Position;
using rules::Side;

base::Result<std::unique_ptr<game::State>> TactikiText::start(const Tags& tags) const {
    std::unique_ptr<game::State> start;
    if (const std::string* set = tagIn(tags, "Position")) {
        const auto board = rules::parsePosition(*set);
        if (!board) return game::inTag("Position", board.error());
        start = std::make_unique<TactikiState>(Position(*board));
        return start;
    }
    const std::string* agreed = tagIn(tags, "Rules");
    const auto read = rules::parseRules(agreed != nullptr ? *agreed : "");
    if (!read) return game::inTag("Rules", read.error());
    start = std::make_unique<TactikiState>(Position(*read));
    return start;
}

void TactikiText::describe(const game::State& state, Tags& tags) const {
    const rules::Board& start = static_cast<const TactikiState&>(state).position().board();
    const bool setUp = start != rules::Board(start.rules());
    const std::string agreed = setUp ? std::string() : rules::formatRules(start.rules());
    std::erase_if(tags, [&](const auto& tag) {
        return (tag.first == "Position" && !setUp) || (tag.first == "Rules" && agreed.empty());
    });
    if (setUp) setTag(tags, "Position", rules::formatPosition(start));
    if (!agreed.empty()) setTag(tags, "Rules", agreed);
}

void TactikiText::describeFor(const game::State& state, game::Viewer viewer, Tags& tags) const {
    describe(state, tags);
    if (tagIn(tags, "Position") != nullptr) setTag(tags, "Position", state.view(viewer)->positionText());
}

bool TactikiText::isResult(std::string_view text, const game::State&) const { return play::isResult(text); }

/// "12. " before a turn of Tiki, "| " before one of Tac; the second move of a turn needs nothing.
std::string TactikiText::lead(const game::State& before, bool begins) const {
    const rules::Board& board = static_cast<const TactikiState&>(before).position().board();
    const std::string number = std::to_string(before.round()) + ". ";
    const bool first = board.stage() == rules::Stage::First;
    if (begins) return board.toMove() == Side::Tac && first ? number + "| " : number;
    if (!first) return {};
    return board.toMove() == Side::Tac ? "| " : number;
}

}  // namespace tactiki::play
