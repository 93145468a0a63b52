#include "game/Fields.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"

// Positions of Tak for players far away: nothing is hidden, so the start and the moves say all.
namespace tak::play {
namespace {

constexpr std::size_t kLongestStart = 4096;  // bytes: tags, and a board on which all pieces stand

}  // namespace

std::string TakKind::writeView(const game::View& view) const {
    const auto& state = dynamic_cast<const TakState&>(view);
    const std::vector<rules::Move> moves = state.game().moves();
    game::Record start;
    start.start = state.clone();
    for (std::size_t i = 0; i < moves.size(); ++i) start.start->undo();
    base::FieldWriter fields;
    fields.text(writeAtOnce(start), kLongestStart);
    fields.endLine();
    for (const rules::Move move : moves) {
        game::eachField(fields, actionOf(move));
        fields.endLine();
    }
    return fields.take();
}

base::Result<std::unique_ptr<const game::View>> TakKind::readView(std::string_view text) const {
    base::FieldReader fields(text);
    std::string written;
    fields.text(written, kLongestStart);
    fields.endLine();
    if (fields.failed()) return fields.end().error();
    const auto start = read(written, {}, {});
    if (!start) return start.error();
    const std::unique_ptr<game::State> state = start->game.start->clone();
    while (!fields.atEnd()) {
        game::Action action;
        game::eachField(fields, action);
        fields.endLine();
        if (!fields.failed() && !state->isLegal(action)) fields.fail(base::msgid("this turn is not legal"));
        if (fields.failed()) break;
        state->apply(action);
    }
    if (const auto end = fields.end(); !end) return end.error();
    return state->view(game::Viewer::record());
}

}  // namespace tak::play
