// Plays generated games into an archive, turn by turn, until it is killed: archive-player FILE FIRST. It
// prints "opening" before it touches the file. Once a turn is committed it prints "ID NUMBER PLIES": the
// game's id, its generated number, and how many turns are in the file.
#include <cstdio>
#include <cstdlib>

#include "archive/Archive.h"
#include "archive/GeneratedGames.h"

namespace {

int fail(const base::Error& error) {
    std::fprintf(stderr, "%s\n", error.describe().c_str());
    return 1;
}

void tell(archive::GameId id, int number, int plies) {
    std::printf("%lld %d %d\n", static_cast<long long>(id.value), number, plies);
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    std::puts("opening");
    std::fflush(stdout);
    auto archive = archive::Archive::open(arguments[1]);
    if (!archive) return fail(archive.error());
    for (int number = std::atoi(arguments[2]);; ++number) {
        const auto added = archive->add(generated::entryOf(number, 0));
        if (!added) return fail(added.error());
        tell(added->id, number, 0);
        for (int plies = 1; plies <= generated::lengthOf(number); ++plies) {
            const auto written = archive->updateProgress(added->id, generated::entryOf(number, plies));
            if (!written) return fail(written.error());
            tell(added->id, number, plies);
        }
    }
}
