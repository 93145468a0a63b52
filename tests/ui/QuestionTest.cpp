#include "ui/screens/Question.h"

#include <gtest/gtest.h>

#include "ui/Stage.h"

namespace {

using ui::kit::Context;
using namespace ui::screens;

// The last one is higher than the display.
TEST(QuestionScreen, ShowsItsButtonsBelowALongText) {
    for (const int lines : {1, 9, 60}) {
        SCOPED_TRACE(lines);
        Stage stage({1280, 720});
        std::string text;
        for (int i = 0; i < lines; ++i) text += "A film is being made. If you leave, it is lost.\n";
        const auto draw = [&](Context& ui) {
            (void)drawQuestion(ui,
                               {.title = "Leave the program?", .text = text, .yes = "Leave", .no = "Stay"});
        };
        for (int i = 0; i < 4; ++i) stage.frame(draw);
        for (const char* id : {"##yes", "##no"}) {
            const ui::kit::Rect* const button = stage.find(id);
            ASSERT_NE(button, nullptr) << id;
            EXPECT_LT(button->y + button->height, 720) << id;
        }
    }
}

}  // namespace
