// Programs that mean harm, or are broken: they are cut off, and nobody else notices.

#include <gmock/gmock.h>

#include "net/Meeting.h"
#include "net/RawConnection.h"

namespace net::testing {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using namespace std::chrono_literals;

/// Checks that somebody else can still talk.
void expectService(Meeting& meeting) {
    Client other = clientOf(meeting.endpoint());
    const std::size_t before = meeting.texts.size();
    other.send("still here");
    EXPECT_TRUE(meeting.untilTexts(before + 1));
    EXPECT_EQ(meeting.texts.back(), "still here");
}

/// What the server says of one connection that sends these bytes over an open WebSocket.
std::string reasonAfter(const std::string& bytes, ServerOptions options = patient()) {
    options.limits.channel.closeTime = 50ms;  // it does not say goodbye
    Meeting meeting(options);
    RawConnection hostile(meeting.port());
    EXPECT_TRUE(hostile.open());
    hostile.send(bytes);
    EXPECT_TRUE(hostile.untilClosed());
    hostile.close();  // else the server waits for it as long as for one that is idle
    const std::vector<std::string> reasons = meeting.reasons(1);
    expectService(meeting);
    return reasons.at(0);
}

TEST(Limits, ATooLongMessageEndsItsConnection) {
    Meeting meeting;
    Client client = clientOf(meeting.endpoint());
    client.send(std::string(64 << 10, 'x'));
    ASSERT_TRUE(meeting.untilTexts(1));
    client.send(std::string((64 << 10) + 1, 'x'));
    EXPECT_THAT(meeting.reasons(1), ElementsAre(HasSubstr("sent a message that is too long")));
    EXPECT_NE(goneReason(client), "");
    expectService(meeting);
}

TEST(Limits, ALengthThatIsOnlyClaimedTakesNoMemory) {
    // The header says 2^62 bytes.
    EXPECT_THAT(reasonAfter(std::string("\x81\xFF\x40\0\0\0\0\0\0\0\1\2\3\4", 14)),
                HasSubstr("the other program sent"));
}

TEST(Limits, AFloodEndsItsConnection) {
    ServerOptions options = patient();
    options.limits.channel.burst = 20;
    std::string flood;
    for (int i = 0; i < 500; ++i) flood += frame(kTextFrame, "x");
    EXPECT_THAT(reasonAfter(flood, options), HasSubstr("sent too many messages"));
    flood.clear();
    for (int i = 0; i < 500; ++i) flood += frame(kPingFrame, "x");
    EXPECT_THAT(reasonAfter(flood, options), HasSubstr("sent too many messages"));
}

TEST(Limits, OnlyTextsAreTaken) {
    EXPECT_THAT(reasonAfter(frame(kBinaryFrame, "abc")), HasSubstr("no text"));
    EXPECT_THAT(reasonAfter(frame(kTextFrame, "ab\xFF")), HasSubstr("no text"));
    EXPECT_THAT(reasonAfter(frame(kTextFrame, "\xED\xA0\x80")), HasSubstr("no text"));  // half a surrogate
    EXPECT_THAT(reasonAfter(frame(0x83, "a kind that is not defined")), HasSubstr("no text"));
    EXPECT_THAT(reasonAfter(frame(0xC1, "a bit that is reserved")), HasSubstr("no text"));
    EXPECT_THAT(reasonAfter(frame(0x80, "goes on with nothing")), HasSubstr("no text"));
    EXPECT_THAT(reasonAfter(std::string("\x81\x01x", 3)), HasSubstr("no text"));  // without a mask
    EXPECT_THAT(reasonAfter(std::string(5'000, '\x07')), HasSubstr("no text"));
}

TEST(Limits, HalfAFrameThenSilenceEndsItsConnection) {
    ServerOptions options = patient();
    options.limits.channel.pingEvery = 50ms;
    options.limits.channel.idleTime = 400ms;
    Meeting meeting(options);
    RawConnection half(meeting.port());
    ASSERT_TRUE(half.open());
    half.send(frame(kTextFrame, "hello").substr(0, 8));
    EXPECT_THAT(meeting.reasons(1), ElementsAre(HasSubstr("does not answer any more")));
    EXPECT_TRUE(half.untilClosed());
}

TEST(Limits, WhoSendsByteAfterByteIsNotTakenForAlive) {
    ServerOptions options = patient();
    options.limits.channel.pingEvery = 50ms;
    options.limits.channel.idleTime = 400ms;
    Meeting meeting(options);
    RawConnection slow(meeting.port());
    ASSERT_TRUE(slow.open());
    const std::string bytes = frame(kTextFrame, std::string(60'000, 'x'));
    std::size_t next = 0;
    EXPECT_TRUE(until([&] {
        slow.trySend(bytes.substr(next++, 1));
        meeting.listen();
        return !meeting.whyGone.empty();
    }));
    EXPECT_TRUE(meeting.texts.empty());
}

TEST(Limits, WhoDoesNotReadIsCutOff) {
    Meeting meeting;
    RawConnection stalled(meeting.port());
    ASSERT_TRUE(stalled.open());
    ASSERT_TRUE(meeting.untilConnected(1));
    EXPECT_TRUE(until([&] {
        meeting.server().send(meeting.ids[0], std::string(1 << 20, 'x'));
        meeting.listen();
        return !meeting.whyGone.empty();
    }));
    EXPECT_THAT(meeting.reasons(1), ElementsAre(HasSubstr("does not read what it is sent")));
    EXPECT_TRUE(stalled.untilClosed());
    expectService(meeting);
}

TEST(Limits, AServerThatDoesNotReadIsLeft) {
    Meeting meeting;  // which is not listened to, so it stops to read after a while
    ClientOptions options = patientClient();
    options.limits.channel.outboxBytes = 1 << 20;
    Client client = clientOf(meeting.endpoint(), options);
    ASSERT_TRUE(untilOpen(client));
    EXPECT_TRUE(until([&] {
        client.send(std::string(60'000, 'x'));
        static_cast<void>(client.receive());
        return client.state() == Client::State::Gone;
    }));
}

TEST(Limits, WhoSendsFasterThanTheProgramReadsHasToWait) {
    ServerOptions options = patient();
    options.limits.channel.burst = options.limits.channel.messagesPerSecond = 1e9;
    options.limits.channel.unreadBytes = 100'000;
    Meeting meeting(options);
    RawConnection fast(meeting.port());
    ASSERT_TRUE(fast.open());
    // More than the buffers of TCP hold, so the rest cannot be sent before somebody listens.
    const std::string text(50'000, 'x');
    std::string bytes;
    for (int i = 0; i < 400; ++i) bytes += frame(kTextFrame, text);
    std::string_view left = bytes;
    EXPECT_TRUE(until([&] {
        const std::size_t sent = fast.trySend(left);
        left.remove_prefix(sent);
        return sent == 0 || left.empty();
    }));
    std::this_thread::sleep_for(50ms);
    const std::size_t unread = meeting.server().receive().size();
    EXPECT_LE(unread, 4U);  // the connection, and texts of 100,000 bytes and one more
    EXPECT_TRUE(until([&] {
        left.remove_prefix(fast.trySend(left));
        meeting.listen();
        return left.empty() && meeting.texts.size() + unread >= 401;
    }));
    EXPECT_TRUE(meeting.whyGone.empty());
}

TEST(Limits, AFullInboxTakesNobodyIn) {
    ServerOptions options = patient();
    options.limits.inboxBytes = 1'000;
    Meeting meeting(options);
    Client first = clientOf(meeting.endpoint());
    first.send(std::string(2'000, 'x'));
    std::string refusal;
    // Until the text has come, others are let in.
    EXPECT_TRUE(until([&] {
        Client second = clientOf(meeting.endpoint());
        if (!until([&] {
                return static_cast<void>(second.receive()), second.state() != Client::State::Connecting;
            }))
            return false;
        if (second.state() == Client::State::Gone) refusal = goneReason(second);
        return !refusal.empty();
    }));
    EXPECT_THAT(refusal, HasSubstr("127.0.0.1 refused the connection: Service Unavailable"));
    meeting.listen();
    expectService(meeting);
}

TEST(Limits, TooManyConnectionsAreClosedAtOnce) {
    ServerOptions options = patient();
    options.limits.connections = 3;
    Meeting meeting(options);
    std::vector<Client> clients;
    for (int i = 0; i < 3; ++i) clients.push_back(clientOf(meeting.endpoint()));
    ASSERT_TRUE(meeting.untilConnected(3));
    Client tooMany = clientOf(meeting.endpoint());
    EXPECT_NE(goneReason(tooMany), "");
    clients.pop_back();
    // Its place is free when all of it has gone.
    EXPECT_TRUE(until([&] {
        clients.push_back(clientOf(meeting.endpoint()));
        if (!until([&] {
                return static_cast<void>(clients.back().receive()),
                       clients.back().state() != Client::State::Connecting;
            }))
            return false;
        return clients.back().state() == Client::State::Open;
    }));
}

TEST(Limits, OneAddressCannotTakeAllPlaces) {
    ServerOptions options = patient();
    options.limits.connectionsPerAddress = 2;
    Meeting meeting(options);
    RawConnection one(meeting.port());
    RawConnection two(meeting.port());
    ASSERT_TRUE(one.open());
    ASSERT_TRUE(two.open());
    RawConnection three(meeting.port());
    EXPECT_TRUE(three.untilClosed());
    EXPECT_EQ(three.read(), "");
}

TEST(Limits, WhoAsksForNothingIsCutOff) {
    ServerOptions options = patient();
    options.limits.handshakeTime = 100ms;
    options.limits.halfOpen = 2;
    Meeting meeting(options);
    RawConnection silent(meeting.port());
    RawConnection half(meeting.port());
    half.send("GET /socket HT");
    EXPECT_TRUE(silent.untilClosed());
    EXPECT_TRUE(half.untilClosed());
    RawConnection slow(meeting.port());
    EXPECT_TRUE(until([&] {
        slow.trySend("x");
        static_cast<void>(slow.read());
        return slow.untilClosed();
    }));
    options.limits.handshakeTime = 1h;
    Meeting patient(options);
    RawConnection first(patient.port());
    RawConnection second(patient.port());
    RawConnection third(patient.port());
    EXPECT_TRUE(third.untilClosed());
    EXPECT_TRUE(first.open());
    expectService(patient);
}

TEST(Limits, SilentClientsAreGone) {
    ServerOptions options = patient();
    options.limits.channel.pingEvery = 50ms;
    options.limits.channel.idleTime = 300ms;
    Meeting meeting(options);
    RawConnection silent(meeting.port());
    ASSERT_TRUE(silent.open());
    EXPECT_THAT(meeting.reasons(1), ElementsAre(HasSubstr("does not answer any more")));
}

TEST(Limits, WhoDoesNotSayGoodbyeIsNotWaitedFor) {
    ServerOptions options = patient();
    options.limits.channel.closeTime = 100ms;
    auto meeting = std::make_unique<Meeting>(options);
    RawConnection one(meeting->port());
    RawConnection two(meeting->port());
    ASSERT_TRUE(one.open());
    ASSERT_TRUE(two.open());
    ASSERT_TRUE(meeting->untilConnected(2));
    meeting->server().close(meeting->ids[0], "bye");
    EXPECT_THAT(meeting->reasons(1), ElementsAre("this program closed the connection"));
    meeting.reset();
    EXPECT_TRUE(two.untilClosed());
    EXPECT_TRUE(one.untilClosed());
}

TEST(Limits, BytesThatAreNoHttpGetABriefAnswerOrNone) {
    Meeting meeting;
    const std::string hostile[] = {
        std::string(100'000, 'A'),
        std::string("\0\1\2\3\r\n\r\n", 8),
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "\r\n\r\n\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\n" + std::string(20'000, 'h') + ": y\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xFC\x03\x03", 11)};
    for (const std::string& bytes : hostile) {
        RawConnection raw(meeting.port());
        raw.send(bytes);
        raw.send("\r\n\r\n");
        EXPECT_TRUE(raw.untilClosed()) << bytes.substr(0, 60);
        EXPECT_TRUE(raw.read().empty() || raw.read().starts_with("HTTP/1.1 4")) << raw.read();
    }
    expectService(meeting);
    EXPECT_EQ(meeting.ids.size(), 1U);
}

TEST(Limits, HandshakesThatAreNotOursAreRefused) {
    Meeting meeting;
    RawConnection elsewhere(meeting.port());
    elsewhere.ask("Origin: https://evil.example\r\n");
    EXPECT_TRUE(elsewhere.untilRead("HTTP/1.1 403"));
    RawConnection own(meeting.port());
    own.ask("Origin: http://localhost\r\n");
    EXPECT_TRUE(own.untilRead("HTTP/1.1 101"));
    RawConnection early(meeting.port());
    early.ask("\r\n" + frame(kTextFrame, "before it was answered"));
    EXPECT_TRUE(early.untilClosed());
    EXPECT_TRUE(early.read().starts_with("HTTP/1.1 400"));
    Endpoint other = meeting.endpoint();
    other.path = "/elsewhere";
    Client lost = clientOf(other);
    EXPECT_THAT(goneReason(lost), HasSubstr("refused the connection: Not Found"));
}

}  // namespace
}  // namespace net::testing
