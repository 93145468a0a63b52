#include "app/screens/table/PlayPartList.h"

#include "app/play/Tables.h"

namespace app {

PlayPartList::PlayPartList(const ScreenBasics& screenBasics, const Playing& games, const Learning& learning,
                           const Collection& collection)
    : basics(screenBasics),
      playing(games),
      actions(*this),
      players(basics, playing, actions),
      review(basics, playing),
      moves(basics, playing, actions, review, thoughts, analysis, explorer, replay),
      hand(basics, playing),
      thoughts(basics, playing),
      explorer(basics, playing, collection),
      numbers(basics, playing),
      seats(basics, playing),
      thinking(basics, playing, analysis),
      forecast(basics, playing, thoughts),
      analysis(basics, playing, end),
      held(basics, playing),
      hint(basics, playing, thoughts, held),
      advice(basics, playing, hint),
      coach(basics, playing, learning, hint, actions),
      signs(basics, playing),
      sketch(basics, playing, actions),
      beliefs(basics, playing),
      control(basics, playing, actions, hint, replay),
      peek(basics, playing),
      end(basics, playing, hint),
      narration(basics, playing),
      onlyTurn(basics, playing, hand),
      replay(basics, playing) {
    // Panels that the player has closed stay closed. The moves that he has opened may have been wanted for
    // the game before, and can hide half of a small display.
    ui::screens::PanelState& list = basics.panels.moves;
    if (list == ui::screens::PanelState::Open) list = ui::screens::PanelState::Automatic;
}

TableSession& PlayPartList::table() const { return playing.tables.shown(); }

}  // namespace app
