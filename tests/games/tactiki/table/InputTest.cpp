// The entry of set-ups, moves and returns by pointing.

#include <gtest/gtest.h>

#include <algorithm>

#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/Perft.h"
#include "games/tactiki/rules/PositionText.h"
#include "games/tactiki/table/TactikiInput.h"

namespace tactiki::table {
namespace {

using play::TactikiState;
using rules::Field;
using rules::Side;

class InputTest : public testing::Test {
  protected:
    void begin(const rules::Position& position, Side side) {
        state_ = std::make_unique<TactikiState>(position);
        view_ = state_->view(play::playerOf(side));
        input_.reset(*view_);
    }
    void begin(std::string_view position, Side side = Side::Tiki) {
        const auto board = rules::parsePosition(position);
        ASSERT_TRUE(board) << board.error().describe();
        begin(rules::Position(*board), side);
    }
    [[nodiscard]] game::Place at(std::string_view name) const {
        const auto place = input_.placeNamed(name);
        EXPECT_TRUE(place) << name;
        return place.value_or(game::Place{});
    }
    [[nodiscard]] std::string text(std::optional<game::Action> action) const {
        return action ? view_->notation(*action) : "nothing";
    }
    [[nodiscard]] std::string refusal() const {
        return input_.refusal() ? input_.refusal()->english() : "none";
    }
    /// The upper figure of a field with two.
    [[nodiscard]] game::Place upper(std::string_view field) const {
        game::Place place = at(field);
        place.level = 1;
        return place;
    }
    /// How many figures of the preview stand on a field.
    [[nodiscard]] int previewed(std::string_view field) const {
        const game::InputView view = input_.view({});
        return static_cast<int>(std::count_if(
            view.preview.begin(), view.preview.end(),
            [&](const game::PreviewPiece& p) { return !p.inHand && p.piece.place.sameSpot(at(field)); }));
    }

    std::unique_ptr<TactikiState> state_;
    std::unique_ptr<const game::View> view_;
    TactikiInput input_;
};

TEST_F(InputTest, BeginsWithASetUpThatCanBePlayedAtOnce) {
    for (const Side side : {Side::Tiki, Side::Tac}) {
        TactikiInput input;
        begin(rules::Position(), side);
        const auto action = input_.finish();
        ASSERT_TRUE(action);
        EXPECT_TRUE(view_->isLegal(*action));
        EXPECT_EQ(input_.view({}).preview.size(), 10U) << "all figures are shown where they will stand";
    }
}

TEST_F(InputTest, WhoTakesHisSetUpBackFindsItAsHeMadeIt) {
    begin(rules::Position(), Side::Tiki);
    ASSERT_TRUE(input_.arrange("51-42-33-24-15"));
    const auto before = input_.finish();
    ASSERT_TRUE(before);
    state_->apply(*before);
    view_ = state_->view(play::playerOf(Side::Tiki));
    input_.reset(*view_);
    EXPECT_FALSE(input_.arranges());
    begin(rules::Position(), Side::Tiki);
    EXPECT_EQ(input_.arrangement(), "51-42-33-24-15");
    begin(rules::Position(), Side::Tac);
    EXPECT_NE(input_.arrangement(), "51-42-33-24-15") << "it is nobody else's";
}

TEST_F(InputTest, AKeptSetUpIsTakenUpBeforeTheGameOnly) {
    begin(rules::Position(), Side::Tac);
    EXPECT_TRUE(input_.arranges());
    EXPECT_TRUE(input_.arrange("51-42-33-24-15"));
    EXPECT_EQ(input_.arrangement(), "51-42-33-24-15");
    EXPECT_EQ(text(input_.finish()), "c15-24-33-42-51") << "as it stood from left to right";
    EXPECT_FALSE(input_.arrange("51-42-33-24-11"));
    EXPECT_EQ(input_.arrangement(), "51-42-33-24-15");
    (void)input_.pick(at("c5"));
    EXPECT_FALSE(input_.arrangement()) << "a figure is in the hand";
    EXPECT_TRUE(input_.arrange("15-24-33-42-51"));
    EXPECT_FALSE(input_.holding());
    begin("k1k2,c2c4,c3c3,c4c2,c5c1/x,c1,x3/x5/c5,x4/k5,k4,k3k3,k2k4,k1k5 - - k1 9 0");
    EXPECT_FALSE(input_.arranges());
    EXPECT_FALSE(input_.arrange("51-42-33-24-15"));
}

TEST_F(InputTest, FiguresAreLiftedExchangedAndPutBack) {
    begin(rules::Position(), Side::Tiki);
    const std::string before = text(input_.finish());
    EXPECT_FALSE(input_.pick(at("a1")));
    EXPECT_TRUE(input_.holding());
    EXPECT_EQ(previewed("a1"), 1);
    EXPECT_FALSE(input_.finish());
    EXPECT_EQ(refusal(), "Put two figures on each of your start fields.");
    EXPECT_FALSE(input_.pick(upper("b1")));  // changes places with the upper one there
    const std::string after = text(input_.finish());
    EXPECT_EQ(after[1], before[5]) << "where the lower one of a1 was";
    EXPECT_EQ(after[5], before[1]);
    EXPECT_FALSE(input_.pick(at("c1")));
    EXPECT_TRUE(input_.cancel());
    EXPECT_EQ(text(input_.finish()), after) << "it goes back below the other one";
    EXPECT_FALSE(input_.pick(upper("c1")));
    EXPECT_TRUE(input_.cancel());
    EXPECT_EQ(text(input_.finish()), after);
    EXPECT_FALSE(input_.pick(at("c5"))) << "not the own side";
    EXPECT_FALSE(input_.holding());
}

TEST_F(InputTest, TheFigureAtThePointerIsLiftedThoughAnotherOneStandsOnIt) {
    begin(rules::Position(), Side::Tiki);
    EXPECT_TRUE(input_.arrange("51-42-33-24-15"));
    EXPECT_FALSE(input_.pick(at("a1")));
    EXPECT_FALSE(input_.pick(at("a1")));
    EXPECT_EQ(text(input_.finish()), "k15-42-33-24-15") << "put down on top of the other one";
    EXPECT_FALSE(input_.pick(upper("a1")));
    EXPECT_FALSE(input_.pick(upper("a1")));
    EXPECT_EQ(text(input_.finish()), "k15-42-33-24-15") << "the top one only comes back";
    EXPECT_FALSE(input_.pick(upper("b1")));
    EXPECT_FALSE(input_.pick(at("c1")));
    EXPECT_EQ(text(input_.finish()), "k15-43-23-24-15") << "exchanged with the lower one";
    const auto at = [](int level) { return play::placeOf(rules::Field(1, 0), level); };
    (void)input_.pick(at(1));
    (void)input_.pick(at(0));
    EXPECT_EQ(text(input_.finish()), "k15-34-23-24-15") << "the upper one with the one below it";
    (void)input_.pick(at(1));
    (void)input_.pick(at(1));
    EXPECT_EQ(text(input_.finish()), "k15-34-23-24-15") << "put back";
}

TEST_F(InputTest, TheButtonsOfTheSetUpMirrorAndClearItAndAnotherOneEndsIt) {
    begin(rules::Position(), Side::Tac);
    EXPECT_EQ(input_.choices().size(), 3U);
    const std::string before = text(input_.finish());
    EXPECT_FALSE(input_.choose(1));
    const std::string mirrored = text(input_.finish());
    EXPECT_EQ(mirrored.substr(1, 2), before.substr(13, 2));
    const game::InputView complete = input_.view({});
    ASSERT_TRUE(complete.finish && complete.words && complete.heard);
    EXPECT_EQ(complete.finish->english(), "Ready");
    EXPECT_EQ(complete.words->english(),
              "Exchange figures as you like. You win with five on one field of the far row.");
    EXPECT_EQ(
        complete.heard->english(),
        "Exchange figures as you like, then press Enter: you are ready. You win with five on one field of "
        "the far row.");
    EXPECT_FALSE(input_.choose(2));
    EXPECT_FALSE(input_.finish()) << "nothing stands";
    EXPECT_FALSE(input_.view({}).finish);
    for (int figure = 1; figure <= rules::kPiecesEach; ++figure) {
        EXPECT_FALSE(input_.pick(at("figure" + std::to_string(figure))));
        const std::string field{static_cast<char>('a' + (figure - 1) / 2), '5'};
        EXPECT_FALSE(input_.pick(at(field)));
    }
    EXPECT_EQ(text(input_.finish()), "c11-22-33-44-55");
}

TEST_F(InputTest, ASetUpIsKeptWhileTheSamePlayerMakesIt) {
    begin(rules::Position(), Side::Tiki);
    const std::string before = text(input_.finish());
    input_.reset(*view_);
    EXPECT_EQ(text(input_.finish()), before);
    begin(rules::Position(), Side::Tac);
    EXPECT_NE(text(input_.finish()).substr(1), before.substr(1));
}

constexpr const char* kReturns = "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 0";

TEST_F(InputTest, AFigureIsLiftedAndPutDownOnAMarkedField) {
    begin(kReturns);
    EXPECT_FALSE(input_.pick(at("d2")));
    EXPECT_EQ(input_.view({}).targets.size(), 3U);
    const game::InputView hovered = input_.view(at("d3"));
    ASSERT_EQ(hovered.ghosts.size(), 1U);
    EXPECT_EQ(hovered.proposal, "d2d3");
    EXPECT_EQ(text(input_.pick(at("d3"))), "d2d3");
    begin(kReturns);
    EXPECT_FALSE(input_.pick(at("d2")));
    EXPECT_FALSE(input_.pick(at("d2"))) << "put back";
    EXPECT_FALSE(input_.holding());
}

TEST_F(InputTest, ADefeatedFigureComesBackByPointingOrByItsRank) {
    begin(kReturns);
    EXPECT_FALSE(input_.pick(at("figure2")));
    EXPECT_EQ(text(input_.pick(at("b1"))), "+4b1");
    begin(kReturns);
    ASSERT_EQ(input_.choices().size(), 2U);
    EXPECT_FALSE(input_.choose(0));
    EXPECT_EQ(text(input_.pick(at("b1"))), "+2b1");
    begin(kReturns);
    EXPECT_TRUE(input_.vary(1));
    EXPECT_TRUE(input_.vary(1));
    EXPECT_EQ(text(input_.pick(at("b1"))), "+4b1");
}

TEST_F(InputTest, WhereAnyFigureMayLeaveAColumnTheUpperOneIsLiftedFirst) {
    const std::string start = "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 1 0";
    begin(start + " any-free");
    EXPECT_FALSE(input_.pick(at("a1")));
    EXPECT_EQ(text(input_.pick(at("a2"))), "a1a2");
    EXPECT_TRUE(input_.vary(1));
    EXPECT_EQ(text(input_.pick(at("a2"))), "a1.1a2");
    begin(start);
    EXPECT_FALSE(input_.pick(at("a1")));
    EXPECT_FALSE(input_.vary(1)) << "only the top moves";
}

TEST_F(InputTest, RefusalsSayWhy) {
    begin("k1k2,c2c4,c3c3,c4c2,c5c1/x,c1,x3/x5/c5,x4/k5,k4,k3k3,k2k4,k1k5 - - k1 9 0");
    const auto refused = [&](const char* place) {
        (void)input_.pick(at(place));
        return refusal();
    };
    EXPECT_EQ(refused("b4"), "The figure on top is not yours.");
    EXPECT_EQ(refused("a5"), "This figure is part of a statue: it never moves again.");
    EXPECT_EQ(refused("c3"), "none") << "an empty field";
}

TEST_F(InputTest, AFieldThatAFrozenFigureClosesIsRefusedByName) {
    const std::string start = "c2c4,x,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,c1c5,k3k3,k2k4,k1k5k4k2 - - k1 9 0";
    begin(start);
    EXPECT_FALSE(input_.pick(at("a1")));
    EXPECT_EQ(input_.view({}).targets.size(), 1U) << "rule 13: forward only";
    EXPECT_FALSE(input_.pick(at("b1")));
    EXPECT_EQ(refusal(), "Nobody steps onto a frozen figure: this field is closed.");
    EXPECT_TRUE(input_.holding()) << "a click that means nothing puts nothing down";
    EXPECT_FALSE(input_.pick(at("c3")));
    EXPECT_EQ(refusal(), "It cannot go there: choose a marked field.");
    EXPECT_TRUE(input_.holding());
    EXPECT_FALSE(input_.pick(at("a1")));
    EXPECT_FALSE(input_.holding()) << "put back";
    EXPECT_FALSE(input_.pick(at("b1")));
    EXPECT_EQ(refusal(), "The figure on top is not yours.");
    begin(start + " sideways");
    EXPECT_FALSE(input_.pick(at("a1")));
    EXPECT_EQ(text(input_.pick(at("b1"))), "a1b1");
}

TEST_F(InputTest, TheCursorReachesEveryFieldAndTheOwnBench) {
    for (const Side side : {Side::Tiki, Side::Tac}) {
        begin(kReturns, side);
        std::vector<game::Place> reached{input_.cursorStart()};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                const game::Place next = input_.neighbour(reached[i], dx, dy);
                if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
            }
        EXPECT_EQ(reached.size(), 25U + 10U);
    }
}

/// Whatever is pointed at, an action that comes of it is legal.
TEST_F(InputTest, RandomPointingGivesLegalActionsOnly) {
    base::Random random(3);
    const auto any = [&](std::uint32_t bound) { return static_cast<int>(random.below(bound)); };
    for (int game = 0; game < 12; ++game) {
        rules::Position position;
        for (int plies = 0; plies < 200 && !position.over(); ++plies) {
            const Side side = position.awaited()[static_cast<std::size_t>(
                any(static_cast<std::uint32_t>(position.awaited().size())))];
            begin(position, side);
            std::optional<game::Action> action;
            for (int tries = 0; tries < 400 && !action; ++tries) {
                const int what = any(10);
                if (what == 0) (void)input_.vary(any(3) - 1);
                if (what == 1) action = input_.choose(static_cast<std::size_t>(any(6)));
                if (what == 2) (void)input_.cancel();
                if (what == 3) action = input_.finish();
                const Field field(any(5), any(5));
                if (what > 3 && what < 9) action = input_.pick(play::placeOf(field));
                if (what == 9)
                    action = input_.pick({any(2) == 0 ? play::pileArea(side) : play::trayArea(side),
                                          static_cast<std::uint16_t>(any(10)), 0});
                for (const game::Place& target : input_.view(play::placeOf(field)).targets)
                    EXPECT_EQ(target.area, play::kBoardArea);
            }
            if (!action) break;
            ASSERT_TRUE(view_->isLegal(*action)) << view_->notation(*action);
            position.play(play::actOf(*action));
        }
    }
}

}  // namespace
}  // namespace tactiki::table
