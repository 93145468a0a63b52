#include "hosting/Hosting.h"

#include <charconv>
#include <utility>

#include "base/Files.h"
#include "hosting/Announcement.h"

namespace hosting {
namespace {

namespace fs = std::filesystem;

// Connections of the server are numbered, too; the own player comes before all of them.
constexpr host::ClientId kOwnPlayer{0};
host::ClientId clientOf(net::ConnectionId id) { return host::ClientId(id.value + 1); }
net::ConnectionId connectionOf(host::ClientId id) { return net::ConnectionId(id.value - 1); }

constexpr std::chrono::seconds kPatience(2);  // for another program to let the folder go
constexpr host::Moment kAnnounceEvery(1000);

/// A new folder is for this user only; of one that is there, he has decided himself.
base::Result<void> makeFolder(const fs::path& folder) {
    std::error_code problem;
    if (fs::create_directories(folder, problem)) fs::permissions(folder, fs::perms::owner_all, problem);
    if (problem)
        return base::fileError(
            folder, {base::msgid("the folder cannot be used: {why}"), {{"why", problem.message()}}});
    return {};
}

base::Result<net::Identity> identityFor(const HostingOptions& options) {
    if (!options.certificate.empty()) return net::Identity::load(options.certificate, options.key);
    return net::Identity::open(options.folder / "identity.pem");
}

fs::path portFile(const fs::path& folder) { return folder / "port"; }

/// The port at which these tables were found before; 0 if there is none.
std::uint16_t portBefore(const fs::path& folder) {
    const auto text = base::readFile(portFile(folder), 16);
    std::uint16_t port = 0;
    if (text) std::from_chars(text->data(), text->data() + text->size(), port);
    return port;
}

/// Listens at the port that is asked for, or else at the one before, or else at any.
base::Result<net::Server> listen(const HostingOptions& options, const net::Identity& identity,
                                 base::Log& log) {
    net::ServerOptions server;
    server.port = options.port != 0 ? options.port : portBefore(options.folder);
    server.loopbackOnly = options.loopbackOnly;
    server.identity = identity;
    server.page = options.page;
    server.limits.connectionsPerAddress = options.linesPerAddress;
    server.wake = options.wake;
    auto opened = net::Server::open(server, log);
    if (opened || options.port != 0 || server.port == 0) return opened;
    server.port = 0;
    return net::Server::open(server, log);
}

}  // namespace

base::Result<std::unique_ptr<Hosting>> Hosting::open(std::vector<const game::Kind*> games,
                                                     HostingOptions options, base::Log& log) {
    if (auto made = makeFolder(options.folder); !made) return made.error();
    options.house.page = !options.page.empty();
    auto lock = base::FolderLock::take(options.folder, kPatience);
    if (!lock) return base::fileError(options.folder, base::msgid("another program holds these tables"));
    const auto identity = identityFor(options);
    if (!identity) return identity.error();
    auto opened = listen(options, *identity, log);
    if (!opened) return opened.error();
    if (auto kept = base::writeFile(portFile(options.folder), std::to_string(opened->port())); !kept)
        return kept.error();
    std::unique_ptr<Hosting> hosting(new Hosting(
        std::move(games), std::move(*opened), identity->fingerprint(), std::move(*lock), std::move(options)));
    hosting->load(log);
    return hosting;
}

Hosting::Hosting(std::vector<const game::Kind*> games, net::Server server, net::Fingerprint fingerprint,
                 base::FolderLock lock, HostingOptions options)
    : lock_(std::move(lock)),
      server_(std::move(server)),
      fingerprint_(fingerprint),
      files_(std::move(options.folder)),
      house_(std::move(games), *this, std::move(options.house)) {
    if (options.announced) announcer_.emplace(kServiceType);
}

Hosting::~Hosting() { (void)flush(); }

void Hosting::load(base::Log& log) {
    for (const TableFiles::Found& found : files_.read()) {
        const auto loaded =
            found.text ? house_.load(*found.text, now()) : base::Result<void>(found.text.error());
        if (!loaded) log.warning(found.file.string() + ": " + loaded.error().describe());
    }
    (void)house_.takeChanged();
}

host::Moment Hosting::now() const {
    return std::chrono::duration_cast<host::Moment>(std::chrono::steady_clock::now() - begun_);
}

void Hosting::send(host::ClientId client, std::string text) {
    if (client == kOwnPlayer)
        told_.push_back(std::move(text));
    else
        server_.send(connectionOf(client), std::move(text));
}

void Hosting::close(host::ClientId client, std::string reason) {
    if (client != kOwnPlayer) server_.close(connectionOf(client), reason);
}

void Hosting::update() {
    for (const net::Heard& heard : server_.receive()) {
        if (const auto* come = std::get_if<net::Connected>(&heard))
            house_.connected(clientOf(come->id), now());
        if (const auto* text = std::get_if<net::Text>(&heard))
            house_.heard(clientOf(text->id), text->text, now());
        if (const auto* gone = std::get_if<net::Gone>(&heard)) house_.gone(clientOf(gone->id), now());
    }
    house_.update(now());
    files_.keep(house_.takeChanged());
    announce();
}

void Hosting::announce() {
    if (!announcer_ || now() - announced_ < kAnnounceEvery) return;
    announced_ = now();
    std::vector<net::NearbyService> services;
    for (const host::OpenTable& table : house_.openTables())
        services.push_back(announcementOf(table, {port(), fingerprint_}));
    announcer_->announce(std::move(services));
}

base::Result<void> Hosting::flush() {
    files_.keep(house_.takeAll());
    return files_.flush();
}

void Hosting::connectOwn() { house_.connected(kOwnPlayer, now()); }

void Hosting::sayOwn(std::string_view text) { house_.heard(kOwnPlayer, text, now()); }

}  // namespace hosting
