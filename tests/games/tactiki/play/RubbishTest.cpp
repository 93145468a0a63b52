// Texts that are damaged or no texts at all: an error, never a crash; and what is read is written so that it
// is read again.

#include <gtest/gtest.h>

#include "base/Random.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {
namespace {

constexpr const char* kWholeGame =
    "[Game \"TacTiki\"]\n[Player1 \"Ann\"]\n[Rules \"through remember\"]\n\n"
    "{First.} 1. k51-42-33-24-15 c15-24-33-42-51 2. a1a2 a2a3! | a5a4 {A trap?} a4a3x5:1\n"
    "3. b1b2 b2b3 (3. c1c2 | b5b4?! (3. | c5c4)) | b5b4\n";
constexpr const char* kWholePosition =
    "c1c5,c2c4,c3!c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,k2(1:24),k3k3,k4,k1k5 4 - c1 10 0 any-free";

/// The text with a few of its characters changed, doubled, removed, or replaced by parts of it.
std::string damaged(std::string text, base::Random& random) {
    constexpr std::string_view kLikely = "kc12345x!?:(){}[]\"/,.|+- \n-";
    const auto any = [&](std::size_t bound) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(bound)));
    };
    for (std::size_t i = 0, times = 1 + any(4); i < times && !text.empty(); ++i) {
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
    const TactikiKind kind;
    int read = 0;
    for (int i = 0; i < 3000; ++i) {
        const std::string text = damaged(kWholeGame, random);
        const auto reading = kind.read(text, "x", {.upToFault = i % 2 == 0});
        if (!reading) continue;
        ++read;
        const std::string written = kind.write(reading->game);
        const auto again = kind.read(written, "x", {});
        ASSERT_TRUE(again) << again.error().describe() << '\n' << text << '\n' << written;
        EXPECT_EQ(kind.write(again->game), written);
    }
    EXPECT_GT(read, 300);
}

/// What one viewer saw, and then shown turn by turn.
TEST(Rubbish, DamagedToldGamesAreReadOrRefused) {
    const std::string told =
        "[Game \"TacTiki\"]\n[SeenBy \"Player1\"]\n\n"
        "1. k51-42-33-24-15 c?\?-?\?-?\?-?\?-?\? 2. a1a2 a2a3 | a5a4 b5b4 3. a3a4x+ b1b2 | b4a4x= a4b4\n"
        "4. a4a5x-- b2b3 | +?a5 5. c1c2 c2c3 | e5e4 e4e3\n";
    base::Random random(5);
    const TactikiKind kind;
    int read = 0;
    for (int i = 0; i < 3000; ++i) {
        const std::string text = damaged(told, random);
        const auto reading = kind.read(text, "x", {.upToFault = i % 2 == 0});
        if (!reading) continue;
        ++read;
        const auto state = reading->game.start->clone();
        for (std::size_t turn = 0; !reading->game.turns[turn].children.empty();) {
            turn = reading->game.turns[turn].children.front();
            (void)state->apply(reading->game.turns[turn].action);
            (void)state->view(game::Viewer::record())->describePosition();
            (void)state->view(game::Viewer::record())->positionText();
        }
        const std::string written = kind.write(reading->game);
        const auto again = kind.read(written, "x", {});
        ASSERT_TRUE(again) << again.error().describe() << '\n' << text << '\n' << written;
        EXPECT_EQ(kind.write(again->game), written);
    }
    EXPECT_GT(read, 300);
}

TEST(Rubbish, DamagedPositionsAreReadOrRefused) {
    base::Random random(2);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        const auto board = rules::parsePosition(damaged(kWholePosition, random));
        if (!board) continue;
        ++read;
        const std::string text = rules::formatPosition(*board);
        const auto again = rules::parsePosition(text);
        ASSERT_TRUE(again) << again.error().describe() << '\n' << text;
        EXPECT_EQ(rules::formatPosition(*again), text);
        // What was read can be played, and completed for every viewer.
        TactikiState state{rules::Position(*board)};
        for (int ply = 0; ply < 4 && !state.outcome().over; ++ply) {
            const auto legal = state.view(game::Viewer::record())->legalActions();
            ASSERT_FALSE(legal.empty()) << text;
            (void)state.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        (void)state.view(game::Viewer::onlooker())->sample(random);
    }
    EXPECT_GT(read, 100);
}

TEST(Rubbish, TypedTextsAreUnderstoodOrRefused) {
    base::Random random(3);
    const auto board = rules::parsePosition(kWholePosition);
    ASSERT_TRUE(board) << board.error().describe();
    const auto playing = TactikiState(rules::Position(*board)).view(game::Viewer::record());
    const auto settingUp = TactikiState(rules::Position()).view(game::PlayerId(1));
    for (const char* text :
         {"", "+", "a", "a1", "a1.", "a1.99999999999a2", "k", "-", "x", "+3", "\xFF\xFE"}) {
        EXPECT_FALSE(playing->parse(text)) << text;
        EXPECT_FALSE(settingUp->parse(text)) << text;
    }
    for (int i = 0; i < 5000; ++i)
        for (const char* text : {"a5.2a4x3:12", "+4b1", "k51-42-33-24-15"}) {
            const std::string wrong = damaged(text, random);
            for (const game::View* view : {playing.get(), settingUp.get()})
                if (const auto action = view->parse(wrong)) EXPECT_TRUE(view->isLegal(*action)) << wrong;
        }
}

}  // namespace
}  // namespace tactiki::play
