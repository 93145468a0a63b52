#include "fuzz/game/Targets.h"

#include <cmath>
#include <filesystem>
#include <fstream>

#include "app/script/Script.h"
#include "app/settings/Settings.h"
#include "archive/Archive.h"
#include "archive/GeneratedGames.h"
#include "base/Files.h"
#include "fuzz/Targets.h"
#include "games/tactik/play/TactikKind.h"
#include "games/tactiki/play/TactikiKind.h"
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
    tutorial::Runner& runner = table.runner();
    table.settle();
    while (runner.canHint()) runner.hint();
    runner.answer(0);
    if (!table.state().outcome().over) {
        const auto turns = table.view()->legalActions();
        if (!turns.empty()) table.play(turns.front());
    }
    table.settle();
    require(runner.phase() != tutorial::Runner::Phase::Moving, "a step comes to rest");
    runner.goOn();
}

/// Asks a view for what screens and engines ask.
void lookAt(const game::View& view) {
    (void)view.pieces();
    (void)view.stats();
    (void)view.describePosition();
    (void)view.outcome();
    (void)view.hint();
    std::vector<game::Action> legal = view.legalActions();
    if (legal.size() > 20) legal.resize(20);
    for (const game::Action action : legal) {
        (void)view.notation(action);
        (void)view.foreseen(action);
    }
    for (std::size_t player = 0; player < static_cast<std::size_t>(view.playerCount()); ++player)
        (void)view.remark(game::playerAt(player));
    base::Random random(1);
    const auto sample = view.sample(random);
    if (!sample->outcome().over && !legal.empty() && sample->isLegal(legal.front()))
        (void)sample->apply(legal.front());
}

std::string goodArchive() {
    const support::TemporaryFolder folder;
    {
        auto made = archive::Archive::open(folder / "games.db");
        require(made.ok(), "an archive can be made");
        for (int i = 0; i < 20; ++i)
            require(made->add(generated::entryOf(i, generated::lengthOf(i))).ok(), "games can be added");
    }
    return base::readFile(folder / "games.db").value();
}

std::string changed(std::string file, std::string_view changes) {
    for (std::size_t i = 0; i + 4 <= changes.size(); i += 4) {
        std::size_t at = 0;
        for (std::size_t k = 0; k < 3; ++k) at = at * 256 + static_cast<unsigned char>(changes[i + k]);
        file[at % file.size()] = changes[i + 3];
    }
    return file;
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

void view(std::string_view text) {
    static const tak::play::TakKind kTak;
    static const tactiki::play::TactikiKind kTactiki;
    static const tactik::play::TactikKind kTactik;
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return;
    for (const game::Kind* const kind :
         {static_cast<const game::Kind*>(&kTak), static_cast<const game::Kind*>(&kTactiki),
          static_cast<const game::Kind*>(&kTactik)}) {
        if (kind->id() != text.substr(0, end)) continue;
        const auto read = kind->readView(text.substr(end + 1));
        if (!read) return require(!read.error().describe().empty(), "an error says what is wrong");
        lookAt(**read);
        const std::string told = kind->writeView(**read);
        const auto again = kind->readView(told);
        require(again.ok() && kind->writeView(**again) == told, "what was read can be told and read again");
    }
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

void archive(std::string_view changes) {
    static const std::string kGood = goodArchive();
    const support::TemporaryFolder folder;
    const fs::path file = folder / "games.db";
    const std::string before = changed(kGood, changes);
    write(file, before);
    auto opened = archive::Archive::open(file);
    if (!opened) {
        require(!opened.error().message.english().empty(), "an error says what is wrong");
        return require(base::readFile(file).value() == before, "a file that is refused is not touched");
    }
    if (opened->damaged()) {
        require(opened->warning().has_value(), "the player is told of the damage");
        require(base::readFile(folder / "games.db.damaged-1").value() == before, "a damaged file is kept");
    }
    const auto found = opened->search({});
    require(found.ok(), "an archive that was opened can be searched");
    const archive::Entry entry = generated::entryOf(99, 3);
    const auto added = opened->add(entry);
    if (opened->readOnly())  // SQLite only reads files whose header asks for a newer version
        return require(!added.ok() && opened->warning(), "the player is told that nothing can be written");
    require(added.ok() && !added->known, "a game can be added");
    const auto text = opened->text(added->id);
    require(text.ok() && *text == entry.text, "the game that was added can be read");
    const auto after = opened->search({});
    require(after.ok() && after->total == found->total + 1, "the game that was added is found");
}

}  // namespace fuzz
