#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/Log.h"
#include "base/Message.h"
#include "base/Result.h"
#include "game/Options.h"
#include "lobby/Address.h"
#include "lobby/List.h"
#include "match/far/Mirror.h"

namespace lobby {

/// What the program says of a game's public server before it goes there.
struct About {
    std::string name;       ///< "example.org"
    std::string address;    ///< for Address::parse()
    std::string rulesPage;  ///< where its rules can be read, and accounts be made
};

/// Who the player is on the server.
struct Player {
    std::string name = {};      ///< of his account; empty: a guest
    std::string password = {};  ///< of his account
    std::string token = {};     ///< of a guest, by which he comes back; empty: a new one
};

/// Something that somebody says.
struct Said {
    std::string name;       ///< who says it; empty: the server
    std::string room = {};  ///< where; empty: to all
    std::string to = {};    ///< to whom alone; empty: to several
    std::string text;       ///< one line that can be shown
    bool own = false;
};

/// What happened to the player that he has to be told in passing.
struct News {
    base::Message text;
    bool warns = false;
    bool calls = false;  ///< it should bring him back to the program: his game begins
    bool talk = false;   ///< somebody says something to him
};

/// A player's side of a public server at which people meet to play one game, whatever it speaks. It connects
/// as soon as it is made, and comes back when the line breaks. One game of the player's own may go on, and
/// another one may be watched. Names and texts of others are as they can be shown. Main thread only; it does
/// not block.
class Lobby {
  public:
    virtual ~Lobby() = default;

    /// Brings what has come; call it once a frame. `seconds`: since the last call.
    virtual void update(float seconds) = 0;

    // ---- being there
    /// Whether he is logged in.
    [[nodiscard]] virtual bool here() const = 0;
    /// Whether it has given up: the login was refused, or he has logged in elsewhere.
    [[nodiscard]] virtual bool refused() const = 0;
    /// Why he is not here; nothing while he is.
    [[nodiscard]] virtual std::optional<base::Message> trouble() const = 0;
    /// As the server calls him; empty before the first login.
    [[nodiscard]] virtual const std::string& name() const = 0;
    [[nodiscard]] virtual int playersOnline() const = 0;
    [[nodiscard]] virtual std::vector<std::string> players() const = 0;

    // ---- offers to play
    [[nodiscard]] virtual const List& seeks() const = 0;
    /// How a seek is described, for these values, as Kind::options(). Besides, kOpponentKey names who alone
    /// may take it.
    [[nodiscard]] virtual std::vector<game::OptionSpec> seekOptions(
        const game::OptionValues& values) const = 0;
    /// As Kind::changed().
    [[nodiscard]] virtual game::OptionValues changedSeek(game::OptionValues values, const std::string& key,
                                                         const std::string& value) const = 0;
    /// A line that says in short what is sought.
    [[nodiscard]] virtual std::string seekText(const game::OptionValues& values) const = 0;
    /// Offers to play, instead of what was offered before. The error says what cannot be.
    virtual base::Result<void> seek(const game::OptionValues& values) = 0;
    virtual void withdrawSeek() = 0;
    virtual void accept(int seek) = 0;

    // ---- games
    /// Those that are being played.
    [[nodiscard]] virtual const List& games() const = 0;
    /// Watches a game, besides those before, and shows it at the table. At most kMostWatched.
    virtual void watch(int game) = 0;
    virtual void stopWatching(int game) = 0;
    /// Those that are watched, also after their end.
    [[nodiscard]] virtual std::vector<int> watched() const = 0;
    /// One of them, once it is told; else null.
    [[nodiscard]] virtual const match::Match* watchedMatch(int game) const = 0;
    /// The one of them that is at the table; 0: none.
    [[nodiscard]] virtual int shownGame() const = 0;
    static constexpr std::size_t kMostWatched = 9;
    /// Whether a game of the player's own goes on: nobody and nothing may help him.
    [[nodiscard]] virtual bool plays() const = 0;

    /// With whom he plays; empty if he does not.
    [[nodiscard]] virtual std::string opponent() const = 0;

    /// A game that comes to the table.
    struct Shown {
        match::ToFollow follow;
        int number = 0;
        bool own = false;    ///< he plays in it
        bool again = false;  ///< it goes on, after a break or since the program ran last
    };
    /// The game that has begun to be told, once.
    [[nodiscard]] virtual std::optional<Shown> takeShown() = 0;
    /// That of the player's own, the last one; null before the first.
    [[nodiscard]] virtual const match::Match* playedMatch() const = 0;
    [[nodiscard]] virtual int ownNumber() const = 0;
    /// Changes with everything that happens in the own match.
    [[nodiscard]] virtual std::uint64_t ownChanges() const = 0;
    /// Why he cannot ask for a rematch now; nothing if he can.
    [[nodiscard]] virtual std::optional<base::Msgid> whyNoRematch() const = 0;
    virtual void askForRematch() = 0;

    // ---- talking
    /// The oldest first; the last kMostSaid.
    [[nodiscard]] virtual const std::deque<Said>& said() const = 0;
    /// To all, or to one player. The error says why it cannot be sent.
    virtual base::Result<void> say(const std::string& text, const std::string& to) = 0;
    /// What these players say is neither shown nor told from now on.
    virtual void ignore(std::vector<std::string> names) = 0;
    static constexpr std::size_t kMostSaid = 300;

    [[nodiscard]] virtual std::vector<News> takeNews() = 0;
};

/// Key of the name of the player who alone may take a seek; empty: anybody.
inline constexpr const char* kOpponentKey = "opponent";

/// Makes a lobby. `wake` is called from another thread when update() has something to do.
using MakeLobby = std::function<std::unique_ptr<Lobby>(const Address& address, const Player& player,
                                                       std::function<void()> wake, base::Log& log)>;

}  // namespace lobby
