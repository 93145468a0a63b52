// The fonts have a glyph for every character that the program can write: in all catalogues, which include
// lessons, rules and cards, and in the sources.

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include <filesystem>
#include <map>
#include <regex>

#include "base/Utf8.h"
#include "i18n/Languages.h"
#include "i18n/SourceScan.h"
#include "ui/Stage.h"

namespace {

namespace fs = std::filesystem;
using ui::kit::Face;

const fs::path kSource = DOLMEN_SOURCE_DIR;

/// The first place of each character.
using Signs = std::map<unsigned int, std::string>;

void collect(const std::string& text, const std::string& where, Signs& signs) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = std::max<std::size_t>(1, base::letterLength(text.substr(at, 4)));
        unsigned int letter = 0;
        ImTextCharFromUtf8(&letter, text.data() + at, text.data() + at + length);
        if (letter >= 0x20) signs.emplace(letter, where);
        at += length;
    }
}

/// The text of a literal, with its escapes replaced.
std::string withoutEscapes(const std::string& literal) {
    std::string text;
    for (std::size_t at = 0; at < literal.size(); ++at) {
        const char kind = literal[at] == '\\' && at + 1 < literal.size() ? literal[at + 1] : '\0';
        if (kind == 'u') {
            base::appendUtf8(text, static_cast<char32_t>(std::stoul(literal.substr(at + 2, 4), nullptr, 16)));
            at += 5;
        } else if (kind == 'x') {
            text += static_cast<char>(std::stoul(literal.substr(at + 2, 2), nullptr, 16));
            at += 3;
        } else if (kind != '\0') {
            ++at;
        } else {
            text += literal[at];
        }
    }
    return text;
}

Signs signsOfSources() {
    static const std::regex kComment("//[^\n]*");
    static const std::regex kLiteral(R"re("((?:[^"\\\n]|\\.)*)")re");
    Signs signs;
    for (const char* folder : {"app", "ui", "match", "tournament", "games", "tutorial"})
        for (const fs::path& file : scan::sourcesOf(kSource / "src" / folder)) {
            if (file.filename() == "Icons.h") continue;  // drawn by the icons' font, which has a test
            const std::string code = std::regex_replace(scan::contentOf(file), kComment, "");
            for (std::sregex_iterator it(code.begin(), code.end(), kLiteral), end; it != end; ++it)
                collect(withoutEscapes((*it)[1].str()), file.string(), signs);
        }
    return signs;
}

Signs signsOfCatalogues() {
    Signs signs;
    for (const std::string& language : scan::languages())
        for (const scan::PoEntry& entry : scan::entriesOf(language))
            for (const std::string& text : entry.translations) collect(text, language + ": " + text, signs);
    return signs;
}

void expectDrawn(const Signs& signs) {
    const Stage stage({1280, 720});
    ASSERT_TRUE(stage.fontWarnings.empty());
    for (const Face face :
         {Face::Body, Face::Strong, Face::Italic, Face::Small, Face::Reading, Face::Heading})
        for (const auto& [letter, where] : signs)
            EXPECT_NE(stage.fonts[face]->FindGlyphNoFallback(static_cast<ImWchar>(letter)), nullptr)
                << "face " << static_cast<int>(face) << " has no U+" << std::hex << letter << ", which "
                << where << " needs";
}

TEST(Glyphs, OfEveryTextInEveryLanguageAreInTheFonts) {
    const Signs signs = signsOfCatalogues();
    EXPECT_TRUE(signs.count(0xE9) && signs.count(0xB7) && signs.count(0xBF)) << "French, Catalan, Spanish";
    expectDrawn(signs);
}

TEST(Glyphs, OfEveryTextInTheSourcesAreInTheFonts) {
    const Signs signs = signsOfSources();
    EXPECT_TRUE(signs.count(0x2212)) << "a minus sign";
    expectDrawn(signs);
}

}  // namespace
