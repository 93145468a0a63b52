#pragma once

#include <sys/types.h>

#include <string>

namespace e2e {

/// A screen that nobody sees, by Xvfb, with a pointer and keys, by xdotool. Ends with this object.
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
    ~Display();
    Display(const Display&) = delete;
    Display& operator=(const Display&) = delete;

    /// As the variable DISPLAY has it.
    [[nodiscard]] const std::string& name() const { return name_; }

    /// Where the window with this title lies, without its frame; empty while there is none.
    [[nodiscard]] Area areaOf(const std::string& title) const;
    /// Waits until the window lies there, for half a minute; answers where it lies in the end.
    [[nodiscard]] Area waitFor(const std::string& title, const Area& expected) const;
    /// The same until it is as large, wherever.
    [[nodiscard]] Area waitForSize(const std::string& title, int width, int height) const;

    void press(const std::string& key) const;
    void click(int x, int y) const;
    void point(int x, int y) const;

  private:
    [[nodiscard]] std::string xdotool(const std::string& arguments) const;

    std::string name_;
    pid_t server_ = -1;
    pid_t manager_ = -1;
};

std::ostream& operator<<(std::ostream& out, const Display::Area& area);

}  // namespace e2e
