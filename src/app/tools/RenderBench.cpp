#include "app/tools/RenderBench.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/App.h"
#include "app/Script.h"
#include "app/ScriptRunner.h"
#include "base/Files.h"

namespace app::tools {
namespace {

using base::mark;

constexpr float kFrame = 1.0F / 60;  // seconds of a frame
constexpr double kIdleMs = 3000;     // for which the program is left alone
constexpr int kMostTurns = 20000;    // a situation that does not end by itself
// 31 pieces: stones of both sides, standing ones, capstones and stacks all over the board.
constexpr const char* kPosition =
    "x,2,x,12,x,1/2,12S,x,1,21,x/x,2,221C,x,1,2/1,x,1S,2,x,1/x,121,x,2C,21,x/1,x,2,x,1,12 1 20";

std::string hovering() {
    std::string script;
    for (const char row : {'2', '5', '3'})
        for (char column = 'a'; column <= 'f'; ++column)
            script += std::string("move @") + column + row + "\nwait 0.05\n";
    return script;
}

std::string turning() {
    std::string script;
    for (int i = 1; i <= 60; ++i) script += "move " + std::to_string(500 + i * 6) + ",40\n";
    return script;
}

/// What a hand does in one of the situations: scripts, of which the second is measured.
struct Hand {
    std::string name;
    std::string prepare;
    std::string measured;
};

std::vector<Hand> hands() {
    return {
        {"idle", "move 8,300\nwait 1\nsettle\n", ""},
        {"hover", "settle\n", hovering()},
        {"move", "move 8,300\nsettle\n", "click @d1\nwait 1.2\nclick @e3\nwait 1.2\nclick @a6\nwait 1.2\n"},
        {"orbit", "settle\nmove 500,40\npress 500,40 right\n", turning()},
        {"still", "release 860,40 right\nkey t\nsettle\n", "key r\nsettle\n"}};
}

class Bench {
  public:
    explicit Bench(App& app) : app_(app) {}

    /// Plays a script turn by turn; `each` is told what every turn cost.
    template <class Each>
    base::Result<void> play(const std::string& script, Each each) {
        auto steps = readScript(script, "bench-render");
        if (!steps) return steps.error();
        ScriptRunner runner(std::move(*steps), "bench-render");
        for (int turn = 0; !runner.done() && turn < kMostTurns; ++turn) {
            if (auto played = runner.advance(app_.stage(), kFrame); !played) return played;
            const Drawn before = app_.drawn();
            const Stopwatch watch;
            if (auto made = app_.turn(kFrame); !made) return made;
            app_.renderer().finish();
            each(watch.elapsed(), before);
        }
        return {};
    }
    base::Result<void> play(const std::string& script) {
        return play(script, [](const Cost&, const Drawn&) {});
    }

    base::Result<BenchCase> measure(const Hand& hand) {
        BenchCase result;
        result.name = hand.name;
        if (auto prepared = play(hand.prepare); !prepared) return prepared.error();
        const Drawn before = app_.drawn();
        const Stopwatch whole;
        std::vector<double> cpu;
        std::vector<double> wall;
        if (hand.measured.empty()) {
            while (whole.elapsed().wallMs < kIdleMs)
                if (auto made = app_.turnByClock(static_cast<int>(kIdleMs)); !made) return made.error();
        } else {
            const auto played = play(hand.measured, [&](const Cost& cost, const Drawn& drawn) {
                const Drawn now = app_.drawn();
                if (hand.name == "still" ? now.samples == drawn.samples : now.moving == drawn.moving) return;
                result.whole.cpuMs += cost.cpuMs;
                result.whole.wallMs += cost.wallMs;
                cpu.push_back(cost.cpuMs);
                wall.push_back(cost.wallMs);
            });
            if (!played) return played.error();
        }
        if (hand.measured.empty()) result.whole = whole.elapsed();
        result.frames = app_.drawn().frames - before.frames;
        result.moving = app_.drawn().moving - before.moving;
        result.cpuMs = spreadOf(std::move(cpu));
        result.wallMs = spreadOf(std::move(wall));
        result.scale =
            hand.name == "orbit" ? static_cast<double>(app_.renderer().quality().movingScale) : 1.0;
        result.samples = hand.name == "still" ? app_.renderer().stillSamples() : 0;
        return result;
    }

  private:
    App& app_;
};

std::string numberOf(double value, const char* format) {
    char text[32];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

base::Result<void> check(const BenchOptions& options) {
    const auto& cases = benchCases();
    if (options.only.empty() || std::find(cases.begin(), cases.end(), options.only) != cases.end()) return {};
    return base::Error{{mark("there is no case \"{case}\""), {{"case", options.only}}}};
}

nlohmann::json jsonOf(const BenchCase& c) {
    nlohmann::json json{
        {"case", c.name},
        {"frames", c.frames},
        {"moving", c.moving},
        {"cpuMs", {{"least", c.cpuMs.least}, {"median", c.cpuMs.median}, {"p95", c.cpuMs.p95}}},
        {"wallMs", {{"least", c.wallMs.least}, {"median", c.wallMs.median}, {"p95", c.wallMs.p95}}},
        {"wholeCpuMs", c.whole.cpuMs},
        {"wholeWallMs", c.whole.wallMs},
        {"scale", c.scale}};
    if (c.samples > 0) json["samples"] = c.samples;
    return json;
}

}  // namespace

const std::vector<std::string>& benchCases() {
    static const std::vector<std::string> names{"idle", "hover", "move", "orbit", "still"};
    return names;
}

base::Result<BenchReport> benchRender(const BenchOptions& options, base::Log& log) {
    if (auto good = check(options); !good) return good.error();
    const Stopwatch sinceMain;
    StartOptions start;
    start.size = options.size;
    start.offscreen = true;
    start.settings = Settings{};
    if (!options.theme.empty()) start.settings->theme = options.theme;
    start.settings->quality = options.quality;
    App app(start, log);
    if (auto opened = app.open(); !opened) return opened.error();
    if (app.shell().theme().id != start.settings->theme)
        return base::Error{{mark("there is no theme \"{theme}\""), {{"theme", options.theme}}}};
    app.shell().fixClock();
    if (auto first = app.turn(kFrame); !first) return first.error();
    app.renderer().finish();

    BenchReport report;
    report.device = app.renderer().device();
    report.theme = app.shell().theme().id;
    report.quality = options.quality;
    report.size = options.size;
    report.start = {Stopwatch::programCpuMs(), sinceMain.elapsed().wallMs};
    Bench bench(app);
    app.shell().openText(kPosition);
    if (!app.shell().session()) return base::Error{mark("the position could not be put on the table")};
    if (auto settled = bench.play("settle\n"); !settled) return settled.error();
    const auto corner = app.shell().table().input().placeNamed("a1");
    for (const game::PieceState& piece : app.shell().session()->match().state().pieces())
        report.pieces += corner && piece.place.area == corner->area ? 1 : 0;
    for (const Hand& hand : hands()) {
        if (!options.only.empty() && options.only != hand.name) continue;
        auto measured = bench.measure(hand);
        if (!measured) return measured.error();
        report.cases.push_back(std::move(*measured));
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
            numberOf(report.start.wallMs, "%.0f") + " wall ms\n\n";
    text += "case   frames   CPU ms least  median    p95   wall ms least  median    p95   scale\n";
    for (const BenchCase& c : report.cases) {
        char line[160];
        std::snprintf(line, sizeof line, "%-6s %6ld %14.1f %7.1f %6.1f %15.1f %7.1f %6.1f %7.2f\n",
                      c.name.c_str(), c.frames, c.cpuMs.least, c.cpuMs.median, c.cpuMs.p95, c.wallMs.least,
                      c.wallMs.median, c.wallMs.p95, c.scale);
        text += line;
        if (c.name == "idle")
            text += "       " + numberOf(c.whole.cpuMs / c.whole.wallMs * 100, "%.2f") +
                    " % of a core over " + numberOf(c.whole.wallMs / 1000, "%.1f") + " s\n";
        if (c.samples > 0)
            text += "       " + std::to_string(c.samples) + " samples: " + numberOf(c.whole.cpuMs, "%.0f") +
                    " CPU ms, " + numberOf(c.whole.wallMs, "%.0f") +
                    " wall ms from rest to the full picture\n";
    }
    return text;
}

std::string jsonOf(const BenchReport& report) {
    nlohmann::json json{{"device", report.device},
                        {"theme", report.theme},
                        {"quality", report.quality},
                        {"width", report.size.first},
                        {"height", report.size.second},
                        {"pieces", report.pieces},
                        {"start", {{"cpuMs", report.start.cpuMs}, {"wallMs", report.start.wallMs}}},
                        {"cases", nlohmann::json::array()}};
    for (const BenchCase& c : report.cases) json["cases"].push_back(jsonOf(c));
    return json.dump(2) + "\n";
}

}  // namespace app::tools
