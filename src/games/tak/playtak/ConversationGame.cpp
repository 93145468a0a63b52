// What a Conversation hears of the own game, and of those that are watched.

#include "games/tak/playtak/Conversation.h"

namespace tak::playtak {

OwnGame* Conversation::own(GameNumber number) {
    return game_ && game_->number() == number && !game_->isOver() ? &*game_ : nullptr;
}

void Conversation::outOfStep() {
    if (game_->isLost()) return;
    game_->lose();
    tell(OutOfStep{game_->number()});
}

void Conversation::hear(const GameStart& start) {
    // Before the login is answered it can only be a game that goes on; the same one may be told again later.
    const bool known = game_ && game_->number() == start.game.number;
    GameStart whole = start;
    const auto listed = games_.find(start.game.number);
    if (start.partial && listed != games_.end()) whole.game.terms = listed->second.terms;
    // Who comes back before the list of games is told knows them from before.
    if (start.partial && listed == games_.end() && known) whole.game.terms = game_->terms();
    auto begun = OwnGame::begin(whole);
    if (!begun) return;
    game_ = std::move(begun);
    told_ = true;
    tell(GameBegun{start.game.number, !here() || known});
}

void Conversation::hear(const TurnPlayed& turn) {
    OwnGame* const game = own(turn.game);
    if (game == nullptr) return tellWatched(Watched{turn});
    if (game->isLost()) return;
    const rules::Color mover = game->game().position().toMove();
    // Who answers has seen the turn that was sent, even if its OK is still to come.
    if (game->sent() && mover == game->own()) {
        const bool echo = *game->sent() == turn.move;
        confirmSent();
        if (echo || game->isLost()) return;
    }
    const rules::Color color = game->game().position().toMove();
    if (!game->take(turn.move)) return outOfStep();
    tell(TurnTaken{turn.game, color, turn.move});
}

void Conversation::hear(const ClockTimes& times) {
    if (OwnGame* const game = own(times.game))
        game->setClocks(times.left);
    else
        tellWatched(Watched{times});
}

void Conversation::hear(const DrawOffered& offered) {
    OwnGame* const game = own(offered.game);
    if (game == nullptr) return;
    game->setDrawOffered(true);
    tell(offered);
}

void Conversation::hear(const DrawWithdrawn& withdrawn) {
    OwnGame* const game = own(withdrawn.game);
    if (game == nullptr) return;
    game->setDrawOffered(false);
    tell(withdrawn);
}

void Conversation::hear(const UndoRequested& requested) {
    OwnGame* const game = own(requested.game);
    if (game == nullptr) return;
    game->setUndoRequested(true);
    tell(requested);
}

void Conversation::hear(const UndoWithdrawn& withdrawn) {
    OwnGame* const game = own(withdrawn.game);
    if (game == nullptr) return;
    game->setUndoRequested(false);
    tell(withdrawn);
}

void Conversation::hear(const Undone& undone) {
    OwnGame* const game = own(undone.game);
    if (game == nullptr) return tellWatched(Watched{undone});
    if (game->isLost()) return;
    if (!game->undo()) return outOfStep();
    tell(undone);
}

void Conversation::hear(const Over& over) {
    if (own(over.game) != nullptr)
        finish({.game = over.game, .outcome = over.outcome, .result = over.result});
    else
        tellWatched(Watched{over});
}

void Conversation::hear(const Abandoned& abandoned) {
    const OwnGame* const game = own(abandoned.game);
    if (game == nullptr) return tellWatched(Watched{abandoned});
    const rules::Color winner = abandoned.name == game->opponent() ? game->own() : !game->own();
    const rules::Outcome outcome{rules::EndReason::Claimed, winner};
    finish({.game = abandoned.game,
            .outcome = outcome,
            .result = std::string(rules::resultText(outcome)),
            .abandoned = true});
}

void Conversation::finish(GameOver over) {
    // The last turn is taken even if the end is told before its OK.
    if (game_->sent() && !game_->isLost() &&
        (over.outcome.reason == rules::EndReason::Road || over.outcome.reason == rules::EndReason::BoardFull))
        confirmSent();
    game_->end(over);
    tell(std::move(over));
}

void Conversation::hear(const RematchToAccept& rematch) {
    tell(rematch);
    accept(rematch.number);
}

void Conversation::hear(const Observed& observed) {
    watched_.insert(observed.game.number);
    tell(observed);
}

void Conversation::tellWatched(const Watched& watched) {
    const GameNumber game = std::visit([](const auto& line) { return line.game; }, watched.line);
    if (watched_.contains(game)) tell(watched);
}

}  // namespace tak::playtak
