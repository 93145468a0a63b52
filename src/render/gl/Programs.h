#pragma once

#include <filesystem>
#include <vector>

#include "base/Result.h"
#include "render/Quality.h"
#include "render/gl/Program.h"

namespace render {

/// Every shader program of the renderer.
struct Programs {
    /// One program for materials with a separate normal texture, and one for packed materials.
    struct Surface {
        Program whole;
        Program packed;
    };
    Surface surfaceMoving;  ///< filters the shadows itself
    Surface surfaceStill;   ///< for one sample of a still picture
    Program backdrop;
    Program depth;
    Program occlusion;
    Program copy;
    Program bloomFirst;
    Program bloomSpread;
    Program finishMoving;  ///< smooths edges
    Program finishStill;
    Program nearness;
    Program nearnessBlur;

    /// One error for each broken file; the built-in copy is used in its place.
    std::vector<base::Error> problems;

    /// Compiles all programs. Fails only if the built-in copies do not compile either.
    [[nodiscard]] static base::Result<Programs> load(const std::filesystem::path& folder,
                                                     const Quality& quality = {});
    /// Recompiles the programs that depend on the quality. On an error nothing changes.
    base::Result<void> loadSurfaces(const std::filesystem::path& folder, const Quality& quality);

  private:
    [[nodiscard]] base::Result<Program> compile(const std::filesystem::path& folder, const char* vertex,
                                                const char* fragment,
                                                const std::vector<std::string>& defines);
    void note(const base::Error& problem);
};

}  // namespace render
