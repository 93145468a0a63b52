#include "render/Programs.h"

#include <optional>
#include <string>
#include <system_error>

namespace render {

base::Result<Programs> Programs::load(const std::filesystem::path& folder) {
    Programs programs;
    std::optional<base::Error> failure;
    const auto load = [&](Program& program, const char* vertex, const char* fragment,
                          std::vector<std::string> defines) {
        if (failure) return;
        auto loaded = Program::load(folder, vertex, fragment, defines);
        if (loaded)
            program = std::move(loaded).value();
        else
            failure = loaded.error();
    };
    load(programs.surfaceMoving, "surface.vert", "surface.frag", {"SHADOW_TAPS 2"});
    load(programs.surfaceStill, "surface.vert", "surface.frag", {"SHADOW_TAPS 1"});
    load(programs.backdrop, "screen.vert", "backdrop.frag", {});
    load(programs.depth, "depth.vert", "depth.frag", {});
    load(programs.occlusion, "screen.vert", "occlusion.frag", {});
    load(programs.copy, "screen.vert", "copy.frag", {});
    load(programs.bloomFirst, "screen.vert", "bloom.frag", {"FIRST"});
    load(programs.bloomSpread, "screen.vert", "bloom.frag", {});
    load(programs.finishMoving, "screen.vert", "finish.frag", {"EDGES"});
    load(programs.finishStill, "screen.vert", "finish.frag", {});
    if (failure) return *failure;
    return programs;
}

ShaderWatch::ShaderWatch(std::filesystem::path folder) : folder_(std::move(folder)), seen_(latest()) {}

bool ShaderWatch::changed() {
    const auto now = latest();
    return now != std::exchange(seen_, now);
}

std::filesystem::file_time_type ShaderWatch::latest() const {
    auto newest = std::filesystem::file_time_type::min();
    std::error_code ignored;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_, ignored)) {
        const auto time = entry.last_write_time(ignored);
        if (!ignored && time > newest) newest = time;
    }
    return newest;
}

}  // namespace render
