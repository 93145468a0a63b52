// Positions set up by hand, on a table of their own.

#include "app/play/PositionDesk.h"

#include <gtest/gtest.h>

#include "app/ProgramParts.h"
#include "game/PositionEditor.h"
#include "game/RandomChanges.h"

namespace {

class PositionDeskTest : public testing::Test {
  protected:
    PositionDeskTest() { begin(nullptr); }
    void begin(std::unique_ptr<game::Draft> before) {
        desk_.emplace(parts_.tables);
        desk_->begin(game_, editor().empty(*game_.kind, {{"size", "3"}}).value(), std::move(before));
    }
    [[nodiscard]] const game::PositionEditor& editor() const { return *game_.kind->positionEditor(); }
    [[nodiscard]] std::string text() const { return desk_->draft().positionText(); }
    void change(const char* notation) { desk_->apply(test::changeNamed(desk_->draft(), notation).value()); }
    void choose(const char* key, const char* value) {
        auto changed = desk_->draft().change(key, value);
        ASSERT_TRUE(changed);
        if (auto* anew = std::get_if<std::unique_ptr<game::Draft>>(&*changed))
            desk_->replace(std::move(*anew));
        else
            desk_->apply(std::get<game::Action>(*changed));
    }

    test::ProgramParts parts_;
    const app::CatalogEntry& game_ = parts_.games.first();
    std::optional<app::PositionDesk> desk_;
};

TEST_F(PositionDeskTest, PutsTheTableBelowBackAtItsEnd) {
    const app::TableSession* const own = &parts_.tables.shown();
    EXPECT_EQ(own, parts_.tables.previewed());
    desk_.reset();
    EXPECT_EQ(parts_.tables.previewed(), nullptr);
}

TEST_F(PositionDeskTest, UndoLeadsBackAcrossAnotherBoard) {
    EXPECT_FALSE(desk_->canUndo());
    change("1a1");
    change("2a1");
    choose("size", "4");
    change("2Sb2");
    choose("toMove", "black");
    const std::string last = text();
    EXPECT_EQ(last, "x4/x4/x,2S,x2/12,x3 2 2");
    std::vector<std::string> seen;
    while (desk_->canUndo()) {
        desk_->undo();
        seen.push_back(text());
    }
    EXPECT_EQ(seen, (std::vector<std::string>{"x4/x4/x,2S,x2/12,x3 1 3", "x4/x4/x4/12,x3 1 2",
                                              "x3/x3/12,x2 1 2", "x3/x3/1,x2 1 2", "x3/x3/x3 1 1"}));
    while (desk_->canRedo()) desk_->redo();
    EXPECT_EQ(text(), last);
}

TEST_F(PositionDeskTest, AChangeForgetsWhatWasUndone) {
    change("1a1");
    choose("size", "4");
    change("1b1");
    desk_->undo();
    desk_->undo();
    desk_->undo();
    change("2c3");
    EXPECT_FALSE(desk_->canRedo());
    desk_->undo();
    EXPECT_EQ(text(), "x3/x3/x3 1 1");
    desk_->redo();
    EXPECT_EQ(text(), "x2,2/x3/x3 1 2") << "the newest change, and not the one before it";
}

TEST_F(PositionDeskTest, ARedoneBoardIsForgottenOnceAPieceIsSet) {
    choose("size", "4");
    desk_->undo();
    EXPECT_TRUE(desk_->canRedo());
    change("1a1");
    EXPECT_FALSE(desk_->canRedo());
    desk_->undo();
    desk_->redo();
    EXPECT_EQ(text(), "x3/x3/1,x2 1 2");
}

TEST_F(PositionDeskTest, AnotherGameMayTakeTheTable) {
    EXPECT_TRUE(desk_->onTable());
    parts_.tables.play(game_, {game_.kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"}});
    EXPECT_FALSE(desk_->onTable());
}

TEST_F(PositionDeskTest, UndoLeadsBackToWhatWasLeftBefore) {
    change("1a1");
    auto left = app::PositionDesk::copyOf(desk_->draft());
    begin(std::move(left));
    EXPECT_EQ(text(), "x3/x3/x3 1 1");
    desk_->undo();
    EXPECT_EQ(text(), "x3/x3/1,x2 1 2");
    EXPECT_FALSE(desk_->canUndo());
}

TEST_F(PositionDeskTest, AGameUnderWayStaysAsItIs) {
    parts_.tables.play(game_, {game_.kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"}});
    begin(nullptr);
    change("1a1");
    desk_.reset();
    EXPECT_EQ(parts_.tables.shown().view().positionText(), "x5/x5/x5/x5/x5 1 1");
}

}  // namespace
