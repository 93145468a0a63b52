#include "games/tak/playtak/server/TestServer.h"

#include <algorithm>

namespace tak::playtak::testing {
namespace {

constexpr std::size_t kSeekParts = 13;     // with the first word
constexpr std::size_t kRematchParts = 14;  // the same, and the number of the game
constexpr const char* kPassword = "secret";

std::string joined(const Words& words, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t i = from; i < to; ++i) text += (i > from ? " " : "") + words[i];
    return text;
}

bool isOneOf(const std::string& letters, const std::string& word) {
    return word.size() == 1 && letters.find(word) != std::string::npos;
}

}  // namespace

Words partsOf(const std::string& line) {
    Words parts(1);
    for (const char c : line) {
        if (c == ' ')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

std::optional<int> numberOf(const std::string& word) {
    const bool digits = !word.empty() && word.size() <= 9 &&
                        std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
    return digits ? std::optional(std::stoi(word)) : std::nullopt;
}

// ---- everybody

void TestServer::connected(int client) {
    clients_[client] = {};
    say(client, "Welcome!");
    say(client, "Login or Register");
}

void TestServer::disconnected(int client) {
    const auto found = clients_.find(client);
    if (found == clients_.end()) return;
    const std::string name = found->second.name;
    clients_.erase(found);
    if (name.empty() || clientOf(name)) return;
    removeSeekOf(name);
    for (auto& [number, game] : games_)
        for (std::size_t side = 0; side < 2; ++side)
            if (!game.over && game.names[side] == name) {
                game.away[side] = Milliseconds(0);
                sayInGame(number, "Message " + name + " has disconnected. They have " +
                                      std::to_string(manners_.away.count() / 1000) + " seconds to reconnect");
            }
    sayWhoIsOnline();
}

void TestServer::sayToAll(const std::string& line) {
    for (const auto& [client, about] : clients_)
        if (!about.name.empty()) say(client, line);
}

std::optional<int> TestServer::clientOf(const std::string& name) const {
    for (const auto& [client, about] : clients_)
        if (about.name == name) return client;
    return {};
}

void TestServer::sayTo(const std::string& name, const std::string& line) {
    if (const auto client = clientOf(name)) say(*client, line);
}

void TestServer::sayWhoIsOnline() {
    std::string names;
    int count = 0;
    for (const auto& [client, about] : clients_) {
        if (about.name.empty()) continue;
        names += (count++ > 0 ? ", \"" : "\"") + about.name + '"';
    }
    sayToAll("Online " + std::to_string(count));
    sayToAll("OnlinePlayers [" + names + ']');
}

void TestServer::heard(int client, const std::string& line) {
    const auto found = clients_.find(client);
    if (found == clients_.end()) return;
    const Words words = partsOf(line);
    if (line == "PING") return say(client, "OK");
    if (line == "quit") return outbox_.close(client);
    if (found->second.name.empty()) return beforeLogin(client, words);
    if (line.starts_with("Game#")) return ofGame(client, line);
    const bool known = (words[0] == "Seek" && makeSeek(client, words)) ||
                       (words[0] == "Accept" && accept(client, words)) ||
                       (words[0] == "Rematch" && rematch(client, words)) ||
                       (words[0] == "Observe" && observe(client, words)) || chat(client, line, words);
    if (!known) say(client, "NOK");
}

bool TestServer::chat(int client, const std::string& line, const Words& words) {
    if (words.size() < 2 || line.size() > 256) return false;
    const std::string& name = clients_[client].name;
    if (words[0] == "Shout") {
        sayToAll("Shout <" + name + "> " + line.substr(6));
        return true;
    }
    if (words[0] != "Tell" || words.size() < 3) return false;
    if (!clientOf(words[1])) {
        say(client, "No such player");
        return true;
    }
    const std::string text = joined(words, 2, words.size());
    sayTo(words[1], "Tell <" + name + "> " + text);
    say(client, "Told <" + words[1] + "> " + text);
    return true;
}

// ---- logins

void TestServer::beforeLogin(int client, const Words& words) {
    if (words[0] == "Client" && words.size() == 2) return say(client, "OK");
    if (words[0] == "Protocol" && words.size() == 2) {
        const auto version = numberOf(words[1]);
        if (!version || *version < 1 || *version > manners_.version) return say(client, "NOK");
        clients_[client].version = *version;
        return say(client, "OK");
    }
    if (words[0] == "Login") return logIn(client, words);
    say(client, "NOK");
}

std::string TestServer::guestOf(const Words& words) {
    const bool token = words.size() == 3 && words[2].size() == 20;
    if (token && guests_.contains(words[2])) return guests_[words[2]];
    const std::string name = "Guest" + std::to_string(++lastGuest_);
    if (token) guests_[words[2]] = name;
    return name;
}

void TestServer::logIn(int client, const Words& words) {
    if (words.size() >= 2 && words[1] == "Guest") return enter(client, guestOf(words));
    if (words.size() != 3 || words[2] != kPassword) return say(client, "Authentication failure");
    enter(client, words[1]);
}

void TestServer::enter(int client, const std::string& name) {
    if (const auto other = clientOf(name)) {
        say(*other, "Message You've logged in from another window. Disconnecting");
        clients_[*other].name.clear();
        outbox_.close(*other);
    }
    clients_[client].name = name;
    resume(client, name);
    say(client, "Welcome " + name + '!');
    for (int i = 0; i < manners_.chatter; ++i) say(client, "Shout <Nobody> line " + std::to_string(i));
    for (const auto& [number, seek] : seeks_)
        say(client, "Seek new " + seekText(number, clients_[client].version));
    for (const auto& [number, game] : games_)
        if (!game.over) say(client, "GameList Add " + listed(number));
    sayWhoIsOnline();
}

// ---- seeks

bool TestServer::makeSeek(int client, const Words& words) {
    if (words.size() != kSeekParts || !isOneOf("WBA", words[4])) return false;
    std::array<int, kSeekParts> numbers{};
    for (std::size_t i = 1; i + 1 < kSeekParts; ++i) {
        if (i == 4) continue;
        const auto number = numberOf(words[i]);
        if (!number) return false;
        numbers[i] = *number;
    }
    const std::string& name = clients_[client].name;
    removeSeekOf(name);
    const Terms terms{numbers[1], numbers[2], numbers[3], numbers[5],  numbers[6],
                      numbers[7], numbers[8], numbers[9], numbers[10], numbers[11]};
    if (terms.size < 3 || terms.size > 8 || terms.seconds < 1 || terms.komi > 8) return false;
    (void)addSeek({name, terms, words[4][0], words.back()});
    return true;
}

int TestServer::addSeek(Seek seek) {
    seeks_[++lastSeek_] = std::move(seek);
    saySeek("new", lastSeek_);
    return lastSeek_;
}

std::string TestServer::seekText(int number, int version) const {
    const Seek& seek = seeks_.at(number);
    const Terms& t = seek.terms;
    std::string text = std::to_string(number) + ' ' + seek.name + ' ' + std::to_string(t.size) + ' ' +
                       std::to_string(t.seconds) + ' ' + std::to_string(t.increment) + ' ' + seek.color;
    for (const int value : {t.komi, t.stones, t.capstones, t.unrated, t.tournament, t.extra, t.trigger})
        text += ' ' + std::to_string(value);
    if (version < 2) return text + ' ' + seek.opponent;
    return text + ' ' + (seek.opponent.empty() ? "0" : seek.opponent) + " 0";
}

void TestServer::saySeek(const char* what, int number) {
    for (const auto& [client, about] : clients_)
        if (!about.name.empty())
            say(client, std::string("Seek ") + what + ' ' + seekText(number, about.version));
}

void TestServer::removeSeek(int number) {
    saySeek("remove", number);
    seeks_.erase(number);
}

void TestServer::removeSeekOf(const std::string& name) {
    for (const auto& [number, seek] : seeks_)
        if (seek.name == name) return removeSeek(number);
}

bool TestServer::accept(int client, const Words& words) {
    const auto number = words.size() == 2 ? numberOf(words[1]) : std::nullopt;
    if (!number || !seeks_.contains(*number)) return false;
    const Seek seek = seeks_[*number];
    const std::string& name = clients_[client].name;
    if (seek.name == name || (!seek.opponent.empty() && seek.opponent != name)) return false;
    removeSeek(*number);
    removeSeekOf(name);
    begin(seek, name);
    return true;
}

bool TestServer::rematch(int client, const Words& words) {
    if (clients_[client].version < 2 || words.size() != kRematchParts) return false;
    const auto game = numberOf(words[1]);
    if (!game || !games_.contains(*game) || !games_.at(*game).over) return false;
    const std::string& name = clients_[client].name;
    const auto other = rematches_.find(*game);
    if (other != rematches_.end() && other->second.name != name) {
        say(client, "Accept Rematch " + std::to_string(other->second.seek));
        return true;
    }
    removeSeekOf(name);
    const int seek = addSeek({name, games_.at(*game).terms, words[5][0], words.back()});
    rematches_[*game] = {name, seek};
    say(client, "Rematch seek created with ID: " + std::to_string(seek));
    return true;
}

}  // namespace tak::playtak::testing
