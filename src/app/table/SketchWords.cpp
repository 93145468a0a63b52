#include "app/table/SketchWords.h"

namespace app {
namespace {

const char* inkInWords(game::Ink ink, const i18n::Catalogue& texts) {
    switch (ink) {
        case game::Ink::Green:
            return texts.trc("ink", "green");
        case game::Ink::Red:
            return texts.trc("ink", "red");
        case game::Ink::Yellow:
            return texts.trc("ink", "yellow");
        case game::Ink::Blue:
            break;
    }
    return texts.trc("ink", "blue");
}

/// "ring around c3, red"
std::string strokeInWords(const game::Stroke& stroke, const game::View& view, const i18n::Catalogue& texts) {
    const std::string ink = inkInWords(stroke.ink, texts);
    const std::string from = view.placeName(stroke.from);
    if (!stroke.to) return texts.tr("ring around {place}, {ink}", {{"place", from}, {"ink", ink}});
    return texts.tr("arrow from {from} to {to}, {ink}",
                    {{"from", from}, {"to", view.placeName(*stroke.to)}, {"ink", ink}});
}

}  // namespace

std::string newsInWords(const Pen::News& news, const game::View& view, const i18n::Catalogue& texts) {
    using Kind = Pen::News::Kind;
    const auto stroke = [&] { return strokeInWords(news.stroke, view, texts); };
    switch (news.kind) {
        case Kind::Drawn:
            return texts.tr("Drawn: {strokes}.", {{"strokes", stroke()}});
        case Kind::Removed:
            return texts.tr("Removed: {stroke}.", {{"stroke", stroke()}});
        case Kind::Full:
            return texts.tr("Nothing more can be drawn on this turn.");
        case Kind::Cleared:
            return texts.tr("All that was drawn on this turn is removed.");
        case Kind::Undone:
            break;
    }
    return texts.tr("The last stroke is taken back.");
}

std::string sketchInWords(const game::Sketch& sketch, const game::View& view, const i18n::Catalogue& texts) {
    std::string strokes;
    for (const game::Stroke& stroke : sketch)
        strokes += (strokes.empty() ? "" : "; ") + strokeInWords(stroke, view, texts);
    return strokes.empty() ? strokes : texts.tr("Drawn: {strokes}.", {{"strokes", strokes}});
}

}  // namespace app
