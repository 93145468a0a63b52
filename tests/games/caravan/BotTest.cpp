#include <gtest/gtest.h>

#include <array>

#include "games/caravan/play/CaravanBot.h"
#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {
namespace {

const game::Bot::Listener kNobody = [](const game::Thought&) {};
const game::BotLimits kLimits{.time = {}, .nodes = 3000};

std::string choiceOf(game::Bot& bot, const game::State& state) {
    const auto view = state.view(state.toMove());
    const auto action = bot.choose(*view, kLimits, {}, kNobody);
    return action ? view->notation(*action) : "";
}

std::string choiceOf(std::string_view id, std::string_view position) {
    return choiceOf(*createCaravanBot(id), CaravanState(*rules::parsePosition(position)));
}

TEST(CaravanBots, AreKnownByTheirIds) {
    for (const game::Opponent& opponent : caravanOpponents()) EXPECT_TRUE(createCaravanBot(opponent.id));
    EXPECT_FALSE(createCaravanBot("somebody"));
}

TEST(CaravanBots, SeeWhatIsNear) {
    for (const game::Opponent& opponent : caravanOpponents()) {
        EXPECT_EQ(choiceOf(opponent.id, "14/12/0 4113/3345/1145 - 52222345"), "a4") << "it comes home";
        EXPECT_EQ(choiceOf(opponent.id, "6/16/0 4513/1345/1145 - 22223345"), "a4x") << "the leader goes back";
    }
}

TEST(CaravanBots, AnswerTheSameWithACountOfPositions) {
    const CaravanState state(3, game::Chance(12));
    for (const game::Opponent& opponent : caravanOpponents())
        EXPECT_EQ(choiceOf(*createCaravanBot(opponent.id), state),
                  choiceOf(*createCaravanBot(opponent.id), state));
}

TEST(CaravanBots, DoNotKnowWhatIsHidden) {
    const CaravanState state(3, game::Chance(12));
    base::Random random(3);
    for (const game::Opponent& opponent : caravanOpponents())
        for (int i = 0; i < 5; ++i)
            EXPECT_EQ(choiceOf(*createCaravanBot(opponent.id), *state.view(state.toMove())->sample(random)),
                      choiceOf(*createCaravanBot(opponent.id), state));
}

TEST(CaravanBots, ObeyAtOnce) {
    const CaravanState state(3, game::Chance(12));
    std::stop_source stop;
    stop.request_stop();
    const auto view = state.view(state.toMove());
    for (const game::Opponent& opponent : caravanOpponents())
        EXPECT_TRUE(createCaravanBot(opponent.id)->choose(*view, {}, stop.get_token(), kNobody));
}

TEST(CaravanBots, TheGuideBeatsThePorter) {
    std::array<int, 2> points{};
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        CaravanState state(2, game::Chance(seed));
        const auto guide = createCaravanBot("caravan-guide");
        const auto porter = createCaravanBot("caravan-porter");
        const int guideSits = static_cast<int>(seed % 2);
        while (!state.outcome().over) {
            game::Bot& bot = state.toMove().value == guideSits ? *guide : *porter;
            state.apply(*bot.choose(*state.view(state.toMove()), kLimits, {}, kNobody));
        }
        for (const int player : {0, 1})
            points[player == guideSits ? 0U : 1U] += state.outcome().points[static_cast<std::size_t>(player)];
    }
    EXPECT_GT(points[0], points[1]) << points[0] << " to " << points[1];
}

}  // namespace
}  // namespace caravan::play
