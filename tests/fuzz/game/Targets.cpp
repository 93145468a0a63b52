#include "fuzz/game/Targets.h"

#include <cmath>
#include <filesystem>
#include <fstream>

#include "app/script/Script.h"
#include "app/settings/Settings.h"
#include "fuzz/Targets.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/table/MoveBuilder.h"
#include "scene/Theme.h"
#include "support/TemporaryFolder.h"
#include "tutorial/Claims.h"
#include "tutorial/LessonReader.h"
#include "tutorial/Rehearsal.h"

namespace fuzz {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, std::string_view text) { std::ofstream(file, std::ios::binary) << text; }

/// Plays the first legal turn of a step, or answers it.
void tryStep(const tutorial::Lesson& lesson, std::size_t step) {
    tutorial::Rehearsal table(lesson, step);
    tutorial::LessonRun& run = table.run();
    table.settle();
    while (run.canHint()) run.hint();
    run.answer(0);
    if (!table.state().outcome().over) {
        const auto turns = table.view()->legalActions();
        if (!turns.empty()) table.play(turns.front());
    }
    table.settle();
    require(run.phase() != tutorial::LessonRun::Phase::Moving, "a step comes to rest");
    run.goOn();
}

}  // namespace

void lesson(std::string_view text) {
    static const tak::play::TakKind kKind;
    const auto read = tutorial::readLesson(
        text, "fuzz", "fuzz", {kKind, [] { return std::make_unique<tak::table::MoveBuilder>(); }});
    if (!read) return requireExplained(read.error());
    require(!read->steps.empty() && !read->title.empty(), "a lesson has a title and steps");
    for (std::size_t i = 0; i < read->steps.size(); ++i) tryStep(*read, i);
    for (const base::Error& missing : tutorial::missingClaims(*read)) requireExplained(missing);
}

void theme(std::string_view text) {
    static const support::TemporaryFolder kFolder;
    write(kFolder / "theme.json", text);
    const auto read = scene::loadTheme(kFolder / "");
    if (!read) return requireExplained(read.error());
    for (const base::Error& problem : read->problems) requireExplained(problem);
    for (const auto& [name, size] : read->sizes) require(std::isfinite(size), "sizes are numbers");
    for (const scene::Material& material : read->materials)
        require(read->hasMaterial(material.name), "a material is found by its name");
}

void settings(std::string_view text) {
    static const support::TemporaryFolder kFolder;
    write(kFolder / "settings.json", text);
    const app::SettingsReading read = app::readSettings(kFolder / "settings.json", "tak");
    for (const base::Error& problem : read.problems) requireExplained(problem);
    fs::remove(kFolder / "written.json");
    require(app::writeSettings(read.settings, kFolder / "written.json").ok(), "settings can be written");
    const app::SettingsReading again = app::readSettings(kFolder / "written.json", "tak");
    require(again.problems.empty(), "what is written is right");
    require(again.settings == read.settings, "what is written can be read");
}

void script(std::string_view text) {
    const auto steps = app::readScript(text, "fuzz");
    if (!steps) return requireExplained(steps.error());
    int line = 0;
    for (const app::ScriptStep& step : *steps) {
        require(step.at.line > line, "every command has a line of its own");
        line = step.at.line;
    }
}

}  // namespace fuzz
