#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/Kind.h"
#include "games/tak/online/ServerLink.h"
#include "games/tak/online/ServerMatch.h"
#include "lobby/Lobby.h"

namespace tak::online {

[[nodiscard]] lobby::About aboutPublicServer();

/// A player's side of a server that speaks as the public Tak server does.
class TakLobby final : public lobby::Lobby {
  public:
    /// The kind and the log must outlive it.
    TakLobby(const game::Kind& kind, const lobby::Address& address, const lobby::Player& player,
             std::function<void()> wake, base::Log& log);

    /// Says goodbye.
    ~TakLobby() override;
    TakLobby(const TakLobby&) = delete;
    TakLobby& operator=(const TakLobby&) = delete;

    void update(float seconds) override;

    [[nodiscard]] bool here() const override { return conversation_.here(); }
    [[nodiscard]] bool refused() const override { return !conversation_.mayComeBack(); }
    [[nodiscard]] std::optional<base::Message> trouble() const override;
    [[nodiscard]] const std::string& name() const override { return conversation_.name(); }
    [[nodiscard]] int playersOnline() const override { return conversation_.playersOnline(); }
    [[nodiscard]] std::vector<std::string> players() const override;

    [[nodiscard]] const lobby::List& seeks() const override { return seeks_; }
    [[nodiscard]] std::vector<game::OptionSpec> seekOptions(const game::OptionValues& values) const override;
    [[nodiscard]] game::OptionValues changedSeek(game::OptionValues values, const std::string& key,
                                                 const std::string& value) const override;
    [[nodiscard]] std::string seekText(const game::OptionValues& values) const override;
    base::Result<void> seek(const game::OptionValues& values) override;
    void withdrawSeek() override { conversation_.withdrawSeek(); }
    void accept(int seek) override;

    [[nodiscard]] const lobby::List& games() const override { return games_; }
    void watch(int game) override;
    void stopWatching(int game) override;
    [[nodiscard]] std::vector<int> watched() const override;
    [[nodiscard]] const match::Match* watchedMatch(int game) const override;
    [[nodiscard]] int shownGame() const override { return shown_; }
    [[nodiscard]] bool plays() const override;
    [[nodiscard]] std::string opponent() const override {
        return plays() ? conversation_.game()->opponent() : std::string();
    }

    [[nodiscard]] std::optional<Shown> takeShown() override;
    [[nodiscard]] const match::Match* playedMatch() const override { return own_ ? &own_->match() : nullptr; }
    [[nodiscard]] int ownNumber() const override { return own_ ? own_->number().value : 0; }
    [[nodiscard]] std::uint64_t ownChanges() const override { return ownChanges_; }
    [[nodiscard]] std::optional<base::Msgid> whyNoRematch() const override;
    void askForRematch() override;

    [[nodiscard]] const std::deque<lobby::Said>& said() const override { return said_; }
    base::Result<void> say(const std::string& text, const std::string& to) override;
    void ignore(std::vector<std::string> names) override { ignored_ = std::move(names); }
    [[nodiscard]] std::vector<lobby::News> takeNews() override { return std::exchange(news_, {}); }

  private:
    // ---- what happens (TakLobbyEvents.cpp)
    void handleEvents();
    void handle(const playtak::LoggedIn& in);
    void handle(const playtak::LoginRefused&);
    void handle(const playtak::OtherLogin&);
    void handle(const playtak::Message& message);
    void handle(const playtak::Chat& chat);
    void handle(const playtak::SeekRefused&);
    void handle(const playtak::AcceptRefused&);
    void handle(const playtak::RematchSought&);
    void handle(const playtak::RematchToAccept&);
    void handle(const playtak::RematchRefused&);
    void handle(const playtak::GameBegun& begun);
    void handle(const playtak::GameMissed&);
    void handle(const playtak::TurnTaken& turn);
    void handle(const playtak::TurnRefused&);
    void handle(const playtak::Failure& failure);
    void handle(const playtak::WordRefused&);
    void handle(const playtak::OutOfStep&);
    void handle(const playtak::Undone&);
    void handle(const playtak::DrawOffered&);
    void handle(const playtak::DrawWithdrawn&);
    void handle(const playtak::UndoRequested&);
    void handle(const playtak::UndoWithdrawn&);
    void handle(const playtak::OpponentAway& away);
    void handle(const playtak::OpponentBack&);
    void handle(const playtak::GameOver& over);
    void handle(const playtak::Observed& observed);
    void handle(const playtak::Watched& watched);
    void handle(const playtak::Unknown& unknown);
    void tellLine();
    template <class Event>
    void handle(const Event&) {}  // the lists show it
    void tell(base::Message text, bool warns = false) { news_.push_back({std::move(text), warns, false}); }
    void add(lobby::Said said);

    // ---- what the own player decides
    void carryRequests();
    [[nodiscard]] bool carry(const match::Request& request);
    [[nodiscard]] std::optional<match::Receipt::Result> carried(const match::Request& request);
    [[nodiscard]] bool answerOffer(bool accept);
    void followClocks(float seconds);
    [[nodiscard]] std::optional<ServerMatch::Clocks> ownClocks() const;
    /// A game of others, as it is told.
    struct WatchedGame {
        std::unique_ptr<ServerMatch> match = nullptr;    ///< none before it is told
        std::optional<ServerMatch::Clocks> clocks = {};  ///< as they were told last
    };
    void observe(int game);
    void take(WatchedGame& game, const playtak::Watched& watched);

    const game::Kind& kind_;
    std::string site_;
    base::Log& log_;
    ServerLink link_;
    playtak::Conversation conversation_;
    lobby::List seeks_;
    lobby::List games_;
    std::unique_ptr<ServerMatch> own_;
    bool ownUntold_ = false;  ///< its table does not follow it yet
    bool ownAgain_ = false;
    std::uint64_t ownChanges_ = 0;
    std::size_t ownEvents_ = 0;
    std::map<int, WatchedGame> watched_;  ///< by number
    int shown_ = 0;                       ///< the one of them that is at the table
    bool shownUntold_ = false;            ///< its table does not follow it yet
    bool rematchAsked_ = false;
    float sinceClocks_ = 0;  ///< seconds
    std::deque<lobby::Said> said_;
    std::vector<std::string> ignored_;
    bool lineBroke_ = false;  ///< in a game, of which he was told
    std::vector<lobby::News> news_;
};

}  // namespace tak::online
