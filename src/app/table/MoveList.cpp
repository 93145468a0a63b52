#include "app/table/MoveList.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/table/ToldTurns.h"
#include "base/Printable.h"
#include "i18n/Numbers.h"
#include "match/Comments.h"
#include "match/TurnTime.h"

namespace app {
namespace {

using match::Followed;
using match::Node;
using match::NodeId;
using ui::screens::MoveCell;
using ui::screens::MoveRow;

class Writer {
  public:
    Writer(const Followed& match, game::Viewer viewer, const i18n::Catalogue& texts,
           const ui::game::Presentation& presentation, const game::View* forgetful)
        : match_(match),
          viewer_(viewer),
          texts_(texts),
          presentation_(presentation),
          told_(match, viewer, forgetful) {}

    std::vector<MoveRow> write() {
        mainLine();
        if (longest_ > 0)
            for (MoveRow& row : rows_)
                for (MoveCell& cell : row.cells) cell.effort /= longest_;
        return std::move(rows_);
    }

  private:
    [[nodiscard]] MoveCell cell(NodeId id) {
        const Node& node = match_.tree().node(id);
        const std::string notation = told_.notation(id);
        const std::string marks = base::printable(node.marks);
        const auto brief = presentation_.brief(notation);
        MoveCell cell{.id = ui::screens::MoveId(id.value),
                      .text = notation + marks,
                      .brief = brief ? std::string(texts_.tr(static_cast<const char*>(*brief))) + marks : "",
                      .current = id == match_.current()};
        cell.comment =
            base::printable(base::shortened(match::commentSeenBy(node.comments, viewer_), kLongestComment));
        cell.commented = !cell.comment.empty() || !game::seenBy(node.sketch, viewer_).empty();
        if (const auto taken = match::timeTaken(match_, id)) {
            cell.time = texts_.tr("{time} for this turn",
                                  {{"time", i18n::numberText(texts_, match::formatTime(*taken))}});
            cell.effort = std::chrono::duration<float>(*taken).count();
            longest_ = std::max(longest_, cell.effort);
        }
        return cell;
    }

    [[nodiscard]] static std::string number(const Node& node) { return std::to_string(node.round) + "."; }

    /// A round has a row, or several if a player decides more than once in it; the first one has its number.
    /// Whoever begins the round, all turns are in their players' columns.
    void mainLine() {
        MoveRow row;
        int round = 0;
        std::vector<NodeId> inRow;
        std::size_t first = 0;  // column of the row's first turn
        const auto flush = [&] {
            if (inRow.empty()) return;
            row.cells[first].begins =
                std::any_of(row.cells.begin(), row.cells.begin() + std::ptrdiff_t(first),
                            [](const MoveCell& left) { return !left.text.empty(); });
            rows_.push_back(std::move(row));
            row = {};
            for (const NodeId id : inRow) variationsBeside(id, 1);
            inRow.clear();
        };
        bool takenBack = false;
        for (NodeId id = Followed::kRoot; !match_.tree().node(id).children.empty();) {
            takenBack = takenBack || (match_.live() && id == match_.head());
            id = match_.tree().node(id).children.front();
            const Node& node = match_.tree().node(id);
            const std::size_t column = node.mover.value;
            const bool again = column < row.cells.size() && !row.cells[column].text.empty();
            if (node.round != round || again) {
                flush();
                if (std::exchange(round, node.round) != node.round) row.number = number(node);
            }
            if (inRow.empty()) first = column;
            row.cells.resize(std::max(row.cells.size(), column + 1));
            row.cells[column] = cell(id);
            row.cells[column].takenBack = takenBack;
            inRow.push_back(id);
        }
        flush();
    }

    /// The variations that replace this turn.
    void variationsBeside(NodeId id, int depth) {
        const auto& siblings = match_.tree().node(match_.tree().node(id).parent).children;
        for (std::size_t i = 1; i < siblings.size(); ++i) variation(siblings[i], depth);
    }

    void variation(NodeId first, int depth) {
        if (depth > kDeepest) return;
        MoveRow row{.number = number(match_.tree().node(first)), .depth = depth};
        std::vector<NodeId> line;
        for (NodeId id = first;; id = match_.tree().node(id).children.front()) {
            row.cells.push_back(cell(id));
            if (id != first) line.push_back(id);
            if (match_.tree().node(id).children.empty()) break;
        }
        rows_.push_back(std::move(row));
        for (const NodeId id : line) variationsBeside(id, depth + 1);
    }

    static constexpr std::size_t kLongestComment = 2000;  // bytes, since it is shown in a tooltip
    static constexpr int kDeepest = 24;                   // deeper variations would not be readable
    const Followed& match_;
    game::Viewer viewer_;
    const i18n::Catalogue& texts_;
    const ui::game::Presentation& presentation_;
    ToldTurns told_;
    float longest_ = 0;  ///< longest time for a turn, in seconds
    std::vector<MoveRow> rows_;
};

}  // namespace

std::vector<MoveRow> moveRows(const Followed& match, game::Viewer viewer, const i18n::Catalogue& texts,
                              const ui::game::Presentation& presentation, const game::View* forgetful) {
    return Writer(match, viewer, texts, presentation, forgetful).write();
}

}  // namespace app
