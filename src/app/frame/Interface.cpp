#include "app/frame/Interface.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "app/common/Desktop.h"
#include "app/input/KeyName.h"
#include "app/sound/Narrator.h"
#include "app/table/PlaceSigns.h"
#include "ui/kit/Composition.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Style.h"
#include "ui/screens/Captions.h"
#include "ui/screens/SavedFile.h"
#include "ui/screens/Toasts.h"

namespace app {
namespace {

constexpr int kFramesAfterEvent = 3;  // Dear ImGui needs one or two frames to react to an event
constexpr int kFieldFrames = 3;       // a field has the keyboard two frames after it was asked to take it
constexpr float kLargeMarks = 1.5F;   // in large print, marks over the table are so much larger
constexpr float kButtonHints = 40;    // units in height
constexpr float kLeastDifference = 0.01F;  // smaller changes of the scale are ignored

void navigateByKeyboard(bool on) {
    ImGuiIO& io = ImGui::GetIO();
    if (on)
        io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    else
        io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;
}

}  // namespace

Interface::Interface(Window& window, render::Renderer& renderer, const ScreenBasics& basics,
                     const Collection& collection, bool keepsLabels, base::Log& log)
    : window_(window),
      renderer_(renderer),
      basics_(basics),
      collection_(collection),
      log_(log),
      keepsLabels_(keepsLabels),
      frames_(kFramesAfterEvent) {}

void Interface::redraw() { frames_ = kFramesAfterEvent; }

void Interface::redrawOnce() { frames_ = std::max(frames_, 1); }

void Interface::fit(bool anew) {
    const Window::Size size = window_.pixels();
    const ImVec2 display(static_cast<float>(size.width), static_cast<float>(size.height));
    const float natural = ui::kit::naturalScale(display, window_.density());
    const float wanted = ui::kit::fittingScale(
        display, static_cast<float>(basics_.preferences.settings().interfaceScale) * natural);
    if (!anew && std::abs(wanted - scale_) <= kLeastDifference) return;
    scale_ = wanted;
    palette_ = paletteOf(basics_.preferences.theme(), basics_.preferences.settings().highContrast);
    for (const base::Error& error : window_.restyle(fonts_, palette_, scale_, renderer_.largestTexture()))
        log_.warning(error.describe());
    letters_.forget();
    basics_.display.pixelScale = scale_;
    redraw();
}

void Interface::addLetters() {
    if (!letters_.ready()) return;
    if (fonts_.add(letters_.take())) window_.renewFontTexture();
    redraw();  // also requests letters that were first drawn meanwhile
}

bool Interface::outdated(const Screen& screen) const {
    return frames_ > 0 || animating_ || letters_.ready() || basics_.gamepad.held() ||
           !basics_.messages.toasts().empty() || collection_.opener.loadingToast() ||
           !basics_.captions.all().empty() || screen.animating();
}

void Interface::draw(Screen& screen, float seconds, bool seen, const std::optional<render::PixelRect>& part) {
    addLetters();
    navigateByKeyboard(screen.keyboardNavigation());
    window_.beginUi(seconds, basics_.gamepad, screen.keyboardNavigation());
    labels_.clear();
    tooltip_.clear();
    reading_.clear();
    covered_.clear();
    std::set<char32_t> missing;
    ui::kit::Context ui{.texts = basics_.texts,
                        .fonts = fonts_,
                        .palette = palette_,
                        .scale = scale_,
                        .marks = basics_.preferences.settings().largePrint ? kLargeMarks : 1,
                        .labels = keepsLabels_ ? &labels_ : nullptr,
                        .covered = &covered_,
                        .tooltip = &tooltip_,
                        .reading = basics_.narrator.on() ? &reading_ : nullptr,
                        .missing = &missing,
                        .keyName = [this](std::string_view action) {
                            if (basics_.display.touch) return std::string();
                            return keyName(action, basics_.preferences.bindings(), basics_.texts,
                                           basics_.display.pad);
                        }};
    screen.draw(ui, seconds);
    if (ui.pressed) basics_.cues.play(audio::Cue::Press);
    noteFields(ui);
    const bool unread = reader_.follow(reading_, screen.keyboardNavigation());
    animating_ = std::exchange(ui.animating, false) || awaitsField_ > 0 || unread;
    const ui::kit::Rect table = screen.tableArea(ui::kit::display());
    drawToasts(ui, screen, table);
    // A menu hides the table, so its sounds need no captions.
    if (screen.viewpoint()) ui::screens::drawCaptions(ui, basics_.captions.all(), table);
    toastsMoving_ = ui.animating;
    ui::kit::drawComposition(ui, basics_.display.composition);
    basics_.display.caret = ui::kit::textCaret();
    window_.endUi(seen, part);
    letters_.load(missing, fonts_.letterSizes());
    renderer_.setCovered(coveredPixels());
}

void Interface::noteFields(const ui::kit::Context& ui) {
    if (ui.awaitsKeyboard)
        awaitsField_ = kFieldFrames;
    else if (awaitsField_ > 0)
        --awaitsField_;
    if (ImGui::GetIO().WantTextInput) awaitsField_ = 0;
    basics_.display.fieldAwaited = awaitsField_ > 0;
}

void Interface::drawToasts(ui::kit::Context& ui, const Screen& screen, ui::kit::Rect table) {
    std::vector<ui::kit::Toast> toasts = basics_.messages.toasts();
    if (auto loading = collection_.opener.loadingToast()) toasts.push_back(*std::move(loading));
    if (auto film = collection_.films.toast()) toasts.push_back(*std::move(film));
    using ui::screens::PanelsAt;
    // Beside the table a gamepad's buttons are above the hint.
    if (screen.viewpoint() && basics_.display.pad) table.height -= ui.px(kButtonHints);
    ui::kit::Rect area = ui::screens::toastArea(
        ui::kit::display(), table, screen.viewpoint() ? PanelsAt::Edges : PanelsAt::Middle, scale_);
    const auto saved = std::find_if(toasts.begin(), toasts.end(),
                                    [](const ui::kit::Toast& toast) { return !toast.file.empty(); });
    if (saved != toasts.end()) drawSaved(ui, *saved, screen.toastsAt(), area);
    ui::kit::drawToasts(ui, toasts, area, screen.toastsAt());
}

void Interface::drawSaved(ui::kit::Context& ui, const ui::kit::Toast& saved, ui::kit::ToastsAt at,
                          ui::kit::Rect& area) {
    const ui::screens::SavedFileAnswer answer = ui::screens::drawSavedFile(ui, saved.text, area, at);
    const float taken = answer.height + ui.px(10);
    area.height = std::max(area.height - taken, 0.0F);
    if (at == ui::kit::ToastsAt::Top) area.y += taken;
    if (!answer.command) return;
    const bool opens = answer.command == ui::screens::SavedFileCommand::Open;
    const auto shown = showOnDesktop(opens ? saved.file : saved.file.parent_path());
    basics_.messages.closeSaved();
    if (!shown) basics_.messages.toast(ui.texts.describe(shown.error()), ui::kit::Severity::Warning);
}

void Interface::frameDone() { frames_ = std::max(0, frames_ - 1); }

std::vector<render::PixelRect> Interface::coveredPixels() const {
    const int height = window_.pixels().height;
    std::vector<render::PixelRect> pixels;
    for (const ui::kit::Rect& r : covered_)
        if (!r.empty())
            pixels.push_back({static_cast<int>(r.x), height - static_cast<int>(r.y + r.height),
                              static_cast<int>(r.width), static_cast<int>(r.height)});
    return pixels;
}

}  // namespace app
