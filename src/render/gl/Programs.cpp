#include "render/gl/Programs.h"

#include <algorithm>
#include <optional>
#include <string>
#include <system_error>

namespace render {

void Programs::note(const base::Error& problem) {
    const bool known = std::any_of(problems.begin(), problems.end(),
                                   [&](const base::Error& p) { return p.describe() == problem.describe(); });
    if (!known) problems.push_back(problem);
}

base::Result<Program> Programs::compile(const std::filesystem::path& folder, const char* vertex,
                                        const char* fragment, const std::vector<std::string>& defines) {
    if (!folder.empty()) {
        auto loaded = Program::load(folder, vertex, fragment, defines);
        if (loaded) return loaded;
        note(loaded.error());
    }
    return Program::load({}, vertex, fragment, defines);
}

base::Result<void> Programs::loadSurfaces(const std::filesystem::path& folder, const Quality& quality) {
    const auto load = [&](int taps) -> base::Result<Surface> {
        std::vector<std::string> defines{"SHADOW_TAPS " + std::to_string(taps)};
        if (quality.screenOcclusion) defines.emplace_back("NEARNESS");
        auto whole = compile(folder, "surface.vert", "surface.frag", defines);
        if (!whole) return whole.error();
        Surface surface{std::move(whole).value(), {}};
        defines.emplace_back("PACKED");
        auto packed = compile(folder, "surface.vert", "surface.frag", defines);
        if (!packed) return packed.error();
        surface.packed = std::move(packed).value();
        return surface;
    };
    auto moving = load(quality.shadowTaps);
    if (!moving) return moving.error();
    auto still = load(2);
    if (!still) return still.error();
    surfaceMoving = std::move(moving).value();
    surfaceStill = std::move(still).value();
    return {};
}

base::Result<Programs> Programs::load(const std::filesystem::path& folder, const Quality& quality) {
    std::error_code ignored;
    if (!folder.empty() && !std::filesystem::is_directory(folder, ignored)) {
        auto builtin = load({}, quality);
        if (builtin) builtin->note({base::msgid("there is no such folder"), folder.string()});
        return builtin;
    }
    Programs programs;
    std::optional<base::Error> failure;
    const auto load = [&](Program& program, const char* vertex, const char* fragment,
                          std::vector<std::string> defines) {
        if (failure) return;
        auto loaded = programs.compile(folder, vertex, fragment, defines);
        if (loaded)
            program = std::move(loaded).value();
        else
            failure = loaded.error();
    };
    if (auto loaded = programs.loadSurfaces(folder, quality); !loaded) return loaded.error();
    load(programs.backdrop, "screen.vert", "backdrop.frag", {});
    load(programs.depth, "depth.vert", "depth.frag", {});
    load(programs.occlusion, "screen.vert", "occlusion.frag", {});
    load(programs.copy, "screen.vert", "copy.frag", {});
    load(programs.bloomFirst, "screen.vert", "bloom.frag", {"FIRST"});
    load(programs.bloomSpread, "screen.vert", "bloom.frag", {});
    load(programs.finishMoving, "screen.vert", "finish.frag", {"EDGES"});
    load(programs.finishStill, "screen.vert", "finish.frag", {});
    load(programs.nearness, "screen.vert", "nearness.frag", {});
    load(programs.nearnessBlur, "screen.vert", "nearness_blur.frag", {});
    if (failure) return *failure;
    return programs;
}

}  // namespace render
