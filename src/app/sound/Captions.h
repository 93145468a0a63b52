#pragma once

#include <string>
#include <vector>

#include "audio/Cue.h"
#include "base/Message.h"
#include "game/Transition.h"
#include "ui/screens/Captions.h"

namespace app {

/// Captions: words for sounds, for players who do not hear them. Each is shown for kSeconds, at most kMost at
/// once. Main thread only.
class Captions {
  public:
    static constexpr float kSeconds = 2;
    static constexpr std::size_t kMost = 3;

    void setOn(bool on);
    [[nodiscard]] bool on() const { return on_; }
    /// Announces a sound that is heard in `delay` seconds. A caption with the same text stays longer; if
    /// there are too many, the oldest is removed. Does nothing while captions are off, or for an empty text.
    void add(std::string text, float delay = 0);
    /// Lets `seconds` pass; call once a frame.
    void update(float seconds);
    /// Newest last. The age is negative for sounds that are not heard yet.
    [[nodiscard]] const std::vector<ui::screens::Caption>& all() const { return captions_; }

  private:
    bool on_ = false;
    std::vector<ui::screens::Caption> captions_;
};

/// The msgid of a caption for a sound of the program, such as that of the clock; null if it needs none, or if
/// it is the game's to say: sounds of pieces (scene::TableModel::caption()), announcements.
[[nodiscard]] const char* captionOf(audio::Cue cue);
/// The msgid of a caption that says what happens in a stage of a turn, instead of how its pieces sound; null
/// if their sounds say enough.
[[nodiscard]] const char* captionOf(game::Reason reason);

}  // namespace app
