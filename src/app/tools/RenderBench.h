#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "app/tools/Measure.h"
#include "base/Log.h"
#include "base/Result.h"
#include "render/Work.h"

namespace app::tools {

/// The options of `dolmen bench-render`.
struct BenchOptions {
    std::string game;              ///< id; empty: the first one that has something to measure
    std::string theme;             ///< id; empty: the theme of a new player
    std::string quality = "auto";  ///< as in the settings
    std::pair<int, int> size{1280, 720};
    std::string only;            ///< a name of benchCases(); empty: all cases
    std::filesystem::path json;  ///< additional output file; empty: none
};

/// The figures of one case.
struct BenchCase {
    std::string name;
    long frames = 0;  ///< number of drawn frames
    long moving = 0;  ///< frames among them with a changed table
    Spread cpuMs;     ///< of a frame with a changed table; still: of a sample
    Spread elapsedMs;
    Cost whole;        ///< of all frames; idle: of the idle time
    double scale = 1;  ///< resolution of the table as a share of the full one
    int samples = 0;   ///< still: number of samples
};

/// What a moving picture of the whole table asks of any device, at full size with one sample a pixel.
struct BenchWork {
    std::string quality;  ///< the level's name
    render::Work work;
};

struct BenchReport {
    std::string device;
    std::string theme;
    std::string quality;
    std::pair<int, int> size{0, 0};
    int pieces = 0;  ///< number of pieces in play
    Cost start;  ///< from the start of the program (processor time) or of main() (elapsed time) to the first
                 ///< frame
    std::vector<BenchCase> cases;
    std::vector<BenchWork> works;  ///< of every level of quality
};

/// The names of all cases, in the order of measuring.
[[nodiscard]] const std::vector<std::string>& benchCases();

/// Measures the drawing of a fixed position, with the same loop, input and renderer as for a player. Uses the
/// first game that has scenes (CatalogEntry::scenes). Needs no display; blocks for some seconds. Errors: no
/// OpenGL, an unknown case or theme, a file that cannot be written.
[[nodiscard]] base::Result<BenchReport> benchRender(const BenchOptions& options,
                                                    std::vector<CatalogEntry> games, base::Log& log);

/// The report as a readable table.
[[nodiscard]] std::string textOf(const BenchReport& report);
[[nodiscard]] std::string jsonOf(const BenchReport& report);

}  // namespace app::tools
