#pragma once

#include <glm/glm.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "app/screens/table/ShownPosition.h"
#include "base/Message.h"
#include "game/Beliefs.h"
#include "ui/screens/play/PlayBeliefs.h"

namespace app {

class TableSession;

/// What players may believe about hidden pieces, beside these pieces. It comes from what the viewer of the
/// table knows and from nothing else: of a player's view, his own beliefs; of the record's, those of all
/// players, with the truth; of an onlooker's, what anybody can conclude. Nothing while a person plays a game
/// in which it would remember for him what he has to remember himself (beliefsRefusal()).
class BeliefsPart final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    bool pass(float seconds) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    /// A line for each piece, as "1:10 2:25 3:0 4:40 5:25", in percent; "!" after the truth.
    [[nodiscard]] std::string text() const override;

  private:
    struct Held {
        game::PlayerId believer;
        game::Beliefs::Suspicion suspicion;
        int others = 0;  ///< held before it about the same pieces
    };
    struct Made {
        ShownPosition position = {};
        bool wanted = false;
        friend bool operator==(const Made&, const Made&) = default;
    };
    void collect(game::PlayerId believer, const game::View& seen);
    /// Whether the shown pieces tell that the piece at this place has this shape.
    [[nodiscard]] bool known(const std::vector<game::Place>& places, std::uint8_t shape) const;
    [[nodiscard]] glm::vec3 pointAt(game::Place place) const;
    [[nodiscard]] ImVec2 middleOf(const std::vector<game::Place>& places) const;

    Made made_;
    std::vector<Held> held_;
    std::vector<game::PieceState> pieces_;  ///< on the table, as of the last refresh()
    std::vector<ui::screens::BeliefView> views_;
};

/// Why this table shows no beliefs; nullopt: it may. The game must have some.
[[nodiscard]] std::optional<base::Message> beliefsRefusal(const TableSession& table);

}  // namespace app
