// Games with secrets from the first click to the result, in the real program: persons at one table, who hand
// it over, and levels. In the middle of the game the program is killed, and goes on from its archive.
// One game is begun in a real window, by a real pointer. DOLMEN_ALL_TESTS=1 plays them for all seats and in
// all languages; DOLMEN_ALL_TESTS=window plays those in windows.

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/e2e/Person.h"
#include "support/Content.h"
#include "support/TemporaryFolder.h"

namespace {

using e2e::Entry;
namespace fs = std::filesystem;

constexpr int kAllTurns = 2000;  // more than any game has

struct Evening {
    const char* game;
    std::vector<std::string> seats;  ///< "" a person, or a level
    const char* level;               ///< at which the persons play
    Entry entry;
    const char* language;
    int killedAfter;        ///< turns of persons; 0: the game is played in one go
    bool window = false;    ///< in a window, by a real pointer and real keys
    int turns = kAllTurns;  ///< of persons, after the kill
};

std::string nameOf(const Evening& evening) {
    std::string name = evening.game;
    for (const std::string& seat : evening.seats)
        name += seat.empty() ? "_person" : "_" + seat.substr(seat.size() - 1);
    name += evening.entry == Entry::Mouse ? "_mouse_" : "_keys_";
    if (evening.window) name += "window_";
    name += evening.language;
    std::string plain;
    for (const char letter : name)
        if (letter != '-') plain += letter;
    return plain;
}

std::ostream& operator<<(std::ostream& out, const Evening& evening) { return out << nameOf(evening); }

std::string wanted() {
    const char* const how = std::getenv("DOLMEN_ALL_TESTS");
    return how ? how : "";
}

/// settings.json.
std::string settingsOf(const Evening& evening) {
    std::string seats;
    for (const std::string& seat : evening.seats) seats += (seats.empty() ? "\"" : ", \"") + seat + '"';
    const std::string players = std::to_string(evening.seats.size());
    const bool two = std::string(evening.game) == "tactiki";
    return std::string(R"({"quality": "low", "animationSpeed": 4, "coach": false, "animated": )") +
           (wanted().empty() ? "false" : "true") + R"(, "language": ")" + evening.language +
           R"(", "game": ")" + evening.game + R"(", "playerNames": ["Ann", "Bo", "Cy", "Di"], "games": {")" +
           evening.game + R"(": {"opponents": [)" + seats + "]" +
           (two ? "" : R"(, "options": {"players": ")" + players + "\"}") + "}}}";
}

std::vector<Evening> evenings() {
    if (wanted().empty())
        return {{"tactiki", {"", ""}, "tactiki-2", Entry::Mouse, "fr", 30},
                {"tac-tik", {"", "tac-tik-1", "", "tac-tik-2"}, "tac-tik-5", Entry::Keyboard, "ca", 20},
                {"tac-tik", {"", "tac-tik-1"}, "tac-tik-5", Entry::Mouse, "es", 1, true, 2}};
    std::vector<Evening> all;
    for (const char* language : {"en", "fr", "ca", "es"})
        for (const Entry entry : {Entry::Mouse, Entry::Keyboard}) {
            all.push_back({"tactiki", {"", ""}, "tactiki-2", entry, language, 30});
            all.push_back({"tactiki", {"", "tactiki-1"}, "tactiki-4", entry, language, 12});
            all.push_back({"tactiki", {"tactiki-8", ""}, "tactiki-1", entry, language, 6});
            all.push_back({"tac-tik", {"", ""}, "tac-tik-5", entry, language, 20});
            all.push_back({"tac-tik", {"tac-tik-1", ""}, "tac-tik-5", entry, language, 20});
            all.push_back({"tac-tik", {"", "tac-tik-1", "", "tac-tik-2"}, "tac-tik-5", entry, language, 20});
            all.push_back({"tac-tik", {"", "", "tac-tik-3", "tac-tik-1"}, "tac-tik-5", entry, language, 20});
            all.push_back({"tac-tik", {"", "", "", ""}, "tac-tik-5", entry, language, 20});
        }
    for (Evening& evening : all) evening.window = wanted() == "window";
    return all;
}

/// The program, at which persons sit.
class Table {
  public:
    explicit Table(const Evening& evening)
        : evening_(evening), app_(options(evening), app::gameCatalog(), log_) {}

    base::Result<void> open() {
        if (auto opened = app_.open(); !opened) return opened;
        app_.shell().playing().thinking.fixClock();
        return run(evening_.window ? "" : "camera free");
    }
    base::Result<void> run(const std::string& lines) { return fingers().run(lines); }
    [[nodiscard]] std::string tr(const char* text, const char* context = nullptr) const {
        const std::string said = context ? app_.texts().trc(context, text) : app_.texts().tr(text);
        return '"' + said + '"';
    }
    [[nodiscard]] std::string whatSaw(const std::string& name) const {
        return '"' + app_.texts().tr("What {name} saw", {{"name", name}}) + '"';
    }
    base::Result<void> begin() {
        if (evening_.entry == Entry::Keyboard) return run("key Down\nkey Return\nsettle\nkey Return");
        return run("click " + tr("New game") + "\nsettle\nclick " + tr("Start", "the game"));
    }
    base::Result<void> resume() { return run("click " + tr("Go on")); }
    /// Uncovers the table if it is covered.
    base::Result<void> takeOver() {
        const bool covered = app_.shell().playing().tables.shown().rights().handOver().has_value();
        return covered ? run("click " + tr("Uncover")) : base::Result<void>();
    }
    [[nodiscard]] std::string answer(const char* question) {
        return app_.scriptHost().answer(question).value_or("?");
    }
    /// Plays on until the game is over, or so many turns were entered.
    base::Result<void> play(int turns, const fs::path& log) {
        e2e::Persons persons(app_, fingers(), evening_.entry, evening_.level);
        while (answer("result") == "*" && persons.turns() < turns) {
            if (auto went = persons.goOn(); !went) return went;
            std::ofstream(log) << answer("ply") << '\n';
        }
        played_ += persons.turns();
        hidden_ += persons.hidden();
        return {};
    }
    [[nodiscard]] int played() const { return played_; }
    [[nodiscard]] int hidden() const { return hidden_; }

  private:
    static app::StartOptions options(const Evening& evening) {
        app::StartOptions options;
        options.offscreen = options.unseen = !evening.window;
        options.keepsLabels = true;
        options.size = {1280, 720};
        return options;
    }
    e2e::Fingers& fingers() {
        if (!fingers_) {
            if (evening_.window)
                fingers_ = std::make_unique<e2e::RealFingers>(app_, display_);
            else
                fingers_ = std::make_unique<e2e::ScriptFingers>(app_);
        }
        return *fingers_;
    }

    Evening evening_;
    base::Log log_{base::Log::Sink()};
    app::App app_;
    /// Made before the program starts.
    e2e::Display display_{std::getenv("DISPLAY") ? std::getenv("DISPLAY") : ""};
    std::unique_ptr<e2e::Fingers> fingers_;
    int played_ = 0;
    int hidden_ = 0;
};

/// The variable that tells a process in which folder another one has begun the evening.
constexpr const char* kFolder = "DOLMEN_EVENING";

class WholeGames : public testing::TestWithParam<Evening> {
  protected:
    WholeGames() {
        if (const char* const begun = std::getenv(kFolder)) {
            folder_ = begun;
            return;
        }
        folder_ = own_.emplace() / "";
        setenv(kFolder, folder_.c_str(), 1);
        setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);
        setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
        setenv("DOLMEN_CONFIG", (folder_ / "config").c_str(), 1);
        fs::create_directories(folder_ / "config");
        std::ofstream(folder_ / "config" / "settings.json") << settingsOf(GetParam());
        if (!GetParam().window) return;
        display_.emplace(1280, 720, e2e::Display::Manager::None);
        setenv("DISPLAY", display_->name().c_str(), 1);
    }
    ~WholeGames() override {
        if (own_) unsetenv(kFolder);
    }

    /// In a process that kills itself. It starts anew, since a process that has drawn cannot be forked: its
    /// copy gets no OpenGL.
    void playUntilKilled() {
        GTEST_FLAG_SET(death_test_style, "threadsafe");
        ASSERT_EXIT(playAndDie(), testing::KilledBySignal(SIGKILL), "");
    }
    void playAndDie() {
        Table table(GetParam());
        auto done = table.open();
        if (done) done = table.begin();
        if (done) done = table.play(GetParam().killedAfter, folder_ / "log");
        std::ofstream(folder_ / "ply") << table.answer("ply") << std::flush;
        if (done) kill(getpid(), SIGKILL);
        std::cerr << done.error().describe() << std::endl;
        _exit(1);
    }

    /// Nothing is hidden any more. The game is looked at with everything, and as a person saw it.
    static void lookAtAll(Table& table) {
        EXPECT_NE(table.answer("result"), "*");
        EXPECT_EQ(table.answer("position").find('?'), std::string::npos) << table.answer("position");
        std::string name;
        for (const char* person : {"Di", "Cy", "Bo", "Ann"})
            if (table.answer("players").find(person) != std::string::npos) name = person;
        for (const std::string& step :
             {"click " + table.tr("Look at the game"), std::string("key Home\nkey PageDown\nkey PageDown"),
              "click " + table.tr("All that happened"), "click " + table.whatSaw(name)}) {
            const auto done = table.run(step);
            ASSERT_TRUE(done) << done.error().describe();
        }
        EXPECT_NE(table.answer("position").find('?'), std::string::npos) << table.answer("position");
    }
    /// The game is not over: earlier turns are looked at, with what the person to move may see.
    static void lookBack(Table& table) {
        ASSERT_TRUE(table.takeOver());
        EXPECT_EQ(table.answer("result"), "*");
        EXPECT_NE(table.answer("position").find('?'), std::string::npos) << table.answer("position");
        const std::string now = table.answer("ply");
        ASSERT_TRUE(table.run("key Home"));
        EXPECT_EQ(table.answer("ply"), "0");
        ASSERT_TRUE(table.run("key End"));
        EXPECT_EQ(table.answer("ply"), now);
    }

    std::optional<support::TemporaryFolder> own_;
    fs::path folder_;  ///< of data and settings
    std::optional<e2e::Display> display_;
};

TEST_P(WholeGames, IsPlayedToItsEnd) {
    const Evening& evening = GetParam();
    if (evening.killedAfter > 0) {
        ASSERT_NO_FATAL_FAILURE(playUntilKilled());
    }
    Table table(evening);
    auto done = table.open();
    ASSERT_TRUE(done) << done.error().describe();
    done = evening.killedAfter > 0 ? table.resume() : table.begin();
    ASSERT_TRUE(done) << done.error().describe();
    if (evening.killedAfter > 0) {
        // What was played before is there; after the last turn a level may have gone on.
        const int before = std::stoi(support::contentOf(folder_ / "ply"));
        EXPECT_GE(std::stoi(table.answer("ply")), before - 1);
    }
    done = table.play(evening.turns, folder_ / "log");
    ASSERT_TRUE(done) << done.error().describe() << "\nafter " << table.answer("moves") << "\n"
                      << table.answer("position") << "\n"
                      << table.answer("text");
    std::cout << nameOf(evening) << ": " << table.answer("players") << ": " << table.answer("result")
              << ", ply " << table.answer("ply") << ", turns entered " << table.played()
              << ", places seen only from above " << table.hidden() << std::endl;
    evening.turns == kAllTurns ? lookAtAll(table) : lookBack(table);
}

INSTANTIATE_TEST_SUITE_P(Evenings, WholeGames, testing::ValuesIn(evenings()),
                         [](const auto& played) { return nameOf(played.param); });

}  // namespace
