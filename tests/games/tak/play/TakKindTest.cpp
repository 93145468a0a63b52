#include "games/tak/play/TakKind.h"

#include <gtest/gtest.h>

#include <set>

#include "base/Random.h"
#include "games/tak/play/TakState.h"

namespace tak::play {
namespace {

using game::OptionSpec;
using game::OptionValues;

const rules::Position& positionOf(const game::State& state) {
    return static_cast<const TakState&>(state).position();
}

const OptionSpec* find(const std::vector<OptionSpec>& specs, const std::string& key) {
    for (const OptionSpec& spec : specs)
        if (spec.key == key) return &spec;
    return nullptr;
}

/// A form can show every value that can be played: a variant, or a number between the limits.
void expectShowable(const std::vector<OptionSpec>& specs) {
    for (const OptionSpec& spec : specs) {
        if (spec.type == OptionSpec::Type::Toggle) {
            EXPECT_TRUE(spec.value == "0" || spec.value == "1") << spec.key;
        } else if (spec.type == OptionSpec::Type::Choice) {
            EXPECT_TRUE(std::any_of(spec.variants.begin(), spec.variants.end(),
                                    [&](const auto& v) { return v.value == spec.value; }))
                << spec.key << " = " << spec.value;
        } else {
            EXPECT_GE(std::stod(spec.value), spec.min) << spec.key;
            EXPECT_LE(std::stod(spec.value), spec.max) << spec.key;
        }
    }
}

TEST(TakKind, WhatTheFormShowsCanBePlayed) {
    const TakKind kind;
    for (int size = rules::kMinSize; size <= rules::kMaxSize; ++size) {
        const OptionValues first{{"size", std::to_string(size)}};
        OptionValues values;
        for (const OptionSpec& spec : kind.options(first)) values[spec.key] = spec.value;
        expectShowable(kind.options(values));
        const auto state = kind.create(values, {});
        ASSERT_TRUE(state) << state.error().describe();
        EXPECT_EQ(positionOf(**state).setup(), rules::Setup::standard(size))
            << "the defaults are the standard game";
        for (const OptionSpec& spec : kind.options(values))
            for (const OptionSpec::Variant& variant : spec.variants) {
                OptionValues changed = values;
                changed[spec.key] = variant.value;
                EXPECT_TRUE(kind.create(changed, {})) << spec.key << " = " << variant.value;
            }
    }
}

TEST(TakKind, OptionsReachTheGame) {
    const auto state = TakKind().create({{"size", "6"},
                                         {"komi", "1.5"},
                                         {"rules", "playtak"},
                                         {"stones", "12"},
                                         {"capstones", "3"},
                                         {"repetition", "1"}},
                                        {});
    ASSERT_TRUE(state);
    const rules::Setup& setup = positionOf(**state).setup();
    EXPECT_EQ(setup.size, 6);
    EXPECT_EQ(setup.halfKomi, 3);
    EXPECT_EQ(setup.supply[0], (rules::Supply{12, 3}));
    EXPECT_EQ(setup.supply[1], (rules::Supply{12, 3}));
    EXPECT_TRUE(setup.draws.quietPlies);
    EXPECT_TRUE(setup.draws.repetition);
}

TEST(TakKind, AnotherBoardHasOtherSupplies) {
    const TakKind kind;
    const game::OptionValues values{{"size", "5"}, {"stones", "9"}, {"capstones", "2"}, {"komi", "2"}};
    EXPECT_EQ(kind.changed(values, "size", "6"), (game::OptionValues{{"size", "6"}, {"komi", "2"}}));
    EXPECT_EQ(kind.changed(values, "stones", "7").at("capstones"), "2");
    EXPECT_EQ(kind.playersOf({{game::kPlayersKey, "3"}}), 2);
}

TEST(TakKind, ClaimsItsFilesAndTextsThatLookLikeThem) {
    const TakKind kind;
    EXPECT_TRUE(kind.claims("", ".ptn"));
    EXPECT_TRUE(kind.claims("", ".PTN"));
    EXPECT_TRUE(kind.claims("[Size \"5\"]\n\n1. a1", ""));
    EXPECT_FALSE(kind.claims("[Size \"5\"]\n\n1. a1", ".pgn"));
    EXPECT_FALSE(kind.claims("hello", ".txt"));
    EXPECT_FALSE(kind.claims("; of another game\n[Size \"5\"]\n", ".txt"));
    EXPECT_TRUE(kind.isMeantAsPosition("x5/x5/x5 1"));
    EXPECT_FALSE(kind.isMeantAsPosition("[Date \"1/1\"]"));
    EXPECT_FALSE(kind.isMeantAsPosition("1. a1 b1 1/2-1/2")) << "the slash of a draw";
    EXPECT_TRUE(kind.claims("[TPS \"x3/x3/x3 1 1\"]", ""));
}

TEST(TakKind, MiddletownNeedsCapstones) {
    const TakKind kind;
    const auto offered = [&](const OptionValues& values) {
        const auto specs = kind.options(values);
        const auto* const spec = find(specs, "middletown");
        EXPECT_NE(spec, nullptr) << "the row stays";
        return spec != nullptr && spec->disabled.empty();
    };
    EXPECT_FALSE(offered({{"size", "4"}}));
    EXPECT_FALSE(offered({{"size", "4"}, {"middletown", "1"}}));
    EXPECT_TRUE(offered({{"size", "5"}}));
    EXPECT_TRUE(offered({{"size", "4"}, {"capstones", "1"}}));
}

TEST(TakKind, BadValuesAreRefusedOrIgnored) {
    const TakKind kind;
    const char* const rubbish[] = {"",
                                   "abc",
                                   "5x5",
                                   "-1",
                                   "0",
                                   "9",
                                   "1e300",
                                   "-1e300",
                                   "nan",
                                   "inf",
                                   "-inf",
                                   "0x10",
                                   "99999999999999999999",
                                   "1.5",
                                   " 5",
                                   "5 ",
                                   "true",
                                   "1e-5",
                                   "4294967301",
                                   "\xff\xfe",
                                   "Playtak",
                                   "81",
                                   "2147483648"};
    for (const char* key : {"size", "komi", "rules", "opening", "stones", "capstones", "repetition",
                            "downings", "middletown", "tarway", "unknown"})
        for (const char* value : rubbish) {
            const OptionValues values{{key, value}};
            expectShowable(kind.options(values));
            const auto state = kind.create(values, {});
            if (!state) {
                EXPECT_FALSE(state.error().message.english().empty());
                continue;
            }
            EXPECT_TRUE(positionOf(**state).setup().check()) << key << " = " << value;
            EXPECT_FALSE((*state)->view(game::Viewer::record())->legalActions().empty());
        }
    EXPECT_FALSE(kind.create({{"stones", "81"}}, {}));
    EXPECT_FALSE(kind.create({{"stones", "-1"}}, {}));
    EXPECT_FALSE(kind.create({{"capstones", "6"}}, {}));
    EXPECT_FALSE(kind.create({{"komi", "1000"}}, {}));
}

TEST(TakKind, RandomBytesCauseNoCrash) {
    const TakKind kind;
    base::Random random(9);
    const std::string alphabet = "0123456789.-+eEinfa x";
    for (int i = 0; i < 3000; ++i) {
        OptionValues values;
        for (const char* key : {"size", "komi", "stones", "capstones"}) {
            std::string text;
            for (auto n = random.below(6); n > 0; --n)
                text += alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
            values[key] = text;
        }
        expectShowable(kind.options(values));
        const auto state = kind.create(values, {});
        ASSERT_TRUE(!state || positionOf(**state).setup().check());
    }
}

TEST(TakKind, ReadsPositionsAndSaysWhatIsWrong) {
    const TakKind kind;
    const auto position = kind.readPosition("x5/x5/x,12212C,x,1S,x/x5/x5 2 5");
    ASSERT_TRUE(position);
    EXPECT_EQ(position->state->view(game::Viewer::record())->positionText(),
              "x5/x5/x,12212C,x,1S,x/x5/x5 2 5");
    EXPECT_TRUE(position->warnings.empty());
    EXPECT_EQ(kind.readPosition("12,x2/x3/x2,1 1 1")->warnings.size(), 1U) << "no opening is to come";
    EXPECT_FALSE(kind.readPosition("x5/x5/x5/x5 1 1"));
    EXPECT_FALSE(kind.readPosition(""));
    EXPECT_EQ(kind.read("[Size \"5\"]\n1. a1 a1", "x.ptn", {}).error().file, "x.ptn");
}

TEST(TakKind, TheFirstTurnIsAgreedInTheForm) {
    const TakKind kind;
    const auto openingOf = [&](const OptionValues& values) {
        return positionOf(**kind.create(values, {})).setup().opening;
    };
    EXPECT_EQ(openingOf({}), rules::Opening::Swap);
    EXPECT_EQ(openingOf({{"opening", "no-swap"}}), rules::Opening::NoSwap);
    EXPECT_EQ(openingOf({{"opening", "double black stack"}}), rules::Opening::DoubleBlackStack);
    const auto optionOf = [&](const OptionValues& values, const std::string& key) {
        const auto specs = kind.options(values);
        return *find(specs, key);
    };
    EXPECT_EQ(optionOf({}, "opening").value, "swap");
    EXPECT_EQ(optionOf({}, "opening").variants.size(), 3U);
    EXPECT_NE(optionOf({}, "opening").help, optionOf({{"opening", "no-swap"}}, "opening").help);
    EXPECT_EQ(optionOf({{"opening", "double black stack"}}, "stones").min, 2);
    EXPECT_FALSE(kind.create({{"opening", "double black stack"}, {"stones", "1"}}, {}));
    EXPECT_TRUE(kind.create(kind.changed({{"stones", "1"}}, "opening", "double black stack"), {}));
    EXPECT_EQ(kind.changed({{"stones", "9"}}, "opening", "double black stack").at("stones"), "9");
    EXPECT_TRUE(kind.readPosition("x3/x,22,x/x3 2 1", {{"opening", "double black stack"}})->warnings.empty());
}

class TakKindOpenings : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(EveryOpening, TakKindOpenings,
                         ::testing::Values("swap", "no-swap", "double black stack"));

TEST_P(TakKindOpenings, ArePlayableOnTheBoardThatIsChosen) {
    const TakKind kind;
    const OptionValues values{{"size", "4"}, {"komi", "2"}, {"opening", GetParam()}};
    const auto openings = kind.openings(values, {.turns = 4, .seed = 3});
    ASSERT_TRUE(openings);
    std::set<std::string> positions;
    for (std::size_t i = 0; i < 5; ++i) {
        const auto created = kind.create(values, {});
        game::State* state = created.value().get();
        const std::vector<game::Action> turns = openings->at(i, {});
        EXPECT_EQ(turns.size(), 4U);
        for (const game::Action action : turns) {
            ASSERT_TRUE(state->isLegal(action));
            state->apply(action);
        }
        positions.insert(state->view(game::Viewer::record())->positionText());
        EXPECT_EQ(openings->at(i, {}), turns);
    }
    EXPECT_EQ(positions.size(), 5U);
    EXPECT_TRUE(kind.openings(values, {.turns = 0})->at(7, {}).empty());
}

std::string valuesOf(const std::optional<game::OptionSpec>& option) {
    std::string values;
    if (option)
        for (const auto& variant : option->variants) values += variant.value;
    return values;
}

TEST(TakKind, OffersTheSizesThatAllMovesFit) {
    const TakKind kind;
    const auto offered = [&](const char* text) { return valuesOf(kind.missingOption(text, {})); };
    EXPECT_EQ(offered("1. a1 e5 2. c3 d4"), "5678");
    EXPECT_EQ(offered("1. a1 b1 2. Cb2 1-0"), "5678") << "smaller boards have no capstones";
    EXPECT_EQ(offered("1. a1 h8"), "8");
    EXPECT_EQ(offered("[Size \"?\"]\n\n1. a1 c3"), "345678");
    EXPECT_EQ(offered("[Size \"5\"]\n\n1. a1 a1"), "") << "the size is not what is missing";
    EXPECT_EQ(offered("1. a1 a1"), "") << "it fits no board";
    EXPECT_EQ(offered("hello"), "");
    EXPECT_EQ(offered(""), "");
    const auto read = kind.read("1. a1 e5 2. c3 d4", "x", {.given = {{"size", "7"}}});
    ASSERT_TRUE(read);
    EXPECT_EQ(kind.variantOf(*read->game.start), "7x7");
}

TEST(TakKind, FaultsOfOtherGamesAreWarnings) {
    const char* text = "[Size \"5\"]\n1. a1 zz\n\n[Size \"5\"]\n1. a1 e5\n\n[Size \"4\"]\n1. a9\n";
    const auto second = TakKind().read(text, "x.ptn", {.game = 1});
    ASSERT_TRUE(second);
    EXPECT_EQ(second->count, 3U);
    EXPECT_EQ(second->warnings.size(), 2U);
    EXPECT_FALSE(second->fault);
    EXPECT_EQ(TakKind().read(text, "x.ptn", {}).error().at, (base::TextPosition{2, 7}));
    const auto begun = TakKind().read(text, "x.ptn", {.upToFault = true});
    ASSERT_TRUE(begun);
    EXPECT_EQ(begun->game.turns.size(), 2U);
    EXPECT_EQ(begun->fault->at, (base::TextPosition{2, 7}));
    EXPECT_FALSE(TakKind().read(text, "x.ptn", {.game = 2, .upToFault = true})) << "it has no turn";
}

}  // namespace
}  // namespace tak::play
