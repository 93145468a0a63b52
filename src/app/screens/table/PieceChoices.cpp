#include "app/screens/table/PieceChoices.h"

#include "app/input/Bindings.h"
#include "app/table/SeatColor.h"
#include "app/table/TableSession.h"

namespace app {
namespace {

std::string keyOfPiece(const Bindings& bindings, int piece, const i18n::Catalogue& texts) {
    if (piece >= kPieceActions) return {};
    const auto action = static_cast<Action>(static_cast<int>(Action::Piece1) + piece);
    const std::vector<Chord>& chords = bindings.of(action);
    return chords.empty() ? std::string() : shownChord(chords.front(), texts);
}

}  // namespace

std::vector<ui::screens::PieceChoice> piecesToPlace(const ui::kit::Context& ui, const Bindings& bindings,
                                                    TableSession& table, std::size_t seat) {
    std::vector<ui::screens::PieceChoice> pieces;
    for (const game::Choice& choice : table.turn().input().choices())
        pieces.push_back({.label = ui.tr(choice.label.c_str()),
                          .shape = table.iconOf(choice.icon),
                          .color = seatColor(ui, table, choice.owner ? choice.owner->value : seat),
                          .shortcut = keyOfPiece(bindings, static_cast<int>(pieces.size()), ui.texts),
                          .disabled = choice.refusal ? ui.texts.tr(*choice.refusal) : std::string(),
                          .chosen = choice.chosen,
                          .help = choice.help.empty() ? "" : ui.tr(choice.help.c_str())});
    return pieces;
}

}  // namespace app
