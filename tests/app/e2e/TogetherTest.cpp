// Tables of players far away, in the real program: by mouse on this side, and a guest over a real connection
// of the loopback on the other.

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <utility>

#include "app/App.h"
#include "app/e2e/Person.h"
#include "app/far/FarHost.h"
#include "app/far/FarTable.h"
#include "app/play/CurrentGame.h"
#include "app/script/ScriptRunner.h"
#include "app/table/TableSession.h"
#include "hosting/Hosting.h"
#include "match/far/FarPost.h"
#include "support/Extent.h"
#include "support/TemporaryFolder.h"

namespace {

using std::chrono::steady_clock;
constexpr float kTogetherFrame = 1.0F / 30;  // seconds
constexpr auto kTogetherPatience = std::chrono::seconds(60);

const std::vector<app::CatalogEntry>& allGames() {
    static const std::vector<app::CatalogEntry> kGames = app::gameCatalog();
    return kGames;
}

/// A program at another computer that holds tables.
class HostElsewhere {
  public:
    explicit HostElsewhere(std::filesystem::path folder) : folder_(std::move(folder)) { open(); }
    /// Its program ends, and starts again.
    void restart() {
        hosting_.reset();
        open();
    }
    void update() { hosting_->update(); }
    [[nodiscard]] app::Invitation invitation(const std::string& code) const {
        return {code, "127.0.0.1", hosting_->port(), hosting_->fingerprint()};
    }

  private:
    void open() {
        std::vector<const game::Kind*> kinds;
        for (const app::CatalogEntry& game : allGames()) kinds.push_back(game.kind.get());
        auto opened = hosting::Hosting::open(kinds, {.folder = folder_, .loopbackOnly = true}, log_);
        ASSERT_TRUE(opened) << opened.error().describe();
        hosting_ = std::move(*opened);
    }
    std::filesystem::path folder_;
    base::Log log_{base::Log::Sink()};
    std::unique_ptr<hosting::Hosting> hosting_;
};

/// Somebody at another computer, who plays what he is told to.
class Friend {
  public:
    explicit Friend(const app::Invitation& host, std::optional<host::Key> key = {})
        : reach_(host, log_),
          guest_([](std::string_view id) { return kindOf(id); }, reach_, std::move(key)) {}
    void update() {
        reach_.update(guest_, kTogetherFrame);
        guest_.update(kTogetherFrame);
        if (auto begun = guest_.takeBegun()) {
            line_ = std::move(begun->line);
            follower_ = std::make_unique<match::Follower>(std::move(begun->told));
            post_ = std::make_unique<match::FarPost>(*follower_, std::move(begun->reader), *line_);
        }
        if (post_) (void)post_->update(kTogetherFrame, false);
        if (plays && post_) playAsLevel();
    }
    bool plays = false;  ///< by himself
    [[nodiscard]] host::Guest& guest() { return guest_; }
    [[nodiscard]] match::Follower* match() const { return follower_.get(); }
    void play(const std::string& notation) {
        const auto action = follower_->view().parse(notation);
        ASSERT_TRUE(action);
        ASSERT_TRUE(post_->decide(*follower_->viewer().player(), match::PlayTurn{*action}));
    }

  private:
    void playAsLevel() {
        const auto player = follower_->viewer().player();
        if (!player || !follower_->awaits(*player) || !follower_->live() || post_->sent()) return;
        if (follower_->outcome().over || follower_->owesAnswer(*player)) return;
        const game::Kind& kind = *kindOf(guest_.table()->agreed.game);
        const auto bot = kind.createBot(kind.opponents().front().id);
        const auto turn =
            bot->choose(follower_->view(), {.nodes = 8, .seed = 1}, {}, [](const game::Thought&) {});
        ASSERT_TRUE(turn);
        ASSERT_TRUE(post_->decide(*player, match::PlayTurn{*turn}));
    }
    [[nodiscard]] static const game::Kind* kindOf(std::string_view id) {
        for (const app::CatalogEntry& game : allGames())
            if (game.kind->id() == id) return game.kind.get();
        return nullptr;
    }
    base::Log log_{base::Log::Sink()};
    app::FarHost reach_;
    host::Guest guest_;
    std::unique_ptr<match::Line> line_;
    std::unique_ptr<match::Follower> follower_;
    std::unique_ptr<match::FarPost> post_;
};

class Together : public testing::Test {
  protected:
    Together() {
        for (const char* variable : {"XDG_DATA_HOME", "XDG_STATE_HOME", "DOLMEN_CONFIG"})
            setenv(variable, (folder_ / variable).c_str(), 1);
        // Nothing is announced on the network of whoever runs the tests.
        setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere", 1);
        std::filesystem::create_directories(folder_ / "DOLMEN_CONFIG");
        choose("tak", {{"size", "3"}});
    }
    /// What is played, if the player changes nothing.
    void choose(const std::string& game, const game::OptionValues& chosen) {
        app::Settings settings;
        settings.quality = "low";
        settings.animationSpeed = 4;
        settings.askedSenses = true;
        settings.playerNames = {"Ann"};
        settings.coach = false;
        settings.game = game;
        settings.games[game].options = chosen;
        EXPECT_TRUE(app::writeSettings(settings, folder_ / "DOLMEN_CONFIG/settings.json"));
    }
    static app::StartOptions options(std::pair<int, int> size) {
        app::StartOptions options;
        options.offscreen = options.unseen = options.keepsLabels = true;
        options.size = size;
        return options;
    }
    void open(std::pair<int, int> size = {1280, 720}) {
        app_ = std::make_unique<app::App>(options(size), app::gameCatalog(), log_);
        ASSERT_TRUE(app_->open());
        app_->shell().playing().thinking.fixClock();
    }
    /// Plays the lines of a script. Whoever waits for the friend is not at rest, so they must not settle
    /// then.
    void run(const std::string& lines) {
        auto steps = app::readScript(lines + "\n", "test");
        ASSERT_TRUE(steps);
        app::ScriptRunner runner(std::move(*steps), lines);
        while (!runner.done()) {
            const auto played = runner.advance(app_->scriptHost(), kTogetherFrame);
            ASSERT_TRUE(played) << played.error().describe();
            ASSERT_TRUE(app_->turn(kTogetherFrame));
        }
    }
    /// Lets both sides live until this is so.
    void until(const std::function<bool()>& condition, const char* what) {
        const auto end = steady_clock::now() + kTogetherPatience;
        while (!condition()) {
            ASSERT_LT(steady_clock::now(), end) << what << ": " << state();
            ASSERT_TRUE(app_->turn(kTogetherFrame));
            if (host_) host_->update();
            if (friend_) friend_->update();
            if (onlooker_) onlooker_->update();
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }
    void host() {
        run("click \"With others\"\nsettle\nclick \"Host a table\"\nsettle\nclick Start\nwait 0.2");
        until([&] { return farTable().table() != nullptr; }, "the table");
        const app::Invitation invitation = *farTable().invitation();
        friend_ = std::make_unique<Friend>(invitation);
        friend_->guest().join(invitation.code, "Bo");
        until([&] { return friend_->guest().table().has_value(); }, "the friend has come");
        friend_->guest().say(host::Sit{1});
        until([&] { return farTable().table()->seats[1].who == host::Sitter::Person; }, "he sits");
        EXPECT_EQ(farTable().table()->seat, 0) << "who makes a table sits at it";
    }
    /// Somebody of this name has a table at another computer.
    void makeTableElsewhere(const std::string& name) {
        host_ = std::make_unique<HostElsewhere>(folder_ / "elsewhere");
        friend_ = std::make_unique<Friend>(host_->invitation(""));
        friend_->guest().make({.game = "tak", .options = {{"size", "3"}}}, name);
        open();
        until([&] { return friend_->guest().table().has_value(); }, "the friend's table");
    }
    void begin() {
        host();
        run("click Start\nwait 0.3");
        until([&] { return friend_->match() != nullptr && app_->shell().playing().currentGame.session(); },
              "the match");
    }
    /// Plays a turn by mouse, and the friend answers.
    void playBoth(const std::string& field, const std::string& answer) {
        const int ply = table().match().ply();
        // What has come is shown from the next turn of the loop on.
        until([&, calm = 0]() mutable { return (calm = atRest() ? calm + 1 : 0) > 3; }, "all rests");
        run("click " + field);
        until([&] { return friend_->match()->ply() == ply + 1; }, "the turn arrives");
        if (answer.empty()) return;
        friend_->play(answer);
        until([&] { return table().match().ply() == ply + 2; }, "the answer arrives");
    }
    void playWholeGame(std::size_t levels, int mostTurns);
    /// What is shown, for a failure.
    [[nodiscard]] std::string state() {
        std::string all;
        for (const char* question : {"screen", "position", "moves", "hand", "text", "toast"})
            all += std::string(question) + ": " + app_->scriptHost().answer(question).value_or("?") + "\n";
        return all;
    }
    [[nodiscard]] bool atRest() {
        const scene::OrbitCamera& camera = table().stage().camera();
        return !table().animating() && !table().stage().cameraWork().pending() && !table().control().sent() &&
               camera.now() == camera.wanted();
    }
    [[nodiscard]] app::FarTable& farTable() { return app_->shell().playing().farTable; }
    [[nodiscard]] app::TableSession& table() { return app_->shell().playing().tables.shown(); }

    const support::TemporaryFolder folder_;
    base::Log log_{base::Log::Sink()};
    std::unique_ptr<app::App> app_;
    std::unique_ptr<HostElsewhere> host_;
    std::unique_ptr<Friend> friend_;
    std::unique_ptr<Friend> onlooker_;
};

/// Hands at the program, while the others live too: they wait until all that was entered has arrived, but for
/// nobody's turn.
class TogetherFingers final : public e2e::Fingers {
  public:
    using Until = std::function<void(const std::function<bool()>&)>;
    TogetherFingers(app::App& app, std::function<bool()> atRest, Until until)
        : app_(app), atRest_(std::move(atRest)), until_(std::move(until)) {}
    base::Result<void> run(const std::string& lines) override {
        std::istringstream all(lines);
        for (std::string line; std::getline(all, line);)
            if (auto done = line == "settle" ? settle() : carryOut(line); !done) return done;
        return settle();
    }

  private:
    base::Result<void> carryOut(const std::string& line) {
        auto steps = app::readScript(line + "\n", "person");
        if (!steps) return steps.error();
        app::ScriptRunner runner(std::move(*steps), line);
        while (!runner.done()) {
            if (auto played = runner.advance(app_.scriptHost(), kTogetherFrame); !played) return played;
            if (auto drawn = app_.turn(kTogetherFrame); !drawn) return drawn;
        }
        return {};
    }
    base::Result<void> settle() {
        until_([this, calm = 0]() mutable { return (calm = atRest_() ? calm + 1 : 0) > 3; });
        return {};
    }
    app::App& app_;
    std::function<bool()> atRest_;
    Until until_;
};

TEST_F(Together, AGameIsHostedAndPlayedByMouse) {
    open();
    begin();
    EXPECT_EQ(table().match().players(), (std::vector<std::string>{"Ann", "Bo"}));
    run("key ctrl+e\nkey h\nwait 0.3\nexpect ideas 0");  // no help was agreed
    playBoth("@a3", "a1");
    run("key Escape\nwait 0.5\nclick \"Who is at the table\"\nwait 0.5\nexpect screen \"waiting room\"\n"
        "click \"To the table\"\nwait 0.5\nexpect screen play");
    playBoth("@b1", "b3");
    playBoth("@c1", "");
    until([&] { return friend_->match()->outcome().over; }, "the end");
    EXPECT_TRUE(table().match().outcome().over);
    EXPECT_EQ(table().match().outcome().result, friend_->match()->outcome().result);
}

TEST_F(Together, AGameThatIsOverIsInTheLibraryAndAnotherOneBegins) {
    open();
    begin();
    run("key ctrl+s\nwait 0.3\nexpect screen play\nexpect toast contains \"This game is kept\"");
    playBoth("@a3", "a1");
    playBoth("@b1", "b3");
    playBoth("@c1", "");
    until([&] { return farTable().kept() != nullptr; }, "it is kept");
    run("wait 5\nclick \"Look at the game\"\nwait 0.5");
    EXPECT_TRUE(table().match().isReferee()) << "all of it is here";
    EXPECT_EQ(table().match().finalOutcome().result, friend_->match()->outcome().result);
    EXPECT_TRUE(app_->shell().playing().currentGame.keeper().writes()) << "notes go into the library";
    friend_->guest().say(host::Rematch{true});
    until([&] { return state().find("Bo wants another game.") != std::string::npos; }, "it is told");
    run("key Escape\nwait 0.5\nclick \"Who is at the table\"\nwait 0.5\nclick \"Another game\"");
    until([&] { return !table().match().isReferee() && table().match().ply() == 0; }, "the next one");
    EXPECT_EQ(table().match().players(), (std::vector<std::string>{"Bo", "Ann"}));
    until([&] { return friend_->match()->players().front() == "Bo"; }, "he begins");
    friend_->play("c3");
    until([&] { return table().match().ply() == 1; }, "his turn arrives");
    run("key Escape\nwait 0.5\nclick Resign\nwait 0.5\nclick Resign");
    until([&] { return table().match().outcome().over && farTable().kept() != nullptr; }, "it is over");
    run("wait 5\nclick Rematch\nwait 0.5");
    friend_->guest().say(host::Rematch{true});
    until([&] { return farTable().table()->match == 3 && !table().match().outcome().over; }, "the third one");
}

TEST_F(Together, ATableElsewhereIsJoinedAndGoesOnAfterItsHostHasStartedAgain) {
    makeTableElsewhere("Bo");
    friend_->guest().say(host::Sit{1});
    const std::string text = host_->invitation(friend_->guest().table()->code).text();
    run("click \"With others\"\nsettle\npaste \"" + text + "\"\nclick Paste\nwait 0.1\nclick Join\nwait 0.1");
    until([&] { return farTable().table() && farTable().table()->seat == 0; }, "we sit");
    friend_->guest().say(host::Start{});
    until([&] { return friend_->match() && app_->shell().playing().currentGame.session(); }, "the match");
    playBoth("@a3", "a1");
    host_->restart();
    until([&] { return farTable().trouble().has_value(); }, "the line broke");
    until([&] { return !farTable().trouble() && friend_->guest().welcomed(); }, "all are back");
    until([&] { return table().match().ply() == 2 && friend_->match()->ply() == 2; }, "the match is back");
    playBoth("@b1", "b3");
    playBoth("@c1", "");
    until([&] { return friend_->match()->outcome().over; }, "the end");
    until([&] { return table().match().outcome().over; }, "the end here");
}

TEST_F(Together, ALinkIsAWayIn) {
    makeTableElsewhere("Ann");
    const std::string link = host_->invitation(friend_->guest().table()->code).link();
    run("paste \"" + link + "\"\nkey ctrl+v\nwait 0.5\nexpect screen together\nclick Join\nwait 0.1");
    until([&] { return farTable().table() && farTable().table()->seat == 0; }, "we sit");
    EXPECT_EQ(farTable().table()->members[1].name, "Ann 2") << "who has the same name gets another one";
}

TEST_F(Together, ATableGoesOnAfterTheProgramHasEnded) {
    open();
    begin();
    playBoth("@a3", "a1");
    const app::Invitation before = *farTable().invitation();
    friend_.reset();
    (void)app_->shell();
    app_.reset();
    open();
    run("click \"With others\"\nsettle\nclick \"Back to Tak\"\nwait 0.5");
    until([&] { return app_->shell().playing().currentGame.session() != nullptr; }, "the match is back");
    EXPECT_EQ(*farTable().invitation(), before) << "others find it by what they have";
    EXPECT_EQ(table().match().ply(), 2);
}

/// A whole game by mouse with a friend, levels and an onlooker; the friend's line breaks in the middle, and
/// so does his program.
void Together::playWholeGame(std::size_t levels, int mostTurns) {
    open({800, 600});  // which is sooner drawn
    host();
    const app::Invitation invitation = *farTable().invitation();
    onlooker_ = std::make_unique<Friend>(invitation);
    onlooker_->guest().join(invitation.code, "Cy");
    for (std::size_t i = 0; i < levels; ++i)
        farTable().say(host::Give{static_cast<int>(2 + i), table().entry().kind->opponents().front().id});
    until([&] { return farTable().table()->members.size() == 3; }, "the onlooker has come");
    run("click Start\nwait 0.3");
    until(
        [&] {
            return friend_->match() && onlooker_->match() && app_->shell().playing().currentGame.session();
        },
        "the match");
    friend_->plays = true;
    TogetherFingers fingers(
        *app_, [this] { return atRest(); }, [this](const auto& condition) { until(condition, "all rests"); });
    ASSERT_TRUE(fingers.run("camera free"));
    e2e::Persons persons(*app_, fingers, e2e::Entry::Mouse, table().entry().kind->opponents().front().id);
    bool returned = false;
    while (!table().match().outcome().over && !HasFatalFailure()) {
        if (persons.turns() == mostTurns) {
            ASSERT_TRUE(fingers.run("key Escape\nwait 0.5\nclick Resign\nwait 0.5\nclick Resign"));
            break;
        }
        const auto went = persons.goOn();
        ASSERT_TRUE(went) << went.error().describe() << "\n" << state();
        if (persons.turns() < 4 || std::exchange(returned, true)) continue;
        const host::Key key = *friend_->guest().key();
        friend_.reset();
        until([&] { return farTable().table()->members[1].away >= 0; }, "he is away");
        friend_ = std::make_unique<Friend>(invitation, key);
        friend_->plays = true;
        until([&] { return friend_->match() != nullptr; }, "he is back");
    }
    EXPECT_TRUE(returned);
    until([&] { return farTable().kept() && onlooker_->match()->outcome().over; }, "the end");
    for (const Friend* const other : {friend_.get(), onlooker_.get()})
        EXPECT_EQ(other->match()->outcome().result, table().match().outcome().result);
    EXPECT_EQ(farTable().kept()->finalOutcome().result, table().match().outcome().result);
}

TEST_F(Together, TacTikiIsPlayedToItsEnd) {
    choose("tactiki", {});
    playWholeGame(0, 1000);
}

TEST_F(Together, TacTikOfFourIsPlayedToItsEnd) {
    choose("tac-tik", {{"players", "4"}});
    playWholeGame(2, support::extent(5, 1000));  // it can take hundreds of turns
}

}  // namespace
