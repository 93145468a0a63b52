#include "app/screens/ControlsScreen.h"

#include <imgui.h>

#include <algorithm>
#include <cctype>

#include "app/play/Tables.h"
#include "app/screens/Gestures.h"
#include "app/settings/Preferences.h"
#include "app/window/ScreenStack.h"
#include "unicode/Fold.h"

namespace app {

using ui::screens::ControlRow;

namespace {

/// Which kind of piece the action chooses, from 0; nullopt for all other actions.
std::optional<std::size_t> pieceOf(Action action) {
    if (action < Action::Piece1 || action > Action::Piece10) return {};
    return static_cast<std::size_t>(action) - static_cast<std::size_t>(Action::Piece1);
}

}  // namespace

bool ControlsScreen::offered(Action action) const {
    if (action == Action::NextViewer) return playing_.tables.shown().match().hasSecrets();
    const auto piece = pieceOf(action);
    return !piece || *piece < playing_.tables.shown().turn().input().choices().size();
}

std::string ControlsScreen::nameOf(Action action) const {
    if (const auto piece = pieceOf(action))
        if (const auto kinds = playing_.tables.shown().turn().input().choices(); *piece < kinds.size())
            return basics_.texts.tr(kinds[*piece].label.c_str());
    return basics_.texts.tr(static_cast<const char*>(infoOf(action).what));
}

std::vector<ControlRow> ControlsScreen::controlRows() const {
    const Bindings& bindings = basics_.preferences.bindings();
    // First the mouse, because most players look for it first.
    const ui::game::Presentation& game = *playing_.tables.shown().entry().presentation;
    std::vector<ControlRow> rows = mouseRows(game, basics_.texts);
    for (const ActionInfo& info : keyActions()) {
        if (!offered(info.action)) continue;
        ControlRow row{.id = std::string(info.id),
                       .group = basics_.texts.tr(static_cast<const char*>(app::nameOf(info.place))),
                       .what = nameOf(info.action),
                       .changed = bindings.of(info.action) != Bindings::defaultsOf(info.action)};
        for (const Chord& chord : bindings.of(info.action))
            row.keys.push_back(shownChord(chord, basics_.texts));
        rows.push_back(std::move(row));
    }
    for (ControlRow& row : gestureRows(game, basics_.texts)) rows.push_back(std::move(row));
    std::erase_if(rows, [this](const ControlRow& row) { return !passes(row); });
    return rows;
}

namespace {

std::string withoutBlanks(std::string text) {
    std::erase(text, ' ');
    return text;
}

}  // namespace

bool ControlsScreen::passes(const ControlRow& row) const {
    std::string all = row.group + " " + row.what;
    for (const std::string& key : row.keys) all += " " + key;
    all = unicode::folded(all);
    const std::vector<std::string> words = unicode::foldedWords(filter_, 8);
    // Compared without spaces, because a key such as "+" is not a word, and spaces cannot always be typed.
    if (withoutBlanks(all).find(withoutBlanks(unicode::folded(filter_))) != std::string::npos) return true;
    return !words.empty() && std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        return all.find(word) != std::string::npos;
    });
}

void ControlsScreen::draw(ui::kit::Context& ui, float) {
    using namespace ui::screens;
    const ControlsModel model{.rows = controlRows(),
                              .filter = filter_,
                              .waiting = asked_ ? std::string(infoOf(*asked_).id) : std::string(),
                              .message = message_,
                              .warning = warning_,
                              .anyChanged = basics_.preferences.bindings() != Bindings()};
    for (const ControlsCommand& command : drawControls(ui, model)) {
        if (const auto* row = std::get_if<AskForKey>(&command)) {
            ask(row->id, row->add);
        } else if (const auto* reset = std::get_if<ResetControl>(&command)) {
            giveUp();
            Bindings bindings = basics_.preferences.bindings();
            if (const auto action = actionNamed(reset->id)) bindings.reset(*action);
            basics_.preferences.bind(bindings);
        } else if (const auto* filter = std::get_if<FilterControls>(&command)) {
            filter_ = filter->text;
        } else if (std::get<ControlsAction>(command) == ControlsAction::Back) {
            basics_.screens.close();
        } else {
            if (std::get<ControlsAction>(command) == ControlsAction::ResetAll)
                basics_.preferences.bind(Bindings());
            giveUp();
        }
    }
}

void ControlsScreen::say(std::string message, bool warning) {
    message_ = std::move(message);
    warning_ = warning;
}

void ControlsScreen::ask(const std::string& id, bool add) {
    asked_ = actionNamed(id);
    adds_ = add;
    refused_.reset();
    if (asked_)
        say(basics_.texts.tr("Press the new key for \"{action}\" … Esc cancels.",
                             {{"action", nameOf(*asked_)}}),
            false);
}

void ControlsScreen::giveUp() {
    asked_.reset();
    refused_.reset();
    say({}, false);
}

void ControlsScreen::take(const Chord& chord) {
    Bindings bindings = basics_.preferences.bindings();
    if (const auto why = Bindings::refusal(
            *asked_, chord, [this](char character) { return basics_.preferences.beginsTurn(character); }))
        return say(basics_.texts.tr(*why), true);
    const auto other = bindings.conflict(*asked_, chord);
    if (other == Action::Back && bindings.of(Action::Back).size() == 1)
        return say(basics_.texts.tr("at least one key must go back"), true);
    if (other && offered(*other) && refused_ != chord) {
        refused_ = chord;
        return say(
            basics_.texts.tr("{key} is already used for \"{action}\". Press it again to use it here instead.",
                             {{"key", shownChord(chord, basics_.texts)}, {"action", nameOf(*other)}}),
            true);
    }
    bindings.bind(*asked_, chord, !adds_);
    basics_.preferences.bind(bindings);
    const std::string what = nameOf(*asked_);
    giveUp();
    say(basics_.texts.tr("{key} is now the key for \"{action}\".",
                         {{"key", shownChord(chord, basics_.texts)}, {"action", what}}),
        false);
}

void ControlsScreen::handle(const SDL_Event& event) {
    if (event.type == SDL_KEYDOWN && asked_) {
        if (event.key.repeat != 0 || isModifier(event.key.keysym.sym)) return;
        textFollows_ = true;
        const Chord chord = chordOf(event.key.keysym);
        if (chord == Chord{.key = SDLK_ESCAPE})
            giveUp();
        else
            take(chord);
    } else if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_BACKSPACE) {
        // A UTF-8 character may have several bytes.
        while (!filter_.empty() && (static_cast<unsigned char>(filter_.back()) & 0xC0) == 0x80)
            filter_.pop_back();
        if (!filter_.empty()) filter_.pop_back();
    } else if (event.type == SDL_KEYUP) {
        textFollows_ = false;
    } else if (event.type == SDL_TEXTINPUT && !asked_ && !textFollows_) {
        // Space presses the widget chosen by keyboard, if there is one.
        if (event.text.text != std::string_view(" ") || !ImGui::GetIO().NavVisible)
            filter_ += event.text.text;
    }
}

bool ControlsScreen::escape() {
    if (asked_)
        giveUp();
    else if (!filter_.empty())
        filter_.clear();
    else
        basics_.screens.close();
    return true;
}

std::string ControlsScreen::text() const {
    std::string all = message_;
    for (const ControlRow& row : controlRows()) {
        all += "\n" + row.what + ":";
        for (const std::string& key : row.keys) all += " " + key;
    }
    return all;
}

}  // namespace app
