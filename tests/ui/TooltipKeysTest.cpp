// A button's tooltip names the key with the same effect.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "ui/Samples.h"
#include "ui/Stage.h"

namespace {

// Buttons by screen (the beginning of its sample's name) and id, and the action of app/input/Actions.h with
// the same effect. Every button named here must be in a sample.
const std::map<std::pair<std::string, std::string>, std::string> kBound{
    {{"start", "##howtoplay"}, "help"},
    {{"pause", "##howtoplay"}, "help"},
    {{"pause", "##resume"}, "back"},
    {{"newgame", "##back"}, "back"},
    {{"settings", "##back"}, "back"},
    {{"keep-settings", "##goback"}, "back"},
    {{"description", "##back"}, "back"},
    {{"learn", "##back"}, "back"},
    {{"lesson", "##leave"}, "back"},
    {{"rule-book", "##back"}, "back"},
    {{"practice", "##back"}, "back"},
    {{"controls", "##back"}, "back"},
    {{"contest", "##back"}, "back"},
    {{"question", "##no"}, "back"},
    {{"engines", "##back"}, "back"},
    {{"analysis-options", "##back"}, "back"},
    {{"how-to-play", "##back"}, "back"},
    {{"seats", "##back"}, "back"},
    {{"score-sheet", "##back"}, "back"},
    {{"share", "##back"}, "back"},
    {{"photo", "##leave"}, "back"},
    {{"photo", "##take"}, "takePhoto"},
    {{"open", "##cancel"}, "back"},
    {{"library", "##back"}, "back"},
    {{"notice", "##close"}, "back"},
    {{"play", "##menu"}, "back"},
    {{"play", "##first"}, "first"},
    {{"play", "##previous"}, "previous"},
    {{"play", "##next"}, "next"},
    {{"play", "##last"}, "last"},
    {{"play", "##replay"}, "replay"},
    {{"play", "##undo"}, "undo"},
    {{"play", "##hint"}, "hint"},
    {{"play", "##analysts"}, "analysts"},
    {{"play", "##notes"}, "notes"},
    {{"play", "##thinking"}, "thinking"},
    {{"play", "##promote"}, "promote"},
    {{"play", "##removeTurn"}, "removeTurn"},
    {{"play", "##analyse"}, "analyse"},
    {{"play", "##hold"}, "hold"},
    {{"play", "##replayFaster"}, "replayFaster"},
    {{"play", "##replaySlower"}, "replaySlower"},
};

TEST(Tooltips, NameTheKeyOfTheButton) {
    Stage stage({1280, 720});
    stage.keyName = [](std::string_view action) { return "key of " + std::string(action); };
    std::set<std::pair<std::string, std::string>> seen;
    for (const samples::Screen& screen : samples::screens()) {
        for (int i = 0; i < 3; ++i) stage.frame(screen.draw);
        for (const auto& [id, tooltip] : stage.audit.tooltips)
            for (const auto& [button, action] : kBound) {
                if (button.second != id || screen.name.rfind(button.first, 0) != 0) continue;
                seen.insert(button);
                EXPECT_NE(tooltip.find("key of " + action), std::string::npos)
                    << screen.name << " " << id << ": \"" << tooltip << "\"";
            }
    }
    for (const auto& [button, action] : kBound)
        EXPECT_TRUE(seen.count(button)) << button.first << " shows no " << button.second;
}

TEST(Tooltips, HaveNoKeyIfNoneIsBound) {
    Stage stage({1280, 720});
    for (const samples::Screen& screen : samples::screens()) {
        for (int i = 0; i < 3; ++i) stage.frame(screen.draw);
        for (const auto& [id, tooltip] : stage.audit.tooltips)
            EXPECT_EQ(tooltip.find("()"), std::string::npos) << screen.name << " " << id;
    }
}

}  // namespace
