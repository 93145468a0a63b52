#include "games/tak/play/tei/TeiPrograms.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <thread>
#include <tuple>

#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"

namespace tak::play {
namespace {

using game::ProgramLine;
using game::ProgramOption;
using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr TeiPatience kHasty{.start = 5000ms, .ready = 5000ms, .stop = 100ms, .quit = 50ms};

game::Program program(std::vector<std::string> manners) {
    manners.insert(manners.begin(), DOLMEN_BINARY_DIR "/bin/mock-engine");
    return {.command = std::move(manners)};
}

/// The conversation with an engine, as "> go", "< bestmove a1", "! died".
class Log {
  public:
    game::ProgramLog listener() {
        return [this](ProgramLine line) {
            const std::lock_guard lock(mutex_);
            const char* sign = line.from == ProgramLine::From::Us        ? "> "
                               : line.from == ProgramLine::From::Program ? "< "
                                                                         : "! ";
            lines_.push_back(sign + line.text);
        };
    }
    std::vector<std::string> lines() {
        const std::lock_guard lock(mutex_);
        return lines_;
    }

  private:
    std::mutex mutex_;
    std::vector<std::string> lines_;
};

auto introduced(std::vector<std::string> manners, const game::Programs::Request& request = {},
                TeiPatience patience = kHasty) {
    return TeiPrograms(patience).introduce(program(std::move(manners)), request);
}

std::unique_ptr<game::State> gameOf(const game::OptionValues& values) {
    return std::move(TakKind().create(values, {}).value());
}

// ---- introduction ----

TEST(TeiPrograms, TellWhoTheyAreAndWhatCanBeSet) {
    const auto told = introduced({"options"});
    ASSERT_TRUE(told.ok());
    EXPECT_EQ((*told)->name(), "Mock");
    EXPECT_EQ((*told)->author(), "The Tests");
    const auto options = (*told)->options();
    const auto named = [&](const std::string& name) {
        const auto found = std::find_if(options.begin(), options.end(),
                                        [&](const ProgramOption& option) { return option.name == name; });
        return found == options.end() ? ProgramOption{} : *found;
    };
    EXPECT_EQ(named("Ponder").type, ProgramOption::Type::Toggle);
    EXPECT_EQ(named("Skill").type, ProgramOption::Type::Number);
    EXPECT_EQ(named("Skill").max, 10);
    EXPECT_EQ(named("Style of Play").choices, (std::vector<std::string>{"calm", "very wild"}));
    EXPECT_EQ(named("Book").type, ProgramOption::Type::Text);
    EXPECT_EQ(named("Book").fallback, "");
    EXPECT_EQ(named("Clear Hash").type, ProgramOption::Type::Button);
    EXPECT_EQ(named("HalfKomi").name, "") << "the komi is the game's";
    const auto supplies = introduced({"supplies"});
    const auto book = introduced({"opening-book"});
    ASSERT_TRUE(supplies.ok() && book.ok());
    EXPECT_EQ((*supplies)->options().size(), 2U) << "Style of Play and Ponder: the others are the game's";
    EXPECT_EQ((*book)->options().size(), 3U) << "this Opening is the player's";
    EXPECT_FALSE((*told)->refusal("Skill", "10"));
    EXPECT_EQ((*told)->refusal("Skill", "11")->english(), "it must be 10 or less");
    EXPECT_TRUE((*told)->refusal("Book", "a\nquit"));
    EXPECT_TRUE((*told)->refusal("Threads", "2"));
}

TEST(TeiPrograms, TellWhatTheyCannotPlay) {
    const auto told = introduced({"sizes"});
    ASSERT_TRUE(told.ok());
    EXPECT_TRUE((*told)->accepts(*gameOf({{"size", "6"}, {"komi", "2"}})));
    EXPECT_EQ((*told)->accepts(*gameOf({{"size", "8"}})).error().describe(),
              "it does not play on a board of side 8");
    EXPECT_FALSE((*told)->accepts(*gameOf({{"size", "6"}, {"komi", "4"}})));
    EXPECT_FALSE((*told)->accepts(*gameOf({{"size", "6"}, {"stones", "12"}})));
    const auto plain = introduced({"no-komi"});
    EXPECT_FALSE((*plain)->accepts(*gameOf({{"komi", "2"}})));
    EXPECT_TRUE((*plain)->accepts(*gameOf({{"size", "8"}})));
}

TEST(TeiPrograms, TryGamesThatTheyDoNotTellAbout) {
    const auto state = gameOf({{"size", "7"}});
    EXPECT_TRUE((*introduced({"sizes"}))->tellsAbout(*state));
    EXPECT_FALSE((*introduced({}))->tellsAbout(*state));
    const auto tried = [&](std::vector<std::string> manners) {
        return TeiPrograms(kHasty).tryGame(program(std::move(manners)), *state, {});
    };
    EXPECT_TRUE(tried({}));
    EXPECT_THAT(tried({"only-5"}).error().describe(), HasSubstr("it does not play on a board of side 7"));
    EXPECT_THAT(tried({"only-5-by-answer"}).error().describe(), HasSubstr("unsupported size 7"));
    EXPECT_THAT(tried({"crash-at-start"}).error().describe(), HasSubstr("no weights found"));
}

TEST(TeiPrograms, AnOptionCanBePressed) {
    Log log;
    ASSERT_TRUE(introduced({"options"}, {.log = log.listener(), .press = "Clear Hash"}).ok());
    EXPECT_THAT(log.lines(), Contains("> setoption name Clear Hash"));
}

TEST(TeiPrograms, SayWhyTheyDoNotStart) {
    const auto gone = TeiPrograms().introduce({.command = {"/no/such/engine"}}, {});
    EXPECT_EQ(gone.error().describe(), "/no/such/engine cannot be started: No such file or directory");
    Log log;
    const auto crashed = introduced({"crash-at-start"}, {.log = log.listener()});
    EXPECT_EQ(crashed.error().describe(),
              "the program ended with status 3; it said: no weights found; teiok was expected");
    EXPECT_THAT(log.lines(), Contains("! no weights found"));
    const auto hung = introduced({"hang-at-start"}, {}, {.start = 50ms, .quit = 50ms});
    EXPECT_THAT(hung.error().describe(), HasSubstr("no teiok came within"));
}

TEST(TeiPrograms, AreNotAwaitedAfterTheRequestIsDropped) {
    std::stop_source stop;
    std::jthread other([&] {
        std::this_thread::sleep_for(50ms);
        stop.request_stop();
    });
    const auto began = Clock::now();
    EXPECT_FALSE(introduced({"hang-at-start"}, {.stop = stop.get_token()}, {.start = 60'000ms}).ok());
    EXPECT_LT(Clock::now() - began, 20s);
}

TEST(TeiPrograms, DeclareNoMoreThanAFormCanHold) {
    const auto told = introduced({"many-options"});
    ASSERT_TRUE(told.ok());
    EXPECT_LE((*told)->options().size(), TeiIntroduction::kMostOptions);
}

// ---- playing ----

class TeiBotTest : public testing::Test {
  protected:
    std::unique_ptr<game::Bot> bot(std::vector<std::string> manners,
                                   std::map<std::string, std::string> options = {}) {
        game::Program started = program(std::move(manners));
        started.options = std::move(options);
        return TeiPrograms(kHasty).createBot(std::move(started), log_.listener());
    }
    base::Result<game::Action> ask(game::Bot& bot, const game::BotLimits& limits = {.time = 50ms},
                                   const std::stop_token& stop = {}) {
        return bot.choose(*state_->view(game::Viewer::record()), limits, stop,
                          [this](const game::Thought& thought) {
                              last_ = thought;
                              ++thoughts_;
                          });
    }
    void play(std::initializer_list<const char*> moves) {
        for (const char* move : moves) state_->apply(*state_->view(game::Viewer::record())->parse(move));
    }
    /// Plays a game long enough for the mock engines to show their faults.
    void playOn() { play({"a1", "e5", "b1", "d5", "c2", "d4"}); }
    std::string notation(game::Action action) {
        return state_->view(game::Viewer::record())->notation(action);
    }

    std::unique_ptr<game::State> state_ = gameOf({{"size", "5"}});
    Log log_;
    game::Thought last_;
    int thoughts_ = 0;
};

TEST_F(TeiBotTest, PlaysInBothDialectsDespiteInvalidLines) {
    playOn();
    for (const std::vector<std::string>& manners :
         std::vector<std::vector<std::string>>{{}, {"sizes"}, {"rubbish"}, {"liar"}, {"huge"}}) {
        const auto engine = bot(manners);
        const auto action = ask(*engine);
        ASSERT_TRUE(action.ok()) << action.error().describe();
        EXPECT_EQ(notation(*action), "c1");
        EXPECT_EQ(last_.depth, 3);
        EXPECT_EQ(last_.nodes, 123U);
        ASSERT_FALSE(last_.candidates.empty());
        EXPECT_EQ(last_.candidates.front().notation, std::vector<std::string>{"c1"});
        ASSERT_EQ(last_.chances().size(), 2U);
    }
}

TEST_F(TeiBotTest, IsToldTheWholeGame) {
    playOn();
    const auto engine = bot({});
    ASSERT_TRUE(ask(*engine).ok());
    EXPECT_THAT(log_.lines(), Contains("> position startpos moves a1 e5 b1 d5 c2 d4"));
    EXPECT_THAT(log_.lines(), Contains("> go movetime 50"));
    play({"c1", "a5"});
    ASSERT_TRUE(ask(*engine).ok());
    EXPECT_THAT(log_.lines(), Contains("> position startpos moves a1 e5 b1 d5 c2 d4 c1 a5"));
    const auto lines = log_.lines();
    EXPECT_EQ(std::count(lines.begin(), lines.end(), "> tei"), 1) << "it was started once";
}

TEST_F(TeiBotTest, PlansItsTimeByTheClocks) {
    const auto engine = bot({});
    const game::BotLimits limits{
        .time = 2s, .clocks = {game::BotLimits::Clock{60s, 1s}, game::BotLimits::Clock{30s, 0s}}};
    ASSERT_TRUE(ask(*engine, limits).ok());
    EXPECT_THAT(log_.lines(), Contains("> go wtime 60000 winc 1000 btime 30000 binc 0"));
    const auto alone = bot({});
    ASSERT_TRUE(ask(*alone, {.time = 2s, .clocks = {std::nullopt, game::BotLimits::Clock{30s, 0s}}}).ok());
    EXPECT_THAT(log_.lines(), Contains("> go movetime 2000")) << "its own time is not limited";
}

TEST_F(TeiBotTest, SetsWhatThePlayerHasChosenAndItStillKnows) {
    const auto engine = bot({"options"}, {{"Skill", "7"}, {"Hash", "lots"}, {"Gone", "1"}});
    ASSERT_TRUE(ask(*engine).ok());
    const auto lines = log_.lines();
    EXPECT_THAT(lines, Contains("> setoption name Skill value 7"));
    EXPECT_THAT(lines, Not(Contains(AnyOf(HasSubstr("Hash value"), HasSubstr("Gone")))));
}

TEST_F(TeiBotTest, SaysWhyItCannotGoOnAndIsStartedAgain) {
    using game::BotFailure;
    const std::vector<std::tuple<const char*, const char*, BotFailure>> kFailures{
        {"crash", "signal 9", BotFailure::Crashed},
        {"hang", "did not answer", BotFailure::Hung},
        {"deaf", "did not answer", BotFailure::Hung},
        {"cheat", "illegal move \"9z9>\"", BotFailure::Illegal},
        {"no-move", "it named no move; it said: there is nothing to search", BotFailure::Illegal},
        {"flood", "did not answer", BotFailure::Hung}};
    for (const auto& [manner, why, failure] : kFailures) {
        SCOPED_TRACE(manner);
        state_ = gameOf({{"size", "5"}});
        const auto engine = bot({manner});
        // These misbehave from the first turn.
        const bool always = std::string_view(manner) == "deaf" || std::string_view(manner) == "no-move";
        EXPECT_EQ(ask(*engine).ok(), !always);
        playOn();
        const auto began = Clock::now();
        const auto answer = ask(*engine);
        EXPECT_LT(Clock::now() - began, 20s);
        ASSERT_FALSE(answer.ok());
        EXPECT_THAT(answer.error().describe(), HasSubstr(why));
        EXPECT_EQ(engine->failure(), failure);
        state_ = gameOf({{"size", "5"}});
        EXPECT_EQ(ask(*engine).ok(), !always) << "asked again, it plays again";
    }
}

TEST_F(TeiBotTest, IsStartedBeforeItsTurnAndEndedWithTheGame) {
    const auto engine = bot({});
    engine->prepare(*state_->view(game::Viewer::record()), {});
    EXPECT_THAT(log_.lines(), Contains("< readyok"));
    ASSERT_TRUE(ask(*engine).ok());
    engine->freeResources();
    EXPECT_THAT(log_.lines(), Contains("> quit"));
    ASSERT_TRUE(ask(*engine).ok()) << "a turn was taken back";
    const auto lines = log_.lines();
    EXPECT_EQ(std::count(lines.begin(), lines.end(), "> tei"), 2);
    const auto broken = bot({"crash-at-start"});
    broken->prepare(*state_->view(game::Viewer::record()), {});
    EXPECT_THAT(ask(*broken).error().describe(), HasSubstr("no weights found"));
}

TEST_F(TeiBotTest, IsToldOfEveryNewGame) {
    const auto begun = [this] {
        const auto lines = log_.lines();
        return std::count(lines.begin(), lines.end(), "> teinewgame 5");
    };
    const auto engine = bot({});
    for (int game = 1; game <= 3; ++game) {
        engine->prepare(*state_->view(game::Viewer::record()), {});
        ASSERT_TRUE(ask(*engine).ok());
        EXPECT_EQ(begun(), game);
    }
    const auto lines = log_.lines();
    EXPECT_EQ(std::count(lines.begin(), lines.end(), "> tei"), 1) << "it was started once";
    // An engine that plays one game only is restarted for the next one.
    const auto single = bot({"one-game"});
    for (int game = 0; game < 2; ++game) {
        single->prepare(*state_->view(game::Viewer::record()), {});
        EXPECT_TRUE(ask(*single).ok());
    }
}

TEST_F(TeiBotTest, AFloodDoesNotReachTheListener) {
    playOn();
    const auto engine = bot({"flood"});
    EXPECT_FALSE(ask(*engine, {.time = 200ms}).ok());
    EXPECT_LT(thoughts_, 200);
}

TEST_F(TeiBotTest, RefusesWhatItDoesNotPlay) {
    state_ = gameOf({{"size", "8"}});
    const auto engine = bot({"sizes"});
    EXPECT_EQ(ask(*engine).error().describe(), "it does not play on a board of side 8");
    EXPECT_EQ(engine->failure(), game::BotFailure::Refused);
    const auto other = bot({"only-5"});
    EXPECT_THAT(ask(*other).error().describe(), HasSubstr("it does not play on a board of side 8; "));
    EXPECT_EQ(other->failure(), game::BotFailure::Refused) << "it has not crashed";
}

TEST_F(TeiBotTest, ObeysTheToken) {
    const auto engine = bot({"until-stopped"});
    ASSERT_TRUE(ask(*engine, {.time = 20ms}).ok()) << "a busy machine may need long to start it";
    std::stop_source stop;
    std::jthread other([&] {
        std::this_thread::sleep_for(300ms);
        stop.request_stop();
    });
    EXPECT_TRUE(ask(*engine, {}, stop.get_token()).ok()) << "stopped, it names the best so far";
    EXPECT_TRUE(ask(*engine, {.time = 20ms}).ok()) << "and goes on from there";
}

}  // namespace
}  // namespace tak::play
