#include "games/tak/lab/TrainDataCommand.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <ostream>

#include "base/FileAppender.h"
#include "base/Files.h"
#include "cli/Bounds.h"
#include "cli/Interruption.h"
#include "cli/OutFile.h"
#include "games/tak/lab/selfplay/CompareEnds.h"
#include "games/tak/lab/selfplay/EndFile.h"
#include "games/tak/lab/selfplay/InputFile.h"
#include "games/tak/lab/selfplay/SelfPlay.h"

namespace tak::lab {

using namespace cli;

namespace {

using selfplay::PlayedGame;

constexpr std::uint64_t kReportEvery = 50;       ///< games
constexpr std::uint64_t kReportEndsEvery = 500;  ///< games
constexpr std::size_t kReportPositionsEvery = 20;
constexpr const char* kNoGame = "there is no game in these sets";

int play(selfplay::SelfPlay request, const std::string& file, const Console& console) {
    const auto fail = [&](const base::Error& error) {
        return complain(console, "train-data", error.describe());
    };
    const std::uint64_t first = request.first;
    const std::uint64_t end = first + request.games;
    if (end > selfplay::kGamesOfASeed)
        return complain(
            console, "train-data",
            base::Message(base::msgid("one seed has a million games: take another one")).english(),
            kBadArguments);
    const auto next = selfplay::resume(file, request);
    if (!next) return fail(next.error());
    auto set = base::FileAppender::open(file);
    if (!set) return fail(set.error());
    if (*next > first) console.err << file << " has the games before " << *next << '\n' << std::flush;
    request.first = *next;
    request.games = end - std::min(end, *next);
    const Interruption interruption;
    base::Result<void> written;
    std::error_code none;
    bool begun = std::filesystem::file_size(file, none) > 0 && !none;
    std::uint64_t positions = 0;
    const auto take = [&](const PlayedGame& game) {
        const std::string line = lineOf(game);
        written = set->add(begun ? line : lineOf(request.set) + line);
        begun = true;
        positions += game.moves.size();
        if ((game.number + 1) % kReportEvery == 0 || game.number + 1 == end)
            console.err << game.number + 1 << " of " << end << " games, " << positions << " turns\n"
                        << std::flush;
        return written.ok();
    };
    selfplay::playGames(request, take, interruption.token());
    if (written) written = set->finish();
    if (!written) return fail(written.error());
    return interruption.stopped() ? complain(console, "train-data", "stopped early") : kDone;
}

int inputs(const std::vector<std::string>& sets, const std::string& name, const Console& console) {
    auto file = OutFile::open(name, console);
    if (!file) return complain(console, "train-data", file.error().describe());
    base::Result<void> written;
    bool some = false;
    const auto read = selfplay::writeInputs(sets, [&](std::string_view bytes) {
        some = true;
        written = file->write(bytes);
        return written.ok();
    });
    if (!read) return complain(console, "train-data", read.error().describe());
    if (!some) return complain(console, "train-data", kNoGame);
    if (written) written = file->commit();
    return written ? kDone : complain(console, "train-data", written.error().describe());
}

int endings(const selfplay::Endings& request, const std::string& name, const Console& console) {
    auto file = OutFile::open(name, console);
    if (!file) return complain(console, "train-data", file.error().describe());
    base::Result<void> written;
    std::uint64_t games = 0;
    std::uint64_t endless = 0;
    const auto report = [&] {
        console.err << games << " games played to their end, " << endless << " without an end left out\n"
                    << std::flush;
    };
    const auto take = [&](const selfplay::WholeGame& game, std::uint32_t number) {
        if (games++ == 0) written = file->write(selfplay::endHeader(game.set.size));
        if (!game.end)
            ++endless;
        else if (written)
            written = file->write(selfplay::endRecords(game, number, request.take));
        if (games % kReportEndsEvery == 0) report();
        return written.ok();
    };
    const Interruption interruption;
    const auto read = selfplay::playEndings(
        request, [](std::uint32_t) { return true; }, take, interruption.token());
    if (!read) return complain(console, "train-data", read.error().describe());
    if (interruption.stopped()) return complain(console, "train-data", "stopped early");
    if (games == 0) return complain(console, "train-data", kNoGame);
    if (written) written = file->commit();
    report();
    return written ? kDone : complain(console, "train-data", written.error().describe());
}

struct CompareEnds {
    selfplay::Endings endings;
    std::string network;
    std::size_t positions = 300;
    std::uint64_t thought = 20000;
};

/// Whether the trainer learns nothing from this game, as `held_back_games` of data.py says.
bool heldBack(std::uint32_t number) {
    constexpr std::uint32_t kSpread = 2654435761;  // komi goes by the number, too
    return (number * kSpread >> 16) % 20 == 0;
}

/// Games that the trainer has held back, the first ones.
base::Result<std::vector<selfplay::WholeGame>> heldBackGames(const CompareEnds& request,
                                                             const std::stop_token& stop) {
    std::vector<selfplay::WholeGame> games;
    const auto take = [&](const selfplay::WholeGame& game, std::uint32_t) {
        if (game.end && games.size() < request.positions) games.push_back(game);
        return games.size() < request.positions;
    };
    const auto read = selfplay::playEndings(request.endings, heldBack, take, stop);
    if (!read) return read.error();
    return games;
}

int compareEnds(const CompareEnds& request, const Console& console) {
    const auto fail = [&](const base::Error& error) {
        return complain(console, "train-data", error.describe());
    };
    const auto content = base::readFile(request.network);
    if (!content) return fail(content.error());
    const auto network = tak::network::EndNetwork::parse(*content);
    if (!network) return fail(base::fileError(request.network, network.error().message));
    const Interruption interruption;
    const auto games = heldBackGames(request, interruption.token());
    if (!games) return fail(games.error());
    if (games->empty()) return complain(console, "train-data", "no game was held back");
    if (games->front().set.size != network->size())
        return complain(console, "train-data", request.network + ": the network is for another board");
    const selfplay::Comparison comparison{.network = *network, .thought = request.thought};
    const auto all = selfplay::comparedEnds(
        comparison, *games, request.endings.threads,
        [&](std::size_t done) {
            if (done % kReportPositionsEvery == 0)
                console.err << done << " of " << games->size() << " positions\n" << std::flush;
        },
        interruption.token());
    if (interruption.stopped()) return complain(console, "train-data", "stopped early");
    if (all.empty()) return complain(console, "train-data", "no game has a position behind its opening");
    console.out << selfplay::comparisonText(all);
    return kDone;
}

}  // namespace

void addTrainDataCommand(CLI::App& app, const Console& console, int& status) {
    CLI::App* data = app.add_subcommand("train-data", "Play games from which evaluations are learned");
    data->require_subcommand(1);

    auto request = std::make_shared<selfplay::SelfPlay>();
    auto file = std::make_shared<std::string>();
    CLI::App* playing = data->add_subcommand("play", "Play a set of games, or go on with it");
    playing->add_option("--size", request->set.size, "Side of the board")->check(CLI::Range(3, 8));
    playing->add_option("--half-komi", request->halfKomis, "Half flats for Black, used in turn")
        ->delimiter(',')
        ->check(CLI::Range(-tak::rules::kMaxHalfKomi, tak::rules::kMaxHalfKomi));
    playing->add_option("--games", request->games, "How many")
        ->check(CLI::Range(std::uint64_t{1}, selfplay::kGamesOfASeed));
    playing
        ->add_option("--first", request->first, "Number of the first game: other processes play other games")
        ->check(CLI::Range(std::uint64_t{0}, selfplay::kGamesOfASeed));
    playing->add_option("--nodes", request->set.nodes, "To search a move")->check(nodes());
    playing->add_option("--random", request->set.randomIn, "One turn in so many is random")
        ->check(CLI::Range(1, 1'000'000));
    playing->add_option("--seed", request->set.seed, "Of what is random");
    auto tuned = std::make_shared<bool>(false);
    playing->add_flag("--tuned", *tuned, "With the tuned evaluation, even if there is a network");
    playing->add_option("--threads", request->threads, "Games at a time")->check(CLI::Range(1, 256));
    playing->add_option("--out", *file, "The set; if it exists, it is completed")->required();
    playing->callback([=, &status] {
        request->set.by = selfplay::evaluationOf(request->set.size, !*tuned);
        status = play(*request, *file, console);
    });

    auto sets = std::make_shared<std::vector<std::string>>();
    auto out = std::make_shared<std::string>();
    CLI::App* writing = data->add_subcommand("inputs", "Write the inputs of the network for the trainer");
    writing->add_option("sets", *sets, "Sets of games on boards of one size")->required();
    writing->add_option("--out", *out, "File to write")->required();
    writing->callback([=, &status] { status = inputs(*sets, *out, console); });

    auto ends = std::make_shared<selfplay::Endings>();
    CLI::App* ending = data->add_subcommand(
        "endings", "Play games on to their end, and write positions with it for the trainer");
    ending->add_option("sets", ends->sets, "Sets of games on boards of one size")->required();
    ending->add_option("--nodes", ends->nodes, "To search a move of the end")->check(nodes());
    ending->add_option("--threads", ends->threads, "Games at a time")->check(CLI::Range(1, 256));
    ending->add_option("--take", ends->take, "Positions of a game")->check(CLI::Range(1, 1000));
    ending->add_option("--out", *out, "File to write")->required();
    ending->callback([=, &status] { status = endings(*ends, *out, console); });

    auto compared = std::make_shared<CompareEnds>();
    CLI::App* comparing = data->add_subcommand(
        "compare-ends", "Compare forecasts of a game's end: a network's, and games that are played on");
    comparing->add_option("sets", compared->endings.sets, "The sets that the network has learned from")
        ->required();
    comparing->add_option("--network", compared->network, "File of the network")->required();
    comparing->add_option("--positions", compared->positions, "Held-back games to look at, once each")
        ->check(numberFrom(1));
    comparing->add_option("--nodes", compared->endings.nodes, "To search a move of the true end")
        ->check(nodes());
    comparing->add_option("--thought", compared->thought, "Nodes before games are played on")->check(nodes());
    comparing->add_option("--threads", compared->endings.threads, "Positions at a time")
        ->check(CLI::Range(1, 256));
    comparing->callback([=, &status] { status = compareEnds(*compared, console); });
}

}  // namespace tak::lab
