#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/far/Invitation.h"

namespace app {

/// A table that somebody on the local network holds.
struct NearbyTable {
    Invitation table = {};
    std::string game = {};   ///< id of a game::Kind, perhaps of one that this program does not know
    std::string owner = {};  ///< his name
};

/// Looks for tables with free seats on the local network (NearbyTables_desktop.cpp; a page cannot:
/// NearbyTables_page.cpp).
class NearbyTables {
  public:
    NearbyTables();
    ~NearbyTables();
    NearbyTables(const NearbyTables&) = delete;
    NearbyTables& operator=(const NearbyTables&) = delete;
    /// Those that are known at present.
    [[nodiscard]] std::vector<NearbyTable> all() const;

  private:
    class Search;
    std::unique_ptr<Search> search_;
};

}  // namespace app
