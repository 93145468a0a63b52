// Servers and clients that mean well.

#include <gmock/gmock.h>

#include <atomic>
#include <numeric>

#include "net/Meeting.h"

namespace net::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using namespace std::chrono_literals;

/// Without limits that a fast test would meet.
ServerLimits generous() {
    ServerLimits limits = patient().limits;
    limits.connectionsPerAddress = limits.connections;
    limits.channel.messagesPerSecond = 1e9;
    limits.channel.burst = 1e9;
    return limits;
}

Identity identityIn(const support::TemporaryFolder& folder) {
    return *Identity::open(folder / "identity.pem");
}

/// Plain, or with TLS.
class Conversation : public ::testing::TestWithParam<bool> {
  protected:
    ServerOptions options() {
        ServerOptions options{.limits = generous()};
        if (GetParam()) options.identity = identity_;
        return options;
    }
    [[nodiscard]] Endpoint to(const Meeting& meeting) const {
        Endpoint endpoint = meeting.endpoint();
        endpoint.tls = GetParam();
        if (endpoint.tls) endpoint.fingerprint = identity_.fingerprint();
        return endpoint;
    }

    support::TemporaryFolder folder_;
    Identity identity_ = identityIn(folder_);
};
INSTANTIATE_TEST_SUITE_P(PlainAndTls, Conversation, ::testing::Bool());

TEST_P(Conversation, TextsComeBackAsTheyWere) {
    Meeting meeting(options());
    meeting.echoes = true;
    Client client = clientOf(to(meeting));
    const std::vector<std::string> sent{"one", "", std::string(60'000, 'x'), "\xC3\xA9\xE2\x82\xAC",
                                        std::string("a\0b", 3)};
    for (const std::string& text : sent) client.send(text);  // before it is connected
    std::vector<std::string> back;
    EXPECT_TRUE(until([&] {
        meeting.listen();
        for (std::string& text : client.receive()) back.push_back(std::move(text));
        return back.size() >= sent.size();
    }));
    EXPECT_TRUE(back == sent);
    EXPECT_TRUE(meeting.texts == sent);
    EXPECT_EQ(client.state(), Client::State::Open);
}

TEST_P(Conversation, TenThousandMessagesKeepTheirOrder) {
    Meeting meeting(options());
    meeting.echoes = true;
    ClientOptions generously = patientClient();
    generously.limits.channel.burst = generously.limits.channel.messagesPerSecond = 1e9;
    Client client = clientOf(to(meeting), generously);
    std::vector<std::string> sent(10'000);
    for (std::size_t i = 0; i < sent.size(); ++i) client.send(sent[i] = std::to_string(i));
    std::vector<std::string> back;
    EXPECT_TRUE(until([&] {
        meeting.listen();
        for (std::string& text : client.receive()) back.push_back(std::move(text));
        return back.size() >= sent.size();
    }));
    EXPECT_TRUE(meeting.texts == sent);
    EXPECT_TRUE(back == sent);
}

TEST_P(Conversation, TwoHundredTalkAtOnce) {
    Meeting meeting(options());
    meeting.echoes = true;
    std::vector<Client> clients;
    for (int i = 0; i < 200; ++i) {
        clients.push_back(clientOf(to(meeting)));
        clients.back().send(std::to_string(i));
    }
    std::vector<std::string> back(clients.size());
    EXPECT_TRUE(until([&] {
        meeting.listen();
        std::size_t answered = 0;
        for (std::size_t i = 0; i < clients.size(); ++i) {
            for (const std::string& text : clients[i].receive()) back[i] += text;
            if (!back[i].empty()) ++answered;
        }
        return answered == clients.size();
    }));
    for (std::size_t i = 0; i < back.size(); ++i) EXPECT_EQ(back[i], std::to_string(i));
    EXPECT_EQ(meeting.ids.size(), clients.size());
    clients.clear();
    EXPECT_EQ(meeting.reasons(200).size(), 200U);
}

TEST_P(Conversation, TheServerSaysWhyItClosesAfterWhatItSent) {
    Meeting meeting(options());
    Client client = clientOf(to(meeting));
    ASSERT_TRUE(meeting.untilConnected(1));
    meeting.server().send(meeting.ids[0], "last");
    meeting.server().close(meeting.ids[0], "the table is full" + std::string(200, '!'));
    meeting.server().send(meeting.ids[0], "too late");
    std::vector<std::string> texts;
    EXPECT_TRUE(until([&] {
        for (std::string& text : client.receive()) texts.push_back(std::move(text));
        return client.state() == Client::State::Gone;
    }));
    EXPECT_THAT(texts, ElementsAre("last"));
    EXPECT_THAT(goneReason(client), HasSubstr("closed the connection: the table is full!!"));
    EXPECT_THAT(meeting.reasons(1), ElementsAre("this program closed the connection"));
}

TEST_P(Conversation, TheClientSaysWhyItCloses) {
    Meeting meeting(options());
    Client client = clientOf(to(meeting));
    client.send("hello");
    ASSERT_TRUE(meeting.untilConnected(1));
    client.close("enough");
    EXPECT_THAT(meeting.reasons(1), ElementsAre("the other program closed the connection: enough"));
    EXPECT_THAT(meeting.texts, ElementsAre("hello"));
    EXPECT_EQ(goneReason(client), "this program closed the connection");
}

/// For its goodbye it has a quarter of a second, in which a busy machine may not come to it.
TEST_P(Conversation, WhatIsDestroyedIsGone) {
    auto meeting = std::make_unique<Meeting>(options());
    auto leaves = std::make_unique<Client>(clientOf(to(*meeting)));
    Client stays = clientOf(to(*meeting));
    ASSERT_TRUE(meeting->untilConnected(2));
    ASSERT_TRUE(untilOpen(*leaves));
    ASSERT_TRUE(untilOpen(stays));
    leaves.reset();
    EXPECT_THAT(meeting->reasons(1), ElementsAre(HasSubstr("connection")));
    meeting.reset();
    EXPECT_THAT(goneReason(stays), HasSubstr("connection"));
}

TEST_P(Conversation, GoesOnWhileOthersAreDestroyedInTheMiddleOfIt) {
    ServerOptions limited = options();
    auto meeting = std::make_unique<Meeting>(limited);
    std::vector<Client> clients;
    for (int i = 0; i < 20; ++i) clients.push_back(clientOf(to(*meeting)));
    for (int round = 0; round < 50; ++round) {
        for (Client& client : clients) client.send(std::string(5'000, 'x'));
        meeting->listen();
        for (const ConnectionId id : meeting->ids) meeting->server().send(id, std::string(5'000, 'y'));
        if (round % 5 == 0 && !clients.empty()) clients.pop_back();
    }
    meeting.reset();
    for (Client& client : clients) {
        client.send("nobody reads this");
        EXPECT_NE(goneReason(client), "");
        client.send("nor this");
    }
}

TEST_P(Conversation, MeasuresTheRoundTrip) {
    ServerOptions often = options();
    often.limits.channel.pingEvery = 20ms;
    Meeting meeting(often);
    ClientOptions alsoOften = patientClient();
    alsoOften.limits.channel.pingEvery = 20ms;
    Client client = clientOf(to(meeting), alsoOften);
    EXPECT_FALSE(meeting.server().roundTrip(ConnectionId(1)));
    ASSERT_TRUE(meeting.untilConnected(1));
    EXPECT_TRUE(until([&] { return meeting.server().roundTrip(meeting.ids[0]).has_value(); }));
    EXPECT_TRUE(until([&] { return client.roundTrip().has_value(); }));
    EXPECT_GE(*meeting.server().roundTrip(meeting.ids[0]), 0ms);
    client.close("");
    EXPECT_EQ(meeting.reasons(1).size(), 1U);
    EXPECT_FALSE(meeting.server().roundTrip(meeting.ids[0]));
}

TEST(Wake, ComesWhenThereIsSomethingAfterThereWasNothing) {
    std::atomic<int> server{0};
    std::atomic<int> client{0};
    ServerOptions options{.limits = generous()};
    options.wake = [&] { ++server; };
    ClientOptions awake = patientClient();
    awake.wake = [&] { ++client; };
    Meeting meeting(options);
    EXPECT_EQ(server, 0);
    Client guest = clientOf(meeting.endpoint(), awake);
    EXPECT_TRUE(until([&] { return server == 1 && client == 1; }));
    for (int i = 0; i < 10; ++i) guest.send("x");
    ASSERT_TRUE(untilOpen(guest));
    EXPECT_EQ(server, 1);  // nobody has taken anything yet
    ASSERT_TRUE(meeting.untilTexts(10));
    const int before = server;
    guest.send("again");
    EXPECT_TRUE(until([&] { return server > before; }));
    meeting.server().send(meeting.ids.at(0), "you, too");
    EXPECT_TRUE(until([&] { return client >= 2; }));
}

TEST(Server, ListensOnTheAddressesOfAllKinds) {
    auto server = Server::open({}, quiet());
    ASSERT_TRUE(server) << server.error().describe();
    EXPECT_GT(server->port(), 0);
    Client client = clientOf({.host = "127.0.0.1", .port = server->port(), .tls = false});
    EXPECT_TRUE(untilOpen(client));
    std::vector<Heard> heard;
    EXPECT_TRUE(until([&] { return heard = server->receive(), !heard.empty(); }));
    EXPECT_EQ(std::get<Connected>(heard.at(0)).address, "127.0.0.1");
}

TEST(Server, NamesAPortThatCannotBeHad) {
    const Meeting first;
    const auto second = Server::open({.port = first.port(), .loopbackOnly = true}, quiet());
    ASSERT_FALSE(second);
    EXPECT_THAT(second.error().describe(), HasSubstr("the port " + std::to_string(first.port())));
    EXPECT_FALSE(Server::open({.loopbackOnly = true, .page = "/no/such/folder"}, quiet()));
}

}  // namespace
}  // namespace net::testing
