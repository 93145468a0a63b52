#include "ui/screens/SavedFile.h"

#include <gtest/gtest.h>

#include "ui/Stage.h"

namespace {

using ui::kit::ToastsAt;

/// Its room at the upper edge is as high as a toast; a message with buttons is higher.
TEST(SavedFileMessage, StandsInsideTheWindowWhereverToastsStand) {
    const ui::kit::Rect low{400, 20, 480, 40};
    const ui::kit::Rect high{400, 300, 480, 400};
    for (const ui::kit::Rect& area : {low, high}) {
        for (const ToastsAt at : {ToastsAt::Top, ToastsAt::Bottom}) {
            Stage stage({1280, 720});
            const auto draw = [&](ui::kit::Context& ui) {
                (void)ui::screens::drawSavedFile(
                    ui, "The picture was saved as /home/ann/Pictures/Dolmen/Ann - Bo, turn 12.png.", area,
                    at);
            };
            for (int i = 0; i < 4; ++i) stage.frame(draw);
            for (const char* id : {"##openfile", "##showfolder"}) {
                const ui::kit::Rect* const button = stage.find(id);
                ASSERT_NE(button, nullptr) << id;
                EXPECT_GE(button->y, area.y) << id;
                EXPECT_LE(button->y + button->height, 720) << id;
            }
        }
    }
}

}  // namespace
