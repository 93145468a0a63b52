#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/thinking/Engines.h"
#include "app/window/Screen.h"
#include "ui/screens/Engines.h"

namespace app {

class ScreenStack;

/// The engines that the player has added: their introductions, options and protocol logs. Engines can be
/// added and removed.
class EnginesScreen final : public Screen {
  public:
    EnginesScreen(ScreenStack& screens, Engines& engines, const i18n::Catalogue& texts);
    ~EnginesScreen() override;
    [[nodiscard]] const char* name() const override { return "engines"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool takeFiles(const std::vector<std::filesystem::path>& paths) override;
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
    /// Whether the typed arguments differ from the engine's.
    [[nodiscard]] bool argumentsChanged() const;
    /// If the arguments were changed, applies them and introduces the engine again; false if they are
    /// invalid.
    bool applyArguments();
    void set(const ui::screens::SetOption& change);
    void setEngineOption(const std::string& name, const ui::screens::OptionValue& value);
    void act(ui::screens::EnginesAction action);
    void copyLog();

    ScreenStack& screens_;
    Engines& engines_;
    const i18n::Catalogue& texts_;
    std::string chosen_;     ///< id of the selected engine; empty: none
    std::size_t known_ = 0;  ///< number of engines when the list was last checked
    std::string arguments_;  ///< arguments of the selected engine, as typed
    std::string problem_;    ///< with the last input
    bool logShown_ = false;
    std::uint64_t logSeen_ = 0;  ///< number of log lines when it was last drawn
    bool askRemove_ = false;
    ui::screens::EnginesModel shown_;  ///< as it was last drawn; for scripts
};

}  // namespace app
