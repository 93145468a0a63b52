#pragma once

#include <sys/types.h>

#include <string>
#include <utility>

namespace e2e {

/// An invisible screen (Xvfb) with a pointer and keys (xdotool). The destructor ends what the constructor has
/// started.
class Display {
  public:
    enum class Manager { None, Openbox };
    struct Area {
        int x = 0;
        int y = 0;
        int width = 0;
        int height = 0;
        friend bool operator==(const Area&, const Area&) = default;
    };

    /// Throws std::runtime_error if Xvfb or the window manager cannot be started.
    Display(int width, int height, Manager manager);
    /// The screen of this name, which another process has started and will end.
    explicit Display(std::string name) : name_(std::move(name)) {}
    ~Display();
    Display(const Display&) = delete;
    Display& operator=(const Display&) = delete;

    /// The value for the environment variable DISPLAY.
    [[nodiscard]] const std::string& name() const { return name_; }

    /// The area of the window with this title, without its frame; empty if there is none.
    [[nodiscard]] Area areaOf(const std::string& title) const;
    /// Waits up to half a minute until the window has this area; returns its last area.
    [[nodiscard]] Area waitFor(const std::string& title, const Area& expected) const;
    /// The same for a size at any place.
    [[nodiscard]] Area waitForSize(const std::string& title, int width, int height) const;

    /// The same for a width.
    [[nodiscard]] Area waitForWidth(const std::string& title, int width) const;

    /// Switches the keyboard to a layout of X, such as "ru".
    void setLayout(const std::string& layout) const;
    /// A key by its name or by X's code.
    void press(const std::string& key) const;
    /// Types a text without quotes.
    void type(const std::string& text) const;
    void click(int x, int y) const;
    void doubleClick(int x, int y) const;
    void point(int x, int y) const;

  private:
    [[nodiscard]] std::string xdotool(const std::string& arguments) const;

    std::string name_;
    pid_t server_ = -1;
    pid_t manager_ = -1;
};

std::ostream& operator<<(std::ostream& out, const Display::Area& area);

}  // namespace e2e
