// Players in the lobby of a server that is a process of its own, on the loopback.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "games/tak/online/TakLobby.h"
#include "games/tak/play/TakKind.h"
#include "match/far/FarPost.h"
#include "process/ChildProcess.h"
#include "support/ProgramLines.h"

namespace tak::online {
namespace {

using match::Proposal;
using process::ChildProcess;
using ::testing::Contains;
using ::testing::HasSubstr;
using namespace std::chrono_literals;
using Words = std::vector<std::string>;

constexpr const char* kServer = DOLMEN_BINARY_DIR "/bin/playtak-server";
constexpr float kFrame = 0.02F;  // seconds

const play::TakKind kKind;

/// A player with a table, at which he decides what he is told.
class Player {
  public:
    Player(const std::string& port, std::string token)
        : lobby(
              kKind, *lobby::Address::parse("tcp://127.0.0.1:" + port), {.token = std::move(token)}, [] {},
              log_) {}
    void live() {
        lobby.update(kFrame);
        for (const lobby::News& one : lobby.takeNews()) news.push_back(one.text.english());
        if (auto shown = lobby.takeShown()) {
            follower = std::make_unique<match::Follower>(std::move(shown->follow.told));
            post = std::make_unique<match::FarPost>(*follower, std::move(shown->follow.reader),
                                                    *shown->follow.line);
            line_ = std::move(shown->follow.line);
            own = shown->own;
            again = again || shown->again;
        }
        if (post)
            if (const auto refused = post->update(kFrame, false).refused) refusals.push_back(*refused);
    }
    void decide(const match::Decision& decision) {
        const auto sent = post->decide(*follower->viewer().player(), decision);
        ASSERT_TRUE(sent) << sent.error().describe();
    }
    void play(const std::string& notation) {
        const auto action = follower->view().parse(notation);
        ASSERT_TRUE(action) << notation;
        decide(match::PlayTurn{*action});
    }
    void answer(bool accept) {
        const auto sent = post->answer(*follower->viewer().player(), accept);
        ASSERT_TRUE(sent) << sent.error().describe();
    }
    [[nodiscard]] int ply() const { return follower ? follower->ply() : -1; }
    [[nodiscard]] bool over() const { return follower && follower->outcome().over; }

  private:
    base::Log log_{base::Log::Sink()};

  public:
    TakLobby lobby;
    std::unique_ptr<match::Follower> follower;
    std::unique_ptr<match::FarPost> post;
    bool own = false;
    bool again = false;
    Words news;
    std::vector<match::Post::Refused> refusals;

  private:
    std::unique_ptr<match::Line> line_;
};

class LobbyTest : public ::testing::Test {
  protected:
    void openServer(const Words& faults = {}) {
        Words command{kServer};
        command.insert(command.end(), faults.begin(), faults.end());
        auto server = ChildProcess::start(command);
        ASSERT_TRUE(server) << server.error().describe();
        server_.emplace(std::move(*server));
        port_ = support::lineAfter(*server_, "lines ", ChildProcess::Clock::now() + 60s);
        white_ = come('a');
        black_ = come('b');
    }
    std::unique_ptr<Player> come(char letter) {
        auto player = std::make_unique<Player>(port_, std::string(20, letter));
        until([&] { return player->lobby.here(); }, "he is let in", player.get());
        return player;
    }
    void until(const std::function<bool()>& condition, const char* what, Player* newcomer = nullptr) {
        const auto end = std::chrono::steady_clock::now() + 30s;
        while (!condition()) {
            ASSERT_TRUE(std::chrono::steady_clock::now() < end) << what << '\n'
                                                                << stateOf(*white_) << stateOf(*black_);
            for (Player* player : {white_.get(), black_.get(), onlooker_.get(), newcomer})
                if (player != nullptr) player->live();
            std::this_thread::sleep_for(2ms);
        }
    }
    [[nodiscard]] static std::string stateOf(const Player& player) {
        std::string state = player.lobby.name() + ", ply " + std::to_string(player.ply());
        for (const std::string& one : player.news) state += "\n  " + one;
        for (const auto& refused : player.refusals) state += "\n  refused: " + refused.why.english();
        return state + '\n';
    }
    void begin(game::OptionValues more = {}) {
        more.insert({{"size", "3"}, {"color", "white"}, {"minutes", "5"}, {"increment", "3"}});
        ASSERT_TRUE(white_->lobby.seek(more));
        until([&] { return !black_->lobby.seeks().rows.empty(); }, "the offer arrives");
        black_->lobby.accept(black_->lobby.seeks().rows.front().number);
        until([&] { return white_->ply() == 0 && black_->ply() == 0; }, "the game begins");
    }
    void playAll(const Words& turns) {
        for (const std::string& turn : turns) {
            const int ply = white_->ply();
            Player& mover = ply % 2 == 0 ? *white_ : *black_;
            mover.play(turn);
            until([&] { return white_->ply() == ply + 1 && black_->ply() == ply + 1; }, turn.c_str());
            if (onlooker_) until([&] { return onlooker_->ply() == ply + 1; }, "the onlooker sees it");
        }
    }

    std::optional<ChildProcess> server_;
    std::string port_;
    std::unique_ptr<Player> white_;
    std::unique_ptr<Player> black_;
    std::unique_ptr<Player> onlooker_;
};

TEST_F(LobbyTest, AnOfferIsListedAndWithdrawn) {
    openServer();
    ASSERT_TRUE(white_->lobby.seek({{"size", "6"}, {"minutes", "15"}, {"increment", "10"}, {"komi", "2.5"}}));
    until([&] { return !black_->lobby.seeks().rows.empty(); }, "it is listed");
    const lobby::Row& row = black_->lobby.seeks().rows.front();
    EXPECT_FALSE(row.own);
    Words cells;
    for (const lobby::Cell& cell : row.cells)
        cells.push_back(cell.word ? std::string(*cell.word) : cell.text);
    EXPECT_EQ(cells, (Words{white_->lobby.name(), "6×6", "15:00 +10", "2.5", "30 + 1", "unrated", "either",
                            "person"}));
    until([&] { return !white_->lobby.seeks().rows.empty(); }, "its own player sees it");
    EXPECT_TRUE(white_->lobby.seeks().rows.front().own);
    white_->lobby.withdrawSeek();
    until([&] { return black_->lobby.seeks().rows.empty(); }, "it is gone");
}

TEST_F(LobbyTest, AnOfferForOneIsShownToHimAlone) {
    openServer();
    onlooker_ = come('c');
    ASSERT_TRUE(white_->lobby.seek({{lobby::kOpponentKey, black_->lobby.name()}}));
    until([&] { return !black_->lobby.seeks().rows.empty(); }, "it is listed");
    EXPECT_TRUE(black_->lobby.seeks().rows.front().forPlayer);
    EXPECT_TRUE(onlooker_->lobby.seeks().rows.empty());
    EXPECT_FALSE(white_->lobby.seek({{lobby::kOpponentKey, "two words"}}));
}

TEST_F(LobbyTest, AGameIsPlayedToItsEnd) {
    openServer();
    begin();
    EXPECT_TRUE(white_->lobby.plays());
    EXPECT_EQ(white_->follower->players(), (Words{white_->lobby.name(), black_->lobby.name()}));
    EXPECT_EQ(white_->lobby.games().rows.size(), 1U);
    playAll({"a3", "a1", "b1", "b3", "c1"});
    until([&] { return white_->over() && black_->over(); }, "the end");
    EXPECT_EQ(white_->follower->outcome().result, "R-0");
    EXPECT_EQ(black_->follower->outcome().result, "R-0");
    until([&] { return !white_->lobby.plays(); }, "the server knows it, too");
    EXPECT_EQ(white_->lobby.playedMatch()->outcome().result, "R-0");
    // White gets three seconds for each of his three turns, and has used little more than none.
    const auto left = white_->lobby.playedMatch()->clock()->readings();
    EXPECT_GT(left[0], 300s);
    EXPECT_LE(left[0], 309s);
    EXPECT_LE(left[1], 306s);
    const std::string file = kKind.writeAtOnce(white_->lobby.playedMatch()->toRecord());
    EXPECT_THAT(file, HasSubstr("[Site \"127.0.0.1\"]"));
    EXPECT_THAT(file, HasSubstr("[Result \"R-0\"]"));
}

TEST_F(LobbyTest, AnUndoADrawAndAResignationAreAgreed) {
    openServer();
    begin();
    playAll({"a3", "a1", "b1"});
    white_->decide(match::MakeOffer{Proposal::TakeBack});
    until([&] { return black_->follower->owesAnswer(game::PlayerId(1)); }, "it arrives");
    black_->answer(true);
    until([&] { return white_->ply() == 2 && black_->ply() == 2; }, "one turn goes back");
    playAll({"c1"});
    black_->decide(match::MakeOffer{Proposal::Draw});
    until([&] { return white_->follower->owesAnswer(game::PlayerId(0)); }, "it arrives");
    white_->answer(false);
    until([&] { return !white_->follower->openOffer(); }, "it is refused");
    playAll({"b2"});
    white_->decide(match::MakeOffer{Proposal::Draw});
    until([&] { return black_->follower->owesAnswer(game::PlayerId(1)); }, "it arrives again");
    black_->answer(true);
    until([&] { return white_->over() && black_->over(); }, "a draw");
    EXPECT_EQ(white_->follower->outcome().result, "1/2-1/2");

    EXPECT_FALSE(white_->lobby.whyNoRematch());
    white_->lobby.askForRematch();
    black_->lobby.askForRematch();
    until([&] { return white_->ply() == 0 && black_->ply() == 0; }, "another game");
    EXPECT_EQ(white_->follower->viewer(), game::Viewer(game::PlayerId(1))) << "with the other colour";
    white_->decide(match::Resign{});
    until([&] { return white_->over() && black_->over(); }, "the end");
    EXPECT_EQ(white_->follower->outcome().result, "1-0");
    EXPECT_EQ(white_->lobby.playedMatch()->outcome().reason, black_->lobby.playedMatch()->outcome().reason);
}

TEST_F(LobbyTest, AnUndoAfterTheAnswerTakesThatBackOnly) {
    openServer();
    begin();
    playAll({"a3", "a1", "b1", "b3"});
    white_->decide(match::MakeOffer{Proposal::TakeBack});
    until([&] { return black_->follower->owesAnswer(game::PlayerId(1)); }, "it arrives");
    black_->answer(true);
    until([&] { return white_->ply() == 3 && black_->ply() == 3; }, "one turn goes back");
    playAll({"c3", "c1"});
    until([&] { return white_->over() && black_->over(); }, "the end");
}

TEST_F(LobbyTest, ALostLineComesBackIntoTheGame) {
    openServer({"drop=1:3"});
    begin();
    playAll({"a3", "a1"});
    white_->play("b1");
    until([&] { return black_->again; }, "Black has lost his line and is back");
    until([&] { return white_->ply() == 3 && black_->ply() == 3; }, "and has missed nothing");
    EXPECT_THAT(white_->news, Contains(HasSubstr("is back")));
    playAll({"b3", "c1"});
    until([&] { return white_->over() && black_->over(); }, "the end");
}

TEST_F(LobbyTest, AGameIsWatchedFromItsMiddle) {
    openServer();
    begin();
    playAll({"a3", "a1"});
    onlooker_ = come('c');
    until([&] { return !onlooker_->lobby.games().rows.empty(); }, "it is listed");
    onlooker_->lobby.watch(onlooker_->lobby.games().rows.front().number);
    until([&] { return onlooker_->ply() == 2; }, "it is told so far");
    EXPECT_FALSE(onlooker_->own);
    EXPECT_EQ(onlooker_->follower->viewer(), game::Viewer::onlooker());
    playAll({"b1", "b3", "c1"});
    until([&] { return onlooker_->over(); }, "the end");
    EXPECT_EQ(onlooker_->follower->outcome().result, "R-0");
    EXPECT_EQ(onlooker_->lobby.playedMatch(), nullptr);
}

TEST_F(LobbyTest, TwoGamesAreWatchedAtOnce) {
    openServer();
    begin();
    std::unique_ptr<Player> white = come('d');
    std::unique_ptr<Player> black = come('e');
    ASSERT_TRUE(white->lobby.seek({{"size", "4"}, {"color", "white"}}));
    until([&] { return black->live(), !black->lobby.seeks().rows.empty(); }, "an offer", white.get());
    black->lobby.accept(black->lobby.seeks().rows.front().number);
    until([&] { return black->live(), white->ply() == 0 && black->ply() == 0; }, "another game", white.get());
    onlooker_ = come('c');
    until([&] { return onlooker_->lobby.games().rows.size() == 2; }, "both are listed");
    onlooker_->lobby.watch(1);
    until([&] { return onlooker_->ply() == 0; }, "the first one is shown");
    onlooker_->lobby.watch(2);
    until([&] { return onlooker_->lobby.shownGame() == 2 && onlooker_->lobby.watchedMatch(2); }, "the other");
    white_->play("a3");
    white->play("d4");
    const auto ply = [&](int game) { return onlooker_->lobby.watchedMatch(game)->ply(); };
    until([&] { return black->live(), ply(1) == 1 && ply(2) == 1; }, "both go on", white.get());
    until([&] { return onlooker_->ply() == 1; }, "the shown one is the second");
    EXPECT_EQ(onlooker_->follower->players().front(), white->lobby.name());
    onlooker_->lobby.watch(1);
    until([&] { return onlooker_->follower->players().front() == white_->lobby.name(); }, "back");
    EXPECT_EQ(onlooker_->ply(), 1) << "as far as it has come meanwhile";
    onlooker_->lobby.stopWatching(1);
    EXPECT_EQ(onlooker_->lobby.watched(), std::vector<int>{2});
    EXPECT_EQ(onlooker_->lobby.shownGame(), 0);
}

TEST_F(LobbyTest, EarlierVersionsOfTheServerDo) {
    for (const char* version : {"version=0", "version=1"}) {
        openServer({version});
        begin();
        playAll({"a3", "a1", "b1", "b3", "c1"});
        until([&] { return white_->over() && black_->over() && !white_->lobby.plays(); }, version);
        EXPECT_EQ(white_->lobby.playedMatch()->outcome().result, "R-0") << version;
        EXPECT_TRUE(white_->lobby.whyNoRematch()) << version;
    }
}

TEST_F(LobbyTest, ASecondLoginOfTheSamePlayerEndsTheFirstOne) {
    openServer();
    onlooker_ = come('a');
    until([&] { return white_->lobby.refused(); }, "the first one has to go");
    EXPECT_FALSE(white_->lobby.here());
    EXPECT_TRUE(onlooker_->lobby.here());
    for (int i = 0; i < 200; ++i) white_->live(), onlooker_->live();
    EXPECT_TRUE(onlooker_->lobby.here()) << "and does not come back";
}

TEST_F(LobbyTest, WhoPlaysWatchesNobody) {
    openServer();
    begin();
    white_->lobby.watch(1);
    until([&] { return white_->news.size() > 1; }, "he is told");
    EXPECT_THAT(white_->news.back(), HasSubstr("cannot watch"));
    EXPECT_TRUE(white_->own);
    EXPECT_TRUE(white_->lobby.watched().empty());
}

TEST_F(LobbyTest, WhoIsIgnoredIsNotHeard) {
    openServer();
    black_->lobby.ignore({white_->lobby.name()});
    ASSERT_TRUE(white_->lobby.say("hello", black_->lobby.name()));
    onlooker_ = come('c');
    ASSERT_TRUE(onlooker_->lobby.say("hello, too", ""));
    until([&] { return !black_->lobby.said().empty(); }, "others are heard");
    EXPECT_EQ(black_->lobby.said().size(), 1U);
    EXPECT_EQ(black_->lobby.said().back().text, "hello, too");
    EXPECT_TRUE(black_->news.empty());
}

TEST_F(LobbyTest, WhatIsSaidArrives) {
    openServer();
    ASSERT_TRUE(white_->lobby.say("hello, all", ""));
    until([&] { return !black_->lobby.said().empty(); }, "to all");
    EXPECT_EQ(black_->lobby.said().back().text, "hello, all");
    EXPECT_EQ(black_->lobby.said().back().name, white_->lobby.name());
    ASSERT_TRUE(white_->lobby.say("only you", black_->lobby.name()));
    until([&] { return black_->lobby.said().size() == 2 && white_->lobby.said().size() == 2; }, "to one");
    EXPECT_EQ(black_->lobby.said().back().to, black_->lobby.name());
    EXPECT_TRUE(white_->lobby.said().back().own);
    EXPECT_FALSE(white_->lobby.say(std::string(300, 'x'), ""));
    EXPECT_FALSE(white_->lobby.say("two\nlines", ""));
}

TEST_F(LobbyTest, WhoComesTooLateIsTold) {
    openServer();
    white_->lobby.accept(4711);
    until([&] { return !white_->news.empty(); }, "there is no such offer");
    EXPECT_THAT(white_->news.back(), HasSubstr("Somebody was faster"));
}

}  // namespace
}  // namespace tak::online
