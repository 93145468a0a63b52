#pragma once

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/tak/rules/Game.h"

// A server that speaks as the public one does, for two players or a few, without sockets and without a clock
// of its own. It shares no code with what it tests but the rules.
namespace tak::playtak::testing {

using Milliseconds = std::chrono::milliseconds;
using Words = std::vector<std::string>;

/// What the server says, client by client.
class Outbox {
  public:
    virtual ~Outbox() = default;
    virtual void send(int client, const std::string& line) = 0;
    /// After what was sent before. The server hears disconnected() later.
    virtual void close(int client) = 0;
};

/// How it behaves.
struct Manners {
    int version = 2;             ///< the highest protocol that it speaks
    Milliseconds away{120'000};  ///< in which who lost his line may come back
    int dropGame = 0;            ///< in this game …
    int dropPly = 0;             ///< … the player to move loses his line once, after so many plies
    bool confirmsLate = false;   ///< OK comes after the end of the game, not before
    int chatter = 0;             ///< lines that everybody gets at his login
};

class TestServer {
  public:
    TestServer(Outbox& outbox, Manners manners) : outbox_(outbox), manners_(manners) {}

    void connected(int client);
    void disconnected(int client);
    void heard(int client, const std::string& line);
    /// Lets time pass.
    void update(Milliseconds passed);

    [[nodiscard]] int gamesOver() const { return gamesOver_; }

  private:
    struct Client {
        int version = 0;
        std::string name = {};  ///< empty before the login
    };
    struct Terms {
        int size = 0, seconds = 0, increment = 0, komi = 0, stones = 0, capstones = 0, unrated = 0,
            tournament = 0, extra = 0, trigger = 0;
    };
    struct Seek {
        std::string name;
        Terms terms;
        char color = 'A';
        std::string opponent;
    };
    struct Game {
        Terms terms;
        std::array<std::string, 2> names;
        rules::Game play;
        Words turns = {};
        std::array<Milliseconds, 2> left = {};
        std::array<std::optional<Milliseconds>, 2> away = {};
        std::array<bool, 2> draw = {}, undo = {};
        std::set<int> onlookers = {};
        bool over = false;
        bool dropped = false;
    };
    struct Rematch {
        std::string name;
        int seek;
    };

    // ---- everybody
    void say(int client, const std::string& line) { outbox_.send(client, line); }
    void sayToAll(const std::string& line);
    [[nodiscard]] std::optional<int> clientOf(const std::string& name) const;
    void sayTo(const std::string& name, const std::string& line);
    void sayWhoIsOnline();

    // ---- logins and seeks
    void beforeLogin(int client, const Words& words);
    void logIn(int client, const Words& words);
    void enter(int client, const std::string& name);
    [[nodiscard]] std::string guestOf(const Words& words);
    bool makeSeek(int client, const Words& words);
    int addSeek(Seek seek);
    void removeSeek(int number);
    void removeSeekOf(const std::string& name);
    [[nodiscard]] std::string seekText(int number, int version) const;
    void saySeek(const char* what, int number);
    bool accept(int client, const Words& words);
    bool rematch(int client, const Words& words);
    bool chat(int client, const std::string& line, const Words& words);

    // ---- games
    void begin(const Seek& seek, const std::string& other);
    [[nodiscard]] std::string listed(int number) const;
    void sayStart(int number, const std::string& name);
    void resume(int client, const std::string& name);
    void ofGame(int client, const std::string& line);
    void turn(int client, int number, const std::string& text);
    void clocks(int number, std::optional<int> onlyFor = {});
    void sayInGame(int number, const std::string& line, std::optional<int> except = {});
    void offer(int client, int number, std::array<bool, 2>& offers, const Words& words);
    void accepted(int client, int number, bool draw);
    void end(int number, const std::string& result);
    bool observe(int client, const Words& words);
    void elapse(int number, Milliseconds passed);

    Outbox& outbox_;
    Manners manners_;
    std::map<int, Client> clients_;
    std::map<std::string, std::string> guests_;  ///< names by token
    std::map<int, Seek> seeks_;
    std::map<int, Game> games_;
    std::map<int, Rematch> rematches_;  ///< by the number of the game
    int lastGuest_ = 0;
    int lastSeek_ = 0;
    int lastGame_ = 0;
    int gamesOver_ = 0;
};

/// The parts between single spaces, empty ones, too.
[[nodiscard]] Words partsOf(const std::string& line);
/// 0 or more; nothing if it is no number.
[[nodiscard]] std::optional<int> numberOf(const std::string& word);

}  // namespace tak::playtak::testing
