#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "i18n/Catalogue.h"
#include "match/Event.h"
#include "match/Subscription.h"

namespace app {

class TableSession;

/// Tells in words what the last turns have done to pieces of others: what was shown, lost, exchanged, brought
/// back or settled for good, and in games that hide much every turn of others. A player who has looked away
/// reads there why something is gone.
class LastEvents {
  public:
    /// Reads what is new in the match on the table; call once a frame.
    void follow(const TableSession& table, const i18n::Catalogue& texts);
    /// What has happened since the last turn of a person at this table, that turn included, a sentence for
    /// each turn; empty if nothing worth a sentence has. If only engines play, since the last player began
    /// his turn. Between persons who hide something from each other, what the others have done since the last
    /// turn of the one who has the table, as he saw it, or what came of his own act; while it is covered, the
    /// last turn as everybody may know it.
    [[nodiscard]] const std::string& words() const { return words_; }

  private:
    struct Told {
        game::PlayerId player;
        std::vector<std::pair<game::Viewer, std::string>> words;  ///< by reader
        bool choice = false;                                      ///< one that all make at the same time
        bool eventful = false;                                    ///< not seen at a glance
    };
    void add(const TableSession& table, const match::Event& played, const i18n::Catalogue& texts);
    void compose(const TableSession& table);

    match::Subscription news_;
    std::vector<Told> told_;
    /// For what the words were composed: the number of events, and the reader.
    std::optional<std::pair<std::size_t, game::Viewer>> composed_;
    std::string words_;
};

}  // namespace app
