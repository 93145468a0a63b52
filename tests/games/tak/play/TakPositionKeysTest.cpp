#include "games/tak/play/TakPositionKeys.h"

#include <gtest/gtest.h>

#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"

namespace tak::play {
namespace {

std::string termsOf(int halfKomi) {
    return TakPositionKeys().termsOf(TakState(rules::Position(rules::Setup::standard(6, halfKomi))));
}

TEST(TakPositionKeys, TermsAreKomi) {
    EXPECT_EQ(termsOf(0), "0");
    EXPECT_EQ(termsOf(1), "0.5");
    EXPECT_EQ(termsOf(5), "2.5");
    EXPECT_EQ(termsOf(-3), "-1.5");
    EXPECT_FALSE(TakPositionKeys().termsWords().one.empty());
}

TEST(TakPositionKeys, FollowTurnsThatArePlayedAndTakenBack) {
    const TakKind kind;
    TakState state(rules::Position(rules::Setup::standard(5)));
    const auto start = kind.positionKeys()->keyOf(state);
    ASSERT_TRUE(start);
    for (const char* const text : {"a1", "e5", "a5", "e1"}) {
        (void)state.apply(*state.parse(text));
        static const auto kAfterOne = kind.positionKeys()->keyOf(state);
        EXPECT_EQ(kind.positionKeys()->keyOf(state), kAfterOne) << text;
        (void)state.undo();
        EXPECT_EQ(kind.positionKeys()->keyOf(state), start);
    }
}

}  // namespace
}  // namespace tak::play
