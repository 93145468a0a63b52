#include "app/script/ScriptAnswers.h"

#include <SDL.h>

#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "app/shell/Shell.h"
#include "app/table/SharedGame.h"
#include "app/table/ToldTurns.h"
#include "app/window/Screen.h"
#include "match/Judgement.h"
#include "match/SketchRecord.h"

namespace app {
namespace {

std::string joined(const std::vector<std::string>& texts, const char* between) {
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : between) + text;
    return all;
}

/// The turns of the shown line up to its end; "ply" is the number of turns before the shown position.
/// They tell what the list of moves tells.
std::string movesOf(const TableSession& table) {
    const match::Followed& match = table.match();
    const game::Viewer viewer = table.rights().viewer();
    const auto forgetful = table.rights().keepsSecrets() ? match.view(viewer) : nullptr;
    const ToldTurns told(match, viewer, forgetful.get());
    std::vector<std::string> moves;
    for (const match::NodeId id : match.line()) moves.push_back(told.notation(id));
    return joined(moves, " ");
}

/// While the game keeps secrets, it tells what the table shows.
std::string recordOf(const TableSession& table) {
    if (!table.localMatch()) return {};
    const game::Kind& kind = *table.entry().kind;
    if (!table.rights().keepsSecrets()) return kind.writeAtOnce(sharedGame(table, {}).record);
    return kind.writeFor(table.ownMatch().toRecord(), table.rights().viewer()).value_or("");
}

std::string toastsOf(Shell& shell) {
    std::vector<std::string> texts;
    for (const ui::kit::Toast& toast : shell.basics().messages.toasts()) texts.push_back(toast.text);
    return joined(texts, "\n");
}

std::string captionsOf(Shell& shell) {
    std::vector<std::string> texts;
    for (const ui::screens::Caption& caption : shell.basics().captions.all())
        if (caption.age >= 0) texts.push_back(caption.text);
    return joined(texts, "\n");
}

std::string clipboard() {
    const std::unique_ptr<char, void (*)(void*)> text(SDL_GetClipboardText(), SDL_free);
    return text ? text.get() : "";
}

std::string standingsOf(const Shell& shell) {
    std::vector<std::string> texts;
    if (const match::Series* series = shell.playing().currentGame.series())
        for (const match::Series::Standing& standing : series->standings())
            texts.push_back(joined(standing.names, " & ") + " " + std::to_string(standing.points));
    return joined(texts, ", ");
}

/// The clocks' display, by seat; empty in a game without clocks.
std::string clocksOf(const match::Followed& match) {
    std::vector<std::string> texts;
    for (std::size_t seat = 0; match.clock() && seat < match.players().size(); ++seat) {
        const auto left = match.clock()->left(game::playerAt(seat));
        texts.push_back(left ? match::formatTime(*left) : "-");
    }
    return joined(texts, " ");
}

/// The camera's direction in degrees around the table, 0 to 359.
std::string viewOf(TableSession& table) {
    const long degrees = std::lround(glm::degrees(table.stage().camera().yaw()));
    return std::to_string((degrees % 360 + 360) % 360);
}

/// The numbers on the table: "1" pieces that stay, "=1" pieces that were put down, "+1" pieces that a
/// click would leave there, "~1" pieces that an engine would leave there.
std::string countsOf(const TableSession& table) {
    std::vector<std::string> texts;
    for (const game::PlaceCount& count : table.turn().shown().counts) {
        const char* const kind = count.kind == game::PlaceCount::Kind::Stays     ? ""
                                 : count.kind == game::PlaceCount::Kind::PutDown ? "="
                                                                                 : "+";
        texts.push_back(kind + std::to_string(count.count));
    }
    for (const game::PlaceCount& count : table.stage().marks().counts)
        texts.push_back("~" + std::to_string(count.count));
    return joined(texts, " ");
}

/// "12 of 40" while the game is being analysed; then the number of each player's marked turns, such as "Ann
/// ?!1 ?0 ??2, Bo ?!0 ?1 ??0"; empty without an analysis.
std::string analysisOf(Shell& shell, const match::Followed& match) {
    if (const auto progress = shell.playing().analysis.progress())
        return std::to_string(progress->done) + " of " + std::to_string(progress->of);
    const std::vector<match::Tally> tallies = match::talliesOf(match);
    std::vector<std::string> texts;
    for (std::size_t seat = 0; seat < tallies.size(); ++seat)
        if (tallies[seat].turns > 0)
            texts.push_back(match.players()[seat] + " ?!" + std::to_string(tallies[seat].doubtful) + " ?" +
                            std::to_string(tallies[seat].mistakes) + " ??" +
                            std::to_string(tallies[seat].blunders));
    return joined(texts, ", ");
}

std::string heldIn(const TableSession& table) {
    const auto& held = table.turn().heldTurn().turn();
    return held ? held->text : std::string();
}

std::string yesOrNo(bool yes) { return yes ? "yes" : "no"; }

}  // namespace

std::optional<std::string> answerTo(const std::string& question, Shell& shell, const Screen& screen,
                                    const ui::kit::Labels& labels) {
    TableSession& table = shell.playing().tables.shown();
    const match::Followed& match = table.match();
    const std::map<std::string, std::function<std::string()>> answers{
        {"position", [&] { return table.view().positionText(); }},
        {"result", [&] { return match.ending().result; }},
        {"ply", [&] { return std::to_string(match.ply()); }},
        {"moves", [&] { return movesOf(table); }},
        {"record", [&] { return recordOf(table); }},
        {"players", [&] { return joined(match.players(), ", "); }},
        {"clocks", [&] { return clocksOf(match); }},
        {"standings", [&] { return standingsOf(shell); }},
        {"hand", [&] { return table.turn().text(); }},
        {"held", [&] { return heldIn(table); }},
        {"counts", [&] { return countsOf(table); }},
        {"signs", [&] { return std::to_string(table.stage().marks().signs.size()); }},
        {"drawn", [&] { return match::sketchText(table.stage().marks().sketch, table.view()); }},
        {"playing", [&] { return yesOrNo(shell.playing().currentGame.session() != nullptr); }},
        {"ideas", [&] { return std::to_string(table.stage().marks().ideas.size()); }},
        {"analysis", [&] { return analysisOf(shell, match); }},
        {"thinking", [&] { return yesOrNo(table.seating().asking()); }},
        {"view", [&] { return viewOf(table); }},
        {"diagram", [&] { return yesOrNo(table.stage().showsDiagram()); }},
        {"moving", [&] { return yesOrNo(table.animating()); }},
        {"screen", [&] { return std::string(screen.name()); }},
        {"text", [&] { return screen.text(); }},
        {"library", [&] { return screen.rows(); }},
        {"toast", [&] { return toastsOf(shell); }},
        {"clipboard", clipboard},
        {"composition", [&] { return shell.basics().display.composition.text; }},
        {"spoken", [&] { return shell.basics().narrator.takeSpoken(); }},
        {"captions", [&] { return captionsOf(shell); }},
        {"labels", [&] { return joined(labels.texts(), "\n"); }}};
    const auto known = answers.find(question);
    if (known == answers.end()) return {};
    return known->second();
}

}  // namespace app
