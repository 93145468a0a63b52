#include "games/tak/lab/selfplay/CompareEnds.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iomanip>
#include <mutex>
#include <sstream>

#include "cli/OnThreads.h"
#include "games/tak/play/TakExpectedEnds.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "match/ExpectedAlong.h"
#include "match/PlayedOn.h"

namespace tak::lab::selfplay {

using namespace cli;

namespace {

using namespace tak::rules;
using tak::play::placeOf;
using tak::play::playerOf;
using tak::play::TakState;

constexpr double kLeastChance = 1e-4;  ///< no forecast is surer than that
constexpr int kLines = 4;              ///< that the engine's thought has
constexpr std::size_t kNobody = 2;     ///< White and Black come before

const game::Kind& kind() {
    static const tak::play::TakKind kTak;
    return kTak;
}

using Chances = std::array<double, 3>;  ///< of White, Black and nobody

/// What one of them says, or what happened.
struct EndForecast {
    std::vector<Chances> owners = {};  ///< by square, rank by rank
    Chances result{};
    double flats = 0;  ///< White's lead, with komi
};

std::vector<Square> squaresOf(int size) {
    std::vector<Square> squares;
    for (int rank = 0; rank < size; ++rank)
        for (int file = 0; file < size; ++file) squares.emplace_back(file, rank);
    return squares;
}

Chances withNobody(std::vector<double> byPlayer) {
    byPlayer.resize(2);
    return {byPlayer[0], byPlayer[1], std::max(0.0, 1 - byPlayer[0] - byPlayer[1])};
}

/// What the shell asks, of the network that is to be compared.
class Asked final : public game::ExpectedEnds {
  public:
    explicit Asked(const tak::network::EndNetwork& network) : network_(network) {}
    [[nodiscard]] std::optional<game::ExpectedEnd> expect(const game::State& state) const override {
        return tak::play::expectedEnd(network_, dynamic_cast<const TakState&>(state).position());
    }

  private:
    const tak::network::EndNetwork& network_;
};

EndForecast byNetwork(const tak::network::EndNetwork& network, const TakState& state,
                      const std::vector<game::Thought>& thoughts) {
    const game::ExpectedEnd told = *match::expectedAlong(Asked(network), state, thoughts);
    EndForecast forecast{.result = withNobody(told.chances), .flats = told.points[0] - told.points[1]};
    for (const Square square : squaresOf(state.position().size())) {
        const auto owner = std::find_if(told.owners.begin(), told.owners.end(),
                                        [&](const auto& one) { return one.place == placeOf(square); });
        forecast.owners.push_back(
            withNobody(owner == told.owners.end() ? std::vector<double>{} : owner->chances));
    }
    return forecast;
}

/// Sums over the games: numbers of games instead of chances.
struct Sums {
    EndForecast games;
    int count = 0;
};

void addGame(Sums& sums, const match::GameEnd& end, int size) {
    ++sums.count;
    const std::vector<Square> squares = squaresOf(size);
    sums.games.owners.resize(squares.size());
    for (std::size_t i = 0; i < squares.size(); ++i) {
        std::size_t owner = kNobody;
        for (const game::View::Holding& holding : end.holdings)
            if (std::count(holding.places.begin(), holding.places.end(), placeOf(squares[i])) > 0)
                owner = holding.player.value;
        ++sums.games.owners[i][owner];
    }
    ++sums.games.result[end.winners.size() == 1 ? end.winners.front().value : kNobody];
    for (const game::View::Holding& holding : end.holdings)
        sums.games.flats += holding.player == playerOf(Color::White) ? holding.points : -holding.points;
}

EndForecast averageOf(const Sums& sums, double smoothing) {
    const auto average = [&](const Chances& numbers) {
        Chances chances{};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            chances[i] = (numbers[i] + smoothing) / (sums.count + 3 * smoothing);
        return chances;
    };
    EndForecast forecast{.result = average(sums.games.result), .flats = sums.games.flats / sums.count};
    for (const Chances& owner : sums.games.owners) forecast.owners.push_back(average(owner));
    return forecast;
}

EndForecast meanOf(EndForecast a, const EndForecast& b) {
    const auto mix = [](Chances& one, const Chances& other) {
        for (std::size_t i = 0; i < one.size(); ++i) one[i] = (one[i] + other[i]) / 2;
    };
    for (std::size_t i = 0; i < a.owners.size(); ++i) mix(a.owners[i], b.owners[i]);
    mix(a.result, b.result);
    a.flats = (a.flats + b.flats) / 2;
    return a;
}

double lossOf(const Chances& chances, std::size_t truth) {
    return -std::log(std::max(chances[truth], kLeastChance));
}

EndLosses lossesOf(const EndForecast& forecast, const WholeGame& game) {
    const Position& end = *game.end;
    EndLosses losses;
    const std::vector<Square> squares = squaresOf(end.size());
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const std::size_t owner = contains(end.controlled(Color::White), squares[i])   ? 0
                                  : contains(end.controlled(Color::Black), squares[i]) ? 1
                                                                                       : kNobody;
        losses.owner += lossOf(forecast.owners[i], owner) / static_cast<double>(squares.size());
    }
    losses.result = lossOf(forecast.result, game.winner ? playerOf(*game.winner).value : kNobody);
    const double truth =
        end.flatCount(Color::White) - end.flatCount(Color::Black) - end.setup().halfKomi / 2.0;
    losses.flats = std::abs(forecast.flats - truth);
    return losses;
}

/// What the table's strongest bot thinks.
game::Thought thoughtOf(const Comparison& comparison, const TakState& state, const std::stop_token& stop) {
    game::Thought thought;
    const auto bot = kind().createBot(kind().opponents().back().id);
    const game::BotLimits limits{.nodes = comparison.thought, .candidates = kLines};
    (void)bot->choose(*state.view(game::Viewer(state.toMove())), limits, stop,
                      [&](const game::Thought& heard) { thought = heard; });
    return thought;
}

/// Plays on as the table does.
Sums playedOn(const game::Thought& thought, const TakState& state, const std::stop_token& stop) {
    Sums sums;
    const match::PlayedOn games(kind());
    for (int number = 0; number < match::kPlayedOnGames && !stop.stop_requested(); ++number) {
        const auto copy = state.clone();
        if (const auto end = games.play(*copy, thought, number, stop))
            addGame(sums, *end, state.position().size());
    }
    return sums;
}

struct Mean {
    double mean = 0;
    double error = 0;  ///< standard error
};

template <class Value>
Mean meanOver(const std::vector<ComparedEnds>& all, Value value) {
    double sum = 0;
    double squares = 0;
    for (const ComparedEnds& one : all) {
        sum += value(one);
        squares += value(one) * value(one);
    }
    const auto n = static_cast<double>(all.size());
    const double variance = std::max(0.0, squares / n - sum / n * (sum / n));
    return {sum / n, std::sqrt(variance / std::max(1.0, n - 1))};
}

std::optional<ComparedEnds> comparedEnd(const Comparison& comparison, const WholeGame& game,
                                        const std::stop_token& stop) {
    const auto plies = somePlies(game.set, game.played.number, game.moves.size(), 1);
    if (plies.empty() || !game.end) return {};
    TakState state{Position(setupOf(game.set, game.played.halfKomi))};
    for (std::size_t ply = 0; ply < plies.front(); ++ply)
        (void)state.apply(tak::play::actionOf(game.moves[ply]));
    const EndForecast network = byNetwork(comparison.network, state, {});
    const game::Thought thought = thoughtOf(comparison, state, stop);
    if (thought.candidates.empty()) return {};
    const Sums sums = playedOn(thought, state, stop);
    if (stop.stop_requested() || sums.count == 0) return {};
    const EndForecast lines = byNetwork(comparison.network, state, {thought});
    ComparedEnds compared{};
    for (std::size_t i = 0; i < kSmoothings.size(); ++i) {
        const EndForecast games = averageOf(sums, kSmoothings[i]);
        compared[i] = {lossesOf(network, game), lossesOf(games, game), lossesOf(lines, game),
                       lossesOf(meanOf(network, games), game), lossesOf(meanOf(lines, games), game)};
    }
    return compared;
}

}  // namespace

std::vector<ComparedEnds> comparedEnds(const Comparison& comparison, const std::vector<WholeGame>& games,
                                       int threads, const std::function<void(std::size_t done)>& report,
                                       const std::stop_token& stop) {
    std::vector<std::optional<ComparedEnds>> found(games.size());
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::size_t done = 0;
    onThreads(threads, [&](int) {
        for (std::size_t i = next++; i < games.size() && !stop.stop_requested(); i = next++) {
            found[i] = comparedEnd(comparison, games[i], stop);
            const std::lock_guard lock(mutex);
            report(++done);
        }
    });
    std::vector<ComparedEnds> all;
    for (const auto& one : found)
        if (one) all.push_back(*one);
    return all;
}

std::string comparisonText(const std::vector<ComparedEnds>& all) {
    static constexpr const char* kNames[] = {"network", "games played on", "network along lines",
                                             "half network, half games", "half lines, half games"};
    static constexpr double EndLosses::*kParts[] = {&EndLosses::owner, &EndLosses::result, &EndLosses::flats};
    std::ostringstream out;
    out << std::fixed << std::setprecision(4);
    // Each smoothing that is best for the games, so that they are not judged by a bad one.
    std::array<std::size_t, 3> best{};
    const auto loss = [&](std::size_t smoothing, std::size_t forecaster, std::size_t part) {
        return [=](const ComparedEnds& one) { return one[smoothing][forecaster].*kParts[part]; };
    };
    for (std::size_t part = 0; part < best.size(); ++part)
        for (std::size_t i = 0; i < kSmoothings.size(); ++i)
            if (meanOver(all, loss(i, 1, part)).mean < meanOver(all, loss(best[part], 1, part)).mean)
                best[part] = i;
    const auto row = [&](const std::string& name, auto valueOfPart) {
        out << "| " << name << " |";
        for (std::size_t part = 0; part < best.size(); ++part) {
            const Mean mean = meanOver(all, valueOfPart(part));
            out << ' ' << mean.mean << " ± " << mean.error << " |";
        }
        out << '\n';
    };
    out << "| " << all.size() << " positions | log loss of a square's owner | log loss of the result "
        << "| error of the lead in flats |\n|---|---|---|---|\n";
    for (std::size_t who = 0; who < kForecasters; ++who)
        row(kNames[who], [&](std::size_t part) { return loss(best[part], who, part); });
    for (const std::size_t who : {0, 2})
        row(std::string(kNames[who]) + " less games", [&, who](std::size_t part) {
            return [one = loss(best[part], who, part), other = loss(best[part], 1, part)](
                       const ComparedEnds& compared) { return one(compared) - other(compared); };
        });
    out << "smoothing of the games: owner " << std::setprecision(2) << kSmoothings[best[0]] << ", result "
        << kSmoothings[best[1]] << '\n';
    return out.str();
}

}  // namespace tak::lab::selfplay
