#include "cli/arena/Report.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <ostream>

#include "cli/arena/ResultText.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/Tps.h"
#include "match/EvaluationRecord.h"
#include "tournament/Ratings.h"

namespace cli::arena {
namespace {

using nlohmann::json;

const std::string& nameOf(const ArenaRequest& request, int engine) {
    return request.engines[static_cast<std::size_t>(engine)].name;
}

std::string pairingName(const ArenaRequest& request, const Pairing& pairing) {
    return nameOf(request, pairing.first) + " - " + nameOf(request, pairing.second);
}

std::string setupName(const tak::rules::Setup& setup) {
    return formatted("%dx%d komi ", setup.size, setup.size) + komiText(setup.halfKomi);
}

std::vector<Pairing> pairingsIn(const ArenaRequest& request) {
    return pairingsOf(request.format, static_cast<int>(request.engines.size()));
}

std::string sprtText(const Sprt& sprt, const PairCounts& pairs) {
    const double llr = logLikelihoodRatio(sprt, pairs);
    const SprtState state = stateOf(sprt, llr);
    std::string text = formatted("LLR %.2f (%.2f, %.2f) [%g, %g]", llr, sprt.lowerBound(), sprt.upperBound(),
                                 sprt.elo0, sprt.elo1);
    if (state == SprtState::AcceptedElo1) text += " passed";
    if (state == SprtState::AcceptedElo0) text += " failed";
    return text;
}

/// The conduct of an engine in all its games.
struct Behaviour {
    int games = 0;
    int timeLosses = 0;
    int illegal = 0;
    int crashes = 0;
    int hangs = 0;
    int overruns = 0;
    long long moves = 0;
    long long depths = 0;
    long long nodes = 0;
    Milliseconds time{};
    Milliseconds longest{};
};

void addMoves(const PlayedGame& game, int seat, Behaviour& b) {
    for (std::size_t i = static_cast<std::size_t>(game.openingPlies); i < game.moves.size(); ++i) {
        if (tak::rules::index(game.mover(i)) != seat) continue;
        const PlayedMove& move = game.moves[i];
        ++b.moves;
        b.depths += move.depth;
        b.nodes += static_cast<long long>(move.nodes);
        b.time += move.time;
        b.longest = std::max(b.longest, move.time);
    }
}

std::vector<Behaviour> behaviours(const ArenaRequest& request, const ArenaResult& result) {
    std::vector<Behaviour> all(request.engines.size());
    const auto pairings = pairingsIn(request);
    for (const ArenaGame& game : result.games)
        for (int seat = 0; seat < 2; ++seat) {
            Behaviour& b = all[static_cast<std::size_t>(engineAt(game, pairings, seat))];
            ++b.games;
            b.overruns += game.game.overruns[static_cast<std::size_t>(seat)];
            addMoves(game.game, seat, b);
            if (game.game.culprit != seat) continue;
            b.timeLosses += game.game.end == GameEnd::TimeLoss;
            b.illegal += game.game.end == GameEnd::IllegalMove;
            b.crashes += game.game.end == GameEnd::Crashed;
            b.hangs += game.game.end == GameEnd::Hung;
        }
    return all;
}

double averagePlies(const ArenaResult& result) {
    double plies = 0;
    for (const ArenaGame& game : result.games) plies += game.game.plies();
    return result.games.empty() ? 0 : plies / static_cast<double>(result.games.size());
}

void printPairing(const ArenaRequest& request, const ArenaResult& result, int index, const Pairing& pairing,
                  std::ostream& out) {
    const Tally tally = tallyOf(result, index);
    const PairCounts pairs = pairsOf(result, index);
    out << pairingName(request, pairing) << ": " << strengthText(tally, pairs) << "  " << pairsText(pairs)
        << '\n';
    if (request.setups.size() < 2) return;
    for (std::size_t s = 0; s < request.setups.size(); ++s) {
        const int setup = static_cast<int>(s);
        const Tally part = tallyOf(result, index, setup);
        const Strength partly = strengthOf(part, pairsOf(result, index, setup));
        out << "  " << setupName(request.setups[s]) << ": " << tallyText(part) << "  "
            << eloText(partly.elo, partly.error) << '\n';
    }
}

void printRatings(const ArenaRequest& request, const ArenaResult& result,
                  const std::vector<Pairing>& pairings, std::ostream& out) {
    std::vector<Tally> tallies;
    std::vector<Tally> totals(request.engines.size());
    for (std::size_t i = 0; i < pairings.size(); ++i) {
        const Tally t = tallies.emplace_back(tallyOf(result, static_cast<int>(i)));
        const auto enter = [&](int engine, const Tally& part) {
            Tally& total = totals[static_cast<std::size_t>(engine)];
            total = {total.wins + part.wins, total.draws + part.draws, total.losses + part.losses};
        };
        enter(pairings[i].first, t);
        enter(pairings[i].second, t.reversed());
    }
    const auto ratings = rate(static_cast<int>(request.engines.size()), pairings, tallies);
    std::vector<std::size_t> order(ratings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return ratings[a].elo > ratings[b].elo; });
    out << "ratings\n";
    for (const std::size_t i : order)
        out << formatted("  %+7.1f ± %5.1f  ", ratings[i].elo, ratings[i].error) << request.engines[i].name
            << "  " << tallyText(totals[i]) << '\n';
}

void printBehaviour(const EngineSpec& engine, const Behaviour& b, std::ostream& out) {
    const double moves = static_cast<double>(std::max(1LL, b.moves));
    out << "  " << engine.name << " (" << engine.time.describe() << "): "
        << formatted("%.0f ms a move (most %lld), depth %.1f, %.0f nodes a move",
                     static_cast<double>(b.time.count()) / moves, static_cast<long long>(b.longest.count()),
                     static_cast<double>(b.depths) / moves, static_cast<double>(b.nodes) / moves)
        << formatted("; time losses %d, illegal moves %d, crashes %d, hangs %d, overruns %d", b.timeLosses,
                     b.illegal, b.crashes, b.hangs, b.overruns)
        << '\n';
}

/// JSON has no infinity.
json finite(double value) { return std::isfinite(value) ? json(value) : json(nullptr); }

json jsonOf(const Tally& tally, const PairCounts& pairs) {
    const Strength s = strengthOf(tally, pairs);
    return {{"wins", tally.wins},     {"draws", tally.draws}, {"losses", tally.losses},
            {"score", tally.score()}, {"elo", finite(s.elo)}, {"error", finite(s.error)},
            {"los", s.superiority},   {"pairs", pairs}};
}

/// The position from which the game began, and the moves of its opening.
json openingOf(const PlayedGame& game) {
    json moves = json::array();
    tak::rules::Position position = game.start;
    for (std::size_t i = 0; i < game.moves.size() && static_cast<int>(i) < game.openingPlies; ++i) {
        moves.push_back(tak::rules::formatMove(position, game.moves[i].move));
        (void)position.make(game.moves[i].move);
    }
    return {{"tps", tak::rules::formatTps(game.start)}, {"moves", moves}};
}

json jsonOf(const ArenaRequest& request, const ArenaGame& game, const std::vector<Pairing>& pairings) {
    json line = {{"number", game.number},
                 {"white", nameOf(request, engineAt(game, pairings, 0))},
                 {"black", nameOf(request, engineAt(game, pairings, 1))},
                 {"round", game.fixture.round},
                 {"size", game.game.setup().size},
                 {"halfKomi", game.game.setup().halfKomi},
                 {"opening", openingOf(game.game)},
                 {"result", tak::rules::resultText(game.game.outcome)},
                 {"end", arena::nameOf(game.game.end)},
                 {"plies", game.game.plies()}};
    if (game.game.culprit) line["culprit"] = culpritOf(request, game);
    if (!game.game.problem.empty()) line["problem"] = game.game.problem;
    return line;
}

/// A score in flats, or the moves to a proven end, of White's side: "+0.14", "-M3".
std::string scoreText(tak::engine::Score score) {
    using namespace tak::engine;
    return isProven(score) ? formatted("%cM%d", score > 0 ? '+' : '-', (pliesToEnd(score) + 1) / 2)
                           : formatted("%+.2f", score / 100.0);
}

/// What the mover thought of the move, as the table reads it: `+0.07/12 score:+0.14 2.96s`. Both numbers are
/// of White's side: the difference of the chances, and the score.
std::string commentOf(const PlayedMove& move, tak::rules::Color mover) {
    match::EvaluationNote note{.details = formatted("%.2fs", static_cast<double>(move.time.count()) / 1000)};
    if (move.score) {
        const tak::engine::Score score = mover == tak::rules::Color::White ? *move.score : -*move.score;
        const double chance = tak::engine::winProbability(score);
        note.chances = {chance, 1 - chance};
        note.depth = move.depth;
        note.details = "score:" + scoreText(score) + ' ' + note.details;
    }
    return match::evaluationComment(note);
}

}  // namespace

std::string progressLine(const ArenaRequest& request, const ArenaResult& result) {
    const auto pairings = pairingsIn(request);
    const std::size_t total = pairings.size() * static_cast<std::size_t>(request.games);
    std::string line = formatted("%zu/%zu", result.games.size(), total);
    if (pairings.size() > 1) return line;
    const Tally tally = tallyOf(result, 0);
    const PairCounts pairs = pairsOf(result, 0);
    line += " " + pairingName(request, pairings.front()) + ": " + strengthText(tally, pairs);
    if (request.sprt) line += "  " + sprtText(*request.sprt, pairs);
    return line;
}

void printReport(const ArenaRequest& request, const ArenaResult& result, std::ostream& out) {
    const auto pairings = pairingsIn(request);
    out << result.games.size() << " games" << (result.stopped ? " (stopped early)" : "")
        << formatted(", %.1f plies on average\n", averagePlies(result));
    for (std::size_t i = 0; i < pairings.size(); ++i)
        printPairing(request, result, static_cast<int>(i), pairings[i], out);
    if (request.sprt) out << sprtText(*request.sprt, pairsOf(result, 0)) << '\n';
    if (request.engines.size() > 2) printRatings(request, result, pairings, out);
    out << "engines\n";
    const auto all = behaviours(request, result);
    for (std::size_t i = 0; i < all.size(); ++i) printBehaviour(request.engines[i], all[i], out);
    Tally colours;
    for (const ArenaGame& game : result.games)
        colours.add(!game.game.outcome.winner                               ? 1
                    : *game.game.outcome.winner == tak::rules::Color::White ? 2
                                                                            : 0);
    out << "White: " << tallyText(colours) << '\n';
}

std::string jsonReport(const ArenaRequest& request, const ArenaResult& result) {
    const auto pairings = pairingsIn(request);
    json report = {{"stopped", result.stopped},
                   {"repeatedGames", repeatedGames(result)},
                   {"averagePlies", averagePlies(result)}};
    const auto all = behaviours(request, result);
    for (std::size_t i = 0; i < all.size(); ++i)
        report["engines"].push_back({{"name", request.engines[i].name},
                                     {"time", request.engines[i].time.describe()},
                                     {"games", all[i].games},
                                     {"moves", all[i].moves},
                                     {"milliseconds", all[i].time.count()},
                                     {"nodes", all[i].nodes},
                                     {"depths", all[i].depths},
                                     {"timeLosses", all[i].timeLosses},
                                     {"illegalMoves", all[i].illegal},
                                     {"crashes", all[i].crashes},
                                     {"hangs", all[i].hangs},
                                     {"overruns", all[i].overruns}});
    std::vector<Tally> tallies;
    for (std::size_t i = 0; i < pairings.size(); ++i) {
        const int index = static_cast<int>(i);
        tallies.push_back(tallyOf(result, index));
        json entry = jsonOf(tallies.back(), pairsOf(result, index));
        entry["first"] = nameOf(request, pairings[i].first);
        entry["second"] = nameOf(request, pairings[i].second);
        for (std::size_t s = 0; s < request.setups.size(); ++s) {
            json part = jsonOf(tallyOf(result, index, static_cast<int>(s)),
                               pairsOf(result, index, static_cast<int>(s)));
            part["size"] = request.setups[s].size;
            part["halfKomi"] = request.setups[s].halfKomi;
            entry["setups"].push_back(std::move(part));
        }
        report["pairings"].push_back(std::move(entry));
    }
    const auto ratings = rate(static_cast<int>(request.engines.size()), pairings, tallies);
    for (std::size_t i = 0; i < ratings.size(); ++i)
        report["ratings"].push_back(
            {{"name", request.engines[i].name}, {"elo", ratings[i].elo}, {"error", ratings[i].error}});
    if (request.sprt) {
        const double llr = logLikelihoodRatio(*request.sprt, pairsOf(result, 0));
        report["sprt"] = {{"elo0", request.sprt->elo0},
                          {"elo1", request.sprt->elo1},
                          {"llr", llr},
                          {"lower", request.sprt->lowerBound()},
                          {"upper", request.sprt->upperBound()},
                          {"passed", stateOf(*request.sprt, llr) == SprtState::AcceptedElo1},
                          {"failed", stateOf(*request.sprt, llr) == SprtState::AcceptedElo0}};
    }
    report["games"] = json::array();
    for (const ArenaGame& game : result.games) report["games"].push_back(jsonOf(request, game, pairings));
    return report.dump(2, ' ', false, json::error_handler_t::replace) + '\n';
}

std::string culpritOf(const ArenaRequest& request, const ArenaGame& game) {
    if (!game.game.culprit) return {};
    return nameOf(request, engineAt(game, pairingsIn(request), *game.game.culprit));
}

std::string ptnOf(const ArenaRequest& request, const ArenaGame& game, const std::string& date) {
    const auto pairings = pairingsIn(request);
    tak::rules::PtnGame ptn;
    ptn.start = game.game.start;
    ptn.tags = {{"Player1", nameOf(request, engineAt(game, pairings, 0))},
                {"Player2", nameOf(request, engineAt(game, pairings, 1))},
                {"Date", date},
                {"Event", "dolmen-engine arena"},
                {"Round", std::to_string(game.fixture.round + 1)},
                {"Termination", std::string(arena::nameOf(game.game.end))}};
    if (game.game.setup().halfKomi != 0) ptn.tags.push_back({"Komi", komiText(game.game.setup().halfKomi)});
    ptn.result = tak::rules::resultText(game.game.outcome);
    int node = tak::rules::PtnTree::kRoot;
    for (int i = 0; i < game.game.plies(); ++i) {
        const PlayedMove& played = game.game.moves[static_cast<std::size_t>(i)];
        node = ptn.tree.add(node, played.move);
        if (i < game.game.openingPlies) {
            if (i + 1 == game.game.openingPlies) ptn.tree.addComment(node, "opening");
        } else {
            ptn.tree.addComment(node, commentOf(played, game.game.mover(static_cast<std::size_t>(i))));
        }
    }
    if (!game.game.problem.empty()) {
        std::string problem = culpritOf(request, game) + ": " + game.game.problem;
        std::replace(problem.begin(), problem.end(), '{', '(');
        std::replace(problem.begin(), problem.end(), '}', ')');
        ptn.tree.addComment(node, problem);
    }
    return tak::rules::writePtn(ptn);
}

}  // namespace cli::arena
