#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/tak/playtak/Answers.h"
#include "games/tak/playtak/Event.h"
#include "games/tak/playtak/OwnGame.h"

namespace tak::playtak {

/// Takes what the client says to the server, while there is a line.
class Wire {
  public:
    virtual ~Wire() = default;
    /// One line without its end, in the order of the calls. It may hold a password, so it must not be logged.
    /// It must not call the conversation before it returns.
    virtual void send(std::string line) = 0;
};

/// A player's side of the conversation with a server of Tak, for a person or a program. Whoever has the line
/// says when it opens and breaks and what comes. It logs in by itself, also after a break, and keeps the line
/// alive. What is asked for before it is here() is not sent. Single-threaded.
class Conversation {
  public:
    using Player = std::variant<LoginAsGuest, Login>;
    /// `program`: the name of the client for the server, see NameProgram. The wire must outlive it.
    Conversation(Wire& wire, std::string program, Player player);

    // ---- the line
    void connected();
    void disconnected();
    /// Any bytes as one line of the server, without its end.
    void heard(std::string_view line);
    /// Lets time pass: clocks run, and a PING is sent every kPingSeconds.
    void update(float seconds);
    static constexpr float kPingSeconds = 30;

    // ---- what is known
    /// Whether it is logged in.
    [[nodiscard]] bool here() const { return phase_ == Phase::Here; }
    /// Whether another connection makes sense: neither was the login refused, nor has the player logged in
    /// elsewhere.
    [[nodiscard]] bool mayComeBack() const { return !unwanted_; }
    /// The player's name; empty before the first login.
    [[nodiscard]] const std::string& name() const { return name_; }
    /// 0 to 2, once it is here.
    [[nodiscard]] int version() const { return version_; }
    /// All offers to play, up to kMostKept, by number.
    [[nodiscard]] const std::map<SeekNumber, Seek>& seeks() const { return seeks_; }
    /// That of this player; null if there is none.
    [[nodiscard]] const Seek* ownSeek() const;
    /// All running games, up to kMostKept, by number.
    [[nodiscard]] const std::map<GameNumber, ListedGame>& games() const { return games_; }
    /// Who is online, in the server's order, up to kMostKept.
    [[nodiscard]] const std::vector<std::string>& players() const { return players_; }
    [[nodiscard]] int playersOnline() const { return playersOnline_; }
    static constexpr std::size_t kMostKept = 4096;
    /// The own game, also after its end until the next one begins.
    [[nodiscard]] const std::optional<OwnGame>& game() const { return game_; }
    /// What has happened since the last call, in order; of more than kMostEvents the last ones.
    [[nodiscard]] std::vector<Event> takeEvents() { return std::exchange(events_, {}); }
    static constexpr std::size_t kMostEvents = 10'000;

    // ---- what the player wants. False if it is not sent: not here, no such game, or not as the server takes
    // it.
    bool seek(const MakeSeek& seek) { return say(seek); }
    bool withdrawSeek() { return say(WithdrawSeek{}); }
    bool accept(SeekNumber seek) { return say(AcceptSeek{seek}); }
    /// Plays a legal turn in the own game, which must await one of him.
    bool play(rules::Move move);
    /// Offers accept what the opponent has offered.
    bool sayInGame(SayInGame::What what);
    /// After the end of the own game, with the same terms and the other colour.
    bool askRematch();
    /// Anything else, such as chat.
    bool say(const ClientLine& line);
    /// Says goodbye; the server ends the connection.
    bool quit() { return say(Quit{}); }

  private:
    enum class Phase { Offline, Greeted, LoggingIn, Here };
    bool send(const ClientLine& line);
    void ask(int version);
    void logIn();
    void tell(Event event);
    [[nodiscard]] OwnGame* own(GameNumber number);
    void confirmSent();
    void refused(const Asked& asked);
    void outOfStep();
    void finish(GameOver over);

    void hear(const LoginPrompt&);
    void hear(const Welcome& welcome);
    void hear(const AuthenticationFailure&);
    void hear(const Ok&);
    void hear(const Nok&);
    void hear(const Message& message);
    void hear(const SeekAdded& added);
    void hear(const SeekRemoved& removed);
    void hear(const GameAdded& added);
    void hear(const GameRemoved& removed);
    void hear(const GameStart& start);
    void hear(const TurnPlayed& turn);
    void hear(const ClockTimes& times);
    void hear(const DrawOffered& offered);
    void hear(const DrawWithdrawn& withdrawn);
    void hear(const UndoRequested& requested);
    void hear(const UndoWithdrawn& withdrawn);
    void hear(const Undone& undone);
    void hear(const Over& over);
    void hear(const Abandoned& abandoned);
    void hear(const RematchToAccept& rematch);
    void hear(const OnlineCount& online) { playersOnline_ = online.count; }
    void hear(const OnlinePlayers& online);
    void hear(const Failure& failure) { tell(failure); }
    void hear(const RematchSought& sought) { tell(sought); }
    void hear(const Chat& chat) { tell(chat); }
    void hear(const Observed& observed);
    void hear(const Unknown& unknown);
    void tellWatched(const Watched& watched);
    template <class Line>
    void hear(const Line&) {}  // it can be played without

    Wire& wire_;
    std::string program_;
    Player player_;
    Phase phase_ = Phase::Offline;
    bool unwanted_ = false;
    int version_ = 0;
    std::string name_;
    Answers answers_;
    float sinceSent_ = 0;  ///< seconds since the last PING
    std::map<SeekNumber, Seek> seeks_;
    std::map<GameNumber, ListedGame> games_;
    std::vector<std::string> players_;
    int playersOnline_ = 0;
    std::optional<OwnGame> game_;
    std::set<std::string> unknown_;  ///< first words of lines that were told as Unknown
    std::set<GameNumber> watched_;   ///< games of others that are told
    bool told_ = false;              ///< the server has told of the own game since the line opened
    std::vector<Event> events_;
};

}  // namespace tak::playtak
