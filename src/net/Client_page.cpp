#include <emscripten/websocket.h>

#include <utility>

#include "net/Client.h"

namespace net {

/// A WebSocket of the browser, on the thread of the program. Whom to trust decides the browser: it does not
/// tell certificates, so a fingerprint cannot be compared.
class ClientCore {
  public:
    ClientCore(const Endpoint& endpoint, std::function<void()> wake) : wake_(std::move(wake)) {
        if (endpoint.framing != Framing::Texts) {
            gone(base::msgid("this browser cannot connect there"));
            return;
        }
        const bool numbers = endpoint.host.find(':') != std::string::npos;  // an address of IPv6
        const std::string url = std::string(endpoint.tls ? "wss://" : "ws://") +
                                (numbers ? "[" + endpoint.host + "]" : endpoint.host) + ":" +
                                std::to_string(endpoint.port) + endpoint.path;
        EmscriptenWebSocketCreateAttributes attributes{url.c_str(), nullptr, EM_FALSE};
        socket_ = emscripten_websocket_new(&attributes);
        if (socket_ <= 0) {
            gone(base::msgid("this browser cannot connect there"));
            return;
        }
        emscripten_websocket_set_onopen_callback(socket_, this, onOpen);
        emscripten_websocket_set_onmessage_callback(socket_, this, onMessage);
        emscripten_websocket_set_onerror_callback(socket_, this, onError);
        emscripten_websocket_set_onclose_callback(socket_, this, onClose);
    }
    ~ClientCore() {
        if (socket_ <= 0) return;
        emscripten_websocket_close(socket_, kNormal, "");
        emscripten_websocket_delete(socket_);
    }
    ClientCore(const ClientCore&) = delete;
    ClientCore& operator=(const ClientCore&) = delete;

    void send(std::string text) {
        if (state == Client::State::Open)
            emscripten_websocket_send_utf8_text(socket_, text.c_str());
        else if (state == Client::State::Connecting)
            waiting_.push_back(std::move(text));
    }
    void close(std::string_view reason) {
        if (state != Client::State::Gone)
            emscripten_websocket_close(socket_, kNormal, std::string(reason.substr(0, 123)).c_str());
    }

    Client::State state = Client::State::Connecting;
    std::optional<base::Message> whyGone = {};
    std::vector<std::string> received = {};

  private:
    static constexpr unsigned short kNormal = 1000;  // RFC 6455, 7.4.1

    static EM_BOOL onOpen(int, const EmscriptenWebSocketOpenEvent*, void* self) {
        auto& core = *static_cast<ClientCore*>(self);
        core.state = Client::State::Open;
        for (std::string& text : std::exchange(core.waiting_, {})) core.send(std::move(text));
        core.news();
        return EM_TRUE;
    }
    static EM_BOOL onMessage(int, const EmscriptenWebSocketMessageEvent* event, void* self) {
        auto& core = *static_cast<ClientCore*>(self);
        // A text has a zero at its end, which is counted.
        if (event->isText && event->numBytes > 0)
            core.received.emplace_back(reinterpret_cast<const char*>(event->data), event->numBytes - 1);
        core.news();
        return EM_TRUE;
    }
    static EM_BOOL onError(int, const EmscriptenWebSocketErrorEvent*, void* self) {
        static_cast<ClientCore*>(self)->gone(base::msgid("this browser cannot connect there"));
        return EM_TRUE;
    }
    static EM_BOOL onClose(int, const EmscriptenWebSocketCloseEvent* event, void* self) {
        const std::string reason = event->reason;
        static_cast<ClientCore*>(self)->gone(
            reason.empty() ? base::Message(base::msgid("the other program closed the connection"))
                           : base::Message(base::msgid("the other program closed the connection: {why}"),
                                           {{"why", reason}}));
        return EM_TRUE;
    }
    void gone(base::Message why) {
        if (state == Client::State::Gone) return;
        state = Client::State::Gone;
        whyGone = std::move(why);
        news();
    }
    void news() const {
        if (wake_) wake_();
    }

    EMSCRIPTEN_WEBSOCKET_T socket_ = 0;
    std::function<void()> wake_;
    std::vector<std::string> waiting_;  ///< to be sent once it is open
};

Client::Client(Endpoint endpoint, ClientOptions options, base::Log& /*log*/)
    : core_(std::make_unique<ClientCore>(endpoint, std::move(options.wake))) {}
Client::Client(Client&&) noexcept = default;
Client& Client::operator=(Client&&) noexcept = default;
Client::~Client() = default;

std::vector<std::string> Client::receive() {
    state_ = core_->state;
    whyGone_ = core_->whyGone;
    return std::exchange(core_->received, {});
}

void Client::send(std::string text) { core_->send(std::move(text)); }

void Client::close(std::string_view reason) { core_->close(reason); }

// The browser measures it, and does not tell.
std::optional<std::chrono::milliseconds> Client::roundTrip() const { return {}; }

Resolve systemResolver() { return {}; }

}  // namespace net
