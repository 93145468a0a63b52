#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "game/Kind.h"
#include "games/tak/playtak/Event.h"
#include "match/far/Mirror.h"

namespace tak::online {

/// A game of the server as a match that a table can follow.
class ServerMatch {
  public:
    using Clocks = std::array<playtak::Milliseconds, 2>;
    /// `own`: the player's colour; nothing: he looks on. `site`: the server's name, for the file. Nothing if
    /// the terms are beyond the rules. The kind must outlive it.
    [[nodiscard]] static std::unique_ptr<ServerMatch> begin(const game::Kind& kind,
                                                            const playtak::ListedGame& about,
                                                            std::optional<rules::Color> own,
                                                            const std::string& site);
    [[nodiscard]] playtak::GameNumber number() const { return number_; }
    [[nodiscard]] match::Mirror& mirror() { return mirror_; }
    [[nodiscard]] const match::Match& match() const { return mirror_.match(); }
    /// Whose turn it is at the server.
    [[nodiscard]] rules::Color toMove() const;
    [[nodiscard]] bool isOver() const { return match().outcome().over; }

    // ---- what the server tells; false if it cannot be
    [[nodiscard]] bool play(rules::Move move, const std::optional<Clocks>& clocks);
    [[nodiscard]] bool undo();
    void setClocks(const Clocks& clocks);
    void offer(rules::Color from, match::Proposal proposal);
    /// He no longer offers it, or it is refused.
    void withdraw(rules::Color from, match::Proposal proposal);
    /// The end. `clocks` tell a loss on time from a resignation, which the server does not.
    void end(const rules::Outcome& outcome, const std::optional<Clocks>& clocks);

  private:
    ServerMatch(const game::Kind& kind, match::Match match, game::Viewer viewer, playtak::GameNumber number)
        : number_(number), mirror_(kind, std::move(match), viewer) {}
    [[nodiscard]] bool isOpen(rules::Color from, match::Proposal proposal) const;

    playtak::GameNumber number_;
    match::Mirror mirror_;
};

}  // namespace tak::online
