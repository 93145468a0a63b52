#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace e2e {

/// How a run of the program ended.
struct Ending {
    int status = -1;     ///< exit status; -1 if a signal ended it
    int signal = 0;      ///< the signal that ended it; SIGKILL if it took too long
    std::string output;  ///< standard output and error together

    [[nodiscard]] bool says(std::string_view text) const { return output.find(text) != std::string::npos; }
    /// Whether it exited normally, not by a signal, a sanitizer or an assertion.
    [[nodiscard]] bool orderly() const { return signal == 0 && (status == 0 || status == 1); }
};
std::ostream& operator<<(std::ostream& out, const Ending& ending);

/// The settings of most tests: the cheapest quality, and two people, since a first game has an engine by
/// default.
inline constexpr const char* kSettings = R"({"quality": "low", "opponents": ["", ""]})";
/// Seconds after which a run counts as hanging. Under the thread sanitizer everything takes several times as
/// long.
#ifdef __SANITIZE_THREAD__
inline constexpr int kLongestRun = 1200;
#else
inline constexpr int kLongestRun = 240;
#endif
/// The path of `dolmen`.
[[nodiscard]] std::string programPath();

/// A folder for one test, with the program's working folder, home and configuration. Removed by the
/// destructor.
class Sandbox {
  public:
    Sandbox();
    ~Sandbox();
    Sandbox(const Sandbox&) = delete;
    Sandbox& operator=(const Sandbox&) = delete;

    [[nodiscard]] std::filesystem::path path(const std::string& name) const { return folder_ / name; }
    [[nodiscard]] std::filesystem::path settings() const { return path("config/settings.json"); }
    /// Writes a file and creates its folders.
    void write(const std::string& name, std::string_view text) const;
    [[nodiscard]] std::string read(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name) const { return std::filesystem::exists(path(name)); }

    /// Sets a variable for later runs; an empty value removes it.
    void set(const std::string& variable, std::string value) { environment_[variable] = std::move(value); }

    /// Runs this program from now on, such as an installed copy.
    void use(std::string program) { program_ = std::move(program); }

    /// Runs `dolmen` with these arguments, for at most so many seconds.
    [[nodiscard]] Ending run(std::vector<std::string> arguments, int seconds = kLongestRun) const;
    /// Starts it, calls `meanwhile`, and waits for its end, for at most so many seconds.
    [[nodiscard]] Ending runWhile(std::vector<std::string> arguments, const std::function<void()>& meanwhile,
                                  int seconds = kLongestRun) const;
    /// Runs it until this file exists, then sends the signal and waits for its end, for at most so many
    /// seconds.
    [[nodiscard]] Ending runAndSignal(std::vector<std::string> arguments, const std::string& file, int signal,
                                      int seconds = kLongestRun) const;
    /// Plays a script without a display, in a picture of 640 x 360.
    [[nodiscard]] Ending play(std::string_view script, std::vector<std::string> arguments = {}) const;

  private:
    [[nodiscard]] int start(std::vector<std::string> arguments) const;
    [[nodiscard]] Ending endingOf(int child, int seconds) const;

    std::filesystem::path folder_;
    std::map<std::string, std::string> environment_;
    std::string program_ = programPath();
};

/// Plays a script and expects that all of it succeeds.
void expectPlayed(const Sandbox& desk, std::string_view script, std::vector<std::string> arguments = {});

}  // namespace e2e
