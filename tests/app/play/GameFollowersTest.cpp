// Who follows the game under way hears of it, in order, until he leaves.
#include "app/play/GameFollowers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "app/ProgramParts.h"
#include "app/catalog/GameCatalog.h"

namespace app {
namespace {

using ::testing::ElementsAre;

class GameFollowersTest : public testing::Test {
  protected:
    GameFollowers::Follow noting(const std::string& name) {
        return [this, name](const TableSession&) { told_.push_back(name); };
    }
    void tell() {
        told_.clear();
        followers_.tell(parts_.tables.shown());
    }

    test::ProgramParts parts_{gameCatalog()};
    GameFollowers followers_;
    std::vector<std::string> told_;
};

TEST_F(GameFollowersTest, AreToldInTheOrderInWhichTheyJoined) {
    const auto score = followers_.join(noting("score"));
    const auto archive = followers_.join(noting("archive"));
    const auto panels = followers_.join(noting("panels"));
    tell();
    EXPECT_THAT(told_, ElementsAre("score", "archive", "panels"));
}

TEST_F(GameFollowersTest, AreNotToldOnceTheirPlaceIsLeft) {
    const auto score = followers_.join(noting("score"));
    auto panels = std::optional(followers_.join(noting("panels")));
    panels.reset();
    tell();
    EXPECT_THAT(told_, ElementsAre("score"));
}

TEST_F(GameFollowersTest, MayJoinAndLeaveWhileTheyAreTold) {
    std::optional<GameFollowers::Place> late;
    std::optional<GameFollowers::Place> leaving;
    const auto first = followers_.join([&](const TableSession&) {
        if (!late) late = followers_.join(noting("late"));
        leaving.reset();
    });
    leaving = followers_.join(noting("leaving"));
    tell();
    EXPECT_THAT(told_, ElementsAre());
    tell();
    EXPECT_THAT(told_, ElementsAre("late"));
}

}  // namespace
}  // namespace app
