#include "fuzz/Corpus.h"
#include "fuzz/game/Targets.h"

namespace {

TEST(FuzzCorpus, Lesson) { fuzz::run("lesson", fuzz::lesson, 2000); }
TEST(FuzzCorpus, Theme) { fuzz::run("theme", fuzz::theme, 2000); }
TEST(FuzzCorpus, Settings) { fuzz::run("settings", fuzz::settings, 2000); }
TEST(FuzzCorpus, Script) { fuzz::run("script", fuzz::script, 20000); }

}  // namespace
