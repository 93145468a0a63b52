// A table of the program with a player far away, and what he sees on a table of his own.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "app/caravan/CaravanEntry.h"
#include "app/table/TableSession.h"
#include "match/far/Follower.h"
#include "match/far/RemotePlayer.h"
#include "match/far/Reporter.h"

namespace {

using game::PlayerId;

constexpr PlayerId kFar(1);

/// Which meshes are drawn where, in millimetres.
using Picture = std::vector<std::tuple<std::uint32_t, int, int, int>>;

Picture pictureOf(app::TableStage& stage) {
    scene::DrawList list;
    stage.draw(list);
    Picture picture;
    for (const scene::DrawItem& item : list.items) {
        const auto at = [&](int axis) {
            return static_cast<int>(std::lround(1000 * item.transform[3][axis]));
        };
        picture.emplace_back(item.mesh.value, at(0), at(1), at(2));
    }
    std::sort(picture.begin(), picture.end());
    return picture;
}

/// The player's own table: nothing on it comes from a match.
struct FarTable {
    FarTable(const app::CatalogEntry& entry, match::Briefing briefing) : follower(std::move(briefing)) {
        stage.reset(entry.makeTable(follower.view(), scene::fallbackTheme(), {}), follower.view().pieces());
        (void)read.read(follower);
    }
    void show() {
        stage.follow(follower.events(kFar), read.read(follower), follower.view());
        stage.finishAnimations();
    }

    match::Follower follower;
    match::Subscription read;
    app::TableStage stage{0};
};

void playWithSomebodyFarAway(const app::CatalogEntry& entry) {
    app::TableSession table(entry,
                            match::Match(entry.kind->create({}, game::Chance(3)).value(), {"Ann", "Bo"}),
                            scene::fallbackTheme(), 0);
    match::Letters inbox;
    std::uint32_t asked = 0;
    const auto ask = [&](const base::Result<match::Request>& request) {
        inbox.requests.push_back({request->events, request->what, ++asked});
    };
    match::Seating seating(2);
    seating.sit(kFar, std::make_unique<match::RemotePlayer>(inbox));
    table.control().sit(std::move(seating));
    match::Reporter reporter(kFar);
    FarTable far(entry, reporter.brief(table.ownMatch()));
    const auto tell = [&] {
        EXPECT_FALSE(table.control().update(1));
        for (match::Report& report : reporter.news(table.ownMatch()))
            EXPECT_TRUE(far.follower.take(std::move(report)));
        far.show();
    };

    base::Random random(1);
    const auto any = [&](const game::View& view) {
        const auto legal = view.legalActions();
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    };
    for (int i = 0; i < 24 && !table.match().outcome().over; ++i) {
        (void)table.update(1);
        if (table.rights().personToMove())
            table.control().play(any(table.view()));
        else
            ask(far.follower.play(any(far.follower.view())));
        tell();
        // He sees what a table shows that begins with what he may know.
        app::TableStage anew(0);
        anew.reset(entry.makeTable(far.follower.view(), scene::fallbackTheme(), {}),
                   table.match().view(kFar)->pieces());
        EXPECT_EQ(pictureOf(far.stage), pictureOf(anew)) << "turn " << i;
    }
    EXPECT_GT(table.match().ply(), 8);
    if (table.match().outcome().over) return;
    // Taking back is free at this table, so the person there is not asked.
    const int before = table.match().ply();
    if (const auto request = far.follower.offer(match::Proposal::TakeBack)) {
        ask(request);
        tell();
        EXPECT_LT(table.match().ply(), before);
        EXPECT_EQ(far.follower.view().ply(), table.match().ply());
    }
    ask(far.follower.resign());
    tell();
    EXPECT_TRUE(table.match().outcome().over);
    EXPECT_TRUE(far.follower.outcome().over);
    EXPECT_FALSE(table.rights().personToMove());
}

TEST(FarAway, EveryGameIsPlayedAndSeen) {
    std::vector<app::CatalogEntry> games = app::gameCatalog();
    games.push_back(test::caravanEntry());
    for (const app::CatalogEntry& entry : games) {
        SCOPED_TRACE(entry.kind->id());
        playWithSomebodyFarAway(entry);
    }
}

}  // namespace
