// Numbers that players read have the sign of their language before their decimals, wherever they come from.

#include "app/InLanguage.h"
#include "app/ThinkingText.h"
#include "app/screens/KindOptions.h"
#include "app/screens/Replay.h"

namespace {

using test::InLanguage;

/// What `told` says with the interface of this language.
template <class Tell>
std::string in(const char* language, Tell told) {
    InLanguage program(language);
    std::string text;
    program.stage().frame([&](ui::kit::Context& ui) { text = told(program, ui); });
    return text;
}

/// The choices of the game's options that are numbers with decimals.
std::string decimalChoices(InLanguage& program, const ui::kit::Context& ui) {
    std::string all;
    for (const game::OptionSpec& spec : program.shell().games().first().kind->options({}))
        for (const std::string& choice : app::shownOption(spec, ui).choices)
            if (choice.find_first_of(".,") != std::string::npos) all += choice + " ";
    return all;
}

TEST(Numbers, OfOptionsAreThoseOfTheLanguage) {
    EXPECT_EQ(in("en", decimalChoices), "0.5 1.5 2.5 ");
    for (const char* language : {"fr", "ca", "es"})
        EXPECT_EQ(in(language, decimalChoices), "0,5 1,5 2,5 ") << language;
}

TEST(Numbers, OfThoughtsAndReplaysAreThoseOfTheLanguage) {
    const auto figures = [](InLanguage&, const ui::kit::Context& ui) {
        return app::searchFigures(ui, {.nodes = 1'234'567});
    };
    const auto pace = [](InLanguage&, const ui::kit::Context& ui) { return app::shownPace(ui, 0.5); };
    EXPECT_EQ(in("en", figures), "1.2 M positions");
    EXPECT_EQ(in("en", pace), "0.5 s a turn");
    for (const char* language : {"fr", "ca", "es"}) {
        EXPECT_EQ(in(language, figures).rfind("1,2", 0), 0U) << language;
        EXPECT_EQ(in(language, pace).rfind("0,5", 0), 0U) << language;
    }
}

}  // namespace
