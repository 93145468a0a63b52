#include "games/tactiki/play/TactikiText.h"

#include "base/Message.h"
#include "games/tactiki/play/Outcomes.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using base::msgid;
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

base::Result<std::unique_ptr<game::State>> TactikiText::toldStart(const Tags& tags) const {
    const auto viewer = game::toldViewer(tags);
    if (!viewer || (viewer->player() && viewer->player()->value >= rules::kSides))
        return game::inTag(game::kSeenBy,
                           {msgid("expected a player of the game, such as Player1, or onlooker")});
    if (tagIn(tags, "Position") != nullptr)
        return game::inTag(
            "Position", {msgid("what somebody saw of a game that began with a position cannot be opened")});
    const std::string* agreed = tagIn(tags, "Rules");
    const auto read = rules::parseRules(agreed != nullptr ? *agreed : "");
    if (!read) return game::inTag("Rules", read.error());
    std::unique_ptr<game::State> start =
        std::make_unique<TactikiState>(TactikiState::told(Position(*read), *viewer));
    return start;
}

std::string TactikiText::earlierWord(const game::State& now, game::Viewer viewer,
                                     std::string_view played) const {
    std::string word = TextFormat::earlierWord(now, viewer, played);
    const rules::Position& position = static_cast<const TactikiState&>(now).position();
    // The end of the word was taken off with the ranks.
    if (!word.empty() && word.back() == 'x') word += rules::resultsOf(position.past().back().blows).substr(1);
    return word;
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
