#include "app/far/ServerMemory.h"

#include <gtest/gtest.h>

#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace app {
namespace {

namespace fs = std::filesystem;

class ServerMemoryTest : public testing::Test {
  protected:
    const support::TemporaryFolder folder_;
    const fs::path file_ = folder_ / "far" / "servers.json";
    const ServerMemory memory_{
        .address = "wss://example.org:443/ws",
        .name = "Ada",
        .token = "abcdefghijklmnopqrst",
        .seeks = {{{"size", "6"}, {"komi", "2.5"}}, {{"size", "5"}}},
        .ignored = {"Bo"},
        .quiet = true,
        .kept = {.match = 7, .game = archive::GameId(3), .over = true, .date = "2026"}};
};

TEST_F(ServerMemoryTest, LastsLongerThanTheProgramAndIsForTheUserAlone) {
    ASSERT_TRUE(ServerMemories(file_).put("tak", memory_));
    EXPECT_EQ(ServerMemories(file_).of("tak"), memory_);
    EXPECT_EQ(ServerMemories(file_).of("hex"), ServerMemory());
    EXPECT_EQ(fs::status(file_).permissions() & (fs::perms::group_all | fs::perms::others_all),
              fs::perms::none);
}

TEST_F(ServerMemoryTest, WhatCannotBeReadIsLeftOut) {
    for (const char* text : {"", "no json", "[]", R"({"tak":3})", R"({"tak":{"seeks":"5x5"}})",
                             R"({"tak":{"token":[]}})", R"({"tak":{"seeks":[{"size":5}]}})"}) {
        ASSERT_TRUE(base::writeFile(file_, text));
        EXPECT_EQ(ServerMemories(file_).of("tak"), ServerMemory()) << text;
    }
}

TEST_F(ServerMemoryTest, OnlySomeSeeksAreRemembered) {
    ServerMemory many = memory_;
    for (int i = 0; i < 100; ++i) many.seeks.push_back({{"minutes", std::to_string(i)}});
    ASSERT_TRUE(ServerMemories(file_).put("tak", many));
    EXPECT_EQ(ServerMemories(file_).of("tak").seeks.size(), 8U);
    EXPECT_EQ(ServerMemories(file_).of("tak").seeks.front().at("size"), "6");
}

}  // namespace
}  // namespace app
