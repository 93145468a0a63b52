#include "tournament/PlayedGame.h"

#include <algorithm>
#include <cstdio>

#include "match/EvaluationRecord.h"

namespace tournament {
namespace {

/// What the mover thought of the turn, as the table reads it: `+0.07/12 score:+0.14 2.96s`.
std::string commentOf(const PlayedTurn& turn, std::size_t players) {
    char time[32];
    std::snprintf(time, sizeof time, "%.2fs", static_cast<double>(turn.time.count()) / 1000);
    match::EvaluationNote note{.depth = turn.depth, .details = time};
    if (!turn.figure.empty()) note.details = "score:" + turn.figure + ' ' + time;
    if (turn.chances.size() == players) note.chances = turn.chances;
    return match::evaluationComment(note);
}

}  // namespace

std::string_view nameOf(Ending ending) {
    switch (ending) {
        case Ending::Rules:
            return "rules";
        case Ending::Adjudicated:
            return "adjudication";
        case Ending::TooLong:
            return "too long";
        case Ending::Late:
            return "time";
        case Ending::Illegal:
            return "illegal move";
        case Ending::Hung:
            return "hang";
        case Ending::Crashed:
            return "crash";
        case Ending::Refused:
            return "refusal";
        case Ending::Running:
        case Ending::Aborted:
            break;
    }
    return "unterminated";
}

std::size_t PlayedGame::turnsEnded() const {
    return static_cast<std::size_t>(
        std::count_if(turns.begin(), turns.end(), [](const PlayedTurn& turn) { return turn.endsTurn; }));
}

std::size_t PlayedGame::turnsBegun() const {
    const bool goesOn = !turns.empty() && !turns.back().endsTurn;
    return turnsEnded() + (goesOn ? 1 : 0);
}

int PlayedGame::halfPoints() const {
    const auto winner = sides.winner(outcome);
    if (!winner) return 1;
    return *winner == sideOf(0) ? 2 : 0;
}

game::Record recordOf(const PlayedGame& game, const Contest& contest, const std::string& event,
                      const std::string& date) {
    game::Record record;
    record.tags = {{"Event", event},
                   {"Date", date},
                   {"Round", std::to_string(game.fixture.round + 1)},
                   {"Termination", std::string(nameOf(game.ending))}};
    record.start = game.start->clone();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.start->playerCount()); ++seat)
        record.players.push_back(contest.entrants[static_cast<std::size_t>(game.entrantAt(seat))].name);
    for (const PlayedTurn& played : game.turns) {
        game::Record::Turn turn{.action = played.action, .notation = played.notation};
        turn.parent = record.turns.size() - 1;
        if (!played.opening) turn.comments.push_back(commentOf(played, record.players.size()));
        record.turns.back().children.push_back(record.turns.size());
        record.turns.push_back(std::move(turn));
    }
    if (game.outcome.over) record.result = game.outcome.result;
    if (game.problem && game.culprit)
        record.turns.back().comments.push_back(
            contest.entrants[static_cast<std::size_t>(*game.culprit)].name + ": " + game.problem->english());
    return record;
}

}  // namespace tournament
