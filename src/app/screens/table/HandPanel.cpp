#include "app/screens/table/HandPanel.h"

#include <imgui.h>

#include <utility>

#include "app/input/Bindings.h"
#include "app/play/OwnArrangements.h"
#include "app/play/Tables.h"
#include "app/screens/table/PieceChoices.h"
#include "app/settings/Preferences.h"
#include "app/shell/ProgramActions.h"
#include "app/sound/Narrator.h"
#include "app/table/SeatColor.h"
#include "app/window/Display.h"

namespace app {
namespace {

constexpr std::size_t kCompletions = 8;

/// Whether nothing has happened but turns of players who do not sit at this table.
bool onlyTurnsOfOthers(const TableSession& table, match::Subscription::News news) {
    if (news.other || table.match().outcome().over) return false;
    const match::Feed feed = table.match().events(table.rights().viewer());
    for (std::size_t i = news.first; i < news.end; ++i) {
        const match::Event event = feed[i];
        if (event.kind != match::EventKind::Played || table.seating().atThisTable(event.turn->player))
            return false;
    }
    return true;
}

}  // namespace

void HandPanel::readNews(const TableSession& game) {
    const match::Subscription::News news = news_.read(game.match());
    if (!news.any() && !news.other) return;
    view_.entryError.clear();
    if (onlyTurnsOfOthers(game, news)) {
        changed(line_.text);  // who types ahead goes on in the new position
    } else {
        view_.completions.clear();
        line_.text.clear();
    }
}

void HandPanel::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    line_.active = false;  // unless it is drawn and has the keyboard
    if (std::exchange(language_, ui.texts.language()) != ui.texts.language()) view_.entryError.clear();
    view_.refusal = table().turn().refusal() ? ui.texts.tr(*table().turn().refusal()) : std::string();
    refreshPieces(ui);
    // While the table is handed over, nobody knows what the next player can choose from: probably the same.
    if (!table().rights().handOver()) offersPieces_ = !view_.pieces.empty();
    if (basics_.display.pad) nameButtons();
    if (basics_.display.touch)
        for (ui::screens::PieceChoice& piece : view_.pieces) piece.shortcut.clear();
}

/// In large print the cards at the edge of the table can be read, and need the room of their list.
bool HandPanel::repeatsTable() const {
    return basics_.preferences.settings().largePrint && table().entry().presentation->handAtEdge();
}

/// Against bots, the hand is always the person's and stays in place while they think.
void HandPanel::refreshPieces(const ui::kit::Context& ui) {
    const match::Followed& match = table().match();
    view_.pieces.clear();
    view_.canEnterMove = !match.outcome().over && table().seating().hasPersons();
    if (!table().seating().hasPersons()) return;
    const bool now = table().turn().open();
    const std::size_t seats = match.players().size();
    // Where a turn of anybody can be tried, it is the hand of who is to move.
    const bool tries = now && table().rights().personToMove();
    std::size_t seat =
        tries ? table().view().toMove().value : table().rights().actor().value_or(match.toMove()).value;
    while (!tries && !table().seating().atThisTable(game::playerAt(seat))) seat = (seat + 1) % seats;
    if (!repeatsTable()) view_.pieces = piecesToPlace(ui, basics_.preferences.bindings(), table(), seat);
    addArrangements(ui, seat);
    const auto why = now ? std::nullopt : table().rights().whyNoEntry();
    for (ui::screens::PieceChoice& piece : view_.pieces) {
        if (why) piece.disabled = ui.texts.tr(*why);
        piece.chosen = piece.chosen && now;
    }
}

/// Before a game, what the player has arranged in earlier ones stands behind the choices of the game.
void HandPanel::addArrangements(const ui::kit::Context& ui, std::size_t seat) {
    choices_ = view_.pieces.size();
    if (whyNoArrangement(table())) return;
    const game::Arrangements::Words words = table().entry().kind->arrangements()->words();
    const std::vector<Chord>& chords = basics_.preferences.bindings().of(Action::Arrangements);
    const std::string key = chords.empty() ? "" : " (" + shownChord(chords.front(), ui.texts) + ")";
    view_.pieces.push_back({.label = ui.tr(words.button.c_str()),
                            .shape = table().iconOf(words.icon),
                            .color = seatColor(ui, table(), seat),
                            .help = ui.tr(words.title.c_str()) + key + "\n" + ui.tr(words.help.c_str())});
}

/// Names the gamepad's buttons that choose the next or previous kind of piece.
void HandPanel::nameButtons() {
    const auto count = static_cast<int>(choices_);
    for (ui::screens::PieceChoice& piece : view_.pieces) piece.shortcut.clear();
    for (int i = 0; i < count; ++i) {
        if (!view_.pieces[static_cast<std::size_t>(i)].chosen || count < 2) continue;
        for (const auto& [step, button] : {std::pair(count - 1, "X"), std::pair(1, "Y")}) {
            auto& other = view_.pieces[static_cast<std::size_t>((i + step) % count)];
            if (!other.disabled.empty()) continue;
            other.shortcut = button;
            other.capped = true;
        }
    }
}

void HandPanel::claim(ui::screens::PlayNeeds& needs) const {
    needs.pieces = offersPieces_;
    needs.handOnTable = repeatsTable();
    // The line alone appears as soon as a turn is typed.
    const bool typing = !line_.text.empty() || line_.active || line_.wantsFocus;
    needs.moveEntry = view_.canEnterMove && (typing || !repeatsTable());
    needs.entrySays = ui::screens::entrySays(view_, line_);
}

void HandPanel::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    pressed_ = ui::screens::drawHand(ui, view_, line_, layout);
}

void HandPanel::execute() {
    for (const ui::screens::HandCommand& command : std::exchange(pressed_, {}))
        if (const auto* piece = std::get_if<ui::screens::ChoosePiece>(&command))
            choose(static_cast<std::size_t>(piece->index));
        else if (const auto* entered = std::get_if<ui::screens::EnterMove>(&command))
            enter(entered->text);
        else
            changed(std::get<ui::screens::MoveTextChanged>(command).text);
}

void HandPanel::choose(std::size_t piece) {
    if (piece < choices_)
        table().turn().choose(piece);
    else
        (void)basics_.actions.carryOut(Action::Arrangements);
}

std::string HandPanel::text() const { return linesOf({line_.text, view_.entryError}); }

void HandPanel::enter(const std::string& text) {
    if (const auto played = table().turn().playText(text); !played) {
        view_.entryError = basics_.texts.tr(played.error().message);
        basics_.narrator.say(view_.entryError);
        line_.wantsFocus = line_.selected = true;
    } else {
        // What is typed from now on is the next turn.
        line_ = {};
        view_.completions.clear();
        view_.entryError.clear();
        (void)news_.read(table().match());
    }
}

void HandPanel::changed(const std::string& text) {
    view_.entryError.clear();
    view_.completions.clear();
    if (!table().turn().open()) return;  // the error is shown when the turn is entered
    if (text.empty()) return;
    (void)table().turn().takeBackHeld();  // another turn is begun
    const game::View& position = table().turn().position();
    view_.completions = position.completions(text, kCompletions);
    if (view_.completions.empty())
        if (const auto action = position.parse(text); !action)
            view_.entryError = basics_.texts.tr(action.error().message);
}

void HandPanel::typed(const char* text) {
    const bool begins = *text != '\0' && table().entry().presentation->beginsTurn(*text);
    // Where the table is covered, there is no line; what one person types must not wait there for the next.
    if (!view_.canEnterMove || !begins || table().rights().handOver()) return;
    line_.text += text;
    line_.wantsFocus = true;
    changed(line_.text);
}

bool HandPanel::escape() {
    if (line_.text.empty() && !ImGui::GetIO().WantTextInput) return table().turn().cancel();
    // An active field of Dear ImGui has its own copy of the text and would restore it.
    ImGui::SetWindowFocus(nullptr);
    line_ = {};
    view_.completions.clear();
    view_.entryError.clear();
    return true;
}

}  // namespace app
