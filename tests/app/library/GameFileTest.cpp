#include "app/library/GameFile.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "app/library/SaveQueue.h"
#include "base/Files.h"
#include "base/Sealed.h"
#include "support/TemporaryFolder.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFirst = "[Size \"3\"]\n[Odd  \"as it was\"]\n\n1. a1 c3\n2. b1 *";
constexpr const char* kSecond = "[Player1 \"Ann\"]\n[Size \"4\"]\n\n1.  a1  b1 {  odd   spaces }";
constexpr const char* kThird = "[Size \"5\"]\r\n1. a1\r\n1-0";

class GameFileTest : public ::testing::Test {
  protected:
    void write(const std::string& text) { ASSERT_TRUE(base::writeFile(file_, text)); }
    [[nodiscard]] std::string text() const { return base::readFile(file_).value(); }
    [[nodiscard]] OpenedGame open(std::size_t game) const {
        auto opening = openGame(games_, file_, {.game = game});
        if (!opening) ADD_FAILURE() << opening.error().describe();
        return std::get<OpenedGame>(std::move(opening).value());
    }
    [[nodiscard]] std::string edited(OpenedGame& opened, const char* move) const {
        opened.match.goToEnd();
        EXPECT_TRUE(opened.match.submit(opened.match.toMove(),
                                        opened.match.view(game::Viewer::record())->parse(move).value()));
        return kind_.write(opened.match.toRecord());
    }

    support::TemporaryFolder folder_;
    fs::path file_ = folder_ / "games.ptn";
    const Games games_{gameCatalog()};
    const game::Kind& kind_ = *games_.first().kind;
};

TEST_F(GameFileTest, SavingOneGameKeepsTheOthersToTheByte) {
    const std::string games[] = {kFirst, kSecond, kThird};
    for (std::size_t chosen = 0; chosen < 3; ++chosen) {
        write(games[0] + "\n\n\n" + games[1] + "\r\n" + games[2] + "\n");
        OpenedGame opened = open(chosen);
        EXPECT_EQ(opened.file.games, 3U);
        const std::string game = edited(opened, "c1");
        const auto saved = saveGame(game, file_, opened.file);
        ASSERT_TRUE(saved) << saved.error().describe();
        std::string expected[] = {kFirst, kSecond, kThird};
        expected[chosen] = game.substr(0, game.size() - 1);
        EXPECT_EQ(text(), expected[0] + "\n\n\n" + expected[1] + "\r\n" + expected[2] + "\n");
    }
}

TEST_F(GameFileTest, AGameWithAFaultIsOpenedUpToThere) {
    write("[Size \"3\"]\n\n1. a1 c3\n2. b1 zz\n3. b2 1-0\n\n[Size \"3\"]\n\n1. a1 c3\n");
    const OpenedGame begun = open(0);
    ASSERT_TRUE(begun.fault);
    EXPECT_EQ(begun.fault->file, file_.string());
    EXPECT_EQ(begun.fault->at, (base::TextPosition{4, 7}));
    EXPECT_EQ(begun.match.tree().size(), 4U);
    EXPECT_EQ(begun.match.toRecord().result, "*");
    EXPECT_TRUE(begun.file.path.empty()) << "saving must not replace what could not be read";
    const OpenedGame other = open(1);
    EXPECT_FALSE(other.fault);
    EXPECT_EQ(other.file.games, 2U);
    ASSERT_EQ(other.warnings.size(), 1U) << "the other game's fault";
    EXPECT_EQ(other.warnings[0].at, (base::TextPosition{4, 7}));
}

TEST_F(GameFileTest, ASizeThatIsNotSaidIsAskedFor) {
    write("1. a1 e5\n2. c3 d4\n");
    const auto opening = openGame(games_, file_, {});
    ASSERT_TRUE(opening);
    const auto* missing = std::get_if<MissingOption>(&*opening);
    ASSERT_NE(missing, nullptr);
    std::string values;
    for (const auto& variant : missing->option.variants) values += variant.value;
    EXPECT_EQ(values, "5678") << "e5 is not on smaller boards";
    const auto again = openGame(games_, file_, {.given = {{missing->option.key, "6"}}});
    ASSERT_TRUE(again);
    EXPECT_EQ(std::get<OpenedGame>(*again).match.tree().size(), 5U);
}

TEST_F(GameFileTest, SavingAgainAndAgain) {
    write(std::string(kFirst) + "\n\n" + kSecond);
    OpenedGame opened = open(1);
    std::optional<GameFile> where = opened.file;
    for (const char* move : {"c1", "d1", "a4"}) {
        const auto saved = saveGame(edited(opened, move), file_, where);
        ASSERT_TRUE(saved) << saved.error().describe();
        where = *saved;
        EXPECT_EQ(text().substr(0, std::string(kFirst).size()), kFirst);
    }
    const OpenedGame again = open(1);
    EXPECT_EQ(again.file.games, 2U);
    EXPECT_EQ(again.match.toRecord().turns.size(), 6U);
}

TEST_F(GameFileTest, DifferentPathsToOneFileAreRecognised) {
    write("to come");
    fs::create_symlink(file_, folder_ / "link.ptn");
    fs::create_directory(folder_ / "sub");
    for (const fs::path& name : {folder_ / "sub" / ".." / "games.ptn", folder_ / "link.ptn"}) {
        write(std::string(kFirst) + "\n\n" + kSecond);
        OpenedGame opened = open(0);
        ASSERT_TRUE(saveGame(edited(opened, "c1"), name, opened.file));
        EXPECT_NE(base::readFile(name)->find(kSecond), std::string::npos) << name;
    }
}

TEST_F(GameFileTest, AFileThatWasChangedMeanwhileIsLeftAlone) {
    for (const std::string& before : {std::string(kFirst), std::string(kFirst) + "\n\n" + kSecond}) {
        write(before);
        OpenedGame opened = open(0);
        write(before + "\n\n" + kThird);
        const auto saved = saveGame(edited(opened, "c1"), file_, opened.file);
        ASSERT_FALSE(saved);
        EXPECT_NE(saved.error().describe().find("has been changed since it was opened"), std::string::npos);
        EXPECT_EQ(text(), before + "\n\n" + kThird);
        const auto elsewhere = saveGame("x\n", folder_ / "other.ptn", opened.file);
        ASSERT_TRUE(elsewhere);
        EXPECT_EQ(base::readFile(folder_ / "other.ptn").value(), "x\n");
    }
}

TEST_F(GameFileTest, ASecondSaveWaitsForTheFirstAndBothAreTold) {
    write(std::string(kFirst) + "\n\n" + kSecond);
    OpenedGame opened = open(0);
    SaveQueue queue;
    const auto save = [&](const fs::path& file) {
        queue.add({.file = file,
                   .session = 1,
                   .origin = opened.file,
                   .work = SaveQueue::Work([text = kind_.write(opened.match.toRecord()),
                                            file](const std::optional<GameFile>& origin) {
                       return saveGame(text, file, origin);
                   })});
    };
    for (const char* move : {"c1", "b2", "a2"}) {
        (void)edited(opened, move);
        save(file_);
    }
    fs::create_directory(folder_ / "folder");
    save(folder_ / "folder");
    queue.finish();
    for (int i = 0; i < 3; ++i) {
        const auto saved = queue.take();
        ASSERT_TRUE(saved && saved->result) << i;
        EXPECT_EQ(saved->result->games, 2U);
    }
    const auto failed = queue.take();
    ASSERT_TRUE(failed && !failed->result);
    EXPECT_EQ(failed->result.error().file, (folder_ / "folder").string());
    EXPECT_FALSE(queue.take());
    EXPECT_EQ(open(0).match.tree().size(), 7U) << "the last of them";
    EXPECT_NE(text().find(kSecond), std::string::npos);
}

TEST_F(GameFileTest, AMissingFileIsCreatedAgain) {
    write(std::string(kFirst) + "\n\n" + kSecond);
    OpenedGame opened = open(0);
    fs::remove(file_);
    const auto saved = saveGame(edited(opened, "c1"), file_, opened.file);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->games, 1U);
    EXPECT_EQ(open(0).file.games, 1U);
}

TEST_F(GameFileTest, OldLettersBecomeUtf8AndStayTheSameNames) {
    write("[Player1 \"J\xFCrgen\"]\n[Size \"3\"]\n1. a1 c3\n\n" + std::string(kSecond) + " {sch\xF6n}\n");
    OpenedGame opened = open(0);
    EXPECT_EQ(opened.match.players().front(), "J\u00FCrgen");
    EXPECT_EQ(opened.warnings.size(), 1U);
    ASSERT_TRUE(saveGame(edited(opened, "b1"), file_, opened.file));
    EXPECT_NE(text().find("J\u00FCrgen"), std::string::npos);
    EXPECT_NE(text().find("sch\u00F6n"), std::string::npos);
    EXPECT_EQ(open(1).warnings.size(), 0U);
}

TEST_F(GameFileTest, ASealedGameGoesOnWhereItStood) {
    const std::string game = "[Size \"3\"]\n[TurnsPlayed \"{}\"]\n\n1. a1 c3\n2. b1 *\n";
    for (int turns = 0; turns <= 3; ++turns) {
        std::string text = game;
        text.replace(text.find("{}"), 2, std::to_string(turns));
        write(base::sealed(text));
        const OpenedGame opened = open(0);
        EXPECT_TRUE(opened.match.live());
        EXPECT_EQ(opened.match.ply(), turns) << "all turns may have been taken back";
    }
}

constexpr const char* kTactiki =
    "[Game \"TacTiki\"]\n\n1. k51-42-33-24-15 c15-24-33-42-51 2. a1a2 a2a3 | a5a4 a4a3x5:1\n";

/// By what is in it, sealed or not.
TEST_F(GameFileTest, AGameIsReadWhateverItsFileIsCalled) {
    const std::string text = kTactiki;
    for (const char* name : {"game.txt", "game.ptn", "game.tactik", "game"})
        for (const std::string& content : {text, base::sealed(text), text.substr(text.find("1."))}) {
            const fs::path file = folder_ / name;
            ASSERT_TRUE(base::writeFile(file, content));
            const auto opening = openGame(games_, file, {});
            ASSERT_TRUE(opening) << file << opening.error().describe();
            const auto& opened = std::get<OpenedGame>(*opening);
            EXPECT_EQ(opened.game->kind->id(), "tactiki") << content;
            EXPECT_EQ(opened.match.tree().size(), 7U) << content;
            EXPECT_EQ(opened.file.path, file);
        }
}

TEST_F(GameFileTest, AFileMayHoldAPosition) {
    const std::pair<const char*, const char*> texts[] = {
        {"tak", "x3/x,21S,x/1,x2 1 9\n"},
        {"tactiki", "x5/x5/x5/x5/x5 - - s 0 0\n"},
        {"tac-tik", "4 R:0!,17,b4/1,10,S,7 B:-/1,2,3,4 Y:33/5,6,8,9 G:2/1,2,3,4 turn:R\n"}};
    for (const auto& [game, text] : texts) {
        write(text);
        fs::rename(file_, folder_ / "position.txt");
        const auto opening = openGame(games_, folder_ / "position.txt", {});
        ASSERT_TRUE(opening) << opening.error().describe();
        const auto& opened = std::get<OpenedGame>(*opening);
        EXPECT_EQ(opened.game->kind->id(), game);
        EXPECT_TRUE(opened.file.path.empty()) << "saving a game must not replace it";
        EXPECT_FALSE(opened.remark);
    }
}

TEST_F(GameFileTest, UnknownCardsOfAPositionAreDrawnAndThatIsTold) {
    write("4 R:0!,17,b4/1,10,S,7 B:-/?,?,?,? turn:R");
    const OpenedGame opened = open(0);
    ASSERT_TRUE(opened.remark);
    EXPECT_EQ(opened.remark->english(),
              "The text does not tell all cards: those that are missing were drawn by lot.");
}

/// The message is that of the game that a text belongs to, and not of the one that is asked first.
TEST_F(GameFileTest, ATextThatCannotBeReadIsExplainedByItsGame) {
    const auto problem = [&](const std::string& text, const char* name) {
        const fs::path file = folder_ / name;
        EXPECT_TRUE(base::writeFile(file, text));
        const auto opening = openGame(games_, file, {});
        return opening ? "opened" : opening.error().describe().substr(file.string().size());
    };
    constexpr const char* kSeenPosition =
        ":1:2: this is a position as one player or onlooker saw it: the ranks that he could not see are "
        "missing, "
        "so it cannot be opened";
    const std::string seen = "c?c?,x4/x5/x5/x5/k1k1,k2k2,k3k3,k4k4,k5k5 - 8:? k1 5 0";
    for (const char* name : {"seen.txt", "seen.ptn", "seen.tactiki", "seen"})
        EXPECT_EQ(problem(seen, name), kSeenPosition);
    EXPECT_EQ(problem("[Game \"Tac-Tik\"]\n[Players \"3\"]\n[Seed \"1\"]\n\n1. Y>10\n", "game.txt"),
              ":2:11: expected 2 or 4, the number of players");
    EXPECT_EQ(problem("4 R:64", "position.txt"), ":1:5: expected a square from 0 to 63");
    EXPECT_EQ(problem("", "empty.txt"), ":1:1: there is no game in this file");
}

TEST_F(GameFileTest, OfSeveralGamesTheOneThatReadsMostAsksAboutAFault) {
    write("1. k51-42-33-24-15 c15-24-33-42-51 2. a1a2 a2a9\n");
    fs::rename(file_, folder_ / "bare.txt");
    const auto opening = openGame(games_, folder_ / "bare.txt", {});
    ASSERT_TRUE(opening) << opening.error().describe();
    const auto& opened = std::get<OpenedGame>(*opening);
    EXPECT_EQ(opened.game->kind->id(), "tactiki");
    ASSERT_TRUE(opened.fault);
    EXPECT_EQ(opened.fault->at, (base::TextPosition{1, 44}));
}

TEST_F(GameFileTest, OpeningAPipeSaysWhatIsWrong) {
    ASSERT_EQ(::mkfifo((folder_ / "pipe.ptn").c_str(), 0600), 0);
    const auto opened = openGame(games_, folder_ / "pipe.ptn", {});
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().describe(), (folder_ / "pipe.ptn").string() + ": this is not a file");
}

}  // namespace
}  // namespace app
