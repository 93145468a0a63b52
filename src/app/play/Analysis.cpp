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
    const TableSession* session = currentGame_.session();
    if (!session) return {};
    const game::Kind& kind = *session->entry().kind;
    const std::string& chosen = basics_.preferences.settings().analysisEngine;
    if (engines_.isSeat(kind, chosen)) return chosen;
    const std::span<const game::Opponent> own = kind.opponents();
    return own.empty() ? std::string() : own.back().id;
}

bool Analysis::possible() const {
    const TableSession* session = currentGame_.session();
    if (!session || session != &tables_.shown() || !session->localMatch()) return false;
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
    beginAt(basics_.preferences.settings().analysisPace);
    quiet_ = false;
}

void Analysis::beginQuietly() {
    beginAt(kAnalysisPaces.front());
    quiet_ = true;
}

void Analysis::beginAt(const std::string& pace) {
    if (!possible()) return;
    end();
    const TableSession& session = *currentGame_.session();
    const game::Kind& kind = *session.entry().kind;
    const std::string id = thinker();
    const std::vector<game::Opponent> known = engines_.opponents(kind);
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const game::Opponent& o) { return o.id == id; });
    auto bot = engines_.createBot(kind, id);
    if (!bot || found == known.end()) return;
    by_ = basics_.texts.tr(found->name);
    if (const auto problem = engines_.problemOf({id}, *session.ownMatch().startState()))
        return basics_.messages.toast(basics_.texts.tr(*problem), Severity::Warning);
    job_ =
        std::make_unique<GameAnalysis>(thinking_.employ(std::move(bot)), session.ownMatch(), effortAt(pace));
    match_ = session.match().number();
    basics_.changes.interface = true;
}

void Analysis::end() {
    if (!job_) return;
    job_.reset();
    proofs_.cancel();
    basics_.changes.interface = true;
}

void Analysis::cancel() {
    if (!job_) return;
    end();
    basics_.messages.toast(basics_.texts.tr("The analysis was cancelled. Its results so far are kept."));
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
    const TableSession* const session = currentGame_.session();
    return !session || session->match().number() != match_ || !session->localMatch() ||
           !job_->concerns(*session->localMatch());
}

void Analysis::update() {
    if (!job_) return;
    if (ended()) {
        end();
        if (quiet_) return;
        return basics_.messages.toast(
            basics_.texts.tr("The analysis has ended: the game is no longer the same."));
    }
    if (proofs_.open()) return takeProofs();
    if (!job_->update(currentGame_.session()->ownMatch())) return;
    basics_.changes.interface = true;
    if (!job_->finished()) return;
    if (quiet_) return end();
    if (!job_->failure()) return beginProofs();
    basics_.messages.toast(basics_.texts.tr("{name} cannot go on: {why}",
                                            {{"name", by_}, {"why", basics_.texts.tr(*job_->failure())}}),
                           Severity::Warning);
    end();
}

void Analysis::beginProofs() {
    const TableSession& session = *currentGame_.session();
    const game::Proofs* const proofs = session.entry().kind->proofs();
    if (proofs == nullptr) return finish();
    proofs_ = thinking_.run<std::vector<std::string>>(
        [proofs, record = session.ownMatch().toRecord()](const std::stop_token& stop) {
            return proofs->marks(record, stop);
        });
}

void Analysis::takeProofs() {
    const auto marks = proofs_.take();
    if (!marks) return;
    match::Match& match = currentGame_.session()->ownMatch();
    if (*marks)
        for (std::size_t i = 0; i < (*marks)->size() && i + 1 < job_->line().size(); ++i)
            match.edits().setProofs(job_->line()[i + 1], (**marks)[i]);
    finish();
}

/// Ends the analysis, and tells the player what was found.
void Analysis::finish() {
    int marked = 0;
    for (const match::Tally& tally : match::talliesOf(currentGame_.session()->match()))
        marked += tally.doubtful + tally.mistakes + tally.blunders;
    basics_.messages.toast(marked == 0 ? basics_.texts.tr("The game was analysed: no turn is marked.")
                                       : basics_.texts.trn("The game was analysed: {count} turn is marked.",
                                                           "The game was analysed: {count} turns are marked.",
                                                           marked, {{"count", std::to_string(marked)}}));
    end();
}

}  // namespace app
