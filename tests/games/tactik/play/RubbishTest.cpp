// Texts that are damaged or no texts at all: an error, never a crash; and what is read is written so that it
// is read again.

#include <gtest/gtest.h>

#include "SampleGame.h"
#include "games/tactik/play/TactikKind.h"

namespace tactik::play {
namespace {

constexpr const char* kWholePosition =
    "4 R:0!,17,b4/1,10,S,7 B:20/2,?,?,? Y:33,48/4,5,6,8 G:2/?,?,?,? pile:- stock:* turn:R dealer:G deal:1 "
    "round:2 spare-own";

/// The text with a few of its characters changed, doubled, removed, or replaced by parts of it.
std::string damaged(std::string text, base::Random& random) {
    constexpr std::string_view kLikely = "RBYG0123456789b!?:(){}[]\"/,.>+-*dS \n";
    const auto any = [&](std::size_t bound) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(bound)));
    };
    for (std::size_t i = 0, times = 1 + any(3); i < times && !text.empty(); ++i) {
        const std::size_t at = any(text.size());
        switch (any(5)) {
            case 0:
                text[at] = kLikely[any(kLikely.size())];
                break;
            case 1:
                text.insert(at, 1, kLikely[any(kLikely.size())]);
                break;
            case 2:
                text.erase(at, 1 + any(6));
                break;
            case 3:
                text.insert(at, text.substr(any(text.size()), any(40)));
                break;
            default:
                text[at] = static_cast<char>(any(256));
        }
    }
    return text;
}

TEST(Rubbish, DamagedGamesAreReadOrRefused) {
    base::Random random(1);
    const TactikKind kind;
    rules::Position position = rules::Position::dealt(4, 9);
    for (int i = 0; i < 40; ++i) position.play(position.legalActs(position.awaited().front()).back());
    const std::string whole = kind.write(recordOf(position, game::Chance(9)));
    int read = 0;
    for (int i = 0; i < 1000; ++i) {
        const std::string text = damaged(whole, random);
        const auto reading = kind.read(text, "x", {.upToFault = i % 2 == 0});
        if (!reading) continue;
        ++read;
        const std::string written = kind.write(reading->game);
        const auto again = kind.read(written, "x", {});
        ASSERT_TRUE(again) << again.error().describe() << '\n' << text << '\n' << written;
        EXPECT_EQ(kind.write(again->game), written) << text;
    }
    EXPECT_GT(read, 300);
}

/// What one viewer saw, and then shown turn by turn.
TEST(Rubbish, DamagedToldGamesAreReadOrRefused) {
    base::Random random(5);
    const TactikKind kind;
    rules::Position position = rules::Position::dealt(4, 9);
    for (int i = 0; i < 60; ++i) position.play(position.legalActs(position.awaited().front()).back());
    const std::string whole = kind.writeFor(recordOf(position, game::Chance(9)), playerAt(1)).value();
    int read = 0;
    for (int i = 0; i < 400; ++i) {
        const std::string text = damaged(whole, random);
        const auto reading = kind.read(text, "x", {.upToFault = i % 2 == 0});
        if (!reading) continue;
        ++read;
        const auto state = reading->game.start->clone();
        for (std::size_t turn = 0; !reading->game.turns[turn].children.empty();) {
            turn = reading->game.turns[turn].children.front();
            (void)state->apply(reading->game.turns[turn].action);
            (void)state->view(game::Viewer::record())->describePosition();
        }
        const std::string written = kind.write(reading->game);
        const auto again = kind.read(written, "x", {});
        ASSERT_TRUE(again) << again.error().describe() << '\n' << text << '\n' << written;
    }
    EXPECT_GT(read, 100);
}

TEST(Rubbish, DamagedPositionsAreReadOrRefused) {
    base::Random random(2);
    const TactikKind kind;
    int read = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto set = kind.readPosition(damaged(kWholePosition, random), {});
        if (!set) continue;
        ++read;
        const auto record = set->state->view(game::Viewer::record());
        const auto again = kind.readPosition(record->positionText(), {});
        ASSERT_TRUE(again) << again.error().describe() << '\n' << record->positionText();
        EXPECT_EQ(again->state->view(game::Viewer::record())->positionText(), record->positionText());
        EXPECT_EQ(record->legalActions().empty(), record->outcome().over);
    }
    EXPECT_GT(read, 30);
}

TEST(Rubbish, TypedTextsAreUnderstoodOrRefused) {
    base::Random random(3);
    for (int i = 0; i < 1500; ++i) {
        const rules::Position position = randomGame(i % 2 == 0 ? 2 : 4, i % 60, random);
        const TactikState state(position, game::Chance());
        const auto view = state.view(state.toMove());
        const auto legal = view->legalActions();
        if (legal.empty()) continue;
        const std::string text =
            damaged(view->notation(legal[random.below(static_cast<std::uint32_t>(legal.size()))]), random);
        const auto action = view->parse(text);
        if (action) {
            EXPECT_TRUE(view->isLegal(*action)) << text;
        }
    }
}

}  // namespace
}  // namespace tactik::play
