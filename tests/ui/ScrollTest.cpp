// What scrolls, by which keys, and where it begins.
#include <gtest/gtest.h>
#include <imgui_internal.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "ui/Samples.h"
#include "ui/Stage.h"
#include "ui/screens/FileDialog.h"
#include "ui/screens/Notice.h"

namespace {

using ui::kit::Context;
using namespace ui::screens;

/// The part of the shown screen with this in its name; it must have more than its room shows.
ImGuiWindow* longPart(std::string_view name) {
    for (ImGuiWindow* window : GImGui->Windows)
        if (window->Active && window->ScrollMax.y > 0 &&
            std::string_view(window->Name).find(name) != std::string_view::npos)
            return window;
    return nullptr;
}

TEST(Scroll, ATextScrollsByTheArrowKeys) {
    Stage stage({1280, 720});
    const NoticeModel notice{.title = "Faults",
                             .messages = std::vector<std::string>(60, "one.ptn:3:4: a fault")};
    const auto draw = [&](Context& ui) { (void)drawNotice(ui, notice); };
    const auto press = [&](ImGuiKey key) {
        for (const bool down : {true, false}) {
            stage.holdKey(key, down);
            for (int i = 0; i < 3; ++i) stage.frame(draw);
        }
    };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    ASSERT_NE(longPart("##messages"), nullptr);
    EXPECT_EQ(longPart("##messages")->Scroll.y, 0);
    press(ImGuiKey_DownArrow);
    const float once = longPart("##messages")->Scroll.y;
    EXPECT_GT(once, 20);
    press(ImGuiKey_DownArrow);
    EXPECT_GT(longPart("##messages")->Scroll.y, once);
    for (int i = 0; i < 3; ++i) press(ImGuiKey_UpArrow);
    EXPECT_EQ(longPart("##messages")->Scroll.y, 0);
}

// Each section of the settings has a place of its own.
TEST(Scroll, APartOfASheetBeginsAtItsBeginningWhenTheSheetIsOpenedAgain) {
    Stage stage({1280, 480});
    const auto form = [](Context& ui) {
        (void)drawSettings(ui, samples::settings(SettingsSection::Interface));
    };
    const auto another = [](Context& ui) { (void)drawStart(ui, samples::start()); };
    for (int i = 0; i < 4; ++i) stage.frame(form);
    ASSERT_NE(longPart("##rest"), nullptr);
    ImGui::SetScrollY(longPart("##rest"), 30);
    for (int i = 0; i < 4; ++i) stage.frame(form);
    EXPECT_EQ(longPart("##rest")->Scroll.y, 30) << "it stays as long as it is shown";
    for (int i = 0; i < 4; ++i) stage.frame(another);
    for (int i = 0; i < 4; ++i) stage.frame(form);
    EXPECT_EQ(longPart("##rest")->Scroll.y, 0);
}

TEST(Scroll, TheFilesOfAnotherFolderBeginAtTheirBeginning) {
    namespace fs = std::filesystem;
    const fs::path root = fs::path(testing::TempDir()) / "dolmen-folders";
    for (const char* folder : {"first", "second"}) {
        fs::create_directories(root / folder);
        for (int i = 0; i < 40; ++i) std::ofstream(root / folder / (std::to_string(i) + ".ptn")) << "x";
    }
    Stage stage({1280, 720});
    ui::kit::FileBrowser browser(".ptn");
    const std::vector<RecentFile> recent;
    FileEntry entry;
    const auto draw = [&](Context& ui) {
        (void)drawFileDialog(ui, {.browser = browser, .recent = recent}, entry);
    };
    browser.open(root / "first");
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    ASSERT_NE(longPart("##files"), nullptr);
    ImGui::SetScrollY(longPart("##files"), 30);
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    EXPECT_EQ(longPart("##files")->Scroll.y, 30);
    browser.open(root / "second");
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    EXPECT_EQ(longPart("##files")->Scroll.y, 0);
    fs::remove_all(root);
}

}  // namespace
