#include "games/tak/playtak/OwnGame.h"

#include <algorithm>
#include <cmath>

namespace tak::playtak {

OwnGame::OwnGame(const GameStart& start, const rules::Setup& setup)
    : about_(start.game), own_(start.own), bot_(start.bot), game_(setup) {
    left_.fill(std::chrono::seconds(start.game.terms.seconds));
}

std::optional<OwnGame> OwnGame::begin(const GameStart& start) {
    const auto setup = setupOf(start.game.terms);
    if (!setup) return {};
    return OwnGame(start, *setup);
}

std::optional<rules::Color> OwnGame::running() const {
    if (isOver() || game_.position().ply() == 0) return {};
    return game_.position().toMove();
}

void OwnGame::update(float seconds) {
    if (away_) *away_ += seconds;
    const auto color = running();
    if (!color) return;
    Milliseconds& left = left_[static_cast<std::size_t>(rules::index(*color))];
    left = std::max(Milliseconds(0), left - Milliseconds(std::llround(seconds * 1000)));
}

bool OwnGame::take(rules::Move move) {
    sent_.reset();
    if (!game_.isLegal(move)) return false;
    game_.play(move);
    drawOffered_ = undoRequested_ = false;
    return true;
}

bool OwnGame::undo() {
    drawOffered_ = undoRequested_ = false;
    if (game_.movesPlayed() == 0) return false;
    game_.undo();
    return true;
}

}  // namespace tak::playtak
