#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <memory>
#include <ostream>
#include <thread>
#include <utility>

#include "cli/Commands.h"
#include "cli/Interruption.h"
#include "hosting/Hosting.h"
#include "net/LocalAddress.h"

namespace cli {
namespace {

using namespace std::chrono_literals;
constexpr const char* kOptionsFile = "--options";
constexpr auto kTurnOfHost = 20ms;  // no client waits longer for an answer

struct HostRequest {
    hosting::HostingOptions options = {};
    int thinking = 3000;  ///< of levels about a turn, milliseconds
};

/// `longest`: of the host's turns since the last line.
void printStatus(const hosting::Hosting& hosting, std::chrono::steady_clock::duration longest,
                 const Console& console) {
    console.out << "tables " << hosting.tables() << " lines " << hosting.clients() << " faults "
                << hosting.faults() << " longest turn "
                << std::chrono::duration_cast<std::chrono::milliseconds>(longest).count() << " ms"
                << std::endl;
}

int runHost(const kinds::Kinds& games, HostRequest request, const Console& console) {
    std::vector<const game::Kind*> known;
    for (const auto& game : games) known.push_back(game.get());
    base::Log log([&console](base::LogLevel level, std::string_view text) {
        if (level != base::LogLevel::Info) console.err << "host: " << text << std::endl;
    });
    request.options.announced = !request.options.loopbackOnly;
    request.options.house.pace.thinking = std::chrono::milliseconds(request.thinking);
    auto opened = hosting::Hosting::open(known, request.options, log);
    if (!opened) return complain(console, "host", opened.error().describe(), kBadArguments);
    hosting::Hosting& hosting = **opened;
    const std::string address = request.options.loopbackOnly ? "127.0.0.1" : net::localAddress();
    console.out << "listens at " << address << ':' << hosting.port() << '#' << hosting.fingerprint().text()
                << '\n';
    if (!request.options.page.empty())
        console.out << "page at https://" << address << ':' << hosting.port() << "/#table=."
                    << hosting.fingerprint().text() << '\n';
    console.out << std::flush;
    const Interruption interruption;
    auto told = std::chrono::steady_clock::now();
    std::chrono::steady_clock::duration longest{};
    while (!interruption.stopped()) {
        const auto begin = std::chrono::steady_clock::now();
        hosting.update();
        const auto now = std::chrono::steady_clock::now();
        longest = std::max(longest, now - begin);
        if (now - told > 1min) {
            printStatus(hosting, std::exchange(longest, {}), console);
            told = now;
        }
        std::this_thread::sleep_for(kTurnOfHost);
    }
    printStatus(hosting, longest, console);
    if (auto kept = hosting.flush(); !kept) return complain(console, "host", kept.error().describe());
    return kDone;
}

/// Takes the options of a file that were not given on the command line; throws CLI's errors.
void takeOptions(CLI::App& command, const std::string& file) {
    for (const CLI::ConfigItem& item : command.get_config_formatter()->from_file(file)) {
        CLI::Option* const option = command.get_option_no_throw("--" + item.name);
        if (option == nullptr || option->get_name() == kOptionsFile || !item.parents.empty())
            throw CLI::ConfigError(file + ": there is no option \"" + item.fullname() + "\"");
        if (!option->empty()) continue;
        const bool flag = option->get_expected_min() == 0;
        option->add_result(flag ? std::vector{command.get_config_formatter()->to_flag(item)} : item.inputs);
        option->run_callback();
    }
}

}  // namespace

void addHostCommand(CLI::App& app, const kinds::Kinds& games, const Console& console, int& status) {
    auto request = std::make_shared<HostRequest>();
    hosting::HostingOptions& options = request->options;
    CLI::App* command = app.add_subcommand(
        "host", "Hold tables of all games for players far away, until Ctrl-C; they go on at the next start");
    command->add_option("folder", options.folder, "Where the key and the tables are kept, for this user only")
        ->required();
    command->add_option("--port", options.port,
                        "Port to listen at; 0: the one before if it is free, or else any (0)");
    command->add_flag("--loopback", options.loopbackOnly, "Only programs of this computer can come");
    auto* certificate = command->add_option(
        "--certificate", options.certificate,
        "PEM file with a certificate for a name of one's own and its chain, instead of one made here");
    auto* key = command->add_option("--key", options.key, "PEM file with the key of that certificate");
    certificate->needs(key);
    key->needs(certificate);
    command->add_option("--page", options.page,
                        "Folder with the page (docs/WEB.md), served at the same port");
    command
        ->add_option("--thinking", request->thinking, "Most time of a level for a turn, milliseconds (3000)")
        ->check(CLI::Range(1, 3600000));
    command->add_option("--tables", options.house.mostTables, "Most tables at once (1000)")
        ->check(CLI::Range(std::size_t{1}, host::kMostTables));
    command
        ->add_option("--lines-per-address", options.linesPerAddress,
                     "Most connections from one address, such as that of a house or a club (32)")
        ->check(CLI::Range(std::size_t{1}, host::kMostClients));
    command->add_option("--levels", options.house.mostLevels, "Most levels at all tables (64)");
    const auto file = std::make_shared<std::string>();
    command
        ->add_option(kOptionsFile, *file,
                     "File with options that are not given here, a line for each: port = 4747")
        ->check(CLI::ExistingFile);
    command->callback([=, &games, &console, &status] {
        if (!file->empty()) takeOptions(*command, *file);
        status = runHost(games, *request, console);
    });
}

}  // namespace cli
