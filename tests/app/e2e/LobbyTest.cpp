// A public server in the real program: by mouse on this side; the server is a process of its own, and another
// player comes to it over a real connection of the loopback.

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "app/App.h"
#include "app/catalog/GameCatalog.h"
#include "app/far/PublicServer.h"
#include "app/play/CurrentGame.h"
#include "app/script/ScriptRunner.h"
#include "app/table/TableSession.h"
#include "match/far/FarPost.h"
#include "process/ChildProcess.h"
#include "support/ProgramLines.h"
#include "support/TemporaryFolder.h"

namespace {

constexpr const char* kLobbyServer = DOLMEN_BINARY_DIR "/bin/playtak-server";
constexpr float kLobbyFrame = 1.0F / 30;  // seconds
constexpr auto kLobbyPatience = std::chrono::seconds(60);

const app::CatalogEntry& gameWithServer() {
    static const std::vector<app::CatalogEntry> kGames = app::gameCatalog();
    for (const app::CatalogEntry& game : kGames)
        if (game.server) return game;
    throw std::runtime_error("no game has a public server");
}

/// Somebody at another computer, who plays what he is told to.
class Stranger {
  public:
    Stranger(const std::string& address, char letter)
        : lobby_(gameWithServer().server->make(
              *lobby::Address::parse(address), {.token = std::string(20, letter)}, [] {}, log_)) {}
    void update() {
        lobby_->update(kLobbyFrame);
        if (auto shown = lobby_->takeShown()) {
            follower_ = std::make_unique<match::Follower>(std::move(shown->follow.told));
            post_ = std::make_unique<match::FarPost>(*follower_, std::move(shown->follow.reader),
                                                     *shown->follow.line);
            line_ = std::move(shown->follow.line);
        }
        if (post_) (void)post_->update(kLobbyFrame, false);
    }
    [[nodiscard]] lobby::Lobby& lobby() { return *lobby_; }
    [[nodiscard]] match::Follower* match() const { return follower_.get(); }
    /// False while his last decision is on its way.
    [[nodiscard]] bool decide(const match::Decision& decision) {
        return post_->decide(*follower_->viewer().player(), decision).ok();
    }
    [[nodiscard]] bool play(const std::string& notation) {
        const auto action = follower_->view().parse(notation);
        return action && decide(match::PlayTurn{*action});
    }
    [[nodiscard]] bool answer(bool accept) {
        return post_->answer(*follower_->viewer().player(), accept).ok();
    }
    [[nodiscard]] bool mustAnswer() const {
        const auto player = follower_->viewer().player();
        return player && follower_->owesAnswer(*player);
    }

  private:
    base::Log log_{base::Log::Sink()};
    std::unique_ptr<lobby::Lobby> lobby_;
    std::unique_ptr<match::Follower> follower_;
    std::unique_ptr<match::FarPost> post_;
    std::unique_ptr<match::Line> line_;
};

class LobbyByMouse : public testing::Test {
  protected:
    LobbyByMouse() {
        for (const char* variable : {"XDG_DATA_HOME", "XDG_STATE_HOME", "DOLMEN_CONFIG"})
            setenv(variable, (folder_ / variable).c_str(), 1);
        setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere", 1);
        std::filesystem::create_directories(folder_ / "DOLMEN_CONFIG");
        app::Settings settings;
        settings.quality = "low";
        settings.animationSpeed = 4;
        settings.askedSenses = true;
        settings.coach = false;
        EXPECT_TRUE(app::writeSettings(settings, folder_ / "DOLMEN_CONFIG/settings.json"));
    }
    void openServer(const std::vector<std::string>& faults = {}) {
        std::vector<std::string> command{kLobbyServer};
        command.insert(command.end(), faults.begin(), faults.end());
        auto server = process::ChildProcess::start(command);
        ASSERT_TRUE(server);
        server_.emplace(std::move(*server));
        const auto deadline = process::ChildProcess::Clock::now() + kLobbyPatience;
        (void)support::lineAfter(*server_, "lines ", deadline);
        address_ = "ws://127.0.0.1:" + support::lineAfter(*server_, "websockets ", deadline);
    }
    /// Opens the program and goes to the server by mouse.
    void goThere() {
        app::StartOptions options;
        options.offscreen = options.unseen = options.keepsLabels = true;
        options.size = {1280, 720};
        app_ = std::make_unique<app::App>(options, app::gameCatalog(), log_);
        ASSERT_TRUE(app_->open());
        app_->shell().playing().thinking.fixClock();
        run("click \"With others\"\nsettle\nclick \"Tak at playtak.com\"\nsettle\nexpect screen lobby\n"
            "expect text contains \"Nothing is sent\"\n"
            "click Address\nwait 0.2\nkey ctrl+a\nwait 0.2\ntext \"" +
            address_ + "\"\nwait 0.3\nclick \"Go there\"\nwait 0.2");
        until([&] { return server().lobby() && server().lobby()->here(); }, "the server lets us in");
        stranger_ = std::make_unique<Stranger>(address_, 'b');
        until([&] { return stranger_->lobby().here(); }, "and the stranger");
    }
    void run(const std::string& lines) {
        auto steps = app::readScript(lines + "\n", "test");
        ASSERT_TRUE(steps) << steps.error().describe();
        app::ScriptRunner runner(std::move(*steps), lines);
        while (!runner.done()) {
            const auto played = runner.advance(app_->scriptHost(), kLobbyFrame);
            ASSERT_TRUE(played) << played.error().describe() << '\n' << state();
            ASSERT_TRUE(app_->turn(kLobbyFrame));
        }
    }
    void until(const std::function<bool()>& condition, const char* what) {
        const auto end = std::chrono::steady_clock::now() + kLobbyPatience;
        while (!condition()) {
            ASSERT_TRUE(std::chrono::steady_clock::now() < end) << what << '\n' << state();
            ASSERT_TRUE(app_->turn(kLobbyFrame));
            if (stranger_) stranger_->update();
            if (another_) another_->update();
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }
    /// The stranger's offer of a small board is taken by mouse.
    void beginGame() {
        ASSERT_TRUE(stranger_->lobby().seek({{"size", "3"}, {"color", "black"}, {"minutes", "5"}}));
        until([&] { return !server().lobby()->seeks().rows.empty(); }, "the offer arrives");
        run("wait 0.2\nclick " + stranger_->lobby().name() + "\nwait 0.2");
        until([&] { return stranger_->match() && app_->shell().playing().currentGame.session(); }, "a game");
        until([&] { return (run("wait 0.1"), answer("screen")) == "play"; }, "it is on the table");
    }
    /// We play by mouse, and the stranger answers.
    void playBoth(const std::string& field, const std::string& answer) {
        const int ply = table().match().ply();
        until([&, calm = 0]() mutable { return (calm = atRest() ? calm + 1 : 0) > 3; }, "all rests");
        run("click " + field);
        until([&] { return stranger_->match()->ply() == ply + 1; }, "the turn arrives");
        if (answer.empty()) return;
        until([&] { return stranger_->play(answer); }, "he decides");
        until([&] { return table().match().ply() == ply + 2; }, "the answer arrives");
    }
    [[nodiscard]] std::string answer(const char* question) {
        return app_->scriptHost().answer(question).value_or("?");
    }
    [[nodiscard]] std::string state() {
        std::string all;
        for (const char* question : {"screen", "position", "moves", "text", "library", "toast"})
            all += std::string(question) + ": " + answer(question) + "\n";
        return all;
    }
    [[nodiscard]] bool atRest() {
        const scene::OrbitCamera& camera = table().stage().camera();
        return !table().animating() && !table().stage().cameraWork().pending() && !table().control().sent() &&
               camera.now() == camera.wanted();
    }
    [[nodiscard]] app::PublicServer& server() { return app_->shell().playing().publicServer; }
    [[nodiscard]] app::TableSession& table() { return app_->shell().playing().tables.shown(); }

    const support::TemporaryFolder folder_;
    base::Log log_{base::Log::Sink()};
    std::optional<process::ChildProcess> server_;
    std::string address_;
    std::unique_ptr<app::App> app_;
    std::unique_ptr<Stranger> stranger_;
    std::unique_ptr<Stranger> another_;
};

TEST_F(LobbyByMouse, AnOfferIsTakenAndPlayedAndTheGameIsKept) {
    openServer();
    goThere();
    beginGame();
    run("key ctrl+e\nkey h\nwait 0.3\nexpect ideas 0");  // nothing helps
    playBoth("@a3", "a1");
    playBoth("@b1", "b3");
    playBoth("@c1", "");
    until([&] { return table().match().outcome().over && server().kept() != nullptr; }, "it is kept");
    EXPECT_EQ(table().match().outcome().result, "R-0");
    run("wait 5\nclick Rematch\nwait 0.3");
    stranger_->lobby().askForRematch();
    until([&] { return !table().match().outcome().over && table().match().ply() == 0; }, "a rematch");
    until([&] { return stranger_->match()->ply() == 0; }, "there, too");
    until([&] { return stranger_->play("a1"); }, "he decides");
    until([&] { return table().match().ply() == 1; }, "with the other colour");
}

TEST_F(LobbyByMouse, AGameOfAnotherServerWithTheSameNumberIsAnotherGame) {
    std::vector<archive::GameId> kept;
    openServer();
    goThere();
    for (int server = 0; server < 2; ++server) {
        if (server == 1) {
            this->server().leave();
            stranger_.reset();
            openServer();
            ASSERT_TRUE(this->server().come(gameWithServer(), address_, "", ""));
            until([&] { return this->server().lobby()->here(); }, "another server");
            stranger_ = std::make_unique<Stranger>(address_, 'b');
            until([&] { return stranger_->lobby().here(); }, "the stranger, too");
            app_->shell().basics().screens.open(app::ScreenId::Lobby);
            run("settle");
        }
        beginGame();
        if (server == 1) playBoth("@a3", "a1");
        run("key Escape\nwait 0.5\nclick Resign\nwait 0.5\nclick Resign");
        until([&] { return table().match().outcome().over && this->server().kept(); }, "it is kept");
        EXPECT_EQ(this->server().remembered(gameWithServer()).kept.match, 1);
        kept.push_back(this->server().remembered(gameWithServer()).kept.game);
    }
    EXPECT_NE(kept[0], kept[1]);
}

TEST_F(LobbyByMouse, AnUndoADrawAndAResignation) {
    openServer();
    goThere();
    beginGame();
    playBoth("@a3", "a1");
    until([&] { return stranger_->decide(match::MakeOffer{match::Proposal::TakeBack}); }, "he decides");
    until([&] { return table().match().openOffer().has_value(); }, "he asks to take back");
    run("wait 0.5\nclick Accept\nwait 0.3");
    until([&] { return table().match().ply() == 1 && stranger_->match()->ply() == 1; }, "one turn goes back");
    until([&] { return stranger_->play("c3"); }, "he decides");
    until([&] { return table().match().ply() == 2; }, "another turn");
    run("key Escape\nwait 0.5\nclick \"Offer a draw\"\nwait 0.5");
    until([&] { return stranger_->mustAnswer(); }, "the offer arrives");
    until([&] { return stranger_->answer(true); }, "he decides");
    until([&] { return table().match().outcome().over; }, "a draw");
    EXPECT_EQ(table().match().outcome().result, "1/2-1/2");
}

TEST_F(LobbyByMouse, AnOfferOfOnesOwnIsMadeByTheForm) {
    openServer();
    goThere();
    run("click \"New offer\"\nwait 0.5\nclick 6×6\nwait 0.2\nclick \"Offer this game\"\nwait 0.3");
    until([&] { return stranger_->lobby().seeks().rows.size() == 1; }, "others see it");
    EXPECT_EQ(stranger_->lobby().seeks().rows.front().cells[1].text, "6×6");
    run("wait 0.3\nclick " + server().lobby()->name() + "\nwait 0.3");
    until([&] { return stranger_->lobby().seeks().rows.empty(); }, "it is withdrawn by a press");
}

TEST_F(LobbyByMouse, AGameIsWatchedAndOthersAreHeard) {
    openServer();
    goThere();
    another_ = std::make_unique<Stranger>(address_, 'c');
    until([&] { return another_->lobby().here(); }, "a third one");
    ASSERT_TRUE(stranger_->lobby().seek({{"size", "4"}, {"color", "white"}}));
    until([&] { return !another_->lobby().seeks().rows.empty(); }, "an offer");
    another_->lobby().accept(another_->lobby().seeks().rows.front().number);
    until([&] { return stranger_->match() && another_->match(); }, "a game of others");
    until([&] { return stranger_->play("a1"); }, "he decides");
    until([&] { return another_->match()->ply() == 1; }, "a turn");
    until([&] { return !server().lobby()->games().rows.empty(); }, "it is listed");
    run("click \"Games (1)\"\nwait 0.3\nclick " + stranger_->lobby().name() + "\nwait 0.3");
    until([&] { return answer("screen") == "play" && table().match().ply() == 1; }, "it is watched");
    until([&] { return another_->play("d4"); }, "he decides");
    until([&] { return table().match().ply() == 2; }, "goes on");
    EXPECT_FALSE(table().rights().whyNoHelp()) << "who looks on may ask engines";
    run("key Escape\nwait 0.5\nclick \"Who is at the table\"\nwait 0.5\nexpect screen lobby\nclick \"" +
        stranger_->lobby().name() + " – " + another_->lobby().name() + "\"\nwait 0.3");
    until([&] { return answer("screen") == "lobby"; }, "it is shown beside the lobby");
    EXPECT_EQ(table().match().ply(), 2);
    run("click \"To the table\"\nwait 0.5\nexpect screen play");
    ASSERT_TRUE(stranger_->lobby().say("good luck", ""));
    run("key Escape\nwait 0.5\nclick \"Who is at the table\"\nwait 0.5\nclick Talk\nwait 0.3");
    until([&] { return answer("library").find("good luck") != std::string::npos; }, "it is heard");
}

}  // namespace
