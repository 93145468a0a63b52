#include "games/tak/lab/TuneCommand.h"

#include <CLI/CLI.hpp>
#include <iomanip>
#include <memory>
#include <ostream>
#include <sstream>

#include "cli/Bounds.h"
#include "cli/Interruption.h"
#include "cli/OutFile.h"
#include "games/tak/lab/tune/Fit.h"
#include "games/tak/lab/tune/FitSearch.h"
#include "games/tak/lab/tune/Samples.h"

namespace tak::lab {

using namespace cli;

namespace {

using tune::Fitting;

struct FitRequest {
    std::string in;
    std::string out;
    Fitting fitting;
};

void write(const tak::engine::Weights& weights, std::ostream& out) {
    for (std::size_t i = 0; i < weights.size(); ++i)
        out << '{' << weights[i].opening << ", " << weights[i].end << "}," << (i % 8 == 7 ? '\n' : ' ');
}

void write(const tak::engine::PolicyWeights& weights, std::ostream& out) {
    for (std::size_t i = 0; i < weights.size(); ++i) out << weights[i] << ',' << (i % 16 == 15 ? '\n' : ' ');
}

template <class Fit>
int fit(const FitRequest& request, const Console& console, Fit fitter) {
    const auto samples = tune::readSamples(request.in);
    if (!samples) return complain(console, "tune", samples.error().describe());
    if (samples->empty()) return complain(console, "tune", request.in + ": no samples");
    auto file = OutFile::open(request.out, console);
    if (!file) return complain(console, "tune", file.error().describe());
    console.err << samples->size() << " samples\n";
    const auto weights = fitter(*samples, request.fitting, [&](int epoch, double loss, double heldBack) {
        console.err << "epoch " << epoch << " loss " << std::fixed << std::setprecision(5) << loss
                    << " held back " << heldBack << '\n'
                    << std::flush;
    });
    std::ostringstream out;
    out << "// Written by tak-lab tune from " << samples->size() << " positions of self-play.\n";
    write(weights, out);
    out << '\n';
    auto written = file->write(out.str());
    if (written) written = file->commit();
    return written ? kDone : complain(console, "tune", written.error().describe());
}

std::shared_ptr<FitRequest> addFitOptions(CLI::App* command) {
    auto request = std::make_shared<FitRequest>();
    command->add_option("samples", request->in, "Set of games, as train-data play writes it")->required();
    command->add_option("--out", request->out, "File to write the weights to")->required();
    command->add_option("--epochs", request->fitting.epochs, "Passes over the samples")->check(numberFrom(1));
    command->add_option("--rate", request->fitting.rate, "Step size")->check(realNumber(1e-9, 10));
    command->add_option("--decay", request->fitting.decay, "Pull towards nothing")->check(realNumber(0, 1));
    command->add_option("--result-share", request->fitting.resultShare, "Of the result in the target")
        ->check(realNumber(0, 1));
    return request;
}

struct SearchRequest {
    tune::SearchTuning tuning;
    std::vector<int> sizes{6};
    std::vector<int> halfKomis{0, 4};
};

/// The margins as the arena reads them.
std::string listOf(const tak::engine::Margins& margins) {
    std::string text;
    for (const auto& range : tak::engine::marginRanges())
        text += (text.empty() ? "" : ",") + ("margin." + std::string(range.name)) + '=' +
                std::to_string(margins.*range.value);
    return text;
}

int fitSearch(SearchRequest& request, const Console& console) {
    for (const int size : request.sizes)
        for (const int halfKomi : request.halfKomis)
            request.tuning.setups.push_back(tak::rules::Setup::standard(size, halfKomi));
    const Interruption interruption;
    const auto margins =
        tune::fitSearch(request.tuning, interruption.token(), [&](int pairs, const auto& now) {
            if (pairs % 100 == 0)
                console.err << pairs << " of " << request.tuning.pairs << " pairs, " << listOf(now) << '\n'
                            << std::flush;
        });
    console.out << listOf(margins) << '\n';
    return interruption.stopped() ? complain(console, "tune", "stopped early") : kDone;
}

void addSearchOptions(CLI::App& tuning, const Console& console, int& status) {
    CLI::App* search = tuning.add_subcommand("search", "Fit the search's margins by games against itself");
    auto request = std::make_shared<SearchRequest>();
    std::vector<std::string> names;
    for (const auto& range : tak::engine::marginRanges()) names.emplace_back(range.name);
    search->add_option("--size", request->sizes, "Sides of the boards")
        ->delimiter(',')
        ->check(CLI::Range(3, 8));
    search->add_option("--half-komi", request->halfKomis, "Half flats for Black, used in turn")
        ->delimiter(',')
        ->check(CLI::Range(-tak::rules::kMaxHalfKomi, tak::rules::kMaxHalfKomi));
    search->add_option("--only", request->tuning.names, "Numbers to tune; all if not given")
        ->delimiter(',')
        ->check(CLI::IsMember(names));
    search->add_option("--pairs", request->tuning.pairs, "Pairs of games")->check(numberFrom(1));
    search->add_option("--nodes", request->tuning.nodes, "To search a move")->check(nodes());
    search->add_option("--rate", request->tuning.rate, "Step size")->check(realNumber(1e-9, 1));
    search->add_option("--threads", request->tuning.threads, "Pairs at a time")->check(CLI::Range(1, 256));
    search->add_option("--seed", request->tuning.seed, "Of openings and steps");
    search->callback([=, &status] { status = fitSearch(*request, console); });
}

}  // namespace

void addTuneCommand(CLI::App& app, const Console& console, int& status) {
    CLI::App* tuning = app.add_subcommand("tune", "Fit the evaluation and the policy to self-play");
    tuning->require_subcommand(1);

    CLI::App* evaluation = tuning->add_subcommand("evaluation", "Fit the evaluation");
    const auto evaluationFit = addFitOptions(evaluation);
    evaluation->callback([=, &status] { status = fit(*evaluationFit, console, tune::fitEvaluation); });

    CLI::App* policy = tuning->add_subcommand("policy", "Fit the policy");
    const auto policyFit = addFitOptions(policy);
    policy->callback([=, &status] { status = fit(*policyFit, console, tune::fitPolicy); });

    addSearchOptions(*tuning, console, status);
}

}  // namespace tak::lab
