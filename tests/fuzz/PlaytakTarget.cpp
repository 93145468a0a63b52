#include <algorithm>
#include <string>

#include "fuzz/Targets.h"
#include "games/tak/playtak/Conversation.h"

namespace fuzz {
namespace {

class NoServer final : public tak::playtak::Wire {
  public:
    void send(std::string line) override {
        require(!line.empty() && line.find_first_of("\r\n") == std::string::npos,
                "one line is sent at a time");
    }
};

}  // namespace

void playtak(std::string_view text) {
    NoServer wire;
    tak::playtak::Conversation conversation(wire, "Dolmen", tak::playtak::LoginAsGuest{});
    conversation.connected();
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        conversation.heard(line);
        conversation.update(1);
    }
    require(conversation.seeks().size() <= tak::playtak::Conversation::kMostKept, "seeks have a bound");
    require(conversation.games().size() <= tak::playtak::Conversation::kMostKept, "games have a bound");
    (void)conversation.takeEvents();
}

}  // namespace fuzz
