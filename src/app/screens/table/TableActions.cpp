#include "app/screens/table/TableActions.h"

#include <array>
#include <cstddef>
#include <glm/gtc/constants.hpp>

#include "app/table/TableSession.h"

namespace app {
namespace {

using enum TableAction::Kind;

constexpr float kStep = 0.12F;  // radians that a key turns the camera

template <std::size_t piece>
void choosePiece(TableSession& table) {
    table.turn().choose(piece);
}

void finishTurn(TableSession& table) {
    if (!table.turn().finish()) table.hand().pickAtCursor();
}

constexpr auto kTableActions = std::to_array<TableAction>({
    {Action::CursorLeft, EntersTurn, [](TableSession& t) { t.hand().moveCursor(-1, 0); }},
    {Action::CursorRight, EntersTurn, [](TableSession& t) { t.hand().moveCursor(1, 0); }},
    {Action::CursorUp, EntersTurn, [](TableSession& t) { t.hand().moveCursor(0, 1); }},
    {Action::CursorDown, EntersTurn, [](TableSession& t) { t.hand().moveCursor(0, -1); }},
    {Action::Pick, EntersTurn, [](TableSession& t) { t.hand().pickAtCursor(); }},
    {Action::Finish, EntersTurn, finishTurn},
    {Action::StepBack, EntersTurn, [](TableSession& t) { (void)t.turn().stepBack(); }},
    {Action::VaryMore, EntersTurn, [](TableSession& t) { (void)t.turn().vary(1); }},
    {Action::VaryLess, EntersTurn, [](TableSession& t) { (void)t.turn().vary(-1); }},
    {Action::Piece1, EntersTurn, choosePiece<0>},
    {Action::Piece2, EntersTurn, choosePiece<1>},
    {Action::Piece3, EntersTurn, choosePiece<2>},
    {Action::Piece4, EntersTurn, choosePiece<3>},
    {Action::Piece5, EntersTurn, choosePiece<4>},
    {Action::Piece6, EntersTurn, choosePiece<5>},
    {Action::Piece7, EntersTurn, choosePiece<6>},
    {Action::Piece8, EntersTurn, choosePiece<7>},
    {Action::Piece9, EntersTurn, choosePiece<8>},
    {Action::Piece10, EntersTurn, choosePiece<9>},
    {Action::PreviousPiece, EntersTurn, [](TableSession& t) { t.turn().chooseNext(-1); }},
    {Action::NextPiece, EntersTurn, [](TableSession& t) { t.turn().chooseNext(1); }},

    {Action::ResetView, ChoosesView,
     [](TableSession& t) {
         t.stage().setDiagram(false);
         t.stage().camera().reset();
     }},
    {Action::DiagramView, ChoosesView,
     [](TableSession& t) { t.stage().setDiagram(!t.stage().showsDiagram()); }},
    {Action::TopView, ChoosesView, [](TableSession& t) { t.stage().camera().topView(); }},
    {Action::SeatView, ChoosesView, [](TableSession& t) { t.stage().camera().seatView(); }},

    {Action::OtherSide, TurnsCamera, [](TableSession& t) { t.stage().camera().orbit(glm::pi<float>(), 0); }},
    {Action::QuarterTurn, TurnsCamera,
     [](TableSession& t) { t.stage().camera().orbit(glm::half_pi<float>(), 0); }},
    {Action::TurnLeft, TurnsCamera, [](TableSession& t) { t.stage().camera().orbit(kStep, 0); }},
    {Action::TurnRight, TurnsCamera, [](TableSession& t) { t.stage().camera().orbit(-kStep, 0); }},
    {Action::TurnUp, TurnsCamera, [](TableSession& t) { t.stage().camera().orbit(0, kStep); }},
    {Action::TurnDown, TurnsCamera, [](TableSession& t) { t.stage().camera().orbit(0, -kStep); }},
    {Action::Closer, TurnsCamera, [](TableSession& t) { t.stage().camera().zoom(1); }},
    {Action::Farther, TurnsCamera, [](TableSession& t) { t.stage().camera().zoom(-1); }},
});

}  // namespace

const TableAction* tableAction(Action action) { return lineOf<TableAction>(action, kTableActions); }

}  // namespace app
