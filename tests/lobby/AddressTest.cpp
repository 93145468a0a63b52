#include "lobby/Address.h"

#include <gtest/gtest.h>

namespace lobby {
namespace {

TEST(Address, IsReadWithAndWithoutItsParts) {
    EXPECT_EQ(Address::parse(" wss://example.org:9999/ws\n")->text(), "wss://example.org:9999/ws");
    EXPECT_EQ(Address::parse("example.org")->text(), "wss://example.org:443/");
    EXPECT_EQ(Address::parse("example.org/ws")->text(), "wss://example.org:443/ws");
    EXPECT_EQ(Address::parse("ws://127.0.0.1:80")->text(), "ws://127.0.0.1:80/");
    EXPECT_EQ(Address::parse("tcp://[2001:db8::1]:10000")->text(), "tcp://[2001:db8::1]:10000");
    EXPECT_EQ(Address::parse("tcp://example.org")->port, 10000);
}

TEST(Address, OfAnythingElseIsAnError) {
    for (const char* text : {"", "  ", "http://example.org", "wss://", "wss://:80",
                             "example.org:", "example.org:0", "example.org:99999", "example.org:80x", "a b",
                             "[::1", "wss://example.org/a b", "exa\x01mple.org", "wss://user@example.org"})
        EXPECT_FALSE(Address::parse(text)) << text;
    EXPECT_FALSE(Address::parse(std::string(400, 'a')));
}

TEST(Address, SaysWhetherOthersCanRead) {
    EXPECT_FALSE(Address::parse("wss://example.org")->isOpen());
    EXPECT_TRUE(Address::parse("ws://example.org")->isOpen());
    EXPECT_TRUE(Address::parse("tcp://192.0.2.7")->isOpen());
    EXPECT_FALSE(Address::parse("tcp://127.0.0.1")->isOpen());
}

}  // namespace
}  // namespace lobby
