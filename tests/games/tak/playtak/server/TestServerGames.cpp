// The games of the test server.

#include <algorithm>

#include "games/tak/playtak/server/TestServer.h"
#include "games/tak/rules/Notation.h"

namespace tak::playtak::testing {
namespace {

/// A turn of the server in PTN; empty if it is none.
std::string ptnOf(const Words& words) {
    const auto square = [](const std::string& word) {
        const bool good = word.size() == 2 && word[0] >= 'A' && word[0] <= 'H';
        return good ? std::string{static_cast<char>(word[0] - 'A' + 'a'), word[1]} : std::string();
    };
    if (words[0] == "P" && (words.size() == 2 || words.size() == 3)) {
        const std::string kind = words.size() == 2 ? "F"
                                 : words[2] == "W" ? "S"
                                 : words[2] == "C" ? "C"
                                                   : "?";
        return kind + square(words[1]);
    }
    if (words[0] != "M" || words.size() < 4) return {};
    const std::string from = square(words[1]);
    const std::string to = square(words[2]);
    if (from.empty() || to.empty() || (from[0] != to[0]) == (from[1] != to[1])) return {};
    std::string drops;
    int carried = 0;
    for (std::size_t i = 3; i < words.size(); ++i) {
        drops += words[i];
        carried += numberOf(words[i]).value_or(100);
    }
    const std::size_t way = static_cast<std::size_t>(std::abs(from[0] - to[0]) + std::abs(from[1] - to[1]));
    if (way != words.size() - 3) return {};
    const char direction = to[1] > from[1] ? '+' : to[1] < from[1] ? '-' : to[0] > from[0] ? '>' : '<';
    return std::to_string(carried) + from + direction + drops;
}

std::string gameText(int number) { return "Game#" + std::to_string(number) + ' '; }

}  // namespace

void TestServer::begin(const Seek& seek, const std::string& other) {
    const int number = ++lastGame_;
    // Who has no wish has White in every second game.
    const bool white = seek.color == 'W' || (seek.color == 'A' && number % 2 == 0);
    const rules::Supply supply{seek.terms.stones, seek.terms.capstones};
    Game game{.terms = seek.terms,
              .names = {white ? seek.name : other, white ? other : seek.name},
              .play = rules::Game(rules::Setup{
                  .size = seek.terms.size, .supply = {supply, supply}, .halfKomi = seek.terms.komi})};
    game.left.fill(std::chrono::seconds(seek.terms.seconds));
    games_.emplace(number, std::move(game));
    sayToAll("GameList Add " + listed(number));
    for (const std::string& name : games_.at(number).names) sayStart(number, name);
}

std::string TestServer::listed(int number) const {
    const Game& game = games_.at(number);
    const Terms& t = game.terms;
    std::string text = std::to_string(number) + ' ' + game.names[0] + ' ' + game.names[1];
    for (const int value : {t.size, t.seconds, t.increment, t.komi, t.stones, t.capstones, t.unrated,
                            t.tournament, t.trigger, t.extra})
        text += ' ' + std::to_string(value);
    return text;
}

void TestServer::sayStart(int number, const std::string& name) {
    const auto client = clientOf(name);
    if (!client) return;
    const Game& game = games_.at(number);
    const Terms& t = game.terms;
    const std::string players =
        game.names[0] + " vs " + game.names[1] + (name == game.names[0] ? " white" : " black");
    std::string text = "Game Start " + std::to_string(number);
    const bool whole = clients_[*client].version >= 2;
    if (!whole) text += ' ' + std::to_string(t.size);
    text += ' ' + players;
    const std::vector<int> values =
        whole ? std::vector<int>{t.size,    t.seconds,    t.increment, t.komi,  t.stones, t.capstones,
                                 t.unrated, t.tournament, t.trigger,   t.extra, 0}
              : std::vector<int>{t.seconds, t.komi, t.stones, t.capstones, t.trigger, t.extra};
    for (const int value : values) text += ' ' + std::to_string(value);
    say(*client, text);
}

void TestServer::resume(int client, const std::string& name) {
    for (auto& [number, game] : games_) {
        if (game.over) continue;
        for (std::size_t side = 0; side < 2; ++side) {
            if (game.names[side] != name) continue;
            game.away[side].reset();
            sayInGame(number, "Message " + name + " has reconnected.", client);
            sayStart(number, name);
            for (const std::string& turn : game.turns) say(client, gameText(number) + turn);
            clocks(number, client);
            say(client, "Message Your game is resumed");
        }
    }
}

void TestServer::sayInGame(int number, const std::string& line, std::optional<int> except) {
    const Game& game = games_.at(number);
    std::set<int> all = game.onlookers;
    for (const std::string& name : game.names)
        if (const auto client = clientOf(name)) all.insert(*client);
    for (const int client : all)
        if (client != except && clients_.contains(client)) say(client, line);
}

void TestServer::clocks(int number, std::optional<int> onlyFor) {
    const Game& game = games_.at(number);
    const auto text = [&](int version) {
        const auto value = [&](std::size_t side) {
            return std::to_string(version == 0 ? game.left[side].count() / 1000 : game.left[side].count());
        };
        return gameText(number) + (version == 0 ? "Time " : "Timems ") + value(0) + ' ' + value(1);
    };
    for (const auto& [client, about] : clients_) {
        const bool reads =
            about.name == game.names[0] || about.name == game.names[1] || game.onlookers.contains(client);
        if (onlyFor ? client == *onlyFor : reads) say(client, text(about.version));
    }
}

void TestServer::ofGame(int client, const std::string& line) {
    const std::size_t space = line.find(' ');
    const auto number = space == std::string::npos ? std::nullopt : numberOf(line.substr(5, space - 5));
    if (!number || !games_.contains(*number)) return say(client, "NOK");
    Game& game = games_.at(*number);
    const std::string& name = clients_[client].name;
    if (game.over || (game.names[0] != name && game.names[1] != name)) return say(client, "NOK");
    const std::string text = line.substr(space + 1);
    const Words words = partsOf(text);
    if (words[0] == "P" || words[0] == "M") return turn(client, *number, text);
    if (text == "Resign") return end(*number, game.names[0] == name ? "0-1" : "1-0");
    if (text == "OfferDraw" || text == "RemoveDraw") return offer(client, *number, game.draw, words);
    if (text == "RequestUndo" || text == "RemoveUndo") return offer(client, *number, game.undo, words);
    say(client, "NOK");
}

void TestServer::turn(int client, int number, const std::string& text) {
    Game& game = games_.at(number);
    const rules::Position& position = game.play.position();
    const auto refuse = [&](const char* why) {
        say(client, "NOK");
        say(client, std::string("Error:") + why);
    };
    const auto mover = static_cast<std::size_t>(rules::index(position.toMove()));
    if (game.names[mover] != clients_[client].name) return refuse("Not your turn");
    const auto move = rules::parseMove(ptnOf(partsOf(text)), position);
    if (!move) return refuse("Invalid move");
    game.play.play(*move);
    game.turns.push_back(text);
    game.left[mover] += std::chrono::seconds(game.terms.increment);
    game.draw = game.undo = {};
    clocks(number);
    sayInGame(number, gameText(number) + text, client);
    if (!manners_.confirmsLate) say(client, "OK");
    if (game.play.outcome().over()) end(number, std::string(rules::resultText(game.play.outcome())));
    if (manners_.confirmsLate) say(client, "OK");
    const bool drops = number == manners_.dropGame && !game.dropped && !game.over &&
                       static_cast<int>(game.turns.size()) >= manners_.dropPly;
    if (!drops) return;
    game.dropped = true;
    if (const auto next = clientOf(game.names[1 - mover])) outbox_.close(*next);
}

void TestServer::offer(int client, int number, std::array<bool, 2>& offers, const Words& words) {
    const Game& game = games_.at(number);
    const std::size_t side = game.names[0] == clients_[client].name ? 0 : 1;
    const bool made = words[0] == "OfferDraw" || words[0] == "RequestUndo";
    offers[side] = made;
    if (made && offers[1 - side]) return accepted(client, number, words[0] == "OfferDraw");
    sayTo(game.names[1 - side], gameText(number) + words[0]);
    say(client, "OK");
}

void TestServer::accepted(int client, int number, bool draw) {
    Game& game = games_.at(number);
    if (draw) {
        say(client, "OK");
        return end(number, "1/2-1/2");
    }
    game.undo = {};
    if (game.turns.empty()) return say(client, "NOK");
    game.play.undo();
    game.turns.pop_back();
    clocks(number);
    sayInGame(number, gameText(number) + "Undo");
    say(client, "OK");
}

void TestServer::end(int number, const std::string& result) {
    games_.at(number).over = true;
    ++gamesOver_;
    sayInGame(number, gameText(number) + "Over " + result);
    sayToAll("GameList Remove " + listed(number));
}

bool TestServer::observe(int client, const Words& words) {
    const auto number = words.size() == 2 ? numberOf(words[1]) : std::nullopt;
    if (!number || !games_.contains(*number) || games_.at(*number).over) return false;
    say(client, "Observe " + listed(*number));
    for (const std::string& turn : games_.at(*number).turns) say(client, gameText(*number) + turn);
    clocks(*number, client);
    games_.at(*number).onlookers.insert(client);
    return true;
}

void TestServer::update(Milliseconds passed) {
    for (auto& [number, game] : games_)
        if (!game.over) elapse(number, passed);
}

void TestServer::elapse(int number, Milliseconds passed) {
    Game& game = games_.at(number);
    const auto mover = static_cast<std::size_t>(rules::index(game.play.position().toMove()));
    if (game.play.position().ply() > 0) game.left[mover] -= passed;  // White's first turn is free
    if (game.left[mover] <= Milliseconds(0)) return end(number, mover == 0 ? "0-1" : "1-0");
    for (std::size_t side = 0; side < 2; ++side) {
        if (!game.away[side]) continue;
        *game.away[side] += passed;
        if (*game.away[side] < manners_.away) continue;
        game.over = true;
        ++gamesOver_;
        sayInGame(number, gameText(number) + "Abandoned. " + game.names[side] + " quit");
        return sayToAll("GameList Remove " + listed(number));
    }
}

}  // namespace tak::playtak::testing
