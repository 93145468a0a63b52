#include "net/Avahi.h"

#include <avahi-common/error.h>

#include <utility>

namespace net {

Avahi::Avahi(Listener listener) : listener_(std::move(listener)) {
    poll_ = avahi_threaded_poll_new();
    if (poll_ == nullptr) return;
    open();
    avahi_threaded_poll_start(poll_);
}

Avahi::~Avahi() {
    if (poll_ == nullptr) return;
    avahi_threaded_poll_stop(poll_);
    if (std::exchange(running_, false)) listener_.ended();
    if (client_ != nullptr) avahi_client_free(client_);
    avahi_threaded_poll_free(poll_);
}

/// AVAHI_CLIENT_NO_FAIL: a daemon that starts later is waited for.
void Avahi::open() {
    client_ = avahi_client_new(avahi_threaded_poll_get(poll_), AVAHI_CLIENT_NO_FAIL, onState, this, nullptr);
}

void Avahi::onState(AvahiClient* client, AvahiClientState state, void* self) {
    Avahi& avahi = *static_cast<Avahi*>(self);
    avahi.client_ = client;  // the first call comes before avahi_client_new() returns
    if (state == AVAHI_CLIENT_S_RUNNING) {
        if (!std::exchange(avahi.running_, true)) avahi.listener_.begun(client);
        return;
    }
    if (std::exchange(avahi.running_, false)) avahi.listener_.ended();
    if (state != AVAHI_CLIENT_FAILURE) return;
    const bool restarted = avahi_client_errno(client) == AVAHI_ERR_DISCONNECTED;
    avahi_client_free(client);
    avahi.client_ = nullptr;
    if (restarted) avahi.open();
}

}  // namespace net
