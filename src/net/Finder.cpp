#include <avahi-client/lookup.h>
#include <avahi-common/malloc.h>

#include <mutex>
#include <utility>

#include "net/Avahi.h"
#include "net/Nearby.h"

namespace net {
namespace {

std::map<std::string, std::string> factsIn(AvahiStringList* list) {
    std::map<std::string, std::string> facts;
    for (AvahiStringList* one = list; one != nullptr; one = avahi_string_list_get_next(one)) {
        char* key = nullptr;
        char* value = nullptr;
        if (avahi_string_list_get_pair(one, &key, &value, nullptr) != 0) continue;
        if (value != nullptr) facts.emplace(key, value);
        avahi_free(key);
        avahi_free(value);
    }
    return facts;
}

std::string textOf(const AvahiAddress& address) {
    char text[AVAHI_ADDRESS_STR_MAX];
    return avahi_address_snprint(text, sizeof text, &address) != nullptr ? text : "";
}

bool isLoopback(const AvahiAddress& address) { return textOf(address).starts_with("127."); }

}  // namespace

class Finder::Core {
  public:
    Core(std::string type, std::function<void()> wake)
        : type_(std::move(type)),
          wake_(std::move(wake)),
          avahi_({.begun = [this](AvahiClient* client) { browse(client); }, .ended = [this] { stop(); }}) {}
    ~Core() {
        const Avahi::Lock lock(avahi_);
        stop();
    }
    Core(const Core&) = delete;
    Core& operator=(const Core&) = delete;

    [[nodiscard]] std::vector<FoundService> found() const {
        const std::scoped_lock lock(mutex_);
        std::vector<FoundService> found;
        for (const auto& [name, one] : found_) found.push_back(one);
        return found;
    }

  private:
    void browse(AvahiClient* client) {
        // IPv4 only: one entry for each service, and addresses that hold on every interface.
        browser_ = avahi_service_browser_new(client, AVAHI_IF_UNSPEC, AVAHI_PROTO_INET, type_.c_str(),
                                             nullptr, AvahiLookupFlags{}, onBrowsed, this);
    }
    void stop() {
        if (browser_ != nullptr) avahi_service_browser_free(std::exchange(browser_, nullptr));
        const std::scoped_lock lock(mutex_);
        found_.clear();
    }
    static void onBrowsed(AvahiServiceBrowser* browser, AvahiIfIndex interface, AvahiProtocol protocol,
                          AvahiBrowserEvent event, const char* name, const char* type, const char* domain,
                          AvahiLookupResultFlags, void* self) {
        Core& core = *static_cast<Core*>(self);
        if (event == AVAHI_BROWSER_NEW) {
            // It frees itself once it has found the service, or has not.
            avahi_service_resolver_new(avahi_service_browser_get_client(browser), interface, protocol, name,
                                       type, domain, AVAHI_PROTO_INET, AvahiLookupFlags{}, onResolved, self);
        } else if (event == AVAHI_BROWSER_REMOVE) {
            core.change([&](auto& found) { found.erase(name); });
        }
    }
    static void onResolved(AvahiServiceResolver* resolver, AvahiIfIndex, AvahiProtocol,
                           AvahiResolverEvent event, const char* name, const char*, const char*, const char*,
                           const AvahiAddress* address, std::uint16_t port, AvahiStringList* facts,
                           AvahiLookupResultFlags, void* self) {
        Core& core = *static_cast<Core*>(self);
        if (event == AVAHI_RESOLVER_FOUND)
            core.change([&](auto& found) {
                // The loopback, too, tells what this computer announces: its other addresses are worth more.
                if (found.size() < kMostNearby && (!isLoopback(*address) || !found.contains(name)))
                    found.insert_or_assign(name,
                                           FoundService{textOf(*address), {name, port, factsIn(facts)}});
            });
        avahi_service_resolver_free(resolver);
    }

    template <class Change>
    void change(const Change& change) {
        {
            const std::scoped_lock lock(mutex_);
            change(found_);
        }
        if (wake_) wake_();
    }

    std::string type_;
    std::function<void()> wake_;
    mutable std::mutex mutex_;
    std::map<std::string, FoundService> found_;  ///< by name
    AvahiServiceBrowser* browser_ = nullptr;
    Avahi avahi_;  ///< the last member: its thread uses the others
};

Finder::Finder(std::string type, std::function<void()> wake)
    : core_(std::make_unique<Core>(std::move(type), std::move(wake))) {}
Finder::~Finder() = default;
Finder::Finder(Finder&&) noexcept = default;
Finder& Finder::operator=(Finder&&) noexcept = default;
std::vector<FoundService> Finder::found() const { return core_->found(); }

}  // namespace net
