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

}  // namespace
