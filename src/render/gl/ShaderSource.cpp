#include "render/gl/ShaderSource.h"

#include <algorithm>
#include <optional>
#include <regex>
#include <sstream>

#include "base/Files.h"
#include "render/BuiltinShaders.h"
#include "render/gl/Device.h"

namespace render {
namespace {

// A #line directive may have a file number, but Mesa's compiler loses it inside expressions. Every driver
// keeps the line number, so that holds both.
constexpr std::size_t kLinesPerFile = 100000;

class Includer {
  public:
    explicit Includer(std::filesystem::path folder) : folder_(std::move(folder)) {}

    base::Result<void> append(const std::filesystem::path& file, const base::Error& ifMissing) {
        const auto text = textOf(file);
        if (!text) return ifMissing;
        std::istringstream stream(*text);
        const std::size_t number = source_.files.size();
        source_.files.push_back(file);
        source_.text += lineDirective(1, number);
        std::string line;
        for (int at = 1; std::getline(stream, line); ++at) {
            const std::string included = includedName(line);
            if (included.empty()) {
                source_.text += line + '\n';
                continue;
            }
            const auto path = folder_ / "include" / included;
            if (std::find(source_.files.begin(), source_.files.end(), path) == source_.files.end()) {
                const base::Error missing{
                    {base::msgid("the included file {file} cannot be read"), {{"file", path.string()}}},
                    file.string(),
                    {at, 0}};
                if (auto done = append(path, missing); !done) return done;
            }
            source_.text += lineDirective(at + 1, number);
        }
        return {};
    }

    ShaderSource& source() { return source_; }

  private:
    /// The text of a file; of the built-in copy if there is no folder.
    std::optional<std::string> textOf(const std::filesystem::path& file) const {
        if (folder_.empty()) {
            const auto builtin = builtinShader(file.generic_string());
            return builtin ? std::optional<std::string>(*builtin) : std::nullopt;
        }
        auto text = base::readFile(file);
        return text ? std::optional<std::string>(std::move(text).value()) : std::nullopt;
    }
    static std::string lineDirective(int line, std::size_t number) {
        return "#line " + std::to_string(number * kLinesPerFile + static_cast<std::size_t>(line)) + '\n';
    }

    // The name between the quotes of an #include line; empty for any other line.
    static std::string includedName(const std::string& line) {
        const auto begin = line.find_first_not_of(" \t");
        if (begin == std::string::npos || line.compare(begin, 8, "#include") != 0) return {};
        const auto open = line.find('"', begin);
        const auto close = open == std::string::npos ? open : line.find('"', open + 1);
        return close == std::string::npos ? std::string() : line.substr(open + 1, close - open - 1);
    }

    std::filesystem::path folder_;
    ShaderSource source_;
};

}  // namespace

base::Result<ShaderSource> readShader(const std::filesystem::path& folder, const std::string& name,
                                      std::span<const std::string> defines) {
    Includer includer(folder);
    includer.source().text = device::shaderHeader();
    for (const std::string& define : defines) includer.source().text += "#define " + define + '\n';
    const auto file = folder / name;
    if (auto done = includer.append(file, {base::msgid("this shader cannot be read"), file.string()}); !done)
        return done.error();
    return std::move(includer.source());
}

std::string nameFilesInLog(const std::string& log, const ShaderSource& source) {
    // "0:12(5): …" (Mesa), "0(12) : …" (NVIDIA), "ERROR: 0:12: …" (others); the first number is always 0.
    static const std::regex kPlace(R"(^(?:ERROR: |WARNING: )?\d+[:(](\d{1,9})\)?(?:\(\d+\))?)");
    std::istringstream lines(log);
    std::string out;
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_search(line, match, kPlace)) {
            const auto place = static_cast<std::size_t>(std::stoul(match[1].str()));
            const std::size_t file = place / kLinesPerFile;
            if (file < source.files.size())
                line = source.files[file].string() + ':' + std::to_string(place % kLinesPerFile) +
                       match.suffix().str();
        }
        out += line + '\n';
    }
    while (!out.empty() && out.back() == '\n') out.pop_back();
    return out;
}

}  // namespace render
