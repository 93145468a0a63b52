// The engines without a seat: which ones think, and what they are heard to think.

#include "app/thinking/Analysts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/catalog/Games.h"
#include "match/Auction.h"

namespace {

using testing::ElementsAre;

class AnalystsTest : public testing::Test {
  protected:
    AnalystsTest() { thinking_.fixClock(); }
    static app::Settings settings() {
        app::Settings settings;
        settings.language = "en";
        settings.engines = {{.id = "flint",
                             .name = "Flint",
                             .game = "tak",
                             .command = {DOLMEN_BINARY_DIR "/bin/mock-engine"}}};
        return settings;
    }
    void ask(const char* position) {
        state_ = kind_.readPosition(position)->state->clone();
        analysts_.ask(kind_, *state_->view(game::Viewer::record()));
    }
    void hearAll() {
        while (analysts_.thinking()) (void)analysts_.takeNews();
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const app::Analysts::Analyst& analyst : analysts_.all())
            names.push_back(analyst.who.name.english());
        return names;
    }
    void choose(const std::string& id, bool on) { chooseAnalyst(engines_, preferences_, kind_, id, on); }

    app::Paths paths_ = app::Paths::find();
    app::Games games_{app::gameCatalog()};
    const game::Kind& kind_ = *games_.first().kind;
    const std::string strongest_ = kind_.opponents().back().id;
    const std::string strongestName_ = kind_.opponents().back().name.english();
    i18n::Catalogue texts_;
    base::Log log_{base::Log::Sink()};
    app::Messages messages_{texts_, log_};
    app::Changes changes_;
    app::Preferences preferences_{{paths_, games_, texts_, messages_, changes_, log_}, settings()};
    app::ThinkingService thinking_{{}};
    app::Basics basics_{paths_, games_, texts_, preferences_, messages_, changes_};
    app::Engines engines_{basics_, thinking_};
    app::Analysts analysts_{thinking_, engines_, preferences_};
    std::unique_ptr<game::State> state_;
};

TEST_F(AnalystsTest, AreTheStrongestBotUnlessOthersAreChosen) {
    ask("x3/x3/1,1,x 1 4");
    EXPECT_THAT(names(), ElementsAre(strongestName_));
    EXPECT_FALSE(analysts_.outdated());
    choose("engine:flint", true);
    EXPECT_TRUE(analysts_.outdated());
    ask("x3/x3/1,1,x 1 4");
    EXPECT_THAT(names(), ElementsAre(strongestName_, "Flint"));
    choose(strongest_, false);
    ask("x3/x3/1,1,x 1 4");
    EXPECT_THAT(names(), ElementsAre("Flint"));
    choose("engine:flint", false);
    ask("x3/x3/1,1,x 1 4");
    EXPECT_THAT(names(), ElementsAre(strongestName_)) << "one of them always thinks";
}

TEST_F(AnalystsTest, AreOfferedWithoutWeakerBots) {
    const auto choices = analystChoices(engines_, preferences_.settings(), kind_);
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(choices[0].who.id, strongest_);
    EXPECT_TRUE(choices[0].chosen);
    EXPECT_EQ(choices[1].who.id, "engine:flint");
    EXPECT_FALSE(choices[1].chosen);
}

TEST_F(AnalystsTest, TellWhatTheyThinkOfEachPosition) {
    ask("x3/x3/1,1,x 1 4");
    const app::Thinker* const thinker = analysts_.all().front().thinker.get();
    EXPECT_TRUE(analysts_.latest().empty());
    hearAll();
    ASSERT_EQ(analysts_.latest().size(), 1U);
    EXPECT_EQ(analysts_.latest().front()->candidates.front().notation.front(), "c1");
    EXPECT_FALSE(analysts_.all().front().trouble);
    ask("x3/x3/2,2,x 2 4");
    EXPECT_EQ(analysts_.all().front().thinker.get(), thinker) << "the same bot, which remembers";
    EXPECT_TRUE(analysts_.latest().empty());
    hearAll();
    EXPECT_EQ(analysts_.latest().size(), 1U);
    analysts_.dismiss();
    EXPECT_FALSE(analysts_.thinking());
    EXPECT_TRUE(analysts_.latest().empty());
}

TEST_F(AnalystsTest, DoNotThinkOfAGameThatIsOver) {
    ask("x3/x3/1,1,1 2 4");
    EXPECT_FALSE(analysts_.thinking());
    EXPECT_FALSE(analysts_.takeNews());
}

}  // namespace
