#include "cli/tak/PlaytakReport.h"

#include <ostream>

#include "base/Printable.h"
#include "games/tak/rules/Notation.h"

namespace cli {
namespace {

using namespace tak::playtak;

std::string gameName(GameNumber number) { return "game " + std::to_string(number.value); }

/// "White", "3. " for her turn, "3... " for Black's.
std::string turnNumber(int ply) { return std::to_string(ply / 2 + 1) + (ply % 2 == 0 ? ". " : "... "); }

std::string counted(int count, const char* what) {
    return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

}  // namespace

std::string textOf(const Terms& terms) {
    const std::string side = std::to_string(terms.size);
    std::string text = side + 'x' + side + ", " + std::to_string(terms.seconds) + " s + " +
                       std::to_string(terms.increment) + " s, komi " + std::to_string(terms.halfKomi / 2) +
                       (terms.halfKomi % 2 != 0 ? ".5" : "");
    text += ", " + counted(terms.stones, "stone") + ", " + counted(terms.capstones, "capstone");
    return text + (terms.unrated ? ", unrated" : "");
}

void PlaytakReport::say(const std::string& text) { console_.out << base::printable(text) << std::endl; }

std::string PlaytakReport::results() const {
    return std::to_string(won_) + " won, " + std::to_string(lost_) + " lost, " + std::to_string(drawn_) +
           " drawn";
}

void PlaytakReport::began(const GameBegun& begun, const OwnGame& game) {
    ply_ = 0;
    if (begun.resumed) return say(gameName(begun.game) + " goes on");
    say(gameName(begun.game) + ": " + base::excerpt(game.name(tak::rules::Color::White)) + " - " +
        base::excerpt(game.name(tak::rules::Color::Black)) + ", " + textOf(game.terms()));
}

void PlaytakReport::played(const TurnTaken& turn, bool live) {
    const int ply = ply_++;
    if (live) say(gameName(turn.game) + ' ' + turnNumber(ply) + tak::rules::formatMove(turn.move));
}

void PlaytakReport::ended(const GameOver& over, const OwnGame& game) {
    ++games_;
    const char* how = "drawn";
    if (over.outcome.winner)
        how = *over.outcome.winner == game.own() ? "won" : "lost";
    else if (!over.outcome.over())
        how = "no result";
    ++(over.outcome.winner ? (*over.outcome.winner == game.own() ? won_ : lost_) : drawn_);
    if (!over.outcome.over()) --drawn_;
    say(gameName(over.game) + " over: " + over.result + ", " + how + (over.abandoned ? ", abandoned" : ""));
}

void PlaytakReport::tell(const Event& event, const Conversation& conversation) {
    const auto& game = conversation.game();
    if (const auto* in = std::get_if<LoggedIn>(&event))
        say("logged in as " + base::excerpt(in->name) + ", protocol " + std::to_string(in->version));
    if (const auto* message = std::get_if<Message>(&event)) say("server: " + base::excerpt(message->text));
    if (const auto* failure = std::get_if<Failure>(&event))
        say("server refuses: " + base::excerpt(failure->text));
    if (const auto* chat = std::get_if<Chat>(&event); chat != nullptr && chat->to == Chat::To::Me)
        say(base::excerpt(chat->name) + " says: " + base::excerpt(chat->text));
    if (const auto* seek = std::get_if<SeekAdded>(&event);
        seek != nullptr && seek->seek.name == conversation.name())
        say("seeks " + textOf(seek->seek.terms));
    if (const auto* missed = std::get_if<GameMissed>(&event)) {
        ++games_;
        say(gameName(missed->game) + " ended meanwhile");
    }
    if (std::holds_alternative<Undone>(event)) {
        ply_ = ply_ > 0 ? ply_ - 1 : 0;
        say("a turn was taken back");
    }
    if (std::holds_alternative<OutOfStep>(event)) say("the position is not clear any more");
    if (std::holds_alternative<DrawOffered>(event)) say("the opponent offers a draw");
    if (std::holds_alternative<UndoRequested>(event)) say("the opponent asks to take a turn back");
    if (!game) return;
    if (const auto* begun = std::get_if<GameBegun>(&event)) began(*begun, *game);
    if (const auto* turn = std::get_if<TurnTaken>(&event)) played(*turn, conversation.here());
    if (const auto* over = std::get_if<GameOver>(&event)) ended(*over, *game);
}

}  // namespace cli
