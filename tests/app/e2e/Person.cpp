#include "app/e2e/Person.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <queue>
#include <set>
#include <stop_token>
#include <tuple>
#include <utility>
#include <vector>

#include "games/tactik/play/Pieces.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactiki/play/Pieces.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Notation.h"

namespace e2e {
namespace {

using base::msgid;

base::Error failed(const char* what, const std::string& turn) {
    return base::Error{{msgid("{what} ({turn})"), {{"what", what}, {"turn", turn}}}};
}

std::string nameOf(tactik::rules::Spot spot) {
    const char colour =
        "RBYG"[tactik::rules::index(spot.onCircuit() ? tactik::rules::Colour::Red : spot.colour())];
    if (spot.onCircuit()) return std::to_string(spot.square());
    if (spot.inPocket()) return std::string(1, colour) + "p";
    return std::string(1, colour) + "b" + std::to_string(spot.cell());
}

std::string quoted(const std::string& text) { return '"' + text + '"'; }

bool isCards(const app::TableSession& table) { return table.entry().kind->id() == "tac-tik"; }
bool isStones(const app::TableSession& table) { return table.entry().kind->id() == "tak"; }

constexpr auto SetUp = tactiki::rules::Act::Kind::SetUp;

}  // namespace

Persons::Persons(app::App& app, Fingers& fingers, Entry entry, const std::string& level)
    : app_(app), fingers_(fingers), entry_(entry), bot_(table().entry().kind->createBot(level)) {}

app::TableSession& Persons::table() const { return app_.shell().playing().tables.shown(); }

std::string Persons::label(const char* text) const { return quoted(app_.texts().tr(text)); }

base::Result<void> Persons::goOn() {
    if (table().rights().handOver()) return uncover();
    if (!table().rights().personToMove()) return run("wait 0.2");
    if (table().match().hasSecrets() && !table().rights().viewer().is(*table().rights().actor()))
        return failed("the table does not show what the person to move may see", "");
    game::BotLimits limits;
    limits.nodes = 400;
    limits.seed = static_cast<std::uint64_t>(turns_) + 1;
    const auto action = bot_->choose(table().view(), limits, std::stop_token(), [](const game::Thought&) {});
    if (!action) return action.error();
    const bool setsUp =
        !isCards(table()) && !isStones(table()) && tactiki::play::actOf(*action).kind == SetUp;
    return setsUp && entry_ == Entry::Mouse ? setUpByButtons() : enter(*action);
}

base::Result<void> Persons::uncover() {
    if (table().rights().viewer() != game::Viewer::onlooker())
        return failed("somebody's secrets are open before the table is handed over", "");
    if (!table().turn().input().choices().empty())
        return failed("the covered table offers pieces to choose from", "");
    // The camera comes nearer then, and what is clicked must not move away under the pointer.
    return run(entry_ == Entry::Mouse ? "click " + label("Uncover") + "\nsettle" : "key Return");
}

base::Result<void> Persons::enter(game::Action action) {
    const std::string turn = table().view().notation(action);
    const int ply = table().match().ply();
    auto entered = isCards(table())    ? enterCard(action)
                   : isStones(table()) ? enterStones(action)
                                       : enterFigures(action);
    if (!entered) return failed(entered.error().describe().c_str(), turn);
    return check(ply, turn, action);
}

base::Result<void> Persons::setUpByButtons() {
    const int ply = table().match().ply();
    if (auto clicked = run("click " + label("Clear") + "\nclick " + label("Other") + "\nsettle\nclick " +
                           label("Ready"));
        !clicked)
        return clicked;
    return check(ply, "", {});
}

base::Result<void> Persons::check(int ply, const std::string& turn, std::optional<game::Action> action) {
    if (table().match().ply() == ply)
        return failed("the turn was not played", turn + ", " + table().turn().text());
    const match::Node& played =
        table().match().tree().node(table().match().line()[static_cast<std::size_t>(ply)]);
    if (action && played.action != *action) return failed("another turn was played", turn);
    ++turns_;
    return {};
}

base::Result<void> Persons::pick(const std::string& name) {
    const auto place = table().turn().input().placeNamed(name);
    return place ? pick(*place, name) : failed("there is no such place", name);
}

base::Result<void> Persons::pick(game::Place place, const std::string& name) {
    if (entry_ == Entry::Keyboard) {
        if (auto walked = walkTo(place); !walked) return walked;
        return run("key Return");
    }
    if (const auto seen = whereSeen(place)) return run("click " + *seen);
    // What stands before it hides the place: it is looked at from above.
    ++hidden_;
    if (auto looked = run("key t"); !looked) return looked;
    const auto seen = whereSeen(place);
    if (!seen) return failed("the place is not seen from above either", name);
    if (auto clicked = run("click " + *seen); !clicked) return clicked;
    return run("key r");
}

std::optional<std::string> Persons::whereSeen(game::Place place) const {
    const auto [width, height] = app_.scriptHost().size();
    const glm::vec2 half(static_cast<float>(width) / 2, static_cast<float>(height) / 2);
    const glm::vec2 middle = table().stage().project(place);
    const game::InputView& shown = table().turn().shown();
    std::vector<game::Place> wanted = shown.targets;
    wanted.insert(wanted.end(), shown.reach.begin(), shown.reach.end());
    // As the pointer would be moved about the middle of the place, within less than a square.
    for (int ring = 0; ring <= 8; ++ring)
        for (int y = -ring; y <= ring; ++y)
            for (int x = -ring; x <= ring; ++x) {
                if (std::max(std::abs(x), std::abs(y)) != ring) continue;
                // Events carry whole pixels.
                const glm::vec2 pixel =
                    glm::round(glm::vec2((middle.x + 1) * half.x + static_cast<float>(4 * x),
                                         (1 - middle.y) * half.y + static_cast<float>(4 * y)));
                const glm::vec2 at(pixel.x / half.x - 1, 1 - pixel.y / half.y);
                const auto met = table().stage().placeAt(at, wanted);
                if (met && met->area == place.area && met->spot == place.spot)
                    return std::to_string(static_cast<int>(pixel.x)) + "," +
                           std::to_string(static_cast<int>(pixel.y));
            }
    return {};
}

base::Result<void> Persons::walkTo(game::Place goal) {
    static constexpr std::tuple<int, int, const char*> kKeys[] = {
        {0, 1, "Up"}, {1, 0, "Right"}, {0, -1, "Down"}, {-1, 0, "Left"}};
    const auto sameSpot = [](game::Place a, game::Place b) { return a.area == b.area && a.spot == b.spot; };
    if (!table().hand().cursor())
        if (auto begun = run("key Up"); !begun) return begun;
    for (int guard = 0; guard < 60; ++guard) {
        const auto cursor = table().hand().cursor();
        if (!cursor) return failed("there is no cursor", "");
        if (sameSpot(*cursor, goal)) return {};
        // The first step of a shortest way; directions are those of the table.
        using Key = std::pair<int, int>;
        std::queue<std::pair<game::Place, Key>> next;
        std::set<std::pair<int, int>> seen{{cursor->area, cursor->spot}};
        std::optional<Key> step;
        next.push({*cursor, {0, 0}});
        while (!next.empty() && !step) {
            const auto [at, first] = next.front();
            next.pop();
            for (const auto& [dx, dy, key] : kKeys) {
                const game::Place there = table().turn().input().neighbour(at, dx, dy);
                if (!seen.insert({there.area, there.spot}).second) continue;
                const Key begun = first == Key(0, 0) ? Key(dx, dy) : first;
                if (sameSpot(there, goal)) step = begun;
                next.push({there, begun});
            }
        }
        if (!step) return failed("the cursor does not come there", "");
        // "Up" is away from the player, who sits at some side of the table.
        const auto quarters = static_cast<int>(std::lround(table().stage().camera().yaw() / 1.5707963F)) & 3;
        for (const auto& [dx, dy, key] : kKeys) {
            int x = dx;
            int y = dy;
            for (int i = 0; i < quarters; ++i) x = std::exchange(y, x) * -1;
            if (Key(x, y) != *step) continue;
            if (auto moved = run(std::string("key ") + key); !moved) return moved;
        }
    }
    return failed("the cursor goes round in circles", "");
}

base::Result<void> Persons::enterStones(game::Action action) {
    using namespace tak::rules;
    const Move move = tak::play::moveOf(action);
    const int ply = table().match().ply();
    const auto pickSquare = [&](Square square) { return pick(formatSquare(square)); };
    if (move.isPlacement()) {
        const auto choices = table().turn().input().choices();
        const auto kind = static_cast<std::size_t>(move.kind());
        if (kind < choices.size() && !choices[kind].chosen)
            if (auto chosen = run("click " + label(choices[kind].label.c_str())); !chosen) return chosen;
        return pickSquare(move.square());
    }
    // Each further click on the stack lifts one piece fewer, each on the next square drops one there.
    const auto lifted = [&] { return static_cast<int>(table().turn().shown().preview.size()); };
    for (int click = 0; click == 0 || lifted() > move.carried(); ++click) {
        if (auto picked = pickSquare(move.square()); !picked) return picked;
        if (lifted() < move.carried() || click > kMaxPieces) return failed("the stack cannot be lifted", "");
    }
    Square at = move.square();
    const Drops drops = dropsOf(move.pattern());
    for (int square = 0; square < drops.squares; ++square) {
        at = moved(at, move.direction(), 1);
        for (int drop = 0; drop < drops.counts[static_cast<std::size_t>(square)]; ++drop) {
            if (table().match().ply() != ply) return {};
            if (auto picked = pickSquare(at); !picked) return picked;
        }
    }
    return table().match().ply() == ply ? run("key Return") : base::Result<void>();
}

base::Result<void> Persons::enterFigures(game::Action action) {
    using tactiki::rules::Act;
    const Act act = tactiki::play::actOf(action);
    const bool mouse = entry_ == Entry::Mouse;
    const std::string notation = table().view().notation(action);
    switch (act.kind) {
        case Act::Kind::SetUp:
            return mouse ? setUp(action) : run("text " + quoted(notation) + "\nkey Return");
        case Act::Kind::Move:
            if (auto lifted = pick(textOf(act.from)); !lifted) return lifted;
            return pick(textOf(act.to));
        case Act::Kind::Reincarnation: {
            const auto choices = table().turn().input().choices();
            const std::string icon = "rank" + std::to_string(act.rank);
            const auto choice = std::find_if(choices.begin(), choices.end(),
                                             [&](const game::Choice& c) { return c.icon == icon; });
            if (choice == choices.end()) return failed("the rank is not offered", icon);
            const auto number = choice - choices.begin() + 1;
            if (auto chosen = run(mouse ? "click " + label(choice->label.c_str())
                                        : "key F" + std::to_string(number + 1));
                !chosen)
                return chosen;
            return pick(textOf(act.to));
        }
        case Act::Kind::Pass:
            break;
    }
    return run("key Return");
}

base::Result<void> Persons::setUp(game::Action action) {
    using namespace tactiki::rules;
    const Arrangement ranks = tactiki::play::actOf(action).setUp;
    if (auto cleared = run("click " + label("Clear")); !cleared) return cleared;
    std::set<int> placed;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        int figure = kOfEachRank * (ranks[i] - 1) + 1;
        while (!placed.insert(figure).second) ++figure;
        if (auto lifted = pick("figure" + std::to_string(figure)); !lifted) return lifted;
        const Field field(static_cast<int>(i) / kPerStartField, startRow(tactiki::play::actOf(action).side));
        if (auto put = pick(textOf(field)); !put) return put;
    }
    return run("key Return");
}

base::Result<void> Persons::enterCard(game::Action action) {
    using tactik::rules::Act;
    const Act act = tactik::play::actOf(action);
    const int ply = table().match().ply();
    const std::string turn = table().view().notation(action);
    const auto choices = table().turn().input().choices();
    std::string name = tactik::rules::textOf(act.card);
    if (name == "7") name = "7x1";
    if (name == "S") name = "Swap";
    int card = 0;
    while (card < static_cast<int>(choices.size()) && choices[static_cast<std::size_t>(card)].label != name)
        ++card;
    if (card == static_cast<int>(choices.size())) return failed("the card is not offered", name);
    if (entry_ == Entry::Keyboard) return enterCardByKeys(turn, card);
    const auto pieces = table().view().pieces();
    const auto held = std::find_if(pieces.begin(), pieces.end(), [&](const game::PieceState& piece) {
        return piece.place.area == tactik::play::handArea(act.player) &&
               piece.shape == tactik::rules::index(act.card);
    });
    if (held == pieces.end()) return failed("the card is not in the hand", name);
    const auto pickCard = [&] { return pick(held->place, name); };
    if (table().turn().text() != turn)
        if (auto chosen = pickCard(); !chosen) return chosen;
    if (act.kind != Act::Kind::Play) return pickCard();
    const auto played = [&] { return table().match().ply() != ply; };
    for (const tactik::rules::Leg& leg : act.play)
        for (const tactik::rules::Spot spot : {leg.from, leg.to}) {
            if (played()) return {};
            if (table().turn().text() == turn) return pickCard();
            if (auto picked = pick(nameOf(spot)); !picked) return picked;
        }
    return {};
}

base::Result<void> Persons::enterCardByKeys(const std::string& turn, int card) {
    if (table().turn().text() != turn) {
        if (turn.starts_with("7:")) return run("text " + quoted(turn) + "\nkey Return");
        if (auto chosen = run("key F" + std::to_string(card + 2)); !chosen) return chosen;
    }
    for (int i = 0; i < 40 && table().turn().text() != turn; ++i)
        if (auto varied = run("key +"); !varied) return varied;
    return run("key Return");
}

}  // namespace e2e
