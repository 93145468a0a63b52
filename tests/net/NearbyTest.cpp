// Services on the local network, by a real Avahi. Where its daemon does not run, only the last test does.

#include <gtest/gtest.h>

#include <unistd.h>

#include <cstdlib>
#include <optional>

#include "net/Avahi.h"
#include "net/Nearby.h"
#include "net/Patience.h"

namespace {

using ::net::testing::until;

bool daemonRuns() {
    net::Avahi avahi({.begun = [](AvahiClient*) {}, .ended = [] {}});
    const net::Avahi::Lock lock(avahi);
    return avahi.client() != nullptr;  // it has answered while the connection was made
}

/// Of this test run only: other programs of the network are not looked for.
std::string typeOfOurOwn() { return "_dolmentest" + std::to_string(getpid() % 1000) + "._tcp"; }

TEST(Nearby, IsFoundAsLongAsItIsAnnounced) {
    if (!daemonRuns()) GTEST_SKIP() << "no Avahi runs here";
    const std::string type = typeOfOurOwn();
    const net::Finder finder(type);
    net::Announcer announcer(type);
    const net::NearbyService ann{"Dolmen K7MXQ2RD", 4321, {{"by", "Ann Çelik"}, {"key", "7ZQ4-="}}};
    const net::NearbyService bo{"Dolmen 22222222", 4321, {{"by", ""}}};
    announcer.announce({ann, bo});
    ASSERT_TRUE(until([&] { return finder.found().size() == 2; }));
    EXPECT_EQ(finder.found()[0].service, bo) << "by name";
    EXPECT_EQ(finder.found()[1].service, ann);
    EXPECT_FALSE(finder.found()[1].address.empty());
    announcer.announce({ann});
    EXPECT_TRUE(until([&] { return finder.found().size() == 1; }));
    announcer.announce({});
    EXPECT_TRUE(until([&] { return finder.found().empty(); }));
}

TEST(Nearby, TenOfOneProgramAreFound) {
    if (!daemonRuns()) GTEST_SKIP() << "no Avahi runs here";
    const std::string type = typeOfOurOwn();
    const net::Finder finder(type);
    std::optional<net::Announcer> announcer(type);
    std::vector<net::NearbyService> tables;
    for (std::uint16_t i = 0; i < 10; ++i) tables.push_back({"Table " + std::to_string(i), 4000, {}});
    announcer->announce(tables);
    EXPECT_TRUE(until([&] { return finder.found().size() == tables.size(); })) << finder.found().size();
    announcer.reset();
    EXPECT_TRUE(until([&] { return finder.found().empty(); })) << "its program has ended";
}

/// What a program can do without a daemon, as whether all is as it should be.
bool worksWithoutDaemon() {
    setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere", 1);
    const net::Finder finder(typeOfOurOwn());
    net::Announcer announcer(typeOfOurOwn());
    announcer.announce({{"Dolmen", 4321, {}}});
    return !daemonRuns() && finder.found().empty();
}

// In a process of its own: libdbus looks once where the daemon is.
TEST(Nearby, WithoutADaemonNothingIsFoundAndNothingWaits) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(std::exit(worksWithoutDaemon() ? 0 : 1), ::testing::ExitedWithCode(0), "");
}

}  // namespace
