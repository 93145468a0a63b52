#pragma once

#include <optional>
#include <vector>

#include "app/table/Rights.h"
#include "app/table/ShownGame.h"
#include "app/table/TableStage.h"
#include "base/Message.h"
#include "game/Sketch.h"
#include "match/Followed.h"

namespace app {

/// What a person draws on the shown turn: arrows from place to place, and rings around places. The match
/// keeps it with the turn. Only places that the game's notation names can be drawn on. While the game keeps
/// secrets, only the person who drew a stroke can see it.
class Pen {
  public:
    /// All must outlive it.
    Pen(match::Followed& match, const Rights& rights, const ShownGame& shown, const TableStage& stage)
        : match_(match), rights_(rights), shown_(shown), stage_(stage) {}

    /// Whether it is in the hand: then pointing draws instead of entering a turn.
    [[nodiscard]] bool held() const { return held_; }
    void take(bool hold);
    [[nodiscard]] game::Ink ink() const { return ink_; }
    void choose(game::Ink ink) { ink_ = ink; }
    /// Chooses the ink `steps` after the present one; continues at the other end.
    void chooseNext(int steps);

    // ---- what is drawn
    /// The strokes of the shown turn that the viewer may see.
    [[nodiscard]] game::Sketch sketch() const;
    /// The stroke that is being drawn, as it would be with its end where it is pointed at now.
    [[nodiscard]] std::optional<game::Stroke> begun() const;
    /// Whether the table has places to draw on.
    [[nodiscard]] bool hasPlaces() const;
    /// Why nothing can be drawn now; nothing if it can.
    [[nodiscard]] std::optional<base::Message> refusal() const;

    // ---- drawing
    /// Begins a stroke at a place; false if nothing can be drawn there.
    bool begin(game::Place from, game::Ink ink);
    /// Leads the stroke to a place; nothing, and places without a name: it has no end there.
    void leadTo(std::optional<game::Place> to);
    /// Ends the stroke where it was led to last. One that has led to no place is not drawn.
    void end();
    void cancel() { begun_.reset(); }
    /// Begins a stroke at a place, or ends the one that was begun there.
    void pickAt(game::Place place);

    // ---- changes of the shown turn
    /// Whether undo() would change it.
    [[nodiscard]] bool canUndo() const { return lastChange().has_value(); }
    /// Takes back the last change to what the viewer sees; false if there is none.
    bool undo();
    /// Removes all strokes that the viewer sees.
    void clear();

    /// What has last happened: a stroke was drawn or removed, or did not fit any more; or all were removed.
    struct News {
        enum class Kind { Drawn, Removed, Full, Cleared, Undone } kind = Kind::Drawn;
        game::Stroke stroke = {};
    };
    /// A number that changes with each of the news.
    [[nodiscard]] std::size_t newsNumber() const { return newsNumber_; }
    [[nodiscard]] const News& news() const { return news_; }

  private:
    /// A stroke that is being drawn. It ends with the position, and with another viewer.
    struct Begun {
        game::Stroke stroke;
        match::NodeId turn;
        game::Viewer by;
        bool ends = true;  ///< it has an end where it is pointed at
    };
    [[nodiscard]] bool goesOn() const {
        return begun_ && begun_->turn == match_.current() && begun_->by == rights_.viewer();
    }
    /// A change that can be undone.
    struct Change {
        match::NodeId turn;
        game::Viewer by;
        game::Sketch before;  ///< what the viewer saw
    };
    /// The place as strokes name it: on the lowest level, and the one that its name means.
    [[nodiscard]] std::optional<game::Place> named(game::Place place) const;
    [[nodiscard]] std::optional<std::size_t> lastChange() const;
    /// Replaces the strokes that the viewer sees.
    void replace(const game::Sketch& seen);
    void change(game::Sketch sketch, const News& news);
    void tell(const News& news);

    match::Followed& match_;
    const Rights& rights_;
    const ShownGame& shown_;
    const TableStage& stage_;
    bool held_ = false;
    game::Ink ink_ = game::Ink::Green;
    std::optional<Begun> begun_;
    std::vector<Change> changes_;
    News news_;
    std::size_t newsNumber_ = 0;
};

}  // namespace app
