// By what a client knows the server.

#include <gmock/gmock.h>

#include "net/Meeting.h"
#include "net/RawConnection.h"

namespace net::testing {
namespace {

using ::testing::HasSubstr;
using namespace std::chrono_literals;

class Trust : public ::testing::Test {
  protected:
    Trust() : meeting_(known(identity_)) {}
    static ServerOptions known(const Identity& identity) {
        ServerOptions options = patient();
        options.identity = identity;
        return options;
    }
    [[nodiscard]] Endpoint endpoint(const std::string& host, std::optional<Fingerprint> fingerprint) const {
        return {.host = host, .port = meeting_.port(), .fingerprint = fingerprint};
    }
    /// Trusts the server's certificate as if an authority had made it.
    [[nodiscard]] ClientOptions trusting() const {
        ClientOptions options = patientClient();
        options.trusted = folder_ / "identity.pem";
        options.resolve = [](const std::string&) { return std::vector<std::string>{"127.0.0.1"}; };
        return options;
    }

    support::TemporaryFolder folder_;
    Identity identity_ = *Identity::open(folder_ / "identity.pem");
    Meeting meeting_;
};

TEST_F(Trust, TheRightFingerprintIsEnough) {
    ClientOptions options = trusting();
    options.trusted.clear();
    Client client = clientOf(endpoint("any.name", identity_.fingerprint()), options);
    EXPECT_TRUE(untilOpen(client));
}

TEST_F(Trust, AnotherFingerprintIsRefusedEvenOfATrustedServer) {
    Fingerprint other = identity_.fingerprint();
    other.bytes[31] ^= 1U;
    Client client = clientOf(endpoint("localhost", other), trusting());
    client.send("secret");
    EXPECT_THAT(goneReason(client), HasSubstr("localhost does not have the expected fingerprint"));
    EXPECT_EQ(client.state(), Client::State::Gone);
    meeting_.listen();
    EXPECT_TRUE(meeting_.ids.empty());
}

TEST_F(Trust, WithoutAFingerprintTheCertificateMustBeTrusted) {
    Client client = clientOf(endpoint("127.0.0.1", {}));
    EXPECT_THAT(goneReason(client), HasSubstr("the certificate of 127.0.0.1 is not trusted: self"));
}

TEST_F(Trust, ATrustedCertificateMustBeThatOfTheHost) {
    Client byName = clientOf(endpoint("localhost", {}), trusting());
    EXPECT_TRUE(untilOpen(byName));
    Client byAddress = clientOf(endpoint("127.0.0.1", {}), trusting());
    EXPECT_TRUE(untilOpen(byAddress));
    Client other = clientOf(endpoint("example.org", {}), trusting());
    EXPECT_THAT(goneReason(other), HasSubstr("example.org is not trusted: hostname mismatch"));
    ClientOptions elsewhere = trusting();
    Client otherAddress = clientOf(endpoint("127.0.0.2", {}), elsewhere);
    EXPECT_NE(goneReason(otherAddress), "");
}

TEST_F(Trust, WhoDoesNotSpeakTlsIsNoServer) {
    const Meeting plain;
    Endpoint wrong = endpoint("127.0.0.1", identity_.fingerprint());
    wrong.port = plain.port();
    Client client = clientOf(wrong);
    EXPECT_THAT(goneReason(client), HasSubstr("127.0.0.1 cannot be reached"));
    RawConnection alsoWrong(meeting_.port());
    alsoWrong.ask();
    EXPECT_TRUE(alsoWrong.untilClosed());
}

TEST_F(Trust, AHandshakeThatStopsIsCutOff) {
    ServerOptions impatient = patient();
    impatient.identity = identity_;
    impatient.limits.handshakeTime = 50ms;
    const Meeting meeting(impatient);
    RawConnection silent(meeting.port());
    EXPECT_TRUE(silent.untilClosed());
    RawConnection half(meeting.port());
    half.send(std::string_view("\x16\x03\x01\x02\x00\x01", 6));
    EXPECT_TRUE(half.untilClosed());
}

}  // namespace
}  // namespace net::testing
