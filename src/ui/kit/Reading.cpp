#include "ui/kit/Reading.h"

#include <imgui_internal.h>

#include <utility>

#include "ui/kit/Context.h"

namespace ui::kit {
namespace {

void append(std::string& all, std::string_view text, std::string_view between) {
    if (text.empty() || all.find(text) != std::string::npos) return;
    if (!all.empty()) all += between;
    all += text;
}

}  // namespace

/// Writes into the reading of a context, if there is one.
class ReadingPen {
  public:
    explicit ReadingPen(const Context& ui) : reading_(ui.reading) {}
    [[nodiscard]] bool reads() const { return reading_ != nullptr && reading_->quiet_ == 0; }
    [[nodiscard]] bool exists() const { return reading_ != nullptr; }

    [[nodiscard]] Reading::Panel& panel() { return reading_->panels_[GImGui->CurrentWindow->RootWindow->ID]; }
    [[nodiscard]] Reading::Item& item() { return reading_->item_; }
    /// Whether the item drawn last has the focus.
    [[nodiscard]] bool focused() const {
        if (reading_ == nullptr) return false;
        const ImGuiID last = GImGui->LastItemData.ID;
        return last != 0 && last == GImGui->NavId;
    }
    /// Makes the item drawn last the one that is read, if it has the focus.
    [[nodiscard]] bool begin() {
        if (!focused()) return false;
        const ImRect& box = GImGui->LastItemData.Rect;
        take(GImGui->LastItemData.ID, {box.Min.x, box.Min.y, box.GetWidth(), box.GetHeight()});
        return true;
    }
    void take(ImGuiID id, const Rect& area) {
        Reading& all = *reading_;
        all.within_ = id == GImGui->NavId && id != 0;
        if (!all.within_ || all.item_.id == id) return;
        all.item_ = {.id = id,
                     .section = all.section_,
                     .label = all.label_,
                     .name = {},
                     .state = {},
                     .explanation = all.help_};
        all.area_ = area;
        all.lettered_ = false;
    }
    /// Whether what is drawn at this point is on the item with the focus.
    [[nodiscard]] bool within(ImVec2 at) const {
        const Rect& area = reading_->area_;
        return reading_->within_ && at.x >= area.x && at.x <= area.x + area.width && at.y >= area.y &&
               at.y <= area.y + area.height;
    }
    void section(std::string_view text) { reading_->section_ = text; }
    void row(std::string_view label, std::string_view help) {
        reading_->label_ = label;
        reading_->help_ = help;
    }
    /// Adds a text that is drawn on the item.
    void letter(std::string_view text) {
        if (!std::exchange(reading_->lettered_, true)) item().name.clear();
        append(item().name, text, ". ");
    }
    [[nodiscard]] bool lettered() const { return reading_->lettered_; }
    void quiet(int more) { reading_->quiet_ += more; }

  private:
    Reading* reading_;
};

void Reading::clear() { *this = {}; }

Reading::Panel Reading::panel() const {
    const ImGuiWindow* const window = GImGui->NavWindow;
    if (window == nullptr) return {};
    const auto found = panels_.find(window->RootWindow->ID);
    return found == panels_.end() ? Panel() : found->second;
}

void readTitle(const Context& ui, std::string_view text) {
    if (ReadingPen pen(ui); pen.reads()) append(pen.panel().title, text, ". ");
}

void readText(const Context& ui, std::string_view text) {
    if (ReadingPen pen(ui); pen.reads() && !text.empty()) pen.panel().texts.emplace_back(text);
}

void readSection(const Context& ui, std::string_view text) {
    if (ReadingPen pen(ui); pen.exists()) pen.section(text);
}

void readItem(const Context& ui, unsigned id, const Rect& area) {
    if (ReadingPen pen(ui); pen.exists()) pen.take(id, area);
}

void readDrawn(const Context& ui, const Rect& room, std::string_view text) {
    ReadingPen pen(ui);
    if (pen.exists() && pen.within(room.center())) pen.letter(text);
}

void readName(const Context& ui, std::string_view text) {
    ReadingPen pen(ui);
    if (pen.begin() && !pen.lettered() && text != pen.item().label) pen.item().name = text;
}

void readState(const Context& ui, std::string_view text, bool typed) {
    ReadingPen pen(ui);
    if (!pen.begin()) return;
    append(pen.item().state, text, ", ");
    pen.item().typed = typed;
}

void readExplanation(const Context& ui, std::string_view text) {
    ReadingPen pen(ui);
    if (pen.begin() && pen.item().name.find(text) == std::string::npos)
        append(pen.item().explanation, text, " ");
}

ReadRow::ReadRow(const Context& ui, std::string_view label, std::string_view help) : ui_(ui) {
    if (ReadingPen pen(ui); pen.exists()) pen.row(label, help);
}

ReadRow::~ReadRow() {
    if (ReadingPen pen(ui_); pen.exists()) pen.row({}, {});
}

NotRead::NotRead(const Context& ui) : ui_(ui) {
    if (ReadingPen pen(ui); pen.exists()) pen.quiet(1);
}

NotRead::~NotRead() {
    if (ReadingPen pen(ui_); pen.exists()) pen.quiet(-1);
}

}  // namespace ui::kit
