#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/GameCatalog.h"
#include "app/tools/Measure.h"
#include "base/Log.h"
#include "base/Result.h"

namespace app::tools {

/// What `dolmen bench-render` measures.
struct BenchOptions {
    std::string theme;             ///< id; empty: the one that a new player sees
    std::string quality = "auto";  ///< as in the settings
    std::pair<int, int> size{1280, 720};
    std::string only;            ///< idle, hover, move, orbit or still; empty: all of them
    std::filesystem::path json;  ///< where to write the figures too; empty: nowhere
};

/// One situation, as it was measured.
struct BenchCase {
    std::string name;
    long frames = 0;  ///< that were drawn
    long moving = 0;  ///< of these, those with another table than the one before
    Spread cpuMs;     ///< of such a frame; still: of a sample
    Spread wallMs;
    Cost whole;        ///< of all of them; idle: of the time for which nothing happened
    double scale = 1;  ///< share of the full resolution at which the table was drawn
    int samples = 0;   ///< still: of the picture at rest
};

struct BenchReport {
    std::string device;
    std::string theme;
    std::string quality;
    std::pair<int, int> size{0, 0};
    int pieces = 0;  ///< on the board
    Cost start;      ///< CPU from the start of the program to the first frame, elapsed from that of main()
    std::vector<BenchCase> cases;
};

/// The situations there are, in the order in which they are measured.
[[nodiscard]] const std::vector<std::string>& benchCases();

/// Draws a fixed position of the first game that gives one (CatalogEntry::scenes), without a display, by the
/// same loop, input and renderer as a player's; blocks for some seconds. Errors: no OpenGL, an unknown case
/// or theme, a file that cannot be written.
[[nodiscard]] base::Result<BenchReport> benchRender(const BenchOptions& options,
                                                    std::vector<CatalogEntry> games, base::Log& log);

/// A table for people.
[[nodiscard]] std::string textOf(const BenchReport& report);
[[nodiscard]] std::string jsonOf(const BenchReport& report);

}  // namespace app::tools
