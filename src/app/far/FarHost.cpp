#include "app/far/FarHost.h"

#include <utility>

#include "app/common/Wake.h"

namespace app {
FarHost::FarHost(Invitation host, base::Log& log)
    : host_(std::move(host)), log_(log), trouble_(base::msgid("Looking for the table …")) {
    connect();
}

void FarHost::connect() {
    net::ClientOptions options;
    options.wake = wakeLoop;
    client_.emplace(host_.endpoint(), std::move(options), log_);
}

void FarHost::send(std::string text) {
    if (client_) client_->send(std::move(text));
}

void FarHost::lose(host::Guest& guest, const base::Message& why) {
    trouble_ = why;
    client_.reset();
    if (std::exchange(open_, false)) {
        guest.disconnected();
        retry_.forgive();
    }
    retry_.failed();
}

void FarHost::update(host::Guest& guest, float seconds) {
    if (!client_) {
        if (retry_.due(seconds)) connect();
        return;
    }
    const auto texts = client_->receive();
    if (client_->state() != net::Client::State::Connecting && !open_ &&
        (client_->state() == net::Client::State::Open || !texts.empty())) {
        open_ = true;
        trouble_.reset();
        guest.connected();
    }
    for (const std::string& text : texts) guest.heard(text);
    if (client_->state() == net::Client::State::Gone)
        lose(guest, client_->whyGone().value_or(base::Message(base::msgid("The line broke."))));
}

std::optional<Invitation> FarHost::invitation(const std::string& code) const {
    Invitation found = host_;
    found.code = code;
    return found;
}

}  // namespace app
