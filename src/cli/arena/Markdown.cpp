#include "cli/arena/Markdown.h"

#include <cstdio>
#include <set>

namespace cli::arena {
namespace {

std::string percent(double share) {
    char text[32];
    std::snprintf(text, sizeof text, "%.0f %%", 100 * share);
    return text;
}

std::set<int> sizesOf(const ArenaRequest& request) {
    std::set<int> sizes;
    for (const auto& setup : request.setups) sizes.insert(setup.size);
    return sizes;
}

/// Results of all set-ups with this board size.
Tally tallyOn(const ArenaRequest& request, const ArenaResult& result, int pairing, int size) {
    Tally tally;
    for (std::size_t i = 0; i < request.setups.size(); ++i) {
        if (request.setups[i].size != size) continue;
        const Tally part = tallyOf(result, pairing, static_cast<int>(i));
        tally = {tally.wins + part.wins, tally.draws + part.draws, tally.losses + part.losses};
    }
    return tally;
}

std::string heading(const std::set<int>& sizes) {
    std::string names = "| match | games | + = − | score |";
    std::string rule = "|---|---|---|---|";
    for (const int size : sizes) {
        const std::string side = std::to_string(size);
        names.append(" ").append(side).append("×").append(side).append(" |");
        rule += "---|";
    }
    return names + "\n" + rule + "\n";
}

std::string countsOf(const Tally& tally) {
    return std::to_string(tally.games()) + " | " + std::to_string(tally.wins) + " " +
           std::to_string(tally.draws) + " " + std::to_string(tally.losses);
}

}  // namespace

std::string markdownTable(const ArenaRequest& request, const ArenaResult& result) {
    std::set<int> sizes = sizesOf(request);
    if (sizes.size() < 2) sizes.clear();
    std::string table = heading(sizes);
    const auto pairings = pairingsOf(request.format, static_cast<int>(request.engines.size()));
    const auto nameOf = [&](int engine) { return request.engines[static_cast<std::size_t>(engine)].name; };
    for (int i = 0; i < static_cast<int>(pairings.size()); ++i) {
        const Pairing& pairing = pairings[static_cast<std::size_t>(i)];
        const Tally tally = tallyOf(result, i);
        table += "| " + nameOf(pairing.first) + " against " + nameOf(pairing.second) + " | " +
                 countsOf(tally) + " | " + percent(tally.score()) + " ± " +
                 percent(tournament::scoreErrorOf(tally)) + " |";
        for (const int size : sizes) table += " " + percent(tallyOn(request, result, i, size).score()) + " |";
        table += "\n";
    }
    return table;
}

}  // namespace cli::arena
