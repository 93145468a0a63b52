#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/Message.h"
#include "match/Followed.h"
#include "match/Seating.h"

namespace app {

/// Who may see what at a table, and which person may enter a turn now. The persons at a table see the same
/// picture, so while a game has secrets it shows no more than one of them may know. Who has given his seat to
/// an engine is still there, and knows what he has seen.
class Rights {
  public:
    /// Both must outlive it.
    Rights(const match::Followed& match, const match::Seating& seating);

    // ---- what may be seen
    /// The viewer whose knowledge is shown: the only person who plays or has played here; of several persons
    /// with secrets, the one who has uncovered the table, and an onlooker until then, as if nobody plays any
    /// more or the table is left; if nothing is hidden any more, the record or who was chosen by seeAs().
    [[nodiscard]] game::Viewer viewer() const { return viewer_; }
    /// Whether another viewer is due, for whom pieces must be turned over.
    [[nodiscard]] bool viewerChanges() const { return viewer_ != dueViewer(); }
    /// The viewer for what is spoken aloud: viewer(), but an onlooker from the moment at which a person who
    /// hides something from others here hands the table over, although it still shows what he saw.
    [[nodiscard]] game::Viewer heardBy() const {
        return hidesFromPersons() && viewerChanges() ? game::Viewer::onlooker() : viewer_;
    }
    /// Whether somebody may not know something yet: the game has secrets, is played here and is not over.
    [[nodiscard]] bool keepsSecrets() const { return match_.hasSecrets() && match_.live() && !finished_; }
    /// Whether the game hides or hid something that may be looked at as each player sees it: nobody who sits
    /// or sat here may be surprised by it, since the game is over or only engines have played it.
    [[nodiscard]] bool showsSecrets() const {
        return match_.hasSecrets() && !(keepsSecrets() && !persons_.empty());
    }
    /// Whether several persons sit or sat here who may not know the same.
    [[nodiscard]] bool hidesFromPersons() const { return keepsSecrets() && persons_.size() > 1; }
    /// The viewer for what leaves the table (SharedGame.h) and so may reach anybody who sits here: the only
    /// person who plays or has played; an onlooker if there are several, or he has given his seat away; the
    /// record if nothing is hidden.
    [[nodiscard]] game::Viewer sharedViewer() const;
    /// Whether thoughts of bots may be shown. They begin with the turn that a bot is about to play, and so
    /// tell what it holds: while the game keeps secrets, only who sees all of it may know them.
    [[nodiscard]] bool tellsThoughts() const { return !keepsSecrets() || viewer_.isRecord(); }

    /// Whether what others have played may be looked up. Not while a game keeps secrets, is played against
    /// somebody far away unless it was agreed, or is played in earnest between persons here: by the clock, or
    /// without taking back freely.
    [[nodiscard]] bool mayLookUp() const;
    /// Why nobody is helped now, by engines or by what the program sees; nullopt if everybody may be.
    [[nodiscard]] std::optional<base::Message> whyNoHelp() const;

    // ---- who decides
    /// The person at this table whose decision is entered now; of several who are awaited, the one who has
    /// uncovered the table, or else the first. nullopt: no person is awaited. While the game keeps secrets
    /// it is the one of its head, also while an earlier turn is shown: whoever may look back is at the table.
    [[nodiscard]] std::optional<game::PlayerId> actor() const;
    /// The person to whom the table must be handed over before the game goes on; nullopt if there are no
    /// secrets, or if the table is uncovered.
    [[nodiscard]] std::optional<game::PlayerId> handOver() const;
    /// The person who may enter his next turn ahead of time: the only one at this table, in a game under way
    /// that awaits nothing of him. Several persons see the same table, so none of them may.
    [[nodiscard]] std::optional<game::PlayerId> preparer() const;
    /// Whether a person at this table may enter a move now.
    [[nodiscard]] bool personToMove() const;
    /// Why no person may enter a move now; nullopt if one may.
    [[nodiscard]] std::optional<base::Message> whyNoEntry() const;

    /// Why nothing is possible here that needs or changes the whole match; nullopt if its referee is here.
    [[nodiscard]] std::optional<base::Message> whyNoReferee() const;

    // ---- changes. Another viewer may be due afterwards.
    /// The table shows the game as this viewer sees it; only if showsSecrets().
    void seeAs(game::Viewer viewer) { seenAs_ = viewer; }
    /// The person to move has taken over the table and may see his secrets.
    void uncover() { uncoveredBy_ = actor(); }
    /// Nobody has taken it over any more; whether somebody had.
    bool cover() { return std::exchange(uncoveredBy_, {}).has_value(); }
    /// Whether nobody is at the table, since another screen has taken its place. It is covered then, and
    /// afterwards again until somebody takes it over.
    void leave(bool left);
    [[nodiscard]] bool isLeft() const { return left_; }
    /// The players who are far away have agreed about it.
    void agreeAboutHelp(bool allowed) { agreedHelp_ = allowed; }
    /// Nobody and nothing may help, whatever is shown: a game goes on at a server of others.
    void forbidHelp(bool forbidden) { forbidden_ = forbidden; }
    /// Others sit at the table.
    void followSeats();
    /// The match has gone on, or stands elsewhere.
    void followMatch();
    /// Makes the viewer that is due the one whose knowledge is shown; whether this is another one.
    bool changeViewer();

  private:
    [[nodiscard]] game::Viewer dueViewer() const;
    /// Whether the person who has uncovered the table keeps it, since nobody else plays here any more.
    [[nodiscard]] bool keepsTable() const;
    /// The viewer for seenAs_ before anybody has chosen one.
    [[nodiscard]] game::Viewer unasked() const {
        return keepsSecrets() && persons_.empty() ? game::Viewer::onlooker() : game::Viewer::record();
    }
    [[nodiscard]] std::vector<game::PlayerId> everybody() const;
    /// The players who owe a decision, of those whom actor() speaks of.
    [[nodiscard]] std::vector<game::PlayerId> awaited() const {
        return keepsSecrets() ? match_.awaitedAtHead() : match_.awaited();
    }
    [[nodiscard]] bool awaits(game::PlayerId player) const;

    const match::Followed& match_;
    const match::Seating& seating_;
    std::optional<bool> agreedHelp_ = {};
    bool forbidden_ = false;
    bool finished_ = false;  ///< the game is over, even if the table shows an earlier position
    bool left_ = false;
    std::vector<game::PlayerId> persons_;           ///< who sit or sat here, in order
    std::optional<game::PlayerId> uncoveredBy_;     ///< the person who has the table
    game::Viewer seenAs_ = game::Viewer::record();  ///< whose knowledge is shown if nobody must be surprised
    game::Viewer viewer_ = game::Viewer::onlooker();
};

}  // namespace app
