#include "app/far/OwnHost.h"

namespace app {

bool canHost() { return false; }

bool reachesServers() { return false; }

base::Result<std::unique_ptr<Reach>> openOwnHost(std::vector<const game::Kind*> /*games*/,
                                                 const std::filesystem::path& /*folder*/,
                                                 base::Log& /*log*/) {
    return base::Error{base::msgid("A page in a browser cannot hold a table.")};
}

}  // namespace app
