#include "app/thinking/Engines.h"

#include <algorithm>
#include <utility>

#include "base/FileName.h"
#include "base/Printable.h"
#include "unicode/Letters.h"

namespace app {
namespace {

using base::msgid;

game::Program programOf(const EngineSettings& engine) {
    return {.command = engine.command, .options = engine.options};
}

/// Whether it was added for this game, and the game takes programs.
bool plays(const EngineSettings& engine, const game::Kind& kind) {
    return kind.programs() != nullptr && engine.game == kind.id();
}

}  // namespace

Engines::~Engines() {
    asked_.clear();
    trials_.clear();
    thinking_.flush();
}

const CatalogEntry* Engines::firstGame() const {
    const CatalogEntry& last = basics_.games.named(basics_.preferences.settings().game);
    if (last.kind->programs()) return &last;
    const auto& entries = basics_.games.entries();
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [](const CatalogEntry& entry) { return entry.kind->programs(); });
    return found == entries.end() ? nullptr : &*found;
}

std::string Engines::explanation() const {
    const CatalogEntry* game = firstGame();
    return game ? game->kind->programs()->explanation() : std::string();
}

const game::Programs* Engines::programsOf(const EngineSettings& engine) const {
    const CatalogEntry* entry = basics_.games.find(engine.game);
    return entry ? entry->kind->programs() : nullptr;
}

const EngineSettings* Engines::find(std::string_view id) const {
    const auto found = std::find_if(all().begin(), all().end(),
                                    [&](const EngineSettings& engine) { return engine.id == id; });
    return found == all().end() ? nullptr : &*found;
}

game::ProgramLog Engines::logger(const std::string& id) {
    return [&log = logs_[id]](game::ProgramLine line) { log.add(std::move(line)); };
}

// ---- introductions ----

const Engines::Acquaintance& Engines::acquaintance(std::string_view id) const {
    static const Acquaintance kStranger;
    const auto found = acquaintances_.find(id);
    return found == acquaintances_.end() ? kStranger : found->second;
}

void Engines::introduce(const std::string& id, const std::string& press) {
    const EngineSettings* engine = find(id);
    if (!engine || asked_.count(id) > 0) return;
    Acquaintance& known = acquaintances_[id];
    const game::Programs* programs = programsOf(*engine);
    if (!programs) {
        known.known = Known::Failed;
        known.why = msgid("its game is not known here");
        return;
    }
    forgetTrials(id);
    known.known = Known::Starting;
    known.logBegin = logs_[id].count();
    asked_[id] = thinking_.run<Introduced>(
        [programs, program = programOf(*engine), log = logger(id), press](const std::stop_token& stop) {
            return programs->introduce(program, {.log = log, .stop = stop, .press = press});
        });
}

void Engines::meet(const std::string& id) {
    if (acquaintance(id).known == Known::Unknown) introduce(id);
}

void Engines::take(const std::string& id, base::Result<Introduced> told) {
    Acquaintance& known = acquaintances_[id];
    if (!told) {
        known.known = Known::Failed;
        known.why = told.error().message;
        return;
    }
    known.known = Known::Introduced;
    known.why.reset();
    known.introduction = std::move(*told);
    if (unnamed_.erase(id) == 0 || known.introduction->name().empty()) return;
    const std::string name(unicode::beginning(known.introduction->name(), kLongestEngineName));
    change(id, [&](EngineSettings& engine) { engine.name = freeName(id, base::printable(name)); });
}

void Engines::update() {
    for (auto asked = asked_.begin(); asked != asked_.end();) {
        // Not even with the fixed clock does anybody wait here: the program may be one that never answers.
        if (!asked->second.ready()) {
            ++asked;
            continue;
        }
        take(asked->first, *asked->second.take());
        asked = asked_.erase(asked);
        basics_.changes.interface = true;
    }
    takeTrials();
}

// ---- trials ----

void Engines::takeTrials() {
    for (auto trial = trials_.begin(); trial != trials_.end();) {
        if (!trial->second.ready()) {
            ++trial;
            continue;
        }
        const auto& [id, variant] = trial->first;
        auto problem = *trial->second.take();
        acquaintances_[id].tried[variant] = problem ? *problem : problem.error().message;
        trial = trials_.erase(trial);
        basics_.changes.interface = true;
    }
}

std::optional<base::Message> Engines::problemInTrial(const EngineSettings& engine, const game::State& start) {
    const CatalogEntry* entry = basics_.games.find(engine.game);
    const game::Programs* programs = programsOf(engine);
    if (!programs) return {};
    const std::string variant = entry->kind->variantOf(start);
    const auto& tried = acquaintance(engine.id).tried;
    if (const auto known = tried.find(variant); known != tried.end()) return known->second;
    auto& trial = trials_[{engine.id, variant}];
    if (!trial.open())
        trial = thinking_.run<std::optional<base::Message>>(
            [programs, program = programOf(engine), log = logger(engine.id),
             state = start.clone()](const std::stop_token& stop) -> std::optional<base::Message> {
                const auto begun = programs->tryGame(program, *state, {.log = log, .stop = stop});
                return begun ? std::nullopt : std::optional(begun.error().message);
            });
    return {};
}

void Engines::forgetTrials(const std::string& id) {
    std::erase_if(trials_, [&](const auto& trial) { return trial.first.first == id; });
    if (const auto known = acquaintances_.find(id); known != acquaintances_.end())
        known->second.tried.clear();
}

// ---- changes by the player ----

template <class Change>
void Engines::change(const std::string& id, Change change) {
    Settings changed = basics_.preferences.settings();
    for (EngineSettings& engine : changed.engines)
        if (engine.id == id) change(engine);
    basics_.preferences.apply(changed);
}

std::string Engines::freeName(const std::string& id, const std::string& name) const {
    const auto taken = [&](const std::string& wanted) {
        return std::any_of(all().begin(), all().end(), [&](const EngineSettings& other) {
            return other.id != id && other.name == wanted;
        });
    };
    std::string free = name;
    for (int number = 2; taken(free); ++number) free = name + " (" + std::to_string(number) + ")";
    return free;
}

std::string Engines::add(const std::filesystem::path& program) {
    const CatalogEntry* game = firstGame();
    if (!game || all().size() >= kMostEngines) return {};
    const std::string name = base::shownPath(program.filename());
    const std::string id = freeEngineId(all(), name);
    Settings changed = basics_.preferences.settings();
    changed.engines.push_back(
        {.id = id,
         .name = freeName(id, base::printable(unicode::shortened(name, kLongestEngineName))),
         .game = game->kind->id(),
         .command = {program.lexically_normal().string()}});
    basics_.preferences.apply(changed);
    acquaintances_.erase(id);
    unnamed_.insert(id);
    introduce(id);
    return id;
}

void Engines::rename(const std::string& id, std::string name) {
    unnamed_.erase(id);
    change(id, [&](EngineSettings& engine) { engine.name = unicode::beginning(name, kLongestEngineName); });
}

void Engines::setArguments(const std::string& id, std::vector<std::string> arguments) {
    change(id, [&](EngineSettings& engine) {
        engine.command.resize(1);
        engine.command.insert(engine.command.end(), arguments.begin(), arguments.end());
    });
    asked_.erase(id);
    introduce(id);
}

base::Result<void> Engines::setOption(const std::string& id, const game::ProgramOption& option,
                                      const std::string& value) {
    const auto& introduction = acquaintance(id).introduction;
    if (!introduction) return {};
    if (auto why = introduction->refusal(option.name, value)) return base::Error{std::move(*why)};
    forgetTrials(id);
    change(id, [&](EngineSettings& engine) {
        if (value == option.fallback)
            engine.options.erase(option.name);
        else
            engine.options[option.name] = value;
    });
    return {};
}

void Engines::remove(const std::string& id) {
    const EngineSettings* found = find(id);
    if (!found) return;
    const std::string seat = seatIdOf(*found);
    Settings changed = basics_.preferences.settings();
    // Otherwise a new game would look for the removed engine.
    for (auto& [game, settings] : changed.games)
        std::replace(settings.opponents.begin(), settings.opponents.end(), seat, std::string());
    std::erase_if(changed.engines, [&](const EngineSettings& engine) { return engine.id == id; });
    basics_.preferences.apply(changed);
    asked_.erase(id);
    forgetTrials(id);
    acquaintances_.erase(id);
    unnamed_.erase(id);
}

// ---- at seats ----

std::vector<game::Opponent> Engines::opponents(const game::Kind& kind) const {
    const auto own = kind.opponents();
    std::vector<game::Opponent> known(own.begin(), own.end());
    for (const EngineSettings& engine : all()) {
        if (!plays(engine, kind)) continue;
        const base::Message name{msgid("{name}"), {{"name", shownName(engine)}}};
        known.push_back({.id = seatIdOf(engine), .name = name, .label = name});
    }
    return known;
}

bool Engines::isSeat(const game::Kind& kind, std::string_view seatId) const {
    const auto own = kind.opponents();
    if (std::any_of(own.begin(), own.end(), [&](const auto& bot) { return bot.id == seatId; })) return true;
    const EngineSettings* engine = engineAt(all(), seatId);
    return engine != nullptr && plays(*engine, kind);
}

std::unique_ptr<game::Bot> Engines::createBot(const game::Kind& kind, std::string_view seatId) {
    return botMaker(kind, seatId)();
}

Engines::BotMaker Engines::botMaker(const game::Kind& kind, std::string_view seatId) {
    const EngineSettings* engine = engineAt(all(), seatId);
    if (!engine) return [&kind, id = std::string(seatId)] { return kind.createBot(id); };
    if (!plays(*engine, kind)) return [] { return std::unique_ptr<game::Bot>(); };
    return [programs = kind.programs(), program = programOf(*engine), log = logger(engine->id)] {
        return programs->createBot(program, log);
    };
}

std::optional<base::Message> Engines::problemOf(const std::vector<std::string>& seatIds,
                                                const game::State& start) {
    for (const std::string& seatId : seatIds) {
        const EngineSettings* engine = engineAt(all(), seatId);
        if (!engine) continue;
        meet(engine->id);
        const Acquaintance& known = acquaintance(engine->id);
        std::optional<base::Message> why = known.why;
        if (known.known == Known::Introduced) {
            if (const auto accepted = known.introduction->accepts(start); !accepted)
                why = accepted.error().message;
            else if (!known.introduction->tellsAbout(start))
                why = problemInTrial(*engine, start);
        }
        if (why && known.known != Known::Starting)
            return base::Message{msgid("{engine} cannot play: {why}"),
                                 {{"engine", engine->name}, {"why", *why}}};
    }
    return {};
}

}  // namespace app
