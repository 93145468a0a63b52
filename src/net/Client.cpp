#include "net/Client.h"

#include <utility>

#include "net/ClientCore.h"

namespace net {

Client::Client(Endpoint endpoint, ClientOptions options, base::Log& log)
    : core_(std::make_unique<ClientCore>(std::move(endpoint), std::move(options), log)) {}
Client::Client(Client&& other) noexcept = default;
Client& Client::operator=(Client&& other) noexcept = default;
Client::~Client() = default;

std::vector<std::string> Client::receive() {
    std::vector<std::string> texts;
    for (Heard& heard : core_->receive()) {
        if (auto* text = std::get_if<Text>(&heard)) texts.push_back(std::move(text->text));
        if (std::holds_alternative<Connected>(heard)) state_ = State::Open;
        if (auto* gone = std::get_if<Gone>(&heard)) {
            state_ = State::Gone;
            whyGone_ = std::move(gone->why);
        }
    }
    return texts;
}

void Client::send(std::string text) {
    if (state_ != State::Gone) core_->command({.id = ConnectionId(1), .text = std::move(text)});
}

void Client::close(std::string_view reason) {
    core_->command({.kind = Command::Kind::Close, .id = ConnectionId(1), .text = std::string(reason)});
}

std::optional<std::chrono::milliseconds> Client::roundTrip() const { return core_->roundTrip(); }

}  // namespace net
