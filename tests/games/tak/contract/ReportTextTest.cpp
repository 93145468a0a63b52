// What players far away hear of a game, as text (match/far/ReportText): the notes of a game, and damage.
// Whole games are played so in the contract of games.

#include "match/far/ReportText.h"

#include <gtest/gtest.h>

#include "base/Random.h"
#include "games/tak/play/RandomGames.h"
#include "games/tak/play/TakKind.h"
#include "match/Match.h"
#include "match/far/Follower.h"
#include "match/far/Reporter.h"

namespace tak {
namespace {

using match::Match;

const play::TakKind kTak;

Match annotated() {
    Match match(kTak.create({}, {}).value(), {"Ann", "Bo"});
    match.setClock(match::Clock({{.kind = match::TimeControl::Kind::Fischer,
                                  .initial = std::chrono::minutes(10),
                                  .step = std::chrono::seconds(5)},
                                 {}}));
    for (const char* const move : {"a1", "e5", "c3", "d3"})
        EXPECT_TRUE(match.submit(match.toMove(), match.view(match.toMove())->parse(move).value()));
    match.edits().setComment(match.current(), "two\nlines, ö");
    match.edits().setSketch(match.current(), {{.ink = game::Ink::Red, .from = {0, 3, 0}, .to = {{0, 4, 0}}}});
    match.edits().setEvaluation(match.current(), {.chances = {0.25, 0.75}, .depth = 7, .line = {"b2", "b3"}});
    return match;
}

/// A briefing, and a report of each event after it.
struct Told {
    std::string briefing;
    std::vector<std::string> reports = {};
};

Told told() {
    Match match = annotated();
    match::Reporter reporter(game::Viewer::record());
    match::ReportWriter writer(kTak);
    Told told{.briefing = writer.write(reporter.brief(match))};
    EXPECT_TRUE(match.submit(match.toMove(), match.view(match.toMove())->parse("c4").value()));
    match.edits().setComment(match.current(), "hm");
    EXPECT_TRUE(match.offer(game::PlayerId(0), match::Proposal::TakeBack));
    EXPECT_TRUE(match.answer(game::PlayerId(1), true));
    for (const match::Report& report : reporter.news(match)) told.reports.push_back(writer.write(report));
    return told;
}

/// Hears it all; false after the first text that is refused.
bool hears(const Told& told) {
    match::ReportReader reader(kTak);
    auto briefing = reader.readBriefing(told.briefing);
    if (!briefing) return false;
    match::Follower follower(std::move(briefing).value());
    for (const std::string& text : told.reports) {
        auto heard = reader.read(text);
        auto* const report = heard ? std::get_if<match::Report>(&*heard) : nullptr;
        if (report == nullptr || !follower.take(std::move(*report))) return false;
        (void)follower.view().pieces();
        (void)follower.outcome();
        (void)follower.canOffer(game::playerAt(0), match::Proposal::TakeBack);
    }
    return true;
}

TEST(ReportText, KeepsTheNotesOfAGame) {
    const Match match = annotated();
    match::Reporter reporter(game::Viewer::record());
    match::ReportWriter writer(kTak);
    match::ReportReader reader(kTak);
    const auto briefing = reader.readBriefing(writer.write(reporter.brief(match)));
    ASSERT_TRUE(briefing.ok()) << briefing.error().describe();
    const match::Node& told = briefing->tree.node(match.current());
    const match::Node& node = match.tree().node(match.current());
    EXPECT_EQ(told.comments, node.comments);
    EXPECT_EQ(told.sketch, node.sketch);
    EXPECT_EQ(told.evaluation, node.evaluation);
    EXPECT_EQ(told.clocks, node.clocks);
    EXPECT_EQ(briefing->clock->readings(), match.clock()->readings());
    EXPECT_EQ(briefing->clock->control(game::PlayerId(0)), match.clock()->control(game::PlayerId(0)));
}

TEST(ReportText, AViewTellsOnlyWhatIsNew) {
    const Told all = told();
    ASSERT_TRUE(hears(all));
    EXPECT_LT(all.reports.front().size(), 700U) << all.reports.front();
}

TEST(ReportText, OfAnotherGameOrVersionIsRefused) {
    Told other = told();
    other.briefing.replace(other.briefing.find("tak"), 3, "tok");
    EXPECT_FALSE(hears(other));
    other = told();
    other.briefing.front() = '1';  // an earlier one
    EXPECT_FALSE(hears(other));
}

TEST(ReportText, DamageDoesNoHarm) {
    const Told good = told();
    base::Random random(7);
    const auto damage = [&](std::string& text) {
        const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
        if (random.below(2) == 0)
            text[at] = static_cast<char>('0' + random.below(10));
        else
            text.erase(at, 1 + random.below(6));
    };
    int refused = 0;
    for (int i = 0; i < 2000; ++i) {
        Told bad = good;
        damage(random.below(3) == 0
                   ? bad.briefing
                   : bad.reports[random.below(static_cast<std::uint32_t>(bad.reports.size()))]);
        if (!hears(bad)) ++refused;
    }
    EXPECT_GT(refused, 1000);
}

TEST(ReportText, RequestsComeThrough) {
    const auto back = [](const match::Request& request) {
        const auto read = match::readRequest(match::write(request));
        return read.ok() ? match::write(*read) == match::write(request) : false;
    };
    EXPECT_TRUE(back({3, match::PlayTurn{game::Action(~std::uint64_t{0})}}));
    EXPECT_TRUE(back({0, match::Resign{}}));
    EXPECT_TRUE(back({7, match::MakeOffer{match::Proposal::TakeBack}}));
    EXPECT_TRUE(back({7, match::AnswerOffer{true}}));
    EXPECT_FALSE(match::readRequest("7 4 ").ok());
    EXPECT_FALSE(match::readRequest("7 1").ok());
}

}  // namespace
}  // namespace tak
