#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/far/FarPlaces.h"
#include "app/far/MatchElsewhere.h"
#include "app/far/Reach.h"
#include "app/settings/Basics.h"
#include "match/Series.h"

namespace base {
class Log;
}

namespace app {

class CurrentGame;

/// The table of players far away at which the player of this program is: its waiting room, and its matches,
/// which come to the table of the program as the game under way. Main thread only.
class FarTable final : public MatchElsewhere {
  public:
    /// `archive`: for the games that are played there, may be null; `folder`: for places and tables; empty:
    /// nothing is kept.
    FarTable(const Basics& basics, CurrentGame& currentGame, archive::Keeper* archive,
             std::filesystem::path folder, base::Log& log);
    ~FarTable() override;
    FarTable(const FarTable&) = delete;
    FarTable& operator=(const FarTable&) = delete;

    // ---- coming and going; whoever comes to a table leaves the one before
    /// Makes a table of this program's own.
    base::Result<void> host(const host::Agreements& agreed, const std::string& name);
    /// Makes a table at the host of another program.
    void hostAt(const Invitation& host, const host::Agreements& agreed, const std::string& name);
    /// Comes to the table of another program.
    void join(const Invitation& invitation, const std::string& name);
    /// Comes back to one of the places.
    base::Result<void> comeBack(const Place& place);
    /// Leaves for good.
    void leave();
    [[nodiscard]] const std::vector<Place>& places() const { return places_.all(); }

    // ---- an invitation that came as a link or was pasted
    void offer(Invitation invitation) { offered_ = std::move(invitation); }
    /// Once.
    [[nodiscard]] std::optional<Invitation> takeOffered() { return std::exchange(offered_, {}); }

    // ---- at the table
    /// Null if he is at none, and comes to none.
    [[nodiscard]] const host::Guest* guest() const { return guest_.get(); }
    /// All that is known of the table he is at; null before he is there.
    [[nodiscard]] const host::TableNews* table() const {
        return guest_ && guest_->table() ? &*guest_->table() : nullptr;
    }
    /// Why there is no line at present; nothing while there is one.
    [[nodiscard]] std::optional<base::Message> trouble() const;
    /// To be passed on; nothing before he is there.
    [[nodiscard]] std::optional<Invitation> invitation() const;
    /// The same as a link for browsers; nothing if the host serves no page, as far as is known.
    [[nodiscard]] std::optional<std::string> link() const;
    [[nodiscard]] bool isShown() const override;
    [[nodiscard]] const match::Match* kept() const override;
    void showKept() override;
    [[nodiscard]] std::vector<match::Series::Standing> standings() const override;
    [[nodiscard]] std::optional<base::Msgid> whyNoRematch() const override;
    void askForRematch() override { say(host::Rematch{true}); }
    /// Asks the host for something; what it refuses becomes a message.
    void say(const host::ClientMessage& message) {
        if (guest_) guest_->say(message);
    }

    /// Brings what has come; call it once a frame. `seconds` since the last call.
    void update(float seconds);
    /// Whether something is waited for that wakes nobody.
    [[nodiscard]] bool active() const { return guest_ != nullptr; }
    /// Keeps what is to be kept, at the end of the program; blocks.
    base::Result<void> flush();

  private:
    void comeTo(const Invitation& host, const std::string& name);
    /// How he comes: anew, or back to his place.
    struct Coming {
        std::optional<host::Key> key = {};
        KeptMatch kept = {};
    };
    void come(std::unique_ptr<Reach> reach, bool own, Coming coming);
    [[nodiscard]] base::Result<void> comeToOwn(Coming coming);
    /// Keeps what the reach has before it goes; the player is told if that fails.
    void leaveKept();
    void keepPlace();
    void sitDown();
    void tellRefusal();
    void joinAgain();
    void tellNews();
    void tellWishes();
    void followMatch();
    void keepMatch();

    const Basics& basics_;
    CurrentGame& currentGame_;
    archive::Keeper* archive_;
    std::filesystem::path folder_;
    base::Log& log_;
    FarPlaces places_;
    std::optional<Invitation> offered_;
    std::optional<host::Refusal> refused_;  ///< why he cannot come to the table
    int namesakes_ = 0;                     ///< at the table, of whom he was told
    std::unique_ptr<Reach> reach_;
    bool own_ = false;  ///< the reach is this program's own host
    std::unique_ptr<host::Guest> guest_;
    std::unique_ptr<FarKeeper> keeper_;  ///< of the table
    std::string name_;                   ///< that he has chosen
    std::string code_;                   ///< of the table to which he comes
    bool takesSeat_ = false;  ///< he has come for the first time, and sits down where a seat is free
    std::unique_ptr<match::Line> line_;           ///< of the match on the table
    int session_ = 0;                             ///< the game under way that follows it; 0: none
    std::vector<host::MemberId> wanting_;         ///< who wants another match, as he was told
    std::vector<host::TableNews::Member> known_;  ///< members as the player was told of them last
    std::uint32_t heardChat_ = 0;                 ///< number of the last thing said that he was told
};

}  // namespace app
