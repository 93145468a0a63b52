#include <CLI/CLI.hpp>
#include <cmath>
#include <memory>
#include <optional>
#include <random>
#include <string>

#include "base/Files.h"
#include "cli/Bounds.h"
#include "cli/tak/PlaytakBot.h"
#include "cli/tak/TakAdditions.h"

namespace cli {
namespace {

namespace playtak = tak::playtak;

constexpr const char* kPublicHost = "playtak.com";
constexpr const char* kPublicPath = "/ws";
constexpr std::uint16_t kTlsPort = 443;
constexpr std::uint16_t kPlainPort = 9999;  // of WebSockets
constexpr std::uint16_t kLinesPort = 10000;
constexpr std::size_t kLargestPasswordFile = 4096;  // bytes

/// The options as they are typed.
struct PlaytakOptions {
    PlaytakRequest request = {};
    std::string host = kPublicHost;
    std::optional<std::uint16_t> port = {};
    bool noTls = false;
    bool tcp = false;
    std::string name = {};
    std::string passwordFile = {};
    double komi = 0;
    std::optional<int> stones = {};
    std::optional<int> capstones = {};
    std::string color = "any";
    std::optional<double> moveTime = {};
};

/// The same player for as long as the program runs, and nobody else.
std::string freshToken() {
    std::random_device source;
    std::uniform_int_distribution<int> letter(0, 25);
    std::string token;
    for (int i = 0; i < 20; ++i) token += static_cast<char>('a' + letter(source));
    return token;
}

bool isLoopback(const std::string& host) {
    return host == "localhost" || host == "::1" || host == "127.0.0.1";
}

/// Why they cannot be followed; empty if they can.
std::string enterPlayer(PlaytakOptions& options) {
    if (options.name.empty()) {
        options.request.player = playtak::LoginAsGuest{freshToken()};
        return {};
    }
    if (!playtak::isPlayerName(options.name)) return "--name: 4 to 16 letters, digits and _ were expected";
    if ((options.noTls || options.tcp) && !isLoopback(options.host))
        return "a password is only sent over TLS, or to this computer";
    const auto text = base::readFile(options.passwordFile, kLargestPasswordFile);
    if (!text) return text.error().describe();
    const std::string password = text->substr(0, text->find_first_of("\r\n"));
    if (!playtak::isPassword(password))
        return options.passwordFile + ": a password without spaces was expected on the first line";
    options.request.player = playtak::Login{options.name, password};
    return {};
}

std::string enterSeek(PlaytakOptions& options) {
    playtak::MakeSeek& seek = options.request.seek;
    const tak::rules::Supply usual = tak::rules::standardSupply(seek.terms.size);
    seek.terms.stones = options.stones.value_or(usual.stones);
    seek.terms.capstones = options.capstones.value_or(usual.capstones);
    seek.terms.halfKomi = static_cast<int>(std::lround(options.komi * 2));
    if (seek.terms.halfKomi != options.komi * 2) return "--komi: whole or half flats were expected";
    if (options.color != "any")
        seek.color = options.color == "white" ? tak::rules::Color::White : tak::rules::Color::Black;
    if (!playtak::write(seek)) return "such a game cannot be sought";
    return {};
}

void enterEndpoint(PlaytakOptions& options) {
    net::Endpoint& endpoint = options.request.endpoint;
    endpoint.host = options.host;
    endpoint.path = kPublicPath;
    endpoint.tls = !options.noTls && !options.tcp;
    endpoint.framing = options.tcp ? net::Framing::Lines : net::Framing::BinaryLines;
    endpoint.port = options.port.value_or(options.tcp ? kLinesPort : options.noTls ? kPlainPort : kTlsPort);
}

int startPlaytak(PlaytakOptions options, const Console& console) {
    enterEndpoint(options);
    for (const auto enter : {enterPlayer, enterSeek})
        if (const std::string why = enter(options); !why.empty())
            return complain(console, "playtak", why, kBadArguments);
    if (options.moveTime)
        options.request.moveTime =
            std::chrono::milliseconds(static_cast<std::int64_t>(*options.moveTime * 1000));
    return runPlaytak(std::move(options.request), console);
}

void addServerOptions(CLI::App& command, PlaytakOptions& options) {
    command.add_option("--host", options.host, "Server to play on (playtak.com)");
    command.add_option("--port", options.port, "Its port (443; with --no-tls 9999, with --tcp 10000)");
    auto* tls = command.add_flag("--no-tls", options.noTls, "WebSocket without encryption");
    command.add_flag("--tcp", options.tcp, "Plain lines over TCP, without encryption")->excludes(tls);
    auto* name = command.add_option("--name", options.name, "Account to log in with (a guest)");
    auto* password = command.add_option("--password-file", options.passwordFile,
                                        "File whose first line is the account's password");
    name->needs(password);
    password->needs(name);
}

void addSeekOptions(CLI::App& command, PlaytakOptions& options) {
    playtak::MakeSeek& seek = options.request.seek;
    command.add_option("--size", seek.terms.size, "Board, 3 to 8 (5)")
        ->check(CLI::Range(tak::rules::kMinSize, tak::rules::kMaxSize));
    command.add_option("--time", seek.terms.seconds, "Seconds of each player (600)")
        ->check(CLI::Range(1, 86'400));
    command.add_option("--increment", seek.terms.increment, "Seconds added with each turn (0)")
        ->check(CLI::Range(0, 3'600));
    command.add_option("--komi", options.komi, "Flats for Black, 0 to 4 in halves (0)")
        ->check(realNumber(0, playtak::kMostHalfKomi / 2.0));
    command.add_option("--pieces", options.stones, "Stones of each player (those of the size)")
        ->check(CLI::Range(1, tak::rules::kMaxStones));
    command.add_option("--capstones", options.capstones, "Capstones of each player (those of the size)")
        ->check(CLI::Range(0, tak::rules::kMaxCapstones));
    command.add_option("--color", options.color, "white, black or any (any)")
        ->check(CLI::IsMember({"white", "black", "any"}));
    command.add_option("--opponent", seek.opponent, "Only this player");
    command.add_flag("--unrated", seek.terms.unrated, "The result does not count for ratings");
    command.add_flag("--accept", options.request.accepts,
                     "Accept seeks of others with exactly these terms, instead of making one");
}

void addEngineOptions(CLI::App& command, PlaytakOptions& options) {
    PlaytakRequest& request = options.request;
    command.add_option("--games", request.games, "Games to play; 0: until it is stopped (1)")
        ->check(CLI::Range(0, 1'000'000));
    command.add_option("--level", request.engine.level, "Level of the engine, 1 to 16 (16)")
        ->check(CLI::Range(tak::engine::kMinLevel, tak::engine::kMaxLevel));
    command.add_option("--threads", request.engine.threads, "Threads of the engine (1)")
        ->check(CLI::Range(1, tak::engine::kMaxThreads));
    command.add_option("--hash", request.engine.hashMiB, "MiB of the table of positions (64)")
        ->check(CLI::Range(1, tak::engine::kMaxHashMiB));
    command.add_option("--nodes", request.nodes, "Most positions to search for a turn")->check(nodes());
    command.add_option("--move-time", options.moveTime, "Most seconds for a turn")->check(cli::seconds());
}

}  // namespace

void addPlaytakCommand(CLI::App& app, const Console& console, int& status) {
    auto options = std::make_shared<PlaytakOptions>();
    CLI::App* command =
        app.add_subcommand("playtak", "Play on the public Tak server, or on another one like it");
    addServerOptions(*command, *options);
    addSeekOptions(*command, *options);
    addEngineOptions(*command, *options);
    command->footer(
        "Programs may play on the public server only with an account that is declared as a bot's there: ask "
        "those who run it, and use --name.\n"
        "It plays within its clock, accepts a draw if it does not think to be ahead, and takes a turn back "
        "for the opponent in unrated games. If the connection breaks, it comes back to its game. Ctrl-C "
        "ends it after the running game, a second one at once.\n"
        "Exits with 0 once all games are over, 1 if it had to end earlier, 2 for bad arguments.");
    command->callback([=, &console, &status] { status = startPlaytak(*options, console); });
}

}  // namespace cli
