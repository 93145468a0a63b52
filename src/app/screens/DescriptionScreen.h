#pragma once

#include <string>
#include <vector>

#include "app/screens/table/ShownPosition.h"
#include "app/window/Screen.h"

namespace app {

class Narrator;
class Preferences;
class ScreenStack;
class Tables;

/// Describes the position on the table in words, which can be read, heard or copied.
class DescriptionScreen final : public Screen {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        const i18n::Catalogue& texts;
        ScreenStack& screens;
        Tables& tables;
        Preferences& preferences;
        Narrator& narrator;
    };
    explicit DescriptionScreen(const Surroundings& surroundings);
    ~DescriptionScreen() override;
    [[nodiscard]] const char* name() const override { return "description"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    bool escape() override;
    [[nodiscard]] std::string text() const override;

  private:
    void describe();

    Surroundings surroundings_;
    ShownPosition described_;
    std::vector<std::string> paragraphs_;
};

}  // namespace app
