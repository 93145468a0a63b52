#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/far/FarKeeper.h"
#include "app/far/Invitation.h"
#include "base/Result.h"
#include "host/Messages.h"

namespace app {

/// A player's place at a table far away, by which he can come back to it, also after the program has ended.
struct Place {
    std::string game = {};  ///< id of a game::Kind
    std::string name = {};  ///< as which he is known there
    bool own = false;       ///< the table is this program's own
    Invitation table = {};
    std::string token = {};  ///< by which he is known: a secret
    KeptMatch kept = {};     ///< the last match there
    friend bool operator==(const Place&, const Place&) = default;
};

/// The places of the player, the last one first. They are kept in a file that only he can read.
class FarPlaces {
  public:
    /// An empty path keeps nothing. What cannot be read is left out.
    explicit FarPlaces(std::filesystem::path file);
    [[nodiscard]] const std::vector<Place>& all() const { return places_; }
    /// Puts a place first, instead of one at the same table. An error if it cannot be kept.
    base::Result<void> put(Place place);
    base::Result<void> remove(const Invitation& table);

  private:
    [[nodiscard]] base::Result<void> write() const;

    std::filesystem::path file_;
    std::vector<Place> places_;
};

}  // namespace app
