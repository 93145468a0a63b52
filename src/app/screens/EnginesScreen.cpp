#include "app/screens/EnginesScreen.h"

#include <SDL.h>

#include <algorithm>

#include "app/common/Desktop.h"
#include "app/screens/setup/EngineOptions.h"
#include "app/window/ScreenStack.h"
#include "base/CommandLine.h"
#include "base/Printable.h"

namespace app {

using ui::screens::EnginesAction;
using ui::screens::EnginesModel;
using ui::screens::OptionKind;
using Known = Engines::Known;

namespace {

constexpr std::size_t kLastLines = 4;

std::string argumentsOf(const EngineSettings& engine) {
    return base::joinCommand({engine.command.begin() + 1, engine.command.end()});
}

EnginesModel::LogLine shownLine(const game::ProgramLine& line) {
    using Said = game::ProgramLine::From;
    using From = EnginesModel::LogLine::From;
    const From from = line.from == Said::Us        ? From::Us
                      : line.from == Said::Program ? From::Engine
                                                   : From::Errors;
    return {from, line.text};
}

/// An option's value as a text; for scripts.
std::string written(const ui::screens::Option& option) {
    if (const auto* on = std::get_if<bool>(&option.value)) return *on ? "on" : "off";
    if (const auto* number = std::get_if<double>(&option.value))
        return std::to_string(static_cast<long long>(*number));
    if (const auto* text = std::get_if<std::string>(&option.value)) return *text;
    return option.choices[static_cast<std::size_t>(std::get<int>(option.value))];
}

}  // namespace

EnginesScreen::EnginesScreen(ScreenStack& screens, Engines& engines, const i18n::Catalogue& texts)
    : screens_(screens), engines_(engines), texts_(texts), known_(engines.all().size()) {
    if (known_ > 0) choose(engines_.all().front().id);
}

EnginesScreen::~EnginesScreen() { (void)applyArguments(); }

// ---- display ----

EnginesModel::Row EnginesScreen::row(const EngineSettings& engine) const {
    const Engines::Acquaintance& known = engines_.acquaintance(engine.id);
    EnginesModel::Row row{.name = base::printable(shownName(engine))};
    if (known.known == Known::Starting) row.state = texts_.tr("Starting …");
    if (known.known == Known::Failed) {
        row.state = texts_.tr("Cannot play");
        row.wrong = true;
    }
    if (known.known == Known::Introduced && known.introduction->name() != engine.name)
        row.state = base::printable(known.introduction->name());
    return row;
}

void EnginesScreen::describe(const EngineSettings& engine, EnginesModel::Details& details) {
    const Engines::Acquaintance& known = engines_.acquaintance(engine.id);
    details.starting = known.known == Known::Starting;
    if (!problem_.empty()) {
        details.state = problem_;
        details.wrong = true;
    } else if (details.starting || known.known == Known::Unknown) {
        details.state = texts_.tr("Asking the program for its name and options …");
    } else if (argumentsChanged()) {
        details.state = texts_.tr("Start it again to try these arguments.");
    } else if (known.known == Known::Failed) {
        details.state = texts_.tr("It cannot play: {why}", {{"why", texts_.tr(*known.why)}});
        details.wrong = true;
        for (const game::ProgramLine& line : engines_.log(engine.id).lastSaid(kLastLines, known.logBegin))
            details.lastLines.push_back(line.text);
    } else if (known.introduction->author().empty()) {
        details.state = texts_.tr("It is ready to play.");
    } else {
        details.state = texts_.tr("By {author}. It is ready to play.",
                                  {{"author", base::printable(known.introduction->author())}});
    }
}

EnginesModel::Details EnginesScreen::details(const EngineSettings& engine, const ui::kit::Context& ui) {
    EnginesModel::Details details{.program = base::printable(engine.command.front()),
                                  .askRemove = askRemove_};
    describe(engine, details);
    details.options.push_back(
        {.key = "name", .label = texts_.tr("Name"), .kind = OptionKind::Text, .value = engine.name});
    details.options.push_back(
        {.key = "arguments", .label = texts_.tr("Arguments"), .kind = OptionKind::Text, .value = arguments_});
    const auto& introduction = engines_.acquaintance(engine.id).introduction;
    if (!introduction) return details;
    for (const game::ProgramOption& option : introduction->options()) {
        if (option.type == game::ProgramOption::Type::Button) {
            details.buttons.push_back(option.name);
            continue;
        }
        const auto set = engine.options.find(option.name);
        details.options.push_back(
            shownOption(option, set == engine.options.end() ? option.fallback : set->second, ui));
        details.options.back().group = texts_.tr("Options");
    }
    return details;
}

void EnginesScreen::showLog(EnginesModel& model) {
    model.logShown = logShown_;
    if (!logShown_) return;
    const EngineLog& log = engines_.log(chosen_);
    logSeen_ = log.count();
    for (const game::ProgramLine& line : log.lines()) model.log.push_back(shownLine(line));
}

EnginesModel EnginesScreen::model(const ui::kit::Context& ui) {
    EnginesModel model{.full = engines_.all().size() >= kMostEngines};
    if (const std::string explanation = engines_.explanation(); !explanation.empty())
        model.explanation = texts_.tr(explanation.c_str());
    for (const EngineSettings& engine : engines_.all()) {
        if (engine.id == chosen_) model.chosen = static_cast<int>(model.rows.size());
        model.rows.push_back(row(engine));
    }
    if (const EngineSettings* engine = chosen()) {
        model.details = details(*engine, ui);
        showLog(model);
    }
    return model;
}

bool EnginesScreen::animating() const {
    return logShown_ && chosen() && engines_.log(chosen_).count() != logSeen_;
}

std::string EnginesScreen::text() const {
    std::string all;
    for (const EnginesModel::Row& row : shown_.rows)
        all += row.name + (row.state.empty() ? "" : ": " + row.state) + "\n";
    if (!shown_.details) return all + shown_.explanation;
    all += shown_.details->program + "\n" + shown_.details->state;
    for (const std::string& line : shown_.details->lastLines) all += "\n" + line;
    for (const ui::screens::Option& option : shown_.details->options)
        all += "\n" + option.label + ": " + written(option);
    for (const EnginesModel::LogLine& line : shown_.log) all += "\n" + ui::screens::withSender(line);
    return all;
}

// ---- commands ----

void EnginesScreen::choose(const std::string& id) {
    (void)applyArguments();
    chosen_ = id;
    arguments_ = chosen() ? argumentsOf(*chosen()) : std::string();
    problem_.clear();
    askRemove_ = false;
}

/// After an engine was added, selects it; after the selected one was removed, selects the first.
void EnginesScreen::followList() {
    const auto& all = engines_.all();
    if (all.size() > known_)
        choose(all.back().id);
    else if (!chosen())
        choose(all.empty() ? std::string() : all.front().id);
    known_ = all.size();
}

/// Introduces the selected engine first, then the others one by one.
void EnginesScreen::meetSomebody() {
    if (chosen()) engines_.meet(chosen_);
    for (const EngineSettings& engine : engines_.all())
        if (!engines_.busy()) engines_.meet(engine.id);
}

bool EnginesScreen::argumentsChanged() const { return chosen() && arguments_ != argumentsOf(*chosen()); }

bool EnginesScreen::applyArguments() {
    if (!argumentsChanged()) return true;
    auto words = base::splitCommand(arguments_);
    if (!words) {
        problem_ = texts_.describe(words.error());
        return false;
    }
    engines_.setArguments(chosen_, std::move(*words));
    arguments_ = argumentsOf(*chosen());
    return true;
}

void EnginesScreen::setEngineOption(const std::string& name, const ui::screens::OptionValue& value) {
    const auto& introduction = engines_.acquaintance(chosen_).introduction;
    if (!introduction) return;
    for (const game::ProgramOption& option : introduction->options()) {
        if (option.name != name) continue;
        if (const auto done = engines_.setOption(chosen_, option, valueOf(option, value)); !done)
            problem_ =
                texts_.tr("{option}: {why}", {{"option", name}, {"why", texts_.tr(done.error().message)}});
    }
}

void EnginesScreen::set(const ui::screens::SetOption& change) {
    problem_.clear();
    if (const auto name = optionName(change.key)) return setEngineOption(*name, change.value);
    const auto* text = std::get_if<std::string>(&change.value);
    if (!text) return;
    if (change.key == "name") engines_.rename(chosen_, *text);
    if (change.key == "arguments") arguments_ = *text;
}

void EnginesScreen::copyLog() {
    std::string all;
    for (const EnginesModel::LogLine& line : shown_.log) all += ui::screens::withSender(line) + "\n";
    copyText(all);
}

void EnginesScreen::act(EnginesAction action) {
    switch (action) {
        case EnginesAction::Back:
            screens_.close();
            break;
        case EnginesAction::Add:
            screens_.open(ScreenId::ChooseEngine);
            break;
        case EnginesAction::StartAgain:
            if (argumentsChanged())
                (void)applyArguments();
            else
                engines_.introduce(chosen_);
            break;
        case EnginesAction::ToggleLog:
            logShown_ = !logShown_;
            break;
        case EnginesAction::CopyLog:
            copyLog();
            break;
        case EnginesAction::Remove:
            askRemove_ = true;
            break;
        case EnginesAction::Keep:
            askRemove_ = false;
            break;
        case EnginesAction::ReallyRemove:
            askRemove_ = false;
            engines_.remove(chosen_);
            break;
    }
}

void EnginesScreen::draw(ui::kit::Context& ui, float) {
    followList();
    meetSomebody();
    shown_ = model(ui);
    for (const ui::screens::EnginesCommand& command : ui::screens::drawEngines(ui, shown_)) {
        if (const auto* row = std::get_if<ui::screens::ChooseEngine>(&command))
            choose(engines_.all()[static_cast<std::size_t>(row->row)].id);
        else if (const auto* change = std::get_if<ui::screens::SetOption>(&command))
            set(*change);
        else if (const auto* press = std::get_if<ui::screens::PressOption>(&command))
            engines_.introduce(chosen_, press->name);
        else
            act(std::get<EnginesAction>(command));
    }
}

bool EnginesScreen::takeFiles(const std::vector<std::filesystem::path>& paths) {
    for (const auto& path : paths) (void)engines_.add(path);
    return true;
}

bool EnginesScreen::escape() {
    if (askRemove_)
        askRemove_ = false;
    else if (logShown_)
        logShown_ = false;
    else
        screens_.close();
    return true;
}

}  // namespace app
