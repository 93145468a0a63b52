#include "app/library/GameFile.h"

#include <algorithm>
#include <limits>
#include <system_error>

#include "app/table/SharedGame.h"
#include "base/Files.h"
#include "base/Message.h"
#include "base/Sealed.h"
#include "base/Utf8.h"

namespace app {

using base::msgid;
namespace fs = std::filesystem;

namespace {

/// FNV-1a with 64 bits: detects a changed file, but gives no protection against forgery.
std::uint64_t fingerprintOf(std::string_view content) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : content) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return hash;
}

bool sameFile(const fs::path& a, const fs::path& b) {
    std::error_code error;
    const bool same = fs::equivalent(a, b, error);
    return error ? a.lexically_normal() == b.lexically_normal() : same;
}

/// A file's text after one game was replaced, and the new position of that game.
struct Replaced {
    std::string text;
    std::size_t begin = 0;
    std::size_t end = 0;
};

base::Result<Replaced> replaced(std::string_view game, const fs::path& file, const GameFile& origin) {
    auto content = base::readFile(file);
    if (!content) return content.error();
    if (fingerprintOf(*content) != origin.fingerprint)
        return base::Error{
            msgid("the file has been changed since it was opened here, and nothing was written. "
                  "Save the game under another name, or open the file again."),
            file.string()};
    if (base::isSealed(game) || origin.sealed)
        return Replaced{.text = std::string(game), .begin = 0, .end = game.size()};
    // The game's place was found in the text as readers have it.
    Replaced result{.text = base::plainText(*content)};
    // The game's last line ends as in the original file.
    const bool last = origin.end >= result.text.size();
    if (!last && !game.empty() && game.back() == '\n') game.remove_suffix(1);
    result.text.replace(origin.begin, origin.end - origin.begin, game);
    result.begin = origin.begin;
    result.end = origin.begin + game.size();
    return result;
}

/// Puts a game that goes on on the table, at the turn where it stands.
match::Match goingOn(game::Record record) {
    match::Match match = match::Match::fromRecord(std::move(record));
    match.setLive(true);
    match.goTo(match.head());
    return match;
}

/// The children to follow from the start of the game to this turn.
std::vector<std::size_t> wayTo(const game::Record& game, std::size_t turn) {
    std::vector<std::size_t> way;
    for (; turn != 0; turn = game.turns[turn].parent) {
        const auto& siblings = game.turns[game.turns[turn].parent].children;
        way.push_back(
            static_cast<std::size_t>(std::find(siblings.begin(), siblings.end(), turn) - siblings.begin()));
    }
    std::reverse(way.begin(), way.end());
    return way;
}

match::NodeId follow(const match::GameTree& tree, const std::vector<std::size_t>& way) {
    match::NodeId node = match::GameTree::kRoot;
    for (const std::size_t child : way) {
        if (child >= tree.node(node).children.size()) break;
        node = tree.node(node).children[child];
    }
    return node;
}

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

/// Nothing if the text is no position of this game.
std::optional<OpenedGame> openPosition(const CatalogEntry& game, const std::string& text,
                                       game::Chance chance) {
    if (isBlank(text)) return {};
    auto position = game.kind->readPosition(text);
    if (!position) return {};
    std::vector<std::string> names;
    for (int seat = 0; seat < position->state->playerCount(); ++seat)
        names.push_back(game.kind->seatName(game::playerAt(seat)));
    return OpenedGame{.game = &game,
                      .match = match::Match(position->state->anew(chance), std::move(names)),
                      .file = {.games = 0},
                      .warnings = std::move(position->warnings),
                      .remark = std::move(position->remark)};
}

/// The same as openGame() for a text that was sealed.
base::Result<Opened> openUnsealed(const CatalogEntry& game, std::string_view text, std::string_view file,
                                  const game::Kind::ReadRequest& request) {
    auto reading = game.kind->read(text, file, request);
    if (!reading) return reading.error();
    auto opponents = takeOpponents(reading->game);
    return Opened(OpenedGame{.game = &game,
                             .match = goingOn(std::move(reading->game)),
                             .file = {.sealed = true},
                             .opponents = std::move(opponents)});
}

/// The game that a text shows to be its own, or else all games, first the one that its file's name speaks
/// for.
std::vector<const CatalogEntry*> likelyGames(const Games& games, std::string_view text,
                                             std::string_view extension) {
    std::vector<const CatalogEntry*> likely;
    const CatalogEntry* const claiming = games.claiming(text, extension);
    if (claiming) likely.push_back(claiming);
    if (claiming && claiming->kind->recognises(text)) return likely;
    for (const CatalogEntry& game : games.entries())
        if (&game != claiming) likely.push_back(&game);
    return likely;
}

/// How much of a text was read; all of it where only an option is missing.
std::size_t sizeOf(const Opened& opening) {
    const auto* const game = std::get_if<OpenedGame>(&opening);
    return game != nullptr ? game->match.tree().size() : std::numeric_limits<std::size_t>::max();
}

}  // namespace

base::Result<Opened> openGame(const CatalogEntry& game, std::string_view text, std::string_view file,
                              game::Kind::ReadRequest request) {
    if (base::isSealed(text)) {
        const auto plain = base::unsealed(text, file);
        return plain ? openUnsealed(game, *plain, file, request) : plain.error();
    }
    auto reading = game.kind->read(text, file, request);
    if (!reading && !request.stop.stop_requested()) {
        auto option = game.kind->missingOption(text, request.stop);
        if (option && !request.given.contains(option->key))
            return Opened(MissingOption{.option = std::move(*option), .problem = reading.error()});
        request.upToFault = true;
        if (auto begun = game.kind->read(text, file, request); begun) reading = std::move(begun);
    }
    if (!reading) return reading.error();
    std::optional<std::vector<std::size_t>> way;
    if (reading->shown) way = wayTo(reading->game, *reading->shown);
    OpenedGame opened{.game = &game,
                      .match = match::Match::fromRecord(std::move(reading->game)),
                      .file = {.games = reading->count, .begin = reading->begin, .end = reading->end},
                      .warnings = std::move(reading->warnings),
                      .fault = std::move(reading->fault),
                      .name = std::move(reading->name)};
    if (way) opened.shown = follow(opened.match.tree(), *way);
    return Opened(std::move(opened));
}

base::Result<Opened> openGame(const Games& games, const fs::path& file,
                              const game::Kind::ReadRequest& request, game::Chance chance) {
    const auto content = base::readFile(file);
    if (!content) return content.error();
    const bool sealed = base::isSealed(*content);
    const auto plain = sealed ? base::unsealed(*content, file.string()) : base::Result(std::string());
    if (!plain) return plain.error();
    const std::string& text = sealed ? *plain : *content;
    const std::vector<const CatalogEntry*> likely = likelyGames(games, text, file.extension().string());
    auto opening = sealed ? openUnsealed(*likely.front(), text, file.string(), request)
                          : openText(likely, text, file.string(), request, chance);
    if (!opening) return opening;
    // What was read up to a fault, or is a position, has no place in the file.
    if (auto* opened = std::get_if<OpenedGame>(&*opening);
        opened && !opened->fault && opened->file.games > 0) {
        opened->file.path = file;
        opened->file.fingerprint = fingerprintOf(*content);
    }
    return opening;
}

base::Result<Opened> openText(const std::vector<const CatalogEntry*>& games, const std::string& text,
                              const std::string& name, const game::Kind::ReadRequest& request,
                              game::Chance chance) {
    std::optional<base::Result<Opened>> first;
    std::optional<Opened> asking;  // up to a fault, or about a missing option
    for (const CatalogEntry* game : games) {
        if (auto position = openPosition(*game, text, chance)) return Opened(std::move(*position));
        auto opening = openGame(*game, text, name, request);
        if (opening) {
            const auto* opened = std::get_if<OpenedGame>(&*opening);
            if (opened != nullptr && !opened->fault) return opening;
            if (!asking || sizeOf(*opening) > sizeOf(*asking)) asking = std::move(*opening);
        }
        if (!first) first = std::move(opening);
    }
    if (asking) return std::move(*asking);
    const game::Kind& kind = *games.front()->kind;
    if (!kind.isMeantAsPosition(text)) return first->error();
    base::Error error = kind.readPosition(text).error();
    error.file = name;
    return error;
}

base::Result<GameFile> saveGame(std::string_view game, const fs::path& file,
                                const std::optional<GameFile>& origin) {
    std::error_code ignored;
    const bool into = origin && sameFile(origin->path, file) && fs::exists(file, ignored);
    const bool sealed = base::isSealed(game);
    if (sealed && into && origin->games > 1)
        return base::fileError(file,
                               msgid("this file holds other games too. A game with secrets is sealed until "
                                     "its end, so it needs a file of its own."));
    Replaced whole{.text = std::string(game), .begin = 0, .end = game.size()};
    if (into) {
        auto merged = replaced(game, file, *origin);
        if (!merged) return merged.error();
        whole = std::move(merged).value();
    }
    if (const auto written = base::writeFile(file, whole.text); !written) return written.error();
    return GameFile{.path = file,
                    .games = into ? origin->games : 1,
                    .begin = whole.begin,
                    .end = whole.end,
                    .fingerprint = fingerprintOf(whole.text),
                    .sealed = sealed};
}

}  // namespace app
