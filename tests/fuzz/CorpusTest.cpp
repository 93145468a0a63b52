#include "fuzz/Corpus.h"
#include "fuzz/Targets.h"

namespace {

TEST(FuzzCorpus, Ptn) { fuzz::run("ptn", fuzz::ptn, 20000); }
TEST(FuzzCorpus, Comment) { fuzz::run("comment", fuzz::comment, 20000); }
TEST(FuzzCorpus, Link) { fuzz::run("link", fuzz::link, 20000); }
TEST(FuzzCorpus, Tps) { fuzz::run("tps", fuzz::tps, 20000); }
TEST(FuzzCorpus, Move) { fuzz::run("move", fuzz::move, 4000); }
TEST(FuzzCorpus, Puzzle) { fuzz::run("puzzle", fuzz::puzzle, 4000); }
TEST(FuzzCorpus, Tei) { fuzz::run("tei", fuzz::tei, 1000); }
TEST(FuzzCorpus, View) { fuzz::run("view", fuzz::view, 60000); }
TEST(FuzzCorpus, Report) { fuzz::run("report", fuzz::report, 20000); }
TEST(FuzzCorpus, MatchesOfReportsAreFollowed) {
    const std::vector<std::string> texts = fuzz::corpus("report");
    EXPECT_GE(std::count_if(texts.begin(), texts.end(), fuzz::canBeFollowed), 5);
}
TEST(FuzzCorpus, Client) { fuzz::run("client", fuzz::client, 4000); }
TEST(FuzzCorpus, Guest) { fuzz::run("guest", fuzz::guest, 20000); }
TEST(FuzzCorpus, Playtak) { fuzz::run("playtak", fuzz::playtak, 20000); }
TEST(FuzzCorpus, Archive) { fuzz::run("archive", fuzz::archive, 200); }

}  // namespace
