#include "games/tactik/play/TactikPositionEditor.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/tactik/play/Pieces.h"
#include "games/tactik/play/SampleGame.h"
#include "games/tactik/play/TactikDraft.h"
#include "games/tactik/play/TactikKind.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::play {
namespace {

using game::Draft;

const TactikPositionEditor kEditor;

std::unique_ptr<Draft> editedDraft(std::string_view text) {
    return kEditor.copyOf(TactikView(*rules::parsePosition(text, 1), game::Viewer::record()));
}

std::unique_ptr<Draft> emptyDraft(const game::OptionValues& values) {
    auto empty = kEditor.empty(TactikKind(), values);
    return std::move(*empty);
}

const game::OptionSpec& optionIn(const std::vector<game::OptionSpec>& options, std::string_view key) {
    return *std::find_if(options.begin(), options.end(),
                         [&](const game::OptionSpec& option) { return option.key == key; });
}

void choose(std::unique_ptr<Draft>& draft, const std::string& key, const std::string& value) {
    auto changed = draft->change(key, value);
    ASSERT_TRUE(changed) << changed.error().describe();
    if (auto* anew = std::get_if<std::unique_ptr<Draft>>(&*changed))
        draft = std::move(*anew);
    else
        (void)draft->apply(std::get<game::Action>(*changed));
    EXPECT_EQ(optionIn(draft->options(), key).value, value);
}

TEST(TactikPositionEditor, BeginsWithTheTableThatWasChosen) {
    auto draft = kEditor.empty(TactikKind(), {{"players", "2"}, {"longCircuit", "1"}, {"spareOwn", "1"}});
    ASSERT_TRUE(draft);
    EXPECT_EQ((*draft)->playerCount(), 2);
    EXPECT_EQ(optionIn((*draft)->options(), "longCircuit").value, "1");
    EXPECT_EQ(optionIn((*draft)->options(), "spareOwn").value, "1");
    EXPECT_EQ(optionIn((*draft)->options(), "mustEnter").value, "0");
    EXPECT_FALSE((*draft)->clearing());
}

TEST(TactikPositionEditor, EveryOptionTakesEachOfItsValues) {
    for (const int players : {2, 4}) {
        const auto draft = emptyDraft({{"players", std::to_string(players)}});
        for (const game::OptionSpec& option : draft->options()) {
            std::unique_ptr<Draft> other = emptyDraft({{"players", std::to_string(players)}});
            if (option.type == game::OptionSpec::Type::Toggle)
                for (const char* value : {"1", "0"}) choose(other, option.key, value);
            for (const auto& variant : option.variants) choose(other, option.key, variant.value);
        }
        EXPECT_FALSE(draft->change("deal", "301"));
        EXPECT_FALSE(draft->change("deal", "0"));
        EXPECT_FALSE(draft->change("turn", std::to_string(players)));
    }
}

TEST(TactikPositionEditor, TheDealOfTheCycleKeepsTheCycle) {
    auto draft = editedDraft("4 R:-/1 B:-/2 Y:-/3 G:-/4 turn:R deal:8");
    EXPECT_EQ(optionIn(draft->options(), "dealInCycle").value, "2");
    choose(draft, "dealInCycle", "3");
    EXPECT_EQ(optionIn(draft->options(), "deal").value, "9");
    choose(draft, "deal", "300");
    choose(draft, "dealInCycle", "1");
    EXPECT_EQ(optionIn(draft->options(), "deal").value, "298");
}

/// Each pawn keeps its place in its quarter; one for which the shorter circuit has no square goes home.
TEST(TactikPositionEditor, AnotherCircuitKeepsThePawns) {
    auto draft = editedDraft("4 R:0!,20/2 B:16,b2/3 Y:63/4 G:-/1 turn:G");
    choose(draft, "longCircuit", "1");
    EXPECT_EQ(draft->positionText().substr(0, 37), "4 R:0!,22/2 B:18,b2/3 Y:69/4 G:-/1 pi");
    auto crowded = editedDraft("4 R:16,17/2 B:-/3 Y:15/4 G:-/1 turn:G long-circuit");
    choose(crowded, "longCircuit", "0");
    EXPECT_EQ(crowded->positionText().substr(0, 28), "4 R:15/2 B:-/3 Y:-/4 G:-/1 p");
}

TEST(TactikPositionEditor, OtherPlayersGiveTheirCardsBack) {
    auto draft = editedDraft("2 R:17/1,2,3,4,5,6 B:b1/1,2,3,4,5,6 Y:- G:- turn:B");
    choose(draft, "players", "4");
    const auto& four = dynamic_cast<const TactikDraft&>(*draft);
    EXPECT_EQ(four.held(0), 4);
    EXPECT_EQ(four.held(1), 4);
    EXPECT_EQ(four.cardsIn(kStockArea), 40);
    EXPECT_EQ(four.turn(), 1);
    choose(draft, "turn", "3");
    choose(draft, "players", "2");
    EXPECT_EQ(dynamic_cast<const TactikDraft&>(*draft).turn(), 1);
}

TEST(TactikPositionEditor, DealsAndGathersCards) {
    auto draft = emptyDraft({{"players", "4"}});
    const auto refusal = [&](std::size_t index) { return draft->wholeChanges()[index].refusal; };
    const auto change = [&](int index, std::uint32_t seed) {
        return actionOf(
            game::DraftChange{.kind = game::DraftChange::Kind::Whole, .count = index, .value = seed});
    };
    EXPECT_EQ(refusal(TactikDraft::kGather), "All cards are in the stock.");
    ASSERT_EQ(refusal(TactikDraft::kDeal), "");
    EXPECT_NE(change(TactikDraft::kDeal, 1), change(TactikDraft::kDeal, 2));
    (void)draft->apply(change(TactikDraft::kDeal, 1));
    EXPECT_EQ(refusal(TactikDraft::kDeal), "No card is missing.");
    ASSERT_TRUE(draft->finish());
    EXPECT_EQ((*draft->finish())->awaited().size(), 4U) << "everybody passes a card";
    ASSERT_EQ(refusal(TactikDraft::kGather), "");
    (void)draft->apply(change(TactikDraft::kGather, 0));
    EXPECT_FALSE(draft->finish());
    EXPECT_FALSE(draft->clearing());
}

/// A position that was set up is one that a file of games can hold.
TEST(TactikPositionEditor, AGameFromThereIsWrittenAndRead) {
    base::Random random(9);
    for (int i = 0; i < 30; ++i) {
        auto draft = kEditor.copyOf(
            TactikView(randomGame(i % 2 == 0 ? 2 : 4, static_cast<int>(random.below(80)), random),
                       game::Viewer::record()));
        const auto made = draft->finish();
        if (!made) continue;
        game::Record record;
        record.start = (*made)->anew(game::Chance(random.next()));
        record.players.resize(static_cast<std::size_t>(record.start->playerCount()));
        auto state = record.start->clone();
        for (int turn = 0; turn < 30 && !state->outcome().over; ++turn) {
            const auto view = state->view(game::Viewer::record());
            const auto legal = view->legalActions();
            const game::Action action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
            record.turns.back().children = {record.turns.size()};
            record.turns.push_back({.action = action, .parent = record.turns.size() - 1});
            (void)state->apply(action);
        }
        const TactikKind kind;
        const std::string text = kind.write(record);
        const auto read = kind.read(text, "game", {});
        ASSERT_TRUE(read) << text << read.error().describe();
        EXPECT_EQ(kind.write(read->game), text);
        EXPECT_EQ(read->game.start->view(game::Viewer::record())->positionText(), draft->positionText());
        EXPECT_EQ(read->game.turns.size(), record.turns.size());
    }
}

TEST(TactikPositionEditor, ReadsAPositionAndTheTagOfAGame) {
    const auto before = emptyDraft({});
    const auto read = kEditor.read("R:0!,17/1,10,S,7 turn:R", *before);
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)->positionText().substr(0, 22), "4 R:0!,17/1,10,S,7 B:-");
    EXPECT_TRUE((*read)->finish()) << "what the text leaves open is drawn";
    const auto tag =
        kEditor.read("[Game \"Tac-Tik\"]\n[Position \"" + (*read)->positionText() + "\"]\n", *before);
    ASSERT_TRUE(tag);
    EXPECT_EQ((*tag)->positionText(), (*read)->positionText());
    EXPECT_FALSE(kEditor.read("R:0,0", *before));
}

TEST(TactikPositionEditor, CopiesWhatAViewerKnows) {
    base::Random random(4);
    const TactikState state(randomGame(4, 6, random), {});
    const auto seen = kEditor.copyOf(*state.view(game::Viewer(playerAt(2))));
    ASSERT_TRUE(seen);
    const auto& draft = dynamic_cast<const TactikDraft&>(*seen);
    EXPECT_EQ(draft.held(2), state.position().table().cardsHeld(2));
    EXPECT_EQ(draft.held(1), 0);
    EXPECT_FALSE(kEditor.copyOf(*seen)) << "a draft is set up already";
    const auto all = kEditor.copyOf(*state.view(game::Viewer::record()));
    EXPECT_EQ(all->positionText(), rules::formatPosition(state.position()));
}

}  // namespace
}  // namespace tactik::play
