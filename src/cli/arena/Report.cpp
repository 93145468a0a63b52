#include "cli/arena/Report.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <ostream>

#include "cli/arena/ResultText.h"
#include "tournament/Ratings.h"

namespace cli::arena {
namespace {

using nlohmann::json;
using tournament::Strength;

const std::string& nameOf(const ArenaRequest& request, int engine) {
    return request.engines[static_cast<std::size_t>(engine)].name;
}

std::string pairingName(const ArenaRequest& request, const Pairing& pairing) {
    return nameOf(request, pairing.first) + " - " + nameOf(request, pairing.second);
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

double averageTurns(const ArenaResult& result) {
    double turns = 0;
    for (const ArenaGame& game : result.games) turns += static_cast<double>(game.turns);
    return result.games.empty() ? 0 : turns / static_cast<double>(result.games.size());
}

/// The results of those games for which `wanted` is true.
template <class Wanted>
Tally tallyIf(const ArenaResult& result, Wanted wanted) {
    Tally tally;
    for (const ArenaGame& game : result.games)
        if (wanted(game)) tally.add(game.halfPoints);
    return tally;
}

std::string seatName(const ArenaRequest& request, std::size_t seat) {
    return request.kind.seatName(game::playerAt(seat));
}

void printPairing(const ArenaRequest& request, const ArenaResult& result, int index, const Pairing& pairing,
                  std::ostream& out) {
    const PairCounts pairs = pairsOf(result, index);
    out << pairingName(request, pairing) << ": " << strengthText(tallyOf(result, index), pairs) << "  "
        << pairsText(pairs) << '\n';
    for (const bool second : {false, true})
        out << "  as " << seatName(request, second ? 1 : 0) << ": "
            << tallyText(tallyIf(
                   result,
                   [&](const ArenaGame& g) { return g.pairing == index && g.secondBegins == second; }))
            << '\n';
    if (request.setups.size() < 2) return;
    for (std::size_t s = 0; s < request.setups.size(); ++s) {
        const int setup = static_cast<int>(s);
        const Tally part = tallyOf(result, index, setup);
        const Strength partly = strengthOf(part, pairsOf(result, index, setup));
        out << "  " << request.setups[s].name << ": " << tallyText(part) << "  "
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
    out << "  " << engine.name << " (" << paceText(engine.pace) << "): "
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

json jsonOf(const ArenaRequest& request, const ArenaGame& game) {
    const Setup& setup = request.setups[static_cast<std::size_t>(game.setup)];
    json line = {{"number", game.number},
                 {"players", game.players},
                 {"round", game.round},
                 {"options", setup.values},
                 {"opening", {{"position", game.start}, {"moves", game.opening}}},
                 {"result", game.result},
                 {"end", tournament::nameOf(game.ending)},
                 {"turns", game.turns}};
    if (game.culprit) line["culprit"] = nameOf(request, *game.culprit);
    if (!game.problem.empty()) line["problem"] = game.problem;
    return line;
}

json jsonOf(const Sprt& sprt, const PairCounts& pairs) {
    const double llr = logLikelihoodRatio(sprt, pairs);
    return {{"elo0", sprt.elo0},
            {"elo1", sprt.elo1},
            {"llr", llr},
            {"lower", sprt.lowerBound()},
            {"upper", sprt.upperBound()},
            {"passed", stateOf(sprt, llr) == SprtState::AcceptedElo1},
            {"failed", stateOf(sprt, llr) == SprtState::AcceptedElo0}};
}

json jsonOf(const EngineSpec& engine, const Behaviour& b) {
    return {{"name", engine.name},
            {"time", paceText(engine.pace)},
            {"games", b.games},
            {"moves", b.moves},
            {"milliseconds", b.time.count()},
            {"nodes", b.nodes},
            {"depths", b.depths},
            {"timeLosses", b.timeLosses},
            {"illegalMoves", b.illegal},
            {"crashes", b.crashes},
            {"hangs", b.hangs},
            {"overruns", b.overruns}};
}

std::string variantOf(const ArenaRequest& request, const Setup& setup) {
    const auto start = request.kind.create(setup.values, {});
    return start ? request.kind.variantOf(**start) : std::string();
}

/// The variants of the set-ups, each once, if there are several.
std::vector<std::string> variantsOf(const ArenaRequest& request) {
    std::vector<std::string> variants;
    for (const Setup& setup : request.setups) {
        std::string variant = variantOf(request, setup);
        if (std::find(variants.begin(), variants.end(), variant) == variants.end())
            variants.push_back(std::move(variant));
    }
    if (variants.size() < 2) variants.clear();
    return variants;
}

/// The share of points with set-ups of this variant.
double scoreWith(const ArenaRequest& request, const ArenaResult& result, int pairing,
                 const std::string& variant) {
    return tallyIf(result,
                   [&](const ArenaGame& game) {
                       const Setup& setup = request.setups[static_cast<std::size_t>(game.setup)];
                       return game.pairing == pairing && variantOf(request, setup) == variant;
                   })
        .score();
}

}  // namespace

std::string progressLine(const ArenaRequest& request, const ArenaResult& result) {
    const auto pairings = request.pairings();
    const std::size_t total = pairings.size() * static_cast<std::size_t>(request.games);
    const int last = result.games.empty() ? 0 : result.games.back().pairing;
    const PairCounts pairs = pairsOf(result, last);
    std::string line = formatted("%zu/%zu ", result.games.size(), total);
    line += pairingName(request, pairings[static_cast<std::size_t>(last)]) + ": " +
            strengthText(tallyOf(result, last), pairs);
    if (request.sprt) line += "  " + sprtText(*request.sprt, pairs);
    return line;
}

void printReport(const ArenaRequest& request, const ArenaResult& result, std::ostream& out) {
    const auto pairings = request.pairings();
    out << result.games.size() << " games" << (result.stopped ? " (stopped early)" : "")
        << formatted(", %.1f turns on average\n", averageTurns(result));
    for (std::size_t i = 0; i < pairings.size(); ++i)
        printPairing(request, result, static_cast<int>(i), pairings[i], out);
    if (request.sprt) out << sprtText(*request.sprt, pairsOf(result, 0)) << '\n';
    if (request.engines.size() > 2) printRatings(request, result, pairings, out);
    out << "engines\n";
    for (std::size_t i = 0; i < result.engines.size(); ++i)
        printBehaviour(request.engines[i], result.engines[i], out);
    Tally first = tallyIf(result, [](const ArenaGame& game) { return !game.secondBegins; });
    const Tally other = tallyIf(result, [](const ArenaGame& game) { return game.secondBegins; }).reversed();
    first = {first.wins + other.wins, first.draws + other.draws, first.losses + other.losses};
    out << seatName(request, 0) << ": " << tallyText(first) << '\n';
}

std::string jsonReport(const ArenaRequest& request, const ArenaResult& result) {
    const auto pairings = request.pairings();
    json report = {{"stopped", result.stopped},
                   {"repeatedGames", repeatedGames(result)},
                   {"averageTurns", averageTurns(result)}};
    for (std::size_t i = 0; i < result.engines.size(); ++i)
        report["engines"].push_back(jsonOf(request.engines[i], result.engines[i]));
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
            part["options"] = request.setups[s].values;
            entry["setups"].push_back(std::move(part));
        }
        report["pairings"].push_back(std::move(entry));
    }
    const auto ratings = rate(static_cast<int>(request.engines.size()), pairings, tallies);
    for (std::size_t i = 0; i < ratings.size(); ++i)
        report["ratings"].push_back(
            {{"name", request.engines[i].name}, {"elo", ratings[i].elo}, {"error", ratings[i].error}});
    if (request.sprt) report["sprt"] = jsonOf(*request.sprt, pairsOf(result, 0));
    report["games"] = json::array();
    for (const ArenaGame& game : result.games) report["games"].push_back(jsonOf(request, game));
    return report.dump(2, ' ', false, json::error_handler_t::replace) + '\n';
}

std::string markdownTable(const ArenaRequest& request, const ArenaResult& result) {
    const std::vector<std::string> variants = variantsOf(request);
    std::string table = "| match | games | + = − | score |";
    std::string rule = "|---|---|---|---|";
    for (const std::string& variant : variants) {
        table += ' ' + variant + " |";
        rule += "---|";
    }
    table += '\n' + rule + '\n';
    const auto pairings = request.pairings();
    const auto percent = [](double share) { return formatted("%.0f %%", 100 * share); };
    for (int i = 0; i < static_cast<int>(pairings.size()); ++i) {
        const Pairing& pairing = pairings[static_cast<std::size_t>(i)];
        const Tally tally = tallyOf(result, i);
        table += "| " + nameOf(request, pairing.first) + " against " + nameOf(request, pairing.second) +
                 " | " + formatted("%d | %d %d %d | ", tally.games(), tally.wins, tally.draws, tally.losses) +
                 percent(tally.score()) + " ± " + percent(tournament::scoreErrorOf(tally)) + " |";
        for (const std::string& variant : variants)
            table += ' ' + percent(scoreWith(request, result, i, variant)) + " |";
        table += '\n';
    }
    return table;
}

}  // namespace cli::arena
