#include "ui/screens/setup/Contest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "ui/Samples.h"
#include "ui/Stage.h"

namespace {

using ::testing::Contains;
using ui::screens::ContestModel;

TEST(ContestList, AsksOnlyForTheRowsInSight) {
    Stage stage({1280, 720});
    std::set<int> asked;
    ContestModel model = samples::contest();
    model.gameCount = 5000;
    model.game = [&](int row) {
        asked.insert(row);
        return ContestModel::Game{.number = 5000 - row, .text = "Ann wins", .result = "R-0"};
    };
    const auto draw = [&](ui::kit::Context& ui) { (void)drawContest(ui, model); };
    for (int i = 0; i < 4; ++i) stage.frame(draw);
    EXPECT_THAT(asked, Contains(0)) << "the game that ended last";
    EXPECT_LT(asked.size(), 100U);
}

}  // namespace
