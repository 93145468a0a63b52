#include "app/tools/RenderBench.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/App.h"
#include "app/common/Paths.h"
#include "app/script/Script.h"
#include "app/script/ScriptRunner.h"
#include "app/tools/Scenes.h"
#include "base/Files.h"
#include "render/Quality.h"

namespace app::tools {
namespace {

using base::msgid;

constexpr double kRestMs = 3000;       // duration of the idle case
constexpr int kMostTurns = 20000;      // limit for a case that does not end
constexpr const char* kWork = "work";  // the case that is counted, not timed

/// The measured scenes of a game (`bench.scenes` in CatalogEntry::scenes): `position TEXT`, `corner PLACE` (a
/// place of the area whose pieces are counted), and the scripts `hover` and `move`.
struct Measured {
    std::string position;
    std::string corner;
    std::string hover;
    std::string move;
};

/// Of this game; empty: the first one that has scenes.
base::Result<Measured> measuredOf(const std::vector<CatalogEntry>& games, std::string_view id) {
    const auto game = std::find_if(games.begin(), games.end(), [&](const CatalogEntry& entry) {
        return !entry.scenes.empty() && (id.empty() || entry.kind->id() == id);
    });
    if (game == games.end()) return base::Error{msgid("no such game has anything to measure")};
    const auto scenes = readScenes(Paths::find().assets / game->scenes / "bench.scenes");
    if (!scenes) return scenes.error();
    Measured measured;
    for (const Scene& scene : *scenes) {
        std::string rest;
        for (std::size_t i = 1; i < scene.words.size(); ++i) rest += (i > 1 ? " " : "") + scene.words[i];
        if (scene.words.front() == "position") measured.position = rest;
        if (scene.words.front() == "corner") measured.corner = rest;
        if (scene.words.front() == "hover") measured.hover = scene.script;
        if (scene.words.front() == "move") measured.move = scene.script;
    }
    return measured;
}

/// The input of a case: two scripts, of which the second is measured.
struct Hand {
    std::string name;
    std::string prepare;
    std::string measured;
};

/// The cases for a picture of this size. The camera is turned by a drag across its middle, where no panel is.
class Hands {
  public:
    explicit Hands(std::pair<int, int> size) : size_(size) {}

    [[nodiscard]] std::vector<Hand> of(const Measured& game) const {
        return {{"idle", "move 8,300\nwait 1\nsettle\n", ""},
                {"hover", "settle\n", game.hover},
                {"move", "move 8,300\nsettle\n", game.move},
                {"orbit", "settle\nmove " + along(0) + "\npress " + along(0) + " right\n", turning()},
                {"still", "release " + along(kSteps) + " right\nkey t\nsettle\n", "key r\nsettle\n"}};
    }

  private:
    static constexpr int kSteps = 60;

    /// A point of the drag. The first step is long, since a short one might still become a click.
    [[nodiscard]] std::string along(int step) const {
        const int x = size_.first * (step == 0 ? 38 : 45 + step) / 150;
        return std::to_string(x) + "," + std::to_string(size_.second / 2);
    }
    [[nodiscard]] std::string turning() const {
        std::string script;
        for (int i = 1; i <= kSteps; ++i) script += "move " + along(i) + "\n";
        return script;
    }

    std::pair<int, int> size_;
};

class Bench {
  public:
    explicit Bench(App& app) : app_(app) {}

    /// Runs a script turn by turn; calls `each` with the cost of every turn.
    template <class Each>
    base::Result<void> play(const std::string& script, Each each) {
        auto steps = readScript(script, "bench-render");
        if (!steps) return steps.error();
        ScriptRunner runner(std::move(*steps), "bench-render");
        for (int turn = 0; !runner.done() && turn < kMostTurns; ++turn) {
            if (auto played = runner.advance(app_.scriptHost(), kFrame); !played) return played;
            const PictureCounts before = app_.pictureCounts();
            const Stopwatch watch;
            if (auto made = app_.turn(kFrame); !made) return made;
            app_.renderer().finish();
            each(watch.elapsed(), before);
        }
        return {};
    }
    base::Result<void> play(const std::string& script) {
        return play(script, [](const Cost&, const PictureCounts&) {});
    }

    base::Result<BenchCase> measure(const Hand& hand) {
        BenchCase result;
        result.name = hand.name;
        if (auto prepared = play(hand.prepare); !prepared) return prepared.error();
        const PictureCounts before = app_.pictureCounts();
        const Stopwatch whole;
        std::vector<double> cpu;
        std::vector<double> elapsed;
        if (hand.measured.empty()) {
            while (whole.elapsed().elapsedMs < kRestMs)
                if (auto made = app_.turnByClock(static_cast<int>(kRestMs)); !made) return made.error();
        } else {
            const auto played = play(hand.measured, [&](const Cost& cost, const PictureCounts& drawn) {
                const PictureCounts now = app_.pictureCounts();
                if (hand.name == "still" ? now.samples == drawn.samples : now.moving == drawn.moving) return;
                result.whole.cpuMs += cost.cpuMs;
                result.whole.elapsedMs += cost.elapsedMs;
                cpu.push_back(cost.cpuMs);
                elapsed.push_back(cost.elapsedMs);
            });
            if (!played) return played.error();
        }
        if (hand.measured.empty()) result.whole = whole.elapsed();
        result.frames = app_.pictureCounts().frames - before.frames;
        result.moving = app_.pictureCounts().moving - before.moving;
        result.cpuMs = spreadOf(std::move(cpu));
        result.elapsedMs = spreadOf(std::move(elapsed));
        result.scale =
            hand.name == "orbit" ? static_cast<double>(app_.renderer().quality().movingScale) : 1.0;
        result.samples = hand.name == "still" ? app_.renderer().stillSamples() : 0;
        return result;
    }

  private:
    App& app_;
};

std::vector<BenchWork> worksOf(App& app) {
    std::vector<BenchWork> works;
    for (const render::QualityLevel level : render::kQualityLevels) {
        render::Quality quality = render::qualityOf(level);
        quality.antialiasing = 1;
        quality.movingScale = 1;
        works.push_back({render::nameOf(level), app.pictureWork(quality)});
    }
    return works;
}

std::string numberOf(double value, const char* format) {
    char text[32];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

base::Result<void> check(const BenchOptions& options) {
    const auto& cases = benchCases();
    if (options.only.empty() || std::find(cases.begin(), cases.end(), options.only) != cases.end()) return {};
    return base::Error{{msgid("there is no case \"{case}\""), {{"case", options.only}}}};
}

nlohmann::json jsonOf(const BenchCase& c) {
    nlohmann::json json{
        {"case", c.name},
        {"frames", c.frames},
        {"moving", c.moving},
        {"cpuMs", {{"least", c.cpuMs.least}, {"median", c.cpuMs.median}, {"p95", c.cpuMs.p95}}},
        {"elapsedMs",
         {{"least", c.elapsedMs.least}, {"median", c.elapsedMs.median}, {"p95", c.elapsedMs.p95}}},
        {"wholeCpuMs", c.whole.cpuMs},
        {"wholeElapsedMs", c.whole.elapsedMs},
        {"scale", c.scale}};
    if (c.samples > 0) json["samples"] = c.samples;
    return json;
}

nlohmann::json jsonOf(const BenchWork& counted) {
    const render::Work& work = counted.work;
    return {{"quality", counted.quality},
            {"draws", work.draws},
            {"triangles", work.triangles},
            {"passes", work.passes},
            {"points", {{"maps", work.maps}, {"table", work.table}, {"finish", work.finish}}}};
}

std::string textOf(const std::vector<BenchWork>& works) {
    std::string text =
        "work of a moving picture   draws  triangles  passes   million points: maps   table  finish\n";
    for (const auto& [quality, work] : works) {
        char line[160];
        std::snprintf(line, sizeof line, "%-24s %7ld %10ld %7ld %22.2f %7.2f %7.2f\n", quality.c_str(),
                      work.draws, work.triangles, work.passes, static_cast<double>(work.maps) / 1e6,
                      static_cast<double>(work.table) / 1e6, static_cast<double>(work.finish) / 1e6);
        text += line;
    }
    return text;
}

}  // namespace

const std::vector<std::string>& benchCases() {
    static const std::vector<std::string> names{"idle", "hover", "move", "orbit", "still", kWork};
    return names;
}

base::Result<BenchReport> benchRender(const BenchOptions& options, std::vector<CatalogEntry> games,
                                      base::Log& log) {
    if (auto good = check(options); !good) return good.error();
    const Stopwatch sinceMain;
    const auto measured = measuredOf(games, options.game);
    if (!measured) return measured.error();
    StartOptions start;
    start.size = options.size;
    start.offscreen = true;
    start.settings = Settings{};
    if (!options.theme.empty()) start.settings->theme = options.theme;
    start.settings->quality = options.quality;
    App app(start, std::move(games), log);
    if (auto opened = app.open(); !opened) return opened.error();
    if (app.shell().basics().preferences.theme().id != start.settings->theme)
        return base::Error{{msgid("there is no theme \"{theme}\""), {{"theme", options.theme}}}};
    app.shell().playing().thinking.fixClock();
    if (auto first = app.turn(kFrame); !first) return first.error();
    app.renderer().finish();

    BenchReport report;
    report.device = app.renderer().device();
    report.theme = app.shell().basics().preferences.theme().id;
    report.quality = options.quality;
    report.size = options.size;
    report.start = {Stopwatch::programCpuMs(), sinceMain.elapsed().elapsedMs};
    Bench bench(app);
    app.shell().collection().opener.openText(measured->position);
    if (auto settled = bench.play("settle\n"); !settled) return settled.error();
    if (!app.shell().playing().currentGame.session())
        return base::Error{msgid("the position could not be put on the table")};
    const auto corner = app.shell().playing().tables.shown().turn().input().placeNamed(measured->corner);
    for (const game::PieceState& piece : app.shell().playing().currentGame.session()->view().pieces())
        report.pieces += corner && piece.place.area == corner->area ? 1 : 0;
    if (options.only.empty() || options.only == kWork) {
        report.works = worksOf(app);
        if (auto settled = bench.play("settle\n"); !settled) return settled.error();
    }
    for (const Hand& hand : Hands(options.size).of(*measured)) {
        if (!options.only.empty() && options.only != hand.name) continue;
        auto result = bench.measure(hand);
        if (!result) return result.error();
        report.cases.push_back(std::move(*result));
    }
    if (options.json.empty()) return report;
    if (auto written = base::writeFile(options.json, jsonOf(report)); !written) return written.error();
    return report;
}

std::string textOf(const BenchReport& report) {
    std::string text = report.device + ", " + std::to_string(report.size.first) + "x" +
                       std::to_string(report.size.second) + ", theme " + report.theme + ", quality " +
                       report.quality + ", " + std::to_string(report.pieces) + " pieces\n";
    text += "start to first frame: " + numberOf(report.start.cpuMs, "%.0f") + " CPU ms, " +
            numberOf(report.start.elapsedMs, "%.0f") + " elapsed ms\n\n";
    if (report.cases.empty()) return text + textOf(report.works);
    text += "case   frames   CPU ms least  median    p95   elapsed ms least  median    p95   scale\n";
    for (const BenchCase& c : report.cases) {
        char line[160];
        std::snprintf(line, sizeof line, "%-6s %6ld %14.1f %7.1f %6.1f %15.1f %7.1f %6.1f %7.2f\n",
                      c.name.c_str(), c.frames, c.cpuMs.least, c.cpuMs.median, c.cpuMs.p95, c.elapsedMs.least,
                      c.elapsedMs.median, c.elapsedMs.p95, c.scale);
        text += line;
        if (c.name == "idle")
            text += "       " + numberOf(c.whole.cpuMs / c.whole.elapsedMs * 100, "%.2f") +
                    " % of a core over " + numberOf(c.whole.elapsedMs / 1000, "%.1f") + " s\n";
        if (c.samples > 0)
            text += "       " + std::to_string(c.samples) + " samples: " + numberOf(c.whole.cpuMs, "%.0f") +
                    " CPU ms, " + numberOf(c.whole.elapsedMs, "%.0f") +
                    " elapsed ms from rest to the full picture\n";
    }
    return report.works.empty() ? text : text + "\n" + textOf(report.works);
}

std::string jsonOf(const BenchReport& report) {
    nlohmann::json json{{"device", report.device},
                        {"theme", report.theme},
                        {"quality", report.quality},
                        {"width", report.size.first},
                        {"height", report.size.second},
                        {"pieces", report.pieces},
                        {"start", {{"cpuMs", report.start.cpuMs}, {"elapsedMs", report.start.elapsedMs}}},
                        {"cases", nlohmann::json::array()}};
    for (const BenchCase& c : report.cases) json["cases"].push_back(jsonOf(c));
    for (const BenchWork& work : report.works) json["work"].push_back(jsonOf(work));
    return json.dump(2) + "\n";
}

}  // namespace app::tools
