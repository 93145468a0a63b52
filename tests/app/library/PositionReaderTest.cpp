// The positions of the library's games, read in the background and looked up.
#include "app/library/PositionReader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include "app/catalog/GameCatalog.h"
#include "app/library/ArchiveEntry.h"
#include "app/library/Explorer.h"
#include "match/Match.h"
#include "support/PtnGames.h"
#include "support/TemporaryFolder.h"

namespace app {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

class PositionReaderTest : public testing::Test {
  protected:
    [[nodiscard]] const game::Kind& kind() const { return *games_.first().kind; }
    [[nodiscard]] match::Match matchOf(const std::string& text) const {
        auto reading = kind().read(text, {}, {});
        EXPECT_TRUE(reading) << reading.error().describe();
        return match::Match::fromRecord(std::move(reading->game));
    }
    static std::string game(const std::string& moves, const std::string& result = "R-0", int size = 5,
                            const std::string& komi = "0") {
        return "[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n[Date \"2024.05.01\"]\n[Size \"" + std::to_string(size) +
               "\"]\n[Komi \"" + komi + "\"]\n[Result \"" + result + "\"]\n\n" + moves + " " + result + "\n";
    }
    archive::GameId add(const std::string& text) {
        return added(entryOf(games_.first(), matchOf(text), "file.ptn"));
    }
    archive::GameId added(const archive::Entry& entry) {
        archive::GameId id;
        keeper_.ask(
            [entry](archive::Archive& archive) {
                return archive.add(entry, archive::Archive::Copies::Allowed);
            },
            [&](base::Result<archive::Archive::Added> given) { id = given.value().id; });
        (void)keeper_.flush();
        keeper_.update();
        return id;
    }
    /// Updates the reader as the frames of the program do, until it has read everything.
    void readAll(PositionReader& reader) {
        for (int frame = 0; frame < 30'000; ++frame) {
            keeper_.update();
            reader.update();
            if (!reader.busy()) return;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        ADD_FAILURE() << "still busy";
    }
    void readAll() {
        PositionReader reader(games_, &keeper_, changes_);
        readAll(reader);
        EXPECT_FALSE(reader.problem());
        EXPECT_FALSE(reader.progress());
    }
    /// What was played after these turns.
    Explored after(const std::string& moves, const archive::PositionQuery& query = {}) {
        const match::Match match = matchOf(game(moves, "*"));
        std::shared_ptr<game::State> state = match.startState();
        for (const match::NodeId id : match.tree().mainLine())
            if (id != match::Match::kRoot) (void)state->apply(match.tree().node(id).action);
        Explored found;
        keeper_.ask([this, state, query](
                        archive::Archive& archive) { return explore(archive, kind(), *state, query, {}); },
                    [&](base::Result<Explored> given) { found = std::move(given).value(); });
        (void)keeper_.flush();
        keeper_.update();
        turns_.clear();
        const auto view = state->view(game::Viewer::record());
        for (const Explored::Turn& turn : found.turns)
            turns_.push_back(view->notation(turn.action) + " " + std::to_string(turn.tally.games));
        return found;
    }

    support::TemporaryFolder folder_;
    Changes changes_;
    const Games games_{gameCatalog()};
    archive::Keeper keeper_{folder_ / "games.sqlite", {}};
    std::vector<std::string> turns_;
};

TEST_F(PositionReaderTest, GamesOnTurnedBoardsCountTogetherAndAreTurnedToTheTable) {
    add(game("1. a1 e5 2. c3 d3"));
    add(game("1. e5 a1 2. c3 b3"));  // turned by half
    add(game("1. a5 e1 2. c3 c4"));  // by a quarter
    add(game("1. a1 a5 2. c3", "0-R"));
    readAll();
    const Explored found = after("a1 e5 c3");
    EXPECT_EQ(found.all.games, 3);
    EXPECT_EQ(found.all.won, std::vector<int>{3});
    // c2 and b3, d3 and c4 are each the same in the mirror.
    EXPECT_THAT(turns_, UnorderedElementsAre("d3 2", "c2 1"));
    (void)after("e1 a5 c3");
    EXPECT_THAT(turns_, SizeIs(2));
    (void)after("a1");
    EXPECT_THAT(turns_, ElementsAre("e5 3", "e1 1"));
    EXPECT_EQ(after("c3").all.games, 0);
}

TEST_F(PositionReaderTest, SizesAreApartAndKomiIsAFilter) {
    add(game("1. a1 e5 2. c3"));
    add(game("1. a1 e5 2. c3", "R-0", 5, "2.5"));
    add(game("1. a1 f6 2. c3", "R-0", 6));
    readAll();
    const Explored found = after("a1");
    EXPECT_EQ(found.all.games, 2);
    EXPECT_THAT(found.terms, ElementsAre("0", "2.5"));
    EXPECT_EQ(after("a1", {.terms = "2.5"}).all.games, 1);
}

TEST_F(PositionReaderTest, AFinishedPositionAndOneInNoGameHaveNoTurns) {
    const std::string moves = "1. a5 a1 2. b1 b5 3. c1 c5 4. d1 d5 5. e1";
    add(game(moves));
    readAll();
    const Explored over = after(moves);
    EXPECT_EQ(over.all.games, 1);
    EXPECT_THAT(over.turns, IsEmpty());
    EXPECT_THAT(over.games, SizeIs(1));
    EXPECT_EQ(over.games.at(0).ply, 9);
    EXPECT_EQ(after("1. a5 b3").all.games, 0);
}

TEST_F(PositionReaderTest, TextsThatCannotBeReadAreSkipped) {
    archive::Entry broken = entryOf(games_.first(), matchOf(game("1. a1 e5")), "file.ptn");
    broken.text = "no game at all";
    broken.key = "broken";
    added(broken);
    broken.game = "a game that this program does not have";
    added(broken);
    add(game("1. a1 e5"));
    readAll();
    EXPECT_EQ(after("a1").all.games, 1);
}

TEST_F(PositionReaderTest, KeepsUpWithTheLibrary) {
    PositionReader reader(games_, &keeper_, changes_);
    readAll(reader);
    const archive::GameId first = add(game("1. a1 e5"));
    EXPECT_TRUE(reader.busy());
    readAll(reader);
    EXPECT_EQ(after("a1").all.games, 1);
    keeper_.ask([first](archive::Archive& archive) { return archive.remove(first); },
                [](const base::Result<void>&) {});
    (void)keeper_.flush();
    readAll(reader);
    EXPECT_EQ(after("a1").all.games, 0);
}

TEST_F(PositionReaderTest, ManyGamesAreReadInBatchesWithProgress) {
    std::vector<archive::Entry> entries;
    for (int i = 0; i < 1300; ++i)
        entries.push_back(entryOf(games_.first(), matchOf(support::ptnGame(i)), "f"));
    keeper_.ask([entries](archive::Archive& archive) { return archive.addAll(entries); },
                [](const auto& added) { EXPECT_TRUE(added); });
    (void)keeper_.flush();
    PositionReader reader(games_, &keeper_, changes_);
    int seen = 0;
    for (int frame = 0; frame < 60'000 && (frame == 0 || reader.busy()); ++frame) {
        keeper_.update();
        reader.update();
        if (const auto progress = reader.progress()) {
            EXPECT_GE(progress->read, seen);
            EXPECT_LE(progress->read, progress->of);
            EXPECT_EQ(progress->of, 1300);
            seen = progress->read;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_GE(seen, 1000);
    EXPECT_FALSE(reader.progress());
}

TEST_F(PositionReaderTest, EndsInTheMiddle) {
    for (int i = 0; i < 50; ++i) add(support::ptnGame(i));
    {
        PositionReader reader(games_, &keeper_, changes_);
        reader.update();
        (void)keeper_.flush();
        keeper_.update();
    }
    keeper_.update();
    readAll();
}

TEST_F(PositionReaderTest, WithoutAnArchiveThereIsNothingToDo) {
    PositionReader reader(games_, nullptr, changes_);
    reader.update();
    EXPECT_FALSE(reader.busy());
}

TEST_F(PositionReaderTest, AnArchiveThatCannotBeOpenedIsNotAskedAgainAndAgain) {
    std::ofstream(folder_ / "file") << "no folder";
    archive::Keeper broken(folder_ / "file" / "below a file", {});
    PositionReader reader(games_, &broken, changes_);
    for (int frame = 0; frame < 3; ++frame) {
        reader.update();
        (void)broken.flush();
        broken.update();
    }
    EXPECT_TRUE(reader.problem());
    EXPECT_FALSE(reader.busy());
}

}  // namespace
}  // namespace app
