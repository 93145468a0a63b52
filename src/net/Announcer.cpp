#include <avahi-client/publish.h>
#include <avahi-common/alternative.h>
#include <avahi-common/error.h>
#include <avahi-common/malloc.h>
#include <avahi-common/strlst.h>

#include <utility>

#include "net/Avahi.h"
#include "net/Nearby.h"

namespace net {

class Announcer::Core {
  public:
    explicit Core(std::string type)
        : type_(std::move(type)),
          avahi_(
              {.begun = [this](AvahiClient* client) { publish(client); }, .ended = [this] { withdraw(); }}) {}
    ~Core() {
        const Avahi::Lock lock(avahi_);
        withdraw();
    }
    Core(const Core&) = delete;
    Core& operator=(const Core&) = delete;

    void announce(std::vector<NearbyService> services) {
        if (services.size() > kMostNearby) services.resize(kMostNearby);
        const Avahi::Lock lock(avahi_);
        if (services == services_) return;
        services_ = std::move(services);
        withdraw();
        if (AvahiClient* const client = avahi_.client()) publish(client);
    }

  private:
    static void onGroup(AvahiEntryGroup*, AvahiEntryGroupState, void*) {}

    void withdraw() {
        for (AvahiEntryGroup* const group : std::exchange(groups_, {})) avahi_entry_group_free(group);
    }
    /// Each has a group of its own: the daemon takes 32 records in one.
    void publish(AvahiClient* client) {
        for (const NearbyService& service : services_) {
            AvahiEntryGroup* const group = avahi_entry_group_new(client, onGroup, this);
            if (group == nullptr) return;
            groups_.push_back(group);
            add(group, service);
            avahi_entry_group_commit(group);
        }
    }
    /// If another program of this computer has the name, the next one is taken.
    void add(AvahiEntryGroup* group, const NearbyService& service) {
        AvahiStringList* facts = nullptr;
        for (const auto& [key, value] : service.facts)
            facts = avahi_string_list_add_pair(facts, key.c_str(), value.c_str());
        std::string name = service.name;
        for (int tries = 0; tries < 8; ++tries) {
            const int problem = avahi_entry_group_add_service_strlst(
                group, AVAHI_IF_UNSPEC, AVAHI_PROTO_UNSPEC, AvahiPublishFlags{}, name.c_str(), type_.c_str(),
                nullptr, nullptr, service.port, facts);
            if (problem != AVAHI_ERR_COLLISION) break;
            char* const next = avahi_alternative_service_name(name.c_str());
            name = next;
            avahi_free(next);
        }
        avahi_string_list_free(facts);
    }

    std::string type_;
    std::vector<NearbyService> services_;
    std::vector<AvahiEntryGroup*> groups_;
    Avahi avahi_;  ///< the last member: its thread uses the others
};

Announcer::Announcer(std::string type) : core_(std::make_unique<Core>(std::move(type))) {}
Announcer::~Announcer() = default;
Announcer::Announcer(Announcer&&) noexcept = default;
Announcer& Announcer::operator=(Announcer&&) noexcept = default;
void Announcer::announce(std::vector<NearbyService> services) { core_->announce(std::move(services)); }

}  // namespace net
