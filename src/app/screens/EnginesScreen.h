#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/Engines.h"
#include "app/Screen.h"
#include "ui/screens/Engines.h"

namespace app {

class ScreenStack;

/// The engines that the player has added: who they are, what can be set in them, what was said to them and
/// by them; more can be added, others removed.
class EnginesScreen final : public Screen {
  public:
    EnginesScreen(ScreenStack& screens, Engines& engines, const i18n::Catalogue& texts);
    ~EnginesScreen() override;
    [[nodiscard]] const char* name() const override { return "engines"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool drop(const std::filesystem::path& path) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;
    [[nodiscard]] bool animating() const override;

  private:
    [[nodiscard]] const EngineSettings* chosen() const { return engines_.find(chosen_); }
    [[nodiscard]] ui::screens::EnginesModel model(const ui::kit::Context& ui);
    [[nodiscard]] ui::screens::EnginesModel::Row row(const EngineSettings& engine) const;
    [[nodiscard]] ui::screens::EnginesModel::Details details(const EngineSettings& engine,
                                                             const ui::kit::Context& ui);
    void describe(const EngineSettings& engine, ui::screens::EnginesModel::Details& details);
    void showLog(ui::screens::EnginesModel& model);
    void followList();
    void meetSomebody();
    void choose(const std::string& id);
    /// The arguments as they were typed differ from the engine's.
    [[nodiscard]] bool argumentsChanged() const;
    /// Has the engine tell anew who it is, if its arguments were changed; false if they cannot be read.
    bool applyArguments();
    void set(const ui::screens::SetOption& change);
    void setEngineOption(const std::string& name, const ui::screens::OptionValue& value);
    void act(ui::screens::EnginesAction action);
    void copyLog();

    ScreenStack& screens_;
    Engines& engines_;
    const i18n::Catalogue& texts_;
    std::string chosen_;     ///< id; empty: there is none
    std::size_t known_ = 0;  ///< engines in the list: one more is the one to look at
    std::string arguments_;  ///< of the chosen one, as they are typed
    std::string problem_;    ///< with what was typed last
    bool logShown_ = false;
    std::uint64_t logSeen_ = 0;  ///< lines that the log had when it was drawn last
    bool askRemove_ = false;
    ui::screens::EnginesModel shown_;  ///< as it was drawn last, for scripts
};

}  // namespace app
