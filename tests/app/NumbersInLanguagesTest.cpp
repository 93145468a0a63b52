// Numbers that players read have the decimal sign of their language in every part of the program.

#include "app/InLanguage.h"
#include "app/screens/setup/KindOptions.h"
#include "app/screens/table/Replay.h"
#include "app/thinking/ThinkingText.h"
#include "i18n/Languages.h"

namespace {

using test::InLanguage;

/// The result of `told` with the interface in this language.
template <class Tell>
std::string in(const std::string& language, Tell told) {
    InLanguage program(language);
    std::string text;
    program.stage().frame([&](ui::kit::Context& ui) { text = told(program, ui); });
    return text;
}

/// A number as this language writes it.
std::string decimal(const std::string& language, const char* whole, const char* decimals) {
    return in(language, [&](InLanguage&, const ui::kit::Context& ui) {
        return ui.tr("{whole}.{decimals}", {{"whole", whole}, {"decimals", decimals}});
    });
}

/// The options' choices that are numbers with decimals.
std::string decimalChoices(InLanguage& program, const ui::kit::Context& ui) {
    std::vector<ui::screens::Option> options;
    app::showSpecs(program.shell().basics().games.first().kind->options({}), ui, options);
    std::string all;
    for (const ui::screens::Option& option : options)
        for (const std::string& choice : option.choices)
            if (choice.find_first_of(".,") != std::string::npos) all += choice + " ";
    return all;
}

TEST(Numbers, OfOptionsAreThoseOfTheLanguage) {
    EXPECT_EQ(in("en", decimalChoices), "0.5 1.5 2.5 ");
    for (const std::string& language : scan::translatedLanguages())
        EXPECT_EQ(in(language, decimalChoices), decimal(language, "0", "5") + " " +
                                                    decimal(language, "1", "5") + " " +
                                                    decimal(language, "2", "5") + " ")
            << language;
}

TEST(Numbers, OfThoughtsAndReplaysAreThoseOfTheLanguage) {
    const auto figures = [](InLanguage&, const ui::kit::Context& ui) {
        return app::searchFigures(ui, {.nodes = 1'234'567});
    };
    const auto pace = [](InLanguage&, const ui::kit::Context& ui) { return app::shownPace(ui, 0.5); };
    EXPECT_EQ(in("en", figures), "1.2 M positions");
    EXPECT_EQ(in("en", pace), "0.5 s per turn");
    for (const std::string& language : scan::translatedLanguages()) {
        EXPECT_EQ(in(language, figures).rfind(decimal(language, "1", "2"), 0), 0U) << language;
        EXPECT_EQ(in(language, pace).rfind(decimal(language, "0", "5"), 0), 0U) << language;
    }
    EXPECT_EQ(decimal("fr", "0", "5"), "0,5");
}

}  // namespace
