// What may be read of a game with secrets while it is not over: in the archive's file, in files, in copied
// texts.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "app/caravan/CaravanEntry.h"
#include "app/catalog/Games.h"
#include "app/library/ArchiveEntry.h"
#include "app/library/GameExport.h"
#include "app/library/GameFile.h"
#include "app/library/GameImport.h"
#include "app/library/GameKeeper.h"
#include "app/table/HiddenTags.h"
#include "app/table/SharedGame.h"
#include "app/table/TableSession.h"
#include "base/Files.h"
#include "base/Sealed.h"
#include "support/TemporaryFolder.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kStart = "0/0 4345/1345 - 111222233455";
constexpr const char* kCovered = "0/0 ****/**** - ************";
const std::vector<Seat> kSeats{{"Ann", ""}, {"Bo", "caravan-guide"}};

/// Says neither the hands nor the deck.
const auto kSaysNothing =
    AllOf(Not(HasSubstr("4345/")), Not(HasSubstr("111222233455")), Not(HasSubstr("[Position")));

std::vector<CatalogEntry> twoGames() {
    std::vector<CatalogEntry> games = gameCatalog();
    games.push_back(test::caravanEntry());
    return games;
}

class Secrets : public testing::Test {
  protected:
    [[nodiscard]] match::Match newGame() const {
        return {game_.kind->readPosition(kStart).value().state, {"Ann", "Bo"}};
    }
    static void play(match::Match& match, const char* turn) {
        ASSERT_TRUE(match.submit(match.toMove(), match.view(game::Viewer::record())->parse(turn).value()));
    }
    [[nodiscard]] TableSession tableOf(match::Match match) const {
        return {game_, std::move(match), scene::fallbackTheme(), 0};
    }
    /// Seats a bot beside the only person, Ann.
    static void seatBot(TableSession& table) {
        match::Seating seating(2);
        seating.sit(game::PlayerId(1), std::make_unique<Silent>());
        table.control().sit(std::move(seating));
    }
    /// The bytes of the archive, SQLite's log included.
    [[nodiscard]] std::string bytes() const {
        std::string all;
        for (const auto& entry : fs::directory_iterator(folder_ / ""))
            if (entry.path().filename().string().starts_with("games.sqlite"))
                all += base::readFile(entry.path()).value();
        return all;
    }
    static void settle(archive::Keeper& archive) {
        (void)archive.flush();
        archive.update();
    }
    static void settle(TableSession& table) {
        while (table.animating()) (void)table.update(0.1F);
    }
    [[nodiscard]] archive::Entry entryFor(const match::Match& match) const {
        return entryOf(game_, match, kSeats, "2026-11-25");
    }
    [[nodiscard]] std::string exported(archive::Keeper& archive, std::optional<archive::GameId> only,
                                       std::size_t leftOut) const {
        GameExport written(archive, games_, {}, only, folder_ / "out.caravan");
        const auto patience = std::chrono::steady_clock::now() + std::chrono::minutes(1);
        bool done = false;
        while (!(done = written.update()) && std::chrono::steady_clock::now() < patience) {
            settle(archive);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        EXPECT_TRUE(done);
        EXPECT_TRUE(written.result());
        EXPECT_EQ(written.leftOut(), leftOut);
        EXPECT_EQ(written.sealed(), only.has_value());
        return base::readFile(folder_ / "out.caravan").value();
    }

    /// A participant elsewhere who never answers.
    class Silent final : public match::Participant {
      public:
        [[nodiscard]] bool atThisTable() const override { return false; }
        void onEvent(const match::Event&) override {}
        void begin(std::unique_ptr<const game::View>, const match::Clock*) override {}
        void stop() override {}
        [[nodiscard]] std::optional<match::Decision> decide(float, bool) override { return {}; }
        [[nodiscard]] std::optional<bool> answer(const match::Offer&, const game::View&) override {
            return {};
        }
        [[nodiscard]] const game::Thought* thought() const override { return &thought_; }

      private:
        game::Thought thought_;
    };

    support::TemporaryFolder folder_;
    const Games games_{twoGames()};
    const CatalogEntry& game_ = *games_.find("caravan");
};

TEST_F(Secrets, AreSealedInTheArchiveUntilTheEnd) {
    archive::Keeper archive(folder_ / "games.sqlite", {});
    GameKeeper keeper(&archive, folder_ / "locks", games_);
    match::Match match = newGame();
    for (const char* turn : {"a4", "b3", "c4"}) {
        play(match, turn);
        keeper.follow(game_, match, kSeats, {});
        settle(archive);
        EXPECT_THAT(bytes(), kSaysNothing);
    }
    EXPECT_THAT(bytes(), HasSubstr("a4 b3 c4")) << "what everybody has seen can be searched";
    ASSERT_TRUE(match.resign(match.toMove()));
    keeper.follow(game_, match, kSeats, {});
    settle(archive);
    EXPECT_THAT(bytes(), HasSubstr("4345/1345"));
}

TEST_F(Secrets, AGameGoesOnFromTheArchive) {
    match::Match match = newGame();
    play(match, "a4");
    const archive::Entry entry = entryFor(match);
    EXPECT_EQ(entry.key, "") << "it is made of the secrets";
    {
        auto archive = archive::Archive::open(folder_ / "games.sqlite");
        ASSERT_TRUE(archive->add(entry));
        archive::Entry old = entry;  // as earlier versions have written it
        old.secret = false;
        ASSERT_TRUE(archive->add(old));
    }
    archive::Keeper archive(folder_ / "games.sqlite", {});
    GameKeeper keeper(&archive, folder_ / "locks", games_);
    settle(archive);
    ASSERT_EQ(keeper.unfinished().all().size(), 2U);
    for (const KeptGame& kept : keeper.unfinished().all()) {
        std::optional<base::Result<ResumedGame>> resumed;
        keeper.unfinished().read(kept,
                                 [&](base::Result<ResumedGame> read) { resumed.emplace(std::move(read)); });
        settle(archive);
        ASSERT_TRUE(resumed && *resumed);
        EXPECT_EQ(game_.kind->writeAtOnce((*resumed)->record), entry.text);
    }
}

TEST_F(Secrets, AreLeftOutOrSealedWhenGamesAreExported) {
    archive::Keeper archive(folder_ / "games.sqlite", {});
    std::optional<archive::GameId> underWay;
    archive.ask(
        [this](archive::Archive& games) -> base::Result<archive::GameId> {
            match::Match match = newGame();
            play(match, "a4");
            auto added = games.add(entryFor(match));
            if (!added) return added.error();
            (void)match.resign(match.toMove());
            if (auto over = games.add(entryFor(match)); !over) return over.error();
            return added->id;
        },
        [&](const base::Result<archive::GameId>& id) { underWay = id.value(); });
    settle(archive);
    ASSERT_TRUE(underWay);
    EXPECT_THAT(exported(archive, {}, 1), HasSubstr("4345/1345"));
    const std::string alone = exported(archive, underWay, 0);
    EXPECT_THAT(alone, kSaysNothing);
    EXPECT_TRUE(base::unsealed(alone));
    const auto opened = openGame(game_, alone, {}, {});
    ASSERT_TRUE(opened);
    EXPECT_EQ(std::get<OpenedGame>(*opened).opponents, (std::vector<std::string>{"", "caravan-guide"}))
        << "no person takes the bot's seat";
}

TEST_F(Secrets, AGameThatWasGivenUpIsSeenOnceItIsExported) {
    archive::Keeper archive(folder_ / "games.sqlite", {});
    match::Match match = newGame();
    giveIdentity(match);
    play(match, "a4");
    archive::Entry entry = entryFor(match);
    entry.finished = true;
    const std::string identity = identityIn(match.tags());
    bool before = true;
    archive.ask(
        [&](archive::Archive& games) -> base::Result<bool> {
            if (auto added = games.add(entry); !added) return added.error();
            return games.wasSeen(identity);
        },
        [&](const base::Result<bool>& seen) { before = *seen; });
    settle(archive);
    EXPECT_FALSE(before);
    EXPECT_THAT(exported(archive, {}, 0), HasSubstr("4345/1345"));
    bool after = false;
    archive.ask([&](archive::Archive& games) { return games.wasSeen(identity); },
                [&](const base::Result<bool>& seen) { after = *seen; });
    settle(archive);
    EXPECT_TRUE(after);
}

TEST_F(Secrets, NothingIsSeenBeforeThePlayersHaveTheirSeats) {
    EXPECT_EQ(tableOf(newGame()).view().positionText(), kCovered);
    match::Match old = newGame();
    old.setLive(false);
    EXPECT_EQ(tableOf(std::move(old)).view().positionText(), kStart) << "a game under review";
}

TEST_F(Secrets, ACopyTellsSeveralPersonsNobodysHand) {
    TableSession table = tableOf(newGame());
    table.uncover();
    EXPECT_EQ(table.view().positionText(), "0/0 4345/**** - ************");
    EXPECT_EQ(sharedPosition(table), kCovered);
    EXPECT_FALSE(sharedLink(table, *games_.named("tak").kind->webPages().front())) << "whatever the page";
    table.cover();
    EXPECT_EQ(table.view().positionText(), kCovered) << "for a picture";
    EXPECT_TRUE(table.rights().handOver());
}

TEST_F(Secrets, ACopyTellsTheOnlyPersonHisHand) {
    TableSession table = tableOf(newGame());
    seatBot(table);
    EXPECT_EQ(sharedPosition(table), "0/0 4345/**** - ************");
    table.cover();
    EXPECT_EQ(table.view().positionText(), "0/0 4345/**** - ************");
    EXPECT_FALSE(table.control().opinion()) << "a bot's thoughts begin with its next turn";
    table.control().resign(game::PlayerId(0));
    EXPECT_EQ(sharedPosition(table), kStart);
}

TEST_F(Secrets, AGameThatIsOverIsSeenAsEachPlayerSawIt) {
    TableSession table = tableOf(newGame());
    table.seeAs(game::PlayerId(1));
    settle(table);
    EXPECT_EQ(table.view().positionText(), kCovered) << "it is not over";
    table.control().resign(game::PlayerId(0));
    settle(table);
    EXPECT_EQ(table.view().positionText(), kStart);

    table.seeAs(game::PlayerId(1));
    settle(table);
    EXPECT_EQ(table.view().positionText(), "0/0 ****/1345 - ************");
    EXPECT_EQ(sharedPosition(table), kStart) << "what leaves the table is whole";
    table.seeAs(game::Viewer::record());
    settle(table);
    EXPECT_EQ(table.view().positionText(), kStart);
}

/// A game whose texts can tell what one viewer saw.
TEST_F(Secrets, ACopyOfAGameTellsWhatItsViewerSaw) {
    const Games games(gameCatalog());
    const CatalogEntry& game = games.named("tactiki");
    TableSession table(game, {game.kind->create({}, game::Chance(1)).value(), {"Ann", "Bo"}},
                       scene::fallbackTheme(), 0);
    seatBot(table);
    const auto action = table.view().parse("51-42-33-24-15");
    ASSERT_TRUE(action);
    table.control().play(*action);
    settle(table);
    EXPECT_THAT(seenGame(table).value(), HasSubstr("51-42-33-24-15"));
    table.control().sit(match::Seating(2));
    table.uncover();
    EXPECT_THAT(seenGame(table).value(), Not(HasSubstr("51-42"))) << "two persons see this file";
    table.control().resign(game::PlayerId(0));
    settle(table);
    table.seeAs(game::PlayerId(1));
    settle(table);
    EXPECT_THAT(seenGame(table).value(), AllOf(HasSubstr("Player2"), Not(HasSubstr("51-42"))));
    EXPECT_FALSE(seenGame(tableOf(newGame()))) << "this game has no such text";
}

TEST_F(Secrets, AMatchOfBotsIsSeenAsItsOnlookerLikes) {
    TableSession table = tableOf(newGame());
    match::Seating bots(2);
    for (const game::PlayerId seat : {game::PlayerId(0), game::PlayerId(1)})
        bots.sit(seat, std::make_unique<Silent>());
    table.control().sit(std::move(bots));
    EXPECT_EQ(table.view().positionText(), kCovered) << "nobody has asked for more";
    EXPECT_FALSE(table.rights().tellsThoughts());
    table.seeAs(game::PlayerId(1));
    settle(table);
    EXPECT_EQ(table.view().positionText(), "0/0 ****/1345 - ************");
    EXPECT_FALSE(table.rights().tellsThoughts()) << "those of the other player";
    table.seeAs(game::Viewer::record());
    settle(table);
    EXPECT_EQ(table.view().positionText(), kStart);
    EXPECT_TRUE(table.rights().tellsThoughts());
    EXPECT_EQ(sharedPosition(table), kCovered) << "a copy may reach somebody who takes a seat";
    // A person takes a seat: now there is somebody who must not see it.
    seatBot(table);
    settle(table);
    EXPECT_EQ(table.view().positionText(), "0/0 4345/**** - ************");
    EXPECT_FALSE(table.rights().showsSecrets());
    table.seeAs(game::Viewer::record());
    settle(table);
    EXPECT_EQ(table.view().positionText(), "0/0 4345/**** - ************");
}

TEST_F(Secrets, AMatchOfBotsIsUncoveredAtItsEnd) {
    TableSession table = tableOf(newGame());
    match::Seating bots(2);
    for (const game::PlayerId seat : {game::PlayerId(0), game::PlayerId(1)})
        bots.sit(seat, std::make_unique<Silent>());
    table.control().sit(std::move(bots));
    table.control().resign(game::PlayerId(0));
    settle(table);
    EXPECT_EQ(table.view().positionText(), kStart);
}

TEST_F(Secrets, AGameThatHasShownThemIsOver) {
    match::Match match = newGame();
    play(match, "a4");
    TableSession table = tableOf(std::move(match));
    table.control().resign(game::PlayerId(1));
    table.seeAs(game::PlayerId(1));
    settle(table);
    EXPECT_FALSE(table.history().undo());
    EXPECT_TRUE(table.history().turnStands());
    table.history().back();
    table.control().goOn();
    settle(table);
    EXPECT_TRUE(table.match().looksBack()) << "nobody plays on from there";
    EXPECT_EQ(table.rights().viewer(), game::Viewer(game::PlayerId(1)));
    EXPECT_TRUE(table.match().finalOutcome().over);
}

TEST_F(Secrets, ASealedFileGoesOnWithItsPlayers) {
    match::Match match = newGame();
    play(match, "a4");
    const TableSession table = tableOf(std::move(match));
    const SharedGame shared = sharedGame(table, kSeats);
    EXPECT_TRUE(shared.sealed);
    const std::string text = fileTextOf(*game_.kind, shared);
    EXPECT_THAT(text, kSaysNothing);
    const fs::path file = folder_ / "evening.caravan";
    const auto saved = saveGame(text, file, {});
    ASSERT_TRUE(saved);
    EXPECT_TRUE(saved->sealed);

    auto opening = openGame(games_, file, {});
    ASSERT_TRUE(opening) << opening.error().describe();
    auto opened = std::get<OpenedGame>(std::move(opening).value());
    EXPECT_EQ(opened.game, &game_);
    EXPECT_EQ(opened.opponents, (std::vector<std::string>{"", "caravan-guide"}));
    EXPECT_TRUE(opened.match.live());
    EXPECT_TRUE(opened.match.atHead());
    EXPECT_EQ(opened.match.ply(), 1);
    for (const auto& [name, value] : opened.match.tags()) EXPECT_NE(value, "caravan-guide") << name;
    EXPECT_EQ(tableOf(std::move(opened.match)).view().positionText().find("345"), std::string::npos);

    // The end of the game replaces all of the sealed text.
    const std::string over = base::unsealed(text).value();
    ASSERT_TRUE(saveGame(over, file, opened.file));
    EXPECT_EQ(base::readFile(file).value(), over);
}

TEST_F(Secrets, ASealedFileKnowsItsGameAndWhoHasSeenSomethingOfIt) {
    match::Match match = newGame();
    giveIdentity(match);
    TableSession table = tableOf(std::move(match));
    const std::string identity = identityIn(table.match().tags());
    EXPECT_FALSE(identity.empty());
    notePersons(table.ownMatch(), {game::PlayerId(0), game::PlayerId(1)});
    seatBot(table);
    EXPECT_EQ(table.view().positionText(), kCovered) << "the person who sat there may not see Ann's hand";
    const fs::path file = folder_ / "evening.caravan";
    ASSERT_TRUE(saveGame(fileTextOf(*game_.kind, sharedGame(table, kSeats)), file, {}));
    auto opened = std::get<OpenedGame>(openGame(games_, file, {}).value());
    EXPECT_EQ(identityIn(opened.match.tags()), identity);
    TableSession again = tableOf(std::move(opened.match));
    seatBot(again);
    EXPECT_EQ(again.view().positionText(), kCovered);
    EXPECT_TRUE(again.rights().handOver());

    // Once nothing is hidden any more, the file tells only which game it is.
    again.control().resign(game::PlayerId(0));
    const SharedGame over = sharedGame(again, kSeats);
    EXPECT_EQ(identityIn(over.record.tags), identity);
    EXPECT_TRUE(personsIn(over.record.tags, 2).empty());
    EXPECT_EQ(personsIn(again.match().tags(), 2).size(), 2U);
}

TEST_F(Secrets, TheArchiveKnowsWhoHasSeenSomethingUntilTheEnd) {
    match::Match match = newGame();
    giveIdentity(match);
    notePersons(match, {game::PlayerId(1)});
    const auto tagsOf = [this](const match::Match& one) {
        return game_.kind->read(entryFor(one).text, {}, {}).value().game.tags;
    };
    EXPECT_EQ(personsIn(tagsOf(match), 2), std::vector{game::PlayerId(1)});
    EXPECT_EQ(identityIn(tagsOf(match)), identityIn(match.tags()));
    ASSERT_TRUE(match.resign(match.toMove()));
    EXPECT_TRUE(personsIn(tagsOf(match), 2).empty());
    EXPECT_EQ(identityIn(tagsOf(match)), identityIn(match.tags()));
}

TEST_F(Secrets, ASealedGameDoesNotGetBetweenOthers) {
    match::Match match = newGame();
    play(match, "a4");
    const TableSession table = tableOf(std::move(match));
    const std::string plain = game_.kind->write(table.ownMatch().toRecord());
    const fs::path file = folder_ / "many.caravan";
    ASSERT_TRUE(base::writeFile(file, plain + "\n" + plain));
    auto opening = openGame(games_, file, {});
    ASSERT_TRUE(opening);
    const GameFile place = std::get<OpenedGame>(*opening).file;
    ASSERT_EQ(place.games, 2U);
    EXPECT_FALSE(saveGame(fileTextOf(*game_.kind, sharedGame(table, {})), file, place));
    EXPECT_EQ(base::readFile(file).value(), plain + "\n" + plain);
}

TEST_F(Secrets, ADamagedSealedFileIsRefused) {
    const fs::path file = folder_ / "evening.caravan";
    std::string text = fileTextOf(*game_.kind, sharedGame(tableOf(newGame()), {}));
    text[text.size() / 2] = text[text.size() / 2] == 'A' ? 'B' : 'A';
    ASSERT_TRUE(base::writeFile(file, text));
    const auto opening = openGame(games_, file, {});
    ASSERT_FALSE(opening);
    EXPECT_THAT(opening.error().describe(), AllOf(HasSubstr("evening.caravan"), HasSubstr("damaged")));
}

TEST_F(Secrets, ASealedGameIsNotImported) {
    const fs::path file = folder_ / "evening.caravan";
    ASSERT_TRUE(base::writeFile(file, fileTextOf(*game_.kind, sharedGame(tableOf(newGame()), {}))));
    archive::Keeper archive(folder_ / "games.sqlite", {});
    GameImport import(games_, archive, {file});
    for (int i = 0; i < 1000 && !import.update(); ++i) settle(archive);
    EXPECT_EQ(import.report().added, 0U);
    ASSERT_EQ(import.report().bad, 1U);
    EXPECT_THAT(import.report().problems.front().describe(), HasSubstr("not over"));
}

TEST_F(Secrets, AGameWithoutSecretsIsNeverSealed) {
    const CatalogEntry& open = games_.first();
    const TableSession table(open, match::Match(open.kind->create({}, {}).value(), {"Ann", "Bo"}),
                             scene::fallbackTheme(), 0);
    const SharedGame shared = sharedGame(table, {{"Ann", ""}, {"Bo", "dolmen-4"}});
    EXPECT_EQ(textOf(*open.kind, shared), open.kind->writeAtOnce(table.ownMatch().toRecord()));
    EXPECT_FALSE(entryOf(open, table.ownMatch(), {{"Ann", ""}, {"Bo", ""}}, "2026-11-25").secret);
}

}  // namespace
}  // namespace app
