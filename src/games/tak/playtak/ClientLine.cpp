#include "games/tak/playtak/ClientLine.h"

#include <algorithm>
#include <string_view>

#include "base/TextReader.h"
#include "base/Utf8.h"
#include "games/tak/playtak/TurnText.h"

namespace tak::playtak {
namespace {

using Written = std::optional<std::string>;

constexpr std::size_t kLongestProgram = 60;
constexpr std::size_t kTokenLetters = 20;
constexpr std::size_t kLongestWord = 100;

bool isSmallLetter(char c) { return c >= 'a' && c <= 'z'; }
bool isLetterOfName(char c) { return isSmallLetter(c) || (c >= 'A' && c <= 'Z'); }

/// Whether it is one word of visible ASCII.
bool isWord(std::string_view text) {
    return !text.empty() && text.size() <= kLongestWord &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7F; });
}

bool isChat(std::string_view text) {
    return !text.empty() && text.size() <= kLongestChat && !base::firstForeignByte(text) &&
           std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; });
}

std::string number(int value) { return std::to_string(value); }
std::string gamePrefix(GameNumber game) { return "Game#" + number(game.value) + ' '; }

/// "SIZE SECONDS INCREMENT COLOUR KOMI PIECES CAPSTONES UNRATED TOURNAMENT "; nothing beyond the limits.
Written written(const Terms& terms, std::optional<rules::Color> color) {
    const bool times =
        terms.seconds > 0 && terms.increment >= 0 && terms.extraSeconds >= 0 && terms.triggerMove >= 0;
    const bool komi = terms.halfKomi >= 0 && terms.halfKomi <= kMostHalfKomi;
    if (!times || !komi || !setupOf(terms)) return {};
    const char* wish = !color ? "A" : *color == rules::Color::White ? "W" : "B";
    std::string text;
    for (const std::string& part :
         {number(terms.size), number(terms.seconds), number(terms.increment), std::string(wish),
          number(terms.halfKomi), number(terms.stones), number(terms.capstones),
          number(terms.unrated ? 1 : 0), number(terms.tournament ? 1 : 0)})
        text += part + ' ';
    return text;
}

/// A guest's name is none that one could register, but never more than a word.
bool isOpponent(std::string_view name) { return name.empty() || isWord(name); }

Written lineOf(const NameProgram& program) {
    const bool good = !program.name.empty() && program.name.size() <= kLongestProgram &&
                      std::all_of(program.name.begin(), program.name.end(), [](char c) {
                          return isLetterOfName(c) || base::isDigit(c) || c == '-' || c == '.';
                      });
    return good ? Written("Client " + program.name) : Written();
}
Written lineOf(const AskVersion& ask) {
    if (ask.version != 1 && ask.version != 2) return {};
    return "Protocol " + number(ask.version);
}
Written lineOf(const LoginAsGuest& guest) {
    if (guest.token.empty()) return "Login Guest";
    return isGuestToken(guest.token) ? Written("Login Guest " + guest.token) : Written();
}
Written lineOf(const Login& login) {
    if (!isPlayerName(login.name) || !isPassword(login.password)) return {};
    return "Login " + login.name + ' ' + login.password;
}
Written lineOf(const Register& account) {
    const bool address = isWord(account.address) && account.address.find('@') != std::string::npos;
    if (!isPlayerName(account.name) || !address) return {};
    return "Register " + account.name + ' ' + account.address;
}
Written lineOf(const Ping&) { return "PING"; }
Written lineOf(const Quit&) { return "quit"; }

// Of a seek the extra time comes before its move, of a rematch after it. The last space must be there even if
// no opponent is named.
Written lineOf(const MakeSeek& seek) {
    const auto terms = written(seek.terms, seek.color);
    if (!terms || !isOpponent(seek.opponent)) return {};
    return "Seek " + *terms + number(seek.terms.extraSeconds) + ' ' + number(seek.terms.triggerMove) + ' ' +
           seek.opponent;
}
Written lineOf(const WithdrawSeek&) { return "Seek 0 0 0 A 0 0 0 0 0 0 0 "; }
Written lineOf(const AcceptSeek& accept) { return "Accept " + number(accept.number.value); }
Written lineOf(const AskRematch& ask) {
    const auto terms = written(ask.seek.terms, ask.seek.color);
    if (!terms || !isWord(ask.seek.opponent)) return {};
    return "Rematch " + number(ask.game.value) + ' ' + *terms + number(ask.seek.terms.triggerMove) + ' ' +
           number(ask.seek.terms.extraSeconds) + ' ' + ask.seek.opponent;
}

Written lineOf(const PlayTurn& turn) {
    if (turn.move.isNone() || turn.move.isStackPlacement()) return {};
    return gamePrefix(turn.game) + writeTurn(turn.move);
}
Written lineOf(const SayInGame& say) {
    constexpr const char* kWords[] = {"OfferDraw", "RemoveDraw", "RequestUndo", "RemoveUndo", "Resign"};
    return gamePrefix(say.game) + kWords[static_cast<int>(say.what)];
}
Written lineOf(const Observe& observe) { return "Observe " + number(observe.game.value); }
Written lineOf(const Unobserve& observe) { return "Unobserve " + number(observe.game.value); }
Written lineOf(const ListSeeks&) { return "List"; }
Written lineOf(const ListGames&) { return "GameList"; }

Written lineOf(const Shout& shout) {
    if (!isChat(shout.text)) return {};
    if (shout.room.empty()) return "Shout " + shout.text;
    return isWord(shout.room) ? Written("ShoutRoom " + shout.room + ' ' + shout.text) : Written();
}
Written lineOf(const JoinRoom& join) {
    return isWord(join.room) ? Written("JoinRoom " + join.room) : Written();
}
Written lineOf(const LeaveRoom& leave) {
    return isWord(leave.room) ? Written("LeaveRoom " + leave.room) : Written();
}
Written lineOf(const TellPlayer& tell) {
    return isWord(tell.name) && isChat(tell.text) ? Written("Tell " + tell.name + ' ' + tell.text)
                                                  : Written();
}

}  // namespace

Written write(const ClientLine& line) {
    return std::visit([](const auto& one) { return lineOf(one); }, line);
}

bool isPlayerName(std::string_view name) {
    return name.size() >= 4 && name.size() <= 16 && isLetterOfName(name.front()) &&
           std::all_of(name.begin(), name.end(),
                       [](char c) { return isLetterOfName(c) || base::isDigit(c) || c == '_'; });
}

bool isGuestToken(std::string_view token) {
    return token.size() == kTokenLetters && std::all_of(token.begin(), token.end(), isSmallLetter);
}

bool isPassword(std::string_view text) { return isWord(text); }

}  // namespace tak::playtak
