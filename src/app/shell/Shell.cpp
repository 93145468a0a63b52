#include "app/shell/Shell.h"

#include <exception>

#include "app/common/Wake.h"
#include "base/Exception.h"
#include "base/Platform.h"

namespace app {
namespace {

void addErrors(std::vector<base::Error>& all, const base::Result<void>& done) {
    if (!done) all.push_back(done.error());
}
void addErrors(std::vector<base::Error>& all, const std::vector<base::Error>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

}  // namespace

Shell::Shell(Paths paths, std::vector<CatalogEntry> games, MakeScreen makeScreen, base::Log& log,
             const std::optional<Settings>& instead)
    : paths_(std::move(paths)),
      games_(std::move(games)),
      messages_(texts_, log),
      preferences_({.paths = paths_,
                    .games = games_,
                    .texts = texts_,
                    .messages = messages_,
                    .changes = changes_,
                    .log = log},
                   instead),
      screens_([this, makeScreen = std::move(makeScreen)](ScreenId id) { return makeScreen(id, *this); }),
      library_(instead ? std::filesystem::path() : paths_.archive, games_),
      thinking_(wakeLoop),
      arrangements_(instead ? std::filesystem::path() : paths_.archive.parent_path() / "arrangements"),
      farTable_(basics_, currentGame_, library_.keeper(),
                instead ? std::filesystem::path() : paths_.archive.parent_path() / "far", log),
      publicServer_(basics_, screens_, currentGame_, library_.keeper(),
                    instead ? std::filesystem::path() : paths_.archive.parent_path() / "far", log) {
    joinFollowers();
    takeInvitations();
    tellMissingData();
    loadLearned();
    screens_.beforeQuitting([this] { return longWork(); });
    const auto allowThreads = [this] {
        thinking_.allowThreads(threadsOf(preferences_.settings().engineThreads));
    };
    allowThreads();
    preferences_.onApplied([this, allowThreads](bool tables) {
        allowThreads();
        tables_.followPreferences(tables);
    });
}

void Shell::tellMissingData() {
    std::vector<base::Error> problems;
    for (const auto& folder : paths_.missing())
        problems.push_back(base::fileError(folder, base::msgid("there is no such folder")));
    if (!problems.empty())
        messages_.notice(texts_.tr("Dolmen is not installed completely"),
                         texts_.tr("Parts of the program will be missing without these folders:"), problems);
}

void Shell::loadLearned() {
    const auto load = [&games = games_.entries(), assets = paths_.assets] {
        std::vector<base::Error> problems;
        for (const CatalogEntry& game : games)
            for (base::Error& problem : game.kind->loadLearned(assets))
                problems.push_back(std::move(problem));
        return problems;
    };
    // Where it may take long to come, engines play by what was tuned by hand meanwhile.
    if (base::filesComeLater())
        learned_.emplace([load](const std::stop_token&) { return base::Result(load()); });
    else
        tellUnlearned(load());
}

void Shell::tellUnlearned(const std::vector<base::Error>& problems) {
    // Of an incomplete installation the player knows already.
    if (!problems.empty() && paths_.missing().empty())
        messages_.notice(texts_.tr("Some engines are weaker than they could be"),
                         texts_.tr("What they have learned cannot be read:"), problems);
}

void Shell::takeInvitations() {
    opener_.offerTextsTo([this](const std::string& text) {
        const auto invitation = Invitation::parse(text);
        if (!invitation) return false;
        farTable_.offer(*invitation);
        screens_.closeToFirst();
        screens_.open(ScreenId::Together);
        return true;
    });
}

/// The screen of the game joins them while it is open.
void Shell::joinFollowers() {
    const auto join = [this](GameFollowers::Follow follow) {
        places_.push_back(followers_.join(std::move(follow)));
    };
    join([this](const TableSession&) {
        const bool points = currentGame_.keepScore();
        currentGame_.keep();
        if (points) quickGame_.followResult();
    });
    join([this](const TableSession& game) { arrangements_.follow(game); });
    join([this](const TableSession& game) { analysis_.follow(game); });
    join([this](const TableSession& game) { announcer_.follow(game); });
}

void Shell::update(float seconds) {
    if (learned_ && learned_->ready()) {
        const auto problems = learned_->take();
        learned_.reset();
        tellUnlearned(problems ? *problems : std::vector{problems.error()});
    }
    opener_.update(seconds);
    saver_.update();
    films_.update();
    preferences_.update();
    engines_.update();
    thinking_.update();
    analysis_.update();
    currentGame_.update();
    transfer_.update(currentGame_.keeper().writes());
    positions_.update();
    lessons_.update();
    practice_.update();
    ownPuzzles_.update();
    contests_.update(seconds);
    farTable_.update(seconds);
    publicServer_.update(seconds);
    if (publicServer_.takeCall()) cues_.play(audio::Cue::Announce);
    if (const auto kept = arrangements_.update(); !kept)
        messages_.toast(texts_.describe(kept.error()), ui::kit::Severity::Warning);
    // Nobody can read what a minimised window tells, so it waits.
    if (!display_.hidden && messages_.update(seconds)) changes_.interface = true;
    settingsTrial_.update(seconds);
    captions_.setOn(preferences_.settings().captions);
    captions_.update(seconds);
    narrator_.setOn(preferences_.settings().speech);
    for (const std::string& text : messages_.takeUnspoken()) narrator_.sayNext(text);
    if (narrator_.stateChanged()) redraw();
}

void Shell::follow() {
    if (const TableSession* const game = currentGame_.session()) followers_.tell(*game);
}

std::vector<base::Error> Shell::flush() {
    std::vector<base::Error> lost;
    const auto step = [&lost](const auto& finish) {
        try {
            addErrors(lost, finish());
        } catch (...) {
            lost.push_back(base::errorOf(std::current_exception()));
        }
    };
    step([&] {
        screens_.clear();  // they hand over what was typed last
        settingsTrial_.revert();
        analysis_.end();
        return base::Result<void>();
    });
    step([&] { return contests_.flush(); });
    step([&] { return farTable_.flush(); });
    step([&] { return currentGame_.flush(); });  // the archive has answered everybody
    step([&] { return contests_.keptInArchive(); });
    step([&] { return saver_.flush(); });
    step([&] {
        thinking_.flush();
        return ownPuzzles_.flush();
    });
    step([&] { return arrangements_.flush(); });
    step([&] { return preferences_.flush(); });
    return lost;
}

}  // namespace app
