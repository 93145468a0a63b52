#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "games/tak/playtak/Conversation.h"

namespace tak::playtak::testing {

/// A conversation whose server is the test: it says lines, and looks at what was sent.
class Talk final : public Wire {
  public:
    explicit Talk(Conversation::Player player = LoginAsGuest{}) : conversation(*this, "Dolmen", player) {}

    void send(std::string line) override { sent_.push_back(std::move(line)); }
    /// What was sent since the last call.
    std::vector<std::string> sent() { return std::exchange(sent_, {}); }
    void hear(std::initializer_list<const char*> lines) {
        for (const char* line : lines) conversation.heard(line);
    }
    /// Comes in as this guest, with version 2.
    void logIn(const char* welcome = "Welcome Guest1!") {
        conversation.connected();
        hear({"Welcome!", "Login or Register", "OK", "OK", welcome});
        (void)sent();
        (void)conversation.takeEvents();
    }
    /// Plays White against Guest2 in game 7.
    void beginGame() {
        logIn();
        hear({"Game Start 7 Guest1 vs Guest2 white 5 600 10 4 21 1 1 0 0 0 0"});
        (void)conversation.takeEvents();
    }
    /// The next event, which must be of this kind.
    template <class Kind>
    Kind next() {
        if (events_.empty()) events_ = conversation.takeEvents();
        if (events_.empty()) {
            ADD_FAILURE() << "nothing has happened";
            return {};
        }
        const Event event = std::move(events_.front());
        events_.erase(events_.begin());
        const auto* const found = std::get_if<Kind>(&event);
        EXPECT_NE(found, nullptr) << "it is event " << event.index();
        return found != nullptr ? *found : Kind{};
    }
    /// Whether nothing else has happened.
    bool nothing() {
        if (events_.empty()) events_ = conversation.takeEvents();
        return events_.empty();
    }

    Conversation conversation;

  private:
    std::vector<std::string> sent_;
    std::vector<Event> events_;
};

}  // namespace tak::playtak::testing
