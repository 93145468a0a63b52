#include "app/far/PublicServer.h"

#include <algorithm>
#include <random>
#include <utility>

#include "app/catalog/Games.h"
#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/common/Wake.h"
#include "app/play/CurrentGame.h"
#include "app/window/ScreenStack.h"
#include "base/Files.h"
#include "i18n/Catalogue.h"

namespace app {
namespace {

constexpr float kLookEvery = 2;  // seconds, whether another copy of the program plays

/// The same guest for as long as the server remembers it, and nobody else.
std::string freshToken() {
    constexpr int kLetters = 20;
    std::random_device source;
    std::uniform_int_distribution<int> letter('a', 'z');
    std::string token;
    for (int i = 0; i < kLetters; ++i) token += static_cast<char>(letter(source));
    return token;
}

}  // namespace

PublicServer::PublicServer(const Basics& basics, ScreenStack& screens, CurrentGame& currentGame,
                           archive::Keeper* archive, std::filesystem::path folder, base::Log& log)
    : basics_(basics),
      screens_(screens),
      currentGame_(currentGame),
      archive_(archive),
      folder_(std::move(folder)),
      log_(log),
      memories_(folder_.empty() ? folder_ : folder_ / "servers.json") {}

PublicServer::~PublicServer() = default;

// ---- coming and going

ServerMemory PublicServer::remembered(const CatalogEntry& game) const {
    ServerMemory memory = memories_.of(game.kind->id());
    if (memory.address.empty() && game.server) memory.address = game.server->about.address;
    return memory;
}

void PublicServer::remember(const ServerMemory& memory) {
    if (const auto kept = memories_.put(game_->kind->id(), memory); !kept)
        basics_.messages.toast(basics_.texts.describe(kept.error()), ui::kit::Severity::Warning);
}

base::Result<void> PublicServer::come(const CatalogEntry& game, const std::string& address,
                                      const std::string& name, const std::string& password) {
    const auto where = lobby::Address::parse(address);
    if (!where) return where.error();
    if (!name.empty() && password.empty()) return base::Error{base::msgid("An account needs its password.")};
    if (!password.empty() && where->isOpen())
        return base::Error{base::msgid("A password is only sent over an encrypted connection.")};
    leave();
    game_ = &game;
    host_ = where->host;
    ServerMemory memory = remembered(game);
    memory.address = where->text();
    memory.name = name;
    if (memory.token.empty()) memory.token = freshToken();
    remember(memory);
    keptNumber_ = 0;
    lobby_ = game.server->make(*where, {.name = name, .password = password, .token = memory.token}, wakeLoop,
                               log_);
    lobby_->ignore(memory.ignored);
    return {};
}

void PublicServer::leave() {
    lobby_.reset();
    keeper_.reset();
    playing_.reset();
}

base::Result<void> PublicServer::seek(const game::OptionValues& values) {
    if (auto made = lobby_->seek(values); !made) return made;
    ServerMemory memory = remembered(*game_);
    std::erase(memory.seeks, values);
    memory.seeks.insert(memory.seeks.begin(), values);
    remember(memory);
    return {};
}

void PublicServer::watchBeside(int number) {
    beside_ = true;
    lobby_->watch(number);
}

void PublicServer::ignore(std::vector<std::string> names) {
    ServerMemory memory = remembered(*game_);
    memory.ignored = names;
    remember(memory);
    lobby_->ignore(std::move(names));
}

void PublicServer::setQuiet(bool quiet) {
    ServerMemory memory = remembered(*game_);
    memory.quiet = quiet;
    remember(memory);
}

// ---- the match on the table

bool PublicServer::isShown() const {
    const TableSession* const session = currentGame_.session();
    if (!lobby_ || !session) return false;
    if (session_ == currentGame_.sessionNumber() && !session->match().isReferee()) return true;
    return kept() != nullptr && currentGame_.keeper().writes() == keeper_->kept().game;
}

const match::Match* PublicServer::kept() const {
    return lobby_ && keeper_ && ownShown_ && !lobby_->plays() ? keeper_->whole(keptNumber_) : nullptr;
}

void PublicServer::showKept() {
    const match::Match* const match = kept();
    if (!match) return;
    match::Match shown = match::Match::fromRecord(match->toRecord());
    const auto plies = static_cast<int>(shown.line().size());
    currentGame_.show(*game_, std::move(shown), plies, keeper_->kept().game);
}

std::optional<base::Msgid> PublicServer::whyNoRematch() const {
    if (!lobby_) return base::msgid("You are at no table any more.");
    if (!ownShown_) return base::msgid("Those who sit at the table decide.");
    return lobby_->whyNoRematch();
}

void PublicServer::askForRematch() {
    if (lobby_) lobby_->askForRematch();
}

void PublicServer::update(float seconds) {
    if (lobby_) {
        lobby_->update(seconds);
        tellNews();
        followMatch();
        keepMatch();
    }
    forbidHelp(seconds);
}

void PublicServer::tellNews() {
    const bool quiet = remembered(*game_).quiet;
    for (const lobby::News& news : lobby_->takeNews()) {
        if (news.talk && quiet) continue;
        basics_.messages.toast(basics_.texts.tr(news.text),
                               news.warns ? ui::kit::Severity::Warning : ui::kit::Severity::Info);
        if (!news.calls) continue;
        calls_ = true;
        basics_.changes.call = basics_.texts.tr(news.text);
    }
}

/// A game that goes on keeps its entry in the archive. Another one can have the same number: at another
/// server, or at this one after it was set up anew.
void PublicServer::beginToKeep(int number, bool again) {
    if (again && keeper_ && keptNumber_ == number) return;
    KeptMatch before = remembered(*game_).kept;
    if (!again || before.match != number || before.over) before = {};
    keeper_ = std::make_unique<FarKeeper>(archive_, std::move(before));
    keptNumber_ = number;
    keptChanges_ = 0;
}

void PublicServer::followMatch() {
    auto shown = lobby_->takeShown();
    if (!shown) return;
    currentGame_.follow(*game_, std::move(shown->follow.told), std::move(shown->follow.reader),
                        *shown->follow.line);
    line_ = std::move(shown->follow.line);  // no table shows an earlier match any more
    session_ = currentGame_.sessionNumber();
    ownShown_ = shown->own;
    if (ownShown_) beginToKeep(shown->number, shown->again);
    currentGame_.session()->agreeAboutHelp(!shown->own);
    if (std::exchange(beside_, false) && !shown->own) screens_.open(ScreenId::Lobby);
}

void PublicServer::keepMatch() {
    const match::Match* const match = lobby_->playedMatch();
    const bool told = keeper_ && keptNumber_ == lobby_->ownNumber();
    if (match && told && keptChanges_ != lobby_->ownChanges()) {
        keptChanges_ = lobby_->ownChanges();
        keeper_->keep(*game_, {.match = keptNumber_,
                               .over = !lobby_->plays(),
                               .text = game_->kind->writeAtOnce(match->toRecord())});
    }
    if (!keeper_) return;
    if (const auto problem = keeper_->takeProblem())
        basics_.messages.toast(basics_.texts.describe(*problem), ui::kit::Severity::Warning);
    ServerMemory memory = remembered(*game_);
    if (memory.kept == keeper_->kept()) return;
    memory.kept = keeper_->kept();
    remember(memory);
}

/// Other copies of the program see the lock.
void PublicServer::forbidHelp(float seconds) {
    const bool plays = lobby_ && lobby_->plays();
    const std::filesystem::path file = folder_ / "playing";
    sinceLooked_ += seconds;
    if (plays && !playing_ && !folder_.empty()) {
        (void)base::writeFile(file, "");
        playing_ = FileLock::take(file);
    } else if (!plays) {
        playing_.reset();
        if (sinceLooked_ > kLookEvery && !folder_.empty()) {
            sinceLooked_ = 0;
            elsewhere_ = std::filesystem::exists(file) && !FileLock::take(file);
        }
    }
    if (TableSession* const session = currentGame_.session()) session->forbidHelp(plays || elsewhere_);
}

}  // namespace app
