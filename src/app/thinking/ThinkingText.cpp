#include "app/thinking/ThinkingText.h"

#include <cmath>

#include "i18n/Numbers.h"

namespace app {
namespace {

/// A number rounded to two digits: "840", "31 k", "1.2 M".
std::string rounded(const ui::kit::Context& ui, std::uint64_t count) {
    if (count < 1000) return std::to_string(count);
    if (count < 1000000) return ui.tr("{count} k", {{"count", std::to_string((count + 500) / 1000)}});
    const std::uint64_t tenths = (count + 50000) / 100000;
    return ui.tr("{count} M", {{"count", i18n::numberText(ui.texts, static_cast<double>(tenths) / 10, 0.1)}});
}

void append(std::string& text, const std::string& part) {
    text += (text.empty() ? "" : "  \xC2\xB7  ") + part;
}

std::string figuresOf(const ui::kit::Context& ui, const game::Thought& thought) {
    std::string text;
    if (!thought.candidates.empty() && thought.candidates.front().score)
        append(text, ui.texts.tr(*thought.candidates.front().score));
    if (thought.depth > 0) append(text, ui.tr("depth {depth}", {{"depth", std::to_string(thought.depth)}}));
    if (const std::uint64_t speed = thought.nodesPerSecond(); speed > 0)
        append(text, ui.tr("{count} positions per second", {{"count", rounded(ui, speed)}}));
    return text;
}

}  // namespace

std::string chanceSentence(const ui::kit::Context& ui, const std::string& seat, double chance) {
    return ui.tr("{seat}'s chance to win: {count} %",
                 {{"seat", seat}, {"count", std::to_string(std::lround(100 * chance))}});
}

std::string lineText(const std::vector<std::string>& turns, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < turns.size(); ++i) text += (text.empty() ? "" : "  ") + turns[i];
    return text;
}

std::string searchFigures(const ui::kit::Context& ui, const game::Thought& thought) {
    std::string text;
    if (thought.depth > 0) append(text, ui.tr("depth {depth}", {{"depth", std::to_string(thought.depth)}}));
    if (thought.nodes > 0) append(text, ui.tr("{count} positions", {{"count", rounded(ui, thought.nodes)}}));
    if (const std::uint64_t speed = thought.nodesPerSecond(); speed > 0)
        append(text, ui.tr("{count}/s", {{"count", rounded(ui, speed)}}));
    return text;
}

ui::screens::ThinkingView shownThinking(const ui::kit::Context& ui, const std::string& seat,
                                        const std::optional<match::Seating::Opinion>& opinion) {
    ui::screens::ThinkingView view{.shown = true};
    if (!opinion) {
        view.figures = ui.tr("The engine has no ideas yet.");
        return view;
    }
    const game::Thought& thought = *opinion->thought;
    const std::vector<double> chances = thought.chances();
    for (const double chance : chances) view.shares.push_back({.part = static_cast<float>(chance)});
    if (opinion->player.value < chances.size())
        view.chance = chanceSentence(ui, seat, chances[opinion->player.value]);
    if (!thought.candidates.empty()) view.line = lineText(thought.candidates.front().notation, 0);
    view.figures = figuresOf(ui, thought);
    return view;
}

}  // namespace app
