// What hosts make known of their tables on the local network, and what is made of what comes from there.

#include "hosting/Announcement.h"

#include <gtest/gtest.h>

namespace {

using namespace hosting;

const host::OpenTable kTable{"K7MXQ2RD", "tak", "Ann Çelik"};
const HostPlace kPlace{4321, {{1, 2, 3}}};

TEST(Announcement, TellsAllThatOneNeedsToCome) {
    const net::FoundService found{"192.0.2.7", announcementOf(kTable, kPlace)};
    const auto table = tableIn(found);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->table, kTable);
    EXPECT_EQ(table->place, kPlace);
    EXPECT_EQ(table->address, "192.0.2.7");
}

TEST(Announcement, FitsIntoARecordWithTheLongestName) {
    std::string name;
    for (std::size_t i = 0; i < host::kLongestName; ++i) name += "😀";
    const auto service = announcementOf({"K7MXQ2RD", "tak", name}, kPlace);
    EXPECT_LE(service.name.size(), 63U);
    for (const auto& [key, value] : service.facts) EXPECT_LE(key.size() + 1 + value.size(), 255U) << key;
}

TEST(Announcement, AnythingElseIsNoTable) {
    const auto with = [](const std::string& key, const std::string& value) {
        net::FoundService found{"192.0.2.7", announcementOf(kTable, kPlace)};
        found.service.facts[key] = value;
        return tableIn(found);
    };
    EXPECT_TRUE(with("more", "1"));
    EXPECT_FALSE(with("protocol", "2"));
    EXPECT_FALSE(with("protocol", ""));
    EXPECT_FALSE(with("code", ""));
    EXPECT_FALSE(with("code", "K7@M"));
    EXPECT_FALSE(with("code", std::string(100, 'A')));
    EXPECT_FALSE(with("key", "7ZQ4"));
    EXPECT_FALSE(with("by", ""));
    EXPECT_FALSE(with("by", "a\nb"));
    EXPECT_FALSE(with("by", std::string(41, 'x')));
    EXPECT_FALSE(tableIn({}));
}

}  // namespace
