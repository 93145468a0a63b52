#include "games/tak/online/LobbyLists.h"

#include <algorithm>
#include <utility>

#include "base/Printable.h"
#include "games/tak/online/SeekForm.h"

namespace tak::online {
namespace {

using base::msgid;
using lobby::Cell;
using lobby::Column;
using lobby::List;
using lobby::Row;

const Column kBoard{.key = "board", .name = msgid("Board"), .width = 0.8F, .filters = true};
const Column kTime{.key = "time", .name = msgid("Time"), .width = 1.5F, .filters = true};
const Column kKomi{.key = "komi", .name = msgid("Komi"), .width = 0.6F, .filters = true};
const Column kPieces{.key = "pieces", .name = msgid("Pieces"), .width = 0.7F, .dispensable = true};
const Column kRating{.key = "rating", .name = msgid("Rating"), .width = 1.1F, .filters = true};

/// Half an hour with ten seconds a turn comes after half an hour, and before a longer one.
double lengthOf(const playtak::Terms& terms) { return terms.seconds + terms.increment / 1000.0; }

void addTerms(const playtak::Terms& terms, Row& row) {
    const std::string size = std::to_string(terms.size);
    row.cells.push_back({.text = size + "×" + size, .order = static_cast<double>(terms.size)});
    row.cells.push_back({.text = timeText(terms), .order = lengthOf(terms)});
    row.cells.push_back({.text = komiText(terms), .order = static_cast<double>(terms.halfKomi)});
    row.cells.push_back({.text = std::to_string(terms.stones) + " + " + std::to_string(terms.capstones),
                         .order = terms.stones + terms.capstones / 100.0});
    row.cells.push_back(terms.tournament ? Cell{.word = msgid("tournament"), .order = 2}
                        : terms.unrated  ? Cell{.word = msgid("unrated"), .order = 0}
                                         : Cell{.word = msgid("rated"), .order = 1});
}

}  // namespace

List seekList(const std::map<playtak::SeekNumber, playtak::Seek>& seeks, const std::string& name) {
    List list{.columns = {{.key = "player", .name = msgid("Player"), .width = 1.5F},
                          kBoard,
                          kTime,
                          kKomi,
                          kPieces,
                          kRating,
                          {.key = "color", .name = msgid("Plays"), .width = 1, .dispensable = true},
                          {.key = "who", .name = msgid("Who"), .width = 1, .filters = true}}};
    for (const auto& [number, seek] : seeks) {
        if (!seek.opponent.empty() && seek.opponent != name && seek.name != name) continue;
        Row row{.number = number.value,
                .own = seek.name == name,
                .forPlayer = !seek.opponent.empty() && seek.opponent == name};
        row.cells.push_back({.text = base::excerpt(seek.name)});
        addTerms(seek.terms, row);
        row.cells.push_back(!seek.color                          ? Cell{.word = msgid("either")}
                            : *seek.color == rules::Color::White ? Cell{.word = msgid("White"), .order = 1}
                                                                 : Cell{.word = msgid("Black"), .order = 2});
        row.cells.push_back(seek.bot ? Cell{.word = msgid("bot"), .order = 1}
                                     : Cell{.word = msgid("person")});
        list.rows.push_back(std::move(row));
    }
    return list;
}

List gameList(const std::map<playtak::GameNumber, playtak::ListedGame>& games, const std::string& name) {
    List list{.columns = {{.key = "white", .name = msgid("White"), .width = 1.6F},
                          {.key = "black", .name = msgid("Black"), .width = 1.6F},
                          kBoard,
                          kTime,
                          kKomi,
                          kPieces,
                          kRating}};
    for (const auto& [number, game] : games) {
        Row row{.number = number.value, .own = game.names[0] == name || game.names[1] == name};
        for (const std::string& player : game.names) row.cells.push_back({.text = base::excerpt(player)});
        addTerms(game.terms, row);
        list.rows.push_back(std::move(row));
    }
    return list;
}

}  // namespace tak::online
