#pragma once

#include <filesystem>
#include <vector>

#include "base/Result.h"
#include "render/Program.h"
#include "render/Quality.h"

namespace render {

/// Every shader program of the renderer.
struct Programs {
    /// For materials with a texture for the normal, and for those that are packed into one.
    struct Surface {
        Program whole;
        Program packed;
    };
    Surface surfaceMoving;  ///< soft shadow in one go
    Surface surfaceStill;   ///< one sample of many
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

    /// One error for each broken file; the program's own copy is used in its place.
    std::vector<base::Error> problems;

    /// Compiles all of them. An error only if the program's own copies do not compile either.
    [[nodiscard]] static base::Result<Programs> load(const std::filesystem::path& folder,
                                                     const Quality& quality = {});
    /// Compiles those anew that depend on the quality. On an error nothing changes.
    base::Result<void> loadSurfaces(const std::filesystem::path& folder, const Quality& quality);

  private:
    [[nodiscard]] base::Result<Program> compile(const std::filesystem::path& folder, const char* vertex,
                                                const char* fragment,
                                                const std::vector<std::string>& defines);
    void note(const base::Error& problem);
};

/// Notices when a shader file was saved.
class ShaderWatch {
  public:
    explicit ShaderWatch(std::filesystem::path folder);
    /// True once after each change. Costs a look at the folder; call it a few times a second at most.
    [[nodiscard]] bool changed();

  private:
    [[nodiscard]] std::filesystem::file_time_type latest() const;
    std::filesystem::path folder_;
    std::filesystem::file_time_type seen_;
};

}  // namespace render
