#include "match/SketchRecord.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "base/TextReader.h"
#include "match/Comments.h"

namespace match {
namespace {

using game::Place;
using game::Sketch;
using game::Stroke;

constexpr std::string_view kRings = "csl";
constexpr std::string_view kArrows = "cal";
constexpr std::string_view kSeat = "seat";
constexpr std::string_view kInkLetters = "GRYB";
constexpr std::string_view kBlanks = " \t\r\n";

// ---- writing

/// Whether two such names can be told apart without anything between them.
bool isLetterAndDigit(std::string_view name) {
    return name.size() == 2 && std::islower(static_cast<unsigned char>(name[0])) != 0 &&
           base::isDigit(name[1]);
}

std::string lineText(const Stroke& stroke, const game::View& names) {
    std::string from = names.placeName(stroke.from);
    if (!stroke.to || from.empty()) return from;
    const std::string to = names.placeName(*stroke.to);
    if (to.empty()) return {};
    const bool plain = isLetterAndDigit(from) && isLetterAndDigit(to);
    return std::move(from) + (plain ? "" : "-") + to;
}

std::string tagText(std::string_view tag, const Sketch& sketch, const game::View& names) {
    std::string list;
    for (const Stroke& stroke : sketch) {
        if (stroke.to.has_value() != (tag == kArrows)) continue;
        const std::string line = lineText(stroke, names);
        if (line.empty()) continue;
        list += list.empty() ? ' ' : ',';
        list += kInkLetters[static_cast<std::size_t>(stroke.ink)];
        list += line;
    }
    return list.empty() ? list : "[%" + std::string(tag) + list + ']';
}

// ---- reading

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

/// The arrow that these names tell in one way only.
std::optional<std::pair<Place, Place>> arrowIn(std::string_view line, const game::View& names) {
    constexpr std::size_t kLongest = 32;  // far more than two names
    if (line.size() > kLongest) return {};
    const std::size_t dash = line.find('-');
    std::optional<std::pair<Place, Place>> found;
    for (std::size_t end = 1; end < line.size(); ++end) {
        if (dash != std::string_view::npos && end != dash) continue;
        const auto from = names.placeNamed(line.substr(0, end));
        const auto to = from ? names.placeNamed(line.substr(end == dash ? end + 1 : end)) : std::nullopt;
        if (!to || *from == *to) continue;
        if (found) return {};
        found = {*from, *to};
    }
    return found;
}

std::optional<Stroke> strokeIn(std::string_view tag, std::string_view word, const game::View& names) {
    const std::size_t ink = word.empty() ? std::string_view::npos : kInkLetters.find(word.front());
    if (ink == std::string_view::npos) return {};
    Stroke stroke{.ink = static_cast<game::Ink>(ink), .from = {}};
    word.remove_prefix(1);
    if (tag == kRings) {
        const auto place = names.placeNamed(word);
        if (!place) return {};
        stroke.from = *place;
        return stroke;
    }
    const auto arrow = arrowIn(word, names);
    if (!arrow) return {};
    stroke.from = arrow->first;
    stroke.to = arrow->second;
    return stroke;
}

std::optional<game::PlayerId> seatIn(std::string_view number, int players) {
    if (number.size() != 1 || number.front() < '1' || number.front() >= '1' + players) return {};
    return game::PlayerId(static_cast<std::uint8_t>(number.front() - '1'));
}

/// Reads the tags of one comment.
class TagReader {
  public:
    TagReader(std::string_view comment, Sketch sketch, const game::View& names)
        : rest_(comment), sketch_(std::move(sketch)), names_(names) {}

    /// False if a tag cannot be read, or if there is none.
    bool read() {
        constexpr std::string_view kBegin = "[%";
        for (std::size_t at = rest_.find(kBegin); at != std::string_view::npos; at = rest_.find(kBegin)) {
            const std::size_t end = rest_.find(']', at);
            if (end == std::string_view::npos) break;
            const std::string_view inside = rest_.substr(at + kBegin.size(), end - at - kBegin.size());
            const std::size_t name = std::min(inside.find_first_of(kBlanks), inside.size());
            const auto taken = take(inside.substr(0, name), trimmed(inside.substr(name)));
            if (!taken) return false;
            // What is no tag of a sketch stays.
            keep(rest_.substr(0, *taken ? at : end + 1), *taken);
            rest_.remove_prefix(end + 1);
        }
        keep(rest_, false);
        return drawn_;
    }
    [[nodiscard]] std::string text() const { return std::string(trimmed(text_)); }
    [[nodiscard]] Sketch sketch() && { return std::move(sketch_); }

  private:
    /// Whether it is a tag of a sketch; nothing if it is one that cannot be read.
    std::optional<bool> take(std::string_view tag, std::string_view list) {
        if (tag == kSeat) {
            seat_ = seatIn(list, names_.playerCount());
            return seat_ ? std::optional(true) : std::nullopt;
        }
        if (tag != kRings && tag != kArrows) return false;
        while (!list.empty()) {
            const std::size_t end = std::min(list.find(','), list.size());
            auto stroke = strokeIn(tag, trimmed(list.substr(0, end)), names_);
            if (!stroke || ++strokes_ > game::kMostStrokes || !add(*stroke)) return {};
            list.remove_prefix(std::min(end + 1, list.size()));
        }
        drawn_ = true;
        return true;
    }

    bool add(Stroke stroke) {
        stroke.seat = seat_;
        const auto same = std::find_if(sketch_.begin(), sketch_.end(), [&](const Stroke& other) {
            return other.sameLine(stroke) && other.seat == stroke.seat;
        });
        if (same != sketch_.end()) {
            same->ink = stroke.ink;
            return true;
        }
        if (sketch_.size() == game::kMostStrokes) return false;
        sketch_.push_back(stroke);
        return true;
    }

    /// One blank remains of those around a tag that was taken out.
    void keep(std::string_view text, bool beforeTag) {
        if (afterTag_) text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
        if (text.empty()) return;
        if (afterTag_ && !text_.empty()) text_ += ' ';
        if (beforeTag) text = text.substr(0, text.find_last_not_of(kBlanks) + 1);
        text_ += text;
        afterTag_ = beforeTag;
    }

    std::string_view rest_;
    Sketch sketch_;
    const game::View& names_;
    std::optional<game::PlayerId> seat_;
    std::size_t strokes_ = 0;  ///< read so far, those drawn twice among them
    std::string text_;
    bool afterTag_ = true;
    bool drawn_ = false;
};

}  // namespace

std::string sketchText(const game::Sketch& sketch, const game::View& names) {
    return tagText(kRings, sketch, names) + tagText(kArrows, sketch, names);
}

std::vector<std::string> sketchComments(const game::Sketch& sketch, const game::View& names) {
    std::vector<std::string> comments;
    std::vector<std::optional<game::PlayerId>> seats = {std::nullopt};
    for (int seat = 0; seat < names.playerCount(); ++seat)
        seats.emplace_back(game::PlayerId(static_cast<std::uint8_t>(seat)));
    for (const auto& whose : seats) {
        Sketch strokes;
        std::copy_if(sketch.begin(), sketch.end(), std::back_inserter(strokes),
                     [&](const Stroke& stroke) { return stroke.seat == whose; });
        const std::string text = sketchText(strokes, names);
        if (!text.empty()) comments.push_back((whose ? seatTag(*whose) : std::string()) + text);
    }
    return comments;
}

bool takeSketch(std::string& comment, game::Sketch& sketch, const game::View& names) {
    TagReader reader(comment, sketch, names);
    if (!reader.read()) return false;
    comment = reader.text();
    sketch = std::move(reader).sketch();
    return true;
}

}  // namespace match
