#pragma once

#include <cassert>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "app/catalog/GameCatalog.h"
#include "app/table/CameraSeat.h"
#include "app/table/GameControl.h"
#include "app/table/Hand.h"
#include "app/table/HeldTurn.h"
#include "app/table/History.h"
#include "app/table/Pen.h"
#include "app/table/Rights.h"
#include "app/table/ShownGame.h"
#include "app/table/TableStage.h"
#include "app/table/TurnEntry.h"
#include "match/Match.h"
#include "match/Post.h"
#include "match/Seating.h"
#include "match/far/FarPost.h"

namespace app {

/// A match on the table, put together from parts that do not know it. A turn goes round: a person enters it
/// by hand (Hand, TurnEntry), it is decided (GameControl), shown as far as the viewer may know it (ShownGame,
/// Rights), and the entry of the next one begins. It knows no window.
class TableSession {
  public:
    /// A match whose referee is here.
    TableSession(const CatalogEntry& entry, match::Match match, const scene::Theme& theme, float speed,
                 const TableWishes& wishes = {});
    /// A match that is followed from elsewhere, over a line, with the eyes of a player at this table or of an
    /// onlooker. `told`: how it stands, which `reader` has read. The line must outlive it.
    TableSession(const CatalogEntry& entry, match::Briefing told, match::ReportReader reader,
                 match::Line& line, const scene::Theme& theme, float speed, const TableWishes& wishes = {});
    TableSession(const TableSession&) = delete;
    TableSession& operator=(const TableSession&) = delete;

    // ---- the game
    [[nodiscard]] const CatalogEntry& entry() const { return entry_; }
    [[nodiscard]] const match::Followed& match() const { return *match_; }
    /// The match itself, with all that it hides, where this program is its referee; null if that is
    /// elsewhere.
    [[nodiscard]] match::Match* localMatch() { return localMatch_; }
    [[nodiscard]] const match::Match* localMatch() const { return localMatch_; }
    /// The same, where the match is known to be this program's own: its referee must be here.
    [[nodiscard]] match::Match& ownMatch() {
        assert(localMatch_ != nullptr);
        return *localMatch_;
    }
    [[nodiscard]] const match::Match& ownMatch() const {
        assert(localMatch_ != nullptr);
        return *localMatch_;
    }
    /// Who plays for whom.
    [[nodiscard]] const match::Seating& seating() const { return seating_; }

    // ---- its parts
    /// Who may see what, and which person may enter a turn.
    [[nodiscard]] const Rights& rights() const { return rights_; }
    /// What is seen of it: pieces, marks, camera.
    [[nodiscard]] TableStage& stage() { return stage_; }
    [[nodiscard]] const TableStage& stage() const { return stage_; }
    /// The seat behind which the camera stands.
    [[nodiscard]] CameraSeat& cameraSeat() { return cameraSeat_; }
    /// How it goes on: decisions of its players, pauses, time.
    [[nodiscard]] GameControl& control() { return control_; }
    [[nodiscard]] const GameControl& control() const { return control_; }
    /// The way back through its turns, and forwards again.
    [[nodiscard]] History& history() { return history_; }
    /// The turn that a person is entering.
    [[nodiscard]] TurnEntry& turn() { return turn_; }
    [[nodiscard]] const TurnEntry& turn() const { return turn_; }
    /// How a person points at it.
    [[nodiscard]] Hand& hand() { return hand_; }
    [[nodiscard]] const Hand& hand() const { return hand_; }
    /// What is drawn on it.
    [[nodiscard]] Pen& pen() { return pen_; }
    [[nodiscard]] const Pen& pen() const { return pen_; }

    // ---- what is shown
    /// The position that is shown, as rights().viewer() may see it.
    [[nodiscard]] const game::View& view() const { return shown_.view(); }
    /// A number that changes with every new view().
    [[nodiscard]] std::uint64_t viewNumber() const { return shown_.number(); }
    /// Shows the game as this viewer sees it; does nothing unless Rights::showsSecrets().
    void seeAs(game::Viewer viewer);
    /// Whether players may be helped was agreed among those far away.
    void agreeAboutHelp(bool allowed) { rights_.agreeAboutHelp(allowed); }
    /// Nobody and nothing may help, whatever is shown.
    void forbidHelp(bool forbidden) { rights_.forbidHelp(forbidden); }
    /// The person to move has taken over the table and may see his secrets.
    void uncover();
    /// Shows how the pieces are dealt; at the start of a game in which they are.
    void deal();
    /// Covers the table until the next person uncovers it, for a picture of it; nothing changes if one person
    /// sits here or nothing is hidden.
    void cover();
    /// Whether nobody is at the table: while another screen has taken its place, it is covered.
    void leave(bool left);
    /// Builds the table anew for another theme or other wishes; pieces stay where they are.
    void rebuild(const scene::Theme& theme, TableWishes wishes);
    /// Others play from now on. The table is built anew for them.
    void sit(match::Seating seating, const scene::Theme& theme, const TableWishes& wishes);
    /// The game's picture of this name (game::Choice::icon), as the place's pieces look.
    [[nodiscard]] ui::kit::Shape iconOf(const std::string& name) const;
    /// Lets `dt` seconds pass; true if the picture has changed.
    bool update(float dt);
    /// Whether pieces move, or are about to turn over for another viewer.
    [[nodiscard]] bool animating() const { return stage_.busy() || rights_.viewerChanges(); }
    /// Whether only the camera's breathing changes the picture.
    [[nodiscard]] bool onlyBreathes() const { return !animating() && stage_.camera().onlyBreathes(); }
    /// The msgid of the word that custom demands after the last turn; empty while the turn is still moving.
    [[nodiscard]] std::string announcement() const {
        return stage_.busy() ? std::string() : view().announcement();
    }

  private:
    /// A match, who plays it at this table, and where their decisions go.
    struct Played {
        std::unique_ptr<match::Followed> match;
        match::Match* local = nullptr;
        match::Seating seating;
        std::function<std::unique_ptr<match::Post>(match::Seating&)> post = {};
    };
    TableSession(const CatalogEntry& entry, Played played, const scene::Theme& theme, float speed,
                 const TableWishes& wishes);
    [[nodiscard]] static Played here(match::Match match);
    [[nodiscard]] static Played elsewhere(match::Briefing told, match::ReportReader reader,
                                          match::Line& line);

    const CatalogEntry& entry_;
    std::unique_ptr<match::Followed> match_;
    match::Match* localMatch_;  ///< null: the referee is elsewhere
    match::Seating seating_;
    std::unique_ptr<match::Post> post_;
    Rights rights_;
    std::map<std::string, std::string> icons_;  ///< scene::Theme::icons of the place
    TableStage stage_;
    CameraSeat cameraSeat_;
    HeldTurn held_;
    TurnEntry turn_;
    ShownGame shown_;
    GameControl control_;
    History history_;
    Hand hand_;
    Pen pen_;
};

}  // namespace app
