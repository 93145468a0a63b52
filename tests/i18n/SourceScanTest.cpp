#include "i18n/SourceScan.h"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "i18n/Languages.h"
#include "i18n/PoFile.h"

namespace {

namespace fs = std::filesystem;
const fs::path kSource = DOLMEN_SOURCE_DIR;

std::string keyOf(const std::string& context, const std::string& id, const std::string& plural) {
    return context + "|" + id + "|" + plural;
}

/// The program's sources and the page's, whose calls look like those of C++.
std::vector<fs::path> sourcesWithTexts() {
    std::vector<fs::path> files = scan::sourcesOf(kSource / "src");
    for (const fs::path& script : scan::sourcesOf(kSource / "web", ".js")) files.push_back(script);
    return files;
}

TEST(SourceScan, FindsMessagesOfEveryKind) {
    const auto found = scan::messagesIn(
        R"x(a.tr("One"); // tr("no")
            b.trc("menu", "Tw\"o"); /* tr("no") */ trn("{count} a", "{count} " "b", n);
            base::msgid("Four"); tr(variable); attr("Five"); const char c = '"'; tr("Six", {{"name", x}});)x",
        "f");
    ASSERT_EQ(found.size(), 5U);
    EXPECT_EQ(found[0].text, "One");
    EXPECT_EQ(found[1].context, "menu");
    EXPECT_EQ(found[1].text, "Tw\"o");
    EXPECT_EQ(found[2].plural, "{count} b");
    EXPECT_EQ(found[2].where, "f:2");
    EXPECT_EQ(found[3].text, "Four");
    EXPECT_EQ(found[4].text, "Six");
}

TEST(SourceScan, FindsTextsThatBypassTheCatalogue) {
    EXPECT_EQ(scan::bypassesIn(R"(ImGui::Text("Hello");)", "f").size(), 1U);
    EXPECT_EQ(scan::bypassesIn(R"(ImGui::Button("Play##id");)", "f").size(), 1U);
    EXPECT_EQ(scan::bypassesIn(R"(ImGui::Text("%s wins", name);)", "f").size(), 1U);
    EXPECT_EQ(scan::bypassesIn(R"(kit::line(ui, on ? "On" : "Off");)", "f").size(), 2U);
    EXPECT_EQ(scan::bypassesIn(R"(canvas.AddText(at, color, "Tak");)", "f").size(), 1U);
    EXPECT_EQ(scan::bypassesIn(R"(kit::ButtonSpec{.id = "##a", .label = "Back"};)", "f").size(), 1U);
    EXPECT_EQ(scan::bypassesIn("ImGui::Text(\"\xC3\xA9\");", "f").size(), 1U);
}

TEST(SourceScan, LetsTranslatedTextsIdsAndSignsPass) {
    const char* source = R"(ImGui::Text("%s", ui.tr("Hello")); ImGui::Begin("##window"); ImGui::PushID("key");
        kit::button(ui, {.id = "##a", .label = ui.trc("to the file", "Save"), .action = "save", .icon = icons::kSave});
        ImGui::Text("%d / %.2f", a, b); ImGui::Text(", "); log.warning("for the developer");
        const Option o{.key = "size", .label = label}; // ImGui::Text("no")
        ImGui::InputText(ImGui::GetID("name") ? "##a" : "##b");)";
    for (const auto& bypass : scan::bypassesIn(source, "f"))
        ADD_FAILURE() << bypass.where << " " << bypass.text;
}

TEST(SourceScan, NoTextOfTheGameBypassesTheCatalogue) {
    std::vector<fs::path> folders{kSource / "src/ui", kSource / "src/app"};
    for (const auto& game : fs::directory_iterator(kSource / "src/games"))
        folders.push_back(game.path() / "table");
    for (const fs::path& folder : folders) {
        for (const fs::path& file : scan::sourcesOf(folder)) {
            for (const auto& bypass : scan::bypassesIn(scan::contentOf(file), file.string())) {
                ADD_FAILURE() << bypass.where << ": \"" << bypass.text << "\" is shown but not translated";
            }
        }
    }
}

TEST(SourceScan, NamesOfPlacesAreInTheCatalogue) {
    std::set<std::string> known;
    for (const auto& entry : scan::entriesOf("en")) known.insert(entry.id);
    int places = 0;
    for (const auto& folder : fs::directory_iterator(kSource / "assets/themes")) {
        const std::string theme = scan::contentOf(folder.path() / "theme.json");
        std::smatch name;
        ASSERT_TRUE(std::regex_search(theme, name, std::regex(R"~("name": "([^"]+)")~"))) << folder.path();
        EXPECT_EQ(known.count(name[1]), 1U) << name[1];
        ++places;
    }
    EXPECT_GE(places, 3);
}

TEST(SourceScan, FindsErrorsThatNobodyCanTranslate) {
    for (const char* source :
         {R"(return base::Error{"the game is over"};)", R"(return base::Error{"not a file: " + name, file};)",
          R"(return base::Error{{"row {row}", {{"row", row}}}, file};)",
          R"(in_.error("a move was expected");)", R"(reader.errorAt(at, std::string("expected ") + what);)",
          R"(fail(at, {"no {a}", {{"a", a}}});)",
          R"(warn({1, 2}, {msgid("it is {who}"), {{"who", white ? "White" : name}}});)",
          R"(base::Message(msgid("{a} and {b}"), {{"a", a}, {"b", "Black"}});)"})
        EXPECT_EQ(scan::unmarkedErrorsIn(source, "f").size(), 1U) << source;
}

TEST(SourceScan, LetsMarkedErrorsPass) {
    const char* source = R"(return base::Error{msgid("the game is over")}; log_.error("for " "the developer");
        return in_.errorAt(at, {msgid("{a} of {b}"), {{"a", 1}, {"b", two}}}); log->error("again");
        Error{{msgid("{tag} \"{value}\""), {{"tag", tag.name}, {"value", msgid("none")}}}, file.string(), {1, 1}};
        fail(at, fine.error().message); Error{why, "", {}}; // Error{"no"})";
    for (const auto& bypass : scan::unmarkedErrorsIn(source, "f"))
        ADD_FAILURE() << bypass.where << " " << bypass.text;
}

TEST(SourceScan, NoErrorBypassesTheCatalogue) {
    const auto files = scan::sourcesOf(kSource / "src");
    EXPECT_GT(files.size(), 100U);
    for (const fs::path& file : files) {
        for (const auto& bypass : scan::unmarkedErrorsIn(scan::contentOf(file), file.string())) {
            ADD_FAILURE() << bypass.where << ": \"" << bypass.text << "\" in an error cannot be translated";
        }
    }
}

TEST(SourceScan, TheEnglishCataloguesHoldExactlyTheTextsOfTheSources) {
    std::map<std::string, std::string> used;
    for (const fs::path& file : sourcesWithTexts()) {
        for (const auto& message : scan::messagesIn(scan::contentOf(file), file.string())) {
            used[keyOf(message.context, message.text, message.plural)] = message.where;
        }
    }
    for (const char* folder : {"assets/lessons", "assets/rules"})
        for (const fs::path& file : scan::sourcesOf(kSource / folder, ".lesson"))
            for (const auto& message : scan::textsInLesson(scan::contentOf(file), file.string()))
                used[keyOf(message.context, message.text, message.plural)] = message.where;
    for (const auto& data : fs::recursive_directory_iterator(kSource / "assets/games"))
        if (data.path().extension() == ".json")
            for (const auto& message :
                 scan::messagesInData(scan::contentOf(data.path()), data.path().string()))
                used[keyOf(message.context, message.text, message.plural)] = message.where;
    std::map<std::string, bool> known;
    for (const auto& entry : scan::entriesOf("en"))
        known[keyOf(entry.context, entry.id, entry.plural)] = true;
    EXPECT_FALSE(known.empty());
    for (const auto& [key, where] : used) {
        EXPECT_TRUE(known.count(key)) << where << ": " << key << " is missing; run assets/locale/update.sh";
    }
    for (const auto& [key, yes] : known) {
        EXPECT_TRUE(used.count(key)) << key << " is used nowhere; run assets/locale/update.sh";
    }
}

/// So a game takes its texts with it, and a new one brings its own.
TEST(SourceScan, TextsOfAGameAreInItsOwnCatalogue) {
    std::set<std::string> shared;
    for (const fs::path& file : sourcesWithTexts()) {
        const std::string name = fs::relative(file, kSource / "src").generic_string();
        if (name.rfind("games/", 0) == 0) continue;
        for (const auto& message : scan::messagesIn(scan::contentOf(file), name))
            shared.insert(keyOf(message.context, message.text, message.plural));
    }
    for (const auto& entry :
         scan::readPo(scan::contentOf(kSource / "assets/locale/en/LC_MESSAGES/dolmen.po")))
        EXPECT_TRUE(shared.count(keyOf(entry.context, entry.id, entry.plural))) << entry.id;
    for (const auto& game : fs::directory_iterator(kSource / "src/games"))
        EXPECT_TRUE(
            fs::exists(kSource / "assets/locale/en/LC_MESSAGES" / (game.path().filename().string() + ".po")));
}

}  // namespace
