// Evenings with closed eyes: every step is decided from what is spoken, and made by keys. Who plays never
// looks at the table; only the test that nothing is betrayed asks the program for whom the table lies open.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

#include "app/App.h"
#include "app/e2e/Fingers.h"
#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string lastLineOf(const std::string& text) { return text.substr(text.rfind('\n') + 1); }

/// A program that speaks, and somebody who listens and presses keys.
class Listener {
  public:
    explicit Listener(const std::string& settings) {
        setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);
        setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
        setenv("DOLMEN_CONFIG", (folder_ / "config").c_str(), 1);
        fs::create_directories(folder_ / "config");
        std::ofstream(folder_ / "config" / "settings.json") << settings;
        app_.emplace(options(), app::gameCatalog(), log_);
        fingers_.emplace(*app_);
        const auto opened = app_->open();
        EXPECT_TRUE(opened);
        app_->shell().playing().thinking.fixClock();
        (void)run("settle");
    }
    virtual ~Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    /// What was spoken after the last key.
    [[nodiscard]] const std::string& heard() const { return heard_; }
    [[nodiscard]] bool hears(const std::string& part) const { return contains(heard_, part); }

    /// Presses a key and listens until all is at rest.
    const std::string& press(const std::string& key) { return run("key " + key); }
    /// Types a turn and enters it.
    const std::string& type(const std::string& turn) { return run("text \"" + turn + "\"\nkey Return"); }
    /// Moves the focus until an item is spoken whose words begin so, and presses it.
    void choose(const std::string& words) {
        ASSERT_TRUE(seek(words)) << '"' << words << "\" was not heard; at last: " << heard_;
        press("Return");
    }
    /// Goes down through a panel, and to the right in each row.
    bool seek(const std::string& words) {
        if (begins(words)) return true;
        for (int row = 0; row < kMostRows; ++row) {
            for (int column = 0; column < kMostColumns; ++column) {
                if (press("Right").empty()) break;
                if (begins(words)) return true;
            }
            for (int column = 0; column < kMostColumns && !press("Left").empty(); ++column)
                if (begins(words)) return true;
            if (press("Down").empty() && row > 2) press("Home");
            if (begins(words)) return true;
        }
        return false;
    }

  protected:
    /// Called for each text that is spoken.
    virtual void listen(const std::string& /*text*/) {}
    [[nodiscard]] app::App& app() { return *app_; }

  private:
    static constexpr int kMostRows = 25;
    static constexpr int kMostColumns = 4;

    static app::StartOptions options() {
        app::StartOptions options;
        options.offscreen = options.unseen = true;
        options.size = {1280, 720};
        return options;
    }
    /// The item that was spoken last.
    [[nodiscard]] bool begins(const std::string& words) const {
        return lastLineOf(heard_).rfind(words, 0) == 0;
    }
    const std::string& run(const std::string& lines) {
        const auto done = fingers_->run(lines);
        EXPECT_TRUE(done) << (done ? "" : done.error().describe());
        heard_ = app_->scriptHost().answer("spoken").value_or("");
        listen(heard_);
        return heard_;
    }

    support::TemporaryFolder folder_;
    base::Log log_{base::Log::Sink()};
    std::optional<app::App> app_;
    std::optional<e2e::ScriptFingers> fingers_;
    std::string heard_;
};

std::string settingsOf(const std::string& game, const std::string& seats, const std::string& more = "") {
    return R"({"quality": "low", "animated": false, "speech": true, "coach": false, "game": ")" + game +
           R"(", "playerNames": ["Ann", "Bo"], "games": {")" + game + R"(": {"opponents": [)" + seats + "]" +
           more + "}}}";
}

/// The turn in notation that spoken advice ends with: "Try this: … (R>5)", "Try a1b1."
std::string advisedTurn(const std::string& heard) {
    static const std::regex kTurn(R"((?:\(|Try )([^ ()]+)(?:\)|\.)\s*$)");
    std::smatch found;
    return std::regex_search(heard, found, kTurn) ? found[1].str() : "";
}

bool over(const Listener& ann) { return ann.hears("won the game") || ann.hears("The game is won by"); }

/// Plays a turn as somebody does who has just been told that it is his.
void playOne(Listener& ann) {
    if (ann.hears("You have no choice") || ann.hears("you are ready")) {
        ann.press("Return");
        return;
    }
    ann.press("ctrl+h");
    if (!ann.hears("You pass")) {  // which moves nothing yet, and so is said at once
        EXPECT_THAT(ann.heard(), HasSubstr("Ask again"));
        ann.press("ctrl+h");
    }
    const std::string turn = advisedTurn(ann.heard());
    ASSERT_FALSE(turn.empty()) << ann.heard();
    ann.type(turn);
    ASSERT_FALSE(ann.heard().empty()) << turn;
}

/// Settings are found, turned on and off, and heard.
void changeSettings(Listener& ann) {
    ann.choose("Settings");
    EXPECT_THAT(ann.heard(), HasSubstr("Settings"));
    ann.choose("Interface");
    ASSERT_TRUE(ann.seek("Seeing and hearing. Large print")) << ann.heard();
    EXPECT_THAT(ann.heard(), HasSubstr("off. Numbers"));
    EXPECT_EQ(ann.press("Space"), "on");
    EXPECT_EQ(ann.press("Space"), "off");
    ann.choose("Try speech");
    EXPECT_THAT(ann.heard(), HasSubstr("Speech works"));
    EXPECT_THAT(ann.press("Escape"), HasSubstr("Dolmen"));
}

void beginLesson(Listener& ann) {
    ann.choose("Learn");
    ASSERT_TRUE(ann.seek("Next lesson")) << ann.heard();
    EXPECT_GT(ann.press("Return").size(), 40U) << "the first step of the lesson: " << ann.heard();
    EXPECT_FALSE(ann.press("Escape").empty());
    EXPECT_FALSE(ann.press("Escape").empty());
}

/// From the start screen to the first turn.
void beginGame(Listener& ann) {
    ann.choose("New game");
    EXPECT_THAT(ann.heard(), HasSubstr("New game"));
    ann.choose("Start");
    EXPECT_FALSE(ann.heard().empty());
}

void resignAndReview(Listener& ann) {
    EXPECT_THAT(ann.press("Escape"), HasSubstr("Pause"));
    ann.choose("Resign");
    EXPECT_THAT(ann.heard(), HasSubstr("Resign?"));
    ann.choose("Resign");
    EXPECT_TRUE(over(ann)) << ann.heard();
    ann.choose("Look at the game");
    EXPECT_THAT(ann.press("PageUp"), HasSubstr("Another position"));
    EXPECT_FALSE(ann.hears("taken back")) << ann.heard();
    EXPECT_THAT(ann.press("Home"), HasSubstr("The start of the game."));
}

void quit(Listener& ann) {
    EXPECT_THAT(ann.press("Escape"), HasSubstr("Pause"));
    ann.choose("Main menu");
    EXPECT_THAT(ann.heard(), HasSubstr("Dolmen"));
    ASSERT_TRUE(ann.seek("Quit")) << ann.heard();
}

struct Evening {
    const char* game;
    const char* level;
};

class EyesClosed : public testing::TestWithParam<Evening> {};

TEST_P(EyesClosed, AWholeEveningFromTheSpokenTextsAlone) {
    const auto& [game, level] = GetParam();
    Listener ann(settingsOf(game, "\"\", \"" + std::string(level) + '"'));
    EXPECT_THAT(ann.heard(), HasSubstr("Dolmen"));
    ASSERT_NO_FATAL_FAILURE(changeSettings(ann));
    ASSERT_NO_FATAL_FAILURE(beginLesson(ann));
    ASSERT_NO_FATAL_FAILURE(beginGame(ann));
    for (int turn = 0; turn < 5 && !over(ann); ++turn) ASSERT_NO_FATAL_FAILURE(playOne(ann));
    if (!over(ann)) ASSERT_NO_FATAL_FAILURE(resignAndReview(ann));
    ASSERT_NO_FATAL_FAILURE(quit(ann));
}

INSTANTIATE_TEST_SUITE_P(Games, EyesClosed,
                         testing::Values(Evening{"tactiki", "tactiki-1"}, Evening{"tac-tik", "tac-tik-1"},
                                         Evening{"tak", "dolmen-1"}),
                         [](const auto& evening) {
                             std::string plain;
                             for (const char letter : std::string(evening.param.game))
                                 if (letter != '-') plain += letter;
                             return plain;
                         });

/// Two at one computer hear the same. Notes whatever is spoken while the table does not lie open for one of
/// them, and what it said.
class TwoListeners final : public Listener {
  public:
    using Listener::Listener;
    [[nodiscard]] const std::string& spokenToBoth() const { return spokenToBoth_; }
    [[nodiscard]] const std::string& spokenToOne() const { return spokenToOne_; }

  private:
    void listen(const std::string& text) override {
        const app::TableSession* const table = app().shell().playing().currentGame.session();
        if (table == nullptr || text.empty()) return;
        const bool open = table->rights().heardBy().player().has_value();
        (open ? spokenToOne_ : spokenToBoth_) += text + '\n';
    }
    std::string spokenToBoth_;
    std::string spokenToOne_;
};

class TwoWithSecrets : public testing::TestWithParam<const char*> {};

TEST_P(TwoWithSecrets, HearNoSecretUntilTheTableIsUncoveredForThem) {
    TwoListeners both(settingsOf(GetParam(), R"("", "")"));
    ASSERT_NO_FATAL_FAILURE(beginGame(both));
    for (int turn = 0; turn < 6; ++turn) {
        EXPECT_THAT(both.heard(), HasSubstr("The table is covered")) << "after turn " << turn;
        EXPECT_THAT(lastLineOf(both.heard()), HasSubstr("Uncover"));
        both.press("Return");
        EXPECT_THAT(both.heard(), testing::AnyOf(HasSubstr(" to move"), HasSubstr("decide now")))
            << "who has uncovered hears whose turn it is";
        EXPECT_THAT(both.heard(),
                    testing::AnyOf(HasSubstr("You can choose"), HasSubstr("What you alone know")));
        // A game in which a turn has two moves keeps the table open in between.
        for (int part = 0; part < 2 && !both.hears("The table is covered"); ++part)
            ASSERT_NO_FATAL_FAILURE(playOne(both));
    }
    EXPECT_THAT(both.spokenToOne(), testing::ContainsRegex("Your hand|with rank"));
    EXPECT_THAT(both.spokenToBoth(),
                testing::Not(testing::ContainsRegex("Your hand|You can choose|You pass|You get|New cards for "
                                                    "you|You alone|you alone|with rank")));
}

INSTANTIATE_TEST_SUITE_P(Games, TwoWithSecrets, testing::Values("tactiki", "tac-tik"), [](const auto& game) {
    return std::string(game.param) == "tactiki" ? "tactiki" : "tactik";
});

}  // namespace
