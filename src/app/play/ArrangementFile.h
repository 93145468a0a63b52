#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/Result.h"

/// The file of what persons have arranged before their games of one kind: sealed, since an opponent at the
/// same computer should not read it. The functions block as long as the disk needs; any thread.
namespace app::arrangements {

struct Named {
    std::string name;
    std::string text;
};
/// What one person has kept.
struct Own {
    std::optional<std::string> last = {};  ///< of the last game that is over
    std::vector<Named> named = {};         ///< by name
};
using Persons = std::map<std::string, Own>;  // by name

inline constexpr std::size_t kMostNamed = 40;    ///< of one person
inline constexpr std::size_t kLongestName = 80;  ///< letters (unicode/Letters.h)
inline constexpr std::size_t kLongestText = 2000;
inline constexpr std::size_t kMostPersons = 200;

/// Changes what a file holds; false: there was nothing to change. Carried out a second time, it changes
/// nothing more.
using Change = std::function<base::Result<bool>(Persons&)>;

/// Empty if there is no file. An error if it is damaged or cannot be read.
[[nodiscard]] base::Result<Persons> read(const std::filesystem::path& file);
/// The same, but a damaged file, or one of another version of the program, counts as empty.
[[nodiscard]] base::Result<Persons> readSound(const std::filesystem::path& file);
/// Carries out a change; whether something is different now. Where there are too many persons, one who has
/// named nothing is forgotten. After an error nothing has changed.
base::Result<bool> apply(const Change& change, Persons& persons);
/// Carries out the changes in this order, and writes the file if something is different. A damaged file is
/// set aside before that. A change that fails does not hold up the others; returns the first error.
base::Result<void> write(const std::filesystem::path& file, const std::vector<Change>& changes);

}  // namespace app::arrangements
