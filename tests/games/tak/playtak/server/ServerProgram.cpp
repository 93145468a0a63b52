// The test server as a process of its own, on the loopback: lines over TCP at one port, WebSockets with the
// subprotocol "binary" at another one. Prints "lines PORT" and "websockets PORT", and later each line that
// it hears ("1 > PING"); ends when its input does. Its arguments name its faults:
//   version=N      speaks no later protocol
//   drop=GAME:PLY  in this game the player to move loses his line, once, after so many plies
//   away=SECONDS   in which he may come back
//   spaces         more of them than needed between words, and "\r\n"
//   pieces         sends a few bytes at a time
//   joined         sends several lines at once
//   late=MS        everything comes so much later
//   confirms-late  the OK of the last turn comes after the end of the game
//   silent=LINES   says nothing more to a player after so many lines
//   chatter=LINES  says so much to everybody at the login

#include <deque>
#include <functional>
#include <iostream>
#include <memory>
#include <thread>

#include "games/tak/playtak/server/TestServer.h"
#include "net/Beast.h"

namespace {

using namespace tak::playtak::testing;
using namespace std::chrono_literals;
using net::ErrorCode;
using net::Tcp;
namespace asio = net::asio;
using Clock = std::chrono::steady_clock;

constexpr auto kTick = 2ms;
constexpr std::size_t kPiece = 3;  // bytes

struct Faults {
    Manners manners = {};
    bool spaces = false;
    bool pieces = false;
    bool joined = false;
    Milliseconds late{0};
    int silentAfter = -1;
};

/// What a connection tells.
struct Listener {
    std::function<void(std::string)> heard;
    std::function<void()> gone;
};

class Connection {
  public:
    virtual ~Connection() = default;
    virtual void begin() = 0;
    /// One or more lines, as they go over the line.
    virtual void send(std::string text) = 0;
    /// After what was sent.
    virtual void close() = 0;
};

/// What both kinds have: the order of what is sent, and the end.
template <class Derived>
class Ordered : public Connection, public std::enable_shared_from_this<Derived> {
  public:
    explicit Ordered(Listener listener) : listener_(std::move(listener)) {}
    void send(std::string text) override {
        outbox_.push_back(std::move(text));
        if (outbox_.size() == 1) derived().write(outbox_.front());
    }
    void close() override {
        closes_ = true;
        if (outbox_.empty()) derived().shut();
    }

  protected:
    void written(ErrorCode error) {
        if (error) return;
        outbox_.pop_front();
        if (!outbox_.empty())
            derived().write(outbox_.front());
        else if (closes_)
            derived().shut();
    }
    void over() {
        if (!std::exchange(over_, true)) listener_.gone();
    }
    Derived& derived() { return static_cast<Derived&>(*this); }

    Listener listener_;

  private:
    std::deque<std::string> outbox_;
    bool closes_ = false;
    bool over_ = false;
};

class Lines final : public Ordered<Lines> {
  public:
    Lines(Tcp::socket socket, Listener listener) : Ordered(std::move(listener)), socket_(std::move(socket)) {}
    void begin() override {
        ErrorCode ignored;
        socket_.set_option(Tcp::no_delay(true), ignored);
        read();
    }
    void write(const std::string& text) {
        asio::async_write(
            socket_, asio::buffer(text),
            [self = shared_from_this()](ErrorCode error, std::size_t) { self->written(error); });
    }
    void shut() {
        ErrorCode ignored;
        socket_.close(ignored);
    }

  private:
    void read() {
        socket_.async_read_some(asio::buffer(piece_),
                                [self = shared_from_this()](ErrorCode error, std::size_t size) {
                                    if (error) return self->over();
                                    self->take(size);
                                    self->read();
                                });
    }
    void take(std::size_t size) {
        begun_.append(piece_.data(), size);
        for (std::size_t end = 0; (end = begun_.find('\n')) != std::string::npos;) {
            listener_.heard(begun_.substr(0, end));
            begun_.erase(0, end + 1);
        }
    }
    Tcp::socket socket_;
    std::array<char, 1024> piece_{};
    std::string begun_;
};

class Frames final : public Ordered<Frames> {
  public:
    Frames(Tcp::socket socket, Listener listener)
        : Ordered(std::move(listener)), socket_(net::PlainStream(std::move(socket))) {}
    void begin() override {
        net::http::async_read(socket_.next_layer(), buffer_, request_,
                              [self = shared_from_this()](ErrorCode error, std::size_t) {
                                  if (error || !self->isAsked()) return self->over();
                                  self->accept();
                              });
    }
    void write(const std::string& text) {
        socket_.binary(true);
        socket_.async_write(asio::buffer(text), [self = shared_from_this()](ErrorCode error, std::size_t) {
            self->written(error);
        });
    }
    void shut() { net::beast::get_lowest_layer(socket_).close(); }

  private:
    [[nodiscard]] bool isAsked() const {
        return request_[net::http::field::sec_websocket_protocol] == "binary";
    }
    void accept() {
        socket_.set_option(net::websocket::stream_base::decorator([](net::websocket::response_type& answer) {
            answer.set(net::http::field::sec_websocket_protocol, "binary");
        }));
        buffer_.clear();
        socket_.async_accept(request_, [self = shared_from_this()](ErrorCode error) {
            if (error) return self->over();
            self->listener_.heard("");
            self->read();
        });
    }
    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](ErrorCode error, std::size_t) {
            if (error) return self->over();
            std::string line = net::beast::buffers_to_string(self->buffer_.data());
            self->buffer_.clear();
            if (!line.empty() && line.back() == '\n') line.pop_back();
            self->listener_.heard(line);
            self->read();
        });
    }
    net::WebSocket<net::PlainStream> socket_;
    net::beast::flat_buffer buffer_;
    net::http::request<net::http::empty_body> request_;
};

class Hub final : public Outbox {
  public:
    explicit Hub(Faults faults) : faults_(faults), server_(*this, faults.manners) {}

    void run() {
        listen(lines_, "lines", [this](Tcp::socket socket) { welcome<Lines>(std::move(socket), true); });
        listen(frames_, "websockets",
               [this](Tcp::socket socket) { welcome<Frames>(std::move(socket), false); });
        std::jthread input([this] {
            for (std::string line; std::getline(std::cin, line);) {
            }
            context_.stop();
        });
        tick();
        context_.run();
    }
    void send(int client, const std::string& line) override {
        if (faults_.silentAfter >= 0 && ++said_[client] > faults_.silentAfter) return;
        letters_.push_back({Clock::now() + faults_.late, client, written(line)});
    }
    void close(int client) override { letters_.push_back({Clock::now() + faults_.late, client, {}}); }

  private:
    struct Letter {
        Clock::time_point due;
        int client;
        std::string text;  ///< empty: the end
    };

    using Arrived = std::function<void(Tcp::socket)>;
    void listen(Tcp::acceptor& acceptor, const char* name, const Arrived& arrived) {
        std::cout << name << ' ' << acceptor.local_endpoint().port() << std::endl;
        accept(acceptor, arrived);
    }
    void accept(Tcp::acceptor& acceptor, const Arrived& arrived) {
        acceptor.async_accept([this, &acceptor, arrived](ErrorCode error, Tcp::socket socket) {
            if (!error) arrived(std::move(socket));
            accept(acceptor, arrived);
        });
    }
    /// `now`: it is connected at once. A WebSocket is with its first, empty line.
    template <class Kind>
    void welcome(Tcp::socket socket, bool now) {
        const int client = ++last_;
        Listener listener{.heard =
                              [this, client, now, met = now](std::string line) mutable {
                                  if (!std::exchange(met, true)) return server_.connected(client);
                                  std::cout << client << " > " << line << std::endl;
                                  server_.heard(client, line);
                              },
                          .gone =
                              [this, client] {
                                  connections_.erase(client);
                                  server_.disconnected(client);
                              }};
        connections_[client] = std::make_shared<Kind>(std::move(socket), std::move(listener));
        if (now) server_.connected(client);
        connections_[client]->begin();
    }
    [[nodiscard]] std::string written(const std::string& line) const {
        if (!faults_.spaces) return line + '\n';
        std::string wide = " ";
        for (const char c : line) wide += c == ' ' ? "  " : std::string(1, c);
        return wide + " \r\n";
    }
    void tick() {
        timer_.expires_after(kTick);
        timer_.async_wait([this](ErrorCode) {
            const auto now = Clock::now();
            const auto passed = std::chrono::duration_cast<Milliseconds>(now - lastTick_);
            lastTick_ += passed;
            server_.update(passed);
            deliver(now);
            tick();
        });
    }
    void deliver(Clock::time_point now) {
        while (!letters_.empty() && letters_.front().due <= now) {
            Letter letter = std::move(letters_.front());
            letters_.pop_front();
            while (faults_.joined && !letter.text.empty() && !letters_.empty() &&
                   letters_.front().client == letter.client && !letters_.front().text.empty()) {
                letter.text += letters_.front().text;
                letters_.pop_front();
            }
            const auto found = connections_.find(letter.client);
            if (found == connections_.end()) continue;
            const std::shared_ptr<Connection> connection = found->second;
            if (letter.text.empty())
                connection->close();
            else if (!faults_.pieces)
                connection->send(std::move(letter.text));
            else
                for (std::size_t at = 0; at < letter.text.size(); at += kPiece)
                    connection->send(letter.text.substr(at, kPiece));
        }
    }

    Faults faults_;
    TestServer server_;
    asio::io_context context_{1};
    asio::steady_timer timer_{context_};
    Tcp::acceptor lines_{context_, {asio::ip::address_v4::loopback(), 0}};
    Tcp::acceptor frames_{context_, {asio::ip::address_v4::loopback(), 0}};
    std::map<int, std::shared_ptr<Connection>> connections_;
    std::map<int, int> said_;
    std::deque<Letter> letters_;
    int last_ = 0;
    Clock::time_point lastTick_ = Clock::now();
};

bool enter(Faults& faults, const std::string& word) {
    const std::size_t sign = word.find('=');
    const std::string name = word.substr(0, sign);
    const std::string value = sign == std::string::npos ? "" : word.substr(sign + 1);
    if (name == "spaces") return faults.spaces = true;
    if (name == "pieces") return faults.pieces = true;
    if (name == "joined") return faults.joined = true;
    if (name == "confirms-late") return faults.manners.confirmsLate = true;
    if (name == "drop") {
        const std::size_t colon = value.find(':');
        if (colon == std::string::npos) return false;
        faults.manners.dropGame = numberOf(value.substr(0, colon)).value_or(0);
        faults.manners.dropPly = numberOf(value.substr(colon + 1)).value_or(0);
        return true;
    }
    const auto number = numberOf(value);
    if (!number) return false;
    if (name == "version") faults.manners.version = *number;
    if (name == "away") faults.manners.away = std::chrono::seconds(*number);
    if (name == "late") faults.late = Milliseconds(*number);
    if (name == "silent") faults.silentAfter = *number;
    if (name == "chatter") faults.manners.chatter = *number;
    return true;
}

}  // namespace

int main(int count, char** words) {
    Faults faults;
    for (int i = 1; i < count; ++i)
        if (!enter(faults, words[i])) {
            std::cerr << "what is " << words[i] << '?' << std::endl;
            return 2;
        }
    Hub(faults).run();
    return 0;
}
