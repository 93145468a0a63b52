#include "app/play/Analysis.h"

#include <algorithm>
#include <utility>

#include "match/Judgement.h"

namespace app {
namespace {

using ui::kit::Severity;

static_assert(std::size(kGameEfforts) == kAnalysisPaces.size());

/// The effort for one value of Settings::analysisPace.
const Effort& effortAt(const std::string& pace) {
    const auto* const found = std::find(kAnalysisPaces.begin(), kAnalysisPaces.end(), pace);
    return kGameEfforts[found == kAnalysisPaces.end() ? 0 : found - kAnalysisPaces.begin()];
}

}  // namespace

std::string Analysis::thinker() const {
    const TableSession* session = surroundings_.currentGame.session();
    if (!session) return {};
    const game::Kind& kind = *session->entry().kind;
    const std::string& chosen = surroundings_.preferences.settings().analysisEngine;
    if (surroundings_.engines.isSeat(kind, chosen)) return chosen;
    const std::span<const game::Opponent> own = kind.opponents();
    return own.empty() ? std::string() : own.back().id;
}

bool Analysis::possible() const {
    const TableSession* session = surroundings_.currentGame.session();
    if (!session || session != &surroundings_.tables.shown() || !session->referee()) return false;
    const match::Followed& match = session->match();
    if (match.tree().node(match::Match::kRoot).children.empty() || match.isTold()) return false;
    if (!match.live()) return !thinker().empty();
    return over_ && !thinker().empty();
}

void Analysis::follow(const TableSession& game) {
    if (!news_.due(game.match())) return;
    (void)news_.read(game.match());
    over_ = game.match().finalOutcome().over;
}

void Analysis::begin() {
    beginAt(surroundings_.preferences.settings().analysisPace);
    quiet_ = false;
}

void Analysis::beginQuietly() {
    beginAt(kAnalysisPaces.front());
    quiet_ = true;
}

void Analysis::beginAt(const std::string& pace) {
    if (!possible()) return;
    end();
    const TableSession& session = *surroundings_.currentGame.session();
    const game::Kind& kind = *session.entry().kind;
    const std::string id = thinker();
    const std::vector<game::Opponent> known = surroundings_.engines.opponents(kind);
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const game::Opponent& o) { return o.id == id; });
    auto bot = surroundings_.engines.createBot(kind, id);
    if (!bot || found == known.end()) return;
    by_ = surroundings_.texts.tr(found->name);
    if (const auto problem = surroundings_.engines.problemOf({id}, *session.truth().startState()))
        return surroundings_.messages.toast(surroundings_.texts.tr(*problem), Severity::Warning);
    job_ = std::make_unique<GameAnalysis>(surroundings_.thinking.employ(std::move(bot)), session.truth(),
                                          effortAt(pace));
    match_ = session.match().number();
    surroundings_.changes.interface = true;
}

void Analysis::end() {
    if (!job_) return;
    job_.reset();
    proofs_.cancel();
    surroundings_.changes.interface = true;
}

void Analysis::cancel() {
    if (!job_) return;
    end();
    surroundings_.messages.toast(
        surroundings_.texts.tr("The analysis was cancelled. Its results so far are kept."));
}

void Analysis::toggle() {
    if (job_ && !quiet_)
        cancel();
    else
        begin();
}

std::optional<Analysis::Progress> Analysis::progress() const {
    if (!job_ || quiet_) return {};
    return Progress{job_->done(), job_->positions()};
}

/// Whether the analysis has become useless, because the game has changed or has left the table.
bool Analysis::ended() const {
    const TableSession* const session = surroundings_.currentGame.session();
    return !session || session->match().number() != match_ || !session->referee() ||
           !job_->concerns(*session->referee());
}

void Analysis::update() {
    if (!job_) return;
    if (ended()) {
        end();
        if (quiet_) return;
        return surroundings_.messages.toast(
            surroundings_.texts.tr("The analysis has ended: the game is no longer the same."));
    }
    if (proofs_.open()) return takeProofs();
    if (!job_->update(surroundings_.currentGame.session()->truth())) return;
    surroundings_.changes.interface = true;
    if (!job_->finished()) return;
    if (quiet_) return end();
    if (!job_->failure()) return beginProofs();
    surroundings_.messages.toast(
        surroundings_.texts.tr("{name} cannot go on: {why}",
                               {{"name", by_}, {"why", surroundings_.texts.tr(*job_->failure())}}),
        Severity::Warning);
    end();
}

void Analysis::beginProofs() {
    const TableSession& session = *surroundings_.currentGame.session();
    const game::Proofs* const proofs = session.entry().kind->proofs();
    if (proofs == nullptr) return finish();
    proofs_ = surroundings_.thinking.run<std::vector<std::string>>(
        [proofs, record = session.truth().toRecord()](const std::stop_token& stop) {
            return proofs->marks(record, stop);
        });
}

void Analysis::takeProofs() {
    const auto marks = proofs_.take();
    if (!marks) return;
    match::Match& match = surroundings_.currentGame.session()->truth();
    if (*marks)
        for (std::size_t i = 0; i < (*marks)->size() && i + 1 < job_->line().size(); ++i)
            match.edits().setProofs(job_->line()[i + 1], (**marks)[i]);
    finish();
}

/// Ends the analysis, and tells the player what was found.
void Analysis::finish() {
    int marked = 0;
    for (const match::Tally& tally : match::talliesOf(surroundings_.currentGame.session()->match()))
        marked += tally.doubtful + tally.mistakes + tally.blunders;
    surroundings_.messages.toast(
        marked == 0 ? surroundings_.texts.tr("The game was analysed: no turn is marked.")
                    : surroundings_.texts.trn("The game was analysed: {count} turn is marked.",
                                              "The game was analysed: {count} turns are marked.", marked,
                                              {{"count", std::to_string(marked)}}));
    end();
}

}  // namespace app
