#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/table/TableSession.h"
#include "base/Result.h"
#include "match/Subscription.h"

namespace app {

/// What persons have arranged before their games (game/Arrangements.h) and may want again: that of the last
/// game, and those that they have named. Each person, known by name, has his own in each game. They are kept
/// in a file for each game, sealed, since an opponent at the same computer should not read them. A damaged
/// file is set aside before another one is written. Main thread only; every call that reads or writes blocks
/// for milliseconds.
class OwnArrangements {
  public:
    struct Named {
        std::string name;
        std::string text;
    };
    struct Own {
        std::optional<std::string> last;  ///< of the last game that is over
        std::vector<Named> named;         ///< by name
    };
    static constexpr std::size_t kMostNamed = 40;    ///< of one person in one game
    static constexpr std::size_t kLongestName = 80;  ///< bytes
    static constexpr std::size_t kLongestText = 2000;
    static constexpr std::size_t kMostPersons = 200;

    /// `folder`: for the files; may not exist yet. Empty: they are forgotten with this object.
    explicit OwnArrangements(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// An error if the file is damaged or cannot be read: then there are none.
    [[nodiscard]] base::Result<Own> of(const std::string& game, const std::string& person) const;
    /// Keeps one under this name, in place of an older one. Errors: the name is empty or too long, there are
    /// too many, or the file cannot be written.
    base::Result<void> keep(const std::string& game, const std::string& person, Named named);
    base::Result<void> remove(const std::string& game, const std::string& person, std::string_view name);

    /// Keeps what the persons at this table have used, once their game is over; before, nobody who sits down
    /// under another's name may see it. Call it once a frame.
    base::Result<void> follow(const TableSession& table);

  private:
    using Persons = std::map<std::string, Own>;  // by name
    [[nodiscard]] std::filesystem::path fileOf(const std::string& game) const;
    /// Empty if there is no file.
    [[nodiscard]] base::Result<std::string> contentOf(const std::string& game) const;
    [[nodiscard]] base::Result<Persons> read(const std::string& game) const;
    [[nodiscard]] static base::Result<Persons> personsIn(const std::string& content,
                                                         const std::filesystem::path& file);
    /// The same, before it is written anew: a file that has not this form, or is of another version of the
    /// program, is set aside.
    [[nodiscard]] base::Result<Persons> readToChange(const std::string& game) const;
    base::Result<void> write(const std::string& game, Persons persons);

    std::filesystem::path folder_;
    std::map<std::string, Persons> unwritten_;  ///< by game, if there is no folder
    match::Subscription news_;
};

/// Why the person at this table cannot take up or keep an arrangement now; nullopt: he can.
[[nodiscard]] std::optional<base::Message> whyNoArrangement(const TableSession& table);
/// His name.
[[nodiscard]] std::string arrangingPerson(const TableSession& table);

}  // namespace app
