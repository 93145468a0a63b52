#include "app/contests/Contests.h"

#include <cmath>
#include <utility>

#include "app/catalog/TwoSides.h"
#include "app/common/Dates.h"
#include "app/common/Desktop.h"
#include "base/FileName.h"
#include "base/FileWriter.h"
#include "base/Files.h"
#include "base/Printable.h"

namespace app {

using base::msgid;
using tournament::ContestRunner;
using ui::kit::Severity;

namespace {

constexpr float kBetweenLooks = 0.25F;  // seconds: faster changes of numbers cannot be read

/// The number with a typographic minus sign and at most four digits.
std::string signedNumber(double number) {
    const long rounded = std::lround(number);
    return (rounded < 0 ? "−" : "+") + std::to_string(std::labs(rounded));
}

std::string nameAtSeat(const std::vector<game::Opponent>& known, const std::string& seat,
                       const i18n::Catalogue& texts) {
    for (const game::Opponent& opponent : known)
        if (opponent.id == seat) return texts.tr(opponent.name);
    return {};
}

}  // namespace

std::string scoreText(const tournament::Tally& tally) {
    return "+" + std::to_string(tally.wins) + " =" + std::to_string(tally.draws) + " −" +
           std::to_string(tally.losses);
}

std::string eloText(const tournament::Strength& strength) {
    if (!std::isfinite(strength.elo) || !std::isfinite(strength.error)) return {};
    return signedNumber(strength.elo) + " ± " + std::to_string(std::lround(strength.error));
}

base::Result<void> Contests::begin(const ContestPlan& plan) {
    if (underWay()) return base::Error{msgid("another match is under way")};
    if (saving_) return base::Error{msgid("the games of the previous match are still being saved")};
    const game::Kind& kind = *plan.game->kind;
    if (auto start = kind.create(plan.options, {}); !start) return start.error();
    if (!hasTwoSides(kind, plan.options)) return base::Error{tournament::kNeedsTwoSides};
    tournament::Contest contest{
        .start = [&kind, options = plan.options](
                     std::size_t, game::Chance chance) { return kind.create(options, chance); },
        .games = plan.games,
        .concurrency = plan.concurrency,
        .pace = plan.pace,
        .adjudication = plan.adjudication,
        .mostTurns = plan.mostTurns,
        .sprt = plan.sprt,
        .onThread = lowerThreadPriority};
    const std::vector<game::Opponent> known = engines_.opponents(kind);
    for (std::size_t i = 0; i < plan.players.size(); ++i) {
        std::string name = nameAtSeat(known, plan.players[i], basics_.texts);
        if (name.empty()) return base::Error{msgid("one of the engines is no longer available")};
        if (i == 1 && name == contest.entrants[0].name) name += " (2)";
        contest.entrants[i] = {std::move(name), engines_.botMaker(kind, plan.players[i])};
    }
    if (plan.openingTurns > 0) contest.openings = kind.openings(plan.options, {.turns = plan.openingTurns});
    keeper_.followToTheEnd(runner_.get());
    runner_.reset();
    plan_ = plan;
    if (plan.keep)
        keeper_.begin(*plan.game, plan.players, std::string(basics_.texts.tr("Engine match")));
    else
        keeper_.end();
    runner_ = std::make_unique<ContestRunner>(std::move(contest));
    ++number_;
    endAnnounced_ = false;
    seen_ = 0;
    linesSeen_ = 0;
    misbehaved_ = {};
    handedOver_ = false;
    return {};
}

std::string Contests::progress() const {
    if (!runner_) return {};
    const std::string played = std::to_string(runner_->standings().total.games());
    return basics_.texts.tr("{count} of {all}",
                            {{"count", played}, {"all", std::to_string(runner_->contest().games)}});
}

// ---- files ----

std::string Contests::suggestedName() const {
    if (!runner_) return {};
    const auto& entrants = runner_->contest().entrants;
    std::string name = base::shortened(entrants[0].name, 50) + " - " + base::shortened(entrants[1].name, 50);
    for (char& c : name)
        if (c == '/' || c == '\\') c = '-';
    return name + " " + dayOf(dateNow());
}

void Contests::save(const std::filesystem::path& file) {
    if (!runner_ || saving_) return;
    const game::Kind* kind = plan_.game->kind.get();
    auto write = [kind, file, runner = runner_.get(), event = std::string(basics_.texts.tr("Engine match")),
                  date = dayInTags(dateNow())](const std::stop_token&) -> base::Result<std::size_t> {
        const std::vector<game::Record> records = runner->records(event, date);
        std::string text;
        for (const game::Record& record : records)
            text += (text.empty() ? "" : "\n") + kind->writeAtOnce(record);
        if (auto written = base::writeFile(file, text); !written) return written.error();
        return records.size();
    };
    saving_ = {file, std::make_unique<BackgroundTask<std::size_t>>(std::move(write))};
}

void Contests::finishSaving() {
    if (!saving_ || !saving_->task->ready()) return;
    const auto saved = saving_->task->take();
    const std::filesystem::path path = std::exchange(saving_, {})->file;
    const std::string file = base::shownPath(path.filename());
    if (!saved)
        return basics_.messages.notice(basics_.texts.tr("The games could not be saved"), "", {saved.error()});
    handOver(path);
    const int count = static_cast<int>(*saved);
    basics_.messages.toast(basics_.texts.trn("{count} game saved as {file}", "{count} games saved as {file}",
                                             count, {{"count", std::to_string(count)}, {"file", file}}));
}

// ---- every frame ----

/// The final table, one line for each entry.
std::vector<std::string> Contests::finalLines(const tournament::Standings& standings) const {
    const i18n::Catalogue& texts = basics_.texts;
    const auto& entrants = runner_->contest().entrants;
    std::vector<std::string> lines;
    const long certainty = std::lround(standings.strength.superiority * 100);
    const std::string& first = entrants[0].name;
    if (const std::string elo = eloText(standings.strength); !elo.empty())
        lines.push_back(texts.tr("Elo of {name}: {elo}", {{"name", first}, {"elo", elo}}));
    lines.push_back(texts.tr("{name} is stronger: {count} % likely",
                             {{"name", first}, {"count", std::to_string(certainty)}}));
    lines.push_back(texts.tr("{name}, moving first: {score}",
                             {{"name", first}, {"score", scoreText(standings.bySide[0])}}));
    lines.push_back(texts.tr("{name}, moving second: {score}",
                             {{"name", first}, {"score", scoreText(standings.bySide[1])}}));
    for (std::size_t i = 0; i < 2; ++i)
        if (const int lost = standings.conduct[i].all(); lost > 0)
            lines.push_back(texts.trn("{name} lost {count} game by forfeit",
                                      "{name} lost {count} games by forfeit", lost,
                                      {{"name", entrants[i].name}, {"count", std::to_string(lost)}}));
    return lines;
}

/// Reports the first misconduct of each engine only, since a broken engine would fill the screen with
/// messages.
void Contests::tellMisconduct() {
    for (const ContestRunner::Line& line : runner_->finished(linesSeen_)) {
        ++linesSeen_;
        if (!line.culprit || !line.problem) continue;
        const auto culprit = static_cast<std::size_t>(*line.culprit);
        if (std::exchange(misbehaved_[culprit], true)) continue;
        basics_.messages.toast(basics_.texts.tr("{name} has lost game {number}: {why}",
                                                {{"name", runner_->contest().entrants[culprit].name},
                                                 {"number", std::to_string(line.number)},
                                                 {"why", basics_.texts.tr(*line.problem)}}),
                               Severity::Warning);
    }
}

void Contests::tellEnd() {
    const i18n::Catalogue& texts = basics_.texts;
    const auto& entrants = runner_->contest().entrants;
    const tournament::Standings standings = runner_->standings();
    if (const auto problem = runner_->problem())
        return basics_.messages.notice(texts.tr("The engine match has ended"), "", {*problem});
    if (runner_->phase() == ContestRunner::Phase::Stopped)
        return basics_.messages.toast(texts.tr("The engine match was stopped."));
    basics_.messages.report(
        texts.tr("The engine match is over"),
        texts.tr("{first} against {second}: {score}", {{"first", entrants[0].name},
                                                       {"second", entrants[1].name},
                                                       {"score", scoreText(standings.total)}}),
        finalLines(standings));
}

/// Takes finished games and misconduct from the runner.
void Contests::followRunner() {
    const std::uint64_t version = runner_->version();
    const bool over =
        runner_->over();  // read before the games, so that none is missed when the match is over
    if (version != seen_ && (unseen_ >= kBetweenLooks || over)) {
        seen_ = version;
        unseen_ = 0;
        basics_.changes.interface = true;
        tellMisconduct();
        (void)keeper_.follow(*runner_);
    }
    if (over && !handedOver_) handedOver_ = keeper_.follow(*runner_);
}

void Contests::update(float seconds) {
    finishSaving();
    if (const auto problem = keeper_.takeProblem())
        basics_.messages.notice(
            basics_.texts.tr("Some games of the engine match could not be saved to the library"), "",
            {*problem});
    if (!runner_) return;
    unseen_ += seconds;
    followRunner();
    if (endAnnounced_ || !runner_->over()) return;
    endAnnounced_ = true;
    tellEnd();
}

base::Result<void> Contests::flush() {
    base::Result<void> flushed;
    if (saving_) {
        if (const auto saved = saving_->task->take(); !saved) flushed = saved.error();
        saving_.reset();
    }
    keeper_.followToTheEnd(runner_.get());
    runner_.reset();
    return flushed;
}

base::Result<void> Contests::keptInArchive() {
    const auto problem = keeper_.takeProblem();
    return problem ? base::Result<void>(*problem) : base::Result<void>();
}

}  // namespace app
