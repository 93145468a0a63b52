#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/Random.h"
#include "game/Kind.h"
#include "host/Guest.h"
#include "host/House.h"
#include "match/far/Follower.h"

// A host and its guests in one process: whole texts go between them, over lines that break, at a time that
// tests decide.
namespace host::testing {

class World;

/// One of the people at their programs, who plays as a level of the game would.
class Person final : public Wire {
  public:
    Person(World& world, std::optional<Key> key = {});
    void send(std::string text) override;

    [[nodiscard]] Guest& guest() { return *guest_; }
    [[nodiscard]] const TableNews& table() const { return guest_->table().value(); }
    [[nodiscard]] const match::Follower* follower() const { return follower_.get(); }
    [[nodiscard]] match::FarPost& post() { return *post_; }
    [[nodiscard]] const std::string& code() const { return guest_->key()->code; }
    /// What was refused, once; "" for nothing.
    [[nodiscard]] std::string refused();
    /// The program is killed and begins anew, with nothing but the key.
    void restart();
    /// Whether he plays when it is his turn.
    bool plays = true;
    bool held = false;  ///< nothing comes along his line
    /// Plays the first legal turn.
    void playOne();
    /// How much time a player has left, as he knows it.
    [[nodiscard]] std::int64_t left(std::size_t seat) const;
    /// The kinds of what the host has sent since he was asked last.
    [[nodiscard]] std::vector<std::string> kindsReceived();
    /// Everything that the host has sent him, the oldest first.
    std::vector<std::string> received;

  private:
    friend class World;
    /// Reads what has come and plays.
    void live(float seconds);
    void play();

    World& world_;
    std::unique_ptr<Guest> guest_;
    std::unique_ptr<match::Line> line_;
    std::unique_ptr<match::Follower> follower_;
    std::unique_ptr<match::FarPost> post_;
    const game::Kind* kind_ = nullptr;
    std::unique_ptr<game::Bot> bot_;
    std::optional<ClientId> client_;
    std::deque<std::string> up_;
    std::deque<std::string> down_;
};

class World final : public Outbox {
  public:
    explicit World(std::uint64_t seed = 1, HouseSettings settings = quickSettings());

    /// Levels play at once; all that is drawn follows from the seed.
    [[nodiscard]] static HouseSettings quickSettings();
    [[nodiscard]] static const game::Kind* kindOf(std::string_view id);

    [[nodiscard]] House& house() { return *house_; }
    /// Somebody whose program has a line to the host.
    Person& come();
    /// Makes a table and brings others to it by its code: the first one owns it.
    std::vector<Person*> comeToTable(const Agreements& agreed, std::size_t people);
    void connect(Person& person);
    /// His line breaks, with all that is on it.
    void cut(Person& person);
    /// The host ends and begins again with what it has saved; all lines break, and open again.
    void restart();

    /// Lets time pass, brings everything that is on the lines, and lets everybody play.
    void step(Moment passed = Moment(100));
    void settle();
    /// Until this holds; fails if it does not come about.
    [[nodiscard]] bool until(const std::function<bool()>& holds, int steps = 20000);
    [[nodiscard]] Moment now() const { return now_; }

    /// The match at a table as the host knows it.
    [[nodiscard]] match::Match truth(const std::string& code);
    [[nodiscard]] std::string saved(const std::string& code);

    /// Called before a text is brought, in either direction; false: the line breaks instead, and opens again.
    std::function<bool(Person&)> weather;
    std::set<ClientId> closed;

    // ---- as the house's outbox, and for clients that are no guests
    void send(ClientId client, std::string text) override;
    void close(ClientId client, std::string reason) override;
    ClientId rawClient();
    void raw(ClientId client, const std::string& text);
    void raw(ClientId client, const ClientMessage& message);
    /// What a client without a guest was told, once.
    [[nodiscard]] std::vector<HostMessage> heardBy(ClientId client);
    [[nodiscard]] std::vector<std::string> textsFor(ClientId client) {
        return std::exchange(raw_[client], {});
    }
    /// Of those, the reasons why something was refused.
    [[nodiscard]] std::vector<std::string> refusalsOf(ClientId client);

  private:
    friend class Person;
    [[nodiscard]] bool bring(Person& person);

    std::uint64_t seed_;
    HouseSettings settings_;
    std::unique_ptr<House> house_;
    std::vector<std::unique_ptr<Person>> people_;
    std::map<ClientId, std::vector<std::string>> raw_;
    std::uint64_t clients_ = 0;
    Moment now_{1000};
};

/// Small games that are soon over.
struct SmallGame {
    const char* name;
    Agreements agreed;
    std::size_t people;
    std::vector<std::string> levels;  ///< of the seats after theirs
};
[[nodiscard]] std::vector<SmallGame> smallGames();
void PrintTo(const SmallGame& game, std::ostream* out);

/// People come to a table and take their seats, levels get the others; one more looks on. The last one of
/// the result is the onlooker.
[[nodiscard]] std::vector<Person*> beginGame(World& world, const SmallGame& game);
/// Plays to the end; in the quick run somebody resigns if that takes long.
void playOut(World& world, const std::vector<Person*>& people);
/// Everybody knows what he may know of the match, and no more.
void expectAllKnown(World& world, const std::vector<Person*>& people);

}  // namespace host::testing
