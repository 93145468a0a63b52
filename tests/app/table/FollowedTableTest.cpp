// Two tables at which a match is followed whose referee is at neither, over lines that are slow, lose, double
// and refuse. Turns are entered by pointing at random places and choices; where that leads nowhere, as a
// whole.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "app/caravan/CaravanEntry.h"
#include "app/table/TableSession.h"
#include "match/far/FarReferee.h"
#include "support/Extent.h"

namespace {

using far::Weather;
using game::PlayerId;

constexpr float kFollowedFrame = 0.05F;  // seconds

class FollowedTables {
  public:
    FollowedTables(const app::CatalogEntry& entry, const Weather& weather)
        : host_(*entry.kind, {}, weather, {"", ""}) {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            far::Referee::Begun begun = host_.begin(seat);
            tables_.push_back(std::make_unique<app::TableSession>(entry, std::move(begun.told),
                                                                  std::move(begun.reader), begun.line,
                                                                  scene::fallbackTheme(), 0.0F));
        }
    }
    void step() {
        host_.step(kFollowedFrame);
        for (const auto& table : tables_) {
            EXPECT_FALSE(table->control().update(kFollowedFrame));
            (void)table->update(kFollowedFrame);
        }
    }
    /// Lets time pass until both tables show where the match stands, and nothing is on its way.
    void settle() {
        for (int i = 0; i < 2000; ++i) {
            step();
            const bool quiet = std::ranges::all_of(tables_, [&](const auto& table) {
                return !table->control().sent() && table->match().ply() == host_.match().ply() &&
                       !table->animating();
            });
            if (quiet) return;
        }
        ADD_FAILURE() << "the tables do not come to rest";
    }
    /// A player whose turn it is enters any turn at his table.
    void enter(base::Random& random) {
        const std::vector<PlayerId> awaited = host_.match().awaited();
        const auto count = static_cast<std::uint32_t>(awaited.size());
        app::TableSession& table = *tables_[awaited[random.below(count)].value];
        ASSERT_TRUE(table.rights().personToMove());
        ++entered_;
        for (int i = 0; i < 40; ++i) {
            point(table, random);
            if (table.control().sent() && ++pointed_ > 0) return;
        }
        table.turn().reset(table.view());
        const auto legal = table.view().legalActions();
        const game::Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        ASSERT_TRUE(table.turn().playWhole(action)) << table.view().notation(action);
    }
    /// The share of turns that were entered by pointing.
    [[nodiscard]] double pointed() const { return static_cast<double>(pointed_) / entered_; }
    [[nodiscard]] far::Referee& host() { return host_; }
    [[nodiscard]] app::TableSession& table(std::size_t seat) { return *tables_[seat]; }

  private:
    /// One click: at a place that some turn leads through, on one of the choices, or on the button that ends
    /// the turn.
    static void point(app::TableSession& table, base::Random& random) {
        app::TurnEntry& turn = table.turn();
        const auto one = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
        const std::vector<game::Choice> choices = turn.input().choices();
        const auto legal = table.view().legalActions();
        std::vector<game::Place> targets = turn.shown().targets;
        for (const game::Hop& hop : game::netHopsOf(table.view().foreseen(legal[one(legal.size())])))
            targets.insert(targets.end(), {hop.before.place, hop.after.place});
        if (turn.shown().finish && one(2) == 0)
            (void)turn.finish();
        else if (!choices.empty() && (targets.empty() || one(3) == 0))
            turn.choose(one(choices.size()));
        else if (!targets.empty())
            turn.pickAt(targets[one(targets.size())]);
    }

    far::Referee host_;
    std::vector<std::unique_ptr<app::TableSession>> tables_;
    int entered_ = 0;
    int pointed_ = 0;
};

std::vector<app::CatalogEntry> games() {
    std::vector<app::CatalogEntry> games = app::gameCatalog();
    games.push_back(test::caravanEntry());
    return games;
}

const app::CatalogEntry& tak(const std::vector<app::CatalogEntry>& games) {
    return *std::ranges::find_if(games, [](const auto& game) { return game.kind->id() == "tak"; });
}

void playsOn(const Weather& weather, int turns) {
    const std::vector<app::CatalogEntry> all = games();
    for (const app::CatalogEntry& entry : all) {
        SCOPED_TRACE(entry.kind->id());
        FollowedTables tables(entry, weather);
        base::Random random(2);
        tables.settle();
        for (int i = 0; i < turns && !tables.host().match().outcome().over; ++i) {
            tables.enter(random);
            tables.settle();
            ASSERT_FALSE(testing::Test::HasFailure()) << "turn " << i;
            for (std::size_t seat = 0; seat < 2; ++seat)
                EXPECT_EQ(tables.table(seat).view().positionText(),
                          tables.host().match().view(game::playerAt(seat))->positionText());
        }
        EXPECT_TRUE(tables.host().match().outcome().over || tables.host().match().ply() == turns);
        EXPECT_GT(tables.pointed(), 0.8);
    }
}

TEST(FollowedTable, PlaysEveryGameOverALine) { playsOn({}, support::extent(120, 1000)); }

TEST(FollowedTable, PlaysOverASlowLine) { playsOn({.delay = 0.4F}, 24); }

TEST(FollowedTable, PlaysOverALineThatLosesAndDoubles) {
    playsOn({.delay = 0.1F, .lost = 3, .doubled = 2}, 24);
}

/// The square by its name.
game::Place at(const app::TableSession& table, const char* name) { return *table.view().placeNamed(name); }

TEST(FollowedTable, ShowsATurnThatIsOnItsWayAsPlayed) {
    const std::vector<app::CatalogEntry> all = games();
    FollowedTables tables(tak(all), {.delay = 1});
    tables.settle();
    app::TableSession& ann = tables.table(0);
    ann.turn().pickAt(at(ann, "a1"));
    ASSERT_TRUE(ann.control().sent()) << "one click places a flat stone";
    EXPECT_EQ(ann.match().ply(), 0) << "the referee has not said so yet";
    ASSERT_EQ(ann.turn().shown().preview.size(), 1U);
    EXPECT_TRUE(ann.turn().shown().preview[0].piece.place.sameSpot(at(ann, "a1")));
    ann.turn().pickAt(at(ann, "b2"));
    EXPECT_TRUE(ann.turn().refusal()) << "nothing else may be entered meanwhile";
    tables.settle();
    EXPECT_EQ(ann.match().ply(), 1);
    EXPECT_EQ(tables.host().match().ply(), 1);
    EXPECT_TRUE(ann.turn().shown().preview.empty());
    EXPECT_FALSE(ann.rights().personToMove());
}

TEST(FollowedTable, TakesBackATurnThatCameTooLateAndSaysWhy) {
    const std::vector<app::CatalogEntry> all = games();
    FollowedTables tables(tak(all), {.delay = 0.5F});
    tables.settle();
    app::TableSession& ann = tables.table(0);
    ASSERT_TRUE(ann.turn().playWhole(ann.view().parse("a1").value()));
    ASSERT_TRUE(tables.host().match().resign(PlayerId(1))) << "meanwhile, at the referee's table";
    for (int i = 0; i < 100 && ann.control().sent(); ++i) tables.step();
    EXPECT_FALSE(ann.control().sent());
    EXPECT_TRUE(ann.turn().shown().preview.empty());
    EXPECT_TRUE(ann.turn().refusal());
    EXPECT_EQ(ann.match().ply(), 0);
    EXPECT_TRUE(ann.match().outcome().over);
}

TEST(FollowedTable, LooksBackWhileTheGameGoesOnAndReturns) {
    const std::vector<app::CatalogEntry> all = games();
    FollowedTables tables(tak(all), {});
    base::Random random(4);
    tables.settle();
    for (int i = 0; i < 4; ++i) {
        tables.enter(random);
        tables.settle();
    }
    app::TableSession& bo = tables.table(1);
    bo.history().goToStart();
    EXPECT_EQ(bo.view().ply(), 0);
    tables.enter(random);
    for (int i = 0; i < 20; ++i) tables.step();
    EXPECT_EQ(bo.view().ply(), 0) << "he goes on looking";
    bo.history().goToEnd();
    EXPECT_EQ(bo.view().ply(), 5);
    tables.settle();
    EXPECT_TRUE(bo.rights().personToMove());
}

TEST(FollowedTable, SetsItsClocksByThoseOfTheReferee) {
    using std::chrono::seconds;
    const std::vector<app::CatalogEntry> all = games();
    far::Referee referee(*tak(all).kind, {}, {}, {"", ""});
    const match::TimeControl control = *match::parseTimeControl("5:00");
    referee.match().setClock(match::Clock({control, control}));
    far::Referee::Begun begun = referee.begin(0);
    app::TableSession ann(tak(all), std::move(begun.told), std::move(begun.reader), begun.line,
                          scene::fallbackTheme(), 0.0F);
    for (const char* const turn : {"a1", "b2"}) {
        match::Match& match = referee.match();
        const PlayerId mover = match.toMove();
        ASSERT_TRUE(match.submit(mover, match.view(mover)->parse(turn).value()));
    }
    const auto left = [&] { return ann.match().clock()->left(PlayerId(0)); };
    const auto pass = [&](float time) {
        referee.step(0);
        EXPECT_FALSE(ann.control().update(time));
    };
    pass(0);
    EXPECT_EQ(ann.match().ply(), 2);
    pass(1);
    EXPECT_EQ(left(), seconds(299)) << "runs by itself";
    referee.match().elapse(PlayerId(0), seconds(20));
    referee.tellClocks();
    pass(0);
    EXPECT_EQ(left(), seconds(280));
    pass(2);
    EXPECT_EQ(left(), seconds(278)) << "runs on from what was told";
}

TEST(FollowedTable, OffersAndEndsCountOnceOverABadLine) {
    const std::vector<app::CatalogEntry> all = games();
    for (int weather = 0; weather < 6; ++weather) {
        SCOPED_TRACE(weather);
        FollowedTables tables(tak(all),
                              {.delay = 0.1F * static_cast<float>(weather), .lost = 3, .doubled = 2});
        base::Random random(static_cast<std::uint64_t>(weather));
        tables.settle();
        app::TableSession& ann = tables.table(0);
        app::TableSession& bo = tables.table(1);
        for (int i = 0; i < 4; ++i) {
            tables.enter(random);
            tables.settle();
        }
        const auto until = [&](const auto& done) {
            for (int i = 0; i < 2000 && !done(); ++i) tables.step();
            EXPECT_TRUE(done());
        };
        ASSERT_TRUE(bo.history().undo()) << "he asks for it";
        until([&] { return ann.control().offerToAnswer().has_value(); });
        ann.control().answerOffer(true);
        until([&] { return ann.view().ply() == 3 && bo.view().ply() == 3; });
        for (int i = 0; i < 200; ++i) tables.step();
        EXPECT_EQ(tables.host().match().ply(), 3) << "no copy takes back another turn";
        EXPECT_FALSE(tables.host().match().openOffer());
        bo.control().resign(PlayerId(1));
        until([&] { return ann.match().outcome().over && bo.match().outcome().over; });
        EXPECT_FALSE(ann.rights().personToMove());
    }
}

}  // namespace
