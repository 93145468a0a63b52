#include "app/thinking/Engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "app/screens/setup/SeatOptions.h"

namespace {

using app::Engines;
using ::testing::HasSubstr;
using Known = Engines::Known;
using namespace std::chrono_literals;

constexpr const char* kMock = DOLMEN_BINARY_DIR "/bin/mock-engine";

class EnginesTest : public testing::Test {
  protected:
    static app::Settings settingsWith(std::vector<app::EngineSettings> engines) {
        app::Settings settings;
        settings.language = "en";
        settings.engines = std::move(engines);
        return settings;
    }
    static app::EngineSettings mock(std::vector<std::string> manners = {}) {
        manners.insert(manners.begin(), kMock);
        return {.id = "mock", .name = "Stone", .game = "tak", .command = std::move(manners)};
    }
    void begin(std::vector<app::EngineSettings> known = {}) {
        preferences_.emplace(
            app::Preferences::Surroundings{paths_, games_, texts_, messages_, changes_, log_},
            settingsWith(std::move(known)));
        basics_.emplace(app::Basics{paths_, games_, texts_, *preferences_, messages_, changes_});
        engines_.emplace(*basics_, thinking_);
    }
    void settle() {
        for (int i = 0; i < 4000 && engines_->busy(); ++i) {
            std::this_thread::sleep_for(5ms);
            engines_->update();
        }
        EXPECT_FALSE(engines_->busy());
    }
    [[nodiscard]] const app::EngineSettings& only() const { return engines_->all().at(0); }
    game::ProgramOption option(const std::string& name) {
        for (const game::ProgramOption& option : engines_->acquaintance(only().id).introduction->options())
            if (option.name == name) return option;
        return {};
    }
    [[nodiscard]] std::unique_ptr<game::State> gameOf(const game::OptionValues& values) const {
        return std::move(games_.first().kind->create(values, {}).value());
    }

    app::Paths paths_ = app::Paths::find();
    app::Games games_{app::gameCatalog()};
    i18n::Catalogue texts_;
    base::Log log_{base::Log::Sink()};
    app::Messages messages_{texts_, log_};
    app::Changes changes_;
    app::ThinkingService thinking_{{}};
    std::optional<app::Preferences> preferences_;
    std::optional<app::Basics> basics_;
    std::optional<Engines> engines_;
};

TEST_F(EnginesTest, AnAddedEngineTakesItsOwnName) {
    begin();
    EXPECT_EQ(engines_->add(kMock), "mock-engine");
    EXPECT_EQ(engines_->acquaintance("mock-engine").known, Known::Starting);
    EXPECT_EQ(only().name, "mock-engine");
    settle();
    EXPECT_EQ(engines_->acquaintance("mock-engine").known, Known::Introduced);
    EXPECT_EQ(only().name, "Mock");
    EXPECT_EQ(only().id, "mock-engine") << "seats and games that are kept name it so";
    (void)engines_->add(kMock);
    settle();
    EXPECT_EQ(engines_->all().at(1).id, "mock-engine-2");
    EXPECT_EQ(engines_->all().at(1).name, "Mock (2)");
    EXPECT_GT(engines_->log("mock-engine").lines().size(), 3U);
}

TEST_F(EnginesTest, KeepsTheNameThatThePlayerGave) {
    begin();
    (void)engines_->add(kMock);
    engines_->rename("mock-engine", "Stone");
    settle();
    EXPECT_EQ(only().name, "Stone");
}

TEST_F(EnginesTest, AnEngineThatDoesNotStartIsListedWithTheReason) {
    begin();
    (void)engines_->add("/no/such/engine");
    settle();
    const auto& known = engines_->acquaintance("engine");
    EXPECT_EQ(known.known, Known::Failed);
    EXPECT_THAT(known.why->english(), HasSubstr("cannot be started"));
    EXPECT_EQ(engines_->all().size(), 1U);
}

TEST_F(EnginesTest, NewArgumentsMakeItIntroduceItselfAgain) {
    begin({mock({"crash-at-start"})});
    engines_->introduce("mock");
    settle();
    EXPECT_EQ(engines_->acquaintance("mock").known, Known::Failed);
    engines_->setArguments("mock", {"options"});
    settle();
    EXPECT_EQ(engines_->acquaintance("mock").known, Known::Introduced);
    EXPECT_EQ(only().command, (std::vector<std::string>{kMock, "options"}));
}

TEST_F(EnginesTest, OnlyOptionsThatDifferAreKept) {
    begin({mock({"options"})});
    engines_->introduce("mock");
    settle();
    EXPECT_TRUE(engines_->setOption("mock", option("Skill"), "7"));
    EXPECT_TRUE(engines_->setOption("mock", option("Ponder"), "true"));
    EXPECT_EQ(only().options, (std::map<std::string, std::string>{{"Skill", "7"}, {"Ponder", "true"}}));
    EXPECT_FALSE(engines_->setOption("mock", option("Skill"), "11"));
    EXPECT_FALSE(engines_->setOption("mock", option("Ponder"), "yes"));
    EXPECT_EQ(only().options.at("Skill"), "7");
    EXPECT_TRUE(engines_->setOption("mock", option("Skill"), "5"));
    EXPECT_EQ(only().options, (std::map<std::string, std::string>{{"Ponder", "true"}}));
}

TEST_F(EnginesTest, AHangingEngineIsRemovedWithoutAWait) {
    begin({mock({"hang-at-start"})});
    engines_->introduce("mock");
    const auto began = std::chrono::steady_clock::now();
    engines_->remove("mock");
    EXPECT_LT(std::chrono::steady_clock::now() - began, 1s);
    EXPECT_TRUE(engines_->all().empty());
    EXPECT_EQ(engines_->acquaintance("mock").known, Known::Unknown);
}

TEST_F(EnginesTest, ARemovedEngineLeavesTheSeatsOfNewGames) {
    begin({mock()});
    app::Settings settings = preferences_->settings();
    settings.games["tak"].opponents = {"engine:mock", "dolmen-3"};
    preferences_->apply(settings);
    engines_->remove("mock");
    EXPECT_EQ(preferences_->settings().of("tak")->opponents, (std::vector<std::string>{"", "dolmen-3"}));
    engines_->remove("mock");
}

TEST_F(EnginesTest, TakeSeatsBesideTheLevels) {
    begin({mock(), {.id = "else", .name = "Else", .game = "other", .command = {"x"}}});
    const game::Kind& kind = *games_.first().kind;
    const auto known = engines_->opponents(kind);
    ASSERT_EQ(known.size(), kind.opponents().size() + 1);
    EXPECT_EQ(known.back().id, "engine:mock");
    EXPECT_EQ(known.back().name.english(), "Stone");
    EXPECT_FALSE(known.back().quick);
    EXPECT_TRUE(engines_->createBot(kind, "engine:mock"));
    EXPECT_TRUE(engines_->createBot(kind, kind.opponents().front().id));
    EXPECT_FALSE(engines_->createBot(kind, "engine:else")) << "it plays another game";
    EXPECT_FALSE(engines_->createBot(kind, "engine:gone"));
    for (const game::Opponent& one : known) EXPECT_TRUE(engines_->isSeat(kind, one.id)) << one.id;
    for (const char* other : {"engine:else", "engine:gone", ""}) EXPECT_FALSE(engines_->isSeat(kind, other));
}

TEST_F(EnginesTest, SayBeforeTheGameWhatTheyCannotPlay) {
    begin({mock({"sizes"})});
    const std::vector<std::string> seats{"", "engine:mock"};
    EXPECT_FALSE(engines_->problemOf(seats, *gameOf({{"size", "3"}}))) << "it is asked first";
    settle();
    EXPECT_EQ(engines_->problemOf(seats, *gameOf({{"size", "3"}}))->english(),
              "Stone cannot play: it does not play on a board of side 3");
    EXPECT_FALSE(engines_->problemOf(seats, *gameOf({{"size", "5"}})));
    EXPECT_FALSE(engines_->problemOf({"", "dolmen-3"}, *gameOf({{"size", "3"}})));
}

TEST_F(EnginesTest, TryAGameIfTheyHaveNotToldWhetherTheyPlayIt) {
    begin({mock({"only-5"})});
    const std::vector<std::string> seats{"", "engine:mock"};
    const auto problem = [&](const char* size) {
        return engines_->problemOf(seats, *gameOf({{"size", size}}));
    };
    EXPECT_FALSE(problem("7"));
    settle();
    EXPECT_FALSE(problem("7")) << "it is being tried";
    EXPECT_TRUE(engines_->busy());
    settle();
    ASSERT_TRUE(problem("7"));
    EXPECT_EQ(problem("7")->english(),
              "Stone cannot play: it does not play on a board of side 7; it said: unsupported size");
    EXPECT_FALSE(engines_->busy()) << "once is enough";
    EXPECT_FALSE(problem("5"));
    settle();
    EXPECT_FALSE(problem("5"));
    EXPECT_FALSE(engines_->busy());
    // With other arguments it may be another engine.
    engines_->setArguments("mock", {});
    settle();
    EXPECT_FALSE(problem("7"));
    settle();
    EXPECT_FALSE(problem("7"));
}

TEST_F(EnginesTest, TryNoGameThatTheyHaveToldAbout) {
    begin({mock({"sizes"})});
    EXPECT_FALSE(engines_->problemOf({"engine:mock"}, *gameOf({{"size", "5"}})));
    settle();
    EXPECT_FALSE(engines_->problemOf({"engine:mock"}, *gameOf({{"size", "5"}})));
    EXPECT_FALSE(engines_->busy());
}

TEST_F(EnginesTest, TheSeatsOfAFormOfferThem) {
    begin({mock()});
    const ui::kit::Fonts fonts;
    const ui::kit::Palette palette;
    const ui::kit::Context ui{.texts = texts_, .fonts = fonts, .palette = palette};
    const auto known = engines_->opponents(*games_.first().kind);
    app::SeatOptions seats(known, {"Ann", "", ""}, {"", "engine:mock", "engine:gone"}, 5);
    EXPECT_EQ(seats.opponents(), (std::vector<std::string>{"", "engine:mock", ""}));
    std::vector<ui::screens::Option> form;
    seats.showPlayers(ui, {"1", "2", "3"}, form);
    seats.showThinkingTime(ui, *games_.first().kind, form);
    EXPECT_EQ(form.back().label, "Engine's time per turn");
    EXPECT_EQ(form[2].choices.back(), "Stone");
    EXPECT_EQ(std::get<int>(form[2].value), static_cast<int>(known.size()));
    EXPECT_TRUE(form.back().disabled.empty()) << "it thinks as long as it may";
    EXPECT_TRUE(seats.set({"opponent2", static_cast<int>(known.size())}));
    const auto taken = seats.seats();
    EXPECT_EQ(taken[1].name, "Stone");
    EXPECT_EQ(taken[2].name, "Stone (3)");
    EXPECT_EQ(taken[2].opponent, "engine:mock");
}

TEST(EngineLog, KeepsTheLastLines) {
    app::EngineLog log;
    using From = game::ProgramLine::From;
    for (int i = 0; i < 250; ++i) log.add({i % 2 == 0 ? From::Us : From::Program, std::to_string(i)});
    EXPECT_EQ(log.lines().size(), app::EngineLog::kMostLines);
    EXPECT_EQ(log.lines().front().text, "50");
    EXPECT_EQ(log.count(), 250U);
    const auto said = log.lastSaid(2, 0);
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0].text, "247");
    EXPECT_EQ(said[1].text, "249");
    EXPECT_EQ(log.lastSaid(9, 246).size(), 2U) << "those of an earlier start do not count";
}

}  // namespace
