// Real processes: dolmen-engine holds tables, guests play whole games there, over lines that are cut, slow or
// refused, and all of them are killed in between.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "base/Files.h"
#include "hosting/Proxy.h"
#include "kinds/Kinds.h"
#include "match/Match.h"
#include "process/ChildProcess.h"
#include "support/Extent.h"
#include "support/ProgramLines.h"
#include "support/TemporaryFolder.h"

namespace {

using hosting::testing::Proxy;
using hosting::testing::Weather;
using process::ChildProcess;
using namespace std::chrono_literals;

constexpr const char* kHostProgram = DOLMEN_BINARY_DIR "/bin/dolmen-engine";
constexpr const char* kGuestProgram = DOLMEN_BINARY_DIR "/bin/guest";
constexpr std::size_t kLargestRecord = std::size_t{1} << 24;  // bytes

ChildProcess::Clock::time_point patience() {
    return ChildProcess::Clock::now() + (support::allTests() ? 3600s : 300s);
}

/// The next line of a program that begins like this, without that.
std::string lineAfter(ChildProcess& program, const std::string& beginning) {
    return support::lineAfter(program, beginning, patience());
}

struct Players {
    const char* game;
    int seats;
    int persons;  ///< at the first seats; levels have the others
};
std::ostream& operator<<(std::ostream& out, const Players& players) {
    return out << players.game << ' ' << players.persons << '/' << players.seats;
}
const Players kTakOfTwo{"tak", 2, 2};
const Players kTakWithALevel{"tak", 2, 1};
const Players kTactikiOfTwo{"tactiki", 2, 2};
const Players kTactikOfTwo{"tac-tik", 2, 2};
const Players kTactikWithLevels{"tac-tik", 4, 2};
const Players kTactikOfFour{"tac-tik", 4, 4};

class Processes : public ::testing::Test {
  protected:
    /// Also after it was killed: at the same port, with the same tables.
    void openHost() {
        host_.reset();
        auto started = ChildProcess::start({kHostProgram, "host", folder_ / "host", "--loopback", "--port",
                                            std::to_string(port_), "--thinking", "2"});
        ASSERT_TRUE(started) << started.error().describe();
        host_.emplace(std::move(*started));
        const std::string address = lineAfter(*host_, "listens at 127.0.0.1:");
        port_ = std::stoi(address);
        fingerprint_ = address.substr(address.find('#') + 1);
    }
    void killHost() { host_->end(0ms); }

    /// Also after he was killed. The last one looks on.
    void openGuest(std::size_t number, const Players& players, int matches) {
        const std::filesystem::path folder = guestFolder(number);
        std::filesystem::create_directories(folder);
        const bool looksOn = number == static_cast<std::size_t>(players.persons);
        std::vector<std::string> command{kGuestProgram,
                                         std::to_string(proxy_->port()),
                                         fingerprint_,
                                         folder,
                                         "Guest " + std::to_string(number + 1),
                                         std::to_string(looksOn ? -1 : static_cast<int>(number)),
                                         std::to_string(matches)};
        if (number == 0)
            for (const std::string& word :
                 {std::string("make"), std::string(players.game), std::to_string(players.seats),
                  std::to_string(players.persons + 1)})
                command.push_back(word);
        else
            command.insert(command.end(), {"join", code_});
        auto started = ChildProcess::start(command);
        ASSERT_TRUE(started) << started.error().describe();
        if (guests_.size() <= number) guests_.resize(number + 1);
        guests_[number].emplace(std::move(*started));
    }
    /// Everybody comes to a table, and they begin to play.
    void begin(const Players& players, int matches, const Weather& weather) {
        openHost();
        proxy_.emplace(static_cast<std::uint16_t>(port_), weather, 1);
        openGuest(0, players, matches);
        code_ = lineAfter(*guests_[0], "code ");
        for (int number = 1; number <= players.persons; ++number)
            openGuest(static_cast<std::size_t>(number), players, matches);
    }
    void expectAllHave(const Players& players, int matches) {
        for (auto& guest : guests_) {
            std::string line;
            while (guest->readLine(line, patience()) == ChildProcess::Reading::Line) {
            }
            ASSERT_TRUE(guest->succeeded()) << guest->closingError().english() << guest->lastErrorLine();
        }
        const kinds::Kinds kinds = kinds::allKinds();
        const game::Kind& kind = *kinds::kindNamed(kinds, players.game);
        for (int match = 1; match <= matches; ++match) {
            std::vector<std::string> records;
            for (std::size_t number = 0; number < guests_.size(); ++number) {
                const auto text =
                    base::readFile(guestFolder(number) / (std::to_string(match) + ".txt"), kLargestRecord);
                // Who looks on may have been away from one end to the next: the others wait for no one.
                const bool looksOn = number == static_cast<std::size_t>(players.persons);
                if (!text && looksOn && match < matches) continue;
                ASSERT_TRUE(text) << text.error().describe();
                records.push_back(*text);
            }
            EXPECT_THAT(records, ::testing::Each(records.front())) << "all have seen the same";
            auto reading = kind.read(records.front(), {}, {});
            ASSERT_TRUE(reading) << reading.error().describe();
            const auto read = match::Match::fromRecord(std::move(reading->game));
            EXPECT_GT(read.tree().mainLine().size(), 4U);
            EXPECT_TRUE(read.finalOutcome().over);
        }
    }
    [[nodiscard]] std::filesystem::path guestFolder(std::size_t number) const {
        return folder_ / ("guest " + std::to_string(number + 1));
    }

    support::TemporaryFolder folder_;
    std::optional<ChildProcess> host_;
    std::optional<Proxy> proxy_;
    std::vector<std::optional<ChildProcess>> guests_;
    int port_ = 0;
    std::string fingerprint_;
    std::string code_;
};

struct Case {
    Players players;
    Weather weather = {};
    int matches = 1;
};
std::ostream& operator<<(std::ostream& out, const Case& one) { return out << one.players; }

class ProcessesInWeather : public Processes, public ::testing::WithParamInterface<Case> {};

TEST_P(ProcessesInWeather, PlayWholeGames) {
    const auto& [players, weather, matches] = GetParam();
    begin(players, matches, weather);
    expectAllHave(players, matches);
    if (weather.cutAfter > 0) {
        EXPECT_GT(proxy_->faults(), matches / 2);
    }
}

constexpr Weather kCuts{.cutAfter = 25, .refused = 0.05};
constexpr Weather kSlow{.delay = 200ms, .refused = 0.05};

/// All of them are a thousand matches.
std::vector<Case> cases() {
    if (!support::allTests()) return {{kTakOfTwo, kSlow}, {kTactikiOfTwo, kCuts}, {kTactikOfFour, kCuts}};
    return {{kTakOfTwo, kSlow, 10},        {kTactikiOfTwo, kCuts, 200},  {kTactikOfFour, kCuts, 30},
            {kTakOfTwo, kCuts, 390},       {kTakWithALevel, kCuts, 300}, {kTactikOfTwo, kCuts, 60},
            {kTactikWithLevels, kCuts, 10}};
}
INSTANTIATE_TEST_SUITE_P(All, ProcessesInWeather, ::testing::ValuesIn(cases()));

TEST_F(Processes, GoOnAfterEachOfThemWasKilled) {
    const Players& players = kTakOfTwo;
    const int matches = 5;
    begin(players, matches, {});
    (void)lineAfter(*guests_[0], "match 1 over");
    guests_[1]->end(0ms);
    openGuest(1, players, matches);
    (void)lineAfter(*guests_[0], "match 2 over");
    killHost();
    openHost();
    (void)lineAfter(*guests_[1], "match 3 over");
    guests_[0]->end(0ms);
    openGuest(0, players, matches);
    expectAllHave(players, matches);
}

TEST(HostOptions, ComeFromAFile) {
    const support::TemporaryFolder folder;
    const auto start = [&](const std::string& options) {
        EXPECT_TRUE(base::writeFile(folder / "host.conf", options));
        auto started = ChildProcess::start(
            {kHostProgram, "host", folder / "tables", "--thinking", "50", "--options", folder / "host.conf"});
        EXPECT_TRUE(started);
        return std::move(*started);
    };
    ChildProcess host = start("loopback = true\nlines-per-address = 3\nthinking = 7\n");
    EXPECT_FALSE(lineAfter(host, "listens at 127.0.0.1:").empty());
    ChildProcess wrong = start("loopback = true\nlines = 3\n");
    std::string line;
    while (wrong.readLine(line, patience()) == ChildProcess::Reading::Line) {
    }
    EXPECT_THAT(wrong.takeErrorLines(),
                ::testing::Contains(::testing::HasSubstr("there is no option \"lines\"")));
    EXPECT_FALSE(wrong.succeeded());
}

}  // namespace
