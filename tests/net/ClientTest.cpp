// Clients and what may go wrong before they are open.

#include "net/Client.h"

#include <gmock/gmock.h>

#include <condition_variable>
#include <mutex>

#include "net/Meeting.h"
#include "net/RawConnection.h"

namespace net::testing {
namespace {

using ::testing::HasSubstr;
using namespace std::chrono_literals;

/// A resolver that does not return before it is released.
class HangingResolver {
  public:
    [[nodiscard]] Resolve resolve() const {
        return [state = state_](const std::string&) {
            std::unique_lock lock(state->mutex);
            ++state->asked;
            state->changed.wait(lock, [&] { return state->released; });
            ++state->answered;
            return std::vector<std::string>{"127.0.0.1"};
        };
    }
    bool untilAsked() {
        return until([&] { return with([](State& state) { return state.asked > 0; }); });
    }
    bool release() {
        with([](State& state) { return state.released = true; });
        state_->changed.notify_all();
        return until([&] { return with([](State& state) { return state.answered == state.asked; }); });
    }

  private:
    struct State {
        std::mutex mutex;
        std::condition_variable changed;
        int asked = 0;
        int answered = 0;
        bool released = false;
    };
    template <class Look>
    bool with(Look look) {
        const std::lock_guard lock(state_->mutex);
        return look(*state_);
    }
    std::shared_ptr<State> state_ = std::make_shared<State>();
};

TEST(Client, DoesNotWaitForAResolverThatHangs) {
    HangingResolver resolver;
    ClientOptions options = patientClient();
    options.resolve = resolver.resolve();
    auto client =
        std::make_unique<Client>(clientOf({.host = "slow.example", .port = 1, .tls = false}, options));
    client->send("hello");
    ASSERT_TRUE(resolver.untilAsked());
    client.reset();                   // would hang here
    EXPECT_TRUE(resolver.release());  // its answer is for nobody
}

TEST(Client, GivesAResolverUpAfterAWhile) {
    HangingResolver resolver;
    ClientOptions options = patientClient();
    options.resolve = resolver.resolve();
    options.limits.resolveTime = 50ms;
    Client client = clientOf({.host = "slow.example", .port = 1, .tls = false}, options);
    EXPECT_EQ(goneReason(client), "there is no computer with the name slow.example");
    EXPECT_TRUE(resolver.release());
}

TEST(Client, SaysThatAHostHasNoAddress) {
    ClientOptions options = patientClient();
    options.resolve = [](const std::string&) { return std::vector<std::string>{}; };
    Client none = clientOf({.host = "no.example", .port = 1}, options);
    EXPECT_EQ(goneReason(none), "there is no computer with the name no.example");
    options.resolve = [](const std::string&) -> std::vector<std::string> { throw std::runtime_error("bad"); };
    Client thrown = clientOf({.host = "no.example", .port = 1}, options);
    EXPECT_EQ(goneReason(thrown), "there is no computer with the name no.example");
    options.resolve = [](const std::string&) { return std::vector<std::string>{"no address"}; };
    Client rubbish = clientOf({.host = "no.example", .port = 1}, options);
    EXPECT_EQ(goneReason(rubbish), "there is no computer with the name no.example");
}

TEST(Client, AsksTheSystemForAddresses) {
    EXPECT_THAT(systemResolver()("localhost"), ::testing::Contains(::testing::AnyOf("127.0.0.1", "::1")));
}

/// A port at which nobody listens any more.
std::uint16_t freePort() { return Meeting().port(); }

TEST(Client, TriesTheAddressesOneAfterTheOther) {
    Meeting meeting;
    ClientOptions options = patientClient();
    options.resolve = [](const std::string&) { return std::vector<std::string>{"127.0.0.9", "127.0.0.1"}; };
    Client client = clientOf({.host = "two.example", .port = meeting.port(), .tls = false}, options);
    EXPECT_TRUE(untilOpen(client));
}

TEST(Client, SaysThatNobodyListens) {
    Client client = clientOf({.host = "127.0.0.1", .port = freePort(), .tls = false});
    EXPECT_EQ(goneReason(client), "127.0.0.1 cannot be reached: Connection refused");
    client.send("nothing happens");
    client.close("nothing happens");
    EXPECT_TRUE(client.receive().empty());
}

/// Accepts connections and sends these bytes, whatever comes.
class FakeServer {
  public:
    explicit FakeServer(std::string answer)
        : thread_([this, answer = std::move(answer)](const std::stop_token& stop) {
              acceptor_.non_blocking(true);
              std::vector<boost::asio::ip::tcp::socket> guests;
              while (!stop.stop_requested()) {
                  boost::system::error_code error;
                  auto guest = acceptor_.accept(error);
                  if (!error) {
                      boost::asio::write(guest, boost::asio::buffer(answer), error);
                      guests.push_back(std::move(guest));
                  }
                  std::this_thread::sleep_for(2ms);
              }
          }) {}
    [[nodiscard]] Endpoint endpoint(bool tls) const {
        return {.host = "127.0.0.1", .port = acceptor_.local_endpoint().port(), .tls = tls};
    }

  private:
    boost::asio::io_context context_;
    boost::asio::ip::tcp::acceptor acceptor_{context_, {boost::asio::ip::address_v4::loopback(), 0}};
    std::jthread thread_;
};

TEST(Client, LeavesAServerThatDoesNotSpeak) {
    const FakeServer silent("");
    ClientOptions options = patientClient();
    options.limits.handshakeTime = 100ms;
    Client plain = clientOf(silent.endpoint(false), options);
    EXPECT_EQ(goneReason(plain), "127.0.0.1 does not answer");
    Client tls = clientOf(silent.endpoint(true), options);
    EXPECT_EQ(goneReason(tls), "127.0.0.1 does not answer");
    options.limits.handshakeTime = 1h;
    // Destroyed in the middle of a handshake.
    clientOf(silent.endpoint(false), options);
    Client waits = clientOf(silent.endpoint(true), options);
    std::this_thread::sleep_for(20ms);
}

TEST(Client, LeavesAServerThatSpeaksSomethingElse) {
    for (const std::string& answer :
         {std::string("SSH-2.0-OpenSSH_9.2\r\n"),
          "HTTP/1.1 101 Switching Protocols\r\n\r\n" + std::string(500, '\xFF'), std::string(100'000, 'x'),
          "HTTP/1.1 200 OK\r\nX: " + std::string(100'000, 'x')}) {
        const FakeServer server(answer);
        for (const bool tls : {false, true}) {
            Client client = clientOf(server.endpoint(tls));
            EXPECT_NE(goneReason(client), "") << answer.substr(0, 20);
        }
    }
}

TEST(Client, HearsThatTheServerIsGone) {
    auto meeting = std::make_unique<Meeting>();
    Client client = clientOf(meeting->endpoint());
    ASSERT_TRUE(untilOpen(client));
    std::jthread leaves([&] { meeting.reset(); });
    EXPECT_TRUE(until([&] {
        client.send("are you there?");
        static_cast<void>(client.receive());
        return client.state() == Client::State::Gone;
    }));
    EXPECT_THAT(goneReason(client), HasSubstr("connection"));
}

TEST(Client, CanBeMoved) {
    Meeting meeting;
    Client first = clientOf(meeting.endpoint());
    Client client = std::move(first);
    client.send("moved");
    EXPECT_TRUE(meeting.untilTexts(1));
    client = clientOf(meeting.endpoint());
    client.send("another");
    EXPECT_TRUE(meeting.untilTexts(2));
}

}  // namespace
}  // namespace net::testing
