#include "app/input/Bindings.h"

#include <algorithm>
#include <cctype>

namespace app {
namespace {

using base::msgid;
using Defaults = std::array<std::vector<Chord>, kActions>;

Defaults readDefaults() {
    constexpr std::string_view kBetween = "  ";
    Defaults all;
    for (const ActionInfo& info : keyActions()) {
        std::string_view rest = info.chords;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(kBetween), rest.size());
            if (const auto chord = parseChord(rest.substr(0, end)))
                all[static_cast<std::size_t>(info.action)].push_back(*chord);
            rest.remove_prefix(std::min(end + kBetween.size(), rest.size()));
        }
    }
    return all;
}

const Defaults& defaultChords() {
    static const Defaults kDefaults = readDefaults();
    return kDefaults;
}

bool takesKeys(std::string_view id) {
    const auto action = actionNamed(id);
    return action && static_cast<std::size_t>(*action) < kKeyActions;
}

bool holds(const std::vector<Chord>& chords, const Chord& chord) {
    return std::find(chords.begin(), chords.end(), chord) != chords.end();
}

/// Replaces default chords by the entries of the settings, one by one.
class SettingsReader {
  public:
    SettingsReader(const KeySettings& settings, const Bindings::BeginsTurn& beginsTurn,
                   std::vector<Bindings::Problem>* problems)
        : settings_(settings), beginsTurn_(beginsTurn), problems_(problems) {}

    Defaults read() {
        for (const auto& [id, texts] : settings_)
            if (!takesKeys(id))
                complain(id, {msgid("there is no action \"{name}\" for a key"), {{"name", id}}});
        // A chord that the settings assign is taken away from the action that has it by default.
        for (const ActionInfo& info : keyActions())
            if (const auto found = settings_.find(std::string(info.id)); found != settings_.end())
                readChords(info, found->second);
        for (const ActionInfo& info : keyActions())
            if (!settings_.contains(std::string(info.id)))
                for (const Chord& chord : Bindings::defaultsOf(info.action)) give(info, chord);
        keepBackReachable();
        return chords_;
    }

  private:
    void readChords(const ActionInfo& info, const std::vector<std::string>& texts) {
        for (const std::string& text : texts) {
            const auto chord = parseChord(text);
            if (!chord)
                complain(info.id, {msgid("there is no key \"{key}\""), {{"key", text}}});
            else if (auto why = Bindings::refusal(info.action, *chord, beginsTurn_))
                complain(info.id, *std::move(why));
            else
                give(info, *chord);
        }
    }
    void give(const ActionInfo& info, const Chord& chord) {
        std::vector<Chord>& own = chords_[static_cast<std::size_t>(info.action)];
        if (holds(own, chord)) return;
        for (const ActionInfo& other : keyActions()) {
            if (!overlap(info.place, other.place) || other.action == info.action) continue;
            if (!holds(chords_[static_cast<std::size_t>(other.action)], chord)) continue;
            complain(settings_.contains(std::string(info.id)) ? info.id : other.id,
                     {msgid("{key} is used for both \"{first}\" and \"{second}\": only the first counts"),
                      {{"key", formatChord(chord)}, {"first", other.id}, {"second", info.id}}});
            return;
        }
        own.push_back(chord);
    }
    /// Keeps at least one key for "back": without it some screens could not be left by keyboard.
    void keepBackReachable() {
        std::vector<Chord>& back = chords_[static_cast<std::size_t>(Action::Back)];
        if (!back.empty()) return;
        back = Bindings::defaultsOf(Action::Back);
        for (const ActionInfo& info : keyActions())
            if (info.action != Action::Back)
                std::erase_if(chords_[static_cast<std::size_t>(info.action)],
                              [&](const Chord& chord) { return holds(back, chord); });
        complain(infoOf(Action::Back).id, msgid("at least one key must go back"));
    }
    void complain(std::string_view id, base::Message what) {
        if (problems_) problems_->push_back({std::string(id), std::move(what)});
    }

    const KeySettings& settings_;
    const Bindings::BeginsTurn& beginsTurn_;
    std::vector<Bindings::Problem>* problems_;
    Defaults chords_;
};

}  // namespace

Bindings::Bindings() : chords_(defaultChords()) {}

const std::vector<Chord>& Bindings::defaultsOf(Action action) {
    return defaultChords()[static_cast<std::size_t>(action)];
}

Bindings Bindings::from(const KeySettings& settings, const BeginsTurn& beginsTurn,
                        std::vector<Problem>* problems) {
    Bindings bindings;
    if (!settings.empty()) bindings.chords_ = SettingsReader(settings, beginsTurn, problems).read();
    return bindings;
}

KeySettings Bindings::differences() const {
    KeySettings settings;
    for (const ActionInfo& info : keyActions()) {
        if (of(info.action) == defaultsOf(info.action)) continue;
        std::vector<std::string>& texts = settings[std::string(info.id)];
        for (const Chord& chord : of(info.action)) texts.push_back(formatChord(chord));
    }
    return settings;
}

std::optional<Action> Bindings::find(const Chord& chord, ActionPlace place) const {
    for (const ActionInfo& info : keyActions())
        if ((info.place == place || info.place == ActionPlace::Everywhere) && holds(of(info.action), chord))
            return info.action;
    return {};
}

std::optional<Action> Bindings::conflict(Action action, const Chord& chord) const {
    for (const ActionInfo& info : keyActions())
        if (info.action != action && overlap(info.place, infoOf(action).place) &&
            holds(of(info.action), chord))
            return info.action;
    return {};
}

std::optional<base::Message> Bindings::refusal(Action action, const Chord& chord,
                                               const BeginsTurn& beginsTurn) {
    const char typed = typedBy(chord);
    if (infoOf(action).place == ActionPlace::Photo || typed == 0) return {};
    // With Caps Lock on, the character arrives in upper case.
    const auto upper = static_cast<char>(std::toupper(static_cast<unsigned char>(typed)));
    const auto lower = static_cast<char>(std::tolower(static_cast<unsigned char>(typed)));
    if (!beginsTurn(lower) && !beginsTurn(upper)) return {};
    return base::Message(msgid("{key} begins a typed move: it cannot be a key without Ctrl or Alt"),
                         {{"key", formatChord(chord)}});
}

void Bindings::bind(Action action, const Chord& chord, bool replaces) {
    while (const auto other = conflict(action, chord)) std::erase(chords(*other), chord);
    if (replaces) chords(action).clear();
    if (!holds(of(action), chord)) chords(action).push_back(chord);
}

void Bindings::reset(Action action) {
    const std::vector<Chord>& defaults = defaultsOf(action);
    chords(action).clear();
    for (const Chord& chord : defaults) bind(action, chord, false);
    // At least one key must go back.
    if (of(Action::Back).empty()) reset(Action::Back);
}

}  // namespace app
