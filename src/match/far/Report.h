#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/View.h"
#include "match/Clock.h"
#include "match/Event.h"
#include "match/GameTree.h"
#include "match/Participant.h"

namespace match {

// What goes between the referee's table and somebody far away: values without a reference to the match, which
// hold no more than their viewer may know.

/// Whether every turn of a tree is one of a game with this number of seats.
[[nodiscard]] bool moversAreOf(const GameTree& tree, std::size_t seats);

/// An event, with what its viewer cannot work out from it without the rules.
struct Report {
    Event event;
    std::unique_ptr<const game::View> view = nullptr;  ///< the position after an event that changes it
    std::optional<GameTree> tree = {};                 ///< Edited: all turns, as the viewer may know them
};

/// The referee's clocks between two events.
struct ClockReadings {
    std::vector<milliseconds> left;  ///< as Clock::readings()
};

/// A match as it stands, for a viewer who begins to follow it.
struct Briefing {
    game::Viewer viewer;
    std::vector<std::string> players;  ///< names by seat
    bool secrets = false;              ///< whether the game ever hides anything
    std::size_t events = 0;            ///< how many have happened
    GameTree tree;                     ///< as the viewer may know it
    NodeId current{};
    std::optional<NodeId> head = {};  ///< where the live match stands; nothing under review
    std::unique_ptr<const game::View> view = nullptr;
    std::optional<Clock> clock = {};
    std::optional<Offer> offer = {};           ///< the open one
    bool owesAnswer = false;                   ///< it waits for the viewer's answer
    std::optional<game::Outcome> ending = {};  ///< an ending without a turn that holds here
};

/// A player's answer to the open offer.
struct AnswerOffer {
    bool accept;
};

/// What a player far away asks of the referee.
struct Request {
    std::size_t events = 0;  ///< how many he knew of: what was decided before others happened may be void
    std::variant<PlayTurn, Resign, MakeOffer, AnswerOffer> what;
    std::uint32_t number = 1;  ///< grows from one request of a player to the next
};

/// What became of a request.
struct Receipt {
    enum class Result : std::uint8_t {
        Done,
        TooLate,    ///< something else happened before
        NotAllowed  ///< it makes no sense at the referee's table
    };
    std::uint32_t number = 0;  ///< of the request
    Result result = Result::Done;
};

}  // namespace match
