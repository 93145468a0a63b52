#include <filesystem>
#include <fstream>

#include "archive/Archive.h"
#include "archive/GeneratedGames.h"
#include "base/Files.h"
#include "fuzz/Targets.h"
#include "support/TemporaryFolder.h"

namespace fuzz {
namespace {

namespace fs = std::filesystem;

std::string goodArchive() {
    const support::TemporaryFolder folder;
    {
        auto made = archive::Archive::open(folder / "games.db");
        require(made.ok(), "an archive can be made");
        for (int i = 0; i < 20; ++i)
            require(made->add(generated::entryOf(i, generated::lengthOf(i))).ok(), "games can be added");
    }
    return base::readFile(folder / "games.db").value();
}

std::string changed(std::string file, std::string_view changes) {
    for (std::size_t i = 0; i + 4 <= changes.size(); i += 4) {
        std::size_t at = 0;
        for (std::size_t k = 0; k < 3; ++k) at = at * 256 + static_cast<unsigned char>(changes[i + k]);
        file[at % file.size()] = changes[i + 3];
    }
    return file;
}

}  // namespace

void archive(std::string_view changes) {
    static const std::string kGood = goodArchive();
    const support::TemporaryFolder folder;
    const fs::path file = folder / "games.db";
    const std::string before = changed(kGood, changes);
    std::ofstream(file, std::ios::binary) << before;
    auto opened = archive::Archive::open(file);
    if (!opened) {
        require(!opened.error().message.english().empty(), "an error says what is wrong");
        return require(base::readFile(file).value() == before, "a file that is refused is not touched");
    }
    if (opened->damaged()) {
        require(opened->warning().has_value(), "the player is told of the damage");
        require(base::readFile(folder / "games.db.damaged-1").value() == before, "a damaged file is kept");
    }
    const auto found = opened->search({});
    require(found.ok(), "an archive that was opened can be searched");
    const archive::Entry entry = generated::entryOf(99, 3);
    const auto added = opened->add(entry);
    if (opened->readOnly())  // SQLite only reads files whose header asks for a newer version
        return require(!added.ok() && opened->warning(), "the player is told that nothing can be written");
    require(added.ok() && !added->known, "a game can be added");
    const auto text = opened->text(added->id);
    require(text.ok() && *text == entry.text, "the game that was added can be read");
    const auto after = opened->search({});
    require(after.ok() && after->total == found->total + 1, "the game that was added is found");
}

}  // namespace fuzz
