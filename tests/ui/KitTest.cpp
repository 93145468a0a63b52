#include <gtest/gtest.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <utility>

#include "ui/Stage.h"
#include "ui/kit/Button.h"
#include "ui/kit/Disabled.h"
#include "ui/kit/Field.h"
#include "ui/kit/FileBrowser.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/kit/Toast.h"
#include "ui/screens/FileDialog.h"

namespace {

namespace fs = std::filesystem;
using namespace ui::kit;

TEST(Palette, TakesNamedColoursAndKeepsTheRest) {
    const Palette palette = paletteFrom({{"accent", {1, 0, 0, 1}}, {"unknown", {0, 0, 0, 0}}});
    EXPECT_EQ(palette.accent.x, 1);
    EXPECT_EQ(palette.panel.x, Palette{}.panel.x);
}

TEST(Style, LettersGrowWithTheWindow) {
    EXPECT_FLOAT_EQ(naturalScale({640, 360}, 1), 1);
    EXPECT_FLOAT_EQ(naturalScale({800, 600}, 1), 1);
    EXPECT_FLOAT_EQ(naturalScale({1280, 720}, 1), 1);
    EXPECT_FLOAT_EQ(naturalScale({1600, 900}, 1), 1.25F);
    EXPECT_FLOAT_EQ(naturalScale({1920, 1080}, 1), 1.5F);
    EXPECT_FLOAT_EQ(naturalScale({1920, 1200}, 1), 1.5F);
    EXPECT_FLOAT_EQ(naturalScale({2560, 1440}, 1), 1.6F) << "more is seen, too";
    EXPECT_FLOAT_EQ(naturalScale({3840, 2160}, 1), 2.4F);
    EXPECT_FLOAT_EQ(naturalScale({800, 1080}, 1), 1.2F) << "not broad enough for larger ones";
    EXPECT_FLOAT_EQ(naturalScale({1280, 720}, 2), 2) << "the screen's own units";
}

TEST(Style, ScalesNoFurtherThanTheDisplayAllows) {
    EXPECT_FLOAT_EQ(fittingScale({1920, 1080}, 2.5F), 2.5F);
    EXPECT_FLOAT_EQ(fittingScale({1280, 720}, 2.5F), 1.8F);
    EXPECT_FLOAT_EQ(fittingScale({1280, 720}, 0.75F), 0.75F);
    EXPECT_FLOAT_EQ(fittingScale({1170, 2532}, 3), 1170 / 480.0F) << "a phone held upright";
    EXPECT_FLOAT_EQ(fittingScale({2532, 1170}, 3), 1170 / 400.0F) << "and across";
}

TEST(Fonts, AMissingFileIsAWarningAndAPlainFont) {
    const Stage stage({640, 480}, 1, Stage::Letters::Own);
    Fonts fonts;
    FontFiles files = installedFonts();
    files.italic = "/nowhere/Vollkorn.ttf";
    const auto warnings = fonts.build(files, 1);
    ASSERT_EQ(warnings.size(), 1U);
    EXPECT_EQ(warnings[0].file, "/nowhere/Vollkorn.ttf");
    EXPECT_NE(fonts[Face::Italic], nullptr);
    EXPECT_EQ(fonts.build({}, 1).size(), 5U);
    EXPECT_TRUE(ImGui::GetIO().Fonts->IsBuilt());
}

// The em, by which typographers measure letters.
TEST(Fonts, NoTextIsSmallerThanFourteenPixelsInAWindowOf720Lines) {
    const Stage stage({1280, 720}, 1, Stage::Letters::Own);
    Fonts fonts;
    ASSERT_TRUE(fonts.build(installedFonts(), 1).empty());
    for (const float em : fonts.letterSizes()) EXPECT_GE(em, 14);
    EXPECT_FALSE(fonts.letterSizes().empty());
}

// A line that must fit is made smaller, but never smaller than the small letters.
TEST(Text, ShrinksNoFurtherThanTheSmallFace) {
    Stage stage({1280, 720});
    float height = 0;
    float small = 0;
    stage.frame([&](Context& ui) {
        ImDrawList& canvas = *ImGui::GetForegroundDrawList();
        const int before = canvas.VtxBuffer.Size;
        drawLine(ui, canvas, {0, 0, 90, 40}, "HHHHHHHHHHHH", {.face = Face::Body});
        ASSERT_GT(canvas.VtxBuffer.Size, before);
        height = canvas.VtxBuffer[before + 2].pos.y - canvas.VtxBuffer[before].pos.y;
        const int after = canvas.VtxBuffer.Size;
        drawLine(ui, canvas, {0, 0, 900, 40}, "H", {.face = Face::Small});
        small = canvas.VtxBuffer[after + 2].pos.y - canvas.VtxBuffer[after].pos.y;
    });
    EXPECT_GE(height, small - 1);
}

TEST(Fonts, FitIntoTheTextureAtEveryScaleAndKeepTheirSize) {
    const Stage stage({640, 480}, 1, Stage::Letters::Own);
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    // 9.6: 7680x4320 at an interface scale of 2; 18.2: 16384x16384.
    for (const float scale : {1.0F, 9.6F, 18.2F})
        for (const int side : {1024, 4096, 16384}) {
            SCOPED_TRACE(testing::Message() << "scale " << scale << ", texture " << side);
            Fonts fonts;
            EXPECT_TRUE(fonts.build(installedFonts(), scale, side).empty());
            EXPECT_LE(atlas.TexWidth, std::min(side, Fonts::kLargestAtlas));
            EXPECT_LE(atlas.TexHeight, std::min(side, Fonts::kLargestAtlas));
            for (const ImFont* font : atlas.Fonts)
                for (const ImFontGlyph& glyph : font->Glyphs) {
                    ASSERT_LE((glyph.U1 - glyph.U0) * static_cast<float>(atlas.TexWidth) *
                                  (glyph.V1 - glyph.V0) * static_cast<float>(atlas.TexHeight),
                              65536)
                        << "more than the helper of Dear ImGui can hold";
                    ASSERT_TRUE(glyph.U0 >= 0 && glyph.U1 <= 1 && glyph.V0 >= 0 && glyph.V1 <= 1);
                }
            const ImFont& body = *fonts[Face::Body];
            EXPECT_NEAR(body.FontSize * body.Scale, std::round(19 * scale), 0.01F);
            const ImFontGlyph& gear = *body.FindGlyphNoFallback(0xF013);
            EXPECT_NEAR((gear.Y1 - gear.Y0) * body.Scale, 15 * scale, 4 * scale)
                << "icons grow with the text";
            if (side >= 4096) {
                EXPECT_EQ(body.FontSize, std::min(std::round(19 * scale), Fonts::kLargestGlyphs))
                    << "smaller than it need be";
            }
        }
}

TEST(Fonts, EveryIconThatHasANameIsDrawn) {
    std::ifstream in(DOLMEN_SOURCE_DIR "/src/ui/kit/Icons.h");
    std::string line;
    std::size_t named = 0;
    while (std::getline(in, line)) named += line.find("constexpr const char* k") != std::string::npos ? 1 : 0;
    EXPECT_EQ(named, icons::kAll.size());
}

TEST(Fonts, HaveTheAccentsArrowsAndIconsOfTheInterface) {
    const Stage stage({640, 480});
    const ImFont* body = stage.fonts[Face::Body];
    for (const int letter : {0x41, 0xE9, 0xC0, 0x142, 0x2026, 0x2212, 0x2192, 0xF013}) {
        EXPECT_NE(body->FindGlyphNoFallback(static_cast<ImWchar>(letter)), nullptr) << std::hex << letter;
    }
}

TEST(Fonts, FiguresStandOnTheLineAndReachTheCapitals) {
    const Stage stage({640, 480});
    for (const Face face : {Face::Body, Face::Strong, Face::Italic, Face::Small, Face::Heading}) {
        const ImFont* font = stage.fonts[face];
        const ImFontGlyph* capital = font->FindGlyphNoFallback('H');
        for (ImWchar figure = '0'; figure <= '9'; ++figure) {
            const ImFontGlyph* glyph = font->FindGlyphNoFallback(figure);
            EXPECT_NEAR(glyph->Y0, capital->Y0, 2.1F) << char(figure);
            EXPECT_NEAR(glyph->Y1, capital->Y1, 2.1F) << char(figure);
        }
    }
}

TEST(Text, ReportsWhatDoesNotFitUnlessItMayBeCut) {
    Stage stage({640, 480});
    stage.frame([](Context& ui) {
        ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
        EXPECT_TRUE(drawLine(ui, canvas, {0, 0, 40, 20}, "far too long for this", {}));
        EXPECT_TRUE(
            drawLine(ui, canvas, {0, 0, 40, 20}, "far too long for this", {.overflow = Overflow::Elide}));
        EXPECT_TRUE(
            drawLine(ui, canvas, {0, 0, 5, 20}, "\xC3\x89\xC3\x89\xC3\x89", {.overflow = Overflow::Elide}));
        EXPECT_FALSE(drawLine(ui, canvas, {0, 0, 400, 20}, "short", {}));
    });
    ASSERT_EQ(stage.audit.misfits.size(), 1U);
    EXPECT_EQ(stage.audit.misfits[0].text, "far too long for this");
}

// As in the log of an engine.
TEST(Text, CutsALineOfManyLettersWhereItsRoomEnds) {
    Stage stage({640, 480});
    const std::string line(50'000, 'n');
    float right = 0;
    stage.frame([&](Context& ui) {
        ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
        const int before = canvas.VtxBuffer.Size;
        EXPECT_TRUE(drawLine(ui, canvas, {0, 0, 400, 20}, line, {.overflow = Overflow::Elide}));
        for (int i = before; i < canvas.VtxBuffer.Size; ++i)
            right = std::max(right, canvas.VtxBuffer[i].pos.x);
    });
    EXPECT_LE(right, 401);
    EXPECT_GT(right, 380) << "more letters would fit";
}

TEST(Disabled, TellsTheReasonInTheTooltip) {
    Stage stage({400, 300});
    std::string shown;
    const char* reason = "";
    bool pressed = false;
    ImVec2 below{};  // the row
    const auto draw = [&](Context& ui) {
        ui.tooltip = &shown;
        const Panel panel(ui, "##panel", {0, 0, 400, 300});
        const ButtonSpec spec{.label = "Rematch", .tooltip = "Once more", .disabled = reason};
        pressed |= button(ui, spec);
        const Disabled row(ui, reason);
        line(ui, "A row");
        below = {ImGui::GetItemRectMin().x + 4, ImGui::GetItemRectMin().y + 4};
    };
    // Long enough for the tooltips of items that can be pressed.
    const auto hover = [&](ImVec2 at, int frames = 60) {
        stage.moveMouse(at);
        for (int i = 0; i < frames; ++i) {
            shown.clear();
            stage.frame(draw);
        }
        return shown;
    };
    stage.frame(draw);
    const ImVec2 middle = stage.find("##button")->center();
    constexpr int kAtOnce = 3;
    EXPECT_EQ(hover(middle, kAtOnce), "");
    EXPECT_EQ(hover(middle), "Once more");
    EXPECT_EQ(hover(below), "");
    reason = "It was not played here.";
    EXPECT_EQ(hover(middle, kAtOnce), "Once more\nIt was not played here.");
    EXPECT_EQ(hover(below), "It was not played here.") << "of a row";
    EXPECT_TRUE(stage.click("##button", 0, draw));
    EXPECT_FALSE(pressed);
}

TEST(Disabled, AButtonTellsItsReasonToWhoeverUsesNoMouse) {
    Stage stage({400, 300});
    std::string shown;
    bool pressed = false;
    bool sounded = false;
    const auto draw = [&](Context& ui) {
        shown.clear();
        ui.tooltip = &shown;
        const Panel panel(ui, "##panel", {0, 0, 400, 300});
        (void)button(ui, {.id = "##new", .label = "New game"});
        pressed |= button(ui, {.id = "##again", .label = "Rematch", .disabled = "It was not played here."});
        sounded |= ui.pressed;
    };
    const auto press = [&](ImGuiKey key) {
        for (const bool down : {true, false}) {
            stage.holdKey(key, down);
            for (int i = 0; i < 3; ++i) stage.frame(draw);
        }
    };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    EXPECT_EQ(shown, "") << "the focus does not begin there";
    press(ImGuiKey_DownArrow);
    press(ImGuiKey_DownArrow);
    EXPECT_EQ(shown, "It was not played here.");
    press(ImGuiKey_Space);
    EXPECT_FALSE(pressed);
    EXPECT_FALSE(sounded);
    press(ImGuiKey_UpArrow);
    EXPECT_EQ(shown, "");
}

TEST(Field, NumbersSnap) {
    EXPECT_DOUBLE_EQ(snapped({0, 10, 0.5}, 3.3), 3.5);
    EXPECT_DOUBLE_EQ(snapped({0, 10, 0.5}, 30), 10);
}

// Dear ImGui moves a slider by a hundredth of its range.
TEST(Field, AKeyMovesASliderByAStepHoweverLargeStepsAre) {
    Stage stage({640, 480});
    double value = 0.4;
    const auto draw = [&](Context& ui) {
        const Panel panel(ui, "##panel", {0, 0, 300, 400});
        (void)slider(ui, "##slider", {.minimum = 0, .maximum = 1, .step = 0.05}, value, 260);
    };
    const auto press = [&](ImGuiKey key) {
        for (const bool down : {true, false}) {
            stage.holdKey(key, down);
            for (int i = 0; i < 3; ++i) stage.frame(draw);
        }
    };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    press(ImGuiKey_DownArrow);  // shows the focus
    press(ImGuiKey_Space);
    press(ImGuiKey_RightArrow);
    EXPECT_DOUBLE_EQ(value, 0.45);
    press(ImGuiKey_LeftArrow);
    press(ImGuiKey_LeftArrow);
    EXPECT_DOUBLE_EQ(value, 0.35);
}

// As in the library, where the panel of the chosen game appears later and takes the keyboard.
TEST(Field, GetsTheKeyboardFromAnotherPanel) {
    Stage stage({640, 480});
    std::string text;
    std::string other;
    bool focus = false;
    const auto draw = [&](Context& ui) {
        {
            const Panel panel(ui, "##first", {0, 0, 300, 400});
            if (std::exchange(focus, false)) focusNextField(ui);
            (void)textField(ui, "##field", text, "", 200);
        }
        const Panel panel(ui, "##second", {320, 0, 300, 400});
        (void)textField(ui, "##other", other, "", 200);
    };
    for (int i = 0; i < 3; ++i) stage.frame(draw);
    focus = true;
    for (int i = 0; i < 3; ++i) stage.frame(draw);
    stage.typeText("abc");
    stage.frame(draw);
    EXPECT_EQ(text, "abc");
    EXPECT_EQ(other, "");
}

TEST(Toast, FadesInAndOut) {
    EXPECT_EQ(fadeOf(-1, 2), 0);
    EXPECT_EQ(fadeOf(1, 2), 1);
    EXPECT_GT(fadeOf(1.9F, 2), 0);
    EXPECT_LT(fadeOf(1.9F, 2), 1);
    EXPECT_EQ(fadeOf(2, 2), 0);
}

/// The vertical extent of what is drawn for so many toasts.
std::pair<float, float> extentOfToast(const Rect& area, ToastsAt at, std::size_t count = 1,
                                      const std::string& text = "The game was saved.") {
    Stage stage({640, 480});
    std::pair<float, float> extent{1e9F, 0};
    stage.frame([&](Context& ui) {
        const std::vector<Toast> toasts(count, {.text = text, .age = 1});
        drawToasts(ui, toasts, area, at);
        for (const ImDrawVert& vertex : ImGui::GetForegroundDrawList()->VtxBuffer) {
            extent.first = std::min(extent.first, vertex.pos.y);
            extent.second = std::max(extent.second, vertex.pos.y);
        }
    });
    return extent;
}

TEST(Toast, StandsAtTheLowerOrTheUpperEdge) {
    const Rect area{20, 60, 600, 400};
    EXPECT_GT(extentOfToast(area, ToastsAt::Bottom).first, 340);
    EXPECT_LT(extentOfToast(area, ToastsAt::Top).second, 180);
    EXPECT_GT(extentOfToast(area, ToastsAt::Top).first, 20) << "its shadow reaches a little further";
}

// As beside a form, whose area is only high enough for two lines.
TEST(Toast, ALongOneDoesNotLeaveTheWindow) {
    std::string words;
    for (int i = 0; i < 15; ++i) words += "the file cannot be read ";
    const auto [top, bottom] = extentOfToast({20, 0, 600, 60}, ToastsAt::Bottom, 1, words);
    EXPECT_GT(top, -20) << "only its shadow does";
    EXPECT_LT(bottom, 480);
    EXPECT_GT(bottom, 150) << "all of its lines are drawn";
}

TEST(Toast, OnlyAsManyAsThereIsRoomForAreDrawn) {
    const Rect area{20, 0, 600, 60};
    for (const ToastsAt at : {ToastsAt::Bottom, ToastsAt::Top})
        EXPECT_EQ(extentOfToast(area, at, 2), extentOfToast(area, at));
    const Rect high{20, 0, 600, 200};
    EXPECT_LT(extentOfToast(high, ToastsAt::Bottom, 2).first,
              extentOfToast(high, ToastsAt::Bottom).first - 20);
}

class FileBrowserTest : public testing::Test {
  protected:
    FileBrowserTest()
        : folder_(fs::path(testing::TempDir()) /
                  ("dolmen-browser-" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name()))) {
        fs::remove_all(folder_);
        fs::create_directories(folder_ / "club");
        fs::create_directories(folder_ / ".hidden");
        for (const char* name : {"b.ptn", "A.PTN", "notes.txt", ".secret.ptn"})
            std::ofstream(folder_ / name) << "x";
        fs::create_symlink(folder_ / "gone", folder_ / "broken.ptn");
    }
    ~FileBrowserTest() override { fs::remove_all(folder_); }
    fs::path folder_;
};

TEST_F(FileBrowserTest, ListsFoldersThenGameFiles) {
    FileBrowser browser(".ptn");
    browser.open(folder_ / "club" / "..");
    EXPECT_EQ(browser.folder(), folder_);
    const std::vector<FolderEntry> expected{{"club", true}, {"A.PTN", false}, {"b.ptn", false}};
    EXPECT_EQ(browser.entries(), expected);
    EXPECT_FALSE(browser.error());
    EXPECT_EQ(browser.parent(), folder_.parent_path());
}

TEST_F(FileBrowserTest, ListsWhatCanBeRunWhereAProgramIsChosen) {
    fs::permissions(folder_ / "notes.txt", fs::perms::owner_exec, fs::perm_options::add);
    FileBrowser browser(ui::kit::FilesShown{.programs = true});
    browser.open(folder_);
    EXPECT_EQ(browser.entries(), (std::vector<FolderEntry>{{"club", true}, {"notes.txt", false}}));
}

TEST_F(FileBrowserTest, TheHomeFolderIsShownAsATilde) {
    const char* before = std::getenv("HOME");
    const std::string kept = before != nullptr ? before : "";
    FileBrowser browser(".ptn");
    browser.open(folder_ / "club");
    setenv("HOME", folder_.c_str(), 1);
    EXPECT_EQ(browser.shownFolder(), "~/club");
    setenv("HOME", (folder_ / "club").c_str(), 1);
    EXPECT_EQ(browser.shownFolder(), "~");
    setenv("HOME", (folder_ / "cl").c_str(), 1);
    EXPECT_EQ(browser.shownFolder(), (folder_ / "club").string());
    setenv("HOME", kept.c_str(), 1);
}

TEST_F(FileBrowserTest, NamesGetTheEndingOnce) {
    FileBrowser browser(".ptn");
    browser.open(folder_);
    EXPECT_EQ(browser.fileNamed("new"), folder_ / "new.ptn");
    EXPECT_EQ(browser.fileNamed("b.ptn"), folder_ / "b.ptn");
    EXPECT_EQ(browser.fileNamed("/tmp/x.ptn"), fs::path("/tmp/x.ptn"));
    EXPECT_EQ(browser.fileNamed("b"), folder_ / "b.ptn");
    EXPECT_EQ(browser.fileNamed("Ann v. Bo"), folder_ / "Ann v. Bo.ptn");
}

TEST_F(FileBrowserTest, AFileThatIsThereKeepsItsOwnEnding) {
    for (const bool existing : {false, true}) {
        FileBrowser browser(ui::kit::FilesShown{.endings = {".ptn", ".other"}, .existing = existing});
        browser.open(folder_);
        EXPECT_EQ(browser.fileNamed("notes.txt"), folder_ / "notes.txt");
        EXPECT_EQ(browser.fileNamed("club/../notes.txt"), folder_ / "club/../notes.txt");
        EXPECT_EQ(browser.fileNamed("new.txt"), folder_ / (existing ? "new.txt" : "new.txt.ptn"))
            << "an error names what was typed, and a new file gets the ending";
        EXPECT_EQ(browser.fileNamed("b"), folder_ / "b.ptn");
        EXPECT_EQ(browser.fileNamed("club"), folder_ / "club.ptn") << "no folder is meant";
    }
}

TEST_F(FileBrowserTest, AFolderThatCannotBeReadIsAnErrorWithAWayUp) {
    FileBrowser browser(".ptn");
    browser.open(folder_ / "nowhere");
    ASSERT_TRUE(browser.error());
    EXPECT_NE(browser.error()->describe().find("nowhere"), std::string::npos);
    EXPECT_TRUE(browser.entries().empty());
    EXPECT_TRUE(browser.hasParent());
    browser.open("/");
    EXPECT_FALSE(browser.hasParent());
}

using namespace ui::screens;

class FileDialogTest : public FileBrowserTest {
  protected:
    std::vector<FileDialogCommand> click(const std::string& id, int nth = 0) {
        std::vector<FileDialogCommand> all;
        const auto draw = [&](Context& ui) {
            for (auto& command : drawFileDialog(
                     ui, {.purpose = purpose, .browser = browser, .recent = recent, .askOverwrite = ask},
                     entry)) {
                all.push_back(std::move(command));
            }
        };
        for (int i = 0; i < 4; ++i) stage.frame(draw);
        EXPECT_TRUE(stage.click(id, nth, draw)) << id;
        return all;
    }
    void SetUp() override { browser.open(folder_); }

    Stage stage{{1280, 720}};
    FileBrowser browser{".ptn"};
    std::vector<RecentFile> recent{{"old.ptn", "", "/games/old.ptn"}};
    FileEntry entry;
    FileDialogModel::Purpose purpose = FileDialogModel::Purpose::Open;
    bool ask = false;
};

TEST_F(FileDialogTest, WalksFoldersAndOpensAFileWithTheSecondClick) {
    EXPECT_EQ(click("##row", 0), std::vector<FileDialogCommand>{GoToFolder{folder_ / "club"}});
    EXPECT_EQ(click("##up"), std::vector<FileDialogCommand>{GoToFolder{folder_.parent_path()}});
    EXPECT_EQ(click("##refresh"), std::vector<FileDialogCommand>{FileDialogAction::Refresh});
    EXPECT_TRUE(click("##row", 2).empty());
    EXPECT_EQ(entry.name, "b.ptn");
    EXPECT_EQ(click("##row", 2), std::vector<FileDialogCommand>{AcceptFile{folder_ / "b.ptn"}});
    EXPECT_EQ(click("##accept"), std::vector<FileDialogCommand>{AcceptFile{folder_ / "b.ptn"}});
    EXPECT_EQ(click("##row", 3), std::vector<FileDialogCommand>{AcceptFile{"/games/old.ptn"}});
    EXPECT_EQ(click("##cancel"), std::vector<FileDialogCommand>{FileDialogAction::Cancel});
}

TEST_F(FileDialogTest, SavesUnderANameAndAsksBeforeWritingOver) {
    purpose = FileDialogModel::Purpose::Save;
    EXPECT_TRUE(click("##accept").empty()) << "no name yet";
    entry.name = "new";
    EXPECT_EQ(click("##accept"), std::vector<FileDialogCommand>{AcceptFile{folder_ / "new.ptn"}});
    ask = true;
    EXPECT_EQ(click("##overwrite"), (std::vector<FileDialogCommand>{AcceptFile{folder_ / "new.ptn", true}}));
    EXPECT_EQ(click("##keep"), std::vector<FileDialogCommand>{FileDialogAction::KeepFile});
}

// Whoever uses no mouse answers it at once.
TEST_F(FileDialogTest, TheQuestionTakesTheFocusFromTheNameInWhosePlaceItIs) {
    purpose = FileDialogModel::Purpose::Save;
    entry.name = "new";
    std::vector<FileDialogCommand> all;
    const auto draw = [&](Context& ui) {
        for (auto& command : drawFileDialog(
                 ui, {.purpose = purpose, .browser = browser, .recent = recent, .askOverwrite = ask}, entry))
            all.push_back(std::move(command));
    };
    const auto press = [&](ImGuiKey key) {
        for (const bool down : {true, false}) {
            stage.holdKey(key, down);
            for (int i = 0; i < 3; ++i) stage.frame(draw);
        }
    };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    press(ImGuiKey_Enter);
    EXPECT_EQ(all, std::vector<FileDialogCommand>{AcceptFile{folder_ / "new.ptn"}});
    all.clear();
    ask = true;
    for (int i = 0; i < 3; ++i) stage.frame(draw);
    EXPECT_TRUE(GImGui->NavIdIsAlive);
    press(ImGuiKey_LeftArrow);  // shows the focus
    press(ImGuiKey_Space);
    EXPECT_EQ(all, std::vector<FileDialogCommand>{FileDialogAction::KeepFile});
}

}  // namespace
